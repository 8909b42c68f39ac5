"""People who are not there: their seats expire, no address takes them all, and others can let a bot play."""

import asyncio
import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hippodrome.table import absent, acts
from hippodrome.table.app import CHORES
from hippodrome.table.attendance import SHARE, Attendance, Held
from hippodrome.table.clock import ABSENT, Clock
from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import Registry
from hippodrome.table.stores import make_store, prepare
from hippodrome.table.table import Table
from tests.table.fake_time import Room, fake_time, run
from tests.table.folded import begun, code_of, done, seated, told
from tests.table.players import Player, full_table, open_table
from tests.table.servers import Postgres, serving_here, until

# ---------------------------------------------------------------- seats that nobody comes to


async def attended(
    room: Room, lasts: float, clock: Clock | None = None, public: bool = True, ann: str = ""
) -> list[str | None]:
    """Who still sits at a table with Ann and Bob after a time; Ann does something in between, or is online."""
    registry = room.registry
    opening = acts.open_table("byzanz", {"seats": 3}, clock, public)
    table = await registry.open_table(opening)
    room.id = table.id
    await room.do(lambda now: acts.seat_bot(now, 2, "citizen"))
    for name in ("Ann", "Bob"):
        table = await room.do(partial(acts.sit, name=name, key=f"{ord(name[0]):032x}", seal=None))
    if ann == "online":
        room.listen(table, 0)
    watch = Attendance(registry)
    while room.loop.time() < lasts:
        await asyncio.sleep(CHORES)
        if ann == "asks":
            registry.heard_from(await registry.look(room.id), 0)
        if ann == "chats" and room.loop.time() % 200 < CHORES:
            await room.do(lambda now: acts.say(now, 0, "Hello?"))
        registry.sweep()
        await watch.check()
    seats = (await registry.look(room.id)).seats
    await room.close()
    return [seat.name for seat in seats]


def names_after(lasts: float, **how: Any) -> list[str | None]:
    with fake_time() as loop:
        return run(loop, attended(Room(loop), lasts, **how))


@pytest.mark.parametrize("public", [True, False])
def test_a_seat_expires_when_nobody_is_there(public: bool) -> None:
    seconds = ABSENT[public]
    assert names_after(seconds - CHORES, public=public) == ["Ann", "Bob", "citizen"]
    assert names_after(seconds + 2 * CHORES, public=public) == [None, None, "citizen"]


@pytest.mark.parametrize("ann", ["online", "asks", "chats"])
def test_a_seat_does_not_expire_while_its_player_is_there(ann: str) -> None:
    assert names_after(5 * ABSENT[True], ann=ann) == ["Ann", None, "citizen"]


def test_no_seat_expires_under_a_clock_of_days() -> None:
    assert names_after(5 * ABSENT[True], clock=Clock("days", 1)) == ["Ann", "Bob", "citizen"]
    assert names_after(5 * ABSENT[True], clock=Clock("live", 30)) == [None, None, "citizen"]


def test_an_expired_seat_is_told_and_free_for_others() -> None:
    table = seated("Ann", "Bob")
    assert absent.expire(table, 2, before=0.5) is None  # Ann sat down later
    assert absent.expire(table, 0, before=9.0) is None  # nobody sits there
    after = done(table, absent.expire(table, 2, before=1.0))
    item = told(after, 3)["happened"][-1]
    assert (item["kind"], item["seat"], item["why"]) == ("freed", 2, "absent")
    assert done(after, acts.sit(after, "Ann", "22" * 16, None, 2)).seats[2].name == "Ann"
    assert absent.expire(begun("byzanz", 3), 0, before=9.0) is None


def test_stores_know_who_waits_where(store: str) -> None:
    async def ask() -> None:
        opened = make_store(store)
        await prepare(opened, upgrade=True)
        await opened.open()
        registry = Registry(opened)
        try:
            tables = [
                await registry.open_table(acts.open_table("byzanz", {"seats": 3}, public=public))
                for public in (True, True, False, False)
            ]
            for table in tables[1:3]:
                await registry.act(table.id, partial(acts.sit, name="Ann", key="a" * 32, seal=None))
            found = await opened.waiting()
            assert [row.id for row in found] == sorted(table.id for table in tables[1:3])
            assert {row.id: row.public for row in found} == {tables[1].id: True, tables[2].id: False}
            assert await opened.waiting(found[-1].id) == []
            assert await opened.public_seats() == 6
        finally:
            await opened.close()

    asyncio.run(ask())


