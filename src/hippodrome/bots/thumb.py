"""Bots that play by the rules of thumb alone, at once: `merchant` and `courtier`."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.bots.bot import Budget
from hippodrome.bots.sense import rated


class ThumbBot:
    """Does what its sense of the game rates highest.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> Merchant().choose(game.masked(0), 0, game.actions(0), random.Random(1), Budget()) in game.actions(0)
    True
    """

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        """The action that is worth most; of equal ones any."""
        actions, worth = np.array(legal, np.int32), np.zeros(len(legal))
        rated(masked, seat, actions, len(legal), worth)
        return int(actions[rng.choice(np.flatnonzero(worth == worth.max()))])


class Merchant(ThumbBot):
    """Byzanz by rules of thumb."""

    games = ("byzanz",)


class Courtier(ThumbBot):
    """Byzantio and Nekken by rules of thumb."""

    games = ("byzantio", "nekken")
