"""A server's parts on a clock of their own: nobody waits, and what is sent at which moment is exact."""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from unittest import mock

from hippodrome.table.acts import Act
from hippodrome.table.bot_runner import BotRunner
from hippodrome.table.happened import Event
from hippodrome.table.metrics import Metrics
from hippodrome.table.protocol import HAND_OVER
from hippodrome.table.registry import Registry
from hippodrome.table.sight import door
from hippodrome.table.store import Row, Store, Waiting
from hippodrome.table.stream import Stream, Streaming
from hippodrome.table.table import WAITING, Table, fold

BEGAN = 1.0  # when tables of `folded.py` have come to their last move
T = TypeVar("T")


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing: the clock is set to the moment at which the wait would end."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nothing is left to happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class FakeLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock runs from one thing to the next; what is for a thread is done at once."""

    def __init__(self) -> None:
        self.clock = _Skipping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now

    def run_in_executor(self, _: Any, run: Callable[..., T], *given: Any) -> "asyncio.Future[T]":  # type: ignore[override]
        done: asyncio.Future[T] = self.create_future()
        done.set_result(run(*given))
        return done


@contextmanager
def fake_time() -> Iterator[FakeLoop]:
    """A loop on a clock of its own, which all of the server goes by."""
    loop = FakeLoop()

    def now() -> float:
        return BEGAN + loop.time()

    try:
        with mock.patch.object(time, "time", now), mock.patch.object(time, "monotonic", loop.time):
            yield loop
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.call_soon(loop.stop)
        loop.run_forever()
        loop.close()


def run(loop: FakeLoop, work: Coroutine[Any, Any, T]) -> T:
    return loop.run_until_complete(work)


class MemoryStore(Store):
    """A store without a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[str, list[tuple[float, Event]]] = {}

    async def append(self, row: Row) -> bool:
        self.logs.setdefault(row.table_id, []).append((row.at, row.event))
        return True

    async def events(self, table_id: str, since: int = 0) -> list[tuple[float, Event]]:
        return self.logs.get(table_id, [])[since:]

    async def waiting(self, after: str = "") -> list[Waiting]:
        folded = (fold(table_id, log) for table_id, log in sorted(self.logs.items()) if table_id > after)
        found = [table for table in folded if table and any(seat.kind != "open" for seat in table.seats)]
        return [
            Waiting(table.id, table.opened["public"], door(table))
            for table in found
            if table.state == WAITING
        ][:2]

    async def public_seats(self) -> int:
        folded = (fold(table_id, log) for table_id, log in self.logs.items())
        waits = (table for table in folded if table and table.state == WAITING and table.opened["public"])
        return sum(len(table.seats) for table in waits)

    async def due(self, now: float) -> list[str]:
        return []


class Sent(asyncio.Transport):
    """The connection of a stream: all that is sent, each with its moment."""

    def __init__(self, loop: FakeLoop) -> None:
        super().__init__()
        self.loop = loop
        self.sent: list[tuple[float, bytes]] = []
        self.stream: Stream | None = None

    def begin(self, stream: Stream) -> bool:
        """What a server does for a stream that takes its connection over."""
        self.stream = stream
        stream.connection_made(self)
        return True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append((round(self.loop.time(), 3), bytes(data)))

    def close(self) -> None:
        """The connection ends, from whichever side."""
        if self.stream is not None:
            self.loop.call_soon(self.stream.connection_lost, None)
            self.stream = None


async def _nothing(*_: Any) -> Any:
    """Take what ASGI would send."""


class Room:
    """One table of a server in memory, with its bots and streams."""

    def __init__(self, loop: FakeLoop, pace: float = 1.0) -> None:
        self.loop = loop
        self.registry = Registry(MemoryStore())
        self.registry.pace = pace
        self.bots = BotRunner(self.registry, Metrics(), 1)
        self.tasks: list[asyncio.Task[None]] = []
        self.heard: list[Sent] = []

    def put(self, table: Table) -> None:
        """A table that was made without the server."""
        live = self.registry._live(table.id)
        self.registry._now(table.id, live, table)
        self.id = table.id

    def listen(self, table: Table, viewer: int) -> Sent:
        """Open a stream: of a seat, or of a spectator."""
        key = table.seats[viewer].key if viewer < len(table.seats) else None
        stream = Stream(self.registry, table.id, viewer, key, "198.51.100.7", 0)
        sent = Sent(self.loop)
        self.heard.append(sent)
        scope = {"extensions": {HAND_OVER: sent.begin}}
        self.tasks.append(self.loop.create_task(Streaming(stream)(scope, _nothing, _nothing)))
        return sent

    async def do(self, make: Callable[[Table], Act | None]) -> Table:
        return await self.registry.act(self.id, make)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks)
        for sent in self.heard:
            sent.close()
        await self.bots.close()
