"""What networks are told of actions, in games that describe them: dispatched by the type of the record.

A game that a network can play has a module with `describe`, `compare` and `suppose`, the number of features
`DESCRIBED`, the most that `describe` finds in one action, `MOST_DESCRIBED`, and `LEVELS`, the highest value of each
number of an observation that a network tells from the ones below it.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import accumulate
from typing import Any, TypeVar

import numba
import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.core.contract import dispatch

Blocks = TypeVar("Blocks", bound=tuple[int, ...])
_modules: dict[Any, str] = {}


class _Loaded(dict[Any, Any]):
    """The modules by the type of the record, each loaded at its first use."""

    def __missing__(self, kind: Any) -> Any:
        return import_module(_modules[kind])

    def __contains__(self, kind: object) -> bool:
        return kind in _modules


_loaded = _Loaded()


def lay_out(blocks: Callable[..., Blocks], sizes: Iterable[int]) -> Blocks:
    """Return where blocks of features of these sizes begin, one behind the other, and where the last one ends.

    >>> lay_out(lambda *starts: starts, (7, 3))
    (0, 7, 10)
    """
    return blocks(*accumulate(sizes, initial=0))


def register(record: np.dtype[Any], name: str) -> None:
    """Register the module that describes the actions of games with records of this type."""
    _modules[numba.from_dtype(record)] = name


def features_of(record: np.dtype[Any]) -> Any:
    """Return the module that describes the actions of games with records of this type; None if there is none.

    >>> from hippodrome.games.byzanz import rules
    >>> features_of(rules.State).__name__
    'hippodrome.games.byzanz.describe'
    """
    kind = numba.from_dtype(record)
    if kind not in _loaded:
        return None
    return _loaded[kind]


def describe(s: Any, seat: int, action: int, out: Any) -> int:
    """Write the features of an action in a masked record into `out`; return how many there are."""
    return int(features_of(s.dtype).describe(s, seat, action, out))


def compare(s: Any, seat: int, actions: Any, n: int, out: Any) -> int:
    """Write one more feature of each of the n legal actions, found by comparing them all; return 0 if there is none."""
    return int(features_of(s.dtype).compare(s, seat, actions, n, out))


def suppose(s: Any, world: Any, other: int) -> bool:
    """Let another seat hold in a position, also an earlier one, what it holds in `world`; False if that can't be."""
    return bool(features_of(s.dtype).suppose(s, world, other))


for _function in (describe, compare, suppose):
    dispatch(_function, _loaded)


@compiled
def described(one: Any, seat: int, action: int, out: Any) -> int:
    """Call `describe` from Python."""
    return describe(one[0], seat, action, out)


@compiled
def compared(one: Any, seat: int, actions: Any, n: int, out: Any) -> int:
    """Call `compare` from Python."""
    return compare(one[0], seat, actions, n, out)
