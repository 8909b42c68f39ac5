"""Compile the rules and the bots before the first game, in steps, so that progress can be shown.

`python -m hippodrome.bots.warm GAME PART` compiles one part of what a game needs into the cache: a server runs several
side by side.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from hippodrome.bots import Bot, Budget, ask, make, tree
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core import calls, playouts
from hippodrome.core.chance import generator
from hippodrome.core.compiled import INTERPRETED, cache_folder, home, source_key
from hippodrome.core.contract import NATURE
from hippodrome.core.sense import new_memo, rated
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
    """Return calls that compile the bots of these specs: rules of thumb, search, networks, as far as they use them.

    >>> bot_steps("byzanz", ["random"]), len(bot_steps("byzanz", ["merchant", "search"]))
    ([], 2)
    """
    bots: list[Bot] = [make(spec, game) for spec in specs]
    table = new(game, seed=1)
    return [
        partial(ask, kind(*given), table, table.turn[0], None, Budget(simulations=1))
        for kind, *given in ((ThumbBot,), (SearchBot,), (LearnedBot,), (LearnedBot, "1"))
        if any(isinstance(bot, kind) for bot in bots)
    ]


def thumb_step(game: str) -> Callable[[], object]:
    """Return the call that compiles a game's rules of thumb alone, without what a whole game needs besides.

    >>> thumb_step("byzanz")()
    """
    one, out = GAMES[game].opening({}), calls.scratch().copy()
    return lambda: rated(one, 0, out, 0, out.astype("f8"), new_memo(one.dtype))


PARTS: dict[str, Callable[[str], list[Callable[[], object]]]] = {
    "rules": steps,
    "bots": lambda game: [thumb_step(game)],
    "search": lambda game: bot_steps(game, ["search", "learned"]),
}
"""What a game needs, in parts of which each is compiled by a process of its own."""

FIRST = ("rules", "bots")
"""What a first game needs, compiled side by side. Hints and the higher levels need the search too."""


def is_warm(game: str) -> bool:
    """Whether the rules and the rules of thumb of a game, as they are now, have been compiled on this machine.

    >>> is_warm("byzanz") in (True, False)
    True
    """
    mark = _mark([game])
    return INTERPRETED or bool(mark and mark.exists())


def mark_warm(game: str) -> None:
    """Remember that a game has been compiled."""
    if mark := _mark([game]):
        mark.touch()


def can_cache() -> bool:
    """Whether what one process compiles can be loaded by another.

    >>> can_cache() in (True, False)
    True
    """
    return _kept is not None


def all_warm() -> bool:
    """Whether all games and bots, as they are now, have been compiled on this machine.

    >>> all_warm() in (True, False)
    True
    """
    mark = _mark(list(GAMES), "search")
    return bool(mark and mark.exists())


def mark_all_warm() -> None:
    """Remember that everything has been compiled."""
    for game in GAMES:
        mark_warm(game)
    if mark := _mark(list(GAMES), "search"):
        mark.touch()


def _mark(games: Sequence[str], what: str = "") -> Path | None:
    """The file that remembers that these games have been compiled from the sources that there are now."""
    if _kept is None:
        return None
    keys = [source_key(home(Path(GAMES[game].rules.__file__))) for game in games]
    return _kept / f"warm-{hashlib.sha256(' '.join([what, *games, *keys]).encode()).hexdigest()[:16]}"


_kept = cache_folder(Path(tree.__file__).parent)

if __name__ == "__main__":
    for step in PARTS[sys.argv[2]](sys.argv[1]):
        step()
