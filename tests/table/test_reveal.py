"""Sealed and revealed with real servers, which may be killed meanwhile; practice tables and receipts there."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.game import new
from hippodrome.table.table import WAITING
from tests.playing import seeded
from tests.table.players import Player, begin, full_table, open_table
from tests.table.servers import ServerProcess, serving


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits two seconds for contributions."""
    file = tmp_path_factory.mktemp("store") / "tables.db"
    with serving(f"sqlite:///{file}", "--reveal-time", "2") as started:
        yield started


def seated(url: str, **more: Any) -> list[Player]:
    table_id = open_table(url, **more)
    return [Player(url, table_id, name) for name in ("Ann", "Bo", "Cy")]


def begun(player: Player, seconds: float = 30.0) -> dict[str, Any]:
    """The table when the game has begun."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = player.look()["table"]
        if table["state"] == "playing":
            return dict(table)
        time.sleep(0.1)
    raise AssertionError("the game does not begin")


def test_the_last_to_reveal_begins_the_game_and_a_wrong_contribution_does_not(quick: ServerProcess) -> None:
    players = seated(quick.url, clock={"kind": "days", "each": 1})
    assert players[0].reveal().json()["refused"]["code"] == "not-revealing"
    assert players[0].post("start").json()["table"]["state"] == "revealing"
    for sent, code, status in (
        ({"contribution": "00" * 32}, "wrong-seal", 409),
        ({"contribution": players[1].contribution.hex()}, "wrong-seal", 409),
        ({"contribution": "00"}, "bad-request", 422),
        ({}, "bad-request", 422),
    ):
        answer = players[0].post("reveal", sent)
        assert (answer.status_code, answer.json()["refused"]["code"]) == (status, code)
    for player in players[:2]:
        assert player.reveal().json()["table"]["state"] == "revealing"
    last = players[2].reveal()
    assert (last.status_code, last.json()["table"]["state"]) == (200, "playing")
    assert players[2].reveal().status_code == 200  # the answer was lost: sent again
    with quick.client() as stranger:
        answer = stranger.post(f"{players[0].path}/reveal", json={"contribution": "00" * 32})
        assert answer.json()["refused"]["code"] == "no-key"


def test_who_does_not_reveal_in_time_is_named_for_ever(quick: ServerProcess) -> None:
    players = seated(quick.url)
    players[0].post("start")
    players[0].reveal()
    table = begun(players[0])
    assert table["unrevealed"] == [1, 2]
    assert table["reveal_until"] is None
    assert players[1].reveal().json()["refused"]["code"] == "not-revealing"
    kinds = [item["kind"] for item in players[0].look()["happened"]]
    assert kinds == ["opened", "sat", "sat", "sat", "sealed", "revealed", "started"]


def test_a_server_that_is_killed_while_all_reveal_goes_on_after_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--reveal-time", "5") as server:
        early, late = seated(server.url), seated(server.url, clock={"kind": "days", "each": 1})
        for players in (early, late):
            players[0].post("start")
            players[0].reveal()
        server.kill()
        server.start()
        assert begun(early[0], 60)["unrevealed"] == [1, 2]  # the time ran out meanwhile
        assert late[0].look()["table"]["unrevealed"] == [1, 2]
        for player in late[1:]:
            assert player.reveal().status_code == 200
        assert begun(late[0])["unrevealed"] == []


def test_a_game_of_whose_contributions_none_is_missing_begins_although_the_server_was_killed(
    tmp_path: Path,
) -> None:
    """The last contribution is stored, but not the beginning: as if the power went off in between."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        players = seated(server.url, clock={"kind": "days", "each": 1})
        players[0].post("start")
        for player in players[:2]:
            player.reveal()
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as rows:
            event = {"kind": "revealed", "seat": 2, "contribution": players[2].contribution.hex()}
            number, at = rows.execute("SELECT MAX(number), MAX(at) FROM events").fetchone()
            table_id = players[0].path.rsplit("/", 1)[1]
            rows.execute(
                "INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)",
                [table_id, number + 1, at, json.dumps(event)],
            )
            rows.execute("UPDATE tables SET due_at = ?", [at])
        rows.close()
        server.start()
        assert begun(players[0])["unrevealed"] == []


