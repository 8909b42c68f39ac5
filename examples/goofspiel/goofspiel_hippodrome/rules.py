"""The rules of Goofspiel, compiled, on one flat record. A card is stored as its value minus 1.

GS-1: in each turn a point card is turned up, and all bid for it at once, in secret. GS-2: a card is played once.
GS-3: the highest bid takes the point card; if several are highest, nobody does. GS-4: the last turn, which leaves
no choice, is automatic. GS-5: the most points win.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hippodrome.games import NATURE, Option, below, compiled, complete, defaults, inlined

VERSION, SEATS, MOST, CARDS = 1, (2, 3, 4, 5, 6), 6, 13
ORDERS = ("random", "descending", "ascending")
OPTIONS = (
    Option("seats", "choice", 2, SEATS),
    Option("num_cards", "choice", CARDS, tuple(range(2, CARDS + 1))),
    Option("points_order", "choice", "random", ORDERS),
    Option("imp_info", "flag", False),
)
ACTIONS, OUTCOMES, OBSERVATION = CARDS, CARDS, (2 + 2 * MOST) * CARDS
NONE, UNSEEN = -1, -2  # no card, or nobody; a card that a seat can't know, in masked records only
TRIES, MIXING, DOUBT = 64, 24, 32  # see redeal

# number: of the turn, from 0. waiting: bit mask of the seats that have not bid. deck: bit mask of the point cards not
# turned up. hand: a bit mask for each seat. prize, winner: of each turn. bid: of each seat in each turn.
_NUMBERS = ("seats", "cards", "points_order", "imp_info", "number", "waiting")
_CARDS = [("deck", "i2"), ("hand", "6i2"), ("prize", "13i1"), ("winner", "13i1"), ("bid", "(6,13)i1")]
State = np.dtype((np.record, [(name, "i1") for name in _NUMBERS] + _CARDS))

first, visible, winners = defaults.first, defaults.visible, defaults.winners


def opening(options: Mapping[str, Any]) -> Any:
    """Make an array of one record: everybody has every card; the first point card is up, unless nature draws it."""
    one = np.zeros(1, State)
    s, chosen = one[0], complete("goofspiel", OPTIONS, options)
    s.seats, s.cards, s.imp_info = chosen["seats"], chosen["num_cards"], chosen["imp_info"]
    s.points_order = ORDERS.index(chosen["points_order"])
    s.deck = s.hand[: s.seats] = (1 << int(s.cards)) - 1
    s.prize[:] = s.winner[:] = s.bid[:] = NONE
    if s.points_order:
        reveal(s, NONE)
    return one


@inlined
def turn(s: Any) -> int:
    """GS-1: return the seats that have not bid."""
    return int(s.waiting)


@compiled
def legal(s: Any, seat: int, out: Any) -> int:
    """GS-2: list the cards of the hand."""
    n = 0
    if s.waiting >> seat & 1:
        hand = int(s.hand[seat])
        for card in range(CARDS):  # no branches: each would be mispredicted half of the time
            out[n] = card
            n += hand >> card & 1
    return n


@inlined
def chances(s: Any, out: Any) -> int:
    """GS-1: list the point cards not turned up, when one is due."""
    for card in range(CARDS):
        out[card] = s.deck >> card & 1
    return 0 if s.waiting or s.number == s.cards else s.cards


@compiled
def apply(s: Any, actor: int, action: int) -> None:
    """Nature turns up a point card; a seat bids, and the last to bid ends the turn."""
    if actor == NATURE:
        reveal(s, action)
        return
    lay(s, actor, action)
    if s.waiting == 0:
        award(s)
        if s.number == s.cards - 1:  # GS-4
            reveal(s, np.log2(s.deck))
            for seat in range(s.seats):
                lay(s, seat, np.log2(s.hand[seat]))
            award(s)
        elif s.points_order:
            reveal(s, NONE)


@inlined
def reveal(s: Any, card: int) -> None:
    """GS-1: turn up a point card, the next one if they come in order, for everybody to bid for."""
    if s.points_order:
        card = s.cards - 1 - s.number if s.points_order == 1 else s.number
    s.deck &= ~(1 << int(card))
    s.prize[s.number] = card
    s.waiting = (1 << s.seats) - 1


@inlined
def lay(s: Any, seat: int, card: int) -> None:
    """GS-2: lay a card from the hand as this turn's bid."""
    s.hand[seat] &= ~(1 << int(card))
    s.bid[seat, s.number] = card
    s.waiting &= ~(1 << seat)


