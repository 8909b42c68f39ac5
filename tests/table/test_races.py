"""Many at once: twenty devices for one decision, two server processes on one PostgreSQL, streams across them."""

import asyncio
import contextlib
import itertools
import json
import random
import threading
import time
import uuid
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import asyncpg
import httpx
import pytest

from hippodrome import records
from tests.sizes import size
from tests.table.players import CLIENTS, Player, full_table, play_on, seen
from tests.table.servers import Postgres, ServerProcess, serving, until

DEVICES = 20
ROUNDS = size(8, 3)
SOON = 5.0  # seconds in which another process must have heard
LONGEST_STREAM = 40.0  # seconds
TAKEN_OVER = 10.0  # seconds in which the bots of a process that died must go on
both_kinds = pytest.mark.parametrize("servers", ["sqlite", "postgresql"], indirect=True)
two_processes = pytest.mark.parametrize("servers", ["postgresql"], indirect=True)


@pytest.fixture(scope="module")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """One server on SQLite, or two on one PostgreSQL."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            stores = [f"sqlite:///{tmp_path_factory.mktemp('races') / 'tables.db'}"]
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            stores = [postgres.database(f"races_{uuid.uuid4().hex}")] * 2
        yield [stack.enter_context(serving(store, "--upgrade")) for store in stores]


# ---------------------------------------------------------------- twenty devices


def _devices(player: Player, servers: Sequence[ServerProcess]) -> list[httpx.Client]:
    """One person with many browsers, spread over the servers and connected."""
    own = {"Authorization": f"Bearer {player.key}"}
    clients = [server.client(headers=own) for server, _ in zip(itertools.cycle(servers), range(DEVICES))]
    CLIENTS.extend(clients)
    for client in clients:
        assert client.get(player.path).status_code == 200
    return clients


def _at_once(path: str, devices: list[httpx.Client], sent: list[dict[str, Any]]) -> list[httpx.Response]:
    ready = threading.Barrier(len(devices))

    def send(client: httpx.Client, body: dict[str, Any]) -> httpx.Response:
        ready.wait()
        return client.post(f"{path}/moves", json=body)

    with ThreadPoolExecutor(len(devices)) as pool:
        return list(pool.map(send, devices, sent))


def _made(player: Player) -> list[str]:
    """The seat's moves, as its owner is told of them."""
    happened = player.look()["happened"]
    return [move for item in happened for actor, move in item.get("moves", []) if actor == player.seat]


@both_kinds
@pytest.mark.parametrize(("game", "seats"), [("byzanz", 3), ("nekken", 2)])
def test_of_twenty_answers_to_one_prompt_one_is_accepted(
    servers: list[ServerProcess], game: str, seats: int
) -> None:
    players, rng = full_table(servers[0].url, game, seats), random.Random(1)
    devices = [_devices(player, servers) for player in players]
    accepted: list[list[str]] = [[] for _ in players]
    for _ in range(ROUNDS):
        seat = players[0].table()["view"]["turn"][0]
        table = players[seat].table()
        moves = [rng.choice(table["view"]["legal"]) for _ in devices[seat]]
        sent = [{"moves": [move], "prompt": table["prompt"], "request": uuid.uuid4().hex} for move in moves]
        answers = _at_once(players[seat].path, devices[seat], sent)
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (DEVICES - 1)
        taken = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
        accepted[seat].append(moves[taken])
        refused = {answer.json()["refused"]["code"] for answer in answers if answer.status_code == 409}
        assert refused <= {"old-prompt", "illegal-move"}
    assert [_made(player) for player in players] == accepted
    play_on(players, rng)
    assert records.verify(players[0].client.get(f"{players[0].path}/record").json()).outcome is not None


@both_kinds
def test_one_request_sent_by_twenty_at_once_is_acknowledged_to_all_and_played_once(
    servers: list[ServerProcess],
) -> None:
    players, rng = full_table(servers[0].url), random.Random(2)
    devices = [_devices(player, servers) for player in players]
    accepted: list[list[str]] = [[] for _ in players]
    for number in range(ROUNDS):
        seat = players[0].table()["view"]["turn"][0]
        table = players[seat].table()
        move = rng.choice(table["view"]["legal"])
        accepted[seat].append(move)
        sent = {"moves": [move], "prompt": table["prompt"], "request": f"round-{number}"}
        answers = _at_once(players[seat].path, devices[seat], [sent] * DEVICES)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
    assert [_made(player) for player in players] == accepted


# ---------------------------------------------------------------- two processes, and their bots


def _stored(store: str, table_id: str) -> list[tuple[int, dict[str, Any]]]:
    """The events of a table as they are in PostgreSQL."""

    async def read() -> list[tuple[int, dict[str, Any]]]:
        connection = await asyncpg.connect(store)
        try:
            wanted = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number"
            return [
                (row["number"], json.loads(row["body"])) for row in await connection.fetch(wanted, table_id)
            ]
        finally:
            await connection.close()

    return asyncio.run(read())


def _check_log(store: str, player: Player, url: str) -> None:
    """The game is over, its record verifies, and its log has no gap and one decision an event."""
    record = player.client.get(f"{url}{player.path}/record").json()
    assert records.verify(record).outcome is not None
    logged = _stored(store, player.path.rsplit("/", 1)[1])
    assert [number for number, _ in logged] == list(range(len(logged)))
    decisions = [
        [actor for actor, _ in event["entries"] if actor != "nature"]
        for _, event in logged
        if event["kind"] == "moved"
    ]
    assert all(len(decision) == 1 for decision in decisions)
    assert len(decisions) == sum(actor != "nature" for actor, _ in record["log"])


