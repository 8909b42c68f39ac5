"""Tables of a memory game (BZ-36): what people could only remember is in no answer until the end."""

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome import records
from hippodrome.game import Game
from hippodrome.table.sight import Shown
from hippodrome.table.table import fold
from tests.playing import random_game, seeded
from tests.sizes import size
from tests.table.servers import serving_here
from tests.table.twins import (
    BEGAN,
    LOOKS,
    Ask,
    Log,
    Twin,
    answer,
    opening_of,
    refused,
    streamed,
    written,
)
from tests.worlds import remembered

KIND = "byzanz-3-memory"
MOMENTS = (61, 90, 118, 140, 163)
Pair = list[httpx.Client]


def events_of(game: Game) -> Log:
    """The log of a table where this game was played, a second a move."""
    log = opening_of(KIND)
    for number, (actor, move) in enumerate(game.log):
        if actor != "nature":
            log.append((BEGAN + number, {"kind": "moved", "seat": actor, "entries": []}))
        log[-1][1]["entries"].append([actor, move])
    return log


def until_asked(seed: int, moves: int) -> Game:
    """A random game at the first moment after so many moves at which somebody is asked."""
    game = random_game(KIND, seed, moves)
    while not game.turn:
        moves += 1
        game = random_game(KIND, seed, moves)
    return game


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Twin], Pair]]:
    """Tables in pairs that differ in what the viewer of each could only remember, and a client of each server."""
    folder = tmp_path_factory.mktemp("memory")
    twins: list[Twin] = []
    stored: tuple[list[dict[str, Any]], ...] = ([], [])
    for moves in MOMENTS[: size(5, 3, 2)]:
        game = until_asked(7, moves)
        for viewer in (0, 1, 2, None):
            other = remembered(KIND, game, "spectator" if viewer is None else viewer, random.Random(moves))
            if other is not None:
                twins.append(Twin(f"{len(twins):_>16}", KIND, viewer, game, other))
                for tables, played in zip(stored, (game, other), strict=True):
                    tables.append({"id": twins[-1].id, "events": events_of(played), "notes": []})
    with contextlib.ExitStack() as stack:
        clients = []
        for name, tables in zip(("one", "two"), stored, strict=True):
            address = f"sqlite:///{folder / name}.db"
            written(address, folder / "tables.jsonl", tables)
            clients.append(stack.enter_context(serving_here(address))[1])
        yield twins, clients


def compare(twin: Twin, pair: Pair, ask: Ask) -> bytes:
    one, two = (answer(client, twin, ask) for client in pair)
    assert one == two, (twin, ask)
    return one


def test_bz_36_tables_that_differ_in_what_is_remembered_answer_with_the_same_bytes(
    served: tuple[list[Twin], Pair],
) -> None:
    twins, pair = served
    assert len(twins) >= size(15, 8, 5)
    assert {twin.viewer for twin in twins} == {0, 1, 2, None}
    for twin in twins:
        update = json.loads(compare(twin, pair, Ask("GET")).split(b"\n", 1)[1])
        position, prompt = update["position"], update["table"]["prompt"] or 0
        assert update["table"]["can"]["look_back"] is update["table"]["can"]["hint"] is False
        for ask in [*LOOKS, Ask("POST", "hint"), *refused(twin, prompt, random.Random(twin.id))]:
            compare(twin, pair, ask)
        for last_id in (None, f"{position // 2}", f"{position - 1}", f"{position}"):
            one, two = (streamed(client, twin, last_id) for client in pair)
            assert one == two, (twin, last_id)
        assert twin.one.record.tobytes() != twin.two.record.tobytes()


def test_bz_36_earlier_moments_and_hints_are_refused_while_the_game_is_on(
    served: tuple[list[Twin], Pair],
) -> None:
    twins, (client, _) = served
    twin = next(twin for twin in twins if twin.viewer in twin.one.turn)
    for ask in (Ask("GET", "moments/1"), Ask("GET", "moments/40"), Ask("POST", "hint")):
        found = client.request(ask.method, f"{twin.path}/{ask.what}", headers=twin.headers)
        assert (found.status_code, found.json()["refused"]["code"]) == (409, "memory-game"), ask
    assert client.get(f"{twin.path}/record").json()["refused"]["code"] == "not-over"


def test_bz_36_when_the_game_is_over_earlier_moments_are_open(tmp_path: Path) -> None:
    game = random_game(KIND, 11)
    address = f"sqlite:///{tmp_path / 'tables'}.db"
    written(address, tmp_path / "tables.jsonl", [{"id": "_" * 16, "events": events_of(game), "notes": []}])
    with serving_here(address) as (_, client):
        path = f"/api/tables/{'_' * 16}"
        assert client.get(path).json()["table"]["can"]["look_back"] is True
        then = client.get(f"{path}/moments/60").json()
        record = records.saved(seeded(KIND, 5), ["Ann", "Bo", "Cy"])
        assert record["options"]["memory"] is True
        sent = {"record": record, "move": 150, "stories": True}
        shown = client.post("/api/replays", json=sent).json()
    hands = [card for player in then["table"]["view"]["players"] for card in player["hand"]]
    assert set(hands) - {"?"}
    assert "?" not in then["table"]["view"]["gone"]
    assert "?" not in json.dumps([item["story"] for item in then["happened"]])
    assert len(set(shown["view"]["gone"])) > 5
    assert "?" not in json.dumps(shown["stories"]) + json.dumps(shown["view"]["gone"])


# ---------------------------------------------------------------- a table from its first move to its last


def merged(told: dict[int, Any], update: dict[str, Any]) -> dict[int, Any]:
    """What a client has been told, by position: what comes again takes the place of what was told before."""
    return told | {item["position"]: item for item in update["happened"]}


def test_bz_36_who_listens_has_at_every_moment_what_the_table_tells_then() -> None:
    """A client that merges what comes after its position never holds more than one that looks for the first time."""
    log = events_of(random_game(KIND, 11))
    table = None
    held: list[dict[int, Any]] = [{}, {}]
    position = [0, 0]
    again = 0
    for number, (at, event) in enumerate(log):
        table = fold("t", [(at, event)], table)
        assert table is not None
        for who, viewer in enumerate((1, 3)):  # a seat, and a spectator
            if number % (1 + 4 * who) and number + 1 < len(log):
                continue  # the spectator looks from time to time only
            update = json.loads(Shown(table).update(viewer, position[who]))
            again += any(item["position"] <= position[who] for item in update["happened"])
            held[who] = merged(held[who], update)
            position[who] = update["position"]
            first = json.loads(Shown(table).update(viewer, 0))
            assert list(held[who].values()) == first["happened"], number
    assert table is not None
    assert table.state == "over"
    assert again > 10
    assert "?" not in json.dumps([held[1][place]["story"] for place in held[1]])
    texts = [move for item in held[1].values() for _, move in item["moves"]]
    assert "sell" in " ".join(texts)
    assert [text for text in texts if "?" in text] == ["draw ?"] * 12  # the opening hands, which nobody saw
