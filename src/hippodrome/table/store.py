"""Where tables are kept: SQLite for one server process, PostgreSQL for any number.

Appending is optimistic: an event goes in under its number, and if another process has taken that number the event is
not stored and its maker looks again. Events that arrive together are committed together, so one wait for the disk
serves many moves.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, create_engine, select, update
from sqlalchemy import event as sql_event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import events, tables
from hippodrome.table.table import Event

GROUP = 400  # events in one commit at most
GATHER = 0.008  # seconds between two commits, in which events gather for the next
LOBBY = 100  # tables shown at most
DUE = 200  # tables looked after at a time

FAILURES = (SQLAlchemyError, OSError)  # what a store that does not answer raises
T = TypeVar("T")
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
    """The events of all tables; `SqliteStore` and `PostgresStore` say where."""

    shared = False
    insert: Any = staticmethod(sqlite.insert)

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)  # how this process is called among those that share the store
        self._queue: list[tuple[Row, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T], reading: bool = False) -> T:
        """Do something with a connection, in one transaction."""
        raise NotImplementedError

    async def dispose(self) -> None:
        """Let all connections go."""
        raise NotImplementedError

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
        await self.dispose()

    async def ping(self) -> None:
        """Answer, or raise `StoreDown`."""
        await self._read(select(1))

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
            await asyncio.sleep(GATHER)

    async def _write_group(self, group: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        try:
            stored = await self.run(partial(self._write, sorted((row for row, _ in group), key=_place)))
        except FAILURES as error:
            for _, done in group:
                if not done.done():
                    failure = StoreDown()
                    failure.__cause__ = error
                    done.set_exception(failure)
        else:
            for row, done in group:
                if not done.done():  # whoever waited may have gone
                    done.set_result(_place(row) in stored)

    def _write(self, rows: list[Row], connection: Connection) -> set[tuple[str, int]]:
        """Store events together; returns which of them were new. Sorted, so that processes never wait in a ring."""
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
        if openings:
            connection.execute(self.insert(tables).on_conflict_do_nothing(), openings)
        adding = self.insert(events).on_conflict_do_nothing()
        found = connection.execute(adding.returning(events.c.table_id, events.c.number), logged)
        stored = {(table_id, number) for table_id, number in found}
        for row in rows:
            if row.indexed and row.number and _place(row) in stored:
                connection.execute(update(tables).where(tables.c.id == row.table_id).values(row.indexed))
        self._tell(connection, sorted({table_id for table_id, _ in stored}))
        return stored

    async def index(self, table_id: str, row: dict[str, Any]) -> None:
        """Say anew what the index says of a table."""
        changed = update(tables).where(tables.c.id == table_id).values(row)
        try:
            await self.run(lambda connection: connection.execute(changed).close())
        except FAILURES as error:
            raise StoreDown from error

    def _tell(self, connection: Connection, table_ids: list[str]) -> None:
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
            return await self.run(lambda connection: connection.execute(wanted).all(), reading=True)
        except FAILURES as error:
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


def _place(row: Row) -> tuple[str, int]:
    return row.table_id, row.number


class SqliteStore(Store):
    """A store in a file. Every commit is on disk before it is acknowledged (WAL, synchronous=FULL)."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._engine = create_engine(
            f"sqlite:///{path}", connect_args={"timeout": 30, "check_same_thread": False}
        )
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(2, "store-reader")

        @sql_event.listens_for(self._engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    async def run(self, work: Callable[[Connection], T], reading: bool = False) -> T:
        """Do something with a connection, in one transaction, in a thread of the store's own."""
        pool = self._reading if reading else self._writing
        return await asyncio.get_running_loop().run_in_executor(pool, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def dispose(self) -> None:
        """Let all connections go."""
        for pool in (self._writing, self._reading):
            pool.shutdown()
        self._engine.dispose()
