"""Moves of Byzantio and Nekken that look broken: the levels for people never make them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.core.sense import new_memo, rated
from hippodrome.games.intrigue import actions, record

EARLY = 4  # turns


def absurd(one: Any, seat: int, legal: Sequence[int]) -> set[int]:
    """Find the pass among the legal actions, while the game is young and something better can be done.

    >>> from hippodrome.games import GAMES
    >>> absurd(GAMES["nekken"].opening({"seats": 4}), 0, [actions.PASS])
    set()
    """
    if one["phase"][0] != record.ACT or one["turn_number"][0] > EARLY or len(legal) < 2:
        return set()
    listed, worth = np.array(legal, np.int32), np.zeros(len(legal))
    rated(one, seat, listed, len(legal), worth, new_memo(one.dtype))
    return {actions.PASS} if worth.max() > 0 else set()
