"""Nobody is locked out: lost answers, a host who frees seats, seats that a rematch keeps for a time."""

import asyncio
import random
import uuid

import pytest

from hippodrome.table import absent, acts
from hippodrome.table.clock import KEPT, Clock, due_at
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import host_of
from hippodrome.table.table import Table, fold, opened
from tests.table.fake_time import BEGAN, Room, fake_time, run
from tests.table.folded import begun, code_of, done, played_at_random, seated, told
from tests.table.players import Player, open_table
from tests.table.servers import ServerProcess

# ---------------------------------------------------------------- lost answers


def test_whoever_asks_again_for_a_seat_gets_the_same_one(shared: ServerProcess) -> None:
    path = f"/api/tables/{open_table(shared.url)}"
    sent = {"name": "Ann", "seat": 1, "request": uuid.uuid4().hex}
    with shared.client() as client:
        first = client.post(f"{path}/seats", json=sent)
        client.cookies.clear()  # the answer was lost, and the cookie with it
        again = client.post(f"{path}/seats", json=sent)
        assert (first.status_code, again.status_code) == (201, 201)
        assert first.content == again.content
        assert client.post(f"{path}/seats", json=sent).content == first.content  # with the cookie
        client.cookies.clear()
        other = client.post(f"{path}/seats", json=sent | {"request": uuid.uuid4().hex})
        assert other.json()["refused"]["code"] == "name-taken"
        key = {"Authorization": f"Bearer {again.json()['key']}"}
        found = client.get(path, headers=key).json()
        assert (found["table"]["seat"], len(found["happened"])) == (1, 2)


def test_a_seat_is_given_again_after_the_game_has_begun_too(shared: ServerProcess) -> None:
    table_id = open_table(shared.url, seats=3)
    sent = {"name": "Ann", "request": uuid.uuid4().hex}
    with shared.client() as client:
        path = f"/api/tables/{table_id}"
        first = client.post(f"{path}/seats", json=sent).json()
        for name in ("Bob", "Cy"):
            other = Player(shared.url, table_id, name)
        assert other.post("start").status_code == 200
        client.cookies.clear()
        assert client.post(f"{path}/seats", json=sent).json()["key"] == first["key"]


def test_the_name_of_a_request_to_sit_down_can_not_be_guessed(shared: ServerProcess) -> None:
    path = f"/api/tables/{open_table(shared.url)}"
    with shared.client() as client:
        for request in ("1", "sit", "x" * 21, "x" * 65, "\u00e9" * 30):
            answer = client.post(f"{path}/seats", json={"name": "Ann", "request": request})
            assert answer.status_code == 422, request


def test_a_line_of_chat_is_said_once_however_often_it_is_sent(shared: ServerProcess) -> None:
    ann = Player(shared.url, open_table(shared.url), "Ann")
    for request in ("a", "a", "b", "a", None, None):
        assert ann.post("chat", {"text": "Hello", "request": request}).status_code == 200
    said = [item for item in ann.look()["happened"] if item["kind"] == "said"]
    assert len(said) == 4
    assert not any("request" in item for item in said)


def test_a_line_of_chat_is_known_again_after_a_restart() -> None:
    opening = acts.open_table("byzanz", {"seats": 3})
    sat = acts.sit(opened("A" * 16, opening, 0.0), "Ann", "00" * 16, None).event
    said = acts.say(begun("byzanz", 3), 0, "Hello", "once").event
    table = fold("A" * 16, [(0.0, opening), (1.0, sat), (2.0, said)])
    assert table is not None
    assert acts.repeated(table, 0, "once")
    assert not acts.repeated(table, 1, "once")
    assert not acts.repeated(table, 0, "another")


# ---------------------------------------------------------------- the host


