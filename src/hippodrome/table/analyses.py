"""The analyses of finished games: made when one is first asked for, one at a time, and kept in the store.

They are made in a process of their own with the lowest priority, so that no move waits for them. A sketch comes first:
the curve is there after a moment.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any

import orjson
from sqlalchemy import select

from hippodrome.analysis import analyse
from hippodrome.table import replays, schema, sight
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.worker import Worker

LONGEST = 300.0  # seconds for one analysis
NICENESS = 19
WAITING = 100  # tables that wait for theirs, at most
SKETCHES = 100  # that are kept in memory
NOTHING_YET = b'{"depth":null}'
DIGITS = 5  # of shares
log = logging.getLogger("hippodrome.analyses")


class Analyses:
    """The analyses of a server's tables."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.worker = Worker(LONGEST, NICENESS)
        self._wanted: OrderedDict[str, dict[str, Any]] = OrderedDict()  # records of games, by their table
        self._sketches: OrderedDict[str, bytes] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def of(self, table_id: str) -> bytes:
        """Return the analysis of a table as JSON: the stored one, or as much as there is while it is made."""
        record = sight.finished(await self.registry.look(table_id))  # refused until the game is over
        stored = await self._stored(table_id)
        if stored is not None:
            return stored
        if table_id not in self._wanted:
            if len(self._wanted) >= WAITING:
                raise Refusal("busy", "The server has many games to analyse: try again in a few minutes.")
            self._wanted[table_id] = record
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="analyses")
        return self._sketches.get(table_id, NOTHING_YET)

    async def _stored(self, table_id: str) -> bytes | None:
        wanted = select(schema.analyses.c.body).where(schema.analyses.c.table_id == table_id)
        found = await self.registry.store.do(
            lambda connection: connection.execute(wanted).scalar_one_or_none(), reading=True
        )
        return None if found is None else str(found).encode()

    async def _work(self) -> None:
        """Make the analyses that are wanted, in the order in which they were."""
        while self._wanted:
            table_id, record = next(iter(self._wanted.items()))
            try:
                await self._make(table_id, record)
            except Refusal as refusal:
                log.warning("a game was not analysed: %s", refusal.code)
            except RuntimeError:
                log.exception("an analysis failed")
            finally:
                del self._wanted[table_id]

    async def _make(self, table_id: str, record: dict[str, Any]) -> None:
        if table_id not in self._sketches:
            self._sketches[table_id] = await self._call(record, "sketch")
            if len(self._sketches) > SKETCHES:
                self._sketches.popitem(last=False)
        body = await self._call(record, "normal")
        store = self.registry.store
        adding = store.insert(schema.analyses).on_conflict_do_nothing()
        row = {"table_id": table_id, "body": body.decode()}
        await store.do(lambda connection: connection.execute(adding, [row]).close())
        self._sketches.pop(table_id, None)

    async def _call(self, record: dict[str, Any], depth: str) -> bytes:
        done = await self.worker.call(analysed, record, depth)
        if done.refused:
            raise Refusal(*done.refused)
        return bytes(done.result)

    async def close(self) -> None:
        """Stop: what is not finished is made when it is asked for again."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.worker.close()


def analysed(record: dict[str, Any], depth: str) -> bytes:
    """Analyse a saved game. This runs in the worker process."""
    found = analyse(replays.finished(record), record["players"], depth)
    return orjson.dumps(_rounded(found.plain()))


def _rounded(found: Any) -> Any:
    """Round all numbers of an answer: nobody sees more digits, and it is half as large."""
    match found:
        case float():
            return round(found, DIGITS)
        case dict():
            return {name: _rounded(value) for name, value in found.items()}
        case list():
            return [_rounded(value) for value in found]
    return found
