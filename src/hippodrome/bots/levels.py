"""Levels for people: four names that mean the same in every game, each clearly stronger than the last.

A novice has a sense of the game but often acts on impulse; a citizen plays by the rules of thumb; a strategos
looks ahead a little, a basileus far. Levels count simulations, not seconds, so that they are as strong on any
machine.
"""

from collections.abc import Callable

from hippodrome.bots.bot import Bot, Situation
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.games import GAMES

IMPULSE = 0.3  # how often a novice does anything at all


class Novice(ThumbBot):
    """Plays by the rules of thumb, when it does not act on impulse.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> Novice().choose(situation(game, 0)) in game.actions(0)
    True
    """

    def choose(self, at: Situation) -> int:
        """Choose any legal action, or the best by the rules of thumb."""
        if len(at.legal) == 1 or at.rng.random() < IMPULSE:
            return at.rng.choice(at.legal)
        return super().choose(at)


class Citizen(ThumbBot):
    """Plays by the rules of thumb of whatever game it is."""


class Strategos(SearchBot):
    """Looks ahead a little.

    >>> Strategos().simulations_in("byzanz")
    200
    """

    usual = 200  # simulations, in a game that says nothing else

    def __init__(self) -> None:
        super().__init__()
        self.seconds = None

    def simulations_in(self, game: str) -> int:
        """How many simulations it makes: the game says."""
        return GAMES[game].simulations.get(type(self).__name__.lower(), self.usual)


class Basileus(Strategos):
    """Looks far ahead.

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
"""The levels by name, the weakest first."""
