"""What a courtier believes about the others' targets, from where their garrisons and pretenders stand."""

from typing import Any

import numpy as np

from hippodrome.bots.courtier_weights import WEIGHTS
from hippodrome.rules.chance import below
from hippodrome.rules.compiled import compiled, inlined
from hippodrome.rules.intrigue_legal import in_play
from hippodrome.rules.intrigue_record import END, NOWHERE
from hippodrome.rules.intrigue_sight import redeal

_FINE = 1 << 30  # how finely chance is told apart


@inlined
def belief(s: Any, w: Any, other: int, city: int, first: bool) -> float:
    """How likely a city is to be a target of another, in its first slot or in any; 1 is the least."""
    stands = int(s.garrison[city, other])
    likely = w.belief_first[stands] if first else w.belief[stands]
    return likely * w.beside if s.pretender[other] == s.place[city] else likely


@compiled
def imagine_targets(s: Any, w: Any, other: int, rng: Any) -> None:
    """A list that the rules allow, slot by slot, each city drawn by belief among the provinces still free."""
    taken = np.uint32(0)
    for slot in range(s.slots):
        if slot < 2:  # the first slot has beliefs of its own
            total = believed(s, w, other, slot == 0, taken)
        drawn = total * below(rng, _FINE) / _FINE
        city = drawn_city(s, w, other, slot == 0, taken, drawn)
        place = int(s.place[city])
        s.target[other, slot] = city
        taken |= np.uint32(1) << np.uint32(place)
        for each in range(s.first[place], s.first[place + 1]):
            if in_play(s, each):
                total -= belief(s, w, other, each, slot == 0)


@inlined
def drawn_city(s: Any, w: Any, other: int, first: bool, taken: Any, drawn: float) -> int:
    """The city at which the beliefs, added up, come to what was drawn."""
    found = 0
    for city in range(s.cities):
        if in_play(s, city) and taken >> np.uint32(s.place[city]) & np.uint32(1) == 0:
            found = city
            drawn -= belief(s, w, other, city, first)
            if drawn < 0:
                break
    return found


@compiled
def believed(s: Any, w: Any, other: int, first: bool, taken: Any) -> float:
    """All beliefs about a slot of another, together, but for provinces that are taken."""
    total = 0.0
    for city in range(s.cities):
        if in_play(s, city) and taken >> np.uint32(s.place[city]) & np.uint32(1) == 0:
            total += belief(s, w, other, city, first)
    return total


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Write the others' secrets anew, as `redeal` does, but with targets that fit where they stand."""
    if s.phase == END:
        return
    redeal(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.target[other, 0] != NOWHERE:
            imagine_targets(s, WEIGHTS[0], other, rng)
