"""The command `hippodrome`: play, simulate, verify and show games, let bots compete."""

import io
import json
import random
import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from hippodrome import __version__
from hippodrome.cli import hosting
from hippodrome.cli.arguments import NOBODY, bot_files, read_board, seat_specs, table_options
from hippodrome.cli.progress import complain, progress, warm_up
from hippodrome.core.errors import BadOptions, BadRecord, HippodromeError
from hippodrome.locales import ENGLISH, Language, Messages, preferred

if TYPE_CHECKING:
    from hippodrome.game import Game

# The rules take a moment to load: each command imports what it needs, so that --help and errors stay quick.

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(hosting.serve)
app.add_typer(hosting.db, name="db")
console = Console(highlight=False)
INTERRUPTED = 130  # what a command ends with that was stopped by hand

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: byzanz, byzantio or nekken.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of players; 4 if left out.")]
Bots = Annotated[str, typer.Option("--bots", help="Bots by spec: one for all, or one a seat, with commas.")]
OpenProfits = Annotated[bool, typer.Option("--open-profits", help="Byzanz: everybody sees all profit cards.")]
Houses = Annotated[str | None, typer.Option("--houses", help="Byzantio, Nekken: the houses by seat.")]
HiddenEvents = Annotated[bool, typer.Option("--hidden-events", help="Byzantio, Nekken: tiles face down.")]
BoardFile = Annotated[Path | None, typer.Option("--board", help="Byzantio, Nekken: a map file of your own.")]
BotFiles = Annotated[
    list[Path] | None,
    typer.Option("--bot-file", help="A Python file with bots of your own; can be repeated."),
]
Workers = Annotated[int, typer.Option("--workers", min=1, max=1024, help="Processes that play at a time.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it is there already.")]

LanguageName = Annotated[
    Language | None,
    typer.Option(
        "--language", envvar="HIPPODROME_LANGUAGE", help="Language of the table; the system's if left out."
    ),
]


