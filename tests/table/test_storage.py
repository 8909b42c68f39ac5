"""Stores: made, upgraded, guarded, moved from one kind to the other; and tables in them that can't be read."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.table.store import StoreDown
from hippodrome.table.stores import make_store
from hippodrome.table.transfer import import_tables
from tests.table.players import Player, full_table, open_table, play_on
from tests.table.servers import Postgres, ServerProcess, serving, until


def _run(*arguments: str) -> tuple[int, str]:
    """The command; returns its exit code, and what it says on one line."""
    command = [sys.executable, "-m", "hippodrome", *arguments]
    wide = os.environ | {"COLUMNS": "1000"}  # so that no path is broken
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=wide)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, " ".join(done.stderr.split())


@pytest.fixture
def elsewhere(postgres: Postgres) -> str:
    """The address of an empty store on PostgreSQL."""
    return postgres.database(f"storage_{uuid.uuid4().hex}")


@contextlib.contextmanager
def _rows(store: str) -> Iterator[sqlite3.Connection]:
    """The rows of a SQLite store, to be read and damaged."""
    with contextlib.closing(sqlite3.connect(store.removeprefix("sqlite:///"))) as connection, connection:
        yield connection


# ---------------------------------------------------------------- one store


def test_an_empty_store_is_upgraded_and_stays_so(store: str) -> None:
    for _ in range(2):
        assert _run("db", "upgrade", "--store", store) == (0, "The schema is up to date.")
    with serving(store, "--no-upgrade") as server:
        (ann,) = full_table(server.url, people=1)
        before = ann.client.get(ann.path).content
    assert _run("db", "upgrade", "--store", store)[0] == 0
    with serving(store, "--no-upgrade", port=server.port):
        assert ann.client.get(ann.path).content == before


def test_processes_that_upgrade_a_store_at_once_do_not_hinder_each_other(
    elsewhere: str,
) -> None:
    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(lambda _: _run("db", "upgrade", "--store", elsewhere), range(4)))
    assert done == [(0, "The schema is up to date.")] * 4


def test_a_store_that_is_not_up_to_date_is_not_served(store: str) -> None:
    code, told = _run("serve", "--store", store, "--port", "0", "--no-upgrade")
    assert code == 1
    assert told == (
        "hippodrome: the store is empty, this version needs schema 0002: run hippodrome db upgrade"
    )


def test_an_empty_postgresql_is_not_upgraded_unasked(elsewhere: str) -> None:
    for _ in range(2):
        code, told = _run("serve", "--store", elsewhere, "--port", "0")
        assert code == 1
        assert told.endswith("run hippodrome db upgrade")


def test_a_file_is_served_by_one_server(server: ServerProcess) -> None:
    code, told = _run("serve", "--store", server.store, "--port", "0")
    assert code == 1
    file = server.store.removeprefix("sqlite:///")
    assert told == (
        f"hippodrome: another server has {file} open: SQLite serves one process, PostgreSQL any number"
    )
    with server.client() as client:
        assert client.get("/readyz").status_code == 200


def test_nothing_is_imported_into_a_file_that_is_served(server: ServerProcess, tmp_path: Path) -> None:
    """Else nobody could move there for as long as it takes."""
    file = tmp_path / "tables.jsonl"
    open_table(server.url)
    assert _run("db", "export", str(file), "--store", server.store)[0] == 0
    code, told = _run("db", "import", str(file), "--store", server.store)
    assert code == 1
    name = server.store.removeprefix("sqlite:///")
    assert (
        told
        == f"hippodrome: a server has {name} open: stop it first, because an import would block every move"
    )
    server.stop()
    done = _run("db", "import", str(file), "--store", server.store)
    assert done == (0, "0 tables imported, 1 existed already.")


def test_a_store_and_its_export_are_for_their_owner_alone(tmp_path: Path) -> None:
    store, exported = tmp_path / "new" / "tables.db", tmp_path / "tables.jsonl"
    with serving(f"sqlite:///{store}") as server:
        open_table(server.url)
        files = {file.name: file.stat().st_mode & 0o777 for file in store.parent.iterdir()}
    assert files.keys() >= {"tables.db", "tables.db-wal", "tables.db.lock"}
    assert set(files.values()) == {0o600}
    assert store.parent.stat().st_mode & 0o777 == 0o700
    assert _run("db", "export", str(exported), "--store", server.store)[0] == 0
    assert exported.stat().st_mode & 0o777 == 0o600


@contextlib.contextmanager
def _silent(postgres: Postgres) -> Iterator[None]:
    """PostgreSQL takes connections and requests, and answers none."""
    main = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(main)], capture_output=True, text=True)
    processes = [main, *map(int, children.stdout.split())]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def test_a_postgresql_that_does_not_answer_is_down_until_it_does(
    postgres: Postgres, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.table.postgres.ANSWERS", 1.0)
    heard: list[str] = []

    async def hear(notice: str) -> None:
        heard.append(notice)

    async def hears() -> bool:
        await store.announce("Hello")
        await asyncio.sleep(0.2)
        return "Hello" in heard

    async def run() -> None:
        await store.listen(hear)
        await store.ping()
        try:
            with _silent(postgres):
                async with asyncio.timeout(60):
                    for ask in (store.ping, store.ping, lambda: store.hold("A" * 16)):
                        with pytest.raises(StoreDown):
                            await ask()
            async with asyncio.timeout(60):
                while "lost" not in heard or not await hears():  # what was missed is looked for
                    await asyncio.sleep(0.2)
                await store.ping()
        finally:
            await store.close()

    store = make_store(elsewhere)
    asyncio.run(run())


# ---------------------------------------------------------------- from one kind to the other


def _evening(url: str) -> list[list[Player]]:
    """Tables of every kind: waiting, in the middle of things, and over."""
    rng = random.Random(1)
    waiting = [Player(url, open_table(url, seats=4, public=True), "Ann of “Nicaea” 🏛")]
    byzanz = full_table(url, "byzanz", 3, clock={"kind": "days", "each": 3})
    play_on(byzanz, rng, 20)
    mover = next(player for player in byzanz if player.seat in player.table()["view"]["turn"])
    legal = mover.table()["view"]["legal"]
    assert mover.move(legal[-1], prompt=mover.table()["prompt"], request="before").status_code == 200
    byzanz[0].post("chat", {"text": "Soon over"})
    byzantio = full_table(url, "byzantio", 3)
    for player in byzantio[:2]:  # written in secret, and taken back
        player.move(player.table()["view"]["legal"][1], prompt=player.table()["prompt"])
    assert byzantio[0].post("undo", {}).status_code == 200
    over = full_table(url, "nekken", 2)
    play_on(over, rng)
    assert over[0].post("rematch", {}).status_code == 201
    with_bot = full_table(url, "nekken", 3, people=2)
    play_on(with_bot, rng, 10)
    until(lambda: set(with_bot[0].table()["view"]["turn"]) <= {0, 1})
    return [waiting, byzanz, byzantio, over, with_bot]


def _seen(tables: list[list[Player]], url: str) -> list[bytes]:
    """What each seat and a spectator see of each table, byte by byte."""
    found: list[bytes] = []
    for players in tables:
        for player, more in [*((player, {}) for player in players), (players[0], {"Authorization": ""})]:
            answer = player.client.get(f"{url}{player.path}", headers=more)
            assert answer.status_code == 200, answer.text
            found.append(answer.content)
    return found


def test_tables_move_from_sqlite_to_postgresql_and_go_on_there(
    server: ServerProcess, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.jsonl"
    tables = _evening(server.url)
    seen = _seen(tables, server.url)
    server.stop()
    assert _run("db", "export", str(file), "--store", server.store) == (0, f"6 tables exported to {file}.")
    for told in ("6 tables imported, 0 existed already.", "0 tables imported, 6 existed already."):
        assert _run("db", "import", str(file), "--store", elsewhere) == (0, told)
    with serving(elsewhere, port=server.port) as other:
        assert _seen(tables, other.url) == seen
        _, byzanz, byzantio, over, with_bot = tables
        before = byzanz[0].look()["position"]
        for player in byzanz:  # a request from before the move is known here too
            player.move("pass", prompt=10**6, request="before")
        assert byzanz[0].look()["position"] == before
        for players in (byzanz, byzantio, over, with_bot):
            until(lambda players=players: play_on(players, random.Random(2))["state"] == "over", 60)
            record = players[0].client.get(f"{players[0].path}/record").json()
            assert records.verify(record).outcome is not None


def test_a_table_that_went_on_otherwise_is_not_overwritten_and_nothing_is_added(
    server: ServerProcess, elsewhere: str, tmp_path: Path
) -> None:
    first, second = sorted(Player(server.url, open_table(server.url)).path for _ in range(2))
    file = tmp_path / "tables.jsonl"
    assert _run("db", "export", str(file), "--store", server.store)[0] == 0
    lines = file.read_text().splitlines(keepends=True)
    assert [json.loads(line)["id"] for line in lines] == [path.rsplit("/", 1)[1] for path in (first, second)]
    file.write_text(lines[1])
    assert _run("db", "import", str(file), "--store", elsewhere)[0] == 0
    other = json.loads(lines[1])
    other["events"][1][1]["name"] = "Bob"
    file.write_text(lines[0] + json.dumps(other))
    code, told = _run("db", "import", str(file), "--store", elsewhere)
    assert code == 1
    assert told == (
        f"hippodrome: line 2: the table {other['id']} is already in the store, with other events; "
        "nothing was imported"
    )
    with serving(elsewhere) as there, there.client() as client:
        assert client.get(first).status_code == 404
        assert client.get(second).json()["table"]["players"][0]["name"] == "Ann"


def _edited(edit: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def damage(line: bytes) -> bytes:
        table = json.loads(line)
        edit(table)
        return json.dumps(table).encode() + b"\n"

    return damage


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda line: line[: len(line) // 2],
    "empty": lambda line: b"\n",
    "no text": lambda line: b"\xff\xfe" + line,
    "no object": lambda line: b"[1, 2]\n",
    "another format": _edited(lambda table: table.update(format="hippodrome-tables/9")),
    "no id": _edited(lambda table: table.pop("id")),
    "a number for an id": _edited(lambda table: table.update(id=5)),
    "an id that no link can have": _edited(lambda table: table.update(id="x" * 40)),
    "no events": _edited(lambda table: table.update(events=[])),
    "no opening": _edited(lambda table: table["events"].pop(0)),
    "an opening without a secret": _edited(lambda table: table["events"][0][1].pop("secret")),
    "an opening that does not say who sees it": _edited(lambda table: table["events"][0][1].pop("public")),
    "an unknown event": _edited(lambda table: table["events"][1][1].update(kind="danced")),
    "an event that is no object": _edited(lambda table: table["events"].append([1.0, "sat"])),
    "a seat that is not there": _edited(lambda table: table["events"][1][1].update(seat=3)),
    "a seat before the first": _edited(lambda table: table["events"][1][1].update(seat=-1)),
    "a time that is none": _edited(lambda table: table["events"][1].__setitem__(0, "nan")),
    "a time that no calendar has": _edited(lambda table: table["events"][1].__setitem__(0, 1e300)),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Two tables in a file."""
    folder = tmp_path_factory.mktemp("exported")
    with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        for _ in range(2):
            Player(server.url, open_table(server.url))
    assert _run("db", "export", str(folder / "tables.jsonl"), "--store", server.store)[0] == 0
    return (folder / "tables.jsonl").read_bytes()


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_file_is_refused_with_a_sentence_and_nothing_is_added(
    exported: bytes, damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    file, store = tmp_path / "damaged.jsonl", f"sqlite:///{tmp_path / 'tables.db'}"
    whole, other = exported.splitlines(keepends=True)
    file.write_bytes(whole + damage(other))
    with pytest.raises(HippodromeError, match=r"^line 2"), Progress(disable=True) as bar:
        asyncio.run(import_tables(make_store(store), file, bar))
    with _rows(store) as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_the_command_tells_what_is_wrong_with_a_file(exported: bytes, tmp_path: Path) -> None:
    file, store = tmp_path / "damaged.jsonl", f"sqlite:///{tmp_path / 'tables.db'}"
    file.write_bytes(exported[:-20])
    code, told = _run("db", "import", str(file), "--store", store)
    assert (code, told) == (1, "hippodrome: line 2 is not a table written by export")
    code, told = _run("db", "import", str(tmp_path / "none.jsonl"), "--store", store)
    assert (code, told) == (1, f"hippodrome: {tmp_path / 'none.jsonl'}: No such file or directory")


# ---------------------------------------------------------------- tables that can't be read


def _by_other_rules(rows: sqlite3.Connection, table_id: str) -> None:
    rows.execute(
        "UPDATE events SET body = json_set(body, '$.version', 99) WHERE table_id = ? AND number = 0",
        [table_id],
    )


def _with_an_illegal_move(rows: sqlite3.Connection, table_id: str) -> None:
    """Seat 2 moves, and it is not its turn."""
    (number,) = rows.execute("SELECT count(*) FROM events WHERE table_id = ?", [table_id]).fetchone()
    event = json.dumps({"kind": "moved", "seat": 2, "entries": [[2, "pass"]]})
    rows.execute(
        "INSERT INTO events (table_id, number, at, body) VALUES (?, ?, 2000000000, ?)",
        [table_id, number, event],
    )


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (
            _by_other_rules,
            "This table was played by version 99 of the rules of byzanz; this server knows version 1. "
            "It can be viewed, not played.",
        ),
        (_with_an_illegal_move, "This table can't be replayed by these rules"),
    ],
)
def test_a_table_that_cannot_be_read_is_shown_as_such_and_hurts_no_other(
    server: ServerProcess, damage: Callable[[sqlite3.Connection, str], None], message: str
) -> None:
    broken, sound = full_table(server.url), full_table(server.url, "byzanz", 4, people=2)
    assert broken[0].move("pass", prompt=broken[0].table()["prompt"]).status_code == 200
    broken[1].post("chat", {"text": "See you tomorrow"})
    told_before = [player.look()["happened"] for player in broken]
    server.stop()
    table_id = broken[0].path.rsplit("/", 1)[1]
    with _rows(server.store) as rows:
        (opening,) = rows.execute(
            "SELECT body FROM events WHERE table_id = ? AND number = 0", [table_id]
        ).fetchone()
        sat = [
            json.loads(body) for (body,) in rows.execute("SELECT body FROM events WHERE body LIKE '%sat%'")
        ]
        damage(rows, table_id)
    server.start()
    for player, before in zip(broken, told_before, strict=True):
        answer = player.client.get(player.path)
        table = answer.json()["table"]
        assert table["state"] == "unreadable"
        assert table["unreadable"].startswith(message)
        assert table["view"] is None
        assert [item["text"] for item in answer.json()["happened"] if item["kind"] == "said"] == [
            "See you tomorrow"
        ]
        known = {json.dumps(move) for item in before for move in item["moves"]}
        shown = {json.dumps(move) for item in answer.json()["happened"] for move in item["moves"]}
        assert shown <= known
        hidden = [json.loads(opening)["secret"]]
        hidden += [event[key] for event in sat for key in ("key", "contribution") if event.get(key)]
        assert not [secret for secret in hidden if secret in answer.text]
        refused = player.move("pass", prompt=table["prompt"])
        assert refused.status_code == 409
        assert refused.json()["refused"]["code"] == "unreadable"
        assert refused.json()["refused"]["text"] == table["unreadable"]
        for what in ("undo", "leave"):
            assert player.post(what, {}).json()["refused"]["code"] == "unreadable"
    until(lambda: play_on(sound, random.Random(3))["state"] == "over", 60)
    assert records.verify(sound[0].client.get(f"{sound[0].path}/record").json()).outcome is not None


