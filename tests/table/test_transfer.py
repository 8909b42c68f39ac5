"""Tables move from one store to another, of either kind; a damaged export is refused."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.table.stores import make_store
from hippodrome.table.transfer import import_tables
from tests.table.players import Player, full_table, open_table, play_on
from tests.table.servers import ServerProcess, rows_of, said_by, serving, until


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
    assert said_by("db", "export", str(file), "--store", server.store) == (0, f"6 tables exported to {file}.")
    for told in ("6 tables imported, 0 existed already.", "0 tables imported, 6 existed already."):
        assert said_by("db", "import", str(file), "--store", elsewhere) == (0, told)
    with serving(elsewhere, port=server.port) as other:
        assert _seen(tables, other.url) == seen
        _, byzanz, byzantio, over, with_bot = tables
        before = byzanz[0].look()["position"]
        for player in byzanz:  # a request from before the move is known here too
            player.move("pass", prompt=10**6, request="before")
        assert byzanz[0].look()["position"] == before
        for players in (byzanz, byzantio, over, with_bot):
            until(lambda players=players: play_on(players, random.Random(2))["state"] == "over")
            record = players[0].client.get(f"{players[0].path}/record").json()
            assert records.verify(record).outcome is not None


def test_a_table_that_went_on_otherwise_is_not_overwritten_and_nothing_is_added(
    server: ServerProcess, elsewhere: str, tmp_path: Path
) -> None:
    first, second = sorted(Player(server.url, open_table(server.url)).path for _ in range(2))
    file = tmp_path / "tables.jsonl"
    assert said_by("db", "export", str(file), "--store", server.store)[0] == 0
    lines = file.read_text().splitlines(keepends=True)
    assert [json.loads(line)["id"] for line in lines] == [path.rsplit("/", 1)[1] for path in (first, second)]
    file.write_text(lines[1])
    assert said_by("db", "import", str(file), "--store", elsewhere)[0] == 0
    other = json.loads(lines[1])
    other["events"][1][1]["name"] = "Bob"
    file.write_text(lines[0] + json.dumps(other))
    code, told = said_by("db", "import", str(file), "--store", elsewhere)
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
    assert said_by("db", "export", str(folder / "tables.jsonl"), "--store", server.store)[0] == 0
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
    with rows_of(store) as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_the_command_tells_what_is_wrong_with_a_file(exported: bytes, tmp_path: Path) -> None:
    file, store = tmp_path / "damaged.jsonl", f"sqlite:///{tmp_path / 'tables.db'}"
    file.write_bytes(exported[:-20])
    code, told = said_by("db", "import", str(file), "--store", store)
    assert (code, told) == (1, "hippodrome: line 2 is not a table written by export")
    code, told = said_by("db", "import", str(tmp_path / "none.jsonl"), "--store", store)
    assert (code, told) == (1, f"hippodrome: {tmp_path / 'none.jsonl'}: No such file or directory")
