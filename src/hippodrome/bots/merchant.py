"""Rules of thumb."""

from typing import Any

import numpy as np

from hippodrome.rules.chance import below
from hippodrome.rules.compiled import compiled
from hippodrome.rules.contract import legal, redeal, score


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worth: Any) -> None:
    """Nothing is worth more than the rest."""
    for i in range(n):
        worth[i] = 0.0


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """Any action."""
    n = legal(s, seat, out)
    return np.int64(out[below(rng, n)])


@compiled
def expect(s: Any, points: Any) -> None:
    """What lies on the table."""
    score(s, points)


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """As likely as any."""
    redeal(s, seat, rng)
