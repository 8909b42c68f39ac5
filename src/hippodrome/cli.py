"""The command `hippodrome`: play, simulate, verify and show games."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hippodrome import __version__
from hippodrome.errors import BadOptions, BadRecord, HippodromeError

# The rules take a moment to load: each command imports what it needs, so that --help and errors stay quick.

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
console = Console(highlight=False)
complain = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: byzanz.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of players; 4 if left out.")]
Bots = Annotated[str, typer.Option("--bots", help="Bots by spec: one for all, or one a seat, with commas.")]
OpenProfits = Annotated[bool, typer.Option("--open-profits", help="Everybody sees all profit cards.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it is there already.")]


def main() -> None:
    """Run the command; whatever is wrong with the input becomes one sentence and a non-zero exit."""
    try:
        app()
    except HippodromeError as error:
        complain.print(f"hippodrome: {error}", markup=False)
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        complain.print(f"hippodrome: {named}{error.strerror or error}", markup=False)
    else:
        return
    sys.exit(1)


def _print_version(wanted: bool) -> None:
    if wanted:
        console.print(f"hippodrome {__version__}")
        raise typer.Exit


@app.callback()
def hippodrome(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Byzanz, a game of auctions in Byzantium: to play, and to study."""


@app.command()
def play(
    game: GameName = "byzanz",
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit; seat 0 begins.")] = 0,
    bots: Bots = "random",
    seed: Annotated[str | None, typer.Option("--seed", help="Deal from this; at random if left out.")] = None,
    open_profits: OpenProfits = False,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game to this file.")] = None,
    overwrite: Overwrite = False,
) -> None:
    """Play in this terminal against bots. Without a terminal (piped), bots play and the game is printed."""
    from hippodrome.bots import make
    from hippodrome.notation import read_seat
    from hippodrome.records import saved, to_line
    from hippodrome.terminal import playing

    _must_be_new(record, overwrite)
    _warm(game)
    table = _new(game, seats, open_profits, seed)
    own = read_seat(seat, table.seats) if sys.stdin.isatty() and sys.stdout.isatty() else None
    specs = _specs(bots, table.seats)
    players = ["you" if who == own else f"{spec} {who}" for who, spec in enumerate(specs)]
    deal = table.nature
    console.print(f"Commitment to the deal: {deal.commitment}", style="dim", soft_wrap=True)
    try:
        seated = [None if who == own else make(spec) for who, spec in enumerate(specs)]
        playing.play(table, seated, players, console, random.Random(seed))
        console.print(f"Secret of the deal:     {deal.secret.hex()}", style="dim", soft_wrap=True)
    except playing.Quit:
        console.print("You have left the table.")
    finally:
        if record:
            record.write_text(to_line(saved(table, players)) + "\n", encoding="utf-8")
            _saved(record)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Game i is dealt from the seed SEED/i.")] = "1",
    open_profits: OpenProfits = False,
    records: Annotated[Path | None, typer.Option("--records", help="Save the games to this file.")] = None,
    overwrite: Overwrite = False,
) -> None:
    """Let bots play many games; sums up the scores by seat, and can save the games."""
    from hippodrome.arena.simulation import Summary, play_out
    from hippodrome.bots import make
    from hippodrome.records import saved, to_line

    first = _new(game, seats, open_profits, seed)
    specs = _specs(bots, first.seats)
    players = [make(spec) for spec in specs]
    _must_be_new(records, overwrite)
    _warm(game)
    summary = Summary(specs)
    with _written(records) as write, _progress() as bar:
        try:
            for number in bar.track(range(games), description=f"Playing {game}"):
                played = play_out(game, first.options, players, f"{seed}/{number}")
                summary.add(played)
                write(to_line(saved(played, specs)))
        except KeyboardInterrupt:
            console.print(f"Stopped after {summary.games} of {games} games.")
    if summary.games:
        console.print(summary.table())
    if records:
        _saved(records)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of saved games.")],
) -> None:
    """Replay saved games: every move by the rules, every draw by the secret, scores and winners."""
    from hippodrome import records

    good = faulty = unfinished = 0
    with _progress() as bar:
        for file in files:
            found = 0
            for number, line in bar.track(list(_lines(file)), description=f"Verifying {file.name}"):
                found += 1
                try:
                    game = records.verify(records.parse(line))
                except BadRecord as error:
                    faulty += 1
                    complain.print(f"{file}: line {number}: {error}", markup=False)
                else:
                    good += 1
                    unfinished += game.outcome is None
            if not found:
                faulty += 1
                complain.print(f"{file}: there is no game in this file", markup=False)
    running = f" ({unfinished} not finished)" if unfinished else ""
    console.print(f"{good} game{'s' * (good != 1)} verified{running}, {faulty} faulty.")
    if faulty:
        raise typer.Exit(1)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of saved games.")],
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")] = 1,
    move: Annotated[int | None, typer.Option("--move", help="After how many moves; all if left out.")] = None,
    seat: Annotated[
        str, typer.Option("--seat", help="Whose eyes: a seat's number, or spectator.")
    ] = "spectator",
    as_json: Annotated[bool, typer.Option("--json", help="Print the view as data.")] = False,
) -> None:
    """Show the table of a saved game as a seat saw it at a moment."""
    from hippodrome import records
    from hippodrome.terminal import drawing

    lines = list(_lines(file))
    if number > len(lines):
        raise BadRecord(f"{file} holds {len(lines)} game{'s' * (len(lines) != 1)}: there is no game {number}")
    where, text = lines[number - 1]
    try:
        record = records.parse(text)
        game = records.replay(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: line {where}: {error}") from None
    eyes = int(seat) if seat.isascii() and seat.isdigit() else seat
    then = game.at(len(game.log) if move is None else move)
    view = then.view(eyes)
    if as_json:
        console.print_json(json.dumps(view))
        return
    for line in list(drawing.lines(then.log_for(eyes), record["players"]))[-8:]:
        console.print(line)
    console.print(drawing.table(view, record["players"]))
    console.print(drawing.prompt(view, record["players"]), markup=False)
    if view["legal"]:
        console.print(drawing.choices(view["legal"]))
    if then.outcome:
        console.print(drawing.scores(*then.outcome, record["players"]))


@app.command()
def warm() -> None:
    """Compile the rules ahead of the first game; quick when that has been done."""
    from hippodrome.rules.contract import GAMES

    for game in GAMES:
        _warm(game)


# ---------------------------------------------------------------- inside


def _new(game: str, seats: int | None, open_profits: bool, seed: str | None) -> Any:
    from hippodrome.game import new

    return new(game, seats, seed, open_profits=open_profits)


def _specs(bots: str, seats: int) -> list[str]:
    specs = [spec.strip() for spec in bots.split(",")]
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise BadOptions(f"{len(specs)} bots are named for {seats} seats: name one for all, or one a seat")
    return specs


def _warm(game: str) -> None:
    """Load or compile the rules, with a bar when a person waits for it."""
    from hippodrome.rules.contract import GAMES
    from hippodrome.warm import steps

    if game in GAMES:
        with _progress() as bar:
            for step in bar.track(steps(game), description=f"Preparing {game}"):
                step()


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=complain,
        transient=True,
        disable=not complain.is_terminal,
    )


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    from hippodrome.records import read

    try:
        yield from read(file)
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not text in UTF-8, so it holds no saved games") from None


def _must_be_new(file: Path | None, overwrite: bool) -> None:
    if file and file.exists() and not overwrite:
        raise BadOptions(f"{file} is there already: choose another name, or add --overwrite")


@contextmanager
def _written(file: Path | None) -> Iterator[Callable[[str], object]]:
    if file is None:
        yield lambda line: None
        return
    with file.open("w", encoding="utf-8") as opened:
        yield lambda line: opened.write(line + "\n")


def _saved(file: Path) -> None:
    console.print(f"Saved to {file}. Check it with: hippodrome verify {file}", markup=False, soft_wrap=True)
