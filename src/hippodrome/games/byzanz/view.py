"""The table of Byzanz as data that a person may see."""

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.core.calls import plain
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.memory import UNKNOWN, hides
from hippodrome.games.byzanz.notation import CARDS, counted
from hippodrome.games.byzanz.score import all_points


def view(masked: Any, words: Any) -> dict[str, Any]:
    """What everybody is shown; of the profits only the number of cards (BZ-35), unless they are open.

    In a memory game also of the hands and of the cards out of the game (BZ-36).

    >>> from hippodrome.games.byzanz import rules
    >>> table = view(rules.opening({"seats": 3}), None)
    >>> table["deck"], table["set_aside"], table["rounds"]
    (108, 4, 8)
    """
    s = plain(masked)
    seats = s.seats
    undrawn = sum(s.deck) - sum(hand[record.UNSEEN] for hand in s.hand)
    leader = s.leader
    points = _points(masked) if _open_profits(s) else [None] * seats
    return {
        "phase": record.PHASES[s.phase],
        "round": min(s.round_number + 1, s.rounds),
        "rounds": s.rounds,
        "offer": s.offers[s.step] if s.step < seats and s.phase < record.FINAL else None,
        "deck": undrawn - s.set_aside,
        "set_aside": s.set_aside,
        "lot": _cards(s.lot),
        "market": _cards(s.market),
        "gone": _unseen(s.gone) if hides(s) else _cards(s.gone),
        "high": {"seat": leader, "bid": s.bid[leader]}
        if s.phase == record.BID and leader != record.NOBODY
        else None,
        "players": [_player(s, who, points[who]) for who in range(seats)],
    }


def _player(s: Any, who: int, points: int | None) -> dict[str, Any]:
    return {
        "seat": who,
        "hand": _unseen(s.hand[who]) if hides(s) else _cards(s.hand[who]),
        "laid": [CARDS[card] for card in sorted(s.laid[who]) if card != record.NO_CARD],
        "bid": s.bid[who],
        "bidding": bool(s.bidding >> who & 1),
        "passed": bool(s.phase == record.BID and not s.offer[who] and not s.bidding >> who & 1),
        "offer": s.offer[who] or None,
        "profit_cards": sum(s.profit[who]),
        "profit": None if points is None else _cards(s.profit[who]),
        "points": points,
        "done": bool(s.done >> who & 1),
    }


def own(masked: Any, seat: int, words: Any) -> dict[str, Any]:
    """What a seat sees of itself alone: its hand, and its profit."""
    return {
        "hand": list(_faces(masked["hand"][0, seat].tobytes())),
        "profit": list(_faces(masked["profit"][0, seat].tobytes())),
        "points": _points(masked)[seat],
    }


def _open_profits(s: Any) -> bool:
    return bool(s.open_profits) or s.phase == record.END


def _points(masked: Any) -> list[int]:
    points = np.zeros(record.MOST, np.int64)
    all_points(masked, points)
    told: list[int] = points.tolist()
    return told


def _unseen(counts: list[int]) -> list[str]:
    """So many cards, whichever they are."""
    return [UNKNOWN] * sum(counts)


def _cards(counts: list[int]) -> list[str]:
    return list(_faces(bytes(counts)))


@lru_cache(maxsize=4096)
def _faces(counts: bytes) -> tuple[str, ...]:
    """Most piles stay as they are from one move to the next, and look the same to most."""
    return tuple(_FACES[card] for card in counted(counts))


_FACES = (*CARDS, UNKNOWN)  # the last is UNSEEN