def main() -> None:
    """Run the command; whatever is wrong with the input becomes one sentence and a non-zero exit."""
    for stream, errors in (
        (sys.stdin, "surrogateescape"),
        (sys.stdout, "replace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):  # whatever letters the terminal knows
            stream.reconfigure(errors=errors)
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


def _readable(seed: str | None) -> str | None:
    if seed and not seed.isprintable():
        raise BadOptions("a seed is text that can be printed")
    return seed


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
    """Board games about Byzantium, to play and to study: byzanz, byzantio, nekken."""


@app.command()
def play(
    game: GameName = "byzanz",
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit; seat 0 begins.")] = 0,
    bots: Bots = "citizen",
    bot_file: BotFiles = None,
    seed: Annotated[
        str | None, typer.Option("--seed", callback=_readable, help="Deal from this; at random if left out.")
    ] = None,
    open_profits: OpenProfits = False,
    houses: Houses = None,
    hidden_events: HiddenEvents = False,
    board: BoardFile = None,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game to this file.")] = None,
    overwrite: Overwrite = False,
    language: LanguageName = None,
) -> None:
    """Play in this terminal against bots. Without a terminal (piped), bots play and the game is printed."""
    from hippodrome.bots import make
    from hippodrome.core.notation import read_seat
    from hippodrome.game import check_options, new
    from hippodrome.records import LONGEST_NAME, saved, to_line
    from hippodrome.terminal import playing
    from hippodrome.terminal.room import YOU, Room

    t = Messages(language or preferred())
    options = table_options(game, seats, open_profits, houses, hidden_events, board)
    chosen = check_options(game, options)
    bot_files(bot_file)
    own = read_seat(seat, chosen["seats"])
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        own = NOBODY
    specs = seat_specs(bots, chosen["seats"], own)
    seated = [None if who == own else make(spec, game) for who, spec in enumerate(specs)]
    players = [YOU if who == own else f"{spec[: LONGEST_NAME - 2]} {who}" for who, spec in enumerate(specs)]
    _must_be_new(record, overwrite)
    with _written(record) as write, _signals_end():
        warm_up(game, specs, t)
        table = new(game, seed=seed, **options)
        deal = table.nature
        assert deal is not None, "a new game has one"
        console.print(t("terminal-commitment", digest=deal.commitment), style="dim", soft_wrap=True)
        try:
            playing.play(table, seated, Room.of(table, players, t), console, random.Random(seed))
            console.print(t("terminal-secret", secret=deal.secret.hex()), style="dim", soft_wrap=True)
        except (playing.Quit, KeyboardInterrupt):
            console.print(t("terminal-left"))
        finally:
            if record:
                write(to_line(saved(table, players)))
    if record:
        _saved(record, t)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    bots: Bots = "random",
    bot_file: BotFiles = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", callback=_readable, help="Game i is dealt from the seed SEED/i.")
    ] = "1",
    workers: Workers = 1,
    open_profits: OpenProfits = False,
    houses: Houses = None,
    hidden_events: HiddenEvents = False,
    board: BoardFile = None,
    records: Annotated[Path | None, typer.Option("--records", help="Save the games to this file.")] = None,
    overwrite: Overwrite = False,
) -> None:
    """Let bots play many games, each in its seat; sums up the scores by seat, and can save the games."""
    from hippodrome.arena import running, simulation
    from hippodrome.arena.running import Place
    from hippodrome.arena.tournament import Tournament
    from hippodrome.game import check_options

    options = check_options(game, table_options(game, seats, open_profits, houses, hidden_events, board))
    specs = tuple(seat_specs(bots, options["seats"]))
    kept = records is not None
    tournament = Tournament(
        game, options, specs, games, seed, bot_files(bot_file), fixed=True, keep_records=kept
    )
    _must_be_new(records, overwrite)
    with _written(records) as write:
        warm_up(game, specs)
        summary = simulation.simulate(tournament, Place(workers), write, running.progress(complain))
    stopped = summary.games < games
    if stopped:
        console.print(f"Stopped after {summary.games} of {games} games.")
    if summary.games:
        console.print(summary.table())
    if records:
        _saved(records)
    if stopped:
        raise typer.Exit(INTERRUPTED)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots by spec, with commas; one can be named several times.")
    ],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    bot_file: BotFiles = None,
    seed: Annotated[
        str, typer.Option("--seed", callback=_readable, help="Deal d is dealt from the seed SEED/d.")
    ] = "1",
    report: Annotated[
        Path | None, typer.Option("--report", help="Keep results, report and charts in this folder.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is in the folder.")] = False,
    workers: Workers = 1,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="Play on Ray: ray (started here), or the address of a cluster."),
    ] = None,
    open_profits: OpenProfits = False,
    houses: Houses = None,
    hidden_events: HiddenEvents = False,
    board: BoardFile = None,
    records: Annotated[Path | None, typer.Option("--records", help="Save the games to this file.")] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace what is in the folder or the file already.")
    ] = False,
) -> None:
    """Let bots compete: every bot in every seat on the same deals; ratings, tables, and a report with charts."""
    from hippodrome.arena import running
    from hippodrome.arena.running import Folder, Place, run
    from hippodrome.arena.tournament import Tournament

    if resume and overwrite:
        raise BadOptions("--resume goes on with the results, --overwrite throws them away: choose one")
    if cluster and workers > 1:
        raise BadOptions("--workers are processes of this machine, --cluster has its own: choose one")
    options = table_options(game, seats, open_profits, houses, hidden_events, board)
    specs = tuple(spec.strip() for spec in bots.split(","))
    kept = records is not None
    tournament = Tournament(game, options, specs, games, seed, bot_files(bot_file), keep_records=kept)
    _must_be_new(records, overwrite or resume)
    warm_up(game, specs)
    finished = run(
        tournament,
        Place(workers, cluster),
        Folder(report, resume, overwrite, records),
        console,
        running.progress(complain),
        shlex.join(["hippodrome", *sys.argv[1:]]),
    )
    if records:
        _saved(records)
    if not finished:
        raise typer.Exit(INTERRUPTED)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of saved games.")],
) -> None:
    """Replay saved games: every move by the rules, every draw by the secret, scores and winners."""
    from hippodrome import records

    good = faulty = unfinished = 0
    with progress() as bar:
        for file in files:
            found = 0
            task = bar.add_task(f"Verifying {file.name}", total=None)
            try:
                for number, line in _lines(file):
                    found += 1
                    try:
                        game = records.verify(records.parse(line))
                    except BadRecord as error:
                        faulty += 1
                        complain.print(f"{file}: line {number}: {error}", markup=False)
                    else:
                        good += 1
                        unfinished += game.outcome is None
                    bar.advance(task)
                if not found:
                    raise BadRecord("there is no game in this file")
            except (BadRecord, OSError) as error:
                faulty += 1
                complain.print(f"{file}: {getattr(error, 'strerror', None) or error}", markup=False)
            bar.remove_task(task)
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
    language: LanguageName = None,
) -> None:
    """Show the table of a saved game as a seat saw it at a moment."""
    from hippodrome.terminal import drawing
    from hippodrome.terminal.room import Room

    then, players = _moment(file, number, move)
    eyes = _eyes(seat)
    view = then.view(eyes)
    if as_json:
        console.print_json(json.dumps(view))
        return
    room = Room.of(then, players, Messages(language or preferred()))
    for line in list(drawing.lines(then.log_for(eyes), room))[-8:]:
        console.print(line)
    console.print(drawing.table(view, room))
    console.print(drawing.prompt(view, room), markup=False)
    if view["legal"]:
        console.print(drawing.choices(view["legal"], room))
    if then.outcome:
        console.print(drawing.scores(*then.outcome, room))


