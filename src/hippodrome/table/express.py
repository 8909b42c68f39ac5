"""A fast path for moves, the most frequent requests: they skip the framework, which costs more than a move.

A request is taken that arrives in one piece and looks exactly as expected. Any other is left to the framework, which
answers it in the same way, or refuses it.
"""

import re
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from hippodrome.table.middleware import HEADERS, LARGEST_BODY, Middleware
from hippodrome.table.playing import Playing
from hippodrome.table.refusals import Refusal
from hippodrome.table.schemas import Moves

HEAD = re.compile(
    rb"POST /api/tables/([A-Za-z0-9_-]{16})/moves HTTP/1\.1\r\n((?:[A-Za-z0-9-]+: ?[\x20-\x7e]*\r\n)+)\r\n"
)
OTHER = {"transfer-encoding", "expect", "upgrade"}  # headers that change how a request is read
KEYS = ("authorization", "cookie")  # headers that say whose a request is
ROUTE = "/api/tables/{table_id}/moves"
ALWAYS = b"".join(b"%b: %b\r\n" % header for header in HEADERS)
Refuse = Callable[[Request, Refusal], Awaitable[Response]]


class Asked(NamedTuple):
    """A request for moves at a table, with the headers by which its seat is found."""

    table_id: str
    request: Request
    moves: Moves


class Express:
    """The fast path. The protocol that reads from a connection uses it."""

    def __init__(self, playing: Playing, middleware: Middleware, refuse: Refuse) -> None:
        self.playing, self.middleware, self.refuse = playing, middleware, refuse

    def read(self, data: bytes) -> Asked | None:
        """Read a request; None if it is another, or not whole, or would be refused before its seat is known."""
        head = HEAD.match(data)
        if head is None:
            return None
        body = data[head.end() :]
        lines = [line.partition(":") for line in head[2].decode("ascii").split("\r\n")[:-1]]
        headers = {name.lower(): value.strip() for name, _, value in lines}
        if (
            len(headers) < len(lines)  # one came twice
            or headers.get("content-type") != "application/json"
            or headers.get("content-length") != str(len(body))
            or len(body) > LARGEST_BODY
            or headers.get("connection", "keep-alive") != "keep-alive"
            or not OTHER.isdisjoint(headers)
        ):
            return None
        try:
            self.middleware.check("POST", headers)
            moves = Moves.model_validate_json(body)
        except (Refusal, ValidationError):
            return None
        keys = [(name.encode(), headers[name].encode()) for name in KEYS if name in headers]
        return Asked(head[1].decode(), Request({"type": "http", "headers": keys}), moves)

    async def answer(self, asked: Asked) -> Response:
        """Make the moves, or refuse them."""
        began = time.perf_counter()
        try:
            answer = await self.playing.play(asked.request, asked.table_id, asked.moves)
        except Refusal as refusal:
            answer = await self.refuse(asked.request, refusal)
        self.middleware.note("POST", ROUTE, answer.status_code, time.perf_counter() - began, asked.table_id)
        return answer

    @staticmethod
    def written(answer: Response, more: Iterable[tuple[bytes, bytes]]) -> bytes:
        """The bytes of a whole answer, with some headers more."""
        lines = b"".join([b"%b: %b\r\n" % header for header in (*more, *answer.raw_headers)])
        return b"%b%b%b\r\n%b" % (STATUS_LINE[answer.status_code], lines, ALWAYS, bytes(answer.body))
