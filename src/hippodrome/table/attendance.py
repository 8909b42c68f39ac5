"""Who is there before the game: seats of people who do not come back are freed, and no address takes them all."""

import contextlib
import time
from collections import OrderedDict
from functools import partial

import orjson

from hippodrome.table import absent
from hippodrome.table.clock import Clock, absent_after
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.seats import hashed
from hippodrome.table.store import Waiting
from hippodrome.table.table import WAITING

SHARE = 30  # seats that one address can hold at public tables in any case: a school class
MOST = 50_000  # addresses remembered
FRESH = 10.0  # seconds for which somebody may be sitting down

Person = tuple[str, int, str]  # table, seat, name


class Attendance:
    """Watches the people of tables that wait, and frees the seats of those who are not there.

    Somebody is there who has a stream open, at any process, or sends a request. By correspondence nobody needs to be.
    """

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._seen: dict[
            Person, float
        ] = {}  # when somebody was there last; at first when this process looked first
        self._missed: set[Person] = set()  # those who were not there for too long, at the last check

    async def check(self) -> None:
        """Free the seats of all who have not been there for too long."""
        now = time.monotonic()
        people: dict[Person, float] = {}
        last = ""
        while page := await self.registry.store.waiting(last):
            people |= {person: seconds for row in page for person, seconds in _people(row).items()}
            last = page[-1].id
        self._seen = {person: self._last_seen(person, now) for person in people}
        missed = {person for person, seen in self._seen.items() if now - seen >= people[person]}
        asked = await self.registry.ask_presence(*{table_id for table_id, *_ in missed})
        missed = {
            (table_id, seat, name)
            for table_id, seat, name in missed
            if table_id in asked and not self.registry.was_there(table_id, seat)
        }
        for person in missed & self._missed:  # twice: another process may have been slow to answer
            before = time.time() - people[person]
            with contextlib.suppress(Refusal):  # the next check tries again
                await self.registry.act(person[0], partial(absent.expire, seat=person[1], before=before))
        self._missed = missed

    def _last_seen(self, person: Person, now: float) -> float:
        table_id, seat, _ = person
        if seat in self.registry.presence(table_id)["seats"]:
            return now
        live = self.registry.lives.get(table_id)
        heard = live.closed.get(seat, 0.0) if live else 0.0
        return max(heard, self._seen.get(person, now))


def _people(row: Waiting) -> dict[Person, float]:
    """The people of a table who have to be there, and for how many seconds they need not."""
    door = orjson.loads(row.door)
    seconds = absent_after(row.public, Clock(**door["clock"]) if door["clock"] else None)
    if seconds is None:
        return {}
    return {
        (row.id, player["seat"], player["name"]): seconds
        for player in door["players"]
        if player["kind"] == "person"
    }


class Held:
    """Counts the seats that each address holds at public tables that wait for players.

    It is remembered in this process alone, and stored nowhere: addresses are nobody's business.
    """

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._by: OrderedDict[str, dict[tuple[str, str], float]] = OrderedDict()

    async def take(self, network: str, table_id: str, key: str) -> None:
        """Count one more seat, by its key; refuse it if the address holds too many."""
        held = self._by.setdefault(network, {})
        self._by.move_to_end(network)
        if len(self._by) > MOST:
            self._by.popitem(last=False)
        if len(held) >= SHARE:
            most = max(SHARE, await self.registry.store.public_seats() // 2)
            for seat, since in list(held.items()) if len(held) >= most else ():
                if not await self._still_held(*seat, since):
                    held.pop(seat, None)
            if len(held) >= most:
                raise Refusal(
                    "too-many-seats",
                    "Your network holds too many seats at public tables: start those games first, or play at tables "
                    "that are found by their link.",
                )
        held[table_id, hashed(key)] = time.monotonic()

    def give_back(self, network: str, table_id: str, key: str) -> None:
        """Do not count a seat that was not taken after all."""
        self._by.get(network, {}).pop((table_id, hashed(key)), None)

    async def _still_held(self, table_id: str, owner: str, since: float) -> bool:
        try:
            table = await self.registry.look(table_id)
        except Refusal:  # it was deleted
            return False
        sits = any(seat.key == owner for seat in table.seats) or time.monotonic() - since < FRESH
        return sits and table.state == WAITING