def test_many_tables_that_cannot_be_read_do_not_keep_the_bots_of_others_waiting(
    server: ServerProcess,
) -> None:
    (ann,) = full_table(server.url, "nekken", 3, people=1)
    server.stop()
    table_id = ann.path.rsplit("/", 1)[1]
    with _rows(server.store) as rows:
        rows.execute("UPDATE tables SET due_at = 1")
        copied = [f"{number:016d}" for number in range(300)]
        for name in copied:
            columns = "game, state, public, seats, free, opened_at, 0, door"
            rows.execute(f"INSERT INTO tables SELECT ?, {columns} FROM tables WHERE id = ?", [name, table_id])
            events = "SELECT ?, number, at, body FROM events WHERE table_id = ?"
            rows.execute(f"INSERT INTO events {events}", [name, table_id])
            _by_other_rules(rows, name)
        left = json.dumps({"kind": "left", "seat": 0, "why": "left"})
        rows.execute(
            "INSERT INTO events SELECT table_id, max(number) + 1, max(at), ? FROM events WHERE table_id = ?",
            [left, table_id],
        )
    server.start()

    def over() -> bool:
        with _rows(server.store) as rows:
            (state,) = rows.execute("SELECT state FROM tables WHERE id = ?", [table_id]).fetchone()
        return bool(state == "over")

    until(over, 60)
