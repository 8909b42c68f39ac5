"""What a courtier has at stake in each city: what its garrisons hold, how safely, and what others seem to want."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.odds import roll_needed
from hippodrome.games.intrigue.score import shared, sharers

USUAL = 10  # points of a target


@compiled
def turns_to_come(s: Any, seat: int) -> float:
    """How often each of the others can still act before the end."""
    turns = 0.0
    for number in range(s.turn_number + 1, s.turns + 1):
        turns += 1.0
        for event in range(4):
            if s.event_turn[event] == number:
                turns -= 1.0
    if s.starter >= 0 and s.seat >= 0:
        after_me = (s.starter - seat - 1) % s.seats
        turns += after_me / (s.seats - 1.0)
    return turns


@inlined
def openness(w: Any, turns: float) -> float:
    """How much is still open: 0 at the end, towards 1 long before it."""
    return turns / (turns + w.patience)


@inlined
def unsettled(w: Any, turns: float) -> float:
    """The same for what will come of it as a rule, which is measured, not hoped."""
    return turns / (turns + w.unrest)


@inlined
def share_now(own: int, most: int, alike: int) -> float:
    """The share of a usual city's points for so many garrisons, against the most of any other player."""
    return shared(USUAL, sharers(own, most, alike)) / USUAL


@inlined
def holds(w: Any, own: int, most: int, sharing: int, still_open: float) -> float:
    """The share to expect: between what it is now and, long before the end, what is hoped for."""
    now = share_now(own, most, sharing)
    return now + still_open * (w.hope[own, most] - now)


@compiled
def share_to_come(s: Any, w: Any, seat: int, city: int, unrest: float) -> float:
    """The share of a target's points that comes of it as a rule, between the share now and that of old."""
    if city < 0:
        return w.comes[0, 0]
    own, most, sharing = int(s.garrison[city, seat]), 0, 0
    for other in range(s.seats):
        there = int(s.garrison[city, other])
        if other != seat and there >= most:
            sharing = sharing + 1 if there == most else 1
            most = there
    now = share_now(own, most, sharing if own == most else 0)
    return now + unrest * (w.comes[own, most] - now)


@compiled
def balance(
    s: Any, w: Any, seat: int, city: int, points: float, come: int, owner: int, go: int, still_open: float
) -> float:
    """What a city is worth to a seat, less what it gives to others, after `come` own and `go` of another's go.

    `points` are those of the seat's own target; what it is worth to others is read from their garrisons.
    """
    first = second = 0
    sharing = 0
    for other in range(s.seats):
        there = int(s.garrison[city, other]) + come * (other == seat) - go * (other == owner)
        if there > first:
            first, second, sharing = there, first, 1
        elif there == first:
            second = there
            sharing += 1
        elif there > second:
            second = there
    if first == 0:
        return points * still_open * w.hope[0, 0]
    worth = 0.0
    denied = w.deny / (s.seats - 1)
    for other in range(s.seats):
        stood = int(s.garrison[city, other])
        there = stood + come * (other == seat) - go * (other == owner)
        if points == 0.0 if other == seat else stood == 0 and there == 0:
            continue
        leads = there == first
        most = (first if sharing > 1 else second) if leads else first
        share = holds(w, there, min(most, 2), sharing - 1 if leads else 0, still_open)
        if other == seat:
            worth += points * share
        else:
            worth -= denied * w.want[stood] * share
    return worth


@inlined
def gain(
    s: Any, w: Any, seat: int, city: int, points: float, come: int, owner: int, go: int, still_open: float
) -> float:
    """What the seat's balance in a city changes by. One type of number: `balance` is compiled once."""
    there, whose = np.int64(city), np.int64(owner)
    after = balance(s, w, seat, there, points, np.int64(come), whose, np.int64(go), still_open)
    return after - balance_now(s, w, seat, there, points, still_open)


@inlined
def balance_now(s: Any, w: Any, seat: int, city: int, points: float, still_open: float) -> float:
    """What a city is worth to a seat as it stands."""
    none = np.int64(0)
    return balance(s, w, seat, np.int64(city), points, none, np.int64(record.NOBODY), none, still_open)


