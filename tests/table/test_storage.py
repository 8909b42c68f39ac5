"""Stores: made, upgraded, guarded, moved from one kind to the other; and tables in them that can't be read."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hippodrome import records
from hippodrome.table.store import StoreDown
from hippodrome.table.stores import make_store
from tests.table.players import full_table, open_table, play_on
from tests.table.servers import Postgres, ServerProcess, rows_of, said_by, serving, until

# ---------------------------------------------------------------- one store


def test_an_empty_store_is_upgraded_and_stays_so(store: str) -> None:
    for _ in range(2):
        assert said_by("db", "upgrade", "--store", store) == (0, "The schema is up to date.")
    with serving(store, "--no-upgrade") as server:
        (ann,) = full_table(server.url, people=1)
        before = ann.client.get(ann.path).content
    assert said_by("db", "upgrade", "--store", store)[0] == 0
    with serving(store, "--no-upgrade", port=server.port):
        assert ann.client.get(ann.path).content == before


def test_processes_that_upgrade_a_store_at_once_do_not_hinder_each_other(
    elsewhere: str,
) -> None:
    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(lambda _: said_by("db", "upgrade", "--store", elsewhere), range(4)))
    assert done == [(0, "The schema is up to date.")] * 4


def test_a_store_that_is_not_up_to_date_is_not_served(store: str) -> None:
    code, told = said_by("serve", "--store", store, "--port", "0", "--no-upgrade")
    assert code == 1
    assert told == (
        "hippodrome: the store is empty, this version needs schema 0004: run hippodrome db upgrade"
    )


def test_an_empty_postgresql_is_not_upgraded_unasked(elsewhere: str) -> None:
    for _ in range(2):
        code, told = said_by("serve", "--store", elsewhere, "--port", "0")
        assert code == 1
        assert told.endswith("run hippodrome db upgrade")


def test_a_file_is_served_by_one_server(server: ServerProcess) -> None:
    code, told = said_by("serve", "--store", server.store, "--port", "0")
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
    assert said_by("db", "export", str(file), "--store", server.store)[0] == 0
    code, told = said_by("db", "import", str(file), "--store", server.store)
    assert code == 1
    name = server.store.removeprefix("sqlite:///")
    assert (
        told
        == f"hippodrome: a server has {name} open: stop it first, because an import would block every move"
    )
    server.stop()
    done = said_by("db", "import", str(file), "--store", server.store)
    assert done == (0, "0 tables imported, 1 existed already.")


def test_a_store_and_its_export_are_for_their_owner_alone(tmp_path: Path) -> None:
    store, exported = tmp_path / "new" / "tables.db", tmp_path / "tables.jsonl"
    with serving(f"sqlite:///{store}") as server:
        open_table(server.url)
        files = {file.name: file.stat().st_mode & 0o777 for file in store.parent.iterdir()}
    assert files.keys() >= {"tables.db", "tables.db-wal", "tables.db.lock"}
    assert set(files.values()) == {0o600}
    assert store.parent.stat().st_mode & 0o777 == 0o700
    assert said_by("db", "export", str(exported), "--store", server.store)[0] == 0
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


def test_a_store_is_closed_while_notices_are_sent_and_nothing_fails(elsewhere: str) -> None:
    async def hear(notice: str) -> None:
        """Nobody is there."""

    async def run() -> None:
        store = make_store(elsewhere)
        await store.listen(hear)
        sending = [asyncio.create_task(store.announce("presence")) for _ in range(50)]
        await asyncio.sleep(0.001)
        await store.close()
        await asyncio.gather(*sending)

    for _ in range(5):
        asyncio.run(run())


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
    with rows_of(server.store) as rows:
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
    until(lambda: play_on(sound, random.Random(3))["state"] == "over")
    assert records.verify(sound[0].client.get(f"{sound[0].path}/record").json()).outcome is not None


def test_many_tables_that_cannot_be_read_do_not_keep_the_bots_of_others_waiting(
    server: ServerProcess,
) -> None:
    (ann,) = full_table(server.url, "nekken", 3, people=1)
    server.stop()
    table_id = ann.path.rsplit("/", 1)[1]
    with rows_of(server.store) as rows:
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
        with rows_of(server.store) as rows:
            (state,) = rows.execute("SELECT state FROM tables WHERE id = ?", [table_id]).fetchone()
        return bool(state == "over")

    until(over)
