"""What a learner is told of a masked record of Byzantio or Nekken: features, small integers."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled
from hippodrome.games.intrigue import record

# What `observe` writes: the table, each seat with the observer first, each city, each place.
_TABLE = len(record.PHASES) + 10
_SEAT = 4 + record.KINDS
_CITY = 3 + record.MOST
_PLACE = 1 + record.MOST
OBSERVATION = _TABLE + record.MOST * _SEAT + record.CITIES * _CITY + record.PLACES * _PLACE


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
