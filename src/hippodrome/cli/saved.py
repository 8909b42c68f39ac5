"""The commands for saved games and for boards: `verify`, `show`, `board`."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.files import console, moment, saved_lines, viewpoint
from hippodrome.cli.options import LanguageName
from hippodrome.cli.progress import complain, progress
from hippodrome.core.errors import BadOptions, BadRecord
from hippodrome.locales import Messages, preferred

Number = Annotated[int, typer.Option("--game", min=1, help="Which game of the file, counted from 1.")]
Move = Annotated[
    int | None, typer.Option("--move", help="The position after this many moves; the last one if left out.")
]
Viewpoint = Annotated[str, typer.Option("--seat", help="Viewpoint: a seat's number, or spectator.")]


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of saved games.")],
    receipt: Annotated[
        Path | None,
        typer.Option("--receipt", help="What your browser kept of the table: proves what was promised."),
    ] = None,
) -> None:
    """Verify saved games. Checks every move by the rules, every draw by the secret, the scores and the winners."""
    from hippodrome import records

    kept = _receipt(receipt) if receipt else None
    good = faulty = unfinished = practice = 0
    with progress() as bar:
        for file in files:
            found = 0
            task = bar.add_task(f"Verifying {file.name}", total=None)
            try:
                for number, line in saved_lines(file):
                    found += 1
                    try:
                        record = records.parse(line)
                        game = records.verify(record)
                        if kept:
                            records.check_receipt(record, kept)
                    except BadRecord as error:
                        faulty += 1
                        complain.print(f"{file}: line {number}: {error}", markup=False)
                    else:
                        good += 1
                        unfinished += game.outcome is None
                        practice += record["practice"]
                    bar.advance(task)
                if not found:
                    raise BadRecord("this file contains no games")
            except (BadRecord, OSError) as error:
                faulty += 1
                complain.print(f"{file}: {getattr(error, 'strerror', None) or error}", markup=False)
            bar.remove_task(task)
    notes = [f"{unfinished} not finished"] * bool(unfinished)
    notes += [f"{practice} for practice, with a known deal"] * bool(practice)
    noted = f" ({', '.join(notes)})" if notes else ""
    console.print(f"{good} game{'s' * (good != 1)} verified{noted}, {faulty} faulty.")
    if faulty:
        raise typer.Exit(1)
    if kept:
        console.print(_proven(record, kept))


def _proven(record: dict[str, Any], receipt: dict[str, Any]) -> str:
    """What a record and a receipt that match prove, in a sentence."""
    promised = "The game is as the receipt promised"
    if record["contributions"][receipt["seat"]] is None:
        return (
            f"{promised}, but without a contribution of its seat: others could have chosen the deal together."
        )
    if not record["unrevealed"]:
        return f"{promised}: nobody can have chosen the deal."
    silent = ", ".join(record["players"][seat] for seat in record["unrevealed"])
    return f"{promised}: nobody can have chosen the deal but by not revealing, as these did not: {silent}."


def _receipt(file: Path) -> dict[str, Any]:
    """A receipt from a file; `BadRecord` says what is wrong with it."""
    from hippodrome import records

    try:
        with file.open(encoding="utf-8") as text:
            return records.parse_receipt(text.read(records.LONGEST_LINE))
    except (BadRecord, OSError, UnicodeDecodeError) as error:
        reason = "this is not text in UTF-8" if isinstance(error, UnicodeDecodeError) else error
        raise BadRecord(f"{file}: {getattr(error, 'strerror', None) or reason}") from None


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of saved games.")],
    number: Number = 1,
    move: Move = None,
    seat: Viewpoint = "spectator",
    as_json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
    language: LanguageName = None,
) -> None:
    """Show a position of a saved game. It is drawn as a seat or a spectator saw it."""
    from hippodrome.terminal import drawing
    from hippodrome.terminal.room import Room

    then, players = moment(file, number, move)
    viewer = viewpoint(seat)
    view = then.view(viewer)
    if as_json:
        console.print_json(json.dumps(view))
        return
    room = Room.of(then, players, Messages(language or preferred()))
    for line in list(drawing.lines(then.told(viewer), room))[-8:]:
        console.print(line)
    console.print(drawing.table(view, room))
    console.print(drawing.prompt(view, room), markup=False)
    if view["legal"]:
        console.print(drawing.choices(view["legal"], room))
    if then.outcome:
        console.print(drawing.scores(*then.outcome, room))


def board(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of a game that has a board.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the board as JSON.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Draw the board to this SVG file.")] = None,
    file: Annotated[Path | None, typer.Option("--board", help="A map file of your own.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Draw a position of this saved game on the board.")
    ] = None,
    number: Number = 1,
    move: Move = None,
    seat: Viewpoint = "spectator",
) -> None:
    """Print a board as JSON, or draw it as SVG. It can show a position of a saved game."""
    from hippodrome.games import GAMES

    boards = {name: kind for name, kind in GAMES.items() if kind.board}
    if game not in boards:
        raise BadOptions(f"there is no board for {game!r}: choose one of {', '.join(boards)}")
    kind = boards[game]
    options = {"board": _own_board(game, file)} if file else {}
    view = None
    if record:
        then, _ = moment(record, number, move)
        if then.name != game:
            raise BadOptions(f"{record} is a game of {then.name}, not of {game}")
        options, view = then.options, then.view(viewpoint(seat))
    assert kind.board is not None
    shown = kind.board(kind.check(options))
    if out:
        out.write_text(shown.draw(view), encoding="utf-8")
        console.print(f"Drawn to {out}.", markup=False, soft_wrap=True)
    if as_json or not out:
        console.print_json(json.dumps(shown.summary(), ensure_ascii=False))


def _own_board(game: str, file: Path) -> object:
    from hippodrome.games import GAMES

    option = next(option for option in GAMES[game].options if option.name == "board")
    try:
        return option.parse(file)
    except ValueError as error:
        raise BadOptions(str(error)) from None
