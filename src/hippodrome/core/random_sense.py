"""The sense of a game without rules of thumb: all actions rate the same, and rollouts are random."""

from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import legal, redeal, score

Memo = np.dtype((np.record, [("nothing", np.int8)]))


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worth: Any, memo: Any) -> None:
    """Rate all actions the same."""
    for i in range(n):
        worth[i] = 0.0


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """Choose any legal action."""
    return np.int64(out[below(rng, legal(s, seat, out))])


@compiled
def expect(s: Any, points: Any, memo: Any) -> None:
    """Expect the current points."""
    score(s, points)


@compiled
def shown(s: Any, seat: int, action: int) -> int:
    """Show the action itself."""
    return np.int64(action)


@compiled
def meant(s: Any, seat: int, looks: int) -> int:
    """Mean the action itself."""
    return np.int64(looks)


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks uniformly at random."""
    redeal(s, seat, rng)
