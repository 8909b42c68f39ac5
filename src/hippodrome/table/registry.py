"""The registry: the tables that are in memory, each with its lock and its listeners; the others wait in the store.

Everything that happens goes through `act`: look at the table, make the event, store it, and only then show it.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from hippodrome.table import sight
from hippodrome.table.acts import Act
from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import INDEXED
from hippodrome.table.store import Row, Store
from hippodrome.table.table import Event, Table, fold, opened

ID_BYTES = 12
IDLE = 60.0  # seconds after which a table that nobody touches goes back to the store alone
MOST_LOOKING = 200  # streams at a table for the same eyes: a seat's, or the spectators'
MOST_STREAMS = 2000  # streams from one address, behind which there may be a whole school
PRESENCE_LASTS = 50.0  # seconds for which another process is believed about who is there
log = logging.getLogger("hippodrome.registry")


class Listener(Protocol):
    """Somebody with an open stream."""

    viewer: int

    seated: bool

    address: str

    def wake(self) -> None:
        """There is something new."""


@dataclass
class Live:
    """A table in memory, or just those who listen to it."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Any] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, frozenset[int], int]] = field(default_factory=dict)
    there: dict[str, Any] | None = None  # who is, as far as asked since it last changed
    touched: float = 0.0
    shown: dict[int, bytes] = field(
        default_factory=dict
    )  # how the table looks now, by viewer, as far as asked


