"""The table of Byzanz as data that a person may see."""

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.notation.byzanz import CARDS, counted
from hippodrome.rules.byzanz_record import (
    BID,
    END,
    FINAL,
    NO_CARD,
    NOBODY,
    OFFERS,
    PHASES,
    ROUNDS,
    SET_ASIDE,
    UNSEEN,
)
from hippodrome.rules.byzanz_sight import all_points
from hippodrome.views.plain import plain


def view(masked: Any, seat: int) -> dict[str, Any]:
    """What a seat is shown; of the others' profit only the number of cards (BZ-35), unless it is open.

    >>> from hippodrome.rules import byzanz
    >>> table = view(byzanz.opening({"seats": 3}), 0)
    >>> table["deck"], table["set_aside"], table["rounds"]
    (108, 4, 8)
    """
    s = plain(masked)
    seats = s.seats
    points = np.zeros(seats, np.int64)
    all_points(masked, points)
    undrawn = sum(s.deck) - sum(hand[UNSEEN] for hand in s.hand)
    leader = s.leader
    return {
        "phase": PHASES[s.phase],
        "round": min(s.round_number + 1, int(ROUNDS[seats])),
        "rounds": int(ROUNDS[seats]),
        "offer": int(OFFERS[seats, s.step]) if s.step < seats and s.phase < FINAL else None,
        "deck": undrawn - int(SET_ASIDE[seats]),
        "set_aside": int(SET_ASIDE[seats]),
        "lot": _cards(s.lot),
        "market": _cards(s.market),
        "gone": _cards(s.gone),
        "high": {"seat": leader, "bid": s.bid[leader]} if s.phase == BID and leader != NOBODY else None,
        "players": [_player(s, who, seat, own) for who, own in enumerate(points.tolist())],
    }


def _player(s: Any, who: int, seat: int, points: int) -> dict[str, Any]:
    open_profit = who == seat or s.open_profits != 0 or s.phase == END
    return {
        "seat": who,
        "hand": _cards(s.hand[who]),
        "laid": [CARDS[card] for card in sorted(s.laid[who]) if card != NO_CARD],
        "bid": s.bid[who],
        "bidding": bool(s.bidding >> who & 1),
        "passed": bool(s.phase == BID and not s.offer[who] and not s.bidding >> who & 1),
        "offer": s.offer[who] or None,
        "profit_cards": sum(s.profit[who]),
        "profit": _cards(s.profit[who]) if open_profit else None,
        "points": points if open_profit else None,
        "done": bool(s.done >> who & 1),
    }


def _cards(counts: list[int]) -> list[str]:
    return list(_faces(bytes(counts)))


@lru_cache(maxsize=4096)
def _faces(counts: bytes) -> tuple[str, ...]:
    """Most piles stay as they are from one move to the next, and look the same to most."""
    return tuple(_FACES[card] for card in counted(counts))


_FACES = (*CARDS, "?")  # the last is UNSEEN
