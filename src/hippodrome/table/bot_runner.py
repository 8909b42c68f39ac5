"""The bot runner: makes the moves of bots, and of players who are away or out of time; begins games when it is time.

Each table has one timer. Where several processes share a store, the one that gets a table's lock plays there; a
sweep of the store finds the tables of a process that died.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from hippodrome.bots import Bot, Budget, ask, make, situation
from hippodrome.bots.answers import likely_answer
from hippodrome.bots.search import SearchBot
from hippodrome.bots.specs import RandomBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.table import absent, acts
from hippodrome.table.acts import Act
from hippodrome.table.clock import deadline, due, due_at
from hippodrome.table.metrics import Metrics
from hippodrome.table.pacing import waits_for_page
from hippodrome.table.queues import FairQueue
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry, indexed
from hippodrome.table.table import PLAYING, REVEALING, UNREADABLE, WAITING, Table

STAND_IN = "citizen"  # plays for people who are away
CHEAP = (RandomBot, ThumbBot)  # bots that choose within a millisecond; another package's bot may not
SWEEP = 2.0  # seconds between two searches for tables that no process plays at
PATIENCE = 1.0  # seconds before a retry
LONGEST = 10.0  # seconds that a timer waits at most before it looks at the clock again
HINT, HINTS = 1.0, 5  # seconds of search for a hint, and how many moves it names
NICENESS = 5  # how much searches step back behind requests
THINKING = 10.0  # the longest time for a bot to think, in seconds
log = logging.getLogger("hippodrome.bot_runner")
T = TypeVar("T")


class Timer(NamedTuple):
    """When something is due at a table, and what looks at the clock then, or before."""

    due: float
    handle: asyncio.TimerHandle


class Thinkers:
    """Threads for one kind of thinking, with their queue."""

    def __init__(self, name: str, threads: int, waiting: int, each: int, niceness: int = 0) -> None:
        self.queue = FairQueue(name, threads, waiting, each)
        self._pool = ThreadPoolExecutor(threads, name, initializer=step_back, initargs=(niceness,))

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Call a function in a thread, for somebody who has a turn in the queue."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        """Let the threads end, without waiting for them."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def step_back(niceness: int) -> None:
    """Give a thread a lower priority than those that answer requests, where the system has one for each thread."""
    if sys.platform == "linux" and niceness:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


