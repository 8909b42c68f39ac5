"""An analysis as rows, one for each decision or draw, for pandas or polars: to CSV, or to Parquet with pyarrow."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from hippodrome.analysis.analysing import Analysis
from hippodrome.core.contract import MOST_SEATS
from hippodrome.core.errors import BadOptions

COLUMNS: dict[str, type] = {
    "number": int,
    "game": str,
    "seats": int,
    "move": int,
    "actor": int,
    "player": str,
    "text": str,
    "luck": str,
    "choices": int,
    "best": str,
    "loss": float,
    "loss_error": float,
    "grade": str,
    **{f"share_{seat}": float for seat in range(MOST_SEATS)},
    **{f"change_{seat}": float for seat in range(MOST_SEATS)},
}
"""The columns, and what each holds. The docs explain them."""


def rows(found: Analysis, number: int = 1) -> Iterator[dict[str, Any]]:
    """Iterate over the rows of the analysis of one game, the `number`-th of several. What does not apply is None.

    >>> from hippodrome.analysis import analyse
    >>> from hippodrome.arena.playing import play_out
    >>> from hippodrome.bots import make
    >>> game = play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0")
    >>> first = next(rows(analyse(game, ["Ann", "Bo", "Cy"], "sketch")))
    >>> first["move"], first["actor"], first["text"], first["luck"], first["choices"]
    (0, -1, 'draw W1', 'hand', None)
    """
    for move in found.moves():
        drawn = move["luck"] is not None
        before = found.course.values[move["number"]].shares.tolist()
        yield {
            **dict.fromkeys(COLUMNS),
            "number": number,
            "game": found.game.name,
            "seats": found.game.seats,
            "move": move["number"],
            "actor": -1 if drawn else move["actor"],
            "player": None if drawn else found.players[move["actor"]],
            "text": move["move"],
            "luck": move["luck"],
            "choices": move.get("choices"),
            "best": move.get("best"),
            "loss": move.get("loss"),
            "loss_error": move.get("error"),
            "grade": move.get("grade"),
            **{f"share_{seat}": share for seat, share in enumerate(before)},
            **{f"change_{seat}": change for seat, change in enumerate(move["change"])},
        }


def check_name(file: Path) -> None:
    """Refuse a file that rows can't be written to, before the work is done.

    >>> check_name(Path("rows.xlsx"))
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: rows.xlsx: rows are written to a .csv or a .parquet file
    """
    if file.suffix not in (".csv", ".parquet"):
        raise BadOptions(f"{file}: rows are written to a .csv or a .parquet file")
    if file.suffix == ".parquet":
        _pyarrow()


def write(file: Path, every: Iterable[dict[str, Any]]) -> None:
    """Write rows to a file, as its name ends."""
    listed = list(every)
    if file.suffix == ".parquet":
        _write_parquet(file, listed)
        return
    with file.open("w", encoding="utf-8", newline="") as opened:
        table = csv.DictWriter(opened, list(COLUMNS))
        table.writeheader()
        table.writerows(listed)


def _write_parquet(file: Path, listed: Sequence[dict[str, Any]]) -> None:
    pa, parquet = _pyarrow()
    kinds = {int: pa.int32(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    parquet.write_table(pa.Table.from_pylist(listed, schema), file)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOptions(
            "Parquet needs pyarrow: install the extra, as in pip install 'hippodrome[parquet]', or write a .csv"
        ) from None
    return pyarrow, pyarrow.parquet
