"""Where tables are kept: SQLite for one server process, PostgreSQL for any number.

Appending is optimistic: an event goes in under its number, and if another process has taken that number the event is
not stored and its maker looks again. Events that arrive together are committed together, so one wait for the disk
serves many moves.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import event as sql_event
from sqlalchemy import select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import events, tables
from hippodrome.table.table import Event

GROUP = 400  # events in one commit at most
LOBBY = 100  # tables shown at most
DUE = 200  # tables looked after at a time

Listener = Callable[[str], Coroutine[Any, Any, None]]


class Row(NamedTuple):
    """An event to be stored, and what the index says of its table then, if that has changed."""

    table_id: str
    number: int
    at: float
    event: Event
    indexed: dict[str, Any] | None


class StoreDown(Refusal):
    """The store did not answer: whether the event is there is not known."""

    def __init__(self) -> None:
        super().__init__("store-down", "The table can't be written just now: try again in a moment.")


class Store:
    """The events of all tables. This one is for SQLite; `PostgresStore` adds what several processes need."""

    shared = False
    insert: Any = staticmethod(sqlite.insert)

    def __init__(self, url: str, **engine: Any) -> None:
        self.process = secrets.token_hex(4)  # how this process is called among those that share the store
        self.engine: AsyncEngine = create_async_engine(url, **engine)
        self._queue: list[tuple[Row, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_groups(), name="store")

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._writer:
            while self._queue:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def ping(self) -> None:
        """Answer, or raise `StoreDown`."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown from error

    # ---------------------------------------------------------------- writing

    async def append(self, row: Row) -> bool:
        """Store an event durably; False if its number is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((row, done))
        self._wake.set()
        return await done

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
            if not self._queue:
                self._wake.clear()
            await self._write_group(group)

    async def _write_group(self, group: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        try:
            stored = await self._write([row for row, _ in group])
        except (SQLAlchemyError, OSError) as error:
            for _, done in group:
                if not done.done():
                    failure = StoreDown()
                    failure.__cause__ = error
                    done.set_exception(failure)
        else:
            for row, done in group:
                if not done.done():  # whoever waited may have gone
                    done.set_result((row.table_id, row.number) in stored)

    async def _write(self, rows: list[Row]) -> set[tuple[str, int]]:
        """Commit events together; returns which of them were new. Sorted, so that processes never wait in a ring."""
        rows.sort(key=lambda row: (row.table_id, row.number))
        openings = [_opening(row) for row in rows if row.number == 0]
        logged = [
            {
                "table_id": row.table_id,
                "number": row.number,
                "at": row.at,
                "body": orjson.dumps(row.event).decode(),
            }
            for row in rows
        ]
        async with self.engine.begin() as connection:
            if openings:
                await connection.execute(self.insert(tables).on_conflict_do_nothing(), openings)
            result = await connection.execute(
                self.insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.number),
                logged,
            )
            stored = {(table_id, number) for table_id, number in result}
            for row in rows:
                if row.indexed and row.number and (row.table_id, row.number) in stored:
                    await connection.execute(
                        update(tables).where(tables.c.id == row.table_id).values(row.indexed)
                    )
            await self._tell(connection, sorted({table_id for table_id, _ in stored}))
        return stored

    async def _tell(self, connection: Any, table_ids: list[str]) -> None:
        """Wake the other processes: there are none."""

    # ---------------------------------------------------------------- reading

    async def events(self, table_id: str, since: int = 0) -> list[tuple[float, Event]]:
        """The events of a table from a number on, with their times."""
        wanted = (
            select(events.c.at, events.c.body)
            .where(events.c.table_id == table_id, events.c.number >= since)
            .order_by(events.c.number)
        )
        return [(at, orjson.loads(body)) for at, body in await self._read(wanted)]

    async def lobby(self) -> Sequence[Any]:
        """The public tables that wait for players, the newest first, then those that are playing."""
        wanted = (
            select(tables)
            .where(tables.c.public, tables.c.state.in_(("waiting", "playing")))
            .order_by(tables.c.state.desc(), tables.c.opened_at.desc())
            .limit(LOBBY)
        )
        return await self._read(wanted)

    async def due(self, now: float) -> list[str]:
        """The tables at which the server has to do something."""
        wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(DUE)
        return [row.id for row in await self._read(wanted)]

    async def _read(self, wanted: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(wanted)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown from error

    # ---------------------------------------------------------------- several processes

    async def listen(self, heard: Listener) -> None:
        """Hear of the others' events: there are no others."""

    async def announce(self, text: str) -> None:
        """Tell the other processes something that is not stored: there are none."""

    async def hold(self, table_id: str) -> bool:
        """Be the one that plays the bots of a table. One process always is."""
        return True

    async def release(self, table_id: str) -> None:
        """Leave a table's bots to whoever holds it next."""


def _opening(row: Row) -> dict[str, Any]:
    assert row.indexed is not None, "the first event of a table comes with its index"
    return {"id": row.table_id, "opened_at": row.at, **row.indexed}


def sqlite_store(path: str) -> Store:
    """A store in a file. Every commit is on disk before it is acknowledged (WAL, synchronous=FULL)."""
    store = Store(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 30})

    @sql_event.listens_for(store.engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return store
