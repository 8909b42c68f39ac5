"""What a seat of Byzantio or Nekken can know (BY-36): all but what the others have written in secret."""

from typing import Any

import numpy as np

from hippodrome.rules.chance import NATURE, below
from hippodrome.rules.compiled import compiled, inlined
from hippodrome.rules.intrigue_record import (
    CITIES,
    END,
    GUESS,
    KINDS,
    MOST,
    NONE,
    NOWHERE,
    PHASES,
    PLACES,
    REPLACE,
    SECRET,
    UNSEEN,
    WRITE,
)
from hippodrome.rules.sight import HIDDEN, SEEN


@compiled
def mask(s: Any, seat: int) -> None:
    """Blank the others' targets, replacements and guesses, until the end; nor is it told how far they are."""
    if s.phase == END:
        return
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.slots):
                s.target[other, slot] = UNSEEN
            s.replaced[other] = UNSEEN
            s.guess[other, :] = UNSEEN


@compiled
def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """What others write in secret is not seen at all, not even that they write."""
    return HIDDEN if actor != NATURE and actor != seat and SECRET >> int(s.phase) & 1 else SEEN


@compiled
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Write the others' secrets anew: lists that the rules allow, each as likely as the others.

    A seat that has not handed in what it is writing has written nothing in the new world.
    """
    if s.phase == END:
        return
    for other in range(s.seats):
        if other == seat:
            continue
        handed_in = s.ready >> other & 1
        if s.phase != WRITE or handed_in:
            draw_targets(s, other, rng)
        else:
            s.target[other, :] = NOWHERE
        s.replaced[other] = NONE
        if s.succession and (s.phase != REPLACE or handed_in):
            s.replaced[other] = below(rng, s.slots + 1) - 1
        s.guess[other, :] = NOWHERE
        if s.phase == GUESS and handed_in:
            for opponent in range(s.seats):
                if opponent != other:
                    s.guess[other, opponent] = draw_city(s, rng)


@inlined
def draw_city(s: Any, rng: Any) -> int:
    """Any city in play."""
    city = below(rng, s.cities)
    while s.in_play >> np.uint64(city) & np.uint64(1) == 0:
        city = below(rng, s.cities)
    return city


@compiled
def draw_targets(s: Any, seat: int, rng: Any) -> None:
    """A list of targets in different provinces: lists at random until one fits, so that all are as likely."""
    slot = 0
    taken = np.uint32(0)
    while slot < s.slots:
        city = draw_city(s, rng)
        place = np.uint32(1) << np.uint32(s.place[city])
        if taken & place:
            slot = 0
            taken = np.uint32(0)
        else:
            s.target[seat, slot] = city
            taken |= place
            slot += 1


# What `observe` writes: the table, each seat with the observer first, each city, each place.
_TABLE = len(PHASES) + 9
_SEAT = 4 + KINDS
_CITY = 3 + MOST
_PLACE = 1 + MOST
OBSERVATION = _TABLE + MOST * _SEAT + CITIES * _CITY + PLACES * _PLACE


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Features for learning, small integers, from a masked record. docs/byzantio.md has the table."""
    out[:OBSERVATION] = 0
    out[s.phase] = 1
    i = len(PHASES)
    out[i] = s.seats
    out[i + 1] = s.turn_number
    out[i + 2] = s.kind + 1
    out[i + 3] = s.own_city + 1
    out[i + 4] = s.city + 1
    out[i + 5] = (s.owner - seat) % s.seats + 1 if s.owner >= 0 else 0
    out[i + 6] = (s.seat - seat) % s.seats + 1 if s.seat >= 0 else 0
    out[i + 7] = s.tiles
    out[i + 8] = s.replaced[seat] + 1
    i += 9
    for place in range(s.seats):
        who = (seat + place) % s.seats
        out[i] = s.reserve[who]
        out[i + 1] = s.ready >> who & 1
        out[i + 2] = (who - s.starter) % s.seats + 1 if s.starter >= 0 else 0
        out[i + 3] = s.guess[seat, who] + 1
        for kind in range(KINDS):
            out[i + 4 + kind] = s.box[who, kind]
        i += _SEAT
    i = _TABLE + MOST * _SEAT
    for city in range(s.cities):
        out[i] = s.in_play >> np.uint64(city) & np.uint64(1)
        out[i + 1] = s.place[city] + 1
        for place in range(s.seats):
            out[i + 3 + place] = s.garrison[city, (seat + place) % s.seats]
        i += _CITY
    first_city = _TABLE + MOST * _SEAT
    for slot in range(s.slots):
        if s.target[seat, slot] >= 0:
            out[first_city + int(s.target[seat, slot]) * _CITY + 2] = slot + 1
    i = first_city + CITIES * _CITY
    for place in range(s.places):
        out[i + place * _PLACE] = s.number[place]
    for place in range(s.seats):
        who = (seat + place) % s.seats
        out[i + int(s.pretender[who]) * _PLACE + 1 + place] = 1
