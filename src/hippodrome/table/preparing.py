"""Compile what the games need while the server already answers, and tell how far that is.

On a machine that has compiled the games before, everything is loaded before the server begins. On any other it begins
at once: what needs no compiled code is there, and requests for a table wait until its game is ready. The games are
compiled one after the other, each in processes side by side, and loaded from the cache afterwards.
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

    def all_ready(self) -> None:
        """Everything has been loaded already."""
        for stage in self.stages.values():
            stage.ready.set()

    async def ready(self, game: str) -> None:
        """Return when a game can be played; one that does not exist needs nothing."""
        if stage := self.stages.get(game):
            await stage.ready.wait()

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
        return {"ready": all(stage.ready.is_set() for stage in self.stages.values()), "games": games}

    async def run(self) -> None:
        """Compile every game that is not ready, those first that come first in the list."""
        compiled: set[Any] = set()  # types of records: games that share one share their code
        for game, stage in self.stages.items():
            if stage.ready.is_set():
                continue
            stage.began = time.monotonic()
            record = GAMES[game].record
            if record not in compiled and not warm.is_warm(game) and warm.can_cache():
                nice = LATER if compiled else 0
                await asyncio.gather(*(_compile(game, part, nice) for part in warm.PARTS))
            await asyncio.to_thread(load, game)
            warm.mark_warm(game)
            compiled.add(record)
            stage.ready.set()


def load(game: str) -> None:
    """Load a game and its rules of thumb from the cache; compile what is not there.

    >>> load("byzanz")
    """
    for step in [*warm.steps(game), *warm.bot_steps(game, ["citizen"])]:
        step()


async def _compile(game: str, part: str, nice: int) -> None:
    """Compile a part of a game in a process of its own: in this one it would block everything else."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hippodrome.bots.warm", game, part, stderr=asyncio.subprocess.DEVNULL
    )
    if nice and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, nice)
    try:
        if await process.wait():
            log.warning("%s of %s could not be compiled in advance", part, game)
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        raise
