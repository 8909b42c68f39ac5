"""The analysis of a table: none before the game is over, made in the background, kept in the store."""

import random
import time
from pathlib import Path

import httpx

from tests.table.players import full_table, play_on
from tests.table.servers import PATIENCE, serving_here


def test_a_finished_game_is_analysed_once_and_the_analysis_is_kept(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving_here(store) as (_, client):
        players = full_table(str(client.base_url), "byzanz", 3)
        path = f"{players[0].path}/analysis"
        for one in (players[0].client, client):  # nothing of a running game, for nobody
            refused = one.get(path)
            assert (refused.status_code, refused.json()["refused"]["code"]) == (409, "not-over")
        play_on(players, random.Random(1))
        assert client.get(path).json()["depth"] in (None, "sketch")
        found = _made(client, path)
        record = client.get(f"{players[0].path}/record").json()
        assert [player["name"] for player in found["players"]] == record["players"]
        assert len(found["curve"]) == len(record["log"]) + 1
        assert all(turn["story"] is None or "id" in turn["story"] for turn in found["turning_points"])
        assert {move["grade"] for move in found["moves"] if move["actor"] != "nature"} >= {"best"}
        assert record["secret"] not in client.get(path).text
    with serving_here(store) as (_, client):
        assert client.get(path).json() == found  # at once


def test_a_table_that_does_not_exist_has_no_analysis(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        assert client.get("/api/tables/AAAAAAAAAAAAAAAA/analysis").status_code == 404


def _made(client: httpx.Client, path: str) -> dict:  # type: ignore[type-arg]
    """The analysis, once it is made."""
    until = time.monotonic() + PATIENCE
    while (found := client.get(path).json())["depth"] != "normal":
        assert time.monotonic() < until
        time.sleep(0.2)
    return dict(found)
