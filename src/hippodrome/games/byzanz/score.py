"""Byzanz: what the profit is worth, and who wins (BZ-32, BZ-33)."""

from typing import Any

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.byzanz import record


@compiled
def points(s: Any, seat: int) -> int:
    """BZ-32: the values on the profit cards, five for a trader."""
    total = 0
    for card in range(record.KINDS):
        total += int(s.profit[seat, card] * record.PROFIT[card])
    return total


@compiled
def all_points(one: Any, out: Any) -> None:
    """The same of every seat, for callers in Python."""
    for seat in range(one[0].seats):
        out[seat] = points(one[0], seat)


@inlined
def hand_size(s: Any, seat: int) -> int:
    """BZ-30, BZ-33: all cards in the hand count, traders too, and those a masked record can't tell."""
    cards = 0
    for card in range(record.KINDS + 1):
        cards += int(s.hand[seat, card])
    return cards


@compiled
def score(s: Any, out: Any) -> None:
    """BZ-32: the points of each seat."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@compiled
def winners(s: Any) -> int:
    """BZ-32, BZ-33: the most points, then the most cards left in the hand; who ties there shares."""
    best = -1
    winning = 0
    for seat in range(s.seats):
        rank = points(s, seat) * 128 + hand_size(s, seat)
        if rank > best:
            best = rank
            winning = 0
        if rank == best:
            winning |= 1 << seat
    return winning
