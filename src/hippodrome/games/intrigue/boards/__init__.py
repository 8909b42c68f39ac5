"""The maps of Byzantio and Nekken: data, its loader and its checker.

A map file is TOML (or the same data in a saved game). It can come from anybody, so nothing in it is trusted:
whatever is wrong is refused with a `BoardError` that says what and where.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hippodrome.games.intrigue.boards.board import Board, BoardError, City, Place
from hippodrome.games.intrigue.boards.checks import GAMES, HOUSES, check

__all__ = ["GAMES", "HOUSES", "Board", "BoardError", "City", "Place", "check", "load", "load_study", "read"]

LARGEST_FILE = 2_000_000  # bytes


@cache
def load(name: str) -> Board:
    """One of our own two boards, by name, with every number of MAP-01 or MAP-02 checked.

    >>> load("byzantio") is load("byzantio")
    True
    """
    if name not in GAMES:
        raise BoardError(f"there is no board {name!r}: choose one of {', '.join(GAMES)}")
    return check(_parse(Path(__file__).with_name(f"{name}.toml")), name, ours=True)


@cache
def load_study(name: str, game: str, targets: int) -> Board:
    """One of our own small boards for study, on which everybody has so many targets.

    >>> [place.slug for place in load_study("cinder", "nekken", 1).places]
    ['nekken', 'ashfall', 'basalt', 'caldera', 'dross']
    """
    return check(_parse(Path(__file__).with_name(f"{name}.toml")), game, fewest=targets)


def read(path: str | Path, game: str | None = None) -> Board:
    """A board from a map file; one with a volcano is for Nekken, unless the game is named.

    >>> read(Path(__file__).with_name("nekken.toml")).slug
    'nekken'
    """
    try:
        data = _parse(Path(path))
        return check(data, game or ("nekken" if "volcano" in data else "byzantio"))
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None


def _parse(path: Path) -> dict[str, Any]:
    """The data of a TOML file, whatever the file turns out to be."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BoardError(f"can't be read: {error.strerror}") from None
    if len(raw) > LARGEST_FILE:
        raise BoardError(f"larger than {LARGEST_FILE} bytes")
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BoardError("not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise BoardError(f"not TOML: {error}") from None
