"""The bot_runner plays for bots, for players who are away, and for the clock.

Each table has one timer. Where several processes share a store, whoever gets a table's lock attends to it; a sweep of
the store finds what a process that died has left.
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
from hippodrome.table import acts, sight
from hippodrome.table.acts import Act
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry, due_at, indexed
from hippodrome.table.table import PLAYING, UNREADABLE, Table

STAND_IN = "citizen"  # plays for people who are away
SWEEP = 2.0  # seconds between two looks for tables that nobody attends to
PATIENCE = 1.0  # seconds before another try
HINT, HINTS = 1.0, 5  # seconds of thought for a hint, and how many moves it tells
THINKING = 10.0  # seconds that a bot may think at most
log = logging.getLogger("hippodrome.bot_runner")


class BotRunner:
    """Attends to the tables of a registry."""

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
        """Begin to look for tables that nobody attends to."""
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Let go of everything; bots that think are not waited for."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def plan(self, table_id: str, due: float | None) -> None:
        """Attend to a table at a time, and not before; None for not at all."""
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
        """Do what is due at a table, as long as something is."""
        wait = 0.0  # after something that did not work
        try:
            if not await self.registry.store.hold(table_id):
                wait = PATIENCE
                return
            try:
                while await self._do_next(table := await self.registry.look(table_id)):
                    pass
                if (
                    table.state == UNREADABLE
                ):  # nothing will ever be due there: else it is found again and again
                    await self.registry.store.index(table_id, indexed(table, self.registry.pace))
            finally:
                await self.registry.store.release(table_id)
        except Refusal as refusal:
            wait = PATIENCE
            log.warning("a table could not be attended to: %s", refusal.code)
        except Exception:
            log.exception("a table could not be attended to")
            wait = 10 * PATIENCE
        finally:  # what became due meanwhile is planned now: nothing is awaited in between
            self._busy.discard(table_id)
            live = self.registry.lives.get(table_id)
            due = due_at(live.table, self.registry.pace) if live and live.table else None
            self.plan(table_id, None if due is None else max(due, time.time() + wait))

    async def _do_next(self, table: Table) -> bool:
        """The first thing that is due now; False if nothing is."""
        now = time.time()
        if table.state != PLAYING or table.game is None:
            return False
        for seat in table.turn:
            if table.seats[seat].plays_itself:
                if table.at + self.registry.pace <= now:
                    await self._play(table, table.game, seat)
                    return True
            elif (until := sight.deadline(table, seat)) is not None and until <= now:
                await self.registry.act(table.id, partial(_time_is_up, seat=seat, until=until))
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
            if refusal.code not in ("old-prompt", "not-playing"):  # the table has gone on: look again
                raise

    async def _choose(self, spec: str, table: Table, game: Game, seat: int) -> int:
        """What a bot does; one that fails is stood in for, so that the table goes on."""
        loop = asyncio.get_running_loop()
        try:
            bot = make(spec, game.name)
            if isinstance(bot, SearchBot):
                await self.search_ready.wait()
            return await loop.run_in_executor(self._pool, _think, bot, game, seat)
        except Exception:
            if spec == STAND_IN:
                raise
            log.exception("a bot failed: %s", spec)
            return await loop.run_in_executor(self._pool, _think, make(STAND_IN, game.name), game, seat)

    async def hint(self, table: Table, game: Game, seat: int) -> list[dict[str, Any]]:
        """What a search finds for a seat: its best moves, the most tried first."""
        await self.search_ready.wait()
        return await asyncio.get_running_loop().run_in_executor(self._pool, _hint, game, seat)


def _hint(game: Game, seat: int) -> list[dict[str, Any]]:
    thoughts = SearchBot(f"{HINT}s").think(situation(game, seat, game.luck(seat, "hint")))[:HINTS]
    texts = game.texts(seat, [thought.action for thought in thoughts])
    return [
        {"move": text, "visits": thought.visits, "value": round(thought.value, 3)}
        for text, thought in zip(texts, thoughts, strict=True)
    ]


def _think(bot: Bot, game: Game, seat: int) -> int:
    return ask(bot, game, seat, budget=Budget(seconds=THINKING))


def _bot_move(table: Table, seat: int, prompt: int, action: int) -> Act | None:
    if not table.seats[seat].plays_itself:  # the player is back
        return None
    return acts.play(table, seat, prompt, [action])


def _time_is_up(table: Table, seat: int, until: float) -> Act | None:
    if sight.deadline(table, seat) != until:  # just in time
        return None
    return acts.leave(table, seat, "time")
