"""Byzantio and Nekken: what the targets and guesses are worth, and who wins (BY-31 … BY-35)."""

from typing import Any

import numpy as np

from hippodrome.rules.compiled import compiled
from hippodrome.rules.intrigue_legal import left_of
from hippodrome.rules.intrigue_record import END, GUESS_POINTS, MOST, SLOT_POINTS, SLOTS


@compiled
def slot_worth(s: Any, seat: int, slot: int) -> int:
    """BY-06, BY-28: what a target is worth at most; 2 less once it was replaced."""
    return int(SLOT_POINTS[slot]) - 2 * (s.replaced[seat] == slot)


@compiled
def target_points(s: Any, seat: int, slot: int) -> int:
    """BY-32, BY-33: all for the most garrisons alone, half for two, 2 for three, nothing for four."""
    city = s.target[seat, slot]
    if city < 0 or s.garrison[city, seat] == 0:
        return 0
    sharing = 0
    for other in range(s.seats):
        if s.garrison[city, other] > s.garrison[city, seat]:
            return 0
        sharing += s.garrison[city, other] == s.garrison[city, seat]
    points = slot_worth(s, seat, slot)
    if sharing == 1:
        return points
    if sharing == 2:
        return points // 2
    return 2 if sharing == 3 else 0


@compiled
def sheet(one: Any, seat: int, worth: Any, scores: Any) -> None:
    """What each target of a seat is worth at most, and what it scores now; for callers in Python."""
    for slot in range(one[0].slots):
        worth[slot] = slot_worth(one[0], seat, slot)
        scores[slot] = target_points(one[0], seat, slot)


@compiled
def score(s: Any, out: Any) -> None:
    """BY-31, BY-35: the targets, and five points for each correct guess once all are in."""
    for seat in range(s.seats):
        points = 0
        for slot in range(SLOTS):
            points += target_points(s, seat, slot)
        if s.phase == END:
            for other in range(s.seats):
                if other != seat and s.guess[seat, other] == s.target[other, 0]:
                    points += GUESS_POINTS
        out[seat] = points


@compiled
def winners(s: Any) -> int:
    """BY-35: the highest score; in a tie the one earlier in player order."""
    points = np.zeros(MOST, np.int64)
    score(s, points)
    best = seat = max(s.starter, 0)
    for _ in range(s.seats - 1):
        seat = left_of(s, seat)
        if points[seat] > points[best]:
            best = seat
    return 1 << best
