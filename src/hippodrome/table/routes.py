"""The addresses of the API, and which request each leads to."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from fastapi import APIRouter
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.responses import Response

from hippodrome.table.answers import (
    GamesSchema,
    LobbySchema,
    NotesSchema,
    RefusedSchema,
    ReplaySchema,
    SeatedSchema,
    ServerSchema,
    UpdateSchema,
)
from hippodrome.table.bot_runner import BotRunner
from hippodrome.table.challenges import DailySchema, PuzzleSchema, PuzzlesSchema, ResultsSchema, VerdictSchema
from hippodrome.table.checks import Checks
from hippodrome.table.daily import Daily
from hippodrome.table.limits import Limiter
from hippodrome.table.metrics import Metrics
from hippodrome.table.playing import Playing
from hippodrome.table.reading import Reading
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import NewTable, Practice, Replay

ALWAYS = (403, 408, 413, 421, 422, 429, 500, 503)  # statuses with which any request can be refused
FOR_PLAYERS = (401, 404, 409)
TABLE = "/tables/{table_id}"
PUZZLE = "/puzzles/{game}/{number}"
REFERENCE = "#/components/schemas/{model}"


class Route(NamedTuple):
    """An address of the API: its handler, its status and answer if all goes well, and the statuses of refusals.

    `answer` is a schema, or a media type for what is not JSON. `body` is the schema of a body that the handler reads by
    itself, because it can be large.
    """

    method: str
    path: str
    run: Callable[..., Awaitable[Response]]
    status: int = 200
    answer: Any = None
    refused: tuple[int, ...] = ()
    body: type[BaseModel] | None = None


class Api:
    """The routes of one server."""

    def __init__(
        self, registry: Registry, limiter: Limiter, metrics: Metrics, bots: BotRunner, checks: Checks
    ) -> None:
        self.reading = Reading(registry, limiter, metrics, bots, checks)
        self.playing = Playing(registry, limiter, metrics, checks)
        self.daily = Daily(registry, limiter, metrics, self.reading.analyses)
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
                openapi_extra=_large(route.body) if route.body else None,
            )

    def _routes(self) -> list[Route]:
        reading, playing, daily = self.reading, self.playing, self.daily
        return [
            Route("GET", "/games", reading.games, 200, GamesSchema),
            Route("GET", "/server", reading.server, 200, ServerSchema),
            Route("GET", "/games/{game}", reading.about, 200, None, (404,)),
            Route("GET", "/games/{game}/messages/{language}", reading.messages, 200, "text/plain", (404,)),
            Route("GET", "/tables", reading.lobby, 200, LobbySchema),
            Route("POST", "/tables", playing.open_table, 201, UpdateSchema, (), NewTable),
            Route("POST", "/practice", playing.practice, 201, UpdateSchema, (), Practice),
            Route("GET", TABLE, reading.look, 200, UpdateSchema, (404,)),
            Route("GET", f"{TABLE}/events", reading.events, 200, "text/event-stream", (404,)),
            Route("POST", f"{TABLE}/seats", playing.sit, 201, SeatedSchema, (404, 409)),
            Route("DELETE", f"{TABLE}/seats/{{seat}}", playing.free_any_seat, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/choice", playing.choose, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/name", playing.rename, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/watched", playing.watched, 204, None, (401, 404)),
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
            Route("POST", f"{TABLE}/replace", playing.replace, 200, UpdateSchema, FOR_PLAYERS),
            Route("POST", f"{TABLE}/rematch", playing.rematch, 201, SeatedSchema, FOR_PLAYERS),
            Route("GET", f"{TABLE}/notes", reading.notes, 200, NotesSchema, (401, 404)),
            Route("PUT", f"{TABLE}/notes", playing.write_notes, 200, NotesSchema, FOR_PLAYERS),
            Route("GET", f"{TABLE}/record", reading.record, 200, None, (404, 409)),
            Route("GET", f"{TABLE}/analysis", reading.analysis, 200, None, (404, 409)),
            Route("GET", f"{TABLE}/board", reading.board, 200, None, (404,)),
            Route("GET", f"{TABLE}/moments/{{position}}", reading.moment, 200, UpdateSchema, (404,)),
            Route("POST", f"{TABLE}/hint", reading.hint, 200, None, FOR_PLAYERS),
            Route("GET", "/daily", daily.daily, 200, DailySchema, (404,)),
            Route("POST", "/daily/{game}", daily.play_daily, 201, SeatedSchema, (404, 409)),
            Route("GET", "/daily/{game}/results", daily.results, 200, ResultsSchema, (404, 409)),
            Route("GET", "/puzzles", reading.puzzles, 200, PuzzlesSchema),
            Route("GET", PUZZLE, reading.puzzle, 200, PuzzleSchema, (404,)),
            Route("POST", PUZZLE, reading.solve, 200, VerdictSchema, (404, 409)),
            Route("POST", "/replays", reading.replay, 200, ReplaySchema, (), Replay),
        ]


def _described(answer: Any) -> dict[str, Any]:
    if answer is None:
        return {"description": "Done"}
    return {"content": {answer: {}}} if isinstance(answer, str) else {"model": answer}


def _large(body: type[BaseModel]) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(model=body.__name__)}}}
    return {"requestBody": {"content": content, "required": True}}


def large_schemas() -> dict[str, Any]:
    """Describe the bodies that handlers read by themselves, by name: the framework does not know them.

    >>> sorted(large_schemas())
    ['ClockSchema', 'NewTable', 'Practice', 'Replay']
    """
    kinds = (NewTable, Practice, Replay)
    _, found = models_json_schema([(kind, "validation") for kind in kinds], ref_template=REFERENCE)
    return dict(found["$defs"])
