"""Refusals: every code says what it means, has its status, and is worded in every language."""

import ast
import asyncio
import logging
import random
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

import hippodrome.table
from hippodrome.locales import Language, Messages
from hippodrome.table import acts
from hippodrome.table.refusals import STATUS, Refusal
from hippodrome.table.registry import indexed
from hippodrome.table.store import Row, SqliteStore, Store, StoreDown, StoreFailed
from hippodrome.table.stores import make_store, prepare
from hippodrome.table.table import Table, opened
from tests.table.folded import begun, done, played_at_random
from tests.table.servers import serving_here

TABLE = Path(hippodrome.table.__file__).parent


def raised() -> set[str]:
    """The codes that any module refuses with."""
    found = set()
    for path in TABLE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name == "Refusal" or (name == "__init__" and path.name == "store.py"):
                    found.add(str(node.args[0].value))
    return found


def test_every_code_that_is_raised_is_listed_and_no_other() -> None:
    assert raised() == STATUS.keys()


@pytest.mark.parametrize("language", list(Language))
def test_every_code_is_worded_in_every_language(language: Language) -> None:
    messages = Messages(language)
    texts = [messages(f"refused-{code}") for code in STATUS]
    assert len(set(texts)) == len(texts)


# ---------------------------------------------------------------- at a table


def code_of(make: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refused:
        make()
    return refused.value.code


def waiting(seats: int = 3) -> Table:
    return opened("A" * 16, acts.open_table("byzanz", {"seats": seats}), 0.0)


def over() -> Table:
    table, rng = begun("nekken", 2), random.Random(1)
    while table.turn:
        table = played_at_random(table, rng)
    return table


def test_seats_do_not_change_once_the_game_has_begun() -> None:
    for table in (begun("byzanz", 3), over()):
        assert code_of(partial(acts.sit, table, "Zoe", "00" * 16, None)) == "game-begun"
        assert code_of(partial(acts.seat_bot, table, 0, "citizen")) == "game-begun"
        assert code_of(partial(acts.free_seat, table, 0)) == "game-begun"
        assert code_of(partial(acts.start, table)) == "game-begun"


def test_a_seat_that_cannot_be_had_says_why() -> None:
    table = done(waiting(), acts.sit(waiting(), "Ann", "00" * 16, None, 0))
    assert code_of(lambda: acts.sit(table, "Bob", "11" * 16, None, 0)) == "seat-taken"
    assert code_of(lambda: acts.sit(table, "Bob", "11" * 16, None, 3)) == "bad-request"
    assert code_of(lambda: acts.sit(table, "Ann", "11" * 16, None)) == "name-taken"
    assert code_of(lambda: acts.free_seat(table, 0)) == "not-a-bot"
    assert code_of(lambda: acts.free_seat(table, 3)) == "bad-request"
    for seat in (1, 2):
        table = done(table, acts.seat_bot(table, seat, "citizen"))
    assert code_of(lambda: acts.sit(table, "Bob", "11" * 16, None)) == "table-full"


def test_leaving_and_returning_say_what_is_wrong() -> None:
    table = begun("byzanz", 3)
    assert code_of(lambda: acts.come_back(table, 0)) == "not-away"
    away = done(table, acts.leave(table, 0))
    assert code_of(lambda: acts.leave(away, 0)) == "already-away"
    for make in (acts.leave, acts.come_back, acts.undo):
        assert code_of(partial(make, over(), 0)) == "not-playing"
    assert code_of(lambda: acts.come_back(waiting(), 0)) == "not-playing"


# ---------------------------------------------------------------- the store


def opening(table_id: str = "A" * 16) -> Row:
    event = acts.open_table("byzanz", {"seats": 3})
    return Row(table_id, 0, 0.0, event, indexed(opened(table_id, event, 0.0), 1.0))


async def failing(store: Store, ask: Callable[[], Awaitable[object]]) -> Refusal:
    await store.open()
    try:
        with pytest.raises(Refusal) as refused:
            await asyncio.wait_for(ask(), 30)
    finally:
        await store.close()
    return refused.value


def test_a_store_that_cannot_be_opened_is_down(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "nowhere" / "tables.db"))
    refusal = asyncio.run(failing(store, store.ping))
    assert isinstance(refusal, StoreDown)
    assert (refusal.code, refusal.status, refusal.retry_after) == ("store-down", 503, 1)


def test_a_store_that_is_locked_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = make_store(f"sqlite:///{tmp_path / 'tables.db'}")
    asyncio.run(prepare(store, upgrade=True))
    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY_SNAPSHOT
    assert store.is_unreachable(locked)  # as SQLite itself raises it

    def busy(*_: object) -> None:
        from sqlalchemy.exc import OperationalError

        raise OperationalError("INSERT …", {}, locked)

    monkeypatch.setattr(store, "_write", busy)
    assert isinstance(asyncio.run(failing(store, lambda: store.append(opening()))), StoreDown)


def test_a_full_disk_is_down_until_there_is_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = make_store(f"sqlite:///{tmp_path / 'tables.db'}")
    asyncio.run(prepare(store, upgrade=True))
    limit_pages(store)
    row = opening()
    row = row._replace(event={**row.event, "kept_for": ["x" * 1_000_000]})
    with caplog.at_level(logging.ERROR):
        assert isinstance(asyncio.run(failing(store, lambda: store.append(row))), StoreDown)
    assert "the store can't be reached" in caplog.text


@pytest.mark.parametrize("fault", ["no such table", "not a database", "a fault of ours"])
def test_a_store_that_answers_but_fails_is_not_called_down(
    tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    store = make_store(f"sqlite:///{file}")
    asyncio.run(prepare(store, upgrade=True))
    row = opening()
    if fault == "no such table":
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TABLE events")
        connection.close()
    elif fault == "not a database":
        asyncio.run(store.dispose())
        file.write_bytes(b"This is no database. " * 1000)
        store = SqliteStore(str(file))
    else:
        row = row._replace(event={"kind": object()})
    with caplog.at_level(logging.ERROR):
        refusal = asyncio.run(failing(store, lambda: store.append(row)))
    assert isinstance(refusal, StoreFailed)
    assert (refusal.code, refusal.status, refusal.retry_after) == ("store-failed", 500, None)
    assert refusal.__cause__ is not None
    assert "the store has failed" in caplog.text  # whoever runs the server finds why


def limit_pages(store: Store) -> None:
    """Let a SQLite file grow no further."""
    from sqlalchemy import event as sql_event

    assert isinstance(store, SqliteStore)
    store._engine.dispose()

    @sql_event.listens_for(store._engine, "connect")
    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")


def test_a_server_says_whether_it_stops_or_its_store_fails(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving_here(f"sqlite:///{file}") as (server, client):
        assert client.get("/readyz").status_code == 200
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TABLE events")
        connection.close()
        for answer in (
            client.get(f"/api/tables/{'A' * 16}"),
            client.post("/api/tables", json={"game": "byzanz"}),
        ):
            assert (answer.status_code, answer.json()["refused"]["code"]) == (500, "store-failed")
            assert "events" not in answer.text  # what failed is for the log
        server.close_streams()
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["refused"]["code"]) == (503, "stopping")
        assert answer.headers["retry-after"] == "1"
