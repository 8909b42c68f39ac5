"""The web application: the API, the page, health and metrics, behind the middleware."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from hippodrome import __version__
from hippodrome.games import GAMES
from hippodrome.table import api_docs, share_card
from hippodrome.table.attendance import Attendance
from hippodrome.table.bot_runner import BotRunner
from hippodrome.table.checks import Checks
from hippodrome.table.clock import PACE
from hippodrome.table.deal import REVEAL
from hippodrome.table.express import Express
from hippodrome.table.limits import Limiter
from hippodrome.table.metrics import Metrics
from hippodrome.table.middleware import Middleware
from hippodrome.table.page import Page
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.retention import purge
from hippodrome.table.routes import Api, large_schemas
from hippodrome.table.schemas import misfit
from hippodrome.table.store import Store

OWN_MACHINE = ("127.0.0.0/8", "::1")  # networks that may read the metrics, if no others are given
Network = IPv4Network | IPv6Network
CHORES = 20.0  # seconds between two clean-ups
SLOWLY = 0.5  # seconds after which those are refused who ask too much
PING = 1.0  # seconds for which one check of the store counts
PURGE = 3600.0  # seconds between two deletions of old tables
log = logging.getLogger("hippodrome.app")


@dataclass
class Settings:
    """The settings of a server.

    >>> Settings().bot_pace
    0.3
    """

    bot_pace: float = PACE
    bot_threads: int = 2
    rate_limits: bool = True
    origins: list[str] = field(default_factory=list)
    metrics_from: list[Network] = field(default_factory=lambda: [*map(ip_network, OWN_MACHINE)])
    host_names: list[str] = field(default_factory=list)
    keep_finished: float | None = None  # seconds after which a finished table is deleted
    keep_idle: float | None = None  # seconds after which a table at which nothing happens is deleted
    reveal_time: float = REVEAL
    listening: tuple[str, int] = ("127.0.0.1", 0)  # host and port


class Server:
    """One server process: its registry, its bot runner, and the app that is served."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.metrics = Metrics()
        self.page = Page()
        self.registry = Registry(store)
        self.registry.pace = settings.bot_pace
        self.registry.reveal_time = settings.reveal_time
        self.registry.listening = settings.listening
        self.bot_runner = BotRunner(self.registry, self.metrics, settings.bot_threads)
        self.metrics.watch(self.registry)
        self.attendance = Attendance(self.registry)
        self._purge_at = 0.0
        self._pinged = -PING
        limiter = Limiter(settings.rate_limits)
        self.checks = Checks(limiter)
        self.metrics.watch_queues([*self.bot_runner.queues, self.checks.queue])
        api = Api(self.registry, limiter, self.metrics, self.bot_runner, self.checks)
        self.analyses = api.reading.analyses
        self.app = Middleware(self._fastapi(api), self.metrics, settings.origins, settings.host_names)
        self.app.express = Express(api.playing, self.app, self._refused)

    def _fastapi(self, api: Api) -> FastAPI:
        app = FastAPI(
            title="Hippodrome",
            version=__version__,
            summary=f"Tables for {', '.join(GAMES)}.",
            description=api_docs.INTRODUCTION,
            docs_url=None,
            redoc_url=None,
            openapi_url="/openapi.json",
            lifespan=self._lifespan,
        )
        app.include_router(api.router)
        app.openapi = partial(_described, app)  # type: ignore[method-assign]
        app.add_api_route("/docs", lambda: api_docs.page(app.openapi()), include_in_schema=False)
        app.add_api_route("/docs.css", api_docs.style, include_in_schema=False)
        app.add_api_route("/healthz", self._health, include_in_schema=False)
        app.add_api_route("/readyz", self._ready, include_in_schema=False)
        app.add_api_route("/metrics", self._metrics, include_in_schema=False)
        app.add_api_route("/{path:path}", self._page, include_in_schema=False)
        app.add_exception_handler(Refusal, self._refused)
        app.add_exception_handler(HTTPException, self._http_error)
        app.add_exception_handler(RequestValidationError, self._bad_request)
        return app

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        await self.store.open()
        await self.store.listen(self.registry.heard)
        self.bot_runner.start()
        chores = asyncio.create_task(self._chores())
        try:
            yield
        finally:
            chores.cancel()
            await asyncio.gather(chores, return_exceptions=True)
            await self.bot_runner.close()
            self.checks.worker.close()
            await self.analyses.close()
            await self.store.close()

    async def _chores(self) -> None:
        while True:
            await asyncio.sleep(CHORES)
            self.registry.sweep()
            self.checks.worker.rest()
            self.analyses.worker.rest()
            await self._purge()
            with contextlib.suppress(Refusal):  # the store has told the log why
                await self.attendance.check()
            if self.store.shared:
                for table_id, live in list(self.registry.lives.items()):
                    if live.listeners:
                        await self.registry.announce(table_id)

    async def _purge(self) -> None:
        """Delete the tables that are not to be kept any longer, once an hour."""
        if time.monotonic() < self._purge_at:
            return
        self._purge_at = time.monotonic() + PURGE
        kept = {False: self.settings.keep_finished, True: self.settings.keep_idle}
        for unfinished, seconds in kept.items():
            if seconds is not None:
                with contextlib.suppress(Refusal):  # the store has told the log why
                    deleted = await purge(self.store, time.time() - seconds, unfinished)
                    self.registry.forget(deleted)
                    log.info("tables deleted", extra={"fields": {"number": len(deleted)}})

    def close_streams(self) -> None:
        """Close all streams, and tell their clients to connect again: this process is about to stop."""
        self.registry.closing = True
        for listener in self.registry.all_listeners():
            listener.wake()

    # ---------------------------------------------------------------- pages

    async def _page(self, request: Request) -> Response:
        """Send a file of the page; every other address gets the page itself."""
        path = request.url.path
        if path.startswith("/api/"):
            raise Refusal("no-such-page", "This page does not exist.")
        if not self.page.there:
            return api_docs.welcome()
        found = None if path in ("/", "/index.html") else self.page.send(request, path)
        if found is None and "." in path:
            raise Refusal("no-such-page", "This page does not exist.")
        return found or self.page.with_card(await self._card(request)) or api_docs.welcome()

    async def _card(self, request: Request) -> str:
        """What a link to this page shows: of a table who sits there. Whoever has its link may know."""
        link = share_card.LINK.fullmatch(request.url.path)
        table = None
        if link and self.registry.preparing.plain()["ready"]:
            with contextlib.suppress(Refusal):  # the page tells what is wrong
                table = await self.registry.look(link[1])
        picture = f"/cards/{table.opened['game'] if table else 'hippodrome'}.jpg"
        return share_card.tags(
            str(request.base_url).rstrip("/"),
            request.url.path,
            share_card.language_of(request.headers.get("accept-language", "")),
            table,
            picture if picture in self.page.files else None,
        )

    async def _health(self) -> Response:
        """Report that the process is alive."""
        return Response(b'{"status":"ok"}', media_type="application/json")

    async def _ready(self) -> Response:
        """Report whether the process can store moves, and is not about to stop."""
        if self.registry.closing:
            raise Refusal("stopping", "This server process is about to stop: connect again.")
        if not self.registry.preparing.plain()["ready"]:
            raise Refusal("preparing", "The games are being compiled: try again in a minute.")
        if time.monotonic() - self._pinged >= PING:
            await self.store.ping()
            self._pinged = time.monotonic()
        return Response(b'{"status":"ready"}', media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        """Send all counters. They also count moves that are written in secret, so they are not for everybody."""
        try:
            address = ip_address(request.client.host if request.client else "")
        except ValueError:  # what a proxy forwards may be no address
            raise Refusal("no-such-page", "This page does not exist.") from None
        if not any(address in network for network in self.settings.metrics_from):
            raise Refusal("no-such-page", "This page does not exist.")
        return Response(self.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    # ---------------------------------------------------------------- refusals

    async def _refused(self, _: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal), "this handler is for refusals"
        self.metrics.refusals.labels(error.code).inc()
        if error.code in (
            "too-many",
            "busy",
        ):  # else whoever asks again at once would be served more than others
            await asyncio.sleep(SLOWLY)
        headers = {"retry-after": str(error.retry_after)} if error.retry_after else None
        body = orjson.dumps({"refused": error.shown(), "update": None})
        return Response(body, error.status, headers, "application/json")

    async def _http_error(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException), "this handler is for HTTP errors"
        if isinstance(error.__cause__, Refusal):  # the body is too large, or too slow
            refusal = error.__cause__
        elif error.status_code == 405:
            refusal = Refusal("not-allowed-method", "This method is not allowed here.")
        elif error.status_code == 404:
            refusal = Refusal("no-such-page", "This page does not exist.")
        else:
            refusal = Refusal("bad-request", "This request can't be read.")
        answer = await self._refused(request, refusal)
        answer.headers.update(error.headers or {})
        return answer

    async def _bad_request(self, request: Request, error: Exception) -> Response:
        """Refuse a request that does not match the description, and name the first mistake."""
        assert isinstance(error, RequestValidationError), "this handler is for validation errors"
        first = error.errors()[0]
        if first["loc"][:2] == ("path", "table_id"):
            return await self._refused(request, Refusal("no-such-table", "This table does not exist."))
        return await self._refused(request, misfit(first["loc"][1:], str(first["msg"])))


def _described(app: FastAPI) -> dict[str, Any]:
    """The description of the API, with the bodies that handlers read by themselves."""
    if app.openapi_schema is None:
        FastAPI.openapi(app)["components"]["schemas"].update(large_schemas())
    assert app.openapi_schema is not None, "it was made just now"
    return app.openapi_schema
