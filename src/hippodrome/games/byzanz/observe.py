"""What a learner is told of a masked record of Byzanz: features, small integers."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.score import hand_size, points

# What `observe` writes: the table first, then each seat, the observer first and the others to its left, then what
# follows from these and is often asked for.
_TABLE = len(record.PHASES) + 4 + 3 * record.KINDS
_SEAT = 2 * record.KINDS + 1 + 7
_EXTRA = _TABLE + record.MOST * _SEAT
_SUMS = 1 + record.PILES
OBSERVATION = _EXTRA + 4 + record.KINDS + record.MOST * _SUMS


def _levels() -> Any:
    """The highest value of each feature that a network tells from the ones below; it takes higher values for that."""
    copies = record.COPIES.tolist()
    seat = [*[min(each, 7) for each in copies], record.OPENING]
    seat += [min(each, 7) for each in copies[:-1]] + [0]  # no trader is ever laid (BZ-12)
    seat += [6, 28, 1, 1, 1, 1, 60]
    table = [1] * len(record.PHASES) + [record.MOST, 7, 2 * record.MOST, 0]
    extra = [28, record.MOST, 7, 28] + [record.OPENING] * record.KINDS
    extra += [12, *[10] * record.PILES] * record.MOST
    return np.array(
        table + copies + [min(each, 6) for each in copies] * 2 + seat * record.MOST + extra, np.int16
    )


LEVELS = _levels()


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
    observe_sums(s, seat, out)


@compiled
def observe_sums(s: Any, seat: int, out: Any) -> None:
    """What follows from the rest: the highest bid, who passed first, what others don't know of the hand, sums."""
    i = _EXTRA
    out[i] = s.bid[s.leader] if s.leader != record.NOBODY else 0
    out[i + 1] = (s.first_passed - seat) % s.seats + 1 if s.first_passed != record.NOBODY else 0
    out[i + 2] = max(int(s.rounds) - 1 - int(s.round_number), 0)
    for card in range(record.TRADER):
        out[i + 3] += s.hand[seat, card] * record.VALUE[card]
    i += 4
    for place in range(record.OPENING):
        if s.hidden[seat, place] != record.NO_CARD:
            out[i + int(s.hidden[seat, place])] += 1
    i += record.KINDS
    for place in range(s.seats):
        who = (seat + place) % s.seats
        out[i] = hand_size(s, who)
        for card in range(record.KINDS):
            out[i + 1 + int(record.PILE[card])] += s.hand[who, card]
        i += _SUMS
