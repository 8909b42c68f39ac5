"""A fast path for the most frequent requests: moves and live streams skip the framework's routing, which costs more
than a move. Requests that do not match the description are passed on to the framework, which refuses them in the same
words as everywhere else.
"""

import re
from collections.abc import Awaitable, Callable

from pydantic import ValidationError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.table.refusals import Refusal
from hippodrome.table.routes import Api
from hippodrome.table.schemas import Moves

WAY = re.compile(r"/api/tables/([A-Za-z0-9_-]{16})/(moves|events)")
METHODS = {"moves": "POST", "events": "GET"}
Refuse = Callable[[Request, Refusal], Awaitable[Response]]


class Express:
    """The fast path, around the app of the framework."""

    def __init__(self, app: ASGIApp, api: Api, refuse: Refuse) -> None:
        self.app, self.api, self.refuse = app, api, refuse
        self.routes = {
            kind: route
            for route in api.router.routes
            for kind in METHODS
            if getattr(route, "path", "").endswith(f"/{kind}")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer moves and streams directly; pass on everything else."""
        way = WAY.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if way is None or scope["method"] != METHODS[way[2]]:
            await self.app(scope, receive, send)
            return
        table_id, kind = way.groups()
        request = Request(scope, receive)
        answering: Awaitable[Response]
        if kind == "events":
            answering = self.api.reading.events(request, table_id, request.headers.get("last-event-id"))
        else:
            try:
                body = await request.body()
            except ClientDisconnect:
                return  # the request never arrived in full: nothing was asked
            sent = _moves(request, body)
            if sent is None:
                await self.app(scope, _again(body, receive), send)
                return
            answering = self.api.playing.play(request, table_id, sent)
        scope["route"], scope["path_params"] = self.routes[kind], {"table_id": table_id}
        try:
            answer = await answering
        except Refusal as refusal:
            answer = await self.refuse(request, refusal)
        await answer(scope, receive, send)


def _moves(request: Request, body: bytes) -> Moves | None:
    """The moves of a request; None if it does not match the description."""
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        return Moves.model_validate_json(body)
    except ValidationError:
        return None


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives a body again which was read already."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