@app.command()
def board(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose board: byzantio or nekken.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the board as data.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Draw the board to this SVG file.")] = None,
    file: BoardFile = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Draw a position of this saved game.")
    ] = None,
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")] = 1,
    move: Annotated[int | None, typer.Option("--move", help="After how many moves; all if left out.")] = None,
    seat: Annotated[
        str, typer.Option("--seat", help="Whose eyes: a seat's number, or spectator.")
    ] = "spectator",
) -> None:
    """Print a board as data, or draw it, bare or with the position of a saved game on it."""
    from hippodrome.games.intrigue import boards
    from hippodrome.games.intrigue.drawing.board import Pieces, draw
    from hippodrome.games.intrigue.setup import table_board

    if game not in boards.GAMES:
        raise BadOptions(f"there is no board {game!r}: choose one of {', '.join(boards.GAMES)}")
    shown = read_board(file, game) if file else boards.load(game)
    pieces = None
    if record:
        then, _ = _moment(record, number, move)
        if then.name != game:
            raise BadOptions(f"{record} holds a game of {then.name}, not of {game}")
        shown = table_board(game, then.options["board"])
        view = then.view(_eyes(seat))
        pieces = Pieces(
            pretenders={player["house"]: player["pretender"] for player in view["players"]},
            garrisons={city: list(held.items()) for city, held in view["garrisons"].items()},
            cities_in_play=set(view["in_play"]),
        )
    if out:
        out.write_text(draw(shown, pieces), encoding="utf-8")
        console.print(f"Drawn to {out}.", markup=False, soft_wrap=True)
    if as_json or not out:
        console.print_json(json.dumps(shown.summary(), ensure_ascii=False))


@app.command()
def warm(
    envs: Annotated[bool, typer.Option("--envs", help="The environments for research too.")] = False,
) -> None:
    """Compile the rules and the bots ahead of the first game; quick when that has been done."""
    from hippodrome.bots.warm import mark_all_warm
    from hippodrome.envs.warm import env_steps
    from hippodrome.games import GAMES

    for game in GAMES:
        warm_up(game, ["citizen", "search"])
        for step in env_steps(game) if envs else ():
            step()
    mark_all_warm()


# ---------------------------------------------------------------- inside


def _moment(file: Path, number: int, move: int | None) -> tuple["Game", list[str]]:
    """A game of a file as it stood after some moves, and its players."""
    from hippodrome import records

    try:
        lines = list(_lines(file))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if number > len(lines):
        raise BadRecord(f"{file} holds {len(lines)} game{'s' * (len(lines) != 1)}: there is no game {number}")
    where, text = lines[number - 1]
    try:
        record = records.parse(text)
        game = records.replay(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: line {where}: {error}") from None
    return game.at(len(game.log) if move is None else move), record["players"]


def _eyes(seat: str) -> int | str:
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else seat


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    from hippodrome.records import read

    try:
        yield from read(file)
    except UnicodeDecodeError:
        raise BadRecord("this is not text in UTF-8, so it holds no saved games") from None


def _must_be_new(file: Path | None, overwrite: bool) -> None:
    if file and file.exists() and not overwrite:
        raise BadOptions(f"{file} is there already: choose another name, or add --overwrite")


@contextmanager
def _written(file: Path | None) -> Iterator[Callable[[str], object]]:
    """Lines for a file, which is told at once if it can't be written, and replaced with the first of them."""
    if file is None:
        yield lambda line: None
        return
    with file.open("a", encoding="utf-8") as opened:
        real, begun = file.is_file(), False

        def write(line: str) -> None:
            nonlocal begun
            if real and not begun:
                opened.truncate(0)
            begun = True
            opened.write(line + "\n")

        try:
            yield write
        finally:
            if real and not begun and not file.stat().st_size:
                file.unlink()


@contextmanager
def _signals_end() -> Iterator[None]:
    """A terminal that is closed, and a polite kill, end what runs as an exit does: what is to be saved is."""

    def leave(number: int, _: object) -> None:
        sys.exit(128 + number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _saved(file: Path, t: Messages = ENGLISH) -> None:
    console.print(t("terminal-saved", file=str(file)), markup=False, soft_wrap=True)
