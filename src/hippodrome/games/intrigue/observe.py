"""What a learner is told of a masked record of Byzantio or Nekken: features, small integers."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.score import target_points

# What `observe` writes: the table, each seat with the observer first, each city, each place, then how the observer's
# own targets stand.
_TABLE = len(record.PHASES) + 10
_SEAT = 4 + record.KINDS
_CITY = 3 + record.MOST
_PLACE = 1 + record.MOST
_SHEET = _TABLE + record.MOST * _SEAT + record.CITIES * _CITY + record.PLACES * _PLACE
OBSERVATION = _SHEET + 1 + 2 * record.SLOTS
STANDINGS = (record.PLACE_LIMIT + 1) ** 2 * record.MOST  # of a seat in a city
FAR = 3  # steps from the pretender, and more


def _levels() -> Any:
    """The highest value of each feature that a network tells from the ones below; it takes higher values for that."""
    table = [1] * len(record.PHASES) + [record.MOST, 30, 7, record.CITIES, record.CITIES]
    table += [record.MOST, record.MOST, 15, record.SLOTS, record.KINDS]
    seat = [10, 1, record.MOST, record.CITIES, *[10] * record.KINDS]
    city = [0, 0, record.SLOTS, *[record.PLACE_LIMIT] * record.MOST]  # the board itself is always the same
    place = [0, *[1] * record.MOST]
    sheet = [62] + [STANDINGS, FAR + 1] * record.SLOTS
    found = table + seat * record.MOST + city * record.CITIES + place * record.PLACES + sheet
    return np.array(found, np.int16)


LEVELS = _levels()


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Features for learning, small integers, from a masked record. docs/byzantio.md has the table."""
    out[:OBSERVATION] = 0
    out[s.phase] = 1
    i = len(record.PHASES)
    out[i] = s.seats
    out[i + 1] = s.turn_number
    out[i + 2] = s.kind + 1
    out[i + 3] = s.own_city + 1
    out[i + 4] = s.city + 1
    out[i + 5] = (s.owner - seat) % s.seats + 1 if s.owner >= 0 else 0
    out[i + 6] = (s.seat - seat) % s.seats + 1 if s.seat >= 0 else 0
    out[i + 7] = s.tiles
    out[i + 8] = s.replaced[seat] + 1
    out[i + 9] = s.crossed_off[seat] + 1
    i += 10
    for place in range(s.seats):
        who = (seat + place) % s.seats
        out[i] = s.reserve[who]
        out[i + 1] = s.ready >> who & 1
        out[i + 2] = (who - s.starter) % s.seats + 1 if s.starter >= 0 else 0
        out[i + 3] = s.guess[seat, who] + 1
        for kind in range(record.KINDS):
            out[i + 4 + kind] = s.box[who, kind]
        i += _SEAT
    i = _TABLE + record.MOST * _SEAT
    for city in range(s.cities):
        out[i] = s.in_play >> np.uint64(city) & np.uint64(1)
        out[i + 1] = s.place[city] + 1
        for place in range(s.seats):
            out[i + 3 + place] = s.garrison[city, (seat + place) % s.seats]
        i += _CITY
    first_city = _TABLE + record.MOST * _SEAT
    for slot in range(s.slots):
        if s.target[seat, slot] >= 0:
            out[first_city + int(s.target[seat, slot]) * _CITY + 2] = slot + 1
    i = first_city + record.CITIES * _CITY
    for place in range(s.places):
        out[i + place * _PLACE] = s.number[place]
    for place in range(s.seats):
        who = (seat + place) % s.seats
        out[i + int(s.pretender[who]) * _PLACE + 1 + place] = 1
    observe_sheet(s, seat, out)


@compiled
def observe_sheet(s: Any, seat: int, out: Any) -> None:
    """What the own targets would bring now, and for each slot how the seat stands there and how far it is."""
    points = 0
    for slot in range(s.slots):
        points += target_points(s, seat, slot)
        city = s.target[seat, slot]
        if city >= 0:
            out[_SHEET + 1 + 2 * slot] = standing(s, seat, city) + 1
            out[_SHEET + 2 + 2 * slot] = steps_to(s, seat, s.place[city]) + 1
    out[_SHEET] = points


@compiled
def standing(s: Any, seat: int, city: int) -> int:
    """How a seat stands in a city, as one number: its garrisons, the most of another, and how many others have most."""
    most = 0
    alike = 0
    for other in range(s.seats):
        if other != seat:
            there = int(s.garrison[city, other])
            if there > most:
                most, alike = there, 1
            elif there == most and most > 0:
                alike += 1
    return (int(s.garrison[city, seat]) * (record.PLACE_LIMIT + 1) + most) * record.MOST + alike


@compiled
def steps_to(s: Any, seat: int, place: int) -> int:
    """How many campaigns away a place is from a seat's pretender: 0, 1, 2, or FAR."""
    here = int(s.pretender[seat])
    if place == here:
        return 0
    near = s.near[here]
    if near >> np.uint32(place) & np.uint32(1):
        return 1
    return 2 if s.near[place] & near else FAR
