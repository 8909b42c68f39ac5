"""Private notes: kept with the seat for its owner alone, in both stores; and what is shown at the door."""

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.progress import Progress

from hippodrome.core.errors import HippodromeError
from hippodrome.table import acts
from hippodrome.table.stores import make_store
from hippodrome.table.transfer import export_tables, import_tables
from tests.table.folded import begun, done, told
from tests.table.players import Player, begin, full_table, open_table, play_on
from tests.table.servers import Postgres, serving, serving_here

SECRET = "Zoe wants Nicaea"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving_here(f"sqlite:///{tmp_path_factory.mktemp('notes') / 'tables.db'}") as (_, client):
        yield client


def put(player: Player, version: int, text: str = SECRET, **more: Any) -> httpx.Response:
    return player.client.put(f"{player.path}/notes", json={"version": version, "text": text, **more})


def read(player: Player) -> dict[str, Any]:
    answer = player.client.get(f"{player.path}/notes")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["refused"]["code"]


# ---------------------------------------------------------------- one seat


def test_notes_are_kept_with_the_seat_before_during_and_after_the_game(client: httpx.Client) -> None:
    url = str(client.base_url)
    table = open_table(url, "nekken", 2)
    ann, bob = Player(url, table, "Ann"), Player(url, table, "Bob")
    assert (read(ann)["version"], read(ann)["text"]) == (0, "")
    assert put(ann, 0, "first\nthen").json()["version"] == 1
    begin([ann, bob])
    assert put(ann, 1, "second", marks={"1": {"aldur": "ruled-out"}}).status_code == 200
    with httpx.Client(base_url=url) as other:  # another device, by the private link
        other.post(f"{ann.path}/key", json={"key": ann.key})
        found = other.get(f"{ann.path}/notes").json()
        assert (found["text"], found["marks"]) == ("second", {"1": {"aldur": "ruled-out"}})
    assert read(bob)["version"] == 0
    assert play_on([ann, bob], random.Random(7))["state"] == "over"
    assert read(ann)["text"] == "second"
    assert SECRET not in client.get(f"{ann.path}/record").text
    assert "second" not in client.get(f"{ann.path}/record").text


def test_the_grid_has_the_cities_in_play_by_province(client: httpx.Client) -> None:
    url = str(client.base_url)
    for seats in (2, 4):
        ann, *_ = full_table(url, "byzantio", seats, people=1)
        grid = read(ann)["grid"]
        assert (grid["kind"], grid["group_kind"]) == ("city", "place")
        columns = [column for group in grid["groups"] for column in group["columns"]]
        assert sorted(columns) == sorted(ann.table()["view"]["in_play"])
    ann, *_ = full_table(url, "byzanz", 3, people=1)
    assert read(ann)["grid"] is None
    assert code(put(ann, 0, marks={"1": {"C1": "suspected"}})) == (422, "bad-notes")


def test_what_is_no_sheet_is_refused_and_nothing_is_lost(client: httpx.Client) -> None:
    ann, *_ = full_table(str(client.base_url), "nekken", 2, people=1)
    assert put(ann, 0, "x" * 2000).status_code == 200
    kept = read(ann)
    assert code(put(ann, 1, "x" * 2001)) == (422, "notes-too-long")
    for marks in (
        {"0": {"aldur": "suspected"}},
        {"2": {"aldur": "suspected"}},
        {"1": {"nicaea": "suspected"}},
    ):
        assert code(put(ann, 1, marks=marks)) == (422, "bad-notes"), marks
    malformed: list[dict[str, Any]] = [
        {"marks": {"1": {"aldur": "sure"}}},
        {"marks": []},
        {"text": 7},
        {"owner": "Bob"},
    ]
    for more in malformed:
        assert code(put(ann, 1, **more)) == (422, "bad-request"), more
    for version in (0, 2, 99):
        assert code(put(ann, version)) == (409, "old-notes")
    assert read(ann) == kept
    assert put(ann, 1, "a\x00b\x07c\td\n\U0001f600").json()["text"] == "abc\td\n\U0001f600"


