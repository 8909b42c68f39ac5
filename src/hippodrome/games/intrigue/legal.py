"""Byzantio and Nekken: whose turn it is, and what can be done now, by players and by nature."""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import actions, record

_CHANCE = 1 << record.START | 1 << record.ROLL | 1 << record.EVENT | 1 << record.STARVE | 1 << record.REVEAL


@inlined
def left_of(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@inlined
def turn(s: Any) -> int:
    """Bit mask of the seats that the game waits for."""
    if record.SECRET >> int(s.phase) & 1:
        return ((1 << s.seats) - 1) & ~s.ready
    if _CHANCE >> int(s.phase) & 1 or s.phase == record.END:
        return 0
    if s.phase == record.ANSWER:
        return 1 << s.owner
    if s.phase == record.EXILE:  # by the left neighbour (BY-29)
        return 1 << left_of(s, s.seat)
    return 1 << s.seat


@inlined
def chances(s: Any, out: Any) -> int:
    """Eight sides of a die, or the events whose tiles lie face down."""
    if _CHANCE >> int(s.phase) & 1 == 0:
        return 0
    if s.phase == record.REVEAL:
        for event in range(4):
            out[event] = s.tiles >> event & 1
        return 4
    for side in range(record.SIDES):
        out[side] = 1
    return record.SIDES


@compiled
def legal(s: Any, seat: int, out: Any) -> int:
    """Every action that the seat can take now; none for a seat that is not waited for."""
    if turn(s) >> seat & 1 == 0:
        return 0
    if s.phase == record.ACT:
        return list_actions(s, seat, out)
    if s.phase == record.WRITE:
        return list_targets(s, seat, out)
    if s.phase == record.FOR:
        return list_swaps(s, seat, s.own_city, out, 0)
    if s.phase == record.ANSWER:
        out[0], out[1] = actions.ACCEPT, actions.REFUSE
        return 2
    if s.phase == record.REPLACE:
        return list_replacements(s, seat, out)
    if s.phase == record.EXILE:
        return list_places(s.open & ~(np.uint32(1) << np.uint32(s.pretender[s.seat])), actions.EXILE, out, 0)
    if s.phase == record.STRIKE:
        n = 0
        for kind in range(record.KINDS):
            if s.box[seat, kind] > 0:
                out[n] = actions.STRIKE + kind
                n += 1
        return n
    return list_guesses(s, seat, out)


@inlined
def list_places(places: Any, first: int, out: Any, n: int) -> int:
    """One action for each place of a bit mask."""
    place = 0
    while places:
        if places & np.uint32(1):
            out[n] = first + place
            n += 1
        places >>= np.uint32(1)
        place += 1
    return n


@inlined
def in_play(s: Any, city: int) -> bool:
    """BY-01: with two or three players only the capitals are."""
    return s.in_play >> np.uint64(city) & np.uint64(1) != 0


@inlined
def others_in(s: Any, seat: int, city: int) -> int:
    """How many garrisons of the other players stand in a city."""
    others = 0
    for other in range(record.MOST):
        others += s.garrison[city, other]
    return others - s.garrison[city, seat]


@inlined
def second_allowed(s: Any, seat: int, city: int, others: int) -> bool:
    """BY-12, BY-15: a second garrison only beside another player's, never a third."""
    own = s.garrison[city, seat]
    return own == 0 or (own < record.PLACE_LIMIT and others > 0)


@compiled
def list_actions(s: Any, seat: int, out: Any) -> int:
    """BY-10, BY-11: the pass, and all that an unused box allows."""
    out[0] = actions.PASS
    n = 1
    here = s.pretender[seat]
    reserve = s.reserve[seat] > 0
    if s.box[seat, record.CAMPAIGN] > 0:
        near = s.near[here]
        n = list_places(near, actions.CAMPAIGN, out, n)
        if reserve:
            n = list_conquests(s, seat, near, out, n)
    if s.box[seat, record.MUSTER] > 0 and reserve:
        for city in range(s.first[here], s.first[here + 1]):
            others = others_in(s, seat, city)
            room = others + s.garrison[city, seat] < record.CITY_LIMIT
            if room and in_play(s, city) and second_allowed(s, seat, city, others):
                out[n] = actions.MUSTER + city
                n += 1
    if s.box[seat, record.ADVANCE] > 0:
        n = list_places(s.open & ~(np.uint32(1) << np.uint32(here)), actions.ADVANCE, out, n)
    enemies = enemy_cities(s, seat)
    if s.box[seat, record.NEGOTIATE] > 0:
        for city in range(s.cities):
            if s.garrison[city, seat] > 0 and swap_possible(s, seat, city, enemies):
                out[n] = actions.NEGOTIATE + city
                n += 1
    if s.box[seat, record.BRIBE] > 0 and reserve:
        for city in range(s.cities):
            if (
                enemies >> np.uint64(city) & np.uint64(1) and s.garrison[city, seat] < record.PLACE_LIMIT
            ):  # BY-22
                n = list_owners(s, seat, city, actions.BRIBE, out, n)
    if s.box[seat, record.EXPEL] > 0:
        for city in range(s.cities):
            if enemies >> np.uint64(city) & np.uint64(1):
                n = list_owners(s, seat, city, actions.EXPEL, out, n)
    return n


@inlined
def enemy_cities(s: Any, seat: int) -> Any:
    """Bit mask of the cities in which garrisons of the others stand."""
    found = np.uint64(0)
    for city in range(s.cities):
        found |= np.uint64(others_in(s, seat, city) > 0) << np.uint64(city)
    return found


@inlined
def list_owners(s: Any, seat: int, city: int, first: int, out: Any, n: int) -> int:
    """One action for each other player who has a garrison in a city."""
    for other in range(s.seats):
        out[n] = first + city * record.MOST + other
        n += s.garrison[city, other] > 0 and other != seat
    return n


@inlined
def list_conquests(s: Any, seat: int, near: Any, out: Any, n: int) -> int:
    """BY-13 … BY-15: a city to enter, and whose garrison goes where enemies stand there."""
    for city in range(s.cities):
        if near >> np.uint32(s.place[city]) & np.uint32(1) and in_play(s, city):
            others = others_in(s, seat, city)
            if second_allowed(s, seat, city, others):
                if others == 0:
                    out[n] = actions.ENTER + city * (record.MOST + 1)
                    n += 1
                else:
                    for other in range(s.seats):
                        if other != seat and s.garrison[city, other] > 0:
                            out[n] = actions.ENTER + city * (record.MOST + 1) + 1 + other
                            n += 1
    return n


@inlined
def can_swap(s: Any, seat: int, own_city: int, city: int, other: int) -> bool:
    """BY-17, BY-22: an enemy garrison in another city, if neither side then has three in one."""
    return (
        other != seat
        and city != own_city
        and s.garrison[city, other] > 0
        and s.garrison[city, seat] < record.PLACE_LIMIT
        and s.garrison[own_city, other] < record.PLACE_LIMIT
    )


@compiled
def list_swaps(s: Any, seat: int, own_city: int, out: Any, n: int) -> int:
    """BY-17: what a garrison can be offered for."""
    for city in range(s.cities):
        for other in range(s.seats):
            if can_swap(s, seat, own_city, city, other):
                out[n] = actions.FOR + city * record.MOST + other
                n += 1
    return n


@inlined
def swap_possible(s: Any, seat: int, own_city: int, enemies: Any) -> bool:
    """Whether a garrison can be offered for any other player's in these cities."""
    found = False
    for city in range(s.cities):
        if enemies >> np.uint64(city) & np.uint64(1):
            for other in range(s.seats):
                found |= can_swap(s, seat, own_city, city, other)
            if found:
                break
    return found


@inlined
def places_of_targets(s: Any, seat: int, but: int) -> Any:
    """Bit mask of the provinces in which a player has targets, that in slot `but` not counted."""
    taken = np.uint32(0)
    for slot in range(s.slots):
        if slot != but and s.target[seat, slot] != record.NOWHERE:
            taken |= np.uint32(1) << np.uint32(s.place[s.target[seat, slot]])
    return taken


@compiled
def list_targets(s: Any, seat: int, out: Any) -> int:
    """BY-07: a city in play, each in a different province."""
    taken = places_of_targets(s, seat, -1)
    n = 0
    for city in range(s.cities):
        if in_play(s, city) and taken >> np.uint32(s.place[city]) & np.uint32(1) == 0:
            out[n] = actions.TARGET + city
            n += 1
    return n


@compiled
def list_replacements(s: Any, seat: int, out: Any) -> int:
    """BY-28: keep, or put another city into a slot, in no other target's province."""
    out[0] = actions.KEEP
    n = 1
    for slot in range(s.slots):
        taken = places_of_targets(s, seat, slot)
        for city in range(s.cities):
            if (
                in_play(s, city)
                and city != s.target[seat, slot]
                and taken >> np.uint32(s.place[city]) & np.uint32(1) == 0
            ):
                out[n] = actions.RETARGET + slot * record.CITIES + city
                n += 1
    return n


@compiled
def list_guesses(s: Any, seat: int, out: Any) -> int:
    """BY-31: any city in play, for each opponent not named yet."""
    n = 0
    for other in range(s.seats):
        if other != seat and s.guess[seat, other] == record.NOWHERE:
            for city in range(s.cities):
                if in_play(s, city):
                    out[n] = actions.GUESS + other * record.CITIES + city
                    n += 1
    return n
