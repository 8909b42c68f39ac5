"""A game driven from Python at full speed: one call a decision, nature plays itself."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numba
import numpy as np

from hippodrome.rules import contract
from hippodrome.rules.chance import generator
from hippodrome.rules.compiled import INTERPRETED, compiled
from hippodrome.rules.playouts import LOWEST, SCRATCH, play_nature

_SEAT, _COUNT = SCRATCH, SCRATCH + 1  # behind the list of actions: who chooses, and how many there are


class Stepper:
    """Plays games from one opening, again and again; the caller makes every decision of every seat.

    >>> import random
    >>> from hippodrome.rules import byzanz
    >>> game = Stepper(byzanz.opening({"seats": 3}), seed=7)
    >>> n = game.begin()
    >>> while n:
    ...     n = game.step(random.randrange(n))
    >>> int(game.record["round_number"][0])
    8
    """

    def __init__(self, opening: Any, seed: int) -> None:
        self.record = opening.copy()
        self._list = np.zeros(SCRATCH + 2, np.int32)
        arrays = (self.record, opening.copy(), generator(seed), self._list)
        self.begin: Callable[[], int] = _bound(_begin, arrays)
        """Deal a new game; returns how many legal actions the seat that begins has."""
        self.step: Callable[[int], int] = _bound(_step, arrays, 0)
        """Take the legal action of this number, from 0; returns how many there are next, 0 at the end."""

    @property
    def seat(self) -> int:
        """The seat that decides; where several are waited for, the first of them."""
        return int(self._list[_SEAT])

    @property
    def actions(self) -> Any:
        """The legal actions of that seat."""
        return self._list[: self._list[_COUNT]].copy()


def _bound(function: Any, arrays: tuple[Any, ...], *example: int) -> Any:
    """The compiled function with its arrays given, called without a look at the types, which can't change."""
    if not INTERPRETED:
        function = function.compile(tuple(map(numba.typeof, (*arrays, *example))))
    return partial(function, *arrays)


@compiled
def _begin(one: Any, opening: Any, rng: Any, listed: Any) -> int:
    one[0] = opening[0]
    return _list_next(one[0], rng, listed)


@compiled
def _step(one: Any, opening: Any, rng: Any, listed: Any, choice: int) -> int:
    if not 0 <= choice < listed[_COUNT]:
        raise IndexError("there is no legal action of this number")
    contract.apply(one[0], np.int64(listed[_SEAT]), np.int64(listed[choice]))
    return _list_next(one[0], rng, listed)


@compiled
def _list_next(s: Any, rng: Any, listed: Any) -> int:
    seats = play_nature(s, rng, listed)
    n = 0
    if seats:
        seat = LOWEST[seats]
        listed[_SEAT] = seat
        n = contract.legal(s, seat, listed)
    listed[_COUNT] = n
    return n
