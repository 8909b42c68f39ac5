"""The live stream: server-sent events. The id of an update is the viewer's position in what happened at the table.

A stream keeps no queue. It remembers its client's position, and when woken sends what is new since. A client that
reads slowly gets everything it missed in one update; one that does not read at all is disconnected (protocol.py).
"""

import asyncio
import contextlib
from typing import Any

import orjson
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry

BEAT = 15.0  # seconds of silence after which the stream sends a beat
RETRY = 1000  # milliseconds after which a client connects again
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(Response):
    """One open stream, for one viewer. `key` is the hash of the seat's key; None for a spectator."""

    def __init__(
        self, registry: Registry, table_id: str, viewer: int, key: str | None, address: str, since: int
    ) -> None:
        self.registry, self.table_id, self.viewer, self.key, self.address = (
            registry,
            table_id,
            viewer,
            key,
            address,
        )
        self.seated = key is not None
        self.position = since
        self.presence: dict[str, Any] | None = None  # as it was last sent
        self.gone = False
        self.background = None
        self.status_code = 200
        self._woken: asyncio.Future[None] | None = None
        self._sent = 0.0  # when something was sent last, by the loop's clock
        self._beat: asyncio.TimerHandle | None = None
        self._news = True
        self._behind = False  # something is new, but the table could not be read

    def wake(self) -> None:
        """Send what is new, if anything is."""
        self._news = True
        self._rouse()

    def _rouse(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the client disconnects or the server stops."""
        self.registry.join(self.table_id, self)  # nothing was awaited since `check_room`
        watcher = asyncio.create_task(self._watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await send(_body(f"retry: {RETRY}\n\n".encode()))
            await self._presence_changed()
            await self._run(send)
        finally:
            watcher.cancel()
            if self._beat is not None:
                self._beat.cancel()
            self.registry.part(self.table_id, self)
            await self._presence_changed()

    async def _watch(self, receive: Receive) -> None:
        with contextlib.suppress(Refusal):  # a body was announced and did not come
            while (await receive())["type"] != "http.disconnect":
                pass
        self.gone = True
        self.wake()

    async def _presence_changed(self) -> None:
        live = self.registry.lives.get(self.table_id)
        if live is not None:
            for listener in live.listeners:
                listener.wake()
        await self.registry.announce(self.table_id)

    def _watch_silence(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wake the stream for a beat if nothing was sent for long enough, and check again when the next may be due."""
        due = self._sent + BEAT
        if due <= loop.time():
            self._rouse()
            due = loop.time() + BEAT
        self._beat = loop.call_at(due, self._watch_silence, loop)

    async def _run(self, send: Send) -> None:
        loop = asyncio.get_running_loop()
        self._sent = loop.time()
        self._watch_silence(loop)
        while not self.gone:
            if self.registry.closing:
                await send(_body(b"event: closing\ndata: {}\n\n", more=False))
                return
            if self._news:
                self._news = False
                if await self._send_news(send):
                    self._sent = loop.time()
                continue
            self._woken = loop.create_future()
            await self._woken
            self._woken = None
            if not self._news:
                self._sent = loop.time()
                await send(_body(b"event: beat\ndata: {}\n\n"))
                self._news = self._behind
        await send(_body(b"", more=False))

    async def _send_news(self, send: Send) -> bool:
        """Send what is new, if anything is. Not a part of `_run`, which would keep it in memory while it waits."""
        news = await self._next()
        if news:
            await send(_body(news))
        return bool(news)

    async def _next(self) -> bytes:
        chunks = []
        live = self.registry.lives.get(self.table_id)
        table = live.table if live else None
        if table is None:
            try:
                table = await self.registry.look(self.table_id)
            except Refusal:
                self._behind = True  # it is tried again after the next beat
                return b""
        self._behind = False
        if self.seated and table.seats[self.viewer].key != self.key:
            self.gone = True  # the seat was left, and may be another player's now
            return b""
        if found := self.registry.update(self.table_id, self.viewer, self.position):
            data, self.position = found
            chunks.append(b"id: %d\nevent: update\ndata: %b\n\n" % (self.position, data))
        presence = self.registry.presence(self.table_id)
        if presence != self.presence:
            self.presence = presence
            chunks.append(b"event: presence\ndata: %b\n\n" % orjson.dumps(presence))
        return b"".join(chunks)


def _body(chunk: bytes, more: bool = True) -> dict[str, Any]:
    return {"type": "http.response.body", "body": chunk, "more_body": more}


def last_position(header: str | None) -> int:
    """Return the position of a client, from its Last-Event-ID; 0 if there is none, or it is not a number.

    >>> last_position("12"), last_position(None), last_position("moon")
    (12, 0, 0)
    """
    return int(header) if header and header.isascii() and header.isdecimal() and len(header) < 10 else 0