def _state(player: Player, url: str) -> dict[str, Any]:
    answer = player.client.get(f"{url}{player.path}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@two_processes
def test_two_processes_play_every_decision_of_a_bot_once(servers: list[ServerProcess]) -> None:
    tables = [("byzanz", 4), ("byzantio", 3), ("nekken", 2), ("nekken", 3)]
    left = []
    for number, (game, seats) in enumerate(tables):
        (ann,) = full_table(servers[number % 2].url, game, seats, people=1)
        assert ann.post("leave").status_code == 200
        left.append(ann)
    for ann in left:
        for server in servers:
            until(lambda ann=ann, url=server.url: _state(ann, url)["table"]["state"] == "over")
        _check_log(servers[0].store, ann, servers[1].url)


@pytest.mark.slow
def test_when_a_process_dies_the_other_plays_its_bots(postgres: Postgres) -> None:
    store = postgres.database(f"takeover_{uuid.uuid4().hex}")
    with (
        serving(store, "--upgrade", "--bot-pace", "0.25") as first,
        serving(store, "--bot-pace", "0.25") as second,
    ):
        (ann,) = full_table(first.url, "nekken", 3, people=1)
        assert ann.post("leave").status_code == 200
        for victim, other in ((first, second), (second, first)):
            victim.kill()
            before = _state(ann, other.url)
            assert before["table"]["state"] == "playing"
            until(
                lambda url=other.url, n=before["position"]: _state(ann, url)["position"] > n + 2, TAKEN_OVER
            )
            if victim is second:
                victim.options = ("--bot-pace", "0")  # enough was seen
            victim.start()
        until(lambda: _state(ann, first.url)["table"]["state"] == "over")
        _check_log(store, ann, second.url)


# ---------------------------------------------------------------- streams across processes


class Told(NamedTuple):
    """One event of a stream."""

    kind: str
    position: int | None
    told: dict[str, Any]


@contextlib.contextmanager
def _listening(player: Player, server: ServerProcess, since: int = 0) -> Iterator[Iterator[Told]]:
    headers = {"Last-Event-ID": str(since)} if since else {}
    url = f"{server.url}{player.path}/events"
    with player.client.stream("GET", url, headers=headers, timeout=30) as answer:
        assert answer.status_code == 200
        yield _events(answer.iter_lines())


def _events(lines: Iterator[str]) -> Iterator[Told]:
    fields: dict[str, str] = {}
    end = time.monotonic() + LONGEST_STREAM
    for line in lines:
        assert time.monotonic() < end, "what is waited for is not told"
        name, _, value = line.partition(": ")
        fields[name] = value
        if not line:
            if "data" in fields:
                position = int(fields["id"]) if "id" in fields else None
                yield Told(fields["event"], position, json.loads(fields["data"]))
            fields = {}


def _updates(told: Iterator[Told], position: int) -> Iterator[Told]:
    """The updates up to a position."""
    for one in told:
        if one.kind == "update":
            yield one
            assert one.position is not None
            assert one.position <= position
            if one.position == position:
                return


def _move(player: Player, server: ServerProcess, rng: random.Random) -> int:
    """A move through a server; returns the position after it."""
    table = seen(_state(player, server.url)["table"])
    sent = {"moves": [rng.choice(table["view"]["legal"])], "prompt": table["prompt"]}
    answer = player.client.post(f"{server.url}{player.path}/moves", json=sent)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["position"])


@two_processes
def test_a_move_made_through_one_process_is_streamed_by_the_other(servers: list[ServerProcess]) -> None:
    here, there = servers
    ann, bob, _ = full_table(here.url)
    with _listening(bob, there) as told:
        first = next(_updates(told, bob.look()["position"]))
        began = time.monotonic()
        position = _move(ann, here, random.Random(3))
        (update,) = _updates(told, position)
        assert time.monotonic() - began < SOON
        assert [(item["kind"], item["seat"]) for item in update.told["happened"]] == [("moved", 0)]
        assert update.told["table"]["view"]["turn"] == [1]
        assert first.told["happened"] + update.told["happened"] == bob.look()["happened"]


@two_processes
def test_a_stream_goes_on_at_another_process_without_gap_or_repeat(servers: list[ServerProcess]) -> None:
    players, rng = full_table(servers[0].url), random.Random(4)
    watcher, told_all, since = players[2], [], 0
    for number in range(8):
        here, there = servers[number % 2], servers[1 - number % 2]
        for _ in range(2):  # while nobody listens
            seat = _state(watcher, there.url)["table"]["view"]["turn"][0]
            position = _move(players[seat], there, rng)
        with _listening(watcher, here, since) as told:
            for update in _updates(told, position):
                told_all += update.told["happened"]
            seat = _state(watcher, there.url)["table"]["view"]["turn"][0]
            since = _move(players[seat], there, rng)
            for update in _updates(told, since):
                told_all += update.told["happened"]
    assert [item["position"] for item in told_all] == list(range(1, since + 1))
    assert told_all == watcher.look()["happened"]


def _until_there(told: Iterator[Told], *seats: int) -> None:
    """Wait until a stream says that these have a stream open."""
    next(one for one in told if one.kind == "presence" and one.told["seats"] == list(seats))


@two_processes
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_there_is_known_at_both_processes(servers: list[ServerProcess], first: int) -> None:
    """Whoever came first, and wherever; also where nobody had looked at the table before."""
    for _ in range(2):  # the second time can't fall on what the processes tell each other now and then
        ann, bob, _ = full_table(servers[0].url)
        with _listening(ann, servers[first]) as told_ann:
            _until_there(told_ann, 0)
            began = time.monotonic()
            with _listening(bob, servers[1 - first]) as told_bob:
                _until_there(told_bob, 0, 1)
                _until_there(told_ann, 0, 1)
            _until_there(told_ann, 0)
            assert time.monotonic() - began < SOON
