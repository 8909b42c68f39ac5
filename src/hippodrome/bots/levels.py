"""Levels for human players: four names that mean the same in every game, each clearly stronger than the last.

A novice knows the rules of thumb but often makes a random move; a citizen plays by the rules of thumb; a strategos
searches ahead over them; a basileus searches further, with the network of the game where that is stronger. Levels count
simulations, not seconds, so that they are equally strong on every machine. None of them makes a move that looks broken
(`Descriptor.absurd`).
"""

from collections.abc import Callable
from dataclasses import replace

from hippodrome.bots.bot import Bot, Situation
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.search import Search, SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.games import GAMES

IMPULSE = 0.3  # how often a novice makes a random move


def sensible(at: Situation) -> tuple[int, ...]:
    """Return the legal actions without those that look broken.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzantio", seats=2, seed=7)
    >>> sensible(situation(game, 0)) == situation(game, 0).legal
    True
    """
    broken = GAMES[at.game].absurd(at.masked, at.seat, at.legal)
    return tuple(action for action in at.legal if action not in broken)


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
        at = replace(at, legal=sensible(at))
        if len(at.legal) == 1 or at.rng.random() < IMPULSE:
            return at.rng.choice(at.legal)
        return super().choose(at)


class Citizen(ThumbBot):
    """Plays by the rules of thumb of the game."""

    def choose(self, at: Situation) -> int:
        """Choose the action with the highest rating among those that do not look broken."""
        return super().choose(replace(at, legal=sensible(at)))


class Strategos(SearchBot):
    """Searches ahead.

    >>> Strategos().simulations_in("byzanz")
    500
    """

    usual = 500  # simulations, unless the game sets another number

    def __init__(self) -> None:
        super().__init__(str(self.usual))

    def choose(self, at: Situation) -> int:
        """Choose the move that was tried most often among those that do not look broken."""
        left = sensible(at)
        if len(left) == 1:
            return left[0]
        return next((one.action for one in self.think(at) if one.action in left), left[0])

    def simulations_in(self, game: str) -> int:
        """Return how many simulations it runs in this game."""
        return GAMES[game].simulations.get(type(self).__name__.lower(), self.usual)


class Basileus(Strategos, LearnedBot):
    """Searches far ahead, with the network of the game where that was measured to be stronger.

    >>> Basileus().simulations_in("byzanz"), Basileus().searches
    (3000, True)
    """

    usual = 2000

    def search_of(self, at: Situation) -> type[Search]:
        """Return the search with the network or the one without, whichever is stronger in the game."""
        return super().search_of(at) if GAMES[at.game].network_leads else Search


LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": Novice,
    "citizen": Citizen,
    "strategos": Strategos,
    "basileus": Basileus,
}
"""The levels by name, from weakest to strongest."""