class BotRunner:
    """Plays for bots and absent players at the tables of a registry.

    Bots that choose at once, bots that search, and hints each have threads and a queue of their own: none of them waits
    for another kind. Another kind of long thinking gets another `Thinkers`. Bots that search have two threads at least,
    so that people do not wait until one has moved at a table that nobody looks at.
    """

    def __init__(self, registry: Registry, metrics: Metrics, threads: int) -> None:
        self.registry, self.metrics = registry, metrics
        self.cheap = Thinkers("cheap-bots", 1, waiting=1000, each=1000)
        self.dear = Thinkers("dear-bots", max(2, threads), waiting=64, each=16, niceness=NICENESS)
        self.hints = Thinkers("hints", 1, waiting=8, each=4, niceness=NICENESS)
        self._thinkers = self.cheap, self.dear, self.hints
        self._timers: dict[str, Timer] = {}
        self._busy: set[str] = set()
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_due = self.plan

    @property
    def queues(self) -> list[FairQueue]:
        """The queues of all kinds of thinking."""
        return [thinkers.queue for thinkers in self._thinkers]

    def start(self) -> None:
        """Start searching the store for tables that no process plays at."""
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop all timers and tasks, without waiting for bots that think."""
        self._closed = True
        for timer in self._timers.values():
            timer.handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thinkers in self._thinkers:
            thinkers.close()

    def plan(self, table_id: str, due: float | None) -> None:
        """Set the timer of a table, replacing the previous one; None for no timer.

        A clock can be set: so no timer waits long, and each looks at the clock again.
        """
        timer = self._timers.pop(table_id, None)
        if timer:
            timer.handle.cancel()
        if due is not None and not self._closed:
            wait = min(max(0.0, due - self._now(table_id)), LONGEST)
            loop = asyncio.get_running_loop()
            self._timers[table_id] = Timer(due, loop.call_later(wait, self._look, table_id))

    def _now(self, table_id: str) -> float:
        live = self.registry.lives.get(table_id)
        return self.registry.now(live.table) if live and live.table else time.time()

    def _look(self, table_id: str) -> None:
        """See whether something is due at a table, when its timer has run out."""
        due = self._timers[table_id].due
        if due > self._now(table_id):
            self.plan(table_id, due)
        else:
            self._due(table_id)

    def _due(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if table_id not in self._busy:
            self._busy.add(table_id)
            self._spawn(self._attend(table_id))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await self.registry.store.due(time.time() - PATIENCE):
                    if table_id not in self._timers:
                        self._due(table_id)
            except Refusal as refusal:
                log.warning("the store could not be swept: %s", refusal.code)
            await asyncio.sleep(SWEEP)

    # ---------------------------------------------------------------- one table

    async def _attend(self, table_id: str) -> None:
        """Do everything that is due at a table."""
        wait = 0.0  # after a failure
        try:
            if not await self.registry.store.hold(table_id):
                wait = PATIENCE
                return
            try:
                while await self._do_next(table := await self.registry.look(table_id)):
                    pass
                if table.state == UNREADABLE:  # nothing will ever be due: else every sweep would find it
                    await self.registry.store.index(table_id, indexed(table, self.registry.pace))
            finally:
                await self.registry.store.release(table_id)
        except Refusal as refusal:
            wait = PATIENCE
            if refusal.code != "busy":  # the metrics tell how many wait
                log.warning("the bots of a table could not play: %s", refusal.code)
        except Exception:
            log.exception("the bots of a table could not play")
            wait = 10 * PATIENCE
        finally:  # nothing is awaited in between: what became due in the meantime is planned
            self._busy.discard(table_id)
            live = self.registry.lives.get(table_id)
            now = live.table if live else None
            waits = now is not None and waits_for_page(live, now)  # it is planned when the page has shown it
            due = due_at(now, self.registry.pace) if now and not waits else None
            self.plan(table_id, None if due is None else max(due, self._now(table_id) + wait))

    async def _do_next(self, table: Table) -> bool:
        """Do the first thing that is due now; return False if nothing is."""
        now = self.registry.now(table)
        if table.state in (WAITING, REVEALING):
            moment = due_at(table, self.registry.pace)
            if moment is None or moment > now:
                return False
            if table.state == REVEALING:
                await self.registry.preparing.ready(table.opened["game"])
            make = acts.begin if table.state == REVEALING else absent.release
            await self.registry.act(table.id, partial(make, now=now))
            return True
        if table.state != PLAYING or table.game is None:
            return False
        for seat in sorted(table.turn, key=partial(_is_dear, table)):  # who decides at once does not wait
            moment = due(table, seat, self.registry.pace)
            if moment is None or moment > now:
                continue
            if table.seats[seat].plays_itself:
                if waits_for_page(self.registry.lives.get(table.id), table):
                    continue
                await self._play(table, table.game, seat)
            else:
                await self.registry.act(table.id, partial(_time_is_up, seat=seat, until=moment))
            return True
        return False

    async def _play(self, table: Table, game: Game, seat: int) -> None:
        spec = table.seats[seat].bot or STAND_IN
        action = await self._choose(spec, table, game, seat)
        try:
            await self.registry.act(table.id, partial(_bot_move, before=table, seat=seat, action=action))
            self.metrics.bot_moves.inc()
        except Refusal as refusal:
            if refusal.code not in ("old-prompt", "not-playing"):  # the table has changed in the meantime
                raise

    async def _choose(self, spec: str, table: Table, game: Game, seat: int) -> int:
        """Return the action of a bot; if the bot fails, that of `STAND_IN`, so that the game continues."""
        try:
            bot = make(spec, game.name)
            if isinstance(bot, SearchBot):
                await self.registry.preparing.search_ready(game.name)
            return await self._think(bot, table, game, seat)
        except Refusal:  # busy: it is asked again
            raise
        except Exception:
            if spec == STAND_IN:
                raise
            log.exception("a bot failed: %s", spec)
            return await self._think(make(STAND_IN, game.name), table, game, seat)

    async def _think(self, bot: Bot, table: Table, game: Game, seat: int) -> int:
        thinkers = self.cheap if isinstance(bot, CHEAP) else self.dear
        async with thinkers.queue.turn(table.id, self.registry.addresses(table.id)):
            return await thinkers.run(think, bot, game, seat, None if table.daily else THINKING)

    async def hint(self, game: Game, seat: int) -> list[dict[str, Any]]:
        """Return the best moves of a seat as a search finds them, the most visited first.

        Whoever asks has a turn in the queue of `hints`.
        """
        await self.registry.preparing.search_ready(game.name)
        return await self.hints.run(_hint, game, seat)


def _is_dear(table: Table, seat: int) -> bool:
    """Whether a bot plays in a seat that takes time to choose."""
    spec = table.seats[seat].bot
    return spec is not None and not _is_cheap(spec, table.opened["game"])


@lru_cache(maxsize=256)
def _is_cheap(spec: str, game: str) -> bool:
    try:
        return isinstance(make(spec, game), CHEAP)
    except HippodromeError:  # it is no longer there: `STAND_IN` plays
        return True


def _hint(game: Game, seat: int) -> list[dict[str, Any]]:
    at = situation(game, seat, game.luck(seat, "hint"))
    thoughts = SearchBot(f"{HINT}s").think(at)[:HINTS]
    texts = game.texts(seat, [thought.action for thought in thoughts])
    seed = at.rng.getrandbits(64)
    answers = [likely_answer(at, thought.action, game.history.words, seed) for thought in thoughts]
    return [
        {
            "move": text,
            "visits": thought.visits,
            "value": round(thought.value, 3),
            "answer": answer and answer._asdict(),
        }
        for text, thought, answer in zip(texts, thoughts, answers, strict=True)
    ]


def think(bot: Bot, game: Game, seat: int, seconds: float | None = THINKING) -> int:
    """Return the action that a bot chooses in a seat, from what the seat knows.

    At a daily deal there are no `seconds`: how fast the machine is must not change what it chooses.
    """
    return ask(bot, game, seat, budget=Budget(seconds=seconds))


def _bot_move(table: Table, before: Table, seat: int, action: int) -> Act | None:
    if not table.seats[seat].plays_itself:  # the player is back
        return None
    if table.daily and table.game and before.game and table.game.steps != before.game.steps:
        return None  # chosen for another position: it thinks again
    return acts.play(table, seat, before.prompts[seat], [action])


def _time_is_up(table: Table, seat: int, until: float) -> Act | None:
    if deadline(table, seat) != until:  # the player moved just in time
        return None
    return acts.leave(table, seat, "time")
