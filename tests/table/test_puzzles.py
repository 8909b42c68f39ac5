"""Puzzles over HTTP: what is shown of one, and that the solution is told with the answer only."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.analysis.puzzles import puzzles_of
from hippodrome.table.limits import LIMITS, Limit
from tests.table.servers import serving_here

SHOWN = {"game", "number", "version", "options", "players", "seat", "difficulty", "view", "board", "stories"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving_here(f"sqlite:///{tmp_path_factory.mktemp('puzzles') / 'tables.db'}") as (_, client):
        yield client


@pytest.mark.parametrize(("game", "number"), [("byzanz", 1), ("byzantio", 2), ("nekken", 100)])
def test_a_puzzle_shows_what_the_seat_sees_and_no_solution(
    client: httpx.Client, game: str, number: int
) -> None:
    puzzle = puzzles_of(game)[number - 1]
    then = puzzle.position()
    shown = client.get(f"/api/puzzles/{game}/{number}").json()
    assert set(shown) == SHOWN
    assert shown["view"] == _plain(
        then.view(puzzle.seat)
    )  # the mask of the seat, and its moves in their order
    assert (
        shown["stories"] == _plain([one.plain() for one in then.told(puzzle.seat)])[-len(shown["stories"]) :]
    )
    assert (shown["seat"], shown["difficulty"]) == (puzzle.seat, puzzle.difficulty)


def test_the_list_has_nothing_but_difficulties(client: httpx.Client) -> None:
    listed = client.get("/api/puzzles").json()
    assert set(listed) == {"puzzles"}
    assert listed["puzzles"]["nekken"] == [one.difficulty for one in puzzles_of("nekken")]


def test_an_answer_is_judged_and_explained(client: httpx.Client) -> None:
    puzzle = puzzles_of("byzanz")[0]
    path = "/api/puzzles/byzanz/1"
    wrong = next(move for move in puzzle.position().legal(puzzle.seat) if move != puzzle.best)
    for move, right in ((puzzle.best, True), (wrong, False)):
        said = client.post(path, json={"move": move}).json()
        assert (said["right"], said["answer"], said["best"]) == (right, move, puzzle.best)
        assert said["theme"] == puzzle.theme
        assert said["values"] == [one._asdict() for one in puzzle.values]


def test_what_is_no_answer_is_refused_and_tells_nothing(client: httpx.Client) -> None:
    best = puzzles_of("byzanz")[0].best
    for path, sent, status, code in (
        ("/api/puzzles/byzanz/1", {"move": "bid C1 C1 C1 C1 C1"}, 409, "illegal-move"),
        ("/api/puzzles/byzanz/1", {"move": "jump"}, 422, "bad-notation"),
        ("/api/puzzles/byzanz/1", {"moves": ["pass"]}, 422, "bad-request"),
        ("/api/puzzles/byzanz/9999", {"move": "pass"}, 404, "no-such-page"),
        ("/api/puzzles/chess/1", {"move": "pass"}, 404, "no-such-page"),
    ):
        refused = client.post(path, json=sent)
        assert (refused.status_code, refused.json()["refused"]["code"]) == (status, code)
        assert f'"{best}"' not in refused.text
    assert client.get("/api/puzzles/byzanz/0").status_code == 422
    assert client.get("/api/puzzles/chess/1").status_code == 404


def test_who_asks_for_too_many_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(1, 0.001))
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}", limits=True) as (_, client):
        statuses = [client.get("/api/puzzles/byzanz/1").status_code for _ in range(40)]
        assert (statuses[0], statuses[-1]) == (200, 429)


def _plain(shown: Any) -> Any:
    """As JSON has it."""
    return json.loads(json.dumps(shown))
