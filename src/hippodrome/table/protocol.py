"""HTTP with patience that ends: for clients that never finish a request, or never read an answer."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST_REQUEST = 15.0  # seconds for the first line and the headers
LARGEST_HEAD = 64 * 1024  # bytes
SLOWEST_READER = 30.0  # seconds for which a full socket is waited for


class PatientProtocol(HttpToolsProtocol):
    """Cuts off whoever keeps a connection and does nothing with it."""

    _until: asyncio.TimerHandle | None = None
    _read: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a head that is not complete

    def connection_made(self, transport: Any) -> None:
        """A connection: its first request must come."""
        super().connection_made(transport)
        self._until = self.loop.call_later(SLOWEST_REQUEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Some of a request: a head without end is cut off."""
        super().data_received(data)
        self._head = self._head + len(data) if self._until else 0
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """A request is there."""
        self._stop()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """A request begins: its headers must come."""
        super().on_message_begin()
        self._stop()
        self._until = self.loop.call_later(SLOWEST_REQUEST, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read."""
        self.flow.pause_writing()
        self._read = self.loop.call_later(SLOWEST_READER, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        if self._read:
            self._read.cancel()
        self.flow.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._stop()
        if self._read:
            self._read.cancel()
        super().connection_lost(exc)

    def _stop(self) -> None:
        if self._until:
            self._until.cancel()
            self._until = None
