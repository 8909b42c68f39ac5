"""The log of another game of Byzantio or Nekken that a seat can't tell from the true one."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.sight import SEEN
from hippodrome.games.intrigue import actions, record


def retell(
    opening: Any, steps: Sequence[tuple[int, int]], seen: Mapping[int, int], world: Any, seat: int, rng: Any
) -> list[int]:
    """List the actions of a log that leads to `world`: what the others have written in secret is as it has it.

    `seen` is what the seat saw of each step; the world is the true one, its secrets written anew for the seat.
    """
    w = world[0]
    if w.phase == record.END:  # all has been opened
        return [action for _, action in steps]
    before = {other: _before_succession(w, other, rng) for other in range(int(w.seats)) if other != seat}
    crossing_off = int(w.ready).bit_count() if w.phase == record.STRIKE else 0  # boxes, the last of the steps
    told = []
    for number, (actor, action) in enumerate(steps):
        if seen[number] == SEEN:
            told.append(action)
        elif actions.TARGET <= action < actions.CAMPAIGN:
            if before[actor]:
                told.append(actions.TARGET + before[actor].pop(0))
        elif action == actions.KEEP or actions.RETARGET <= action < actions.EXILE:
            slot = int(w.replaced[actor])
            kept = slot == record.NONE
            told.append(
                actions.KEEP if kept else actions.RETARGET + slot * record.CITIES + int(w.target[actor, slot])
            )
        elif actions.STRIKE <= action < actions.KEEP:
            opened = number < len(steps) - crossing_off
            told.append(action if opened else actions.STRIKE + int(w.crossed_off[actor]))
        else:
            opponent = (action - actions.GUESS) // record.CITIES
            city = int(w.guess[actor, opponent])
            if city != record.NOWHERE:
                told.append(actions.GUESS + opponent * record.CITIES + city)
    return told


def _before_succession(w: Any, seat: int, rng: Any) -> list[int]:
    """The targets that a seat wrote at first: where one was replaced, any city that could have stood there."""
    targets: list[int] = w.target[seat, : w.slots].tolist()
    if record.NOWHERE in targets:  # not handed in: nothing was written
        return []
    slot = int(w.replaced[seat])
    if slot != record.NONE:
        taken = {int(w.place[city]) for number, city in enumerate(targets) if number != slot}
        fitting = [
            city
            for city in range(int(w.cities))
            if w.in_play >> np.uint64(city) & np.uint64(1)
            and city != targets[slot]
            and int(w.place[city]) not in taken
        ]
        targets[slot] = fitting[below(rng, len(fitting))]
    return targets
