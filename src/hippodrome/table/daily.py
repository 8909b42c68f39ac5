"""Requests about the daily deals: what there is today, playing it, and how everybody did.

A person is a guest, known by a cookie. The first attempt at today's deal counts; whoever plays it again, or the deal
of a day that is past, practises.
"""

from datetime import date
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import Path, Query, Request
from starlette.responses import Response

from hippodrome.games import GAMES
from hippodrome.table import acts, attempts, days
from hippodrome.table.access import COOKIE_LASTS, Access, JsonAnswer, key_from
from hippodrome.table.acts import Act
from hippodrome.table.analyses import Analyses
from hippodrome.table.clock import written
from hippodrome.table.days import Days, Deal, end_of
from hippodrome.table.limits import Limiter
from hippodrome.table.metrics import Metrics
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.schemas import PlayDaily
from hippodrome.table.seats import KEY, has_seat, hashed, new_key
from hippodrome.table.table import OVER, WAITING, Table

GUEST, GUEST_PATH = "guest", "/api/daily"
Day = Annotated[date | None, Query(description="as in 2026-11-18, in UTC; today if left out")]
GameName = Annotated[str, Path(max_length=40, description="a name from GET /api/games")]


class Daily(Access):
    """The requests about daily deals."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics, analyses: Analyses) -> None:
        super().__init__(registry, limiter, metrics)
        self.days, self.store, self.analyses = Days(registry.store), registry.store, analyses

    async def daily(self, request: Request, day: Day = None) -> Response:
        """Show the deals of a day: who plays, the hash of each secret, tomorrow's too, and your attempts.

        `secret` is null until the day is over.
        """
        wanted = await self.days.offered(day)
        today, guest = days.day_at(days.clock()), _guest(request)
        _, first = await self.days.key()
        shown = {
            "day": wanted.isoformat(),
            "today": today.isoformat(),
            "first": first.isoformat(),
            "until": written(end_of(wanted)),
            "games": [await self._deal(await self.days.deal(game, wanted), today, guest) for game in GAMES],
            "streak": attempts.streak(await attempts.days_of(self.store, guest), today) if guest else 0,
        }
        return JsonAnswer(orjson.dumps(shown))

    async def _deal(self, deal: Deal, today: date, guest: str | None) -> dict[str, Any]:
        await attempts.settle(self.registry, deal.day, deal.game)
        tomorrow = await self.days.deal(deal.game, Days.next_day(deal.day)) if deal.day == today else None
        return {
            "game": deal.game,
            "seat": deal.lineup.seat,
            "bots": deal.lineup.bots,
            "commitment": deal.commitment,
            "secret": deal.secret.hex() if deal.is_over else None,
            "tomorrow": tomorrow.commitment if tomorrow else None,
            "finished": await attempts.finished(self.store, deal.day, deal.game),
            "attempt": await self._attempt(deal, guest) if guest else None,
        }

    async def _attempt(self, deal: Deal, guest: str) -> dict[str, Any] | None:
        table_id = await attempts.table_of(self.store, deal.day, deal.game, guest)
        if table_id is None:
            return None
        found = await attempts.own_result(self.store, deal.day, deal.game, guest)
        if found is None:
            return {"table": table_id, "over": False, "points": None, "place": None, "counts": True}
        return {
            "table": table_id,
            "over": True,
            "points": found.points,
            "place": found.place,
            "counts": found.counts,
        }

    async def play_daily(self, request: Request, game: GameName, sent: PlayDaily) -> Response:
        """Play the deal of a day against its bots: the table is opened, you sit down, and the game begins.

        Your first attempt at today's deal counts; asked again, you return to it. When it is over, and on days that are
        past, you get a table for practice. A cookie makes you the same guest tomorrow.
        """
        self.count(request, "open")
        deal = await self.days.deal(game, await self.days.offered(sent.day))
        await self.registry.preparing.ready(game)
        known = request.cookies.get(GUEST)
        own = known if known and KEY.fullmatch(known) else new_key()
        table_id = await self._table(deal, hashed(own))
        key = key_from(own, table_id)
        table = await self._begun(table_id, deal, sent.name, key)
        answer = self.seated(request, table, key, 201)
        answer.set_cookie(
            GUEST,
            own,
            max_age=COOKIE_LASTS,
            path=GUEST_PATH,
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
        return answer

    async def _table(self, deal: Deal, guest: str) -> str:
        """The table that a guest plays a deal at: the attempt that counts, or a new one for practice."""
        ranked = not deal.is_over
        begun = await attempts.table_of(self.store, deal.day, deal.game, guest) if ranked else None
        if begun is not None:
            if (await self.registry.look(begun)).state != OVER:
                return begun
            ranked = False
        opened = await self.registry.open_table(deal.opening(ranked))
        if not ranked:
            return opened.id
        return await attempts.claim(self.store, deal.day, deal.game, guest, opened.id)

    async def _begun(self, table_id: str, deal: Deal, name: str, key: str) -> Table:
        """Seat the person and the bots, and begin, as far as that is not done yet."""

        def sit(table: Table) -> Act | None:
            known = has_seat(table.seats, key)
            return None if known else acts.sit(table, name, key, None, deal.lineup.seat)

        def seat_bot(table: Table, seat: int, spec: str) -> Act | None:
            return acts.seat_bot(table, seat, spec) if table.seats[seat].kind == "open" else None

        def start(table: Table) -> Act | None:
            return acts.start(table) if table.state == WAITING else None

        await self.registry.act(table_id, sit)
        for seat, spec in enumerate(deal.lineup.bots):
            if spec is not None:
                await self.registry.act(table_id, partial(seat_bot, seat=seat, spec=spec))
        return await self.registry.act(table_id, start)

    async def results(self, request: Request, game: GameName, day: Day = None) -> Response:
        """Show how everybody did at the deal of a day, once you have finished it or its day is over.

        `decisions` are those of yours at which others stood at the same position and did something else. `adjusted` is
        the share of the victory less the luck of the draws, once a game is analysed.
        """
        deal = await self.days.deal(game, await self.days.offered(day))
        guest = _guest(request)
        await attempts.settle(self.registry, deal.day, game)
        own = await attempts.own_result(self.store, deal.day, game, guest) if guest else None
        if own is None and not deal.is_over:
            raise Refusal(
                "day-unplayed",
                "The results are shown when you have finished this deal, or when its day is over (UTC).",
            )
        if own is not None and guest is not None and own.counts:
            await self._analyse(deal, guest)
        compared = (
            attempts.compared(own.decisions, await attempts.others(self.store, deal.day, game, guest))
            if own and guest
            else []
        )
        shown = {
            "day": deal.day.isoformat(),
            "game": game,
            "over": deal.is_over,
            "finished": await attempts.finished(self.store, deal.day, game),
            "rows": await attempts.standings(self.store, deal.day, game, guest),
            "attempt": await self._attempt(deal, guest) if guest else None,
            "made": len(own.decisions) if own else 0,
            "decisions": compared,
        }
        return JsonAnswer(orjson.dumps(shown))

    async def _analyse(self, deal: Deal, guest: str) -> None:
        """Have an attempt analysed, for its luck; when the server has too much to do, another time."""
        table_id = await attempts.table_of(self.store, deal.day, deal.game, guest)
        if table_id is not None:
            try:
                await self.analyses.of(table_id)
            except Refusal as refusal:
                if refusal.code != "busy":
                    raise


def _guest(request: Request) -> str | None:
    """The guest that a request comes from: the hash of the key in the cookie."""
    key = request.cookies.get(GUEST)
    return hashed(key) if key and KEY.fullmatch(key) else None
