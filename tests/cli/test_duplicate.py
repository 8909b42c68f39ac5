"""`hippodrome duplicate`: the same deals for several groups; and deals that are fixed for `play`."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hippodrome import records
from hippodrome.bots.daily import lineup
from tests.cli.test_cli import refused, run


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a set of two deals, and what two groups made of it."""
    folder = tmp_path_factory.mktemp("duplicate")
    deals = folder / "set.jsonl"
    made = run("duplicate", deals, "--game", "byzanz", "--seats", "3", "--deals", "2", "--seed", "club")
    assert made.returncode == 0, made.stderr
    for group, bots in (("north", "merchant"), ("south", "random")):
        lines = []
        for number in ("1", "2"):
            one = folder / "one.jsonl"
            done = run(
                "play", "--deal", deals, "--number", number, "--bots", bots, "--record", one, "--overwrite"
            )
            assert done.returncode == 0, done.stderr
            lines.append(one.read_text())
        (folder / f"{group}.jsonl").write_text("".join(lines))
    return folder


def test_groups_that_play_a_set_are_compared(played: Path) -> None:
    files = [played / "set.jsonl", played / "north.jsonl", played / "south.jsonl"]
    done = run("duplicate", *files, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert len(told["scores"]) == 2 * 2 * 3
    by_place: dict[tuple[int, int], list[dict[str, float]]] = {}
    for one in told["scores"]:
        by_place.setdefault((one["deal"], one["seat"]), []).append(one)
    for two in by_place.values():
        assert sum(one["above"] for one in two) == pytest.approx(0)
        assert two[0]["points"] - two[1]["points"] == pytest.approx(2 * two[0]["above"])
    best = told["standings"][0]
    assert best["above"] == max(one["above"] for one in told["standings"])
    assert {one["group"] for one in told["standings"]} == {"north", "south"}
    shown = run("duplicate", *files)
    assert "Standings" in shown.stdout
    assert run("verify", *files[1:]).returncode == 0


def test_the_groups_had_the_same_cards(played: Path) -> None:
    draws = []
    for group in ("north", "south"):
        record = json.loads((played / f"{group}.jsonl").read_text().splitlines()[0])
        assert record["practice"]
        draws.append([move for actor, move in record["log"] if actor == "nature"])
    assert draws[0] == draws[1]


def test_what_does_not_belong_to_the_set_is_refused(played: Path, tmp_path: Path) -> None:
    deals, north = played / "set.jsonl", played / "north.jsonl"
    other = tmp_path / "other.jsonl"
    assert run("duplicate", other, "--game", "byzanz", "--seats", "3", "--seed", "else").returncode == 0
    assert "a deal that is not in the set" in refused("duplicate", other, north)
    assert "is not over" in refused("duplicate", deals, deals.rename(played / "set.jsonl"))
    twice = tmp_path / "twice.jsonl"
    twice.write_text(north.read_text() * 2)
    assert "deal 1 was played twice" in refused("duplicate", deals, twice)
    assert "two groups have the same name" in refused("duplicate", deals, north, north)
    assert "exists already" in refused("duplicate", deals, "--game", "byzanz")
    assert "1 to 1000 deals" in refused("duplicate", tmp_path / "new.jsonl", "--deals", "0")
    assert "there is no deal 3" in refused("play", "--deal", deals, "--number", "3")
    assert "has deals of byzanz, not of nekken" in refused("play", "nekken", "--deal", deals)
    assert "this deal is fixed" in refused("play", "--deal", deals, "--seed", "1")
    assert "two different deals" in refused("play", "byzanz", "--daily", "--deal", deals)
    assert "there is no game 'chess'" in refused("play", "chess", "--daily")


def test_the_deal_of_the_day_is_the_same_all_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.bots.daily.BOTS", ("citizen", "random", "novice"))
    found = []
    for name in ("one.jsonl", "two.jsonl"):
        done = run("play", "byzanz", "--daily", "--record", tmp_path / name)
        assert done.returncode == 0, done.stderr
        found.append(json.loads((tmp_path / name).read_text()))
    today = datetime.now(UTC).date()
    assert found[0] == found[1]
    assert records.verify(found[0]).seats == lineup("byzanz", today).seats