def test_the_host_is_whoever_sat_down_first_and_frees_seats() -> None:
    table = seated("Ann", "Bob")
    assert host_of(table.seats) == 2
    assert [player["host"] for player in told(table, 3)["table"]["players"]] == [False, False, True]
    assert [told(table, viewer)["table"]["can"]["free"] for viewer in range(4)] == [False, False, True, False]
    with pytest.raises(Refusal) as refused:
        absent.free(table, 2, by=1)
    assert code_of(refused) == "not-host"
    with pytest.raises(Refusal) as refused:
        absent.free(table, 0, by=2)
    assert code_of(refused) == "seat-free"
    after = done(table, absent.free(table, 1, by=2))
    assert after.seats[1].kind == "open"
    assert told(after, 3)["happened"][-1] | {"at": ""} == {
        "position": 4,
        "at": "",
        "kind": "freed",
        "seat": 1,
        "why": "host",
        "by": 2,
        "moves": [],
        "story": [],
    }
    left = done(table, acts.leave(table, 2))
    assert host_of(left.seats) == 1
    with pytest.raises(Refusal) as refused:
        absent.free(begun("byzanz", 3), 1, by=0)
    assert code_of(refused) == "game-begun"


def test_a_seat_that_the_host_freed_is_open_to_its_old_key_no_longer(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    ann, bob = Player(shared.url, table_id, "Ann"), Player(shared.url, table_id, "Bob")
    assert bob.client.put(f"{bob.path}/notes", json={"version": 0, "text": "mine"}).status_code == 200
    assert bob.client.delete(f"{bob.path}/seats/0").json()["refused"]["code"] == "not-host"
    assert ann.client.delete(f"{ann.path}/seats/{bob.seat}").status_code == 200
    assert bob.post("chat", {"text": "Hello?"}).status_code == 403
    cy = Player(shared.url, table_id, "Cy", seat=bob.seat)
    assert cy.client.get(f"{cy.path}/notes").json()["text"] == ""


# ---------------------------------------------------------------- seats that a rematch keeps


def over(clock: Clock | None = None) -> Table:
    table, rng = begun("nekken", 2, clock), random.Random(1)
    while table.turn:
        table = played_at_random(table, rng)
    return table


def rematch(clock: Clock | None = None) -> Table:
    """A table at which both seats are kept."""
    return opened("A" * 16, acts.open_rematch(over(clock)), BEGAN)


@pytest.mark.parametrize(
    ("clock", "lasts"), [(None, KEPT), (Clock("live", 30), KEPT), (Clock("days", 3), 3 * 86_400.0)]
)
def test_a_kept_seat_is_kept_for_a_time(clock: Clock | None, lasts: float) -> None:
    async def wait(room: Room) -> list[bool]:
        found = []
        for seconds in (lasts - 1, 2.0):
            await asyncio.sleep(seconds)
            now = room.registry.lives[room.id].table
            assert now is not None
            found.append(any(seat.kept_for for seat in now.seats))
            assert told(now, 2)["table"]["can"]["sit"] is not found[-1]
        await room.close()
        return found

    table = rematch(clock)
    assert due_at(table, 1.0) == BEGAN + lasts
    assert told(table, 2)["table"]["players"][0]["kept_until"].startswith("1970-01-0")
    with fake_time() as loop:
        room = Room(loop)
        loop.call_soon(room.put, table)
        assert run(loop, wait(room)) == [True, False]


def test_who_comes_too_late_for_a_kept_seat_takes_another_or_none() -> None:
    table = rematch()
    with pytest.raises(Refusal) as refused:
        acts.sit(table, "Zoe", "11" * 16, None)
    assert code_of(refused) == "table-full"
    for _ in range(2):
        table = done(table, absent.release(table, BEGAN + KEPT))
    assert absent.release(table, BEGAN + KEPT) is None
    table = done(table, acts.sit(table, "Zoe", "11" * 16, None))
    table = done(table, acts.sit_again(table, "Player 0", "22" * 16, None))
    assert [seat.name for seat in table.seats] == ["Zoe", "Player 0"]
    with pytest.raises(Refusal) as refused:
        acts.sit_again(table, "Player 1", "33" * 16, None)
    assert code_of(refused) == "table-full"


def test_the_host_of_a_rematch_need_not_wait_for_a_kept_seat() -> None:
    table = rematch()
    table = done(table, acts.sit_again(table, "Player 0", "22" * 16, None))
    assert host_of(table.seats) == 1
    table = done(table, absent.free(table, 0, by=1))
    assert table.seats[0].kept_for is None
    assert due_at(table, 1.0) is None
