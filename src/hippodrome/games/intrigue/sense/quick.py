"""A courtier in a hurry: the same thoughts for the own targets only, a little at random, for playouts."""

from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.legal import in_play, legal, places_of_targets
from hippodrome.games.intrigue.sense.beliefs import believe
from hippodrome.games.intrigue.sense.stakes import (
    chance,
    holds,
    openness,
    own_swap_gain,
    points_of,
    price,
    turns_to_come,
    worth_of_box,
)
from hippodrome.games.intrigue.sense.weights import WEIGHTS

_GRAINS = 16  # of noise: how finely chance tells two actions apart


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """A sensible action, found fast. There is nothing to remember."""
    w = WEIGHTS[0]
    if s.phase == record.ACT:
        action = act(s, w, seat, rng)
    elif s.phase == record.STRIKE:
        action = strike(s, w, seat)
    elif s.phase == record.GUESS:
        action = guess(s, w, seat, rng)
    elif s.phase == record.REPLACE:
        action = retarget(s, w, seat)
    elif s.phase == record.EXILE:
        action = exile(s, rng)
    elif s.phase == record.ANSWER:
        action = answer(s, w, seat)
    elif s.phase == record.FOR:
        action = ask(s, w, seat, out)
    else:
        action = write(s, w, seat, rng)
    return np.int64(action)


# ---------------------------------------------------------------- a turn


@compiled
def act(s: Any, w: Any, seat: int, rng: Any) -> int:
    """The best that can be done for one of the own targets; else something against another player."""
    turns = turns_to_come(s, seat)
    still_open = openness(w, turns)
    grains = below(rng, 1 << 31)
    best, action = 0.0, actions.PASS
    for slot in range(s.slots):
        city = int(s.target[seat, slot])
        if city >= 0:
            seems = points_of(s, seat, slot) * (1.0 + w.noise * (grains & (_GRAINS - 1)) / _GRAINS)
            grains >>= 4
            worth, errand = run_errand(s, w, seat, city, seems, turns, still_open)
            if worth > best:
                best, action = worth, errand
    return action if action != actions.PASS else trouble(s, seat, rng)


@compiled
def run_errand(
    s: Any, w: Any, seat: int, city: int, points: float, turns: float, still_open: float
) -> tuple[float, int]:
    """The best that can be done for one target now, and what it is worth."""
    best, action = 0.0, actions.PASS
    own = int(s.garrison[city, seat])
    enemy, most, alike, others = record.NOBODY, 0, 0, 0
    for other in range(s.seats):
        there = int(s.garrison[city, other])
        if other != seat and there > 0:
            others += there
            if there > most:
                enemy, most, alike = other, there, 1
            elif there == most:
                alike += 1
    if own > 0 and others == 0:
        return best, action
    now = holds(w, own, most, alike if own == most else 0, still_open)
    less = most - (alike == 1)
    if own < record.PLACE_LIMIT and s.reserve[seat] > 0:
        taken = points * (holds(w, own + 1, less, 0, still_open) - now)
        best, action = go_there(s, w, seat, city, enemy, taken, turns)
        if (
            s.place[city] == s.pretender[seat]
            and s.box[seat, record.MUSTER] > 0
            and own + others < record.CITY_LIMIT
        ):
            shared = alike if own + 1 == most else 0
            added = points * (holds(w, own + 1, most, shared, still_open) - now)
            worth = added - price(s, w, seat, record.MUSTER, turns)
            if worth > best:
                best, action = worth, actions.MUSTER + city
        if enemy != record.NOBODY and s.box[seat, record.BRIBE] > 0:
            worth = taken * chance(s, seat, city, enemy) - price(s, w, seat, record.BRIBE, turns)
            if worth > best:
                best, action = worth, actions.BRIBE + city * record.MOST + enemy
    if enemy != record.NOBODY and own > 0 and s.box[seat, record.EXPEL] > 0:
        freed = points * (holds(w, own, less, 0, still_open) - now)
        worth = freed * chance(s, seat, city, enemy) - price(s, w, seat, record.EXPEL, turns)
        if worth > best:
            best, action = worth, actions.EXPEL + city * record.MOST + enemy
    return best, action


@compiled
def go_there(
    s: Any, w: Any, seat: int, city: int, enemy: int, taken: float, turns: float
) -> tuple[float, int]:
    """A campaign into the city, or to the place before it; or an advance to its province."""
    best, action = 0.0, actions.PASS
    here, there = int(s.pretender[seat]), int(s.place[city])
    if s.box[seat, record.CAMPAIGN] > 0:
        between = s.near[here] & s.near[there]
        if s.near[here] >> np.uint32(there) & np.uint32(1):
            best = taken - price(s, w, seat, record.CAMPAIGN, turns)
            action = actions.ENTER + city * (record.MOST + 1) + enemy + 1
        elif between and here != there:
            best = taken * w.step[1] - price(s, w, seat, record.CAMPAIGN, turns)
            action = actions.CAMPAIGN + lowest(between)
    if s.box[seat, record.ADVANCE] > 0 and here != there:
        worth = taken * w.leap - price(s, w, seat, record.ADVANCE, turns)
        if worth > best:
            best, action = worth, actions.ADVANCE + there
    return best, action


