"""The store on PostgreSQL: the same log, with notices and locks for several server processes."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import create_async_engine

from hippodrome.table.store import Listener, Store, StoreDown, T

CHANNEL = "hippodrome"
ANSWERS = 10.0  # seconds without an answer after which PostgreSQL counts as down
UNREACHABLE = ("08", "53", "57")  # classes of SQLSTATE: no connection, no resources, stopped by an operator
LONGEST_NOTICE = 7000  # bytes; PostgreSQL allows 8000
log = logging.getLogger("hippodrome.store")
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class PostgresStore(Store):
    """A store in PostgreSQL. Notices go by LISTEN/NOTIFY; advisory locks say which process plays a table's bots.

    PostgreSQL frees the locks of a process that dies.
    """

    shared = True
    failures = (*Store.failures, *LOST)
    insert: Any = staticmethod(postgresql.insert)

    def __init__(self, url: str) -> None:
        plain = url.replace("postgresql+asyncpg://", "postgresql://")
        super().__init__()
        address = plain.replace("postgresql://", "postgresql+asyncpg://")
        self._engine = create_async_engine(
            address,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            connect_args={"timeout": ANSWERS, "command_timeout": ANSWERS},
        )
        self._plain = plain
        self._own: asyncpg.Connection | None = (
            None  # for notices and locks, which last as long as a connection
        )
        self._held: set[str] = set()
        self._heard: Listener | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()

    async def run(self, work: Callable[[Connection], T], reading: bool = False) -> T:
        """Call `work` with a connection, in one transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    def _try_to_write(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_logical_emit_message(true, 'hippodrome', 'ready')"))

    def is_unreachable(self, error: Exception) -> bool:
        """Whether there is no connection, or PostgreSQL accepts none."""
        if isinstance(error, InterfaceError | asyncpg.InterfaceError):
            return True
        if not isinstance(error, DBAPIError):
            return _state(error).startswith(UNREACHABLE)
        return error.connection_invalidated or _state(error.orig).startswith(UNREACHABLE)

    def _tell(self, connection: Connection, table_ids: list[str]) -> None:
        for notice in _notices(self.process, table_ids):
            connection.execute(
                text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
            )

    # ---------------------------------------------------------------- notices and locks

    async def listen(self, heard: Listener) -> None:
        """Start receiving the notices of other processes; a lost connection is made again."""
        self._heard = heard
        await self._connect()
        self._keeper = asyncio.create_task(self._keep(), name="store-listener")

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._plain, timeout=ANSWERS, command_timeout=ANSWERS)
        await connection.add_listener(CHANNEL, self._on_notice)
        self._own, self._held = connection, set()

    def _on_notice(self, _connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        if self._heard:
            asyncio.get_running_loop().create_task(self._heard(notice))

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(1)
            if await self._answers():
                continue
            self._own = None
            with contextlib.suppress(*LOST):
                await self._connect()
                log.info("listening again")
                if self._heard:
                    await self._heard("lost")  # notices may have been missed in between

    async def _answers(self) -> bool:
        """Whether the connection for notices answers; one that does not is closed."""
        if self._own is None or self._own.is_closed():
            return False
        try:
            async with self._asking:
                await self._own.execute("SELECT 1")
        except LOST:
            self._own.terminate()
            return False
        return True

    async def announce(self, notice: str) -> None:
        """Send a notice to the other processes. It is not repeated if it can't be sent now."""
        with contextlib.suppress(StoreDown, *LOST):
            async with self._asking:
                await self._connected().execute("SELECT pg_notify($1, $2)", CHANNEL, notice)

    async def hold(self, table_id: str) -> bool:
        """Lock the bots of a table for this process; False if another has the lock."""
        held, own = self._held, self._connected()
        if table_id in held:
            return True
        try:
            async with self._asking:
                got = await own.fetchval("SELECT pg_try_advisory_lock($1)", _number(table_id))
        except LOST as error:
            raise self.failed(error) from error
        if got:
            held.add(table_id)  # of this connection: a new one has a set of its own
        return bool(got)

    def _connected(self) -> Any:
        """The connection for notices and locks; refused while there is none."""
        if self._own is None or self._own.is_closed():
            raise StoreDown
        return self._own

    async def release(self, table_id: str) -> None:
        """Unlock the bots of a table."""
        if table_id not in self._held:
            return
        self._held.discard(table_id)
        with contextlib.suppress(StoreDown, *LOST):
            async with self._asking:
                await self._connected().execute("SELECT pg_advisory_unlock($1)", _number(table_id))

    async def close(self) -> None:
        """Write what is in the queue, free all locks, and close."""
        if self._keeper:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        own, self._own = self._own, None  # whoever waits for it is told that there is none
        if own is not None and not own.is_closed():
            with contextlib.suppress(*LOST):
                async with self._asking:  # two at once would break it
                    await own.close(timeout=5)
        await super().close()


def _state(error: object) -> str:
    """The SQLSTATE of an error, if it has one."""
    return str(getattr(error, "sqlstate", None) or "")


def _number(table_id: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(sha256(table_id.encode()).digest()[:8], "big", signed=True)


def _notices(process: str, table_ids: list[str]) -> list[str]:
    """Return the notices that a process has stored events at these tables, as few as possible.

    >>> _notices("p1", ["a", "b"])
    ['events p1 a b']
    """
    notices, line = [], ""
    for table_id in table_ids:
        if len(line) + len(table_id) > LONGEST_NOTICE:
            notices.append(line)
            line = ""
        line += f" {table_id}"
    return [f"events {process}{line}" for line in (*notices, line) if line]