class Registry:
    """All tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pace = 1.0  # seconds that a bot takes for a move
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.on_due: Callable[[str, float | None], None] = lambda table_id, due: None
        self.closing = False
        self.streams: Counter[str] = Counter()  # that are open, by address

    # ---------------------------------------------------------------- looking

    def _live(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is None:
            live = self.lives[table_id] = Live()
        self.lives.move_to_end(table_id)
        live.touched = time.monotonic()
        return live

    async def look(self, table_id: str) -> Table:
        """A table as it stands, by all that the store knows."""
        live = self._live(table_id)
        if live.table is not None and not self.store.shared:
            return live.table
        async with live.lock:
            return await self._catch_up(table_id, live)

    async def _catch_up(self, table_id: str, live: Live) -> Table:
        """Fold what the store has and this process has not. The table's lock is held."""
        known = live.table
        since = known.events if known else 0
        found = await self.store.events(table_id, since)
        if found:
            self._now(table_id, live, fold(table_id, found, known))
        if live.table is None:
            if not live.listeners:
                self.lives.pop(table_id, None)
            raise Refusal("no-such-table", "There is no such table.")
        return live.table

    def _now(self, table_id: str, live: Live, table: Table | None) -> None:
        """A table has changed: wake those who listen, and whoever plays the bots."""
        live.table = table
        live.there = None
        live.shown.clear()
        for listener in live.listeners:
            listener.wake()
        if table is not None:
            self.on_due(table_id, due_at(table, self.pace))

    def update(self, table_id: str, viewer: int, since: int) -> tuple[bytes, int] | None:
        """What a viewer is to be sent after a position, and its position then; None if nothing, or not in memory."""
        live = self.lives.get(table_id)
        if live is None or live.table is None or live.table.positions[viewer] <= since:
            return None
        live.touched = time.monotonic()
        return self.update_of(live.table, viewer, since), live.table.positions[viewer]

    def update_of(self, table: Table, viewer: int, since: int) -> bytes:
        """An update for a viewer. How the table looks is made once for all who have the same eyes."""
        live = self.lives.get(table.id)
        if live is None or live.table is not table:
            return sight.update(table, viewer, since, sight.shown(table, viewer))
        shown = live.shown.get(viewer)
        if shown is None:
            shown = live.shown[viewer] = sight.shown(table, viewer)
        return sight.update(table, viewer, since, shown)

    # ---------------------------------------------------------------- doing

    async def open_table(self, event: Event) -> Table:
        """A new table, stored."""
        table_id, now = secrets.token_urlsafe(ID_BYTES), time.time()
        table = opened(table_id, event, now)
        await self.store.append(Row(table_id, 0, now, event, indexed(table, self.pace)))
        live = self._live(table_id)
        live.table = table
        return table

    async def act(self, table_id: str, make: Callable[[Table], Act | None]) -> Table:
        """Do something at a table. What is made is stored before anyone sees it; None changes nothing.

        Where another process was quicker, `make` is asked again with the table as it is then.
        """
        live = self._live(table_id)
        async with live.lock:
            table = live.table or await self._catch_up(table_id, live)
            fresh = not self.store.shared
            while True:
                try:
                    act = make(table)
                except Refusal:
                    if fresh:
                        raise
                    table, fresh = await self._catch_up(table_id, live), True
                    continue
                if act is None:
                    return table
                now = max(time.time(), table.at)
                after = table.then(act.event, now, act.game)
                index = indexed(after, self.pace)
                changed = index if index != indexed(table, self.pace) else None
                try:
                    stored = await self.store.append(Row(table_id, table.events, now, act.event, changed))
                except (Refusal, asyncio.CancelledError):
                    live.table = None  # whether it was stored is not known: read again
                    raise
                if stored:
                    self._now(table_id, live, after)
                    return after
                table = await self._catch_up(table_id, live)

    # ---------------------------------------------------------------- listening

    def check_room(self, table_id: str, viewer: int, address: str) -> None:
        """Refuse one stream too many. Each seat has room of its own, which spectators don't take."""
        same = sum(listener.viewer == viewer for listener in self._live(table_id).listeners)
        if same >= MOST_LOOKING or self.streams[address] >= MOST_STREAMS:
            where = "at this table" if same >= MOST_LOOKING else "from where you are"
            refusal = Refusal("too-many", f"Too many look on {where}: try again in a minute.")
            refusal.retry_after = 60
            raise refusal

    def join(self, table_id: str, listener: Listener) -> None:
        """A stream is open: tell the others who is there."""
        live = self._live(table_id)
        live.listeners.add(listener)
        live.there = None
        self.streams[listener.address] += 1

    def part(self, table_id: str, listener: Listener) -> None:
        """A stream has ended."""
        live = self.lives.get(table_id)
        if live is not None:
            live.listeners.discard(listener)
            live.there = None
        self.streams[listener.address] -= 1
        if not self.streams[listener.address]:
            del self.streams[listener.address]

    def presence(self, table_id: str) -> dict[str, Any]:
        """Which seats have somebody looking, and how many look on without a seat; found out once for all."""
        live = self.lives.get(table_id) or Live()
        now = time.monotonic()
        for process in [one for one, (heard, *_) in live.elsewhere.items() if now - heard >= PRESENCE_LASTS]:
            del live.elsewhere[process]  # it has not told for so long: it may be gone
            live.there = None
        if live.there is None:
            here, spectators = self._here(live)
            seats = set(here)
            for _, those, others in live.elsewhere.values():
                seats |= those
                spectators += others
            live.there = {"seats": sorted(seats), "spectators": spectators}
        return live.there

    @staticmethod
    def _here(live: Live) -> tuple[frozenset[int], int]:
        seated = frozenset(listener.viewer for listener in live.listeners if listener.seated)
        return seated, sum(not listener.seated for listener in live.listeners)

    async def announce(self, table_id: str) -> None:
        """Tell the other processes who is there."""
        live = self.lives.get(table_id)
        if live is not None and self.store.shared:
            seats, spectators = self._here(live)
            told = ",".join(map(str, sorted(seats)))
            await self.store.announce(f"presence {table_id} {self.store.process} {spectators} {told}")

    async def heard(self, notice: str) -> None:
        """Another process has stored events, or tells who is there; or the connection was lost for a while."""
        kind, *words = notice.split(" ")
        if kind == "presence":
            table_id, process, spectators, seats = words
            live = self.lives.get(table_id)
            if live is not None and process != self.store.process:
                there = frozenset(int(seat) for seat in seats.split(",") if seat)
                unheard_of = process not in live.elsewhere
                if there or int(spectators):
                    live.elsewhere[process] = (time.monotonic(), there, int(spectators))
                else:
                    live.elsewhere.pop(process, None)
                live.there = None
                for listener in live.listeners:
                    listener.wake()
                if unheard_of and process in live.elsewhere and live.listeners:
                    await self.announce(table_id)  # whoever came later does not know who was there before
            return
        if kind == "events" and words[0] == self.store.process:
            return
        for table_id in words[1:] if kind == "events" else list(self.lives):
            await self._refresh(table_id)

    async def _refresh(self, table_id: str) -> None:
        live = self.lives.get(table_id)
        if live is None:
            return
        async with live.lock:
            if live.table is not None or live.listeners:
                try:
                    await self._catch_up(table_id, live)
                except Refusal as error:
                    log.warning("a table was not read again: %s", error.code)

    def sweep(self) -> None:
        """Tables that nobody has touched for a while are left to the store; their listeners stay."""
        now = time.monotonic()
        for table_id, live in list(self.lives.items()):
            if now - live.touched < IDLE:
                break  # they are in the order in which they were touched
            if live.lock.locked():
                continue
            if live.listeners:
                live.table = None
                live.shown.clear()
                live.touched = now
                self.lives.move_to_end(table_id)
            else:
                del self.lives[table_id]

    def all_listeners(self) -> Iterable[Listener]:
        """Everybody with an open stream."""
        return [listener for live in self.lives.values() for listener in live.listeners]


def due_at(table: Table, pace: float) -> float | None:
    """When the server has to do something at a table: a bot's move, a clock that runs out; None for nothing."""
    if table.state != "playing" or table.game is None:
        return None
    moments = []
    for seat in table.turn:
        if table.seats[seat].plays_itself:
            moments.append(table.at + pace)
        elif (until := sight.deadline(table, seat)) is not None:
            moments.append(until)
    return min(moments, default=None)


def indexed(table: Table, pace: float) -> dict[str, Any]:
    """What the store's index says of a table."""
    state, opening = table.state, table.opened
    row = (
        opening["game"],
        state,
        opening["public"],
        len(table.seats),
        sum(seat.kind == "open" for seat in table.seats),
        due_at(table, pace),
    )
    return dict(zip(INDEXED, row, strict=True))
