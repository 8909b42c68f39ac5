"""What a seat of Byzanz can know (BZ-34, BZ-35), and nothing more: the one place where secrets are kept.

Everything at the table is public but for the opening cards never shown, and the cards not drawn. `hidden`
holds the former, so a masked record is the true one with the hidden cards of the others moved back into the
deck, which then holds just what the seat has not seen.
"""

from typing import Any

from hippodrome.rules.byzanz_record import (
    DEAL,
    HAND_LIMIT,
    KINDS,
    MOST,
    NO_CARD,
    OPENING,
    PHASES,
    PROFIT,
    UNSEEN,
)
from hippodrome.rules.chance import NATURE, below
from hippodrome.rules.compiled import compiled
from hippodrome.rules.sight import BLANK, SEEN


@compiled
def points(s: Any, seat: int) -> int:
    """BZ-32: the values on the profit cards, five for a trader."""
    total = 0
    for card in range(KINDS):
        total += int(s.profit[seat, card] * PROFIT[card])
    return total


@compiled
def all_points(one: Any, out: Any) -> None:
    """The same of every seat, for callers in Python."""
    for seat in range(one[0].seats):
        out[seat] = points(one[0], seat)


@compiled
def mask(s: Any, seat: int) -> None:
    """Blank what the seat can't know: the hidden cards of all others go back among the cards not seen."""
    for other in range(s.seats):
        if other != seat:
            for place in range(OPENING):
                card = s.hidden[other, place]
                if card != NO_CARD and card != UNSEEN:
                    s.hand[other, card] -= 1
                    s.hand[other, UNSEEN] += 1
                    s.deck[card] += 1
                    s.hidden[other, place] = UNSEEN


@compiled
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Deal the cards that the seat has not seen anew, every deal of them equally likely."""
    mask(s, seat)
    unseen = 0
    for card in range(KINDS):
        unseen += s.deck[card]
    for other in range(s.seats):
        for place in range(OPENING):
            if s.hidden[other, place] == UNSEEN:
                left = below(rng, unseen)
                card = 0
                while left >= s.deck[card]:
                    left -= s.deck[card]
                    card += 1
                unseen -= 1
                s.deck[card] -= 1
                s.hand[other, UNSEEN] -= 1
                s.hand[other, card] += 1
                insert(s, other, place, card)


@compiled
def insert(s: Any, seat: int, place: int, card: int) -> None:
    """Put a card among the hidden ones of a hand, which stay sorted; `place` is the first free one."""
    while place > 0 and s.hidden[seat, place - 1] > card:
        s.hidden[seat, place] = s.hidden[seat, place - 1]
        place -= 1
    s.hidden[seat, place] = card


@compiled
def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """What the seat sees of what is done next: all but the opening cards that others are dealt."""
    return BLANK if actor == NATURE and s.phase == DEAL and s.seat != seat else SEEN


# What `observe` writes: the table first, then each seat, the observer first and the others to its left.
_TABLE = len(PHASES) + 4 + 3 * KINDS
_SEAT = 2 * KINDS + 1 + 7
OBSERVATION = _TABLE + MOST * _SEAT


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Features for learning, small integers, from a masked record. docs/byzanz.md has the table."""
    out[:OBSERVATION] = 0
    out[s.phase] = 1
    i = len(PHASES)
    out[i] = s.seats
    out[i + 1] = s.round_number
    out[i + 2] = s.step
    out[i + 3] = s.due
    i += 4
    for card in range(KINDS):
        out[i + card] = s.deck[card]
        out[i + KINDS + card] = s.lot[card]
        out[i + 2 * KINDS + card] = s.market[card]
    i += 3 * KINDS
    for place in range(s.seats):
        who = (seat + place) % s.seats
        for card in range(KINDS + 1):
            out[i + card] = s.hand[who, card]
        i += KINDS + 1
        for laid in range(HAND_LIMIT):
            if s.laid[who, laid] != NO_CARD:
                out[i + int(s.laid[who, laid])] += 1
        i += KINDS
        out[i] = s.offer[who]
        out[i + 1] = s.bid[who]
        out[i + 2] = s.bidding >> who & 1
        out[i + 3] = s.done >> who & 1
        out[i + 4] = s.leader == who
        out[i + 5] = s.seat == who
        out[i + 6] = points(s, who)
        i += 7
