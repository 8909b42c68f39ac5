"""The bot runner: makes the moves of bots, and of players who are away or out of time; begins games when it is time.

Each table has one timer. Where several processes share a store, the one that gets a table's lock plays there; a
sweep of the store finds the tables of a process that died.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from hippodrome.bots import Bot, Budget, ask, make, situation
from hippodrome.bots.search import SearchBot
from hippodrome.game import Game
from hippodrome.table import acts
from hippodrome.table.acts import Act
from hippodrome.table.clock import deadline, due, due_at
from hippodrome.table.deal import begins_at
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry, indexed
from hippodrome.table.table import PLAYING, REVEALING, UNREADABLE, Table

STAND_IN = "citizen"  # plays for people who are away
SWEEP = 2.0  # seconds between two searches for tables that no process plays at
PATIENCE = 1.0  # seconds before a retry
HINT, HINTS = 1.0, 5  # seconds of search for a hint, and how many moves it names
THINKING = 10.0  # the longest time for a bot to think, in seconds
log = logging.getLogger("hippodrome.bot_runner")


class BotRunner:
    """Plays for bots and absent players at the tables of a registry."""

    def __init__(self, registry: Registry, metrics: Metrics, threads: int) -> None:
        self.registry, self.metrics = registry, metrics
        self.search_ready = asyncio.Event()
        self.search_ready.set()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_due = self.plan

    def start(self) -> None:
        """Start searching the store for tables that no process plays at."""
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop all timers and tasks, without waiting for bots that think."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def plan(self, table_id: str, due: float | None) -> None:
        """Set the timer of a table, replacing the previous one; None for no timer."""
        timer = self._timers.pop(table_id, None)
        if timer:
            timer.cancel()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(max(0.0, due - time.time()), self._due, table_id)

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
            log.warning("the bots of a table could not play: %s", refusal.code)
        except Exception:
            log.exception("the bots of a table could not play")
            wait = 10 * PATIENCE
        finally:  # nothing is awaited in between: what became due in the meantime is planned
            self._busy.discard(table_id)
            live = self.registry.lives.get(table_id)
            due = due_at(live.table, self.registry.pace) if live and live.table else None
            self.plan(table_id, None if due is None else max(due, time.time() + wait))

    async def _do_next(self, table: Table) -> bool:
        """Do the first thing that is due now; return False if nothing is."""
        now = time.time()
        if table.state == REVEALING:
            moment = begins_at(table)
            if moment is None or moment > now:
                return False
            await self.registry.act(table.id, partial(acts.begin, now=now))
            return True
        if table.state != PLAYING or table.game is None:
            return False
        for seat in table.turn:
            moment = due(table, seat, self.registry.pace)
            if moment is None or moment > now:
                continue
            if table.seats[seat].plays_itself:
                await self._play(table, table.game, seat)
            else:
                await self.registry.act(table.id, partial(_time_is_up, seat=seat, until=moment))
            return True
        return False

    async def _play(self, table: Table, game: Game, seat: int) -> None:
        spec = table.seats[seat].bot or STAND_IN
        action = await self._choose(spec, table, game, seat)
        try:
            await self.registry.act(
                table.id, partial(_bot_move, seat=seat, prompt=table.prompts[seat], action=action)
            )
            self.metrics.bot_moves.inc()
        except Refusal as refusal:
            if refusal.code not in ("old-prompt", "not-playing"):  # the table has changed in the meantime
                raise

    async def _choose(self, spec: str, table: Table, game: Game, seat: int) -> int:
        """Return the action of a bot; if the bot fails, that of `STAND_IN`, so that the game continues."""
        loop = asyncio.get_running_loop()
        try:
            bot = make(spec, game.name)
            if isinstance(bot, SearchBot):
                await self.search_ready.wait()
            return await loop.run_in_executor(self._pool, think, bot, game, seat)
        except Exception:
            if spec == STAND_IN:
                raise
            log.exception("a bot failed: %s", spec)
            return await loop.run_in_executor(self._pool, think, make(STAND_IN, game.name), game, seat)

    async def hint(self, table: Table, game: Game, seat: int) -> list[dict[str, Any]]:
        """Return the best moves of a seat as a search finds them, the most visited first."""
        await self.search_ready.wait()
        return await asyncio.get_running_loop().run_in_executor(self._pool, _hint, game, seat)


def _hint(game: Game, seat: int) -> list[dict[str, Any]]:
    thoughts = SearchBot(f"{HINT}s").think(situation(game, seat, game.luck(seat, "hint")))[:HINTS]
    texts = game.texts(seat, [thought.action for thought in thoughts])
    return [
        {"move": text, "visits": thought.visits, "value": round(thought.value, 3)}
        for text, thought in zip(texts, thoughts, strict=True)
    ]


def think(bot: Bot, game: Game, seat: int) -> int:
    """Return the action that a bot chooses in a seat, from what the seat knows."""
    return ask(bot, game, seat, budget=Budget(seconds=THINKING))


def _bot_move(table: Table, seat: int, prompt: int, action: int) -> Act | None:
    if not table.seats[seat].plays_itself:  # the player is back
        return None
    return acts.play(table, seat, prompt, [action])


def _time_is_up(table: Table, seat: int, until: float) -> Act | None:
    if deadline(table, seat) != until:  # the player moved just in time
        return None
    return acts.leave(table, seat, "time")
