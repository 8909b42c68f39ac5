"""The log of another deal of Byzanz that a seat can't tell from the true one."""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.sight import SEEN
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.notation import read, write


def retell(
    opening: Any, steps: Sequence[tuple[int, int]], seen: Mapping[int, int], world: Any, seat: int, rng: Any
) -> list[int]:
    """List the actions of a log that leads to `world`: the others were dealt what they have shown, and what it hides.

    `seen` is what the seat saw of each step; the world is the true one, dealt anew for the seat.
    """
    true = calls.copied(opening)
    calls.fold(true, *calls.columns(steps))
    hands: dict[int, list[int]] = {}
    dealt = int(opening["dealt"][0])
    for number, (_, card) in enumerate(steps):
        if seen[number] != SEEN:
            hands.setdefault(number // dealt, []).append(card)
    for other, cards in hands.items():
        for card in _hidden(true, other):
            cards.remove(card)
        cards += _hidden(world, other)
    old, new, told = calls.copied(opening), calls.copied(opening), []
    for number, (actor, action) in enumerate(steps):
        taken = action
        if seen[number] != SEEN:
            taken = hands[number // dealt].pop()
        elif actor not in (NATURE, seat) and action < actions.SELL:
            taken = read(new, actor, write(old, actor, action))  # a bid is numbered by the hand it comes from
        calls.apply(old, actor, action)
        calls.apply(new, actor, taken)
        told.append(taken)
    return told


def _hidden(one: Any, seat: int) -> list[int]:
    return [card for card in one["hidden"][0, seat].tolist() if card != record.NO_CARD]
