"""What the server tells of the games: drawn from their descriptors, so that another game needs nothing here."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import hippodrome.table
from hippodrome import bots, records
from hippodrome.bots import specs
from hippodrome.games import GAMES, Option
from hippodrome.games.intrigue.boards import load
from hippodrome.games.intrigue.drawing.lanes import lanes
from hippodrome.table import games
from hippodrome.table.clock import CLOCKS
from tests.playing import seeded
from tests.table.servers import serving_here

TABLE = Path(hippodrome.table.__file__).parent


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    """A client of a server in this process."""
    games.listed.cache_clear()
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        yield client
    games.listed.cache_clear()


@pytest.fixture
def plugin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A game that another package brings, with an option and messages of its own."""
    folder = tmp_path / "locales"
    folder.mkdir()
    (folder / "fr.ftl").write_text("mine-question-bid = À vous !\n", encoding="utf-8")
    (tmp_path / "secret.ftl").write_text("mine = not for everybody\n")
    own = replace(
        GAMES["byzanz"],
        name="mine",
        options=(*GAMES["byzanz"].options, Option("speed", "choice", "slow", ("slow", "fast"))),
        locales=folder,
        thumb="",
    )
    monkeypatch.setitem(GAMES._found, "mine", own)  # type: ignore[attr-defined]
    return own.name


