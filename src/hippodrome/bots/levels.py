"""Levels for human players: four names that mean the same in every game, each clearly stronger than the last.

A novice knows the rules of thumb but often makes a random move; a citizen plays by the rules of thumb; a strategos
searches a little ahead, a basileus far. Levels count simulations, not seconds, so that they are equally strong on
every machine.
"""

from collections.abc import Callable

from hippodrome.bots.bot import Bot, Situation
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.games import GAMES

IMPULSE = 0.3  # how often a novice makes a random move


class Novice(ThumbBot):
    """Plays by the rules of thumb, but sometimes makes a random move.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> Novice().choose(situation(game, 0)) in game.actions(0)
    True
    """

    def choose(self, at: Situation) -> int:
        """Choose a random legal action, or the best one by the rules of thumb."""
        if len(at.legal) == 1 or at.rng.random() < IMPULSE:
            return at.rng.choice(at.legal)
        return super().choose(at)


class Citizen(ThumbBot):
    """Plays by the rules of thumb of the game."""


class Strategos(SearchBot):
    """Searches a little ahead.

    >>> Strategos().simulations_in("byzanz")
    200
    """

    usual = 200  # simulations, unless the game sets another number

    def __init__(self) -> None:
        super().__init__()
        self.seconds = None

    def simulations_in(self, game: str) -> int:
        """Return how many simulations it runs in this game."""
        return GAMES[game].simulations.get(type(self).__name__.lower(), self.usual)


class Basileus(Strategos):
    """Searches far ahead.

    >>> Basileus().simulations_in("byzanz")
    2000
    """

    usual = 2000


LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": Novice,
    "citizen": Citizen,
    "strategos": Strategos,
    "basileus": Basileus,
}
"""The levels by name, from weakest to strongest."""
