"""HTTP with timeouts for clients that never finish a request or never read an answer; with streams, and fast moves."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST_REQUEST = 15.0  # seconds for the first line and the headers
LARGEST_HEAD = 64 * 1024  # bytes
SLOWEST_READER = 30.0  # seconds after which a client that does not read is disconnected
HAND_OVER = "hippodrome.hand_over"  # the extension of ASGI by which a stream gets its connection


class PatientProtocol(HttpToolsProtocol):
    """Closes connections on which nothing happens, gives a stream its connection, and answers moves directly."""

    _until: asyncio.TimerHandle | None = None
    _read: asyncio.TimerHandle | None = None
    _head = 0  # bytes of headers that are not complete
    _between = True  # nothing of a request is read, or all of it
    _moving = False  # a move is being answered directly
    _held = b""  # what came meanwhile
    _last = False  # the connection is closed after the answer

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._express: Any = getattr(self.config.app, "express", None)

    def connection_made(self, transport: Any) -> None:
        """Start the timeout of the first request."""
        super().connection_made(transport)
        self._until = self.loop.call_later(SLOWEST_REQUEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read a request or a part of one, and close the connection if the headers are too large."""
        if self._moving:
            self._held += data
            self.flow.pause_reading()
            return
        asked = self._express.read(data) if self._express and self._is_idle() else None
        if asked is not None:
            self._moving = True
            self._stop()
            self._unset_keepalive_if_required()
            self.tasks.add(task := self.loop.create_task(self._move(asked)))
            task.add_done_callback(self.tasks.discard)
            return
        super().data_received(data)
        self._head = self._head + len(data) if self._until else 0
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """End the timeout of the headers."""
        self._stop()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """Start the timeout of a request's headers."""
        super().on_message_begin()
        self._between = False
        scope: Any = self.scope
        scope["extensions"] = {HAND_OVER: self._hand_over}
        self._stop()
        self._until = self.loop.call_later(SLOWEST_REQUEST, self.transport.abort)

    def on_message_complete(self) -> None:
        """The request is whole."""
        super().on_message_complete()
        self._between = True

    def _is_idle(self) -> bool:
        """Whether no request is being read or answered, and the client reads."""
        cycle: Any = self.cycle
        answered = cycle is None or cycle.response_complete
        return self._between and answered and not self.flow.write_paused

    async def _move(self, asked: Any) -> None:
        """Answer a move, then go on with what came meanwhile."""
        try:
            answer = await self._express.answer(asked)
        except Exception:
            self.transport.close()
            raise  # the event loop tells the log
        self._moving = False
        if self.transport.is_closing():
            return
        close = [(b"connection", b"close")] if self._last else []
        self.transport.write(self._express.written(answer, [*self.server_state.default_headers, *close]))
        if self._last:
            self.transport.close()
            return
        self.on_response_complete()
        if self._held:
            held, self._held = self._held, b""
            self.data_received(held)

    def shutdown(self) -> None:
        """Close the connection, after the answer to a move that is being made."""
        if self._moving:
            self._last = True
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        """Start the timeout of a client that does not read."""
        self.flow.pause_writing()
        self._read = self.loop.call_later(SLOWEST_READER, self.transport.abort)

    def resume_writing(self) -> None:
        """End the timeout of a client that reads again."""
        if self._read:
            self._read.cancel()
        self.flow.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """End all timeouts."""
        self._stop()
        if self._read:
            self._read.cancel()
        super().connection_lost(exc)

    def _hand_over(self, stream: asyncio.Protocol) -> bool:
        """Give the connection to a stream, and forget about it, as uvicorn does for WebSockets; False if it is lost."""
        if self.cycle.disconnected or self.transport.is_closing():
            return False
        self.connections.discard(self)
        self.cycle.disconnected = True  # for uvicorn the answer ends here
        if self._read:
            self._read.cancel()
        self.parser = self.cycle = self.scope = None  # type: ignore[assignment]  # they refer to this, which is freed
        self.transport.set_protocol(stream)
        stream.connection_made(self.transport)
        return True

    def _stop(self) -> None:
        if self._until:
            self._until.cancel()
            self._until = None
