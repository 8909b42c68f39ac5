"""What a learner is told of a masked record of Byzanz: features, small integers."""

from typing import Any

from hippodrome.core.compiled import compiled
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.score import points

# What `observe` writes: the table first, then each seat, the observer first and the others to its left.
_TABLE = len(record.PHASES) + 4 + 3 * record.KINDS
_SEAT = 2 * record.KINDS + 1 + 7
OBSERVATION = _TABLE + record.MOST * _SEAT


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Features for learning, small integers, from a masked record. docs/byzanz.md has the table."""
    out[:OBSERVATION] = 0
    out[s.phase] = 1
    i = len(record.PHASES)
    out[i] = s.seats
    out[i + 1] = s.round_number
    out[i + 2] = s.step
    out[i + 3] = s.due
    i += 4
    for card in range(record.KINDS):
        out[i + card] = s.deck[card]
        out[i + record.KINDS + card] = s.lot[card]
        out[i + 2 * record.KINDS + card] = s.market[card]
    i += 3 * record.KINDS
    for place in range(s.seats):
        who = (seat + place) % s.seats
        for card in range(record.KINDS + 1):
            out[i + card] = s.hand[who, card]
        i += record.KINDS + 1
        for laid in range(record.HAND_LIMIT):
            if s.laid[who, laid] != record.NO_CARD:
                out[i + int(s.laid[who, laid])] += 1
        i += record.KINDS
        out[i] = s.offer[who]
        out[i + 1] = s.bid[who]
        out[i + 2] = s.bidding >> who & 1
        out[i + 3] = s.done >> who & 1
        out[i + 4] = s.leader == who
        out[i + 5] = s.seat == who
        out[i + 6] = points(s, who)
        i += 7
