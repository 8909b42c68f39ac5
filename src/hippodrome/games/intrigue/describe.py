"""What an action of Byzantio or Nekken means in a position, as features: a network judges actions by these.

Other seats are told from the deciding seat on, clockwise, and a city also by how the seat stands there. What the rules
of thumb make of an action is a feature too: a network begins with their sense, and learns where to leave them.
"""

from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.features import lay_out
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.observe import LEVELS, STANDINGS, standing
from hippodrome.games.intrigue.odds import roll_needed
from hippodrome.games.intrigue.sense.rating import rate_by
from hippodrome.games.intrigue.sense.weights import WEIGHTS

__all__ = ["DESCRIBED", "LEVELS", "MOST_DESCRIBED", "compare", "describe", "suppose"]

MOST_DESCRIBED = 12  # features of one action, at most
KINDS = 17
(
    PASS,
    TARGET,
    MOVE,
    ENTER,
    MUSTER,
    ADVANCE,
    NEGOTIATE,
    FOR,
    ACCEPT,
    REFUSE,
    BRIBE,
    EXPEL,
    STRIKE,
    KEEP,
    RETARGET,
    EXILE,
    GUESS,
) = range(KINDS)
_SLOT = record.SLOTS + 1  # own slot of a city, 0 for none
_STANDING = STANDINGS * _SLOT
_OPEN = 16  # points of own targets not held
_BEHIND = np.array((0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4))


class _Blocks(NamedTuple):
    """Where the features of each kind begin."""

    kind: int
    kind_turn: int  # kind, by the turn in steps of five
    city: int  # by kind
    place: int  # by kind
    standing: int  # in the city in question, with its own slot; by garrison placed, taken, offered, other
    owner: int  # of the garrison in question, by kind
    needed: int  # what the roll must show
    around: int  # points of own targets not held, in the place that is moved to …
    near: int  # … and next to it
    box: int  # kind of box crossed off, by how many are left
    slot: int  # that is written or replaced
    suspected: int  # garrisons that an opponent has in the city that is guessed, by the slots already guessed
    behind: int  # points behind the action that the rules of thumb rate highest
    end: int


_PLACED, _TAKEN, _OFFERED, _OTHER = range(4)


_AT = lay_out(
    _Blocks,
    (
        KINDS,
        KINDS * 7,
        KINDS * record.CITIES,
        KINDS * record.PLACES,
        4 * _STANDING,
        KINDS * record.MOST,
        9,
        _OPEN,
        _OPEN,
        record.KINDS * 11,
        record.SLOTS + 1,
        9,
        len(_BEHIND) + 1,
    ),
)
DESCRIBED = _AT.end
"""How many features of actions there are."""


@inlined
def slot_of(s: Any, seat: int, city: int) -> int:
    """The slot in which a seat has a city as its target, from 1; 0 for none."""
    found = 0
    for slot in range(s.slots):
        if s.target[seat, slot] == city:
            found = slot + 1
    return found


@inlined
def in_city(s: Any, seat: int, kind: int, role: int, city: int, out: Any, n: int) -> int:
    """Add a city: itself, and how the seat stands there."""
    out[n] = _AT.city + kind * record.CITIES + city
    out[n + 1] = _AT.standing + role * _STANDING + standing(s, seat, city) * _SLOT + slot_of(s, seat, city)
    return n + 2


@inlined
def of_owner(s: Any, seat: int, kind: int, owner: int, out: Any, n: int) -> int:
    """Add another player."""
    out[n] = _AT.owner + kind * record.MOST + (owner - seat) % s.seats
    return n + 1


@inlined
def by_roll(s: Any, seat: int, city: int, owner: int, out: Any, n: int) -> int:
    """Add what the die must show."""
    out[n] = _AT.needed + min(max(roll_needed(s, seat, city, owner), 0), 8)
    return n + 1


@compiled
def open_points(s: Any, seat: int, place: int) -> int:
    """The points of own targets in a place where the seat has no garrison."""
    points = 0
    for slot in range(s.slots):
        city = s.target[seat, slot]
        if city >= 0 and s.place[city] == place and s.garrison[city, seat] == 0:
            points += int(record.SLOT_POINTS[slot])
    return points


