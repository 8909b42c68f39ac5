"""Find out who sends a request (the seat that its key belongs to), and send this seat its answers."""

import contextlib
import hashlib
from collections.abc import Callable

import orjson
from fastapi import Request
from starlette.responses import Response

from hippodrome.table import sight
from hippodrome.table.acts import Act
from hippodrome.table.limits import Limiter
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.seats import seat_of
from hippodrome.table.table import Table

COOKIE = "seat"
COOKIE_LASTS = 400 * 86_400  # seconds; browsers allow no more


class Access:
    """What all requests of one server share."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics) -> None:
        self.registry, self.limiter, self.metrics = registry, limiter, metrics

    def seat(self, request: Request, table: Table) -> int | None:
        """Return the seat that a request comes from, by the key in its Authorization header or in the table's cookie.

        A header that opens no seat is refused. A cookie is not: browsers send it unasked, and the seat may have
        been left since.
        """
        seat = None
        if sent_key(request) is not None:
            seat = seat_of(table.seats, sent_key(request))
        else:
            with contextlib.suppress(Refusal):
                seat = seat_of(table.seats, request.cookies.get(COOKIE))
        if seat is not None:
            self.registry.heard_from(table, seat)
        return seat

    def own_seat(self, request: Request, table: Table) -> int:
        """Return the seat that a request comes from; refuse the request if there is none."""
        seat = seat_of(table.seats, given_key(request))
        if seat is None:
            raise Refusal("no-key", "Only players can do this: sit down, or open your private link.")
        self.registry.heard_from(table, seat)
        return seat

    def count(self, request: Request, what: str) -> None:
        """Refuse a request if its address has sent too many of this kind."""
        self.limiter.count(address(request), what)

    def update(self, table: Table, seat: int | None) -> bytes:
        """Answer with the table as a seat or a spectator sees it, without earlier events."""
        viewer = sight.viewer_of(table, seat)
        return self.registry.update_of(table, viewer, table.positions[viewer])

    async def do(self, request: Request, table_id: str, make: Callable[[Table, int], Act | None]) -> Response:
        """Change a table on behalf of the seat that asks, and answer with it; if refused, with it as it is."""
        seat: int | None = None

        def make_own(now: Table) -> Act | None:
            nonlocal seat
            seat = self.own_seat(request, now)
            return make(now, seat)

        try:
            table = await self.registry.act(table_id, make_own)
        except Refusal as refusal:
            if refusal.status != 409:
                raise
            self.metrics.refusals.labels(refusal.code).inc()
            table = await self.registry.look(table_id)
            update = orjson.Fragment(self.update(table, self.seat(request, table)))
            body = orjson.dumps({"refused": refusal.shown(), "update": update})
            return JsonAnswer(body, refusal.status)
        return JsonAnswer(self.update(table, seat))

    def seated(self, request: Request, table: Table, key: str, status: int) -> Response:
        """Answer with a seat's key and the table as the seat sees it; the key is also stored in a cookie."""
        viewer = sight.viewer_of(table, seat_of(table.seats, key))
        update = orjson.Fragment(self.registry.update_of(table, viewer, 0))
        answer = JsonAnswer(orjson.dumps({"seat": viewer, "key": key, "update": update}), status)
        answer.set_cookie(
            COOKIE,
            key,
            max_age=COOKIE_LASTS,
            path=f"/api/tables/{table.id}",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
        return answer


def address(request: Request) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


def given_key(request: Request) -> str | None:
    """Return the key that came with a request, if there is one."""
    sent = sent_key(request)
    return request.cookies.get(COOKIE) if sent is None else sent


def sent_key(request: Request) -> str | None:
    """Return the key in the Authorization header, if there is one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def key_from(secret: str, table_id: str) -> str:
    """Return the key of a seat that follows from something only its owner knows: the same one each time.

    That is the name of the request to sit down or, in a rematch, the key at the table before.

    >>> len(key_from("00" * 16, "abc"))
    32
    """
    return hashlib.sha256(f"{secret}/{table_id}".encode()).hexdigest()[:32]


class JsonAnswer(Response):
    """An answer with JSON that must not be cached. It is made for every move, so it skips what `Response` prepares."""

    media_type = "application/json"

    def __init__(self, body: bytes, status: int = 200) -> None:
        self.body, self.status_code, self.background = body, status, None
        self.raw_headers = [
            (b"content-length", b"%d" % len(body)),
            (b"content-type", b"application/json"),
            (b"cache-control", b"no-store"),
        ]
