"""The command `analyse`: finished games explained."""

import json
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.files import console, must_be_new, saved_lines
from hippodrome.cli.options import LanguageName
from hippodrome.cli.progress import complain, progress
from hippodrome.core.errors import BadOptions, BadRecord
from hippodrome.locales import Messages, preferred

if TYPE_CHECKING:
    from hippodrome.game import Game


class DepthName(StrEnum):
    """How thoroughly a game is looked at."""

    SKETCH = "sketch"
    NORMAL = "normal"
    DEEP = "deep"


def analyse(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of saved games.")],
    depth: Annotated[
        DepthName, typer.Option("--depth", help="How thoroughly; a sketch leaves the decisions out.")
    ] = DepthName.NORMAL,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a page with the curve of every game.")
    ] = None,
    rows: Annotated[
        Path | None,
        typer.Option("--rows", help="Write a row for each decision or draw, to a .csv or .parquet file."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON for each game.")] = False,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the playouts and searches.")] = 0,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace existing files.")] = False,
    language: LanguageName = None,
) -> None:
    """Analyse finished games: who was lucky, what each decision cost, and where the game turned."""
    from hippodrome.analysis import analyse as look_back
    from hippodrome.analysis import report as page
    from hippodrome.analysis import rows as table
    from hippodrome.terminal import insight
    from hippodrome.terminal.room import Room

    for file in (report, rows):
        must_be_new(file, overwrite)
    if rows:
        table.check_name(rows)
    if report and report.suffix != ".html":
        raise BadOptions(f"{report}: a report is written to a .html file")
    t = Messages(language or preferred())
    found, faulty = [], 0
    with progress() as bar:
        for file in files:
            for where, line in lines_of(file):
                try:
                    game, players = finished(line)
                except BadRecord as error:
                    faulty += 1
                    complain.print(f"{where}: {error}", markup=False)
                    continue
                task = bar.add_task(t("analysis-working", file=file.name), total=2 * game.length)
                one = look_back(game, players, depth, seed, lambda task=task: bar.advance(task))  # type: ignore[misc]
                bar.remove_task(task)
                room = Room.of(game, players, t)
                found.append((one, room))
                if as_json:
                    print(json.dumps(one.plain(), ensure_ascii=False))
                else:
                    console.print(insight.summary(one, room))
    if rows:
        table.write(
            rows, (row for number, (one, _) in enumerate(found, 1) for row in table.rows(one, number))
        )
    if report:
        page.write(report, [(one, insight.lines(one, room)) for one, room in found], t)
    if faulty or not found:
        raise typer.Exit(1)


def lines_of(file: Path) -> Iterator[tuple[str, str]]:
    """Iterate over the games of a file, each with where it is; a file that can't be read is one faulty game."""
    try:
        listed = list(saved_lines(file))
        if not listed:
            raise BadRecord("this file contains no games")
    except (BadRecord, OSError) as error:
        raise BadRecord(f"{file}: {getattr(error, 'strerror', None) or error}") from None
    for number, line in listed:
        yield f"{file}: line {number}", line


def finished(line: str) -> tuple["Game", list[str]]:
    """Return the game of a line and its players; `BadRecord` says what is wrong with it."""
    from hippodrome import records

    record = records.parse(line)
    game = records.replay(record).recalled()
    if game.outcome is None:
        raise BadRecord("this game is not over yet: only finished games are analysed")
    return game, record["players"]
