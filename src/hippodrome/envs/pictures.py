"""How a table looks as text."""

from typing import Any

from hippodrome import notation
from hippodrome.envs.batch import BatchEnv
from hippodrome.rules import calls
from hippodrome.rules.contract import SPECTATOR
from hippodrome.views import view


def lines(masked: Any, eyes: int, words: notation.Words) -> str:
    """What a masked record, an array of one, shows to a pair of eyes: a line for each thing on the table.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> lines(game.masked(0), 0, notation.words("byzanz", {})).splitlines()[0]
    'phase: bid'
    """
    return "\n".join(f"{name}: {value}" for name, value in view(masked, eyes, words).items())


def picture(env: BatchEnv, game: int = 0) -> str:
    """A game of a batch as somebody without a seat sees it.

    >>> picture(BatchEnv("byzanz", seats=4, seed=1)).splitlines()[0]
    'phase: bid'
    """
    one = env.records[game : game + 1].copy()
    calls.mask(one, SPECTATOR)
    return lines(one, SPECTATOR, notation.words(env.game, env.options))
