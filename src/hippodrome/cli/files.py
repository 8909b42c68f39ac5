"""Read and write files of saved games, and find the position of a game that a command shows."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from hippodrome.core.errors import BadOptions, BadRecord
from hippodrome.locales import ENGLISH, Messages

if TYPE_CHECKING:
    from hippodrome.game import Game

console = Console(highlight=False)


def moment(file: Path, number: int, move: int | None) -> tuple["Game", list[str]]:
    """Return a game of a file as it was after `move` moves, and its players."""
    from hippodrome import records

    try:
        lines = list(saved_lines(file))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if number > len(lines):
        raise BadRecord(f"{file} has {len(lines)} game{'s' * (len(lines) != 1)}: there is no game {number}")
    where, text = lines[number - 1]
    try:
        record = records.parse(text)
        game = records.replay(record).recalled()
    except BadRecord as error:
        raise BadRecord(f"{file}: line {where}: {error}") from None
    return game.at(len(game.log) if move is None else move), record["players"]


def viewpoint(seat: str) -> int | str:
    """Read the option --seat: a seat's number, or the word "spectator".

    >>> viewpoint("2"), viewpoint("spectator")
    (2, 'spectator')
    """
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else seat


def saved_lines(file: Path) -> Iterator[tuple[int, str]]:
    """Iterate over the lines of a file of saved games, with their numbers."""
    from hippodrome.records import read

    try:
        yield from read(file)
    except UnicodeDecodeError:
        raise BadRecord("this is not UTF-8 text, so it can't be a file of saved games") from None


def must_be_new(file: Path | None, overwrite: bool) -> None:
    """Raise an error if the file exists and may not be overwritten."""
    if file and file.exists() and not overwrite:
        raise BadOptions(f"{file} exists already: choose another name, or add --overwrite")


@contextmanager
def written(file: Path | None) -> Iterator[Callable[[str], object]]:
    """Write lines to a file. It is opened at once, to fail early, and emptied only when the first line is written."""
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
def signals_end() -> Iterator[None]:
    """Exit normally on SIGTERM and SIGHUP, so that the game is saved when the terminal is closed."""

    def leave(number: int, _: object) -> None:
        sys.exit(128 + number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def tell_saved(file: Path, t: Messages = ENGLISH) -> None:
    """Print where a game was saved, and how to check it."""
    console.print(t("terminal-saved", file=str(file)), markup=False, soft_wrap=True)
