"""Compile what the games need while the server already answers, and tell how far that is.

On a machine that has compiled the games before, everything is loaded before the server begins. On any other it begins
at once: what needs no compiled code is there, and requests for a table wait until its game is ready. The games are
compiled one after the other, each in processes side by side, and loaded from the cache afterwards. The search, which
hints and the higher levels need, follows while the game can be played already.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from hippodrome.bots import warm
from hippodrome.games import GAMES

USUAL = 15.0  # seconds that a game takes to compile on two cores, for the bar
ALMOST = 0.95  # how far the bar goes by itself
LATER = 10  # niceness of what is compiled while a game can be played already
log = logging.getLogger("hippodrome.preparing")


@dataclass
class Stage:
    """How far one game is.

    >>> Stage().done(now=100.0)
    0.0
    """

    ready: asyncio.Event = field(default_factory=asyncio.Event)
    search: asyncio.Event = field(default_factory=asyncio.Event)
    began: float | None = None

    def done(self, now: float) -> float:
        """The part of the work that is done, from 0 to 1: estimated from the time until it is ready."""
        if self.ready.is_set():
            return 1.0
        return 0.0 if self.began is None else round(min(ALMOST, (now - self.began) / USUAL), 2)


class Preparing:
    """The games of a server, and whether they can be played yet.

    >>> preparing = Preparing()
    >>> preparing.all_ready()
    >>> preparing.plain()["ready"]
    True
    """

    def __init__(self) -> None:
        self.stages = {game: Stage() for game in GAMES}
        self._searching = asyncio.Lock()

    def all_ready(self, search: bool = True) -> None:
        """All games have been loaded already, with or without the search."""
        for stage in self.stages.values():
            stage.ready.set()
            if search:
                stage.search.set()

    async def ready(self, game: str) -> None:
        """Return when a game can be played; one that does not exist needs nothing."""
        if stage := self.stages.get(game):
            await stage.ready.wait()

    async def search_ready(self, game: str) -> None:
        """Return when a game can be searched: for a hint, or by a bot that looks ahead."""
        if stage := self.stages.get(game):
            await stage.search.wait()

    async def everything(self) -> None:
        """Return when all games can be played."""
        for stage in self.stages.values():
            await stage.ready.wait()

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played.

        >>> Preparing().is_ready("byzanz")
        False
        """
        stage = self.stages.get(game)
        return stage is None or stage.ready.is_set()

    def plain(self) -> dict[str, Any]:
        """How far everything is, as data for clients."""
        now = time.monotonic()
        games = {game: stage.done(now) for game, stage in self.stages.items()}
        stages = self.stages.values()
        return {
            "ready": all(stage.ready.is_set() for stage in stages),
            "games": games,
            "search": [game for game, stage in self.stages.items() if stage.search.is_set()],
        }

    async def run(self) -> None:
        """Compile every game that is not ready, those first that come first in the list, and the search of each."""
        compiled: set[Any] = set()  # types of records: games that share one share their code
        async with asyncio.TaskGroup() as later:
            searches = []
            for game, stage in self.stages.items():
                if not stage.ready.is_set():
                    await self._prepare(game, compiled)
                searches.append(later.create_task(self._prepare_search(game)))
        if all(search.result() for search in searches):
            warm.mark_all_warm()

    async def _prepare(self, game: str, compiled: set[Any]) -> None:
        """Compile and load what a first game needs, unless a game with such a record was."""
        stage, record = self.stages[game], GAMES[game].record
        stage.began = time.monotonic()
        if record not in compiled and not warm.is_warm(game) and warm.can_cache():
            nice = LATER if compiled else 0
            await asyncio.gather(*(_compile(game, part, nice) for part in warm.FIRST))
        await asyncio.to_thread(load, game)
        warm.mark_warm(game)
        compiled.add(record)
        stage.ready.set()

    async def _prepare_search(self, game: str) -> bool:
        """Compile the search of a game, one game at a time; whether that succeeded."""
        async with self._searching:
            done = warm.can_cache() and await _compile(game, "search", LATER)
            self.stages[game].search.set()
        return done


def load(game: str) -> None:
    """Load a game and its rules of thumb from the cache; compile what is not there.

    >>> load("byzanz")
    """
    for step in [*warm.steps(game), *warm.bot_steps(game, ["citizen"])]:
        step()


async def _compile(game: str, part: str, nice: int) -> bool:
    """Compile a part of a game in a process of its own: in this one it would block everything else.

    Returns whether that succeeded.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hippodrome.bots.warm", game, part, stderr=asyncio.subprocess.DEVNULL
    )
    if nice and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, nice)
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        raise
    if failed:
        log.warning("%s of %s could not be compiled in advance", part, game)
    return not failed