@inlined
def award(s: Any) -> None:
    """GS-3: the highest bid takes the point card."""
    s.winner[s.number] = highest(s, s.number)
    s.number += 1


@inlined
def highest(s: Any, number: int) -> int:
    """GS-3: return who bid most in a turn; nobody, if several did."""
    most, winner = -1, NONE
    for seat in range(s.seats):
        bid = s.bid[seat, number]
        winner = seat if bid > most else (NONE if bid == most else winner)
        most = max(most, bid)
    return winner


@compiled
def score(s: Any, out: Any) -> None:
    """GS-5: sum up the point cards won."""
    out[: s.seats] = 0
    for number in range(s.number):
        if s.winner[number] != NONE:
            out[s.winner[number]] += s.prize[number] + 1


# ---------------------------------------------------------------- what a seat can know


@inlined
def sealed(s: Any) -> int:
    """GS-1: the bids of a turn are secret while one is missing."""
    return s.number + 1 if s.waiting else 0


@inlined
def opens(s: Any, actor: int, action: int) -> bool:
    """Bids are opened when the turn is over; with imperfect information, when the game is."""
    return bool(s.imp_info == 0 or s.number == s.cards)


@inlined
def secret(s: Any, seat: int, other: int) -> tuple[int, int]:
    """Return the range of turns, start and end, in which another seat's bids are secret."""
    if other == seat or s.number == s.cards:
        return 0, 0
    return (0 if s.imp_info else s.number), s.number + (s.waiting != 0 and s.waiting >> other & 1 == 0)


@compiled
def mask(s: Any, seat: int) -> None:
    """Take the others' secret bids back into their hands."""
    for other in range(s.seats):
        start, end = secret(s, seat, other)
        for number in range(start, end):
            if s.bid[other, number] != UNSEEN:
                s.hand[other] |= 1 << int(s.bid[other, number])
                s.bid[other, number] = UNSEEN


@compiled
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Draw the secret bids again so that every turn has the same result, all such bids equally likely.

    If none that fit are found in TRIES deals, a Markov chain (Metropolis) searches for them: it exchanges cards, MIXING
    times for each bid, and each contradiction makes a world DOUBT times less likely.
    """
    for _ in range(TRIES):
        mask(s, seat)
        steps = 0
        for other in range(s.seats):
            start, end = secret(s, seat, other)
            for number in range(start, end):
                card = below(rng, s.cards)
                while s.hand[other] >> card & 1 == 0:
                    card = below(rng, s.cards)
                s.hand[other] &= ~(1 << card)
                s.bid[other, number] = card
                steps += MIXING
        wrong = contradictions(s)
        if wrong == 0:
            return
    while wrong:
        for _ in range(steps):
            other, number, card = below(rng, s.seats), below(rng, s.number), below(rng, s.cards)
            if other != seat:
                before = int(s.bid[other, number])
                exchange(s, other, number, card)
                now = contradictions(s)
                if now > wrong and below(rng, DOUBT ** (now - wrong)):
                    exchange(s, other, number, before)
                else:
                    wrong = now


@inlined
def contradictions(s: Any) -> int:
    """Return how many turns would have had another winner."""
    wrong = 0
    for number in range(s.number):
        wrong += highest(s, number) != s.winner[number]
    return wrong


@inlined
def exchange(s: Any, seat: int, number: int, card: int) -> None:
    """Bid another card in a turn: one of the hand, or of another turn, where the card laid goes instead."""
    before = int(s.bid[seat, number])
    if s.hand[seat] >> card & 1:
        s.hand[seat] ^= 1 << card | 1 << before
    for other in range(s.cards):
        if s.bid[seat, other] == card:
            s.bid[seat, other] = before
    s.bid[seat, number] = card


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Write the point card and the winner of each turn; then what each seat, the observer first, has and has bid."""
    out[:OBSERVATION] = 0
    for card in range(CARDS):
        out[card] = s.prize[card] + 1
        out[CARDS + card] = 0 if s.winner[card] == NONE else (s.winner[card] - seat) % s.seats + 1
        for place in range(s.seats):
            who, i = (seat + place) % s.seats, (2 + 2 * place) * CARDS + card
            out[i], out[i + CARDS] = s.hand[who] >> card & 1, s.bid[who, card] + 1
