"""Compile the rules and the bots before the first game, in steps, so that progress can be shown."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from hippodrome.bots import Bot, Budget, ask, make, tree
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core import calls, playouts
from hippodrome.core.chance import generator
from hippodrome.core.compiled import cache_folder
from hippodrome.core.contract import NATURE
from hippodrome.game import new
from hippodrome.games import GAMES


def first_step(one: Any) -> tuple[int, int]:
    """Return any action that is possible in a position: nature's, or of the first seat whose turn it is.

    >>> first_step(GAMES["byzanz"].opening({}))
    (-1, 0)
    """
    out = calls.scratch()
    if n := calls.chances(one, out):
        return NATURE, next(action for action in range(n) if out[action])
    seat = int(playouts.LOWEST[calls.turn(one)])
    calls.legal(one, seat, out)
    return seat, int(out[0])


def steps(game: str) -> list[Callable[[], object]]:
    """Return calls that compile a game, or load it from the cache; run them in order.

    >>> for step in steps("byzanz"):
    ...     _ = step()
    """
    one, out, rng = GAMES[game].opening({}), calls.scratch().copy(), generator(1)
    actor, action = first_step(one)
    return [
        partial(calls.turn, one),
        partial(calls.chances, one, out),
        partial(calls.legal, one, 0, out),
        partial(calls.allowed, one, actor, action, out),
        partial(calls.visible, one, 0, actor, action),
        partial(calls.apply, one.copy(), actor, action),
        partial(calls.fold, one.copy(), out[:0].astype("i8"), out[:0].astype("i8")),
        partial(calls.mask, one.copy(), 0),
        partial(calls.redeal, one.copy(), 0, rng),
        partial(calls.score, one, out),
        partial(calls.winners, one),
        partial(playouts.batch_playouts, one.copy(), 1),
        partial(new(game, seed=1).view, 0),
    ]


def bot_steps(game: str, specs: Sequence[str]) -> list[Callable[[], object]]:
    """Return calls that compile the bots of these specs: the rules of thumb, and the search if one of them searches.

    >>> bot_steps("byzanz", ["random"]), len(bot_steps("byzanz", ["merchant", "basileus"]))
    ([], 2)
    """
    bots: list[Bot] = [make(spec, game) for spec in specs]
    table = new(game, seed=1)
    return [
        partial(ask, kind(), table, table.turn[0], None, Budget(simulations=1))
        for kind in (ThumbBot, SearchBot)
        if any(isinstance(bot, kind) for bot in bots)
    ]


def all_warm() -> bool:
    """Whether all games and bots, as they are now, have been compiled on this machine.

    >>> all_warm() in (True, False)
    True
    """
    return bool(_mark and _mark.exists())


def mark_all_warm() -> None:
    """Remember that everything has been compiled."""
    if _mark:
        _mark.touch()


_kept = cache_folder(Path(tree.__file__).parent)
_mark = _kept / "all-warm" if _kept else None
