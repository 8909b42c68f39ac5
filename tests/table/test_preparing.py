"""A server on a machine that has compiled nothing: it is there at once, and a game begins when it is ready."""

import asyncio
import threading
from pathlib import Path

import pytest

from hippodrome.bots import warm
from hippodrome.games import GAMES
from hippodrome.table import addresses, preparing
from hippodrome.table.preparing import Preparing
from tests.table.servers import serving_here, until


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What a cold machine compiles, loads and marks, in order, without the work."""
    done: list[tuple[str, ...]] = []

    async def compiled(game: str, part: str, nice: int) -> bool:
        await asyncio.sleep(0)
        done.append((game, part))
        return True

    monkeypatch.setattr(preparing, "_compile", compiled)
    monkeypatch.setattr(preparing, "load", lambda game: done.append((game, "load")))
    monkeypatch.setattr(warm, "is_warm", lambda game: False)
    monkeypatch.setattr(warm, "can_cache", lambda: True)
    monkeypatch.setattr(warm, "mark_warm", lambda game: done.append((game, "mark")))
    monkeypatch.setattr(warm, "mark_all_warm", lambda: done.append(("all", "mark")))
    return done


def test_games_are_compiled_in_order_and_each_kind_of_record_once(done: list[tuple[str, ...]]) -> None:
    now = Preparing()
    asyncio.run(now.run())
    first = next(iter(GAMES))
    assert done[:4] == [(first, what) for what in ("rules", "bots", "load", "mark")]
    both = [game for game in ("byzantio", "nekken") if (game, "rules") in done]
    assert both == ["byzantio"]  # they share their code
    assert now.plain()["ready"]


def test_the_search_of_each_game_follows_it_and_is_told(done: list[tuple[str, ...]]) -> None:
    now = Preparing()
    assert now.plain()["search"] == []
    asyncio.run(now.run())
    assert [game for game, part in done if part == "search"] == list(GAMES)
    for game in GAMES:
        assert done.index((game, "search")) > done.index((game, "mark"))
    assert done[-1] == ("all", "mark")
    assert now.plain()["search"] == list(GAMES)


def test_a_machine_that_knows_the_games_compiles_their_search_alone(done: list[tuple[str, ...]]) -> None:
    now = Preparing()
    now.all_ready(search=False)
    assert (now.plain()["ready"], now.plain()["search"]) == (True, [])
    asyncio.run(now.run())
    assert done == [*((game, "search") for game in GAMES), ("all", "mark")]


def test_what_could_not_be_compiled_is_tried_again_by_the_next_server(
    done: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(game: str, part: str, nice: int) -> bool:
        return False

    monkeypatch.setattr(preparing, "_compile", fails)
    now = Preparing()
    now.all_ready(search=False)
    asyncio.run(now.run())
    assert ("all", "mark") not in done
    assert now.plain()["search"] == list(GAMES)  # whoever asks for a hint compiles it


def test_a_hint_waits_until_the_search_is_ready() -> None:
    async def ask() -> tuple[bool, bool]:
        now = Preparing()
        waiting = asyncio.create_task(now.search_ready("byzanz"))
        await asyncio.sleep(0)
        early = waiting.done()
        now.all_ready()
        await waiting
        return early, waiting.done()

    assert asyncio.run(ask()) == (False, True)


def test_the_bar_goes_on_and_is_full_only_when_the_game_is_ready() -> None:
    stage = preparing.Stage()
    assert stage.done(0.0) == 0.0
    stage.began = 10.0
    assert [stage.done(10.0 + seconds) for seconds in (0.0, 3.0, 1000.0)] == [0.0, 0.2, 0.95]
    stage.ready.set()
    assert stage.done(11.0) == 1.0


def test_what_needs_no_compiled_code_is_there_and_a_game_begins_when_it_is_ready(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (server, client):
        server.registry.preparing = Preparing()
        assert client.get("/api/server").json()["preparing"]["ready"] is False
        assert client.get("/readyz").json()["refused"]["code"] == "preparing"
        assert len(client.get("/api/games").json()["games"]) == len(GAMES)
        opened = client.post("/api/tables", json={"game": "byzanz", "options": {"seats": 3}}).json()
        table = f"/api/tables/{opened['table']['id']}"
        key = client.post(f"{table}/seats", json={"name": "Anna"}).json()["key"]
        client.headers["authorization"] = f"Bearer {key}"
        for seat in (1, 2):
            assert client.post(f"{table}/bots", json={"seat": seat, "bot": "novice"}).status_code == 201
        answers: list[str] = []
        starting = threading.Thread(
            target=lambda: answers.append(client.post(f"{table}/start").json()["table"]["state"])
        )
        starting.start()
        starting.join(0.3)
        assert answers == []
        assert client.get(table).json()["table"]["state"] == "waiting"
        server.registry.preparing.all_ready()
        until(lambda: client.get("/api/games").status_code == 200 and bool(answers))
        assert answers == ["playing"]
        assert client.get("/readyz").status_code == 200


def test_a_machine_remembers_what_it_has_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warm, "_kept", tmp_path)
    monkeypatch.setattr(warm, "INTERPRETED", False)
    assert not warm.is_warm("byzanz")
    warm.mark_warm("byzanz")
    assert warm.is_warm("byzanz")
    assert not warm.is_warm("byzantio")
    assert not warm.all_warm()
    warm.mark_all_warm()
    assert warm.all_warm()
    assert warm.is_warm("nekken")
    monkeypatch.setattr(warm, "source_key", lambda folder: "other sources")
    assert not warm.is_warm("byzanz")
    assert not warm.all_warm()


def test_friends_get_an_address_that_they_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda family: {2: "192.168.1.20"}.get(family, "fd00::7"))
    assert addresses.for_friends("0.0.0.0", 8000) == ["http://192.168.1.20:8000"]
    assert addresses.for_friends("::", 80) == ["http://192.168.1.20:80", "http://[fd00::7]:80"]
    assert addresses.for_friends("127.0.0.1", 8000) == addresses.for_friends("localhost", 8000) == []
    monkeypatch.setattr(addresses, "_own_address", lambda family: "127.0.0.1")
    assert addresses.for_friends("0.0.0.0", 8000) == []
