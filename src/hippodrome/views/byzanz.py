"""The table of Byzanz as data that a person may see."""

from typing import Any

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
from hippodrome.rules.byzanz_sight import points


def view(masked: Any, seat: int) -> dict[str, Any]:
    """What a seat is shown; of the others' profit only the number of cards (BZ-35), unless it is open.

    >>> from hippodrome.rules import byzanz
    >>> table = view(byzanz.opening({"seats": 3}), 0)
    >>> table["deck"], table["set_aside"], table["rounds"]
    (108, 4, 8)
    """
    s = masked[0]
    seats = int(s.seats)
    step = int(s.step)
    undrawn = int(s.deck.sum()) - int(s.hand[:, UNSEEN].sum())
    leader = int(s.leader)
    return {
        "phase": PHASES[s.phase],
        "round": min(int(s.round_number) + 1, int(ROUNDS[seats])),
        "rounds": int(ROUNDS[seats]),
        "offer": int(OFFERS[seats, step]) if step < seats and s.phase < FINAL else None,
        "deck": undrawn - int(SET_ASIDE[seats]),
        "set_aside": int(SET_ASIDE[seats]),
        "lot": _cards(s.lot),
        "market": _cards(s.market),
        "gone": _cards(s.gone),
        "high": {"seat": leader, "bid": int(s.bid[leader])} if s.phase == BID and leader != NOBODY else None,
        "players": [_player(s, who, seat) for who in range(seats)],
    }


def _player(s: Any, who: int, seat: int) -> dict[str, Any]:
    open_profit = who == seat or bool(s.open_profits) or s.phase == END
    return {
        "seat": who,
        "hand": _cards(s.hand[who]),
        "laid": sorted((CARDS[card] for card in s.laid[who] if card != NO_CARD), key=CARDS.index),
        "bid": int(s.bid[who]),
        "bidding": bool(s.bidding >> who & 1),
        "passed": bool(s.phase == BID and not s.offer[who] and not s.bidding >> who & 1),
        "offer": int(s.offer[who]) or None,
        "profit_cards": int(s.profit[who].sum()),
        "profit": _cards(s.profit[who]) if open_profit else None,
        "points": int(points(s, who)) if open_profit else None,
        "done": bool(s.done >> who & 1),
    }


def _cards(counts: Any) -> list[str]:
    return ["?" if card == UNSEEN else CARDS[card] for card in counted(counts.tolist())]
