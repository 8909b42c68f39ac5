"""Render a table as text."""

from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.notation import Words
from hippodrome.envs.batch import BatchEnv
from hippodrome.games import GAMES
from hippodrome.games.telling import merged


def lines(game: str, masked: Any, viewer: int, words: Words) -> str:
    """Return what a masked record, an array of one, shows to a viewer: a line for each thing on the table.

    >>> from hippodrome.game import new
    >>> table = new("byzanz", seats=4, seed=7)
    >>> lines("byzanz", table.masked(0), 0, table.kind.words({})).splitlines()[0]
    'phase: bid'
    """
    kind = GAMES[game]
    seen = {"seat": viewer, **kind.view(masked, words)}
    if viewer >= 0:
        seen = merged(seen, {"seat": viewer, "player": kind.own(masked, viewer, words)})
    return "\n".join(f"{name}: {value}" for name, value in seen.items() if name != "seat")


def picture(env: BatchEnv, game: int = 0) -> str:
    """Return a game of a batch as a spectator sees it.

    >>> picture(BatchEnv("byzanz", seats=4, seed=1)).splitlines()[0]
    'phase: bid'
    """
    one = env.records[game : game + 1].copy()
    calls.mask(one, SPECTATOR)
    return lines(env.game, one, SPECTATOR, GAMES[env.game].words(env.options))
