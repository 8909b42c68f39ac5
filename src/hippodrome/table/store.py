"""Stores for tables: SQLite for one server process, PostgreSQL for any number.

Appending is optimistic: an event is inserted under its number; if another process has taken that number, it is not
stored, and the caller reads the table again. Events that arrive together are committed together, so one wait for the
disk serves many moves.
"""

import asyncio
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, bindparam, create_engine, delete, func, select, update
from sqlalchemy import event as sql_event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hippodrome.table.happened import Event
from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import events, notes, tables

ADD_EVENT = "INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
GROUP = 400  # the most events in one commit
GATHER = 0.008  # seconds between two commits, in which events gather for the next
LOBBY = 100  # the most tables listed
PAGE = 200  # tables read at a time, where all of a kind are needed
DUE = 200  # the most tables found in one sweep
COMPLAIN = 60.0  # seconds between two lines of the log about the same failure

Failures = tuple[type[Exception], ...]
UNREACHABLE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
)
log = logging.getLogger("hippodrome.store")
T = TypeVar("T")
Listener = Callable[[str], Coroutine[Any, Any, None]]


class Row(NamedTuple):
    """An event to be stored, and its table's row in the index, if that has changed."""

    table_id: str
    number: int
    at: float
    event: Event
    indexed: dict[str, Any] | None


class Waiting(NamedTuple):
    """A table that waits, at which somebody sits."""

    id: str
    public: bool
    door: str  # JSON: what the lobby shows of it


class StoreDown(Refusal):
    """Raised when the store can't be reached or does not answer. An event may or may not have been stored."""

    def __init__(self) -> None:
        super().__init__(
            "store-down", "The server can't reach its database right now: try again in a moment."
        )


class StoreFailed(Refusal):
    """Raised when the store answers, but can't do what it is asked: a full disk, a damaged file, a bug of ours."""

    def __init__(self) -> None:
        super().__init__("store-failed", "The server's database has failed: its log says why.")


