"""The deals of the days: each follows from a key of the server, its day and its game.

The key is made once and kept in the store. A day is one of UTC. The hash of a deal's secret can be had the day before,
the secret itself when the day is over.
"""

import hmac
import secrets
import time
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, select

from hippodrome.bots.daily import Lineup, lineup
from hippodrome.games import GAMES
from hippodrome.nature import SECRET_BYTES, seal_of
from hippodrome.table import acts
from hippodrome.table.happened import Event
from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import keys
from hippodrome.table.store import Store

KEY = "daily"
clock = time.time  # what tells which day it is


def day_at(now: float) -> date:
    """The day of a moment, in UTC.

    >>> day_at(86_399.9), day_at(86_400.0)
    (datetime.date(1970, 1, 1), datetime.date(1970, 1, 2))
    """
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> float:
    """The moment at which a day is over.

    >>> end_of(date(1970, 1, 1))
    86400.0
    """
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + 86_400.0


def is_sealed(opened: Event) -> bool:
    """Whether the secret of a table has to wait for the end of its day.

    >>> is_sealed({"daily": {"day": "1970-01-01"}}), is_sealed({"daily": {"day": "9998-01-01"}}), is_sealed({})
    (False, True, False)
    """
    daily = opened.get("daily")
    return daily is not None and clock() < end_of(date.fromisoformat(daily["day"]))


class Deal(NamedTuple):
    """The deal of a game on a day, with who plays it."""

    game: str
    day: date
    secret: bytes
    lineup: Lineup

    @property
    def commitment(self) -> str:
        """The hash of its secret."""
        return sha256(self.secret).hexdigest()

    @property
    def is_over(self) -> bool:
        """Whether its day is over."""
        return clock() >= end_of(self.day)

    @property
    def contribution(self) -> bytes:
        """What the person's seat contributes: the hash of game and day. Without any the key would be the commitment."""
        return sha256(_named(self.game, self.day)).digest()

    def opening(self, ranked: bool) -> Event:
        """The event that opens a table for it: the attempt that counts, without hints, or one for practice."""
        seats, seat = self.lineup.seats, self.lineup.seat
        event = acts.open_table(self.game, GAMES[self.game].check({"seats": seats}), hints=not ranked)
        fixed = {
            "seals": [seal_of(self.contribution) if one == seat else None for one in range(seats)],
            "contributions": [self.contribution.hex() if one == seat else None for one in range(seats)],
        }
        return {
            **event,
            "secret": self.secret.hex(),
            "practice": None if ranked else {**fixed, "log": []},
            "daily": {"day": self.day.isoformat(), "ranked": ranked, **fixed},
        }


def _named(game: str, day: date) -> bytes:
    return f"{game} {day.isoformat()}".encode()


class Days:
    """The deals of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: tuple[bytes, date] | None = None

    async def key(self) -> tuple[bytes, date]:
        """The key of the server, and the day on which it was made: then the first deals were played."""
        if self._made is None:
            fresh = {"name": KEY, "secret": secrets.token_hex(SECRET_BYTES), "made_at": clock()}
            adding = self.store.insert(keys).on_conflict_do_nothing()
            wanted = select(keys).where(keys.c.name == KEY)

            def make(connection: Connection) -> tuple[bytes, date]:
                connection.execute(adding, [fresh])
                row = connection.execute(wanted).one()
                return bytes.fromhex(row.secret), day_at(row.made_at)

            self._made = await self.store.do(make)
        return self._made

    async def deal(self, game: str, day: date) -> Deal:
        """The deal of a game on a day, whenever that is."""
        if game not in GAMES:
            raise Refusal("no-such-game", "There is no such game.")
        key, _ = await self.key()
        secret = hmac.digest(key, _named(game, day), "sha256")
        return Deal(game, day, secret, lineup(game, day))

    async def offered(self, day: date | None) -> date:
        """A day whose deals can be played: today, if none is given, or one since the first."""
        today = day_at(clock())
        _, first = await self.key()
        if day is not None and not min(first, today) <= day <= today:
            raise Refusal("no-such-day", f"There are deals from {first} to {today}.")
        return day or today

    @staticmethod
    def next_day(day: date) -> date:
        """The day after a day."""
        return day + timedelta(days=1)
