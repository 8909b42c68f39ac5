"""The command `hippodrome` as a whole: its subcommands, its version, and its exit codes."""

import io
import sys
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from hippodrome import __version__
from hippodrome.cli import duplicate, hosting, looking_back, play, puzzling, saved, study, train
from hippodrome.cli.options import with_game_options
from hippodrome.cli.progress import complain
from hippodrome.core.errors import HippodromeError

# The rules take a moment to load: each command imports what it needs, so that --help and errors stay quick.

WITH_GAME_OPTIONS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "simulate": study.simulate,
    "arena": study.arena,
}


def command_line(wanted: str = "") -> typer.Typer:
    """Build the command line. Only the command `wanted` gets the options of the games: they need the rules loaded."""
    app = typer.Typer(
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(hippodrome)
    for name, command in WITH_GAME_OPTIONS.items():
        app.command(name)(with_game_options(command) if name == wanted else _without(command))
    commands = (
        saved.verify,
        saved.show,
        looking_back.analyse,
        duplicate.duplicate,
        puzzling.puzzles,
        saved.board,
        study.evaluate,
        study.warm,
        train.train,
        hosting.serve,
    )
    for command in commands:
        app.command()(command)
    app.add_typer(hosting.db, name="db")
    return app


def _without(command: Callable[..., None]) -> Callable[[], None]:
    """Return a stand-in for a command, for the list of commands."""

    def listed() -> None: ...

    listed.__doc__ = command.__doc__
    return listed


def run() -> None:
    """Run the command; errors in the input are reported in one sentence, with a non-zero exit code."""
    for stream, errors in (
        (sys.stdin, "surrogateescape"),
        (sys.stdout, "replace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):  # never fail on what the terminal can't encode
            stream.reconfigure(errors=errors)
    try:
        command_line(next((word for word in sys.argv[1:] if not word.startswith("-")), ""))()
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
        Console(highlight=False).print(f"hippodrome {__version__}")
        raise typer.Exit


def hippodrome(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Board games about Byzantium, to play and to study."""
