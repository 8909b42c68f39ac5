"""Drive a game from Python at full speed: one call per decision; nature's moves are made automatically."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numba
import numpy as np

from hippodrome.core import contract
from hippodrome.core.compiled import INTERPRETED, compiled
from hippodrome.core.contract import MOST_ACTIONS
from hippodrome.core.playouts import LOWEST, play_nature


class Stepper:
    """Plays games from one opening, again and again; the caller makes every decision for every seat.

    >>> import random
    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> game = Stepper(byzanz.opening({"seats": 3}), seed=7)
    >>> n = game.begin()
    >>> while n:
    ...     n = game.step(random.randrange(n))
    >>> int(game.record["round_number"][0])
    8
    """

    def __init__(self, opening: Any, seed: int) -> None:
        table = np.zeros(1, _table(opening.dtype))
        table["opening"] = opening
        table["rng"] = seed % 2**64
        self._table = table
        self.record = table["game"]
        self.listed = table["out"][0]
        """The legal actions: as many as `begin` and `step` return; ignore the rest of the array."""
        self.begin: Callable[[], int] = _bound(_begin, table)
        """Deal a new game; return the number of legal actions of the first seat."""
        self.step: Callable[[int], int] = _bound(_step, table, 0)
        """Take the legal action of this number, from 0; return how many there are next, 0 at the end."""

    @property
    def seat(self) -> int:
        """The seat that decides next; if several can, the first of them."""
        return int(self._table["seat"][0])

    @property
    def actions(self) -> Any:
        """The legal actions of that seat."""
        return self.listed[: self._table["count"][0]].copy()


def _table(game: np.dtype[Any]) -> np.dtype[Any]:
    """Everything that a stepper needs, in one record: passing one argument is faster than passing five."""
    fields = [
        ("game", game),
        ("opening", game),
        ("rng", np.uint64, (1,)),
        ("seat", np.int64),
        ("count", np.int64),
        ("out", np.int32, (MOST_ACTIONS,)),
    ]
    return np.dtype((np.record, fields))


def _bound(function: Any, table: Any, *example: int) -> Any:
    """Bind the compiled function to its table, called without type checks, since the types can't change."""
    if not INTERPRETED:
        function = function.compile(tuple(map(numba.typeof, (table, *example))))
    return partial(function, table)


@compiled
def _begin(table: Any) -> int:
    table[0].game = table[0].opening
    return _list_next(table[0])


@compiled
def _step(table: Any, choice: int) -> int:
    t = table[0]
    if not 0 <= choice < t.count:
        raise IndexError("there is no legal action of this number")
    contract.apply(t.game, t.seat, np.int64(t.out[choice]))
    return _list_next(t)


@compiled
def _list_next(t: Any) -> int:
    out = t.out[:]
    seats = play_nature(t.game, t.rng[:], out)
    t.count = 0
    if seats:
        t.seat = LOWEST[seats]
        t.count = contract.legal(t.game, t.seat, out)
    return t.count
