"""The live stream: nothing is missed or told twice, who is there is known, and its ends are clean."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from hippodrome.table.refusals import Refusal
from hippodrome.table.registry import MOST_STREAMS, MOST_VIEWING, Registry
from hippodrome.table.store import SqliteStore
from tests.table.players import Player, begin, full_table, open_table, play_on
from tests.table.servers import SLOWEST_BODY, ServerProcess, serving, until

ADDRESS = "198.51.100.7"


class Told(NamedTuple):
    """An event of a stream."""

    name: str
    id: int | None
    data: Any


class Stream:
    """An open stream, event by event."""

    def __init__(self, client: httpx.Client, path: str, last_id: str | int | None = None) -> None:
        headers = {} if last_id is None else {"Last-Event-ID": str(last_id)}
        request = client.build_request("GET", f"{path}/events", headers=headers)
        self.answer = client.send(request, stream=True)
        self._lines = self.answer.iter_lines()
        assert self.answer.status_code == 200
        assert (next(self._lines), next(self._lines)) == ("retry: 1000", "")

    def __iter__(self) -> Iterator[Told]:
        fields: dict[str, str] = {}
        for line in self._lines:
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            else:
                told_id = int(fields["id"]) if "id" in fields else None
                yield Told(fields.get("event", ""), told_id, json.loads(fields.get("data", "null")))
                fields = {}

    def next(self, name: str) -> Told:
        """The next event of this name."""
        return next(told for told in self if told.name == name)

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()


def listen(player: Player, last_id: str | int | None = None) -> Stream:
    return Stream(player.client, player.path, last_id)


def test_a_stream_can_be_resumed_at_every_position_without_gap_or_repeat(shared: ServerProcess) -> None:
    players = full_table(shared.url, "nekken", 2)
    play_on(players, random.Random(1), 20)
    with shared.client() as spectator:
        for client in (players[0].client, players[1].client, spectator):
            found = client.get(players[0].path).json()
            happened, last = found["happened"], found["position"]
            assert [item["position"] for item in happened] == list(range(1, last + 1))
            for position in range(last):
                with Stream(client, players[0].path, position) as stream:
                    first = next(iter(stream))
                assert (first.name, first.id) == ("update", last)
                assert first.data["happened"] == happened[position:]
                assert first.data["table"] == found["table"]
            with Stream(client, players[0].path, last) as stream:
                assert next(iter(stream)).name == "presence"  # nothing is new


def test_a_client_that_comes_and_goes_hears_of_everything_once(shared: ServerProcess) -> None:
    players = full_table(shared.url, "nekken", 2)
    players[0].client.headers["Connection"] = "close"

    def follow() -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        rng = random.Random(2)
        last, over = 0, False
        with shared.client(headers=players[0].client.headers) as client:
            while not over:
                with Stream(client, players[0].path, last) as stream:
                    for _ in range(rng.randint(1, 4)):
                        update = stream.next("update")
                        assert update.id == update.data["position"]
                        heard += update.data["happened"]
                        last, over = update.data["position"], update.data["table"]["state"] == "over"
                        if over:
                            break
        return heard

    with ThreadPoolExecutor(1) as pool:
        following = pool.submit(follow)
        play_on(players, random.Random(3))
        heard = following.result(timeout=60)
    assert heard == players[0].look()["happened"]


def test_a_last_id_that_makes_no_sense_begins_again(shared: ServerProcess) -> None:
    players = full_table(shared.url)
    for last_id in ("moon", "-1", "+1", "1.5", "1e3", "0x10", "999", "999999999", "9" * 20, "%00"):
        with listen(players[0], last_id) as stream:
            assert stream.next("update").data == players[0].look(), last_id


def test_what_is_said_and_done_arrives_at_once(shared: ServerProcess) -> None:
    ann, bob, _ = full_table(shared.url)
    with listen(bob) as stream:
        assert stream.answer.headers["content-type"].startswith("text/event-stream")
        assert stream.answer.headers["cache-control"] == "no-store"
        position = stream.next("update").id
        assert position is not None
        began = time.monotonic()
        ann.post("chat", {"text": "Hello"})
        said = stream.next("update")
        assert (said.id, said.data["happened"][0]["text"]) == (position + 1, "Hello")
        ann.move("pass", prompt=ann.table()["prompt"])
        moved = stream.next("update")
        assert (moved.id, moved.data["happened"][0]["moves"]) == (position + 2, [[0, "pass"]])
        assert moved.data["table"] == bob.look()["table"]
        assert time.monotonic() - began < 5


@pytest.mark.parametrize("game", ["byzanz", "byzantio", "nekken"])
def test_that_the_game_begins_is_told_to_everybody(shared: ServerProcess, game: str) -> None:
    table_id = open_table(shared.url, game)
    ann, bob, zoe = (Player(shared.url, table_id, name) for name in ("Ann", "Bob", "Zoe"))
    with listen(bob) as seated, Stream(httpx.Client(base_url=shared.url), ann.path) as looking_on:
        streams = (seated, looking_on)
        for stream in streams:
            stream.next("update")
        begin([ann, bob, zoe])
        for stream in streams:
            kinds: list[str] = []
            while kinds[-1:] != ["started"]:
                told = stream.next("update").data
                kinds += [item["kind"] for item in told["happened"]]
            assert kinds == ["sealed", "revealed", "revealed", "revealed", "started"]
            assert told["table"]["state"] == "playing"


def test_presence_tells_who_is_there_and_who_has_gone(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    ann, bob = Player(shared.url, table_id, "Ann"), Player(shared.url, table_id, "Bob")
    with shared.client() as spectator, listen(ann) as stream:
        assert stream.next("presence").data == {"seats": [0], "spectators": 0}
        with listen(bob), listen(bob), Stream(spectator, ann.path) as looking:
            for told in stream:
                if told.data == {"seats": [0, 1], "spectators": 1}:
                    break
            assert looking.next("presence").data == {"seats": [0, 1], "spectators": 1}
        for told in stream:
            if told.data == {"seats": [0], "spectators": 0}:
                break


def test_a_stream_ends_with_the_seat_it_was_opened_for(shared: ServerProcess) -> None:
    """Whoever has left does not look into the hand of the one who sits there next."""
    table_id = open_table(shared.url)
    gone = Player(shared.url, table_id, "Zoe", seat=0)
    with shared.client() as spectator, listen(gone) as stream, Stream(spectator, gone.path) as looking:
        stream.next("presence")
        assert gone.post("leave").status_code == 200
        ann = Player(shared.url, table_id, "Ann", seat=0)
        for seat in (1, 2):
            assert ann.post("bots", {"seat": seat, "bot": "random"}).status_code == 201
        begin([ann])
        for told in stream:
            assert told.name != "update" or told.data["table"]["state"] == "waiting"
        for told in looking:
            if told.data == {"seats": [], "spectators": 1}:
                break


def test_a_quiet_stream_says_that_it_is_alive(impatient: ServerProcess) -> None:
    players = full_table(impatient.url)
    with listen(players[0]) as stream:
        stream.next("presence")
        assert stream.next("beat") == Told("beat", None, {})


def test_a_server_that_stops_tells_its_streams_and_exits_in_good_order(server: ServerProcess) -> None:
    players = full_table(server.url)
    assert server.process is not None
    with contextlib.ExitStack() as stack:
        streams = [stack.enter_context(listen(player)) for player in players]
        for stream in streams:
            stream.next("presence")
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        for stream in streams:
            assert stream.next("closing").data == {}
            assert list(stream) == []  # and it ends
        assert server.stop() == 0
        assert time.monotonic() - began < 8
    assert server.logged() == ""


# ---------------------------------------------------------------- how many there are


class Eyes:
    """Somebody who listens, and counts how often it is looked at."""

    asked = 0

    def __init__(self, viewer: int, seated: bool) -> None:
        self.viewer, self.seated, self.address = viewer, seated, ADDRESS

    def __getattribute__(self, name: str) -> Any:
        Eyes.asked += name == "seated"
        return super().__getattribute__(name)

    def wake(self) -> None:
        """It is awake."""


def test_who_is_there_is_found_out_once_for_all_who_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = Registry(SqliteStore(str(tmp_path / "tables.db")))
    those = [Eyes(0, True), *(Eyes(3, False) for _ in range(50))]
    for eyes in those:
        registry.join("A" * 16, eyes)
    assert [registry.presence("A" * 16) for _ in those] == [{"seats": [0], "spectators": 50}] * 51
    assert Eyes.asked <= 2 * len(those)
    registry.part("A" * 16, those[0])
    assert registry.presence("A" * 16) == {"seats": [], "spectators": 50}
    registry.join("A" * 16, those[0])
    assert registry.presence("A" * 16) == {"seats": [0], "spectators": 50}
    asyncio.run(registry.heard(f"presence {'A' * 16} other 2 1"))
    assert registry.presence("A" * 16) == {"seats": [0, 1], "spectators": 52}
    later = time.monotonic() + 60
    monkeypatch.setattr(time, "monotonic", lambda: later)
    alone = {"seats": [0], "spectators": 50}  # the other process has been silent for so long
    assert registry.presence("A" * 16) == alone
    monkeypatch.undo()
    asyncio.run(registry.store.dispose())


def test_so_many_streams_are_open_at_a_table_and_the_players_still_get_theirs(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--rate-limits") as server:
        ann, *_ = full_table(server.url)
        with contextlib.ExitStack() as stack:
            client = stack.enter_context(server.client(limits=httpx.Limits()))
            looking = [stack.enter_context(Stream(client, ann.path)) for _ in range(MOST_VIEWING)]
            with client.stream("GET", f"{ann.path}/events") as refused:
                assert refused.status_code == 429
                assert json.loads(refused.read())["refused"]["code"] == "too-many"
                assert int(refused.headers["retry-after"]) > 0
            assert stack.enter_context(listen(ann)).next("update").data["table"]["seat"] == 0
            looking[0].answer.close()
            until(lambda: open_streams(server) == MOST_VIEWING)
            assert stack.enter_context(Stream(client, ann.path)).next("update").data["table"]["seat"] is None


def test_so_many_streams_are_open_from_one_address(tmp_path: Path) -> None:
    registry = Registry(SqliteStore(str(tmp_path / "tables.db")))
    those = [(f"{number:016}", Eyes(3, False)) for number in range(MOST_STREAMS)]
    for table_id, eyes in those:
        registry.join(table_id, eyes)
    with pytest.raises(Refusal):
        registry.check_room("A" * 16, 3, ADDRESS)
    registry.check_room("A" * 16, 3, "198.51.100.8")
    table_id, eyes = those[0]
    registry.part(table_id, eyes)
    registry.check_room("A" * 16, 3, ADDRESS)
    asyncio.run(registry.store.dispose())


# ---------------------------------------------------------------- streams that nobody reads


def open_streams(server: ServerProcess) -> int:
    with server.client() as client:
        found = client.get("/metrics").text.split("\nhippodrome_streams ")[1]
    return int(float(found.split("\n")[0]))


def memory(server: ServerProcess) -> float:
    """What the server holds, in megabytes."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def unread(server: ServerProcess, path: str) -> socket.socket:
    """A stream whose socket holds little, so that the server notices soon that nobody reads it."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(f"GET {path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return connection


def test_streams_that_are_never_read_cost_little_and_are_cut_off(impatient: ServerProcess) -> None:
    players = full_table(impatient.url)
    text = {"text": "\U0001f3b2" * 500}

    def talk(times: int) -> float:
        """Say something, again and again; returns how long an answer usually takes."""
        took = [players[0].post("chat", text).elapsed.total_seconds() for _ in range(times)]
        return statistics.median(took)

    alone = talk(300)
    with contextlib.ExitStack() as stack:
        for _ in range(20):  # each is sent 600 KB at first, and does not take them
            stack.enter_context(unread(impatient, players[0].path))
        until(lambda: open_streams(impatient) == 20)
        talk(50)
        before = memory(impatient)
        assert talk(300) < 5 * alone + 0.1
        assert memory(impatient) - before < 30
        until(lambda: open_streams(impatient) == 0)


def test_a_stream_that_was_asked_for_in_half_is_let_go(impatient: ServerProcess) -> None:
    """It promises a body that never comes; the server waits no longer than for others, and forgets it."""
    players = full_table(impatient.url)
    head = f"GET {players[0].path}/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    with socket.create_connection(("127.0.0.1", impatient.port)) as connection:
        connection.sendall(head.encode())
        until(lambda: open_streams(impatient) == 1)
        time.sleep(SLOWEST_BODY + 1)
    until(lambda: open_streams(impatient) == 0)
    assert impatient.logged() == ""
