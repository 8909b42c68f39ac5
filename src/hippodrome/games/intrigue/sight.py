"""What a seat of Byzantio or Nekken can know (BY-36): all but what the others have written in secret."""

from typing import Any

import numpy as np

from hippodrome.core.chance import NATURE, below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.sight import HIDDEN, SEEN
from hippodrome.games.intrigue import actions, record


@compiled
def mask(s: Any, seat: int) -> None:
    """Blank the others' targets, replacements and guesses, until the end; nor is it told how far they are.

    The boxes that they cross off are blank until all are in (BY-25).
    """
    if s.phase == record.END:
        return
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.slots):
                s.target[other, slot] = record.UNSEEN
            s.replaced[other] = record.UNSEEN
            s.guess[other, :] = record.UNSEEN
            if s.phase == record.STRIKE:
                s.crossed_off[other] = record.UNSEEN


@inlined
def sealed(s: Any) -> int:
    """Targets, replacements, boxes crossed off and guesses are written in secret."""
    return (s.turn_number << 4 | s.phase) + 1 if record.SECRET >> int(s.phase) & 1 else 0


@inlined
def opens(s: Any, actor: int, action: int) -> bool:
    """Boxes that are crossed off are opened when all are in (BY-25), everything at the end (BY-36)."""
    crossed_off = actions.STRIKE <= action < actions.STRIKE + record.KINDS
    return s.phase == record.END or (crossed_off and s.phase != record.STRIKE)


@inlined
def first(s: Any) -> int:
    """BY-09: player order begins with the starter."""
    return max(int(s.starter), 0)


@compiled
def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """What others write in secret is not seen at all, not even that they write."""
    return HIDDEN if actor != NATURE and actor != seat and sealed(s) else SEEN


@compiled
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Write the others' secrets anew: lists that the rules allow, each as likely as the others.

    A seat that has not handed in what it is writing has written nothing in the new world.
    """
    if s.phase == record.END:
        return
    for other in range(s.seats):
        if other == seat:
            continue
        handed_in = s.ready >> other & 1
        if s.phase != record.WRITE or handed_in:
            draw_targets(s, other, rng)
        else:
            s.target[other, :] = record.NOWHERE
        s.replaced[other] = record.NONE
        if s.succession and (s.phase != record.REPLACE or handed_in):
            s.replaced[other] = below(rng, s.slots + 1) - 1
        if s.phase == record.STRIKE:
            s.crossed_off[other] = draw_box(s, other, rng) if handed_in else record.NONE
        s.guess[other, :] = record.NOWHERE
        if s.phase == record.GUESS and handed_in:
            for opponent in range(s.seats):
                if opponent != other:
                    s.guess[other, opponent] = draw_city(s, rng)


@inlined
def draw_box(s: Any, seat: int, rng: Any) -> int:
    """A kind of box of which a seat has one unused."""
    kind = below(rng, record.KINDS)
    while s.box[seat, kind] == 0:
        kind = below(rng, record.KINDS)
    return kind


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