@inlined
def change(
    s: Any,
    w: Any,
    seat: int,
    city: int,
    points: Any,
    now: Any,
    come: int,
    owner: int,
    go: int,
    still_open: float,
) -> float:
    """The same as `gain` where the seat's points in all cities, and what they are worth now, are known."""
    there, whose = np.int64(city), np.int64(owner)
    return (
        balance(s, w, seat, there, points[city], np.int64(come), whose, np.int64(go), still_open) - now[city]
    )


@compiled
def points_of(s: Any, seat: int, slot: int) -> float:
    """What a slot is worth to who holds its city alone."""
    return float(record.SLOT_POINTS[slot]) - record.REPLACED_LESS * (s.replaced[seat] == slot)


@inlined
def brings(slot: int, replaced: bool, share: float) -> float:
    """BY-33: what a slot brings with this share of it; what a replaced target brings less is not shared.

    A share is expected, not had: with less than a half of it, it is as likely that there will be nothing to lose.
    """
    less = record.REPLACED_LESS * min(1.0, 2.0 * share) if replaced else 0.0
    return record.SLOT_POINTS[slot] * share - less


@compiled
def strongest_other(s: Any, seat: int, city: int) -> int:
    """Who else has the most garrisons in a city."""
    best, most = record.NOBODY, 0
    for other in range(s.seats):
        if other != seat and s.garrison[city, other] > most:
            best, most = other, s.garrison[city, other]
    return best


@compiled
def chance(s: Any, seat: int, city: int, owner: int) -> float:
    """How likely a roll against a garrison succeeds."""
    return (record.SIDES + 1 - roll_needed(s, seat, city, owner)) / record.SIDES


@compiled
def spread(s: Any, w: Any, place: int, here: float, amount: float, reach: int, pull: Any) -> None:
    """What lies at `place` pulls there: so much at the place itself, less the more steps away, up to a reach."""
    reached = np.uint32(1) << np.uint32(place)
    edge = s.near[place] & ~reached
    pull[place] += here
    for step in range(1, min(reach, 3) + 1):
        beyond = np.uint32(0)
        for p in range(s.places):
            if edge >> np.uint32(p) & np.uint32(1):
                pull[p] += amount * w.step[step]
                beyond |= s.near[p]
        reached |= edge
        edge = beyond & ~reached


@compiled
def steps_from(s: Any, place: int, steps: Any) -> None:
    """How many steps every place is from this one; 9 where there is no way."""
    for p in range(s.places):
        steps[p] = 9
    reached = np.uint32(1) << np.uint32(place)
    edge = reached
    step = 0
    while edge:
        beyond = np.uint32(0)
        for p in range(s.places):
            if edge >> np.uint32(p) & np.uint32(1):
                steps[p] = step
                beyond |= s.near[p]
        edge = beyond & ~reached
        reached |= beyond
        step += 1


@compiled
def points_in(s: Any, seat: int, city: int) -> float:
    """What a city is worth to the seat."""
    points = 0.0
    for slot in range(s.slots):
        if s.target[seat, slot] == city:
            points = points_of(s, seat, slot)
    return points


@compiled
def own_swap_gain(
    s: Any, w: Any, seat: int, leaves: int, enters: int, owner: int, still_open: float
) -> float:
    """What the seat gains by a swap with another player: one city left to it, another entered instead of it."""
    lost = gain(s, w, seat, leaves, points_in(s, seat, leaves), -1, owner, -1, still_open)
    return lost + gain(s, w, seat, enters, points_in(s, seat, enters), 1, owner, 1, still_open)


@compiled
def their_swap_gain(
    s: Any, w: Any, owner: int, leaves: int, enters: int, seat: int, still_open: float
) -> float:
    """What a swap with the seat seems to be worth to another player, whose targets are not known."""
    lost = gain(s, w, owner, leaves, w.want[int(s.garrison[leaves, owner])], -1, seat, -1, still_open)
    return lost + gain(s, w, owner, enters, w.want[int(s.garrison[enters, owner])], 1, seat, 1, still_open)


@compiled
def worth_of_box(s: Any, w: Any, seat: int, kind: int) -> float:
    """Of keeping a box: the fewer of its kind, the more."""
    return w.box[kind] / int(s.box[seat, kind])


@compiled
def price(s: Any, w: Any, seat: int, kind: int, turns: float) -> float:
    """Of using a box now: the more turns are to come for each one left of its kind, the dearer."""
    return w.price[kind] * turns / int(s.box[seat, kind])
