"""Byzantio and Nekken: what the targets and guesses are worth, and who wins (BY-31 … BY-35)."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.legal import left_of


@inlined
def sharers(own: int, most: int, alike: int) -> int:
    """BY-32: how many control a city; 0 for who has none there, or fewer than the `most` of `alike` others."""
    return 0 if own == 0 or own < most else 1 + alike


@inlined
def shared(points: int, sharing: int) -> int:
    """BY-32: what a target brings: all alone, half for two, 2 for three, nothing for four."""
    if sharing == 1:
        return points
    if sharing == 2:
        return points // 2
    return 2 if sharing == 3 else 0


@compiled
def target_points(s: Any, seat: int, slot: int) -> int:
    """BY-32, BY-33: what a target scores as the garrisons stand."""
    city = s.target[seat, slot]
    if city < 0:
        return 0
    own, most, alike = int(s.garrison[city, seat]), 0, 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, int(s.garrison[city, other]))
            alike += s.garrison[city, other] == own
    points = shared(int(record.SLOT_POINTS[slot]), sharers(own, most, alike))
    return max(points - record.REPLACED_LESS, 0) if s.replaced[seat] == slot else points


@compiled
def sheet(one: Any, seat: int, scores: Any) -> None:
    """What each target of a seat scores now; for callers in Python."""
    for slot in range(one[0].slots):
        scores[slot] = target_points(one[0], seat, slot)


@compiled
def score(s: Any, out: Any) -> None:
    """BY-31, BY-35: the targets, and five points for each correct guess once all are in."""
    for seat in range(s.seats):
        points = 0
        for slot in range(record.SLOTS):
            points += target_points(s, seat, slot)
        if s.phase == record.END:
            for other in range(s.seats):
                if other != seat and s.guess[seat, other] == s.target[other, 0]:
                    points += record.GUESS_POINTS
        out[seat] = points


@compiled
def winners(s: Any) -> int:
    """BY-35: the highest score; in a tie the one earlier in player order."""
    points = np.zeros(record.MOST, np.int64)
    score(s, points)
    best = seat = max(s.starter, 0)
    for _ in range(s.seats - 1):
        seat = left_of(s, seat)
        if points[seat] > points[best]:
            best = seat
    return 1 << best