def test_of_two_devices_that_write_at_once_one_is_told(client: httpx.Client) -> None:
    ann, *_ = full_table(str(client.base_url), "nekken", 2, people=1)
    for version in range(5):
        with ThreadPoolExecutor(4) as pool:
            written = [pool.submit(put, ann, version, f"device {n}") for n in range(4)]
        answers = [each.result() for each in written]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        (kept,) = (answer.json()["text"] for answer in answers if answer.status_code == 200)
        assert read(ann)["text"] == kept


# ---------------------------------------------------------------- nobody else


def test_notes_are_for_their_owner_alone(client: httpx.Client) -> None:
    ann, bob = full_table(str(client.base_url), "nekken", 2)
    before = [player.look() for player in (ann, bob)]
    assert put(ann, 0).status_code == 200
    assert read(bob)["version"] == 0
    assert put(bob, 0, "Bob's own").status_code == 200
    assert read(ann)["text"] == SECRET
    assert [player.look() for player in (ann, bob)] == before  # no event, no position
    bare = client.get(f"{ann.path}/notes")
    assert code(bare) == (401, "no-key")
    assert code(client.put(f"{ann.path}/notes", json={"version": 0, "text": ""})) == (401, "no-key")


def test_notes_are_erased_with_the_seat(store: str, tmp_path: Path) -> None:
    """In the same transaction; and nobody who sits there later reads them, nor can the one who left write on."""
    with serving(store, "--upgrade") as server:
        table = open_table(server.url, "nekken", 3)
        ann, bob = Player(server.url, table, "Ann"), Player(server.url, table, "Bob")
        for player in (ann, bob):
            assert put(player, 0).status_code == 200
        assert bob.post("leave").status_code == 200
        cy = Player(server.url, table, "Cy", seat=bob.seat)
        assert (read(cy)["version"], read(cy)["text"]) == (0, "")
        assert code(put(bob, 1)) == (403, "wrong-key")
        assert put(cy, 0, "Cy's").status_code == 200
        assert read(ann)["text"] == SECRET
        (exported,) = _exported(store, tmp_path / "tables.jsonl")
    assert [(sheet["seat"], sheet["text"]) for sheet in exported["notes"]] == [(0, SECRET), (1, "Cy's")]


def test_leaving_and_writing_at_once_leaves_no_sheet_behind(store: str, tmp_path: Path) -> None:
    with serving(store, "--upgrade") as server:
        for number in range(5):
            table = open_table(server.url, "nekken", 2)
            ann = Player(server.url, table, "Ann")
            with ThreadPoolExecutor(5) as pool:
                writing = [pool.submit(put, ann, version) for version in (0, 0, 1, 1)]
                leaving = pool.submit(ann.post, "leave")
            assert leaving.result().status_code == 200
            assert {each.result().status_code for each in writing} <= {200, 403, 409}
            tables = _exported(store, tmp_path / "tables.jsonl")
            assert [table["notes"] for table in tables] == [[]] * (number + 1)