def test_who_is_online_at_another_process_is_there(postgres: Postgres) -> None:
    class Open:
        viewer, seated, address = 0, True, "198.51.100.7"

        def wake(self) -> None: ...

    async def ask(address: str) -> None:
        stores = [make_store(address) for _ in range(2)]
        await prepare(stores[0], upgrade=True)
        here, there = map(Registry, stores)
        for registry in (here, there):
            await registry.store.open()
            await registry.store.listen(registry.heard)
            registry.began -= 100.0
        try:
            table = await there.open_table(acts.open_table("byzanz", {"seats": 3}))
            there.join(table.id, Open())
            assert not here.was_there(table.id, 0)
            assert await here.ask_presence(table.id) == {table.id}
            assert here.was_there(table.id, 0)
            assert not here.was_there(table.id, 1)
            await there.store.close()
            await here.store.close()
            assert await here.ask_presence(table.id) == set()  # nobody was asked
        finally:
            for registry in (here, there):
                await registry.store.close()

    asyncio.run(ask(postgres.database("attendance")))


# ---------------------------------------------------------------- one address


async def taken_by_one(registry: Registry, tables: int, more: int) -> int:
    """The seats that one address gets at so many public tables of three; when two games have begun it gets more."""
    held, found = Held(registry), list[str]()
    for _ in range(tables):
        table = await registry.open_table(acts.open_table("byzanz", {"seats": 3}, public=True))
        for number in range(3):
            key = f"{len(found):032x}"
            with contextlib.suppress(Refusal):
                await held.take("198.51.100.7", table.id, key)
                await registry.act(table.id, partial(acts.sit, name=f"P{number}", key=key, seal=None))
                found.append(table.id)
    await held.take("203.0.113.9", table.id, "f" * 32)  # others still can
    for table_id in set(found[:6]):  # games that have begun do not count
        await registry.act(table_id, acts.start)
    for number in range(more):
        await held.take("198.51.100.7", table.id, f"{900 + number:032x}")
    with pytest.raises(Refusal) as refused:
        await held.take("198.51.100.7", table.id, "9" * 32)
    assert code_of(refused) == "too-many-seats"
    return len(found)


@pytest.mark.parametrize(("tables", "seats", "more"), [(16, SHARE, 6), (40, 60, 3)])
def test_one_address_takes_a_part_of_the_public_seats_only(tables: int, seats: int, more: int) -> None:
    with fake_time() as loop:
        room = Room(loop)
        loop.clock.now = 100.0
        assert run(loop, taken_by_one(room.registry, tables, more)) == seats


def test_one_address_does_not_get_all_public_seats(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}", limits=True) as (_, client):
        url = str(client.base_url)
        public = [open_table(url, public=True) for _ in range(16)]
        answers = []
        for table_id in public:
            for name in ("Ann", "Bob", "Cy"):
                answers.append(client.post(f"/api/tables/{table_id}/seats", json={"name": name}))
                client.cookies.clear()
        assert [answer.status_code for answer in answers] == [201] * SHARE + [409] * (48 - SHARE)
        assert {answer.json()["refused"]["code"] for answer in answers[SHARE:]} == {"too-many-seats"}
        Player(url, open_table(url), "Ann")  # found by its link only


# ---------------------------------------------------------------- players who vanish during the game


def test_others_can_let_a_bot_play_for_somebody_who_has_vanished() -> None:
    table = begun("byzanz", 3)
    (slow,) = table.turn
    other = (slow + 1) % 3
    since = table.waits_since[slow]
    assert since is not None
    assert absent.replaceable(table) == {slow: (since + absent.GONE, since + absent.SILENT)}
    assert told(table, 3)["table"]["replace"] == {
        str(slow): {"offline": "1970-01-01T00:05:00.000Z", "online": "1970-01-01T00:30:00.000Z"}
    }
    tries = [(other, False, absent.GONE - 1), (other, True, absent.SILENT - 1), (slow, False, absent.SILENT)]
    for by, online, seconds in tries:
        with pytest.raises(Refusal) as refused:
            absent.replace(table, slow, by, online, since + seconds)
        assert code_of(refused) == "not-vanished"
    with pytest.raises(Refusal) as refused:  # the game does not wait for this one
        absent.replace(table, other, slow, False, since + absent.SILENT)
    assert code_of(refused) == "not-vanished"
    for online, seconds in ((False, absent.GONE), (True, absent.SILENT)):
        after = done(table, absent.replace(table, slow, other, online, since + seconds))
        assert after.seats[slow].plays_itself
        assert after.seats[slow].key == table.seats[slow].key
        item = told(after, 3)["happened"][-1]
        assert (item["kind"], item["seat"], item["why"], item["by"]) == ("left", slow, "vanished", other)
        assert told(after, slow)["table"]["can"]["return"]
        assert absent.replaceable(after) == {}
        assert not done(after, acts.come_back(after, slow)).seats[slow].plays_itself


