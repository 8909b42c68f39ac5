"""The addresses of the API, and which request each leads to."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from fastapi import APIRouter
from starlette.responses import Response

from hippodrome.table.answers import (
    GamesSchema,
    LobbySchema,
    NotesSchema,
    RefusedSchema,
    ReplaySchema,
    SeatedSchema,
    UpdateSchema,
)
from hippodrome.table.limits import Limiter
from hippodrome.table.metrics import Metrics
from hippodrome.table.playing import Playing
from hippodrome.table.reading import Reading, Think
from hippodrome.table.registry import Registry

ALWAYS = (403, 408, 413, 421, 422, 429, 500, 503)  # statuses with which any request can be refused
FOR_PLAYERS = (401, 404, 409)
TABLE = "/tables/{table_id}"


class Route(NamedTuple):
    """An address of the API: its handler, its status and answer if all goes well, and the statuses of refusals.

    `answer` is a schema, or a media type for what is not JSON.
    """

    method: str
    path: str
    run: Callable[..., Awaitable[Response]]
    status: int = 200
    answer: Any = None
    refused: tuple[int, ...] = ()


class Api:
    """The routes of one server."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics, think: Think) -> None:
        self.reading = Reading(registry, limiter, metrics, think)
        self.playing = Playing(registry, limiter, metrics)
        self.router = APIRouter(prefix="/api")
        for route in self._routes():
            self.router.add_api_route(
                route.path,
                route.run,
                methods=[route.method],
                status_code=route.status,
                response_model=None,
                responses={
                    **{status: {"model": RefusedSchema} for status in (*route.refused, *ALWAYS)},
                    route.status: _described(route.answer),
                },
                name=getattr(route.run, "__name__", ""),
            )

    def _routes(self) -> list[Route]:
        reading, playing = self.reading, self.playing
        return [
            Route("GET", "/games", reading.games, 200, GamesSchema),
            Route("GET", "/games/{game}", reading.about, 200, None, (404,)),
            Route("GET", "/games/{game}/messages/{language}", reading.messages, 200, "text/plain", (404,)),
            Route("GET", "/tables", reading.lobby, 200, LobbySchema),
            Route("POST", "/tables", playing.open_table, 201, UpdateSchema),
            Route("POST", "/practice", playing.practice, 201, UpdateSchema),
            Route("GET", TABLE, reading.look, 200, UpdateSchema, (404,)),
            Route("GET", f"{TABLE}/events", reading.events, 200, "text/event-stream", (404,)),
            Route("POST", f"{TABLE}/seats", playing.sit, 201, SeatedSchema, (404, 409)),
            Route("POST", f"{TABLE}/choice", playing.choose, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/key", playing.use_key, 200, SeatedSchema, (404,)),
            Route("GET", f"{TABLE}/key", playing.show_key, 200, SeatedSchema, (401, 404)),
            Route("POST", f"{TABLE}/bots", playing.seat_bot, 201, UpdateSchema, FOR_PLAYERS),
            Route("DELETE", f"{TABLE}/bots/{{seat}}", playing.free_seat, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/start", playing.start, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/reveal", playing.reveal, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/moves", playing.play, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/undo", playing.undo, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/chat", playing.say, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/leave", playing.leave, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/return", playing.come_back, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/rematch", playing.rematch, 201, SeatedSchema, FOR_PLAYERS),
            Route("GET", f"{TABLE}/notes", reading.notes, 200, NotesSchema, (401, 404)),
            Route("PUT", f"{TABLE}/notes", playing.write_notes, 200, NotesSchema, FOR_PLAYERS),
            Route("GET", f"{TABLE}/record", reading.record, 200, None, (404, 409)),
            Route("GET", f"{TABLE}/board", reading.board, 200, None, (404,)),
            Route("GET", f"{TABLE}/moments/{{position}}", reading.moment, 200, UpdateSchema, (404,)),
            Route("POST", f"{TABLE}/hint", reading.hint, 200, None, FOR_PLAYERS),
            Route("POST", "/replays", reading.replay, 200, ReplaySchema),
        ]


def _described(answer: Any) -> dict[str, Any]:
    if answer is None:
        return {"description": "Done"}
    return {"content": {answer: {}}} if isinstance(answer, str) else {"model": answer}
