"""A player's sense of a game, in compiled code: what search asks of each game besides its rules.

`merchant` has it for Byzanz, `courtier` for Byzantio and Nekken. Like the contract, it is dispatched by the type
of the record, so that an algorithm is written once. Secrets are no concern here: a caller that stands for a
seat passes a masked record, or a world that the seat imagines.
"""

from typing import Any

import numpy as np

from hippodrome.bots import courtier, merchant
from hippodrome.rules import byzanz, intrigue
from hippodrome.rules.compiled import compiled
from hippodrome.rules.contract import dispatch

MODULES: dict[np.dtype[Any], Any] = {byzanz.State: merchant, intrigue.State: courtier}


def rate(s: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """What each of the n legal actions in `out` is worth to the seat, in points, written into `worth`.

    `memo` is room to remember things while one game is thought through; it begins with zeros.
    """
    MODULES[s.dtype].rate(s, seat, out, n, worth, memo)


def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """A sensible action, found fast and a little at random, for playouts."""
    return int(MODULES[s.dtype].quick(s, seat, rng, out, memo))


def expect(s: Any, points: Any) -> None:
    """The points that each seat can be expected to end with, written into `points`."""
    MODULES[s.dtype].expect(s, points)


def imagine(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks like `redeal`, but with worlds that fit how the others have played."""
    MODULES[s.dtype].imagine(s, seat, rng)


for _function in (rate, quick, expect, imagine):
    dispatch(_function, MODULES)

MEMO = 320  # numbers that can be remembered


@compiled
def rated(one: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """`rate` for callers in Python."""
    rate(one[0], seat, out, n, worth, np.zeros(MEMO, np.int64))


@compiled
def quickly(one: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """`quick` for callers in Python."""
    return quick(one[0], seat, rng, out, memo)


@compiled
def expected(one: Any, points: Any) -> None:
    """`expect` for callers in Python."""
    expect(one[0], points)