@pytest.mark.parametrize(
    "table", [begun("byzanz", 3, Clock("live", 30)), begun("byzanz", 3, bots={1: "random", 2: "random"})]
)
def test_nobody_is_replaced_where_there_is_a_clock_or_no_other_player(table: Table) -> None:
    assert absent.replaceable(table) == {}
    with pytest.raises(Refusal) as refused:
        absent.replace(table, table.turn[0], (table.turn[0] + 1) % 3, False, 1e6)
    assert code_of(refused) == "not-vanished"


def test_who_writes_in_secret_is_no_later_replaceable_than_who_does_not() -> None:
    table = begun("nekken", 3)
    before = absent.replaceable(table)
    assert set(before) == {0, 1, 2}
    assert table.game is not None
    after = done(table, acts.play(table, 1, table.prompts[1], table.game.legal(1)[:1]), 200.0)
    assert absent.replaceable(after) == before


def test_whoever_opens_the_table_again_takes_the_seat_back() -> None:
    table = begun("byzanz", 3)
    (slow,) = table.turn
    other = (slow + 1) % 3

    async def vanish(room: Room) -> list[str | None]:
        await asyncio.sleep(absent.GONE)
        after = await room.do(
            partial(absent.replace, seat=slow, by=other, online=False, now=1.0 + absent.GONE)
        )
        found = [after.seats[slow].away]
        room.listen(after, other)
        await asyncio.sleep(1.5)
        now = await room.registry.look(room.id)
        assert slow not in now.turn  # a bot has moved
        found.append(now.seats[slow].away)
        room.listen(after, slow)
        await asyncio.sleep(0.1)
        now = await room.registry.look(room.id)
        found.append(now.seats[slow].away)
        assert now.happened[-1].told["kind"] == "returned"
        await room.close()
        return found

    with fake_time() as loop:
        room = Room(loop)
        loop.call_soon(room.put, table)
        assert run(loop, vanish(room)) == ["vanished", "vanished", None]


def test_a_lost_stream_is_not_taken_for_a_vanished_player() -> None:
    table = begun("byzanz", 3)

    async def flicker(room: Room) -> list[bool]:
        await asyncio.sleep(61.0)  # in the first minute of a server nobody is gone
        found = [room.registry.was_there(room.id, 0)]
        sent = room.listen(table, 0)
        await asyncio.sleep(1.0)
        found.append(room.registry.was_there(room.id, 0))
        sent.close()
        for seconds in (30.0, 31.0):
            await asyncio.sleep(seconds)
            found.append(room.registry.was_there(room.id, 0))
        room.heard.remove(sent)
        await room.close()
        return found

    with fake_time() as loop:
        room = Room(loop)
        loop.call_soon(room.put, table)
        assert room.registry.was_there(table.id, 0)
        assert run(loop, flicker(room)) == [False, True, True, False]


def test_a_vanished_player_keeps_seat_and_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absent, "GONE", 0.0)
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (server, client):
        players = full_table(str(client.base_url))
        slow = next(p for p in players if p.seat in p.table()["view"]["turn"])
        other = next(p for p in players if p is not slow)
        assert slow.client.put(f"{slow.path}/notes", json={"version": 0, "text": "mine"}).status_code == 200
        assert other.post("replace", {"seat": slow.seat}).json()["refused"]["code"] == "not-vanished"
        server.registry.began -= 100.0
        server.registry.lives[slow.path.rsplit("/", 1)[1]].closed.clear()  # as if they had sat down long ago
        assert slow.post("replace", {"seat": slow.seat}).json()["refused"]["code"] == "not-vanished"
        answer = other.post("replace", {"seat": slow.seat})
        assert answer.status_code == 200, answer.text
        assert other.post("replace", {"seat": slow.seat}).status_code == 409
        until(lambda: slow.seat not in slow.table()["view"]["turn"])
        assert slow.client.get(f"{slow.path}/notes").json()["text"] == "mine"
        with slow.client.stream("GET", f"{slow.path}/events"):
            until(lambda: slow.table()["players"][slow.seat]["away"] is None)
