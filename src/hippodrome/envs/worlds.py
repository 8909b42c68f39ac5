"""Other worlds that a seat can't tell from the true one, with the steps that lead there."""

from typing import Any

import numpy as np

from hippodrome.envs.positions import Position
from hippodrome.rules import calls
from hippodrome.rules.byzanz_record import NO_CARD, SELL
from hippodrome.rules.chance import below, generator
from hippodrome.rules.contract import NATURE
from hippodrome.rules.intrigue_record import CITIES, END, KEEP, NAME, NONE, NOWHERE, RETARGET, TARGET
from hippodrome.rules.sight import SEEN


def another(position: Position, seat: int, seed: int) -> Position:
    """A position as likely as the true one for all that the seat knows; its steps look the same to it.

    >>> true = Position("byzanz", {"seats": 3}, [0, 4, 8, 12, 16, 20])
    >>> other = another(true, 0, seed=1)
    >>> other.taken == true.taken, other.read_by(0) == true.read_by(0)
    (False, True)
    """
    rng = generator(seed)
    world = calls.copied(position.one)
    calls.redeal(world, seat, rng)
    if position.game == "byzanz":
        return _dealt_anew(position, world, seat)
    return _written_anew(position, world, seat, rng)


def _dealt_anew(position: Position, world: Any, seat: int) -> Position:
    """Byzanz: the others were dealt what they have shown, and what the world hides instead of the rest."""
    hands: dict[int, list[int]] = {}
    for number, (actor, card) in enumerate(position.taken):
        if actor == NATURE and position.told()[number].seen[seat] != SEEN:
            hands.setdefault(number // 4, []).append(card)
    for other, cards in hands.items():
        for card in _hidden(position.one, other):
            cards.remove(card)
        cards += _hidden(world, other)
    new, words = Position(position.game, position.options), position.words()
    for number, (actor, action) in enumerate(position.taken):
        told = position.told()[number]
        if told.seen[seat] != SEEN:
            action = hands[number // 4].pop()
        elif actor not in (NATURE, seat) and action < SELL:
            action = words.read(new.one, actor, told.text)  # a bid is numbered by the hand it comes from
        new.apply(action)
    return new


def _hidden(one: Any, seat: int) -> list[int]:
    return [card for card in one["hidden"][0, seat].tolist() if card != NO_CARD]


def _written_anew(position: Position, world: Any, seat: int, rng: Any) -> Position:
    """Byzantio and Nekken: what the others have written in secret is as the world has it."""
    w = world[0]
    if w.phase == END:  # all has been opened
        return Position(position.game, position.options, [action for _, action in position.taken])
    before = {other: _before_succession(w, other, rng) for other in range(int(w.seats)) if other != seat}
    new = Position(position.game, position.options)
    for number, (actor, action) in enumerate(position.taken):
        if position.told()[number].seen[seat] == SEEN:
            new.apply(action)
        elif TARGET <= action < TARGET + CITIES:
            if before[actor]:
                new.apply(TARGET + before[actor].pop(0))
        elif action == KEEP or RETARGET <= action < NAME:
            slot = int(w.replaced[actor])
            new.apply(KEEP if slot == NONE else RETARGET + slot * CITIES + int(w.target[actor, slot]))
        else:
            opponent = (action - NAME) // CITIES
            city = int(w.guess[actor, opponent])
            if city != NOWHERE:
                new.apply(NAME + opponent * CITIES + city)
    return new


def _before_succession(w: Any, seat: int, rng: Any) -> list[int]:
    """The targets that a seat wrote at first: where one was replaced, any city that could have stood there."""
    targets: list[int] = w.target[seat, : w.slots].tolist()
    if NOWHERE in targets:  # not handed in: nothing was written
        return []
    slot = int(w.replaced[seat])
    if slot != NONE:
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
