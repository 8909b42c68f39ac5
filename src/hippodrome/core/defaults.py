"""Functions of the contract that are the same in many games. A game's rules import the ones that fit."""

from typing import Any

import numpy as np

from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_SEATS, score, sealed
from hippodrome.core.sight import HIDDEN, SEEN


@compiled
def winners(s: Any) -> int:
    """Let the seats with the most points win; ties share the victory."""
    points = np.zeros(MOST_SEATS, np.int64)
    score(s, points)
    most = points[: s.seats].max()
    won = 0
    for seat in range(s.seats):
        won |= int(points[seat] == most) << seat
    return won


@inlined
def first(s: Any) -> int:
    """Begin the player order with seat 0."""
    return 0


@inlined
def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """Show everything but what others write in secret; not even that they write is seen."""
    return HIDDEN if actor != NATURE and actor != seat and sealed(s) else SEEN