@inlined
def lowest(places: Any) -> int:
    """The first place of a bit mask that is not empty."""
    place = 0
    while places & np.uint32(1) == 0:
        places >>= np.uint32(1)
        place += 1
    return place


@compiled
def trouble(s: Any, seat: int, rng: Any) -> int:
    """With nothing to do for the own targets: an expulsion of any garrison that comes to mind, or a pass."""
    if s.box[seat, record.EXPEL] > 0:
        for _ in range(4):
            drawn = below(rng, s.cities * s.seats)
            city, other = drawn // s.seats, drawn % s.seats
            if other != seat and s.garrison[city, other] > 0:
                return actions.EXPEL + city * record.MOST + other
    return actions.PASS


@compiled
def answer(s: Any, w: Any, seat: int) -> int:
    """A swap is welcome, or refused; then it may come about all the same."""
    still_open = openness(w, turns_to_come(s, seat))
    won = own_swap_gain(s, w, seat, int(s.city), int(s.own_city), int(s.seat), still_open)
    return actions.ACCEPT if won > 0 else actions.REFUSE


@compiled
def ask(s: Any, w: Any, seat: int, out: Any) -> int:
    """The swap that wins most."""
    still_open = openness(w, turns_to_come(s, seat))
    best, action = -1000.0, int(out[0])
    for i in range(legal(s, seat, out)):
        city, owner = (int(out[i]) - actions.FOR) // record.MOST, (int(out[i]) - actions.FOR) % record.MOST
        won = own_swap_gain(s, w, seat, int(s.own_city), city, owner, still_open)
        if won > best:
            best, action = won, int(out[i])
    return action


# ---------------------------------------------------------------- the rest of the game


@compiled
def strike(s: Any, w: Any, seat: int) -> int:
    """The box that is missed least."""
    best, kind = 1000.0, 0
    for each in range(record.KINDS):
        if s.box[seat, each] > 0 and worth_of_box(s, w, seat, each) < best:
            best, kind = worth_of_box(s, w, seat, each), each
    return actions.STRIKE + kind


@compiled
def guess(s: Any, w: Any, seat: int, rng: Any) -> int:
    """For the first opponent not named yet, the city most believed in; of equal ones any."""
    other = 0
    while other == seat or s.guess[seat, other] != record.NOWHERE:
        other += 1
    best, action = 0.0, 0
    beliefs = np.zeros(record.CITIES)
    believe(s, w, other, True, beliefs)
    for city in range(s.cities):
        if in_play(s, city):
            likely = beliefs[city] + below(rng, _GRAINS) / _GRAINS
            if likely > best:
                best, action = likely, actions.GUESS + other * record.CITIES + city
    return action


@compiled
def retarget(s: Any, w: Any, seat: int) -> int:
    """A city held that is no target, for the best target that is lost."""
    taken = places_of_targets(s, seat, -1)
    for slot in range(s.slots):
        lost = s.target[seat, slot]
        if s.garrison[lost, seat] > 0 or in_strength(s, lost) == 0:
            continue
        home = np.uint32(1) << np.uint32(s.place[lost])
        for city in range(s.cities):
            if (
                s.garrison[city, seat] > 0
                and s.garrison[city, seat] == in_strength(s, city)
                and city != lost
                and (taken & ~home) >> np.uint32(s.place[city]) & np.uint32(1) == 0
                and in_play(s, city)
            ):
                return actions.RETARGET + slot * record.CITIES + city
    return actions.KEEP


@compiled
def in_strength(s: Any, city: int) -> int:
    """The most garrisons that anyone has in a city."""
    most = 0
    for other in range(s.seats):
        most = max(most, int(s.garrison[city, other]))
    return most


@compiled
def exile(s: Any, rng: Any) -> int:
    """Anywhere else."""
    barred = np.uint32(1) << np.uint32(s.pretender[s.seat])
    place = below(rng, s.places)
    while (s.open & ~barred) >> np.uint32(place) & np.uint32(1) == 0:
        place = below(rng, s.places)
    return actions.EXILE + place


@compiled
def write(s: Any, w: Any, seat: int, rng: Any) -> int:
    """Of a few cities drawn, the one closest to the pretender and to the targets written before."""
    taken = places_of_targets(s, seat, -1)
    best, action, drawn = -1.0, 0, 0
    while drawn < 6:
        city = below(rng, s.cities)
        place = np.uint32(s.place[city])
        if not in_play(s, city) or taken >> place & np.uint32(1):
            continue
        drawn += 1
        close = closeness(s, w, int(s.pretender[seat]), int(place))
        for slot in range(s.slots):
            if s.target[seat, slot] >= 0:
                close += closeness(s, w, int(s.place[int(s.target[seat, slot])]), int(place))
        if close > best:
            best, action = close, actions.TARGET + city
    return action


@compiled
def closeness(s: Any, w: Any, a: int, b: int) -> float:
    """Of two places: one step, two, or more."""
    if s.near[a] >> np.uint32(b) & np.uint32(1):
        return w.step[1]
    return w.step[2] if s.near[a] & s.near[b] else 0.0
