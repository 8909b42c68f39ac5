"""A player's sense of a game, in compiled code: what search asks of each game besides its rules.

Like the contract, it is dispatched by the type of the record, so that an algorithm is written once. Secrets are
no concern here: a caller that stands for a seat passes a masked record, or a world that the seat imagines. A
game that offers no sense of its own is played on at random.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.core.contract import dispatch

RANDOM = "hippodrome.core.random_sense"


class _Senses(Mapping[Any, Any]):
    """The modules by the type of the record, each loaded at its first use."""

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}

    def add(self, kind: Any, name: str) -> None:
        self._names[kind] = name

    def __getitem__(self, kind: Any) -> Any:
        return import_module(self._names[kind])

    def __iter__(self) -> Iterator[Any]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


_senses = _Senses()


def register(record: np.dtype[Any], name: str = RANDOM) -> None:
    """Register the module with the sense for records of this type."""
    _senses.add(numba.from_dtype(record), name)


@cache
def sense_of(record: np.dtype[Any]) -> Any:
    """Return the module with the sense for records of this type.

    >>> from hippodrome.games.byzanz import rules
    >>> sense_of(rules.State).__name__
    'hippodrome.games.byzanz.sense'
    """
    return _senses[numba.from_dtype(record)]


def rate(s: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """Rate the n legal actions in `out`: write what each is worth to the seat, in points, into `worth`.

    `memo` is a record of the sense's own type, `Memo`, to remember things while one game is thought through; it
    begins with zeros.
    """
    sense_of(s.dtype).rate(s, seat, out, n, worth, memo)


def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """Choose a sensible action fast and a little at random, for rollouts."""
    return int(sense_of(s.dtype).quick(s, seat, rng, out, memo))


def expect(s: Any, points: Any, memo: Any) -> None:
    """Write the points that each seat can be expected to end with into `points`."""
    sense_of(s.dtype).expect(s, points, memo)


def imagine(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks like `redeal`, but prefer worlds that fit how the others have played."""
    sense_of(s.dtype).imagine(s, seat, rng)


def shown(s: Any, seat: int, action: int) -> int:
    """Return what others see of an action, as a number: the same in all worlds in which it looks the same.

    Numbers from 0 on are actions that mean the same in every world; a game can use the negative ones for the others.
    """
    return int(sense_of(s.dtype).shown(s, seat, action))


def meant(s: Any, seat: int, looks: int) -> int:
    """Return the action of a seat that looks so to others, in this world; -1 if it has none."""
    return int(sense_of(s.dtype).meant(s, seat, looks))


for _function in (rate, quick, expect, imagine, shown, meant):
    dispatch(_function, _senses)


def new_memo(record: np.dtype[Any]) -> Any:
    """Make an array of one memo for games with records of this type.

    >>> from hippodrome.games.byzanz import rules
    >>> new_memo(rules.State).shape
    (1,)
    """
    return np.zeros(1, sense_of(record).Memo)


@compiled
def rated(one: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """Call `rate` from Python."""
    rate(one[0], seat, out, n, worth, memo[0])


@compiled
def quickly(one: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """Call `quick` from Python."""
    return quick(one[0], seat, rng, out, memo[0])


@compiled
def expected(one: Any, points: Any, memo: Any) -> None:
    """Call `expect` from Python."""
    expect(one[0], points, memo[0])
