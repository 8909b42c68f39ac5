"""How a table looks as text."""

from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.notation import Words
from hippodrome.envs.batch import BatchEnv
from hippodrome.games import GAMES


def lines(game: str, masked: Any, eyes: int, words: Words) -> str:
    """What a masked record, an array of one, shows to a viewer: a line for each thing on the table.

    >>> from hippodrome.game import new
    >>> table = new("byzanz", seats=4, seed=7)
    >>> lines("byzanz", table.masked(0), 0, table.kind.words({})).splitlines()[0]
    'phase: bid'
    """
    return "\n".join(f"{name}: {value}" for name, value in GAMES[game].view(masked, eyes, words).items())


def picture(env: BatchEnv, game: int = 0) -> str:
    """A game of a batch as somebody without a seat sees it.

    >>> picture(BatchEnv("byzanz", seats=4, seed=1)).splitlines()[0]
    'phase: bid'
    """
    one = env.records[game : game + 1].copy()
    calls.mask(one, SPECTATOR)
    return lines(env.game, one, SPECTATOR, GAMES[env.game].words(env.options))
