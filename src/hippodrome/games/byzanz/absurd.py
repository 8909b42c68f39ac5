"""Moves of Byzanz that look broken: the levels for people never make them."""

from collections.abc import Sequence
from typing import Any

from hippodrome.games.byzanz import actions, record

FOUR = 4


def absurd(one: Any, seat: int, legal: Sequence[int]) -> set[int]:
    """Find, among the legal actions, those that give a 4 away while others do not, and an end with sales to make.

    >>> from hippodrome.games import GAMES
    >>> absurd(GAMES["byzanz"].opening({"seats": 4}), 0, [actions.SELL, actions.DONE]) == {actions.DONE}
    True
    """
    sells = any(actions.SELL <= action < actions.TAX for action in legal)
    early = {actions.DONE} & set(legal) if sells else set()
    left = set(legal) - early
    given = {action for action in left if _lost(action) == FOUR}
    return early if given == left else early | given


def _lost(action: int) -> int:
    """The highest value of a card that leaves the game with a sale or a discard and brings no profit."""
    if actions.SELL <= action < actions.TAX:
        return max(int(record.VALUE[card]) for card in record.SETS[action - actions.SELL][1:])
    if actions.DISCARD <= action < actions.DONE:
        return int(record.VALUE[action - actions.DISCARD])
    return 0
