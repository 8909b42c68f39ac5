"""The sense of a game that has no rules of thumb: all actions seem equal, and games are played on at random."""

from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import legal, redeal, score

Memo = np.dtype((np.record, [("nothing", np.int8)]))


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """Rate all actions alike."""
    for i in range(n):
        worth[i] = 0.0


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """Choose any legal action."""
    return np.int64(out[below(rng, legal(s, seat, out))])


@compiled
def expect(s: Any, points: Any, memo: Any) -> None:
    """Count the points as they are."""
    score(s, points)


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Deal the blanks uniformly."""
    redeal(s, seat, rng)
