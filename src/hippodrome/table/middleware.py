"""Checks before every request (its host, its origin, its size, its speed), and counts and logs after it."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.table.metrics import Metrics
from hippodrome.table.names import clean
from hippodrome.table.refusals import Refusal

LARGEST_BODY = 16 * 1024
LARGE = {"/api/tables": 256 * 1024, "/api/replays": 1024 * 1024}  # a new table can bring its own board
SLOWEST_BODY = 10.0  # seconds
LOCAL = "localhost"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # a table's address is known to those who were given it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
log = logging.getLogger("hippodrome.requests")


class Middleware:
    """The checks, counts and logs around the app. `express` is the way around both of them."""

    express: Any = None

    def __init__(
        self, app: ASGIApp, metrics: Metrics, origins: Collection[str] = (), host_names: Collection[str] = ()
    ) -> None:
        self.app, self.metrics, self.origins, self.host_names = app, metrics, origins, host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request, or refuse it; count and log it either way."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):  # which would not end
            scope = {**scope, "method": "GET"}  # uvicorn leaves the body out
        began = time.perf_counter()
        status = 500
        body: _Body | None = None

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
                if body is not None and body.cut_off:
                    MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        try:
            headers = Headers(scope=scope)
            self.check(scope["method"], headers)
            body = _Body(receive, _largest(scope), headers)
            await self.app(scope, body.receive, answer)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            await _refuse(answer, refusal)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            table_id = scope.get("path_params", {}).get("table_id")
            self.note(scope["method"], route, status, time.perf_counter() - began, table_id)

    def check(self, method: str, headers: Mapping[str, str]) -> None:
        """Refuse a request for a name that is not ours, or from a page of another site."""
        self._check_host(headers.get("host"))
        if method not in SAFE_METHODS:
            self._check_origin(headers)

    def _check_host(self, host: str | None) -> None:
        """Refuse names that are not ours: a page of another site could make its own name lead here."""
        name = _name(host)
        if name is not None and name != LOCAL and name not in self.host_names:
            raise Refusal(
                "bad-host", f"This server is not called {clean(name, 80)}: start it with --host-name."
            )

    def _check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse what a page of another site sends, even from the browser of a player."""
        origin = headers.get("origin")
        foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
        own = origin is None or _host(origin) == headers.get("host") or origin in self.origins
        if not own or (foreign and origin not in self.origins):
            raise Refusal("bad-origin", "This request comes from a page of another site.")

    def note(self, method: str, route: str, status: int, seconds: float, table_id: str | None) -> None:
        """Count and log a request by its route: no key, name or text, and of a table's id only a short hash."""
        self.metrics.count(method, route, status, None if route.endswith("/events") else seconds)
        if log.isEnabledFor(logging.INFO):
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            if table_id:
                fields["table"] = sha256(table_id.encode()).hexdigest()[:8]
            log.info("request", extra={"fields": fields})


@lru_cache(256)
def _name(host: str | None) -> str | None:
    """The name in a Host header, without its port; None for an address, which nobody else can make theirs.

    >>> _name("Play.example.org:8000"), _name("[::1]:8000"), _name(None)
    ('play.example.org', None, None)
    """
    if host is None:
        return None
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # no name at all
        return host
    try:
        ip_address(name)
    except ValueError:
        return name
    return None


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return None


def _largest(scope: Scope) -> int:
    return LARGE.get(scope["path"].rstrip("/"), LARGEST_BODY)


class _Body:
    """The body of a request while it arrives, limited in size and time."""

    def __init__(self, receive: Receive, largest: int, headers: Headers) -> None:
        self._receive, self._largest, self._size = receive, largest, 0
        self._until = time.monotonic() + SLOWEST_BODY
        self._whole = False
        self.cut_off = False  # whether the rest of it is not read
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > largest:
            raise self._too_large()

    def _too_large(self) -> Refusal:
        self.cut_off = True
        return Refusal("too-large", f"This request is too large: {self._largest // 1024} KB at most.")

    async def receive(self) -> Message:
        """The next part."""
        if self._whole:
            return await self._receive()  # waits for the client to disconnect
        try:
            async with asyncio.timeout(max(0.0, self._until - time.monotonic())):
                message = await self._receive()
        except TimeoutError:
            self.cut_off = True
            raise Refusal("slow", "This request took too long to arrive.") from None
        self._size += len(message.get("body", b""))
        if self._size > self._largest:
            raise self._too_large()
        self._whole = not message.get("more_body", False)
        return message


async def _refuse(send: Send, refusal: Refusal) -> None:
    body = orjson.dumps({"refused": refusal.shown(), "update": None})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
