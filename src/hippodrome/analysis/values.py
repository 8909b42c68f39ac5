"""What positions are worth: the expected share of the victory of every seat, with its standard error."""

from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import playing_on
from hippodrome.core import calls
from hippodrome.core.contract import MOST_SEATS
from hippodrome.core.sense import sense_of


class Value(NamedTuple):
    """The expected share of the victory of every seat in a position, and the standard errors: two arrays.

    >>> Value(np.array([0.5, 0.5]), np.zeros(2)).shares.sum()
    np.float64(1.0)
    """

    shares: Any
    errors: Any


class Values:
    """Finds the values of positions of one table; the same position always has the same value.

    The position is the true one; from there on, players decide by the rules of thumb of the game from what they see.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> found = Values(game.record).of(game.record, 8)
    >>> round(float(found.shares.sum()), 9)
    1.0
    """

    def __init__(self, one: Any, seed: int = 0) -> None:
        self.seats, self.seed = int(one["seats"][0]), seed
        self._world, self._seen = calls.copied(one), calls.copied(one)
        self._memos = np.zeros(MOST_SEATS + 1, sense_of(one.dtype).Memo)  # the last one stays blank
        self._desk = np.zeros(1, playing_on.Desk)

    def of(self, one: Any, samples: int, first: int = 0) -> Value:
        """Return the value of a position: exact if the game is over, else from samples, numbered from `first` on."""
        if not calls.turn(one) and not calls.chances(one, calls.scratch()):
            samples = 1
        playing_on.sample(one, first, samples, self.seed, self._world, self._seen, self._memos, self._desk)
        squares = self._desk["squares"][0, : self.seats]
        errors = np.sqrt(squares / (samples * max(samples - 1, 1)))
        return Value(self._desk["mean"][0, : self.seats].copy(), errors)