class Store:
    """The events of all tables. `SqliteStore` and `PostgresStore` say where they are."""

    shared = False
    failures: Failures = (SQLAlchemyError, OSError)  # the errors of a database that is down, or fails
    insert: Any = staticmethod(sqlite.insert)

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)  # the name of this process among those that share the store
        self._queue: list[tuple[Row, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._complained: dict[str, float] = {}
        # These statements are made only once, because that takes time.
        self._add_tables = self.insert(tables).on_conflict_do_nothing()
        adding = self.insert(events).on_conflict_do_nothing()
        self._add_events = adding.returning(events.c.table_id, events.c.number)
        self._index = update(tables).where(tables.c.id == bindparam("table_id"))
        freed = notes.c.table_id == bindparam("table_id"), notes.c.seat == bindparam("of_seat")
        self._erase = delete(notes).where(*freed)

    async def run(self, work: Callable[[Connection], T], reading: bool = False) -> T:
        """Call `work` with a connection, in one transaction."""
        raise NotImplementedError

    async def dispose(self) -> None:
        """Close all connections."""
        raise NotImplementedError

    def is_unreachable(self, error: Exception) -> bool:
        """Whether an error of the database means that it can't be reached or does not answer."""
        raise NotImplementedError

    def failed(self, error: Exception) -> type[StoreDown | StoreFailed]:
        """What clients are told of an error of the database. The log is told once a minute."""
        down = isinstance(error, OSError | PoolTimeout) or self.is_unreachable(error)
        kind = StoreDown if down else StoreFailed
        now = time.monotonic()
        if now - self._complained.get(kind.__name__, -COMPLAIN) >= COMPLAIN:
            self._complained[kind.__name__] = now
            log.error(
                "the store can't be reached" if down else "the store has failed",
                exc_info=None if down else error,
                extra={"fields": {"why": _reason(error)}},
            )
        return kind

    async def open(self) -> None:
        """Start the writer."""
        self._writer = asyncio.create_task(self._write_groups(), name="store")

    async def close(self) -> None:
        """Write what is in the queue, and close."""
        if self._writer:
            while self._queue:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def ping(self) -> None:
        """Return if the store can be written to; raise `StoreDown` or `StoreFailed` if not."""
        await self.do(self._try_to_write)

    def _try_to_write(self, connection: Connection) -> None:
        """Write something to the disk that changes nothing."""
        raise NotImplementedError

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
        except Exception as error:  # whatever it is: nobody may wait for ever
            kind = self.failed(error)
            for _, done in group:
                if not done.done():
                    failure = kind()
                    failure.__cause__ = error
                    done.set_exception(failure)
        else:
            for row, done in group:
                if not done.done():  # the caller may have been cancelled
                    done.set_result(_place(row) in stored)

    def _write(self, rows: list[Row], connection: Connection) -> set[tuple[str, int]]:
        """Store events together; return which of them were new. They are sorted, so that no deadlock is possible."""
        openings = [_opening(row) for row in rows if not row.number]
        if openings:
            connection.execute(self._add_tables, openings)
        stored = self._add(rows, connection)
        changed = [
            {"table_id": row.table_id, **row.indexed}
            for row in rows
            if row.indexed and row.number and _place(row) in stored
        ]
        for door in (True, False):  # rows that are changed together have the same columns
            some = [row for row in changed if ("door" in row) is door]
            if some:
                connection.execute(self._index, some)
        freed = [
            {"table_id": row.table_id, "of_seat": row.event["seat"]}
            for row in rows
            if row.event["kind"] == "freed" and _place(row) in stored
        ]
        if freed:  # after the index: whoever writes notes has locked the table's row there
            connection.execute(self._erase, freed)
        self._tell(connection, sorted({table_id for table_id, _ in stored}))
        return stored

    def _add(self, rows: list[Row], connection: Connection) -> set[tuple[str, int]]:
        """Add events to the log; return which of them were new."""
        logged = [dict(zip(events.c.keys(), _logged(row), strict=True)) for row in rows]
        return {(table_id, number) for table_id, number in connection.execute(self._add_events, logged)}

    async def index(self, table_id: str, row: dict[str, Any]) -> None:
        """Replace the row of a table in the index."""
        changed = {"table_id": table_id, **row}
        await self.do(lambda connection: connection.execute(self._index, changed).close())

    def _tell(self, connection: Connection, table_ids: list[str]) -> None:
        """Tell the other processes which tables have new events: here there are none."""

    # ---------------------------------------------------------------- reading

    async def events(self, table_id: str, since: int = 0) -> list[tuple[float, Event]]:
        """Return the events of a table from a number on, with their times."""
        wanted = (
            select(events.c.at, events.c.body)
            .where(events.c.table_id == table_id, events.c.number >= since)
            .order_by(events.c.number)
        )
        return [(at, orjson.loads(body)) for at, body in await self._read(wanted)]

    async def lobby(self) -> Sequence[Any]:
        """Return the public tables that wait for players, the newest first, then those that have begun.

        Tables from before there was a lobby row of their own are left out: nobody can play there any more.
        """
        listed = tables.c.state.in_(("waiting", "revealing", "playing"))
        wanted = (
            select(tables)
            .where(tables.c.public, listed, tables.c.door.is_not(None))
            .order_by(tables.c.state.desc(), tables.c.opened_at.desc())
            .limit(LOBBY)
        )
        return await self._read(wanted)

    async def waiting(self, after: str = "") -> list[Waiting]:
        """Return the tables that wait and at which somebody sits, in the order of their ids, some at a time."""
        sits = tables.c.state == "waiting", tables.c.free < tables.c.seats, tables.c.door.is_not(None)
        wanted = select(tables.c.id, tables.c.public, tables.c.door).where(*sits, tables.c.id > after)
        return [Waiting(*row) for row in await self._read(wanted.order_by(tables.c.id).limit(PAGE))]

    async def public_seats(self) -> int:
        """Return how many seats there are at public tables that wait for players, taken or not."""
        wanted = select(func.sum(tables.c.seats)).where(tables.c.public, tables.c.state == "waiting")
        ((found,),) = await self._read(wanted)
        return int(found or 0)

    async def due(self, now: float) -> list[str]:
        """Return the tables at which something is due: a bot's move, a clock that runs out."""
        wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(DUE)
        return [row.id for row in await self._read(wanted)]

    async def _read(self, wanted: Any) -> Sequence[Any]:
        return await self.do(lambda connection: connection.execute(wanted).all(), reading=True)

    async def do(self, work: Callable[[Connection], T], reading: bool = False) -> T:
        """Call `work` with a connection, in one transaction; errors of the database become refusals."""
        try:
            return await self.run(work, reading)
        except self.failures as error:
            raise self.failed(error) from error

    # ---------------------------------------------------------------- several processes

    async def listen(self, heard: Listener) -> None:
        """Start receiving the notices of other processes: here there are none."""

    async def announce(self, text: str) -> None:
        """Send a notice to the other processes: here there are none."""

    async def hold(self, table_id: str) -> bool:
        """Lock the bots of a table for this process; False if another has the lock. Here there is no other."""
        return True

    async def release(self, table_id: str) -> None:
        """Unlock the bots of a table."""


def _reason(error: Exception) -> str:
    """The first line of what the database says of an error; its name, if it says nothing."""
    said = str(getattr(error, "orig", None) or error).splitlines()
    return said[0] if said else type(error).__name__


def _opening(row: Row) -> dict[str, Any]:
    assert row.indexed is not None, "the first event of a table comes with its index"
    return {"id": row.table_id, "opened_at": row.at, **row.indexed}


def _logged(row: Row) -> tuple[str, int, float, str]:
    """The row of an event in the log, with its columns in their order."""
    return row.table_id, row.number, row.at, orjson.dumps(row.event).decode()


def _place(row: Row) -> tuple[str, int]:
    return row.table_id, row.number


class SqliteStore(Store):
    """A store in a file. Every commit is on disk before it is acknowledged (WAL, synchronous=FULL)."""

    failures = (*Store.failures, sqlite3.Error)

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._file: os.stat_result | None = None  # the file that was opened first
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
        """Call `work` with a connection, in one transaction, in a thread of the store."""
        pool = self._reading if reading else self._writing
        return await asyncio.get_running_loop().run_in_executor(pool, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            done = work(connection)
        self._check_file()  # before anything is acknowledged
        return done

    def _add(self, rows: list[Row], connection: Connection) -> set[tuple[str, int]]:
        """Add events to the log; return which of them were new. SQLAlchemy would take longer than SQLite."""
        cursor = connection.connection.cursor()
        return {_place(row) for row in rows if cursor.execute(ADD_EVENT, _logged(row)).rowcount}

    def _check_file(self) -> None:
        """Raise if the file was deleted or replaced: SQLite would go on writing to one that nobody can open."""
        found = os.stat(self._path)
        self._file = self._file or found
        if not os.path.samestat(found, self._file):
            raise OSError(
                f"{self._path} is another file than the one that was opened: start the server again"
            )

    def _try_to_write(self, connection: Connection) -> None:
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2}")

    def is_unreachable(self, error: Exception) -> bool:
        """Whether the file is locked, can't be opened, read or written, or its disk is full."""
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
        return code is not None and code & 0xFF in UNREACHABLE  # the rest of an extended code says why

    async def dispose(self) -> None:
        """Close all connections."""
        for pool in (self._writing, self._reading):
            pool.shutdown()
        self._engine.dispose()
