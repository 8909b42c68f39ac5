"""The registry: the tables that are in memory, each with its lock and its open streams; the others are in the store.

Everything that happens goes through `act`: make the event from the current table, store it, and only then
show it.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hippodrome.table.acts import Act
from hippodrome.table.clock import PACE, due_at
from hippodrome.table.deal import REVEAL
from hippodrome.table.happened import Event
from hippodrome.table.live import Listener, Live
from hippodrome.table.preparing import Preparing
from hippodrome.table.refusals import Refusal
from hippodrome.table.schema import INDEXED
from hippodrome.table.sight import Shown, door
from hippodrome.table.store import Row, Store
from hippodrome.table.table import WAITING, Table, fold, opened

ID_BYTES = 12
SLICE = 0.002  # seconds for which a log is folded before others have their turn
IDLE = 60.0  # seconds after which a table that nobody uses is dropped from memory
MOST_VIEWING = 200  # streams at a table for one viewer: a seat, or all spectators together
MOST_STREAMS = 2000  # streams from one address, behind which there may be a whole school
ASKED = 1.0  # seconds in which other processes tell who has a stream open there
FLICKER = 60.0  # seconds for which somebody whose last stream was closed is not taken for gone
PRESENCE_LASTS = 50.0  # seconds for which the presence told by another process is valid
log = logging.getLogger("hippodrome.registry")


class Registry:
    """All tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pace = PACE  # seconds that a bot takes for a move
        self.reveal_time = REVEAL  # seconds that browsers usually have to reveal
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.on_due: Callable[[str, float | None], None] = lambda table_id, due: None
        self.closing = False
        self.listening = ("127.0.0.1", 0)  # host and port of the server
        self.preparing = Preparing()  # all is ready, unless a server says otherwise
        self.preparing.all_ready()
        self.began = time.monotonic()
        self._asked: set[str] = set()  # tables about which other processes hear a question of this one
        self.streams: Counter[str] = Counter()  # open ones, by address
        self._folding = asyncio.Lock()  # for one slice at a time
        self._telling: set[asyncio.Task[None]] = set()  # notices to the other processes that are being sent

    # ---------------------------------------------------------------- reading

    def _live(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is None:
            live = self.lives[table_id] = Live()
        self.lives.move_to_end(table_id)
        live.touched = time.monotonic()
        return live

    async def look(self, table_id: str) -> Table:
        """The table with an id, up to date with the store."""
        live = self._live(table_id)
        if live.table is not None and not self.store.shared:
            return live.table
        async with live.lock:
            return await self._catch_up(table_id, live)

    async def _catch_up(self, table_id: str, live: Live) -> Table:
        """Apply the events that this process has not read yet. The caller has the table's lock."""
        known = live.table
        since = known.events if known else 0
        found = await self.store.events(table_id, since)
        if found:
            if any(event["kind"] == "started" for _, event in found):
                await self.preparing.ready((known.opened if known else found[0][1])["game"])
            self._now(table_id, live, await self._folded(table_id, found, known))
        if live.table is None:
            if not live.listeners:
                self.lives.pop(table_id, None)
            raise Refusal("no-such-table", "This table does not exist.")
        return live.table

    async def _folded(
        self, table_id: str, events: Sequence[tuple[float, Event]], table: Table | None
    ) -> Table | None:
        """Fold events in slices, one slice in a turn of the event loop: a long log must not hold up others."""
        rest = deque(events)
        while rest:
            async with self._folding:
                until = time.perf_counter() + SLICE
                while rest:
                    table = fold(table_id, [rest.popleft()], table)
                    if time.perf_counter() >= until:
                        await asyncio.sleep(0)
                        break
        return table

    def now(self, table: Table) -> float:
        """The time at a table. It goes on as this process measures it, even if the system's clock is set back."""
        live = self.lives.get(table.id)
        here = live is not None and live.table is table
        return max(time.time(), table.at + (time.monotonic() - live.since if live and here else 0.0))

    def _now(self, table_id: str, live: Live, table: Table | None) -> None:
        """Replace a table that has changed: wake its streams, and plan what the server has to do there."""
        live.table, live.since = table, time.monotonic()
        for listener in live.listeners:
            listener.wake()
        if table is not None:
            self.on_due(table_id, due_at(table, self.pace))

    def update_of(self, table: Table, viewer: int, since: int) -> bytes:
        """Make an update for a viewer. What several viewers share is made once, as long as the table stays the same."""
        live = self.lives.get(table.id)
        if live is None or live.table is not table:
            return Shown(table).update(viewer, since)
        live.touched = time.monotonic()
        if live.shown is None or live.shown.table is not table:
            live.shown = Shown(table, live.shown)
        return live.shown.update(viewer, since)

    # ---------------------------------------------------------------- changing

    async def open_table(self, event: Event) -> Table:
        """Open a table: store its first event."""
        table_id, now = secrets.token_urlsafe(ID_BYTES), time.time()
        table = opened(table_id, event, now)
        await self.store.append(Row(table_id, 0, now, event, new_row(table, self.pace)))
        live = self._live(table_id)
        live.table, live.since = table, time.monotonic()
        return table

    async def act(self, table_id: str, make: Callable[[Table], Act | None]) -> Table:
        """Change a table: the event of `make` is stored before anyone sees it; None changes nothing.

        If another process stored an event first, `make` is called again with the table after that.
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
                now = self.now(table)
                after = table.then(act.event, now, act.game)
                changed = changed_row(table, after, self.pace)
                try:
                    stored = await self.store.append(Row(table_id, table.events, now, act.event, changed))
                except (Refusal, asyncio.CancelledError):
                    live.table = None  # it may or may not be stored: read the table again
                    raise
                if stored:
                    self._now(table_id, live, after)
                    return after
                table = await self._catch_up(table_id, live)

    # ---------------------------------------------------------------- streams

    def check_room(self, table_id: str, viewer: int, address: str) -> None:
        """Refuse a stream if too many are open for the viewer or the address. Spectators take no seat's streams."""
        same = sum(listener.viewer == viewer for listener in self._live(table_id).listeners)
        if same >= MOST_VIEWING or self.streams[address] >= MOST_STREAMS:
            where = "at this table" if same >= MOST_VIEWING else "from your network"
            refusal = Refusal("too-many", f"Too many streams are open {where}: try again in a minute.")
            refusal.retry_after = 60
            raise refusal

    def join(self, table_id: str, listener: Listener) -> None:
        """Add an open stream, and tell everybody there."""
        self.streams[listener.address] += 1
        live = self._live(table_id)
        live.listeners.add(listener)
        self._presence_changed(table_id, live)

    def part(self, table_id: str, listener: Listener) -> None:
        """Remove a stream that has ended, and tell everybody there."""
        self.streams[listener.address] -= 1
        if not self.streams[listener.address]:
            del self.streams[listener.address]
        live = self.lives.get(table_id)
        if live is not None:
            live.listeners.discard(listener)
            if listener.seated:
                live.closed[listener.viewer] = time.monotonic()
            self._presence_changed(table_id, live)

    def _presence_changed(self, table_id: str, live: Live) -> None:
        """Tell the streams of a table, and the other processes, who is there."""
        live.presence = None
        for listener in live.listeners:
            listener.wake()
        if self.store.shared:
            self._telling.add(task := asyncio.get_running_loop().create_task(self.announce(table_id)))
            task.add_done_callback(self._telling.discard)

    def addresses(self, table_id: str) -> set[str]:
        """The addresses from which people look at a table; work that it needs counts for one of them."""
        live = self.lives.get(table_id)
        if live is None:
            return set()
        return {listener.address for listener in live.listeners} or set(live.elsewhere)

    def presence(self, table_id: str) -> dict[str, Any]:
        """Which seats have an open stream, and how many spectators there are; counted once for all streams."""
        live = self.lives.get(table_id) or Live()
        now = time.monotonic()
        for process in [one for one, (heard, *_) in live.elsewhere.items() if now - heard >= PRESENCE_LASTS]:
            del live.elsewhere[process]  # it has sent nothing for so long that it may be gone
            live.presence = None
        if live.presence is None:
            here, spectators = self._here(live)
            seats = set(here)
            for _, those, others in live.elsewhere.values():
                seats |= those
                spectators += others
            live.presence = {"seats": sorted(seats), "spectators": spectators}
        return live.presence

    async def ask_presence(self, *table_ids: str) -> set[str]:
        """Hear from the other processes who has a stream open at tables; return those about which they were asked.

        Notices can get lost: a question that this process does not hear itself was asked nobody.
        """
        if not self.store.shared or not table_ids:
            return set(table_ids)
        self._asked.difference_update(table_ids)
        for table_id in table_ids:
            self._live(table_id)
            await self.store.announce(f"who {table_id} {self.store.process}")
        await asyncio.sleep(ASKED)
        heard = self._asked.intersection(table_ids)
        self._asked -= heard
        return heard

    def heard_from(self, table: Table, seat: int) -> None:
        """Note a request of a seat before the game. Later it could tell of what is written in secret."""
        live = self.lives.get(table.id)
        if live is not None and table.state == WAITING:
            live.closed[seat] = time.monotonic()

    def watched(self, table: Table, seat: int, position: int) -> None:
        """Note how far the page of a seat has shown what happened; bots that waited for it go on."""
        self._live(table.id).watched[seat] = position
        self.on_due(table.id, due_at(table, self.pace))

    def was_there(self, table_id: str, seat: int) -> bool:
        """Whether a seat has a stream open, or had one a moment ago; so may everybody have had after a restart."""
        live = self.lives.get(table_id) or Live()
        lately = max(live.closed.get(seat, self.began), self.began)
        return seat in self.presence(table_id)["seats"] or time.monotonic() - lately < FLICKER

    @staticmethod
    def _here(live: Live) -> tuple[frozenset[int], int]:
        seated = frozenset(listener.viewer for listener in live.listeners if listener.seated)
        return seated, sum(not listener.seated for listener in live.listeners)

    async def announce(self, table_id: str) -> None:
        """Tell the other processes who has a stream open here."""
        live = self.lives.get(table_id)
        if live is not None and self.store.shared:
            seats, spectators = self._here(live)
            told = ",".join(map(str, sorted(seats)))
            await self.store.announce(f"presence {table_id} {self.store.process} {spectators} {told}")

    async def heard(self, notice: str) -> None:
        """Handle a notice of another process: new events, who is there, or that notices were lost for a while."""
        kind, *words = notice.split(" ")
        if kind == "presence":
            table_id, process, spectators, seats = words
            if process != self.store.process:
                there = frozenset(int(seat) for seat in seats.split(",") if seat)
                await self._present_elsewhere(table_id, process, there, int(spectators))
            return
        if kind == "who":
            await self._asked_presence(*words)
            return
        if kind == "events" and words[0] == self.store.process:
            return
        for table_id in words[1:] if kind == "events" else list(self.lives):
            await self._refresh(table_id)

    async def _asked_presence(self, table_id: str, process: str) -> None:
        """Answer a process that asks who has a stream open here."""
        live = self.lives.get(table_id)
        if process == self.store.process:
            self._asked.add(table_id)
        elif live is not None and live.listeners:
            await self.announce(table_id)

    async def _present_elsewhere(
        self, table_id: str, process: str, seats: frozenset[int], spectators: int
    ) -> None:
        """Remember who has a stream open at another process."""
        live = self.lives.get(table_id)
        if live is None:
            return
        new = process not in live.elsewhere
        _, before, _ = live.elsewhere.get(process, (0.0, frozenset[int](), 0))
        live.closed |= dict.fromkeys(before - seats, time.monotonic())
        if seats or spectators:
            live.elsewhere[process] = (time.monotonic(), seats, spectators)
        else:
            live.elsewhere.pop(process, None)
        live.presence = None
        for listener in live.listeners:
            listener.wake()
        if new and process in live.elsewhere and live.listeners:
            await self.announce(table_id)  # a process that came later does not know who was there before

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
        """Drop tables from memory that nobody has used for a while; their streams stay open."""
        now = time.monotonic()
        for table_id, live in list(self.lives.items()):
            if now - live.touched < IDLE:
                break  # the rest was used later
            if live.lock.locked():
                continue
            if live.listeners:
                live.table = None
                live.shown = None
                live.touched = now
                self.lives.move_to_end(table_id)
            else:
                del self.lives[table_id]

    def forget(self, table_ids: Iterable[str]) -> None:
        """Drop tables from memory that were deleted from the store."""
        for table_id in table_ids:
            if live := self.lives.get(table_id):
                self._now(table_id, live, None)

    def all_listeners(self) -> Iterable[Listener]:
        """Every open stream."""
        return [listener for live in self.lives.values() for listener in live.listeners]


def indexed(table: Table, pace: float) -> dict[str, Any]:
    """The row of a table in the store's index."""
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


def new_row(table: Table, pace: float) -> dict[str, Any]:
    """The whole row of a table in the index, with what the lobby shows."""
    return {**indexed(table, pace), "door": door(table)}


def changed_row(before: Table, after: Table, pace: float) -> dict[str, Any] | None:
    """What an event changes of a table's row in the index; None for nothing."""
    if after.seats is not before.seats or after.state != before.state:
        return new_row(after, pace)
    return indexed(after, pace) if due_at(after, pace) != due_at(before, pace) else None
