"""The table of Byzantio or Nekken as data that a person may see."""

from typing import Any

import numpy as np

from hippodrome.core.calls import plain
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.notation import IntrigueWords
from hippodrome.games.intrigue.odds import EVEN, all_odds, famine_needed
from hippodrome.games.intrigue.score import sheet


def view(masked: Any, words: IntrigueWords) -> dict[str, Any]:
    """What everybody is shown; of the sheets only what lies open, until the end.

    >>> from hippodrome.games import GAMES
    >>> table = view(GAMES["nekken"].opening({"seats": 2}), IntrigueWords("nekken", {"seats": 2}))
    >>> table["phase"], table["rounds"], table["players"][1]["pretender"], table["players"][1]["targets"]
    ('targets', 27, 'nekken', None)
    """
    s = plain(masked)
    seats = s.seats
    order = [] if s.starter < 0 else [(s.starter + step) % seats for step in range(seats)]
    return {
        "phase": record.PHASES[s.phase],
        "round": s.turn_number,
        "rounds": s.turns,
        "order": order,
        "events": [
            {"turn": turn, "event": None if event == record.NONE else record.EVENTS[event]}
            for turn, event in zip(s.event_turn, s.event, strict=True)
            if turn
        ],
        "slots": record.SLOT_POINTS[: s.slots].tolist(),
        "roll": _roll(masked, s, words),
        "odds": _all_odds(masked, s, words),
        "offer": _offer(s, words),
        "exile": words.houses[s.seat] if s.phase == record.EXILE else None,
        "garrisons": {
            slug: {words.houses[who]: s.garrison[city][who] for who in range(seats) if s.garrison[city][who]}
            for city, slug in enumerate(words.cities)
            if any(s.garrison[city])
        },
        "in_play": [slug for city, slug in enumerate(words.cities) if s.in_play >> city & 1],
        "players": [_player(masked, s, who, words) for who in range(seats)],
    }


def _player(masked: Any, s: Any, who: int, words: IntrigueWords) -> dict[str, Any]:
    sheet = _sheet(masked, who, words) if s.phase == record.END else {"targets": None, "guesses": None}
    return {
        "seat": who,
        "house": words.houses[who],
        "pretender": words.places[s.pretender[who]],
        "reserve": s.reserve[who],
        "boxes": dict(zip(words.boxes, s.box[who], strict=True)),
        "crossed_off": None,
        "ready": bool(s.ready >> who & 1),
        **sheet,
    }


def own(masked: Any, seat: int, words: IntrigueWords) -> dict[str, Any]:
    """What a seat sees of itself alone: its sheet, and the box that it has crossed off until all are in."""
    box = int(masked["crossed_off"][0, seat])
    return {**_sheet(masked, seat, words), "crossed_off": None if box == record.NONE else words.boxes[box]}


def _sheet(masked: Any, who: int, words: IntrigueWords) -> dict[str, Any]:
    guesses = enumerate(masked["guess"][0, who].tolist())
    return {
        "targets": _targets(masked, who, words),
        "guesses": {words.houses[other]: words.cities[city] for other, city in guesses if city >= 0},
    }


def _targets(masked: Any, who: int, words: IntrigueWords) -> list[dict[str, Any]]:
    scores = np.zeros(masked["slots"][0], np.int64)
    sheet(masked, who, scores)
    targets, replaced = masked["target"][0, who].tolist(), int(masked["replaced"][0, who])
    return [
        {"city": words.cities[city], "points": points, "replaced": slot == replaced, "scores": scored}
        for slot, (city, points, scored) in enumerate(
            zip(targets, record.SLOT_POINTS.tolist(), scores.tolist(), strict=False)
        )
        if city >= 0
    ]


def _roll(masked: Any, s: Any, words: IntrigueWords) -> dict[str, Any] | None:
    """What a roll that is due decides, and what it must show; for an offer, what it would have to."""
    if s.phase in (record.ROLL, record.ANSWER):
        return _chance(s, words, s.city, s.owner, *_odds(masked)[s.city, s.owner].tolist())
    if s.phase == record.STARVE:
        needed = int(famine_needed(masked[0]))
        return _chance(s, words, s.city, s.seat, needed, EVEN - needed)
    return None


def _all_odds(masked: Any, s: Any, words: IntrigueWords) -> list[dict[str, Any]] | None:
    """Before a seat chooses: what its roll against each garrison of the others would have to show."""
    if s.phase not in (record.ACT, record.FOR):
        return None
    odds = _odds(masked)
    against = np.argwhere(odds[:, :, 0]).tolist()
    return [_chance(s, words, city, owner, *odds[city, owner].tolist()) for city, owner in against]


def _odds(masked: Any) -> Any:
    odds = np.zeros((record.CITIES, record.MOST, 3), np.int64)
    all_odds(masked, odds)
    return odds


def _chance(
    s: Any, words: IntrigueWords, city: int, owner: int, needed: int, own: int, other: int = 0
) -> dict[str, Any]:
    """A garrison that is rolled for: what the die must show, how likely that is, whose pretender weighs how much."""
    weighs = {words.houses[owner]: other, words.houses[s.seat]: own}  # in a famine both are the same
    return {
        "city": words.cities[city],
        "house": words.houses[owner],
        "needed": needed,
        "chance": (record.SIDES - needed + 1) / record.SIDES,
        "weighs": {house: weight for house, weight in weighs.items() if weight},
    }


def _offer(s: Any, words: IntrigueWords) -> dict[str, Any] | None:
    """A negotiation under way: the garrison that is offered, and the one it is offered for."""
    if s.own_city == record.NOWHERE:
        return None
    asked = (
        {"city": words.cities[s.city], "house": words.houses[s.owner]} if s.city != record.NOWHERE else None
    )
    return {"house": words.houses[s.seat], "city": words.cities[s.own_city], "for": asked}