def test_two_processes_begin_a_game_once(postgres: Any) -> None:
    store = postgres.database("reveal_twice")
    with serving(store, "--upgrade") as one, serving(store, "--upgrade") as two:
        for _ in range(3):
            ann, bo, cy = seated(one.url)
            bo.client.base_url = cy.client.base_url = two.url
            begin([ann, bo, cy])
            kinds = [item["kind"] for item in begun_with_history(bo)]
            assert kinds.count("started") == 1
            assert kinds.count("revealed") == 3


def begun_with_history(player: Player) -> list[dict[str, Any]]:
    begun(player)
    happened: list[dict[str, Any]] = player.look()["happened"]
    return happened


def test_practice_tables_are_opened_from_a_record_and_marked_everywhere(quick: ServerProcess) -> None:
    saved = records.saved(seeded("byzanz-3", 5), ["Ann", "Bo", "Cy"])
    with quick.client() as client:
        answer = client.post("/api/practice", json={"record": saved, "move": 20, "public": True})
        assert answer.status_code == 201
        table = answer.json()["table"]
        assert (table["practice"], table["state"]) == (True, WAITING)
        assert saved["secret"] not in answer.text
        fair = open_table(quick.url, public=True)
        listed = {row["id"]: row["practice"] for row in client.get("/api/tables").json()["tables"]}
        assert (listed[table["id"]], listed[fair]) == (True, False)
        ann = Player(quick.url, table["id"], "Ann")
        for seat in (1, 2):
            assert ann.post("bots", {"seat": seat, "bot": "random"}).status_code == 201
        assert ann.post("start").json()["table"]["state"] == "playing"  # there is nothing to reveal
        started = next(item for item in ann.look()["happened"] if item["kind"] == "started")
        assert len(started["story"]) > 5
        for sent, code in (
            ({"record": saved, "move": len(saved["log"])}, "bad-request"),
            ({"record": {**saved, "format": "hippodrome/1"}}, "bad-record"),
            ({"record": {**saved, "secret": "00" * 32}}, "bad-record"),
            ({"record": saved, "move": -1}, "bad-request"),
            ({"record": []}, "bad-request"),
        ):
            refused = client.post("/api/practice", json=sent)
            assert (refused.status_code, refused.json()["refused"]["code"]) == (422, code)


def test_tables_of_the_earlier_format_are_not_in_the_lobby(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        old, fresh = (open_table(server.url, public=True) for _ in range(2))
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as rows:
            (body,) = rows.execute("SELECT body FROM events WHERE table_id = ?", [old]).fetchone()
            opening = {
                key: value for key, value in json.loads(body).items() if key not in ("format", "practice")
            }
            rows.execute("UPDATE events SET body = ? WHERE table_id = ?", [json.dumps(opening), old])
            rows.execute("UPDATE tables SET door = NULL WHERE id = ?", [old])  # there was no such column
        rows.close()
        server.start()
        with server.client() as client:
            assert [row["id"] for row in client.get("/api/tables").json()["tables"]] == [fresh]
            refused = client.post(f"/api/tables/{old}/seats", json={"name": "Ann"})
            assert refused.json()["refused"]["code"] == "unreadable"
            assert "hippodrome/1" in refused.json()["refused"]["text"]


def test_a_receipt_kept_at_a_table_matches_its_record(quick: ServerProcess) -> None:
    (ann,) = full_table(quick.url, "byzanz", 3, people=1)
    table = ann.look()["table"]
    receipt = {
        "format": records.RECEIPT,
        "table": table["id"],
        "seat": ann.seat,
        "commitment": table["commitment"],
        "seals": table["seals"],
        "contribution": ann.contribution.hex(),
        "revealed": True,
    }
    game = new("byzanz", seats=3, seed=1)
    assert records.parse_receipt(json.dumps(receipt)) == receipt
    with pytest.raises(HippodromeError, match="another table"):
        records.check_receipt(records.saved(game, ["Ann", "Bo", "Cy"]), receipt)
