"""Bots that play only by a game's rules of thumb, without searching."""

import numpy as np

from hippodrome.bots.bot import Situation
from hippodrome.core.sense import new_memo, rated


class ThumbBot:
    """Chooses the action that the game's rules of thumb rate highest.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> ThumbBot().choose(situation(game, 0)) in game.actions(0)
    True
    """

    def choose(self, at: Situation) -> int:
        """Choose the action with the highest rating; at random among equals."""
        legal, worth = np.array(at.legal, np.int32), np.zeros(len(at.legal))
        rated(at.masked, at.seat, legal, len(legal), worth, new_memo(at.masked.dtype))
        return int(legal[at.rng.choice(np.flatnonzero(worth == worth.max()))])
