"""The live stream: server-sent events. The id of an update is the viewer's position in what happened at the table.

A stream takes its connection over from HTTP, and writes to it directly: no task and no queue waits for news, so that an
open stream takes little memory, and an event little time. It remembers its client's position, and when woken sends
what is new since. A client that reads slowly gets everything it missed in one update; one that does not read at all is
disconnected.
"""

import asyncio
import contextlib
from functools import partial
from typing import Any

import orjson
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hippodrome.table import absent
from hippodrome.table.protocol import HAND_OVER, SLOWEST_READER
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry

BEAT = 15.0  # seconds between two beats, counted from when the stream was opened
RETRY = 1000  # milliseconds after which a client connects again
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(asyncio.Protocol):
    """One open stream, for one viewer. `key` is the hash of the seat's key; None for a spectator."""

    __slots__ = (
        "_beat",
        "_behind",
        "_presence",
        "_reading",
        "_slow",
        "_transport",
        "address",
        "key",
        "position",
        "registry",
        "table_id",
        "viewer",
    )

    def __init__(
        self, registry: Registry, table_id: str, viewer: int, key: str | None, address: str, since: int
    ) -> None:
        self.registry, self.table_id, self.viewer, self.key = registry, table_id, viewer, key
        self.address, self.position = address, since
        self._presence: dict[str, Any] | None = None  # as it was last sent
        self._transport: Any = None  # none before the stream has begun
        self._reading: asyncio.Task[None] | None = None  # reads the table, which is not in memory
        self._behind = False  # something is new, but the table could not be read
        self._beat: asyncio.TimerHandle | None = None
        self._slow: asyncio.TimerHandle | None = None  # disconnects a client that does not read

    @property
    def seated(self) -> bool:
        """Whether it is a player's."""
        return self.key is not None

    # ---------------------------------------------------------------- the connection

    async def come_back(self) -> None:
        """Take the seat back from the bot that plays there because its player had vanished."""
        live = self.registry.lives.get(self.table_id)
        table = live.table if live else None
        if self.seated and table is not None and table.seats[self.viewer].away == absent.VANISHED:
            with contextlib.suppress(Refusal):  # the player can still return by hand
                await self.registry.act(
                    self.table_id, partial(absent.reappear, seat=self.viewer, key=self.key)
                )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin: the headers are sent."""
        self._transport = transport
        self._write(b"retry: %d\n\n" % RETRY)
        self._plan_beat(asyncio.get_running_loop().time() + BEAT)
        self.wake()

    def connection_lost(self, exc: Exception | None) -> None:
        """End: the client is gone, or was told to go."""
        for timer in (self._beat, self._slow, self._reading):
            if timer is not None:
                timer.cancel()
        self._transport = None
        self.registry.part(self.table_id, self)

    def pause_writing(self) -> None:
        """Wait for a client that reads slowly, but not for ever."""
        self._slow = asyncio.get_running_loop().call_later(SLOWEST_READER, self._transport.abort)

    def resume_writing(self) -> None:
        """Send what has gathered meanwhile."""
        if self._slow is not None:
            self._slow.cancel()
        self._slow = None
        self.wake()

    # ---------------------------------------------------------------- events

    def wake(self) -> None:
        """Send what is new, if anything is, and the client reads."""
        if self._transport is None or self._slow is not None or self._reading is not None:
            return  # woken again when it can
        if self.registry.closing:
            self._end(b"event: closing\ndata: {}\n\n")
            return
        live = self.registry.lives.get(self.table_id)
        table = live.table if live else None
        if table is None:
            self._reading = asyncio.get_running_loop().create_task(self._read())
            return
        if self.key is not None and table.seats[self.viewer].key != self.key:
            self._end(b"")  # the seat was left, and may be another player's now
            return
        news = b""
        if table.positions[self.viewer] > self.position:
            data = self.registry.update_of(table, self.viewer, self.position)
            self.position = table.positions[self.viewer]
            news = b"id: %d\nevent: update\ndata: %b\n\n" % (self.position, data)
        presence = self.registry.presence(self.table_id)
        if presence != self._presence:
            self._presence = presence
            news += b"event: presence\ndata: %b\n\n" % orjson.dumps(presence)
        if news:
            self._write(news)

    async def _read(self) -> None:
        """Read the table; if that fails, it is tried again at the next beat."""
        try:
            await self.registry.look(self.table_id)
        except Refusal:
            self._behind = True
        self._reading = None
        if not self._behind:
            self.wake()

    def _plan_beat(self, due: float) -> None:
        self._beat = asyncio.get_running_loop().call_at(due, self._send_beat, due)

    def _send_beat(self, due: float) -> None:
        """Say that the stream is alive, and plan to say it again.

        Beats come at fixed moments, whatever is sent in between: else they would tell of what is written in secret.
        """
        self._plan_beat(due + BEAT)
        if self._slow is None:
            self._write(b"event: beat\ndata: {}\n\n")
        if self._behind:
            self._behind = False
            self.wake()

    def _write(self, events: bytes) -> None:
        """Write events as one chunk of the answer."""
        self._transport.write(b"%x\r\n%b\r\n" % (len(events), events))

    def _end(self, event: bytes) -> None:
        if event:
            self._write(event)
        self._transport.write(b"0\r\n\r\n")
        self._transport.close()
        self._transport = None


class Streaming(Response):
    """The answer that begins a stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream, self.background, self.status_code = stream, None, 200

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the headers, and give the stream its connection."""
        stream = self.stream
        stream.registry.join(stream.table_id, stream)  # nothing was awaited since `check_room`
        begun = False
        try:
            await stream.come_back()
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            begun = scope["extensions"][HAND_OVER](stream)
        finally:
            if not begun:
                stream.connection_lost(None)


def last_position(header: str | None) -> int:
    """Return the position of a client, from its Last-Event-ID; 0 if there is none, or it is not a number.

    >>> last_position("12"), last_position(None), last_position("moon")
    (12, 0, 0)
    """
    return int(header) if header and header.isascii() and header.isdecimal() and len(header) < 10 else 0
