"""What a courtier believes about the others' targets, from where their garrisons and pretenders stand."""

from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.legal import in_play
from hippodrome.games.intrigue.sense.weights import WEIGHTS
from hippodrome.games.intrigue.sight import redeal

_FINE = 1 << 30  # how finely chance is told apart


@compiled
def believe(s: Any, w: Any, other: int, first: bool, beliefs: Any) -> float:
    """How likely each city is to be a target of another, in its first slot or in any; returns the sum.

    Targets are where garrisons stand, or close to them and to the pretender.
    """
    home = np.uint32(1) << np.uint32(s.pretender[other])
    once, twice, thrice = s.near[s.pretender[other]] | home, np.uint32(0), np.uint32(0)
    for city in range(s.cities):
        if s.garrison[city, other] > 0:
            near = s.near[s.place[city]]
            thrice |= twice & near
            twice |= once & near
            once |= near
    far = once
    for place in range(s.places):
        if once >> np.uint32(place) & np.uint32(1):
            far |= s.near[place]
    total = 0.0
    for city in range(s.cities):
        beliefs[city] = 0.0
        if in_play(s, city):
            at = np.uint32(s.place[city])
            ties = (far >> at & 1) + (once >> at & 1) + (twice >> at & 1) + (thrice >> at & 1)
            stands = int(s.garrison[city, other])
            if first:
                beliefs[city] = w.belief_first[stands] * w.close_first[ties]
            else:
                beliefs[city] = w.belief[stands] * w.close[ties]
            total += beliefs[city]
    return total


@compiled
def imagine_targets(s: Any, w: Any, other: int, rng: Any) -> None:
    """A list that the rules allow, slot by slot, each city drawn by belief among the provinces still free."""
    beliefs = np.zeros(record.CITIES)
    total = 0.0
    for slot in range(s.slots):
        if slot < 2:  # the first slot has beliefs of its own
            total = believe(s, w, other, slot == 0, beliefs)
        if slot == 1:
            total -= forget(s, int(s.target[other, 0]), beliefs)
        city = drawn_city(s, beliefs, total * below(rng, _FINE) / _FINE)
        s.target[other, slot] = city
        total -= forget(s, city, beliefs)


@inlined
def drawn_city(s: Any, beliefs: Any, drawn: float) -> int:
    """The city at which the beliefs, added up, come to what was drawn."""
    found = 0
    for city in range(s.cities):
        if beliefs[city] > 0:
            found = city
            drawn -= beliefs[city]
            if drawn < 0:
                break
    return found


@inlined
def forget(s: Any, city: int, beliefs: Any) -> float:
    """Believe no more in the cities of a province that has a target; returns how much that was."""
    place = s.place[city]
    gone = 0.0
    for each in range(s.first[place], s.first[place + 1]):
        gone += beliefs[each]
        beliefs[each] = 0.0
    return gone


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Write the others' secrets anew, as `redeal` does, but with targets that fit where they stand."""
    if s.phase == record.END:
        return
    redeal(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.target[other, 0] != record.NOWHERE:
            imagine_targets(s, WEIGHTS[0], other, rng)
