"""The networks that were trained for Byzantio and Nekken, and the tables that they know: those on our own boards."""

from functools import cache
from pathlib import Path
from typing import Any

from hippodrome.games.intrigue import setup

BOARD = ("in_play", "near", "number", "place", "first", "slots", "turns", "event_turn")
"""The fields of a record that the board and the tables of the sheet decide."""


def network(game: str) -> Path:
    """Return where the weights of a game are kept.

    >>> network("nekken").name
    'nekken.npz'
    """
    return Path(__file__).with_name(f"{game}.npz")


def weights(game: str, one: Any) -> Path | None:
    """Return the file with the weights, for a table on the board of the game."""
    same = _board(one) == _usual(game, int(one["seats"][0]))
    return network(game) if same and network(game).exists() else None


@cache
def _usual(game: str, seats: int) -> bytes:
    return _board(setup.opening(game, {"seats": seats}))


def _board(one: Any) -> bytes:
    return b"".join(one[name].tobytes() for name in BOARD)
