"""Requests that change nothing: the games, the lobby, tables now and earlier, hints, saved games."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import Header, Path, Request
from starlette.responses import Response

from hippodrome.table import acts, games, notes, puzzles, replays, sight
from hippodrome.table.access import Access, JsonAnswer, address
from hippodrome.table.addresses import for_friends, is_own_machine
from hippodrome.table.analyses import Analyses
from hippodrome.table.bot_runner import BotRunner
from hippodrome.table.checks import Checks
from hippodrome.table.clock import written
from hippodrome.table.limits import Limiter, network
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import Answer, TableId
from hippodrome.table.stream import Stream, Streaming, last_position
from hippodrome.table.table import OVER, Table

KEPT_BOARDS = 64  # boards in memory that are laid out
NO_BOARD = b"null"
GameName = Annotated[str, Path(max_length=40, description="a name from GET /api/games")]
PuzzleNumber = Annotated[int, Path(ge=1, le=100_000, description="from 1")]
Language = Annotated[
    str, Path(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$", description="for example en, fr, de, es")
]


class Reading(Access):
    """The requests that change nothing."""

    def __init__(
        self, registry: Registry, limiter: Limiter, metrics: Metrics, bots: BotRunner, checks: Checks
    ) -> None:
        super().__init__(registry, limiter, metrics)
        self.bots, self.checks, self.analyses = bots, checks, Analyses(registry)
        self._first: dict[str, bytes] = {}  # the table of a game before the first move
        self._boards: OrderedDict[str | bytes, bytes] = OrderedDict()  # laid out, by their options or table

    async def games(self, request: Request) -> Response:
        """List every game: numbers of players, options, levels, bots, clocks, and everything it can ask and tell.

        `told` lists the questions and stories by id, each with its facts and the kind of each fact.
        """
        listed = games.listed()
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return JsonAnswer(listed)
        answer = JsonAnswer(_packed(listed))
        answer.raw_headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
        return answer

    async def server(self, request: Request) -> Response:
        """Tell how far games are that are still compiled, and at which addresses friends reach this server.

        The addresses are told to this machine only: whoever comes from elsewhere knows one.
        """
        own = is_own_machine(address(request))
        shown = {
            "preparing": self.registry.preparing.plain(),
            "own_machine": own,
            "addresses": for_friends(*self.registry.listening) if own else [],
        }
        return JsonAnswer(orjson.dumps(shown))

    async def about(self, game: GameName) -> Response:
        """Show the table of a game before the first move, and its board if it has one."""
        await self.registry.preparing.ready(game)
        if game not in self._first:
            self._first[game] = await asyncio.to_thread(games.at_first, game)  # the board is laid out, once
        return JsonAnswer(self._first[game])

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
        return JsonAnswer(orjson.dumps({"tables": found}))

    async def look(self, request: Request, table_id: TableId) -> Response:
        """Show a table, with everything that happened there, as you may see it: as a player, or as a spectator."""
        table = await self.registry.look(table_id)
        viewer = sight.viewer_of(table, self.seat(request, table))
        return JsonAnswer(self.registry.update_of(table, viewer, since=0))

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
        return Streaming(Stream(self.registry, table_id, viewer, key, where, since))

    async def record(self, table_id: TableId) -> Response:
        """Get the finished game with its secret, for `hippodrome verify`."""
        saved = sight.record(await self.registry.look(table_id))
        return JsonAnswer(orjson.dumps(saved))

    async def analysis(self, request: Request, table_id: TableId) -> Response:
        """Get the analysis of a finished game: chances through the game, luck, what decisions cost, turning points.

        It is made when it is first asked for. Until then `depth` is null, and for a while "sketch": ask again.
        """
        self.checks.count(request)
        return JsonAnswer(await self.analyses.of(table_id))

    async def board(self, request: Request, table_id: TableId) -> Response:
        """Get the board of a table: places, borders, cities, and where everything is drawn, with `lanes` laid out."""
        self.checks.count(request)
        table = await self.registry.look(table_id)
        board = await self._board(request, table)
        if board == NO_BOARD:
            raise Refusal("no-such-page", "This game has no board.")
        return JsonAnswer(board)

    async def _board(self, request: Request, table: Table) -> bytes:
        """Return the board of a table as JSON. To lay out a player's own can take a while: each is laid out once."""
        game, options = table.opened["game"], table.options
        own = any(isinstance(value, dict) for value in options.values())
        key = table.id if own else orjson.dumps([game, options])
        found = self._boards.get(key)
        if found is None:
            found = await self.checks.run(request, table.id, replays.board, game, options)
            self._boards[key] = found
            if len(self._boards) > KEPT_BOARDS:
                self._boards.popitem(last=False)
        return found

    async def moment(
        self, request: Request, table_id: TableId, position: Annotated[int, Path(ge=0, le=100_000)]
    ) -> Response:
        """Show the table as you saw it at one of your positions."""
        self.checks.count(request)
        table = await self.registry.look(table_id)
        _not_by_heart(table)
        viewer = sight.viewer_of(table, self.seat(request, table))
        events, seen = 1, 1  # the opening, which everybody has seen
        for item in table.happened[1:]:
            if seen >= position:
                break
            events += 1
            seen += item.noticed >> viewer & 1
        stored = (await self.registry.store.events(table_id))[:events]
        over = table.state == OVER
        return JsonAnswer(
            await self.checks.run(request, table_id, replays.earlier, table_id, stored, viewer, over)
        )

    async def hint(self, request: Request, table_id: TableId) -> Response:
        """What the search bot would do in your place: its best moves, how often it tried each, and their values.

        Everybody at the table is told that you have asked.
        """
        self.count(request, "hint")

        def make(now: Table) -> acts.Act:
            seat = self.own_seat(request, now)
            _not_by_heart(now)
            return acts.ask_hint(now, seat)

        make(await self.registry.look(table_id))  # what will be refused need not wait
        async with self.bots.hints.queue.turn(table_id, [network(address(request))]):
            table = await self.registry.act(table_id, make)
            seat = self.own_seat(request, table)
            assert table.game is not None, "somebody is to move"
            moves = await self.bots.hint(table.game, seat)
        return JsonAnswer(orjson.dumps({"moves": moves}))

    async def notes(self, request: Request, table_id: TableId) -> Response:
        """Your private notes at this table: nobody else can see them. `grid` says what can be marked, and where."""
        self.count(request, "notes")
        table = await self.registry.look(table_id)
        seat = self.own_seat(request, table)
        return notes_answer(table, await notes.read(self.registry.store, table, seat))

    async def puzzles(self) -> Response:
        """List the puzzles: by game how difficult each is, in the order of their numbers."""
        return JsonAnswer(await asyncio.to_thread(puzzles.listed))

    async def puzzle(self, request: Request, game: GameName, number: PuzzleNumber) -> Response:
        """Show a puzzle as the seat sees it that has to decide; its legal moves are in the view."""
        return await self._of_puzzle(request, game, number, puzzles.shown)

    async def solve(self, request: Request, game: GameName, number: PuzzleNumber, answer: Answer) -> Response:
        """Answer a puzzle: whether the move is the best one, and what the moves are worth."""
        return await self._of_puzzle(request, game, number, puzzles.answered, answer.move)

    async def _of_puzzle(
        self, request: Request, game: str, number: int, work: Callable[..., bytes], *given: str
    ) -> Response:
        self.checks.count(request)
        await self.registry.preparing.ready(game)
        return JsonAnswer(await self.checks.run(request, game, work, game, number, *given))

    async def replay(self, request: Request) -> Response:
        """Show a saved game after any move, from any seat's viewpoint; it is verified first."""
        await self.registry.preparing.everything()
        return JsonAnswer(await self.checks.run_body(request, replays.replay))


@lru_cache(maxsize=1)
def _packed(listed: bytes) -> bytes:
    """The list of games compressed, as every page loads it."""
    return gzip.compress(listed, 9, mtime=0)


def notes_answer(table: Table, sheet: notes.Sheet) -> Response:
    """The notes of a seat, with the grid that its marks are in."""
    grid = notes.grid_of(table)
    shown = {
        **sheet._asdict(),
        "marks": dict(sheet.marks),
        "longest": notes.LONGEST,
        "grid": grid.plain() if grid else None,
    }
    return JsonAnswer(orjson.dumps(shown))


def _not_by_heart(table: Table) -> None:
    """Refuse what would spare players their memory, where the game leaves what is past to it."""
    if table.part:
        raise Refusal(
            "memory-game", "This is a memory game: earlier moments and hints are not shown until it is over."
        )