def test_every_game_is_described_from_its_descriptor(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(specs, "_loaded", {})  # what other tests have loaded is theirs
    answer = client.get("/api/games")
    assert answer.status_code == 200
    found = {game["name"]: game for game in answer.json()["games"]}
    assert list(found) == list(GAMES)
    for name, told in found.items():
        game = GAMES[name]
        assert told["family"] == game.family
        assert told["version"] == game.version
        assert told["seats"] == list(game.seats)
        assert told["levels"] == list(bots.LEVELS)
        assert told["clocks"] == [{"kind": clock.kind, "each": clock.each} for clock in CLOCKS]
        assert told["board"] is (game.board is not None)
        assert told["told"] == game.told.plain()
        assert told["nature"] == [source.plain() for source in game.nature] != []
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        for option in told["options"]:
            assert option.keys() == {"name", "kind", "default", "choices", "study", "each"}
            assert option["kind"] in ("choice", "flag", "number", "list", "file")
            assert (option["choices"] != []) == (option["kind"] in ("choice", "number", "list"))
        for bot in told["bots"]:
            bots.make(bot, name)
        assert {*bots.LEVELS, "random", "search"} <= set(told["bots"])
    assert "merchant" in found["byzanz"]["bots"]
    assert "merchant" not in found["nekken"]["bots"]


def test_defaults_of_all_options_make_a_table(client: httpx.Client) -> None:
    for game in client.get("/api/games").json()["games"]:
        options = {each["name"]: each["default"] for each in game["options"] if each["default"] is not None}
        answer = client.post("/api/tables", json={"game": game["name"], "options": options})
        assert answer.status_code == 201, answer.text
        for clock in game["clocks"]:
            sent = {"game": game["name"], "clock": clock}
            assert client.post("/api/tables", json=sent).json()["table"]["clock"] == clock


def test_another_game_and_its_options_appear_everywhere(plugin: str, client: httpx.Client) -> None:
    told = next(game for game in client.get("/api/games").json()["games"] if game["name"] == plugin)
    assert told["options"][-1] == {
        "name": "speed",
        "kind": "choice",
        "default": "slow",
        "choices": ["slow", "fast"],
        "study": False,
        "each": None,
    }
    described = client.get("/openapi.json").json()["components"]["schemas"]["NewTable"]["properties"]
    assert described["game"]["enum"] == list(GAMES)
    assert plugin in described["game"]["enum"]
    text = described["options"]["description"]
    assert "mine: seats (2, 3, 4, 5, 6), open_profits (true or false)" in text
    assert "goods (1 to 6), " in text
    assert "rounds (0 to 8), speed (slow, fast)" in text
    assert client.get(f"/api/games/{plugin}").json()["view"]["game"] == plugin
    opened = client.post("/api/tables", json={"game": plugin, "options": {"seats": 3}})
    assert opened.json()["table"]["game"] == plugin


def test_messages_are_served_of_games_that_bring_their_own(plugin: str, client: httpx.Client) -> None:
    found = client.get(f"/api/games/{plugin}/messages/fr")
    assert (found.status_code, found.text) == (200, "mine-question-bid = À vous !\n")
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    for path in (f"{plugin}/messages/de", "byzanz/messages/fr"):
        answer = client.get(f"/api/games/{path}")
        assert (answer.status_code, answer.json()["refused"]["code"]) == (404, "no-such-page"), path
    answer = client.get("/api/games/chess/messages/fr")
    assert (answer.status_code, answer.json()["refused"]["code"]) == (404, "no-such-game")
    for language in ("..%2Fsecret", "%2e%2e/secret", ""):
        answer = client.get(f"/api/games/{plugin}/messages/{language}")
        assert answer.status_code == 404, language
        assert "not for everybody" not in answer.text
    for language in ("fr.ftl", "FR", "f", "fr%00", "french"):
        assert client.get(f"/api/games/{plugin}/messages/{language}").status_code in (404, 422), language
    assert client.get(f"/api/games/{plugin}/messages/fr.ftl").status_code == 422


def test_an_unknown_game_is_refused_in_words(client: httpx.Client) -> None:
    answer = client.get("/api/games/chess")
    assert (answer.status_code, answer.json()["refused"]["code"]) == (404, "no-such-game")
    answer = client.post("/api/tables", json={"game": "chess"})
    assert (answer.status_code, answer.json()["refused"]["code"]) == (422, "bad-options")
    assert "choose one of byzanz" in answer.json()["refused"]["text"]
    for clock in ({"kind": "hours", "each": 1}, {"kind": "live", "each": 0}, {"kind": "live\n", "each": 9}):
        assert client.post("/api/tables", json={"game": "byzanz", "clock": clock}).status_code == 422


def test_no_module_of_the_table_names_a_game() -> None:
    """Not in code: examples in docstrings may."""
    named = re.compile("|".join(GAMES), re.IGNORECASE)
    for path in TABLE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert not named.search(node.value), f"{path.name}:{node.lineno}: {node.value}"


# ---------------------------------------------------------------- boards


def test_a_board_comes_with_its_sea_lanes_laid_out(client: httpx.Client) -> None:
    table = client.post("/api/tables", json={"game": "byzantio"}).json()["table"]["id"]
    drawn = client.get(f"/api/tables/{table}/board").json()
    assert drawn == client.get("/api/games/byzantio").json()["board"]
    board = load("byzantio")
    found = drawn.pop("lanes")
    assert drawn == board.to_data()  # the file's format has no lanes
    for told, lane in zip(found, lanes(board), strict=True):
        assert (told["from"], told["to"], told["path"]) == (lane.start, lane.end, lane.path)
        for end, (x, y) in zip(told["ends"], lane.ends, strict=True):
            assert end == pytest.approx([x, y], abs=0.051)
        assert told["path"].startswith("M{:.1f},{:.1f}Q".format(*told["ends"][0]))
    assert client.get("/api/games/nekken").json()["board"]["lanes"] == []
    assert client.get("/api/games/byzanz").json()["board"] is None


# ---------------------------------------------------------------- saved games


@pytest.mark.parametrize("kind", ["byzanz-3", "nekken-2"])
def test_a_replay_has_stories_if_they_are_asked_for(client: httpx.Client, kind: str) -> None:
    game = seeded(kind, 2)
    record = records.saved(game, [f"Player {seat}" for seat in range(game.seats)])

    def replay(**more: Any) -> dict[str, Any]:
        answer = client.post("/api/replays", json={"record": record, **more})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    assert "stories" not in replay()
    for seat in (None, 1):
        found = replay(stories=True, seat=seat, move=5)
        assert found["move"] == 5
        assert found["view"]["seat"] == seat
        assert len(found["stories"]) == game.length
        assert all(each.keys() == {"id", "facts"} for step in found["stories"] for each in step)