@compiled
def to_place(s: Any, seat: int, kind: int, place: int, out: Any, n: int) -> int:
    """Add a place that the pretender moves to, and what is still to be had there and next to it."""
    near = 0
    for slot in range(s.slots):
        city = s.target[seat, slot]
        if city >= 0 and s.garrison[city, seat] == 0 and s.near[place] >> s.place[city] & 1:
            near += int(record.SLOT_POINTS[slot])
    out[n] = _AT.place + kind * record.PLACES + place
    out[n + 1] = _AT.around + min(open_points(s, seat, place), _OPEN - 1)
    out[n + 2] = _AT.near + min(near // 4, _OPEN - 1)
    return n + 3


@compiled
def describe(s: Any, seat: int, action: int, out: Any) -> int:
    """Write the numbers of the features that an action has in a masked record; return how many there are."""
    kind = PASS
    n = 2
    if actions.TARGET <= action < actions.CAMPAIGN:
        kind = TARGET
        n = in_city(s, seat, kind, _OTHER, action - actions.TARGET, out, n)
        written = 0
        for slot in range(s.slots):
            written += s.target[seat, slot] >= 0
        out[n] = _AT.slot + written
        n += 1
    elif actions.CAMPAIGN <= action < actions.ENTER:
        kind = MOVE
        n = to_place(s, seat, kind, action - actions.CAMPAIGN, out, n)
    elif actions.ENTER <= action < actions.MUSTER:
        kind = ENTER
        city, owner = (
            (action - actions.ENTER) // (record.MOST + 1),
            (action - actions.ENTER) % (record.MOST + 1),
        )
        n = in_city(s, seat, kind, _PLACED, city, out, n)
        n = to_place(s, seat, kind, s.place[city], out, n)
        if owner:
            n = of_owner(s, seat, kind, owner - 1, out, n)
    elif actions.MUSTER <= action < actions.ADVANCE:
        kind = MUSTER
        n = in_city(s, seat, kind, _PLACED, action - actions.MUSTER, out, n)
    elif actions.ADVANCE <= action < actions.NEGOTIATE:
        kind = ADVANCE
        n = to_place(s, seat, kind, action - actions.ADVANCE, out, n)
    elif actions.NEGOTIATE <= action < actions.FOR:
        kind = NEGOTIATE
        n = in_city(s, seat, kind, _OFFERED, action - actions.NEGOTIATE, out, n)
    elif actions.FOR <= action < actions.ACCEPT:
        kind = FOR
        city, owner = (action - actions.FOR) // record.MOST, (action - actions.FOR) % record.MOST
        n = in_city(s, seat, kind, _TAKEN, city, out, n)
        n = of_owner(s, seat, kind, owner, out, n)
        n = by_roll(s, seat, city, owner, out, n)
    elif action == actions.ACCEPT or action == actions.REFUSE:
        kind = ACCEPT if action == actions.ACCEPT else REFUSE
        n = in_city(s, seat, kind, _OFFERED, s.city, out, n)
        out[n] = _AT.standing + _TAKEN * _STANDING
        out[n] += standing(s, seat, s.own_city) * _SLOT + slot_of(s, seat, s.own_city)
        n = of_owner(s, seat, kind, s.seat, out, n + 1)
        n = by_roll(s, s.seat, s.city, seat, out, n)
    elif actions.BRIBE <= action < actions.STRIKE:
        kind = BRIBE if action < actions.EXPEL else EXPEL
        number = action - (actions.BRIBE if action < actions.EXPEL else actions.EXPEL)
        city, owner = number // record.MOST, number % record.MOST
        n = in_city(s, seat, kind, _TAKEN if kind == BRIBE else _OTHER, city, out, n)
        n = of_owner(s, seat, kind, owner, out, n)
        n = by_roll(s, seat, city, owner, out, n)
    elif actions.STRIKE <= action < actions.KEEP:
        kind = STRIKE
        box = action - actions.STRIKE
        out[n] = _AT.box + box * 11 + min(int(s.box[seat, box]), 10)
        n += 1
    elif action == actions.KEEP:
        kind = KEEP
    elif actions.RETARGET <= action < actions.EXILE:
        kind = RETARGET
        slot, city = (action - actions.RETARGET) // record.CITIES, (action - actions.RETARGET) % record.CITIES
        n = in_city(s, seat, kind, _PLACED, city, out, n)
        old = s.target[seat, slot]
        out[n] = _AT.standing + _OFFERED * _STANDING + standing(s, seat, old) * _SLOT + slot + 1
        out[n + 1] = _AT.slot + slot
        n += 2
    elif actions.EXILE <= action < actions.GUESS:
        kind = EXILE
        out[n] = _AT.place + kind * record.PLACES + action - actions.EXILE
        n = of_owner(s, seat, kind, s.seat, out, n + 1)
    elif action >= actions.GUESS:
        kind = GUESS
        other, city = (action - actions.GUESS) // record.CITIES, (action - actions.GUESS) % record.CITIES
        n = in_city(s, other, kind, _OTHER, city, out, n)
        n = of_owner(s, seat, kind, other, out, n)
        rivals = 0
        for one in range(s.seats):
            rivals = max(rivals, int(s.garrison[city, one]) if one != other else 0)
        out[n] = _AT.suspected + int(s.garrison[city, other]) * 3 + min(rivals, 2)
        n += 1
    out[0] = _AT.kind + kind
    out[1] = _AT.kind_turn + kind * 7 + min(int(s.turn_number) // 5, 6)
    return n


@compiled
def compare(s: Any, seat: int, legal: Any, n: int, out: Any) -> int:
    """Write for each action how far the rules of thumb rate it behind the best."""
    worth = np.zeros(n)
    rate_by(WEIGHTS[0], s, seat, legal, n, worth)
    best = worth.max()
    for i in range(n):
        step = 0
        while step < len(_BEHIND) and best - worth[i] > _BEHIND[step]:
            step += 1
        out[i] = _AT.behind + step
    return 1


@compiled
def suppose(s: Any, world: Any, other: int) -> bool:
    """Let another seat have the targets that it has in `world`: they are the same all the game, but for one (BY-28)."""
    for slot in range(s.slots):
        s.target[other, slot] = world.target[other, slot]
    s.replaced[other] = world.replaced[other] if s.succession else record.NONE
    return True
