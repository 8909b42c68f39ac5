"""Levels for people: four names that mean the same on all three games, each clearly stronger than the last.

A novice has a sense of the game but often acts on impulse; a citizen plays by the rules of thumb; a strategos
looks ahead a little, a basileus far. Levels count simulations, not seconds, so that they are as strong on any
machine.
"""

import random
from collections.abc import Sequence
from typing import Any

from hippodrome.bots.bot import Budget
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot

IMPULSE = 0.3  # how often a novice does anything at all
STRATEGOS = 100  # simulations
BASILEUS = 2000


class Novice(ThumbBot):
    """Plays by the rules of thumb, when it does not act on impulse.

    >>> Novice().choose(None, 0, [5], random.Random(1), Budget())
    5
    """

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        """Any legal action, or the best by the rules of thumb."""
        if len(legal) == 1 or rng.random() < IMPULSE:
            return rng.choice(legal)
        return super().choose(masked, seat, legal, rng, budget)


class Citizen(ThumbBot):
    """Plays by the rules of thumb of whatever game it is."""


class Strategos(SearchBot):
    """Looks ahead a little.

    >>> Strategos().simulations == STRATEGOS
    True
    """

    def __init__(self) -> None:
        super().__init__(str(STRATEGOS))


class Basileus(SearchBot):
    """Looks far ahead.

    >>> Basileus().simulations == BASILEUS
    True
    """

    def __init__(self) -> None:
        super().__init__(str(BASILEUS))
