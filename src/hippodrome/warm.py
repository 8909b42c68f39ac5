"""Compiling the rules ahead of the first game, step by step, so that the wait can be shown."""

from collections.abc import Callable
from functools import partial

from hippodrome.rules import calls, playouts
from hippodrome.rules.chance import generator
from hippodrome.rules.contract import GAMES, NATURE


def steps(game: str) -> list[Callable[[], object]]:
    """Calls that compile a game, or load what was compiled before; run them in order.

    >>> for step in steps("byzanz"):
    ...     _ = step()
    """
    one, out, rng = GAMES[game].opening({}), calls.scratch(), generator(1)
    return [
        partial(calls.turn, one),
        partial(calls.chances, one, out),
        partial(calls.legal, one, 0, out),
        partial(calls.visible, one, 0, NATURE, 0),
        partial(calls.apply, one, NATURE, 0),
        partial(calls.fold, one.copy(), out[:0].astype("i8"), out[:0].astype("i8")),
        partial(calls.mask, one.copy(), 0),
        partial(calls.redeal, one.copy(), 0, rng),
        partial(calls.score, one, out),
        partial(calls.winners, one),
        partial(playouts.batch_playouts, one.copy(), 1),
    ]
