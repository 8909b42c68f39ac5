"""The fourth game at an online table: people and a bot play it, its messages are served, its bids are secret."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.games import Descriptor
from tests.plugins.programs import environment
from tests.table.players import CLIENTS, Player, full_table, play_on
from tests.table.servers import ServerProcess, serving

pytestmark = pytest.mark.slow  # starts processes


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the plug-in on its path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(installed)["PYTHONPATH"])
        with serving(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}") as started:
            yield started


@pytest.fixture(autouse=True)
def clients_are_closed() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


def test_it_is_listed_with_its_options_and_its_messages(server: ServerProcess) -> None:
    with server.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
        options = {option["name"]: option for option in games["goofspiel"]["options"]}
        assert options["points_order"]["choices"] == ["random", "descending", "ascending"]
        assert games["goofspiel"]["seats"] == [2, 3, 4, 5, 6]
        assert games["goofspiel"]["told"]["headings"] == ["turn"]
        assert games["goofspiel"]["told"]["stories"]["won"] == {"seat": "seat", "card": "card"}
        german = client.get("/api/games/goofspiel/messages/de").text
        assert "goofspiel-field-points = Punkte" in german
        assert client.get("/api/games/goofspiel/messages/it").status_code == 404


def test_options_that_can_not_be_are_refused(server: ServerProcess) -> None:
    with server.client() as client:
        sent = {"game": "goofspiel", "options": {"seats": 2, "num_cards": 14}}
        answer = client.post("/api/tables", json=sent)
        assert answer.status_code in (400, 422)
        assert "num_cards is 2, 3" in answer.text


@pytest.mark.parametrize("imp_info", [False, True])
def test_people_and_a_bot_play_a_whole_game(
    server: ServerProcess, goofspiel: Descriptor, imp_info: bool
) -> None:
    options = {"num_cards": 5, "imp_info": imp_info}
    players = full_table(server.url, "goofspiel", 3, people=2, options=options)
    table = play_on(players, random.Random(1))
    assert table["state"] == "over"
    record = players[0].client.get(f"{players[0].path}/record").json()
    assert records.verify(record).outcome
    assert record["options"] == {"seats": 3, "points_order": "random", **options}
    told = [story["id"] for item in players[0].look()["happened"] for story in item["story"]]
    assert told.count("turn") == 5
    assert told.count("won") + told.count("discarded") == 5
    own = 3  # with imperfect information; with the last step the game ends, and all is open
    assert told.count("opened") == (own + 2 * 3 if imp_info else 5 * 3)


def other_reads(player: Player, seat: int) -> tuple[list[Any], list[str]]:
    """The last bid of another seat as a player sees it, and the moves of that seat that it reads."""
    looked = player.look()
    moves = [move for item in looked["happened"] for actor, move in item["moves"] if actor == seat]
    return looked["table"]["view"]["players"][seat]["bids"][-1:], moves


def test_a_bid_is_secret_and_can_be_taken_back_until_all_are_in(server: ServerProcess) -> None:
    ann, bo = full_table(server.url, "goofspiel", 2, options={"num_cards": 5, "points_order": "descending"})
    assert ann.move("bid 3", prompt=ann.table()["prompt"]).status_code == 200
    assert other_reads(bo, 0) == (["?"], [])
    assert ann.post("undo", {}).status_code == 200
    assert other_reads(bo, 0) == ([], [])
    assert ann.move("bid 4", prompt=ann.table()["prompt"]).status_code == 200
    assert bo.move("bid 1", prompt=bo.table()["prompt"]).status_code == 200
    assert other_reads(bo, 0) == ([4], ["bid 4"])
    for player in (ann, bo):
        assert player.post("undo", {}).json()["refused"]["code"] == "nothing-to-undo"
