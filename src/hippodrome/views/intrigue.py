"""The table of Byzantio or Nekken as data that a person may see."""

from typing import Any

from hippodrome.notation.intrigue import IntrigueWords
from hippodrome.rules.intrigue import famine_needed, roll_needed
from hippodrome.rules.intrigue_record import (
    ANSWER,
    END,
    EVENTS,
    NONE,
    NOWHERE,
    PHASES,
    ROLL,
    STARVE,
)
from hippodrome.rules.intrigue_score import slot_worth, target_points


def view(masked: Any, seat: int, words: IntrigueWords) -> dict[str, Any]:
    """What a seat is shown; of the others' sheets only what lies open, until the end.

    >>> from hippodrome.rules.contract import GAMES
    >>> table = view(GAMES["nekken"].opening({"seats": 2}), 0, IntrigueWords("nekken", {"seats": 2}))
    >>> table["phase"], table["rounds"], table["players"][1]["pretender"], table["players"][1]["targets"]
    ('targets', 27, 'nekken', None)
    """
    s = masked[0]
    seats = int(s.seats)
    order = [] if s.starter < 0 else [(int(s.starter) + step) % seats for step in range(seats)]
    return {
        "phase": PHASES[s.phase],
        "round": int(s.turn_number),
        "rounds": int(s.turns),
        "order": order,
        "events": [
            {"turn": int(turn), "event": None if event == NONE else EVENTS[event]}
            for turn, event in zip(s.event_turn, s.event, strict=True)
            if turn
        ],
        "roll": _roll(s, words),
        "offer": _offer(s, words),
        "exile": words.houses[s.seat] if PHASES[s.phase] == "exile" else None,
        "garrisons": {
            slug: {
                words.houses[who]: int(s.garrison[city, who]) for who in range(seats) if s.garrison[city, who]
            }
            for city, slug in enumerate(words.cities)
            if s.garrison[city].any()
        },
        "in_play": [slug for city, slug in enumerate(words.cities) if int(s.in_play) >> city & 1],
        "players": [_player(s, who, seat, words) for who in range(seats)],
    }


def _player(s: Any, who: int, seat: int, words: IntrigueWords) -> dict[str, Any]:
    open_sheet = who == seat or s.phase == END
    targets = [
        {
            "city": words.cities[s.target[who, slot]],
            "points": int(slot_worth(s, who, slot)),
            "replaced": bool(s.replaced[who] == slot),
            "scores": int(target_points(s, who, slot)),
        }
        for slot in range(s.slots)
        if s.target[who, slot] >= 0
    ]
    guesses = {
        words.houses[o]: words.cities[city] for o, city in enumerate(s.guess[who].tolist()) if city >= 0
    }
    return {
        "seat": who,
        "house": words.houses[who],
        "pretender": words.places[s.pretender[who]],
        "reserve": int(s.reserve[who]),
        "boxes": dict(zip(words.boxes, s.box[who].tolist(), strict=True)),
        "ready": bool(s.ready >> who & 1),
        "targets": targets if open_sheet else None,
        "guesses": guesses if open_sheet else None,
    }


def _roll(s: Any, words: IntrigueWords) -> dict[str, Any] | None:
    """What a roll that is due decides, and what it must show; for an offer, what it would have to."""
    if s.phase in (ROLL, ANSWER):
        house = words.houses[s.owner]
        return {"needed": int(roll_needed(s)), "city": words.cities[s.city], "house": house}
    if s.phase == STARVE:
        return {"needed": int(famine_needed(s)), "city": words.cities[s.city], "house": words.houses[s.seat]}
    return None


def _offer(s: Any, words: IntrigueWords) -> dict[str, Any] | None:
    """A negotiation under way: the garrison that is offered, and the one it is offered for."""
    if s.own_city == NOWHERE:
        return None
    asked = {"city": words.cities[s.city], "house": words.houses[s.owner]} if s.city != NOWHERE else None
    return {"house": words.houses[s.seat], "city": words.cities[s.own_city], "for": asked}
