"""HTTP with timeouts: for clients that never finish a request, or never read an answer."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST_REQUEST = 15.0  # seconds for the first line and the headers
LARGEST_HEAD = 64 * 1024  # bytes
SLOWEST_READER = 30.0  # seconds after which a client that does not read is disconnected


class PatientProtocol(HttpToolsProtocol):
    """Closes connections on which nothing happens."""

    _until: asyncio.TimerHandle | None = None
    _read: asyncio.TimerHandle | None = None
    _head = 0  # bytes of headers that are not complete

    def connection_made(self, transport: Any) -> None:
        """Start the timeout of the first request."""
        super().connection_made(transport)
        self._until = self.loop.call_later(SLOWEST_REQUEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request, and close the connection if the headers are too large."""
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
        self._stop()
        self._until = self.loop.call_later(SLOWEST_REQUEST, self.transport.abort)

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

    def _stop(self) -> None:
        if self._until:
            self._until.cancel()
            self._until = None