def _exported(store: str, file: Path) -> list[dict[str, Any]]:
    """The tables of a store, as they are exported."""
    asyncio.run(export_tables(make_store(store), file, Progress(disable=True)))
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_notes_go_along_from_one_store_to_another(tmp_path: Path, postgres: Postgres) -> None:
    here, there = f"sqlite:///{tmp_path / 'tables.db'}", postgres.database("notes_moved")
    with serving(here) as server:
        ann, bob = full_table(server.url, "nekken", 2)
        for version in range(2):
            assert (
                put(ann, version, f"{SECRET} {version}", marks={"1": {"aldur": "suspected"}}).status_code
                == 200
            )
        assert put(bob, 0, "Bob's own").status_code == 200
        kept = [read(player) for player in (ann, bob)]
    file = tmp_path / "tables.jsonl"
    (before,) = _exported(here, file)
    assert [sheet["version"] for sheet in before["notes"]] == [2, 1]
    for added in ((1, 0), (0, 1)):  # a second time changes nothing
        assert asyncio.run(import_tables(make_store(there), file, Progress(disable=True))) == added
    with serving(there, port=server.port):
        assert [read(player) for player in (ann, bob)] == kept
        assert put(ann, 2, "newer").status_code == 200
        assert asyncio.run(import_tables(make_store(there), file, Progress(disable=True))) == (0, 1)
        assert read(ann)["text"] == "newer"  # what is older does not replace it
    for spoilt in (
        {"owner": "0" * 64},
        {"version": 0},
        {"text": "x" * 2001},
        {"marks": {"9": {"aldur": "?"}}},
        {"seat": 7},
    ):
        wrong = {**before, "id": "B" * 16, "notes": [before["notes"][0] | spoilt]}
        file.write_text(json.dumps(wrong) + "\n", encoding="utf-8")
        with pytest.raises(HippodromeError, match="line 1 is not a table"):
            asyncio.run(import_tables(make_store(there), file, Progress(disable=True)))


def test_a_store_of_the_schema_before_is_upgraded_with_all_that_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}") as server:
        path = f"/api/tables/{open_table(server.url, 'nekken', 2, public=True)}"
    with contextlib.closing(sqlite3.connect(file)) as rows, rows:
        for name in ("attempts", "keys", "analyses"):
            rows.execute(f"DROP TABLE {name}")
        rows.execute("DROP TABLE notes")
        rows.execute("ALTER TABLE tables DROP COLUMN door")
        rows.execute("UPDATE alembic_version SET version_num = '0001'")
    with serving(f"sqlite:///{file}") as server:
        ann = Player(server.url, path.rsplit("/", 1)[1], "Ann")
        assert put(ann, 0).status_code == 200
        (row,) = httpx.get(f"{server.url}/api/tables").json()["tables"]
        assert row["players"][0]["name"] == "Ann"


# ---------------------------------------------------------------- at the door


def test_the_lobby_tells_how_a_table_is_played_and_who_sits_there(client: httpx.Client) -> None:
    url = str(client.base_url)
    opened = open_table(
        url,
        "byzantio",
        3,
        public=True,
        hints=False,
        clock={"kind": "live", "each": 60},
        options={"hidden_events": True},
    )
    ann = Player(url, opened, "Ann")
    ann.post("choice", {"option": "houses", "choice": "phokas"})
    ann.post("bots", {"seat": 2, "bot": "citizen"})

    def row() -> dict[str, Any]:
        rows = client.get("/api/tables").json()["tables"]
        found: dict[str, Any] = next(row for row in rows if row["id"] == opened)
        return found

    told = row()
    assert told["options"] == {"seats": 3, "hidden_events": True, "board": "byzantio"}
    assert (told["clock"], told["hints"], told["free"]) == ({"kind": "live", "each": 60}, False, 1)
    assert [player["name"] for player in told["players"]] == ["Ann", None, "citizen"]
    assert told["players"][0]["chosen"] == {"houses": "phokas"}
    looked = client.get(f"/api/tables/{opened}").json()["table"]  # by the link, without a seat
    for name in ("options", "clock", "hints"):
        assert looked[name] == told[name]
    assert ann.post("leave").status_code == 200
    assert row()["players"][0]["kind"] == "open"


def test_a_table_without_hints_gives_none_and_all_are_told_who_asks(client: httpx.Client) -> None:
    url = str(client.base_url)
    ann, _ = full_table(url, "byzantio", 2, hints=False)
    assert code(ann.post("hint")) == (409, "no-hints")
    table = begun("byzantio", 2)
    after = done(table, acts.ask_hint(table, 0))
    assert [told(after, viewer)["happened"][-1]["kind"] for viewer in range(3)] == ["hinted"] * 3
    assert after.prompts == table.prompts
    assert after.decisions == table.decisions
