"""Attempts at daily deals: one a guest and day counts. Results, the table of a day, streaks, decisions compared.

A result is written when somebody first asks for the results of the day after the game is over: nothing is done for it
while people play. Positions are compared by what the person's seat could see.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, func, select, update

from hippodrome.core import calls
from hippodrome.game import Game
from hippodrome.table.days import end_of
from hippodrome.table.registry import Registry
from hippodrome.table.schema import analyses, attempts, tables
from hippodrome.table.store import Store
from hippodrome.table.table import OVER, Table

SETTLED = 50  # results written for one request, at most
LISTED = 100  # of the table of a day
COMPARED = 1000  # attempts whose decisions are compared
HASH = 12  # hex digits of a position


class Result(NamedTuple):
    """How an attempt came out."""

    name: str
    seat: int
    scores: Sequence[int]
    place: int
    counts: bool
    decisions: Sequence[tuple[str, str]]

    @property
    def points(self) -> int:
        """The points of the person."""
        return self.scores[self.seat]


def result(table: Table) -> Result:
    """The result of an attempt that is over. It counts if it was over in time, and no bot played for the person."""
    assert table.game is not None, "it was played"
    assert table.daily is not None, "it has the deal of a day"
    outcome = table.game.outcome
    assert outcome is not None, "it is over"
    seat = next(number for number, one in enumerate(table.seats) if one.kind == "person")
    points = outcome.scores[seat]
    ahead = [n for n, score in enumerate(outcome.scores) if n in outcome.winners or score > points]
    place = 1 if seat in outcome.winners else 1 + len(ahead)
    alone = all(item.told["kind"] != "left" for item in table.happened)
    in_time = table.at < end_of(date.fromisoformat(table.daily["day"]))
    name = table.seats[seat].name or ""
    return Result(name, seat, outcome.scores, place, alone and in_time, decisions(table.game, seat))


def decisions(game: Game, seat: int) -> list[tuple[str, str]]:
    """Every decision of a seat: the hash of what the seat saw before it, and the move.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> game.play(0, "pass")
    >>> [(len(position), move) for position, move in decisions(game, 0)]
    [(12, 'pass')]
    """
    one, found = calls.copied(game.history.opening), []
    for number, (actor, action) in enumerate(game.steps):
        if actor == seat:
            masked = one.copy()
            calls.mask(masked, seat)
            position = sha256(masked.tobytes()).hexdigest()[:HASH]
            found.append((position, game.history.entry(number).move))
        calls.apply(one, actor, action)
    return found


def compared(
    own: Iterable[tuple[str, str]], others: Iterable[Sequence[tuple[str, str]]]
) -> list[dict[str, Any]]:
    """Where others stood at the same position and decided otherwise: the own move, and how many made each.

    >>> compared([("a", "pass"), ("b", "pass")], [[("a", "bid C1"), ("c", "pass")], [("a", "pass"), ("b", "pass")]])
    [{'decision': 1, 'move': 'pass', 'same': 1, 'others': [{'move': 'bid C1', 'players': 1}]}]
    """
    made: dict[str, Counter[str]] = defaultdict(Counter)
    for each in others:
        for position, move in dict(each).items():
            made[position][move] += 1
    found = []
    for number, (position, move) in enumerate(own, 1):
        there = made[position]
        otherwise = [{"move": text, "players": n} for text, n in there.most_common() if text != move]
        if otherwise:
            found.append({"decision": number, "move": move, "same": there[move], "others": otherwise})
    return found


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row there is an attempt, up to today; or to yesterday, if today is still to be played.

    >>> streak([date(2026, 11, 14), date(2026, 11, 16), date(2026, 11, 17)], date(2026, 11, 18))
    2
    """
    played = set(days)
    day = today if today in played else today - timedelta(days=1)
    count = 0
    while day in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


# ---------------------------------------------------------------- in the store


def _of(day: date, game: str) -> tuple[Any, Any]:
    return attempts.c.day == day.isoformat(), attempts.c.game == game


async def claim(store: Store, day: date, game: str, guest: str, table_id: str) -> str:
    """Make a table the attempt of a guest that counts; return the table that is: of two at once the first."""
    row = {"day": day.isoformat(), "game": game, "guest": guest, "table_id": table_id}
    adding = store.insert(attempts).on_conflict_do_nothing()

    def add(connection: Connection) -> None:
        connection.execute(adding, [row])

    await store.do(add)
    return await table_of(store, day, game, guest) or table_id


