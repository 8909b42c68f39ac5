"""Requests that change nothing: the games, the lobby, tables now and earlier, hints, saved games."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Any

import orjson
from fastapi import Header, Path, Request
from starlette.responses import Response

from hippodrome.game import Game
from hippodrome.table import acts, games, notes, replays, sight
from hippodrome.table.access import Access, address, json_answer
from hippodrome.table.clock import written
from hippodrome.table.limits import Limiter, network
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import Replay, TableId
from hippodrome.table.stream import Stream, last_position
from hippodrome.table.table import OVER, Table, fold

Think = Callable[[Table, Game, int], Awaitable[list[dict[str, Any]]]]
GameName = Annotated[str, Path(max_length=40, description="a name from GET /api/games")]
Language = Annotated[
    str, Path(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$", description="for example en, fr, de, es")
]


class Reading(Access):
    """The requests that change nothing."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics, think: Think) -> None:
        super().__init__(registry, limiter, metrics)
        self.think = think

    async def games(self) -> Response:
        """List every game: numbers of players, options, levels, bots, clocks, and everything it can ask and tell.

        `told` lists the questions and stories by id, each with its facts and the kind of each fact.
        """
        return json_answer(games.listed())

    async def about(self, game: GameName) -> Response:
        """Show the table of a game before the first move, and its board if it has one."""
        return json_answer(games.at_first(game))

    async def messages(self, game: GameName, language: Language) -> Response:
        """Get the messages of a game from another package, in Fluent's format. Our own games' are in the page."""
        text = games.messages(game, language)
        return Response(text, headers={"cache-control": "no-cache"}, media_type="text/plain; charset=utf-8")

    async def lobby(self) -> Response:
        """The public tables, those that wait for players first, with options, clock and who sits there."""
        found = [
            {
                "id": row.id,
                "game": row.game,
                "state": row.state,
                "seats": row.seats,
                "free": row.free,
                "opened": written(row.opened_at),
                **orjson.loads(row.door),
            }
            for row in await self.registry.store.lobby()
        ]
        return json_answer(orjson.dumps({"tables": found}))

    async def look(self, request: Request, table_id: TableId) -> Response:
        """Show a table, with everything that happened there, as you may see it: as a player, or as a spectator."""
        table = await self.registry.look(table_id)
        viewer = sight.viewer_of(table, self.seat(request, table))
        return json_answer(self.registry.update_of(table, viewer, since=0))

    async def events(
        self,
        request: Request,
        table_id: TableId,
        last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    ) -> Response:
        """Follow a table by a live stream (server-sent events), as you may see it.

        `update` has what `GET` gives, from the position in Last-Event-ID on; its id is the position after it.
        `presence` tells who is there; `closing` that the server stops and you should connect again.
        """
        table = await self.registry.look(table_id)
        seat = self.seat(request, table)
        viewer = sight.viewer_of(table, seat)
        since = last_position(last_event_id)
        if since > table.positions[viewer]:  # can't belong to this table: start from the beginning
            since = 0
        key = None if seat is None else table.seats[seat].key
        where = network(address(request))
        if self.limiter.enabled:
            self.registry.check_room(table_id, viewer, where)
        return Stream(self.registry, table_id, viewer, key, where, since)

    async def record(self, table_id: TableId) -> Response:
        """Get the finished game with its secret, for `hippodrome verify`."""
        saved = sight.record(await self.registry.look(table_id))
        return json_answer(orjson.dumps(saved))

    async def board(self, request: Request, table_id: TableId) -> Response:
        """Get the board of a table: places, borders, cities, and where everything is drawn, with `lanes` laid out."""
        self.count(request, "board")
        table = await self.registry.look(table_id)
        board = await _board(table.opened["game"], table.options)
        if board is None:
            raise Refusal("no-such-page", "This game has no board.")
        return json_answer(orjson.dumps(board))

    async def moment(
        self, request: Request, table_id: TableId, position: Annotated[int, Path(ge=0, le=100_000)]
    ) -> Response:
        """Show the table as you saw it at one of your positions."""
        self.count(request, "moment")
        table = await self.registry.look(table_id)
        _not_by_heart(table)
        viewer = sight.viewer_of(table, self.seat(request, table))
        events, seen = 1, 1  # the opening, which everybody has seen
        for item in table.happened[1:]:
            if seen >= position:
                break
            events += 1
            seen += item.noticed >> viewer & 1
        then = fold(table_id, (await self.registry.store.events(table_id))[:events])
        assert then is not None, "every table has an opening"
        if table.state == OVER and then.game is not None:
            then = replace(then, game=then.game.recalled(over=True))
        return json_answer(sight.Shown(then).update(viewer, 0))

    async def hint(self, request: Request, table_id: TableId) -> Response:
        """What the search bot would do in your place: its best moves, how often it tried each, and their values.

        Everybody at the table is told that you have asked.
        """
        self.count(request, "hint")

        def make(now: Table) -> acts.Act:
            seat = self.own_seat(request, now)
            _not_by_heart(now)
            return acts.ask_hint(now, seat)

        table = await self.registry.act(table_id, make)
        seat = self.own_seat(request, table)
        assert table.game is not None, "somebody is to move"
        return json_answer(orjson.dumps({"moves": await self.think(table, table.game, seat)}))

    async def notes(self, request: Request, table_id: TableId) -> Response:
        """Your private notes at this table: nobody else can see them. `grid` says what can be marked, and where."""
        self.count(request, "notes")
        table = await self.registry.look(table_id)
        seat = self.own_seat(request, table)
        return notes_answer(table, await notes.read(self.registry.store, table, seat))

    async def replay(self, request: Request, sent: Replay) -> Response:
        """Show a saved game after any move, from any seat's viewpoint; it is verified first."""
        self.count(request, "replay")
        game = replays.finished(sent.record)
        viewpoint = "spectator" if sent.seat is None else sent.seat
        shown = replays.moment(game, sent.move, viewpoint)
        shown["board"] = await _board(game.name, game.options)
        if sent.stories:
            shown["stories"] = replays.stories(game, viewpoint)
        return json_answer(orjson.dumps(shown))


def notes_answer(table: Table, sheet: notes.Sheet) -> Response:
    """The notes of a seat, with the grid that its marks are in."""
    grid = notes.grid_of(table)
    shown = {
        **sheet._asdict(),
        "marks": dict(sheet.marks),
        "longest": notes.LONGEST,
        "grid": grid.plain() if grid else None,
    }
    return json_answer(orjson.dumps(shown))


def _not_by_heart(table: Table) -> None:
    """Refuse what would spare players their memory, where the game leaves what is past to it."""
    if table.part:
        raise Refusal(
            "memory-game", "This is a memory game: earlier moments and hints are not shown until it is over."
        )


async def _board(game: str, options: dict[str, Any]) -> dict[str, Any] | None:
    """Return the board of a table. This runs in a thread: to lay out a player's own board can take a while."""
    return await asyncio.to_thread(games.board, game, options)
