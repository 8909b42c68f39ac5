"""The pages of the API: each looks at who asks, and hands on to an act or a look."""

import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Path, Request
from starlette.responses import Response

from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.table import acts, replays, sight
from hippodrome.table.acts import Act, Clock
from hippodrome.table.limits import Limiter, network
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import (
    Again,
    KeySchema,
    LobbySchema,
    Moves,
    NewTable,
    RefusedSchema,
    Replay,
    Say,
    SeatBot,
    SeatedSchema,
    SitDown,
    Undo,
    UpdateSchema,
)
from hippodrome.table.seats import hashed, new_key, seat_of
from hippodrome.table.stream import Stream, last_position
from hippodrome.table.table import WAITING, Table, fold

COOKIE = "seat"
COOKIE_LASTS = 400 * 86_400  # seconds; browsers keep none longer
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", description="from the table's link")]
SeatNumber = Annotated[int, Path(ge=0, le=5)]


Think = Callable[[Table, Game, int], Awaitable[list[dict[str, Any]]]]


def _refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": RefusedSchema} for status in (*statuses, 403, 408, 413, 422, 429, 503)}


class Api:
    """The routes of one server."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics, think: Think) -> None:
        self.registry, self.limiter, self.metrics, self.think = registry, limiter, metrics, think
        router = self.router = APIRouter(prefix="/api")
        table = "/tables/{table_id}"
        ways: list[tuple[str, str, Callable[..., Any], int, Any, tuple[int, ...]]] = [
            (
                "POST",
                f"{table}/moves",
                self.play,
                200,
                UpdateSchema,
                (401, 404, 409),
            ),  # the most asked for comes first
            ("GET", "/games/{game}", self.about, 200, None, (404,)),
            ("GET", "/tables", self.lobby, 200, LobbySchema, ()),
            ("POST", "/tables", self.open_table, 201, UpdateSchema, ()),
            ("GET", table, self.look, 200, UpdateSchema, (404,)),
            ("GET", f"{table}/events", self.events, 200, None, (404,)),
            ("POST", f"{table}/seats", self.sit, 201, SeatedSchema, (404, 409)),
            ("POST", f"{table}/key", self.use_key, 200, SeatedSchema, (404,)),
            ("GET", f"{table}/key", self.show_key, 200, SeatedSchema, (401, 404)),
            ("POST", f"{table}/bots", self.seat_bot, 201, UpdateSchema, (401, 404, 409)),
            ("DELETE", f"{table}/bots/{{seat}}", self.free_seat, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/start", self.start, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/undo", self.undo, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/chat", self.say, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/leave", self.leave, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/return", self.come_back, 200, UpdateSchema, (401, 404, 409)),
            ("POST", f"{table}/rematch", self.rematch, 201, SeatedSchema, (401, 404, 409)),
            ("GET", f"{table}/record", self.record, 200, None, (404, 409)),
            ("GET", f"{table}/board", self.board, 200, None, (404,)),
            ("GET", f"{table}/moments/{{position}}", self.moment, 200, UpdateSchema, (404,)),
            ("POST", f"{table}/hint", self.hint, 200, None, (401, 404, 409)),
            ("POST", "/replays", self.replay, 200, None, ()),
        ]
        for method, path, run, status, model, refused in ways:
            router.add_api_route(
                path,
                run,
                methods=[method],
                status_code=status,
                response_model=None,
                responses={
                    **_refusals(*refused),
                    status: {"model": model} if model else {"description": "Done"},
                },
                name=run.__name__,
            )

    # ---------------------------------------------------------------- who asks

    def _seat(self, request: Request, table: Table) -> int | None:
        """The seat of whoever asks: by the key in the Authorization header, or in the table's cookie.

        A header that opens no seat is refused; a cookie, which a browser sends unasked, may be of a seat that was left.
        """
        if sent_key(request) is not None:
            return seat_of(table.seats, sent_key(request))
        with contextlib.suppress(Refusal):
            return seat_of(table.seats, request.cookies.get(COOKIE))
        return None

    def _own(self, request: Request, table: Table) -> int:
        seat = seat_of(table.seats, given_key(request))
        if seat is None:
            raise Refusal("no-key", "Only players can do this: sit down, or open your private link.")
        return seat

    def _count(self, request: Request, what: str) -> None:
        self.limiter.count(_address(request), what)

    def _answer(
        self, request: Request, table: Table, since: int | None = None, status: int = 200
    ) -> Response:
        """The table for whoever asks; what happened since, if a position is given."""
        viewer = sight.viewer_of(table, self._seat(request, table))
        known = table.positions[viewer] if since is None else since
        return _json(self.registry.update_of(table, viewer, known), status)

    async def _do(
        self, request: Request, table_id: str, make: Callable[[Table, int], Act | None]
    ) -> Response:
        """Let the asker's seat do something, and show what came of it; if refused, the table as it is."""
        try:
            table = await self.registry.act(table_id, lambda now: make(now, self._own(request, now)))
        except Refusal as refusal:
            if refusal.status != 409:
                raise
            self.metrics.refusals.labels(refusal.code).inc()
            table = await self.registry.look(table_id)
            viewer = sight.viewer_of(table, self._seat(request, table))
            update = self.registry.update_of(table, viewer, table.positions[viewer])
            told = orjson.dumps(refusal.shown())
            return _json(b'{"refused":%b,"update":%b}' % (told, update), refusal.status)
        return self._answer(request, table)

    # ---------------------------------------------------------------- looking

    async def about(self, game: Annotated[str, Path(max_length=20)]) -> Response:
        """A game as it lies on the table before anything is done, and its board if it has one."""
        if game not in GAMES:
            raise Refusal("no-such-page", f"There is no such game: choose one of {', '.join(GAMES)}.")
        return _json(_about(game))

    async def lobby(self) -> Response:
        """The public tables: those that wait for players first."""
        found = [
            {
                "id": row.id,
                "game": row.game,
                "state": row.state,
                "seats": row.seats,
                "free": row.free,
                "opened": sight.moment(row.opened_at),
            }
            for row in await self.registry.store.lobby()
        ]
        return _json(orjson.dumps({"tables": found}))

    async def look(self, request: Request, table_id: TableId) -> Response:
        """A table, with everything that happened there, as you may see it: as a player, or as a spectator."""
        return self._answer(request, await self.registry.look(table_id), since=0)

    async def events(
        self,
        request: Request,
        table_id: TableId,
        last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    ) -> Response:
        """The live stream (server-sent events), as you may see the table.

        `update` has what `GET` gives, from the position in Last-Event-ID on, and its id is the position after it.
        `presence` tells who is there; `closing` that the server stops and you should come back.
        """
        table = await self.registry.look(table_id)
        seat = self._seat(request, table)
        viewer = sight.viewer_of(table, seat)
        since = last_position(last_event_id)
        if since > table.positions[viewer]:  # of another table, or of nowhere: begin again
            since = 0
        key = None if seat is None else table.seats[seat].key
        address = network(_address(request))
        if self.limiter.enabled:
            self.registry.check_room(table_id, viewer, address)
        return Stream(self.registry, table_id, viewer, key, address, since)

    async def record(self, table_id: TableId) -> Response:
        """The finished game with its secret, for `hippodrome verify`."""
        saved = sight.record(await self.registry.look(table_id))
        return _json(orjson.dumps(saved))

    async def board(self, table_id: TableId) -> Response:
        """The board of a table of Byzantio or Nekken: places, borders, cities, and where they are drawn."""
        opened = (await self.registry.look(table_id)).opened
        board = _board(opened["game"], opened["options"])
        if board is None:
            raise Refusal("no-such-page", "This game has no board.")
        return _json(orjson.dumps(board))

    async def moment(
        self, request: Request, table_id: TableId, position: Annotated[int, Path(ge=0, le=100_000)]
    ) -> Response:
        """The table as you saw it at one of your positions."""
        self._count(request, "moment")
        table = await self.registry.look(table_id)
        viewer = sight.viewer_of(table, self._seat(request, table))
        events, seen = 1, 1  # the opening, which everybody noticed
        for item in table.happened[1:]:
            if seen >= position:
                break
            events += 1
            seen += item.noticed >> viewer & 1
        then = fold(table_id, (await self.registry.store.events(table_id))[:events])
        assert then is not None, "a table has its opening"
        return _json(sight.update(then, viewer, 0, sight.shown(then, viewer)))

    async def hint(self, request: Request, table_id: TableId) -> Response:
        """What the search bot would do in your place: the best moves, how often each was tried, what it promises."""
        self._count(request, "hint")
        table = await self.registry.look(table_id)
        seat = self._own(request, table)
        if seat not in table.turn or table.game is None:
            raise Refusal("not-your-turn", "There is nothing for you to decide now.")
        return _json(orjson.dumps({"moves": await self.think(table, table.game, seat)}))

    async def replay(self, request: Request, sent: Replay) -> Response:
        """A saved game at any move, with anybody's eyes; it is verified first."""
        self._count(request, "replay")
        game = replays.finished(sent.record)
        shown = replays.moment(game, sent.move, "spectator" if sent.seat is None else sent.seat)
        shown["board"] = _board(game.name, game.options)
        if sent.draws:
            shown["draws"] = replays.draws(game)
        return _json(orjson.dumps(shown))

    # ---------------------------------------------------------------- before the game

    async def open_table(self, request: Request, new: NewTable) -> Response:
        """Open a table. Its commitment to the deal is shown before anyone sits down."""
        self._count(request, "open")
        clock = Clock(new.clock.kind, new.clock.each) if new.clock else None
        table = await self.registry.open_table(acts.open_table(new.game, new.options, clock, new.public))
        return _json(self.registry.update_of(table, sight.viewer_of(table, None), 0), 201)

    async def sit(self, request: Request, table_id: TableId, sent: SitDown) -> Response:
        """Take a seat. The answer has the seat's key; a cookie that scripts can't read has it too."""
        self._count(request, "sit")
        key = new_key()

        def make(table: Table) -> Act:
            if self._seat(request, table) is not None:
                raise Refusal("seat-taken", "You sit at this table already.")
            return acts.sit(table, sent.name, key, sent.contribution, sent.seat)

        table = await self.registry.act(table_id, make)
        return self._seated(request, table, key, 201)

    async def use_key(self, request: Request, table_id: TableId, sent: KeySchema) -> Response:
        """Come back to your seat from another device, with the key of your private link."""
        self._count(request, "key")
        table = await self.registry.look(table_id)
        seat_of(table.seats, sent.key)
        return self._seated(request, table, sent.key, 200)

    async def show_key(self, request: Request, table_id: TableId) -> Response:
        """Your own key, for a private link to your seat."""
        table = await self.registry.look(table_id)
        self._own(request, table)
        return self._seated(request, table, given_key(request) or "", 200)

    def _seated(self, request: Request, table: Table, key: str, status: int) -> Response:
        seat = seat_of(table.seats, key)
        viewer = sight.viewer_of(table, seat)
        update = self.registry.update_of(table, viewer, 0)
        answer = _json(b'{"seat":%d,"key":"%b","update":%b}' % (viewer, key.encode(), update), status)
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

    async def seat_bot(self, request: Request, table_id: TableId, sent: SeatBot) -> Response:
        """Seat a bot. Any player at the table can."""
        self._count(request, "sit")
        answer = await self._do(request, table_id, lambda table, _: acts.seat_bot(table, sent.seat, sent.bot))
        answer.status_code = 201 if answer.status_code == 200 else answer.status_code
        return answer

    async def free_seat(self, request: Request, table_id: TableId, seat: SeatNumber) -> Response:
        """Send a bot away before the game begins. Any player at the table can."""
        return await self._do(request, table_id, lambda table, _: acts.free_seat(table, seat))

    async def start(self, request: Request, table_id: TableId) -> Response:
        """Begin, once every seat is taken. Any player at the table can."""
        return await self._do(request, table_id, lambda table, _: acts.start(table))

    # ---------------------------------------------------------------- play

    async def play(self, request: Request, table_id: TableId, sent: Moves) -> Response:
        """Move. The answer comes when the move is on disk; a move for an old prompt is refused with the new table."""
        again = False

        def make(table: Table, seat: int) -> Act | None:
            nonlocal again
            again = acts.repeated(table, seat, sent.request)
            return None if again else acts.play(table, seat, sent.prompt, sent.moves, sent.request)

        answer = await self._do(request, table_id, make)
        if answer.status_code == 200 and not again:
            self.metrics.moves.inc()
        return answer

    async def undo(self, request: Request, table_id: TableId, sent: Undo) -> Response:
        """Take back your last decision, while nothing was revealed since and nobody else moved."""
        self._count(request, "back")

        def make(table: Table, seat: int) -> Act | None:
            if acts.repeated(table, seat, sent.request):
                return None
            return acts.undo(table, seat, sent.request)

        return await self._do(request, table_id, make)

    async def say(self, request: Request, table_id: TableId, sent: Say) -> Response:
        """Say something to the table."""
        self._count(request, "say")
        return await self._do(request, table_id, lambda table, seat: acts.say(table, seat, sent.text))

    async def leave(self, request: Request, table_id: TableId) -> Response:
        """Go: before the game your seat is free again, later a bot plays for you until you return."""
        self._count(request, "back")
        table = await self.registry.look(table_id)
        self._own(request, table)
        table = await self.registry.act(table_id, lambda now: acts.leave(now, self._own(request, now)))
        viewer = sight.viewer_of(table, None)
        answer = _json(self.registry.update_of(table, viewer, table.positions[viewer]))
        if table.state == WAITING:  # the seat is free, and its key opens nothing
            answer.delete_cookie(COOKIE, f"/api/tables/{table_id}")
        return answer

    async def come_back(self, request: Request, table_id: TableId) -> Response:
        """Play yourself again."""
        self._count(request, "back")
        return await self._do(request, table_id, lambda table, seat: acts.come_back(table, seat))

    # ---------------------------------------------------------------- after the game

    async def rematch(self, request: Request, table_id: TableId, sent: Again) -> Response:
        """Play again with the same people, at a new table where your seat is kept. The answer has its key."""
        self._count(request, "sit")
        table = await self.registry.look(table_id)
        seat = self._own(request, table)
        if table.rematch is None:
            table = await self._open_rematch(table)
        assert table.rematch is not None, "it was opened"
        name = table.seats[seat].name or ""
        key = again_key(given_key(request) or "", table.rematch)

        def make(new: Table) -> Act | None:
            if any(other.key == hashed(key) for other in new.seats):
                return None  # sent twice
            return acts.sit_again(new, name, key, sent.contribution)

        return self._seated(request, await self.registry.act(table.rematch, make), key, 201)

    async def _open_rematch(self, table: Table) -> Table:
        """Open the next table, with the same bots; of several at once the first counts."""
        new = await self.registry.open_table(acts.open_rematch(table))
        for number in range(len(table.seats)):
            before = table.seats[(number + 1) % len(table.seats)]
            if before.bot:
                await self.registry.act(new.id, partial(acts.seat_bot, seat=number, spec=before.bot))
        return await self.registry.act(
            table.id, lambda now: acts.rematch(now, new.id) if now.rematch is None else None
        )


@lru_cache
def _about(name: str) -> bytes:
    game = Game(name, {})
    return orjson.dumps({"view": game.view(sight.SPECTATOR), "board": _board(name, game.options)})


def _board(game: str, options: dict[str, Any]) -> dict[str, Any] | None:
    """The board of a table as data, if it has one."""
    board = GAMES[game].board
    return board(options).to_data() if board else None


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def given_key(request: Request) -> str | None:
    """The key that came with a request, if one did."""
    sent = sent_key(request)
    return request.cookies.get(COOKIE) if sent is None else sent


def sent_key(request: Request) -> str | None:
    """The key in the Authorization header, if there is one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def again_key(key: str, table_id: str) -> str:
    """The key for the same person at the next table: asked twice, it is the same.

    >>> len(again_key("00" * 16, "abc"))
    32
    """
    return hashlib.sha256(f"{key}/{table_id}".encode()).hexdigest()[:32]


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, {"cache-control": "no-store"}, "application/json")