async def table_of(store: Store, day: date, game: str, guest: str) -> str | None:
    """The table of a guest's attempt."""
    wanted = select(attempts.c.table_id).where(*_of(day, game), attempts.c.guest == guest)
    return await store.do(lambda connection: connection.execute(wanted).scalar_one_or_none(), reading=True)


async def settle(registry: Registry, day: date, game: str) -> None:
    """Write the results of attempts that are over, and what analyses say of them, some at a time."""
    store = registry.store
    over = (
        select(attempts.c.table_id)
        .join(tables, tables.c.id == attempts.c.table_id)
        .where(*_of(day, game), attempts.c.body.is_(None), tables.c.state == OVER)
        .limit(SETTLED)
    )
    analysed = (
        select(attempts.c.table_id, attempts.c.body, analyses.c.body.label("analysis"))
        .join(analyses, analyses.c.table_id == attempts.c.table_id)
        .where(*_of(day, game), attempts.c.points.is_not(None), attempts.c.adjusted.is_(None))
        .limit(SETTLED)
    )
    for table_id in await store.do(lambda connection: connection.execute(over).scalars().all(), reading=True):
        found = await asyncio.to_thread(result, await registry.look(table_id))  # masks at every decision
        points = found.points if found.counts else None
        await _write(store, table_id, {"body": orjson.dumps(found._asdict()).decode(), "points": points})
    for row in await store.do(lambda connection: connection.execute(analysed).all(), reading=True):
        player = orjson.loads(row.analysis)["players"][orjson.loads(row.body)["seat"]]
        await _write(store, row.table_id, {"adjusted": player["result"] - player["luck"]})


async def _write(store: Store, table_id: str, columns: dict[str, Any]) -> None:
    changed = update(attempts).where(attempts.c.table_id == table_id).values(**columns)
    await store.do(lambda connection: connection.execute(changed).close())


async def days_of(store: Store, guest: str) -> list[date]:
    """The days on which a guest has finished an attempt that counts."""
    wanted = (
        select(attempts.c.day).where(attempts.c.guest == guest, attempts.c.points.is_not(None)).distinct()
    )
    rows = await store.do(lambda connection: connection.execute(wanted).scalars().all(), reading=True)
    return [date.fromisoformat(day) for day in rows]


async def finished(store: Store, day: date, game: str) -> int:
    """How many attempts at a deal are over and count."""
    wanted = select(func.count()).where(*_of(day, game), attempts.c.points.is_not(None))
    return await store.do(lambda connection: connection.execute(wanted).scalar_one(), reading=True)


async def own_result(store: Store, day: date, game: str, guest: str) -> Result | None:
    """The result of a guest's attempt, once it is written."""
    wanted = select(attempts.c.body).where(*_of(day, game), attempts.c.guest == guest)
    body = await store.do(lambda connection: connection.execute(wanted).scalar_one_or_none(), reading=True)
    return Result(**orjson.loads(body)) if body else None


async def standings(store: Store, day: date, game: str, guest: str | None) -> list[dict[str, Any]]:
    """The table of a day: the best attempts, and the guest's own. Equal points are an equal rank."""
    rank = func.rank().over(order_by=attempts.c.points.desc()).label("rank")
    ranked = select(attempts, rank).where(*_of(day, game), attempts.c.points.is_not(None)).subquery()
    order = (ranked.c.rank, ranked.c.adjusted.desc().nulls_last(), ranked.c.table_id)
    best = select(ranked).order_by(*order).limit(LISTED)
    own = select(ranked).where(ranked.c.guest == (guest or ""))

    def read(connection: Connection) -> list[Any]:
        rows = list(connection.execute(best))
        return rows + [row for row in connection.execute(own) if row not in rows]

    return [
        {
            "rank": row.rank,
            "name": (body := orjson.loads(row.body))["name"],
            "points": row.points,
            "place": body["place"],
            "adjusted": row.adjusted,
            "you": row.guest == guest,
        }
        for row in await store.do(read, reading=True)
    ]


async def others(store: Store, day: date, game: str, guest: str) -> list[list[tuple[str, str]]]:
    """The decisions of the others who have finished a deal."""
    wanted = select(attempts.c.body).where(
        *_of(day, game), attempts.c.points.is_not(None), attempts.c.guest != guest
    )
    bodies = await store.do(
        lambda connection: connection.execute(wanted.limit(COMPARED)).scalars().all(), reading=True
    )
    return [[(position, move) for position, move in orjson.loads(body)["decisions"]] for body in bodies]
