"""What the options of the commands mean: a table's options, its bots by seat, files with bots and maps."""

from pathlib import Path
from typing import Any

from hippodrome.core.errors import BadOptions

# The rules take a moment to load: they are imported where they are needed, so that errors stay quick.

NOBODY = -1  # sits where a person would, when there is no terminal


def table_options(
    game: str,
    seats: int | None = None,
    open_profits: bool = False,
    houses: str | None = None,
    hidden_events: bool = False,
    board: Path | None = None,
) -> dict[str, Any]:
    """The options of a table that were given; the game says what it makes of them.

    >>> table_options("nekken", seats=2, houses="heran, racan")
    {'seats': 2, 'houses': ['heran', 'racan']}
    """
    given = {
        "seats": seats,
        "open_profits": open_profits or None,
        "houses": [house.strip() for house in houses.split(",")] if houses is not None else None,
        "hidden_events": hidden_events or None,
        "board": read_board(board, game).to_data() if board else None,
    }
    return {name: value for name, value in given.items() if value is not None}


def read_board(file: Path, game: str) -> Any:
    """The map in a file.

    >>> read_board(Path("/dev/null"), "nekken")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: /dev/null: ...
    """
    from hippodrome.games.intrigue.boards import read

    try:
        return read(file, game)
    except ValueError as error:
        raise BadOptions(str(error)) from None


def seat_specs(bots: str, seats: int, own: int = NOBODY) -> list[str]:
    """The bots by seat: one for all, one a seat, or one for each seat but the person's own.

    >>> seat_specs("random", 3), seat_specs("merchant, random", 3, own=0)
    (['random', 'random', 'random'], ['merchant', 'merchant', 'random'])
    """
    specs = [spec.strip() for spec in bots.split(",")]
    if len(specs) == 1:
        return specs * seats
    if own != NOBODY and len(specs) == seats - 1:
        specs.insert(own, specs[0])
    if len(specs) != seats:
        raise BadOptions(f"{len(specs)} bots are named for {seats} seats: name one for all, or one a seat")
    return specs


def bot_files(files: list[Path] | None) -> tuple[tuple[str, str], ...]:
    """The names and texts of files with bots, which are taken in.

    >>> bot_files(None)
    ()
    """
    from hippodrome.bots.specs import load_source

    texts = []
    for file in files or ():
        try:
            texts.append((str(file), file.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            raise BadOptions(f"{file} is not text in UTF-8, so it holds no bots") from None
        load_source(*texts[-1])
    return tuple(texts)
