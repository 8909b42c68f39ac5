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
STRATEGOS = {"byzanz": 200, "byzantio": 60, "nekken": 60}  # simulations
BASILEUS = {"byzanz": 2000, "byzantio": 1500, "nekken": 1500}


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

    >>> Strategos().simulations_in("byzanz") == STRATEGOS["byzanz"]
    True
    """

    def __init__(self) -> None:
        super().__init__()
        self.seconds = None

    def simulations_in(self, game: str) -> int:
        """As many as the game takes to look ahead a little."""
        return STRATEGOS[game]


class Basileus(Strategos):
    """Looks far ahead.

    >>> Basileus().simulations_in("byzanz") == BASILEUS["byzanz"]
    True
    """

    def simulations_in(self, game: str) -> int:
        """As many as the game takes to look far ahead."""
        return BASILEUS[game]
