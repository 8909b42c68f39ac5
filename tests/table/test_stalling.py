"""Nobody can stall a server: what costs much is done elsewhere, in turn, within bounds, and is paid for."""

import asyncio
import json
import os
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.bots import Bot
from hippodrome.game import Game, new
from hippodrome.games.intrigue import boards, options
from hippodrome.games.intrigue.drawing import lanes
from hippodrome.table import bot_runner, registry, replays
from hippodrome.table.acts import leave, open_table, play, seat_bot, sit, start
from hippodrome.table.app import Server, Settings
from hippodrome.table.limits import LIMITS, Limiter
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import new_key
from hippodrome.table.stores import make_store, prepare
from hippodrome.table.table import Table
from hippodrome.table.worker import Worker
from tests.table.players import full_table, play_on
from tests.table.servers import serving_here
from tests.table.test_queues import HERE, THERE


def own_board(size: int = 140_000) -> dict[str, Any]:
    """A valid board of somebody's own, with coasts of so many characters."""
    data = boards.load("byzantio").to_data() | {"slug": "own"}
    for place in data["place"]:
        more = (size // len(data["place"]) - len(place["shape"])) // len("L100.125,100.125")
        place["shape"] = place["shape"][:-1] + "L100.125,100.125" * more + "Z"
    return data


def saved_game(**given: Any) -> dict[str, Any]:
    game = new("byzantio", seats=2, seed=1, **given)
    rng = random.Random(1)
    while game.turn:
        seat = game.turn[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return records.saved(game, ["Ann", "Bo"])


# ---------------------------------------------------------------- the worker process


def test_the_worker_refuses_fails_and_is_started_again() -> None:
    async def check() -> None:
        worker = Worker()
        try:
            assert (await worker.call(replays.board, "byzanz", {})).result == b"null"
            done = await worker.call(replays.replay, b"{}")
            assert done.refused == ("bad-request", "record: Field required")
            assert done.seconds > 0
            with pytest.raises(RuntimeError, match="KeyError"):
                await worker.call(replays.board, "chess", {})
            worker.longest = 0.2
            with pytest.raises(Refusal, match="too long"):
                await worker.call(time.sleep, 60)
            worker.longest = 30.0
            assert (await worker.call(len, "again")).result == 5
            worker.rest()
            first = (await worker.call(os.getpid)).result
            worker.rest(idle=0.0)
            assert (await worker.call(os.getpid)).result != first
        finally:
            worker.close()

    asyncio.run(check())


def test_a_board_of_ones_own_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = saved_game(board=own_board(20_000))
    checked = []
    check = boards.check

    def count(data: dict[str, Any], game: str) -> boards.Board:
        checked.append(game)
        return check(data, game)

    monkeypatch.setattr(boards, "check", count)
    options._own_board.cache_clear()
    replays._verified.cache_clear()
    replays.finished(record)
    assert len(checked) == 1


def test_a_game_that_is_stepped_through_is_verified_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = saved_game()
    replays._verified.cache_clear()
    first = replays.finished(record)
    monkeypatch.setattr(records, "verify", _never)
    assert replays.finished(json.loads(json.dumps(record))) is first


# ---------------------------------------------------------------- requests


def _never(*_: Any, **__: Any) -> Any:
    raise AssertionError("this holds up the process that serves")


def test_what_costs_much_is_not_done_where_moves_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = saved_game(board=own_board())
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        players = full_table(str(client.base_url), "byzantio", 2)
        table = play_on(players, random.Random(1), 6)
        seen = players[0].client.get(f"{players[0].path}/moments/3").json()
        monkeypatch.setattr(records, "parse", _never)
        monkeypatch.setattr(records, "verify", _never)
        monkeypatch.setattr(lanes, "lanes", _never)
        monkeypatch.setattr(replays, "fold", _never)
        monkeypatch.setattr(replays, "_read", _never)
        shown = client.post("/api/replays", json={"record": record, "move": 3, "stories": True})
        assert shown.status_code == 200, shown.text
        assert shown.json()["move"] == 3
        assert shown.json()["board"]["slug"] == "own"
        opened = client.post("/api/practice", json={"record": saved_game()})
        assert opened.status_code == 201, opened.text
        board = players[0].client.get(f"{players[0].path}/board")
        assert len(board.json()["lanes"]) == 16
        then = players[0].client.get(f"{players[0].path}/moments/3")
        assert then.json() == seen
        assert then.json()["position"] == 3 < table["prompt"] + 10
        monkeypatch.setattr(boards, "check", _never)
        other = {"seats": 2, "board": own_board() | {"slug": "other"}}
        opened = client.post("/api/tables", json={"game": "byzantio", "options": other})
        assert opened.status_code == 201, opened.text
        board = client.get(f"/api/tables/{opened.json()['table']['id']}/board")
        assert board.json()["slug"] == "other"
        damaged = record | {"scores": [1, 1]}
        refused = client.post("/api/replays", json={"record": damaged})
        assert (refused.status_code, refused.json()["refused"]["code"]) == (422, "bad-record")
        for content, kind in ((b"{", "application/json"), (b"{}", "text/plain"), (b"{}", "application/json")):
            refused = client.post("/api/replays", content=content, headers={"content-type": kind})
            assert (refused.status_code, refused.json()["refused"]["code"]) == (422, "bad-request")


def test_costly_requests_are_paid_for_by_their_cost() -> None:
    limiter, share = Limiter(clock=lambda: 0.0), LIMITS["work"].at_once
    for _ in range(1000):
        limiter.check(HERE, "work")
        limiter.spend(HERE, "work", share / 1001)
    limiter.check(HERE, "work")
    limiter.spend(HERE, "work", 5.0)
    with pytest.raises(Refusal) as refused:
        limiter.check(HERE, "work")
    assert refused.value.code == "too-many"
    limiter.check(THERE, "work")


def test_an_address_that_has_spent_its_share_is_refused_before_any_work(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (server, client):
        server.checks.limiter.enabled = True
        server.checks.limiter.spend("127.0.0.1", "work", 1000.0)
        refused = client.post("/api/replays", content=b"{", headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["refused"]["code"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 60
        assert server.checks.worker._process is None


# ---------------------------------------------------------------- in one process, without HTTP


@asynccontextmanager
async def running(folder: Path, pace: float = 0.0) -> AsyncIterator[Server]:
    """A server without its sockets."""
    store = make_store(f"sqlite:///{folder / 'tables.db'}")
    await prepare(store, upgrade=True)
    server = Server(store, Settings(bot_pace=pace, bot_threads=1))
    await store.open()
    try:
        yield server
    finally:
        await server.bot_runner.close()
        await store.close()


async def begun(server: Server, *bots: str, game: str = "byzanz") -> Table:
    """A table of one person and bots that has started."""
    table = await server.registry.open_table(open_table(game, {"seats": 1 + len(bots)}))
    await server.registry.act(table.id, lambda now: sit(now, "Ann", new_key(), None, 0))
    for seat, bot in enumerate(bots, 1):
        await server.registry.act(table.id, partial(seat_bot, seat=seat, spec=bot))
    return await server.registry.act(table.id, start)


def test_a_long_log_is_folded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> int:
        async with running(tmp_path) as server:
            server.registry.on_due = lambda *_: None
            table = await begun(server, "random", "random")
            for _ in range(20):
                seat = table.turn[0]
                move = play_any(seat)
                table = await server.registry.act(table.id, move)
            server.registry.lives.clear()
            others = 0

            async def turns() -> None:
                nonlocal others
                while True:
                    others += 1
                    await asyncio.sleep(0)

            monkeypatch.setattr(registry, "SLICE", 1e-9)
            meanwhile = asyncio.create_task(turns())
            found = await server.store.events(table.id)
            others = 0
            folded = await server.registry._folded(table.id, found, None)
            meanwhile.cancel()
            assert folded is not None
            assert folded.events == table.events
            return others

    assert asyncio.run(check()) >= 20


def play_any(seat: int) -> Callable[[Table], Any]:
    def make(now: Table) -> Any:
        assert now.game is not None
        return play(now, seat, None, [now.game.legal(seat)[0]])

    return make


class Watching:
    """An open stream from an address."""

    seated, viewer = False, 0

    def __init__(self, address: str) -> None:
        self.address = address

    def wake(self) -> None:
        """Nothing is sent."""


SLOW = 0.05  # seconds that a dear bot takes here


def slow_think(bot: Bot, game: Game, seat: int, seconds: float | None = None) -> int:
    if not isinstance(bot, bot_runner.CHEAP):
        time.sleep(SLOW)
    return game.actions(seat)[0]


def test_a_strangers_bots_do_not_wait_for_a_hundred_abandoned_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "think", slow_think)
    monkeypatch.setattr(bot_runner, "_hint", lambda *_: time.sleep(10 * SLOW))

    async def check() -> tuple[list[int], int]:
        async with running(tmp_path) as server:
            server.registry.on_due = lambda *_: None
            runner, table = server.bot_runner, await begun(server, "basileus", "basileus")
            game = table.game
            assert game is not None
            table_of = {name: await begun(server, "basileus", "basileus") for name in ("novice", "basileus")}
            server.registry.join(table_of["basileus"].id, Watching(HERE))

            moved = 0

            async def abandoned(number: int) -> bool:
                nonlocal moved
                try:
                    async with runner.dear.queue.turn(f"abandoned {number}", []):
                        await runner.dear.run(slow_think, object(), game, table.turn[0])
                        moved += 1
                except Refusal as refusal:
                    return refusal.code == "busy"
                return False

            async def hinting() -> None:
                async with runner.hints.queue.turn("hints", [THERE]):
                    await runner.hint(game, table.turn[0])

            crowd = [asyncio.create_task(abandoned(number)) for number in range(100)]
            hints = [asyncio.create_task(hinting()) for _ in range(20)]
            await asyncio.sleep(SLOW / 2)
            before = []  # how many moves of abandoned tables each waited for
            for name, other in table_of.items():
                began = moved
                assert other.game is not None
                await runner._choose(name, other, other.game, other.turn[0])
                before.append(moved - began)
            refused = sum(await asyncio.gather(*crowd))
            for task in hints:
                task.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
            return before, refused

    before, refused = asyncio.run(check())
    assert max(before) < 8
    assert 50 < refused < 100  # told so, and asked again


def test_a_cheap_bot_does_not_wait_for_a_dear_one_at_its_own_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where several decide at the same time, as when targets are written."""
    asked = []

    def note(_: Bot, game: Game, seat: int, seconds: float | None) -> int:
        asked.append(seat)
        return game.actions(seat)[0]

    monkeypatch.setattr(bot_runner, "think", note)

    async def check() -> None:
        async with running(tmp_path) as server:
            server.registry.on_due = lambda *_: None
            table = await begun(server, "basileus", "novice", game="nekken")
            assert table.turn == [0, 1, 2]
            await server.bot_runner._do_next(table)

    asyncio.run(check())
    assert asked == [2]


def test_a_server_that_stops_plans_no_more_bots(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path, pace=60.0) as server:
            table = await begun(server, "random", "random")
            assert server.bot_runner._timers or table.turn == [0]
            await server.bot_runner.close()
            server.bot_runner._timers.clear()
            server.bot_runner.plan(table.id, 0.0)
            assert not server.bot_runner._timers

    asyncio.run(check())


# ---------------------------------------------------------------- clocks that are set


@pytest.mark.parametrize("moved", [-3600.0, 3600.0])
def test_a_clock_that_is_set_freezes_no_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moved: float
) -> None:
    """Back by an hour or ahead, and then right again: the bots play on at their pace."""
    off = 0.0
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + off)

    async def moves(server: Server, table_id: str, more: int) -> None:
        start = (await server.registry.look(table_id)).events
        async with asyncio.timeout(
            30
        ):  # a bot that is frozen would wait for an hour; one may be compiled first
            while (await server.registry.look(table_id)).events < start + more:
                await asyncio.sleep(0.01)

    async def check() -> None:
        nonlocal off
        async with running(tmp_path, pace=0.05) as server:
            table = await begun(server, *["random"] * 3)
            await server.registry.act(table.id, lambda now: leave(now, 0))
            await moves(server, table.id, 3)
            off = moved
            await moves(server, table.id, 3)
            off = 0.0
            await moves(server, table.id, 3)
            times = [item.at for item in (await server.registry.look(table.id)).happened]
            assert times == sorted(times)

    asyncio.run(check())
