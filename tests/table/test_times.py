"""Nobody can listen to the clock: tables that differ in hidden writes send the same bytes at the same moments."""

import asyncio
import random
from functools import partial

import pytest

from hippodrome.table import acts
from hippodrome.table.acts import Act
from hippodrome.table.stream import BEAT
from hippodrome.table.table import Table
from tests.table.fake_time import FakeLoop, Room, Sent, fake_time, run
from tests.table.folded import begun, played

WRITER, VIEWER = 1, 0
LASTS = 50.0  # seconds that are watched
Plan = list[tuple[float, str]]  # what the writer does in secret: when, and "write" or "undo"
PLANS: list[Plan] = [
    [],
    [(3.1, "write")],
    [(0.4, "write"), (0.9, "write"), (14.999, "write")],
    [(15.0, "write"), (29.9, "undo"), (30.0, "write")],
    [(2.0 + 1.5 * step, ("write", "undo")[step % 2]) for step in range(20)],
]


def half_written(game: str, seats: int, bots: dict[int, str]) -> Table:
    """A table on which targets are written; the viewer has handed in and waits."""
    table = begun(game, seats, bots=bots)
    while VIEWER in table.turn:
        assert table.game is not None
        table = played(table, VIEWER, table.game.legal(VIEWER)[0])
    return table


def secretly(table: Table, what: str) -> Act:
    assert table.game is not None
    if what == "undo":
        return acts.undo(table, WRITER)
    return acts.play(table, WRITER, table.prompts[WRITER], table.game.legal(WRITER)[:1])


async def watched(loop: FakeLoop, table: Table, plan: Plan) -> list[Sent]:
    room = Room(loop)
    room.put(table)
    heard = [room.listen(table, viewer) for viewer in (VIEWER, len(table.seats))]
    for at, what in plan:
        await asyncio.sleep(at - loop.time())
        await room.do(partial(secretly, what=what))
    await asyncio.sleep(LASTS - loop.time())
    await room.close()
    return heard


def times(table: Table, plan: Plan) -> list[list[tuple[float, bytes]]]:
    """What the viewer and a spectator are sent, and when."""
    with fake_time() as loop:
        return [sent.sent for sent in run(loop, watched(loop, table, plan))]


@pytest.mark.parametrize("bots", [{}, {2: "citizen"}, {2: "random", 3: "citizen"}])
@pytest.mark.parametrize("game", ["nekken", "byzantio"])
def test_what_is_written_in_secret_moves_no_beat_and_no_bot(game: str, bots: dict[int, str]) -> None:
    table = half_written(game, 2 + max(1, len(bots)), bots)
    still, *others = (times(table, plan) for plan in PLANS)
    for plan, found in zip(PLANS[1:], others, strict=True):
        assert found == still, plan
    for sent in still:
        beats = [at for at, body in sent if b"event: beat" in body]
        assert beats == [BEAT, 2 * BEAT, 3 * BEAT]
        ready = [at for at, body in sent if b"event: update" in body][1:]
        assert ready == [float(number) for number in range(1, 1 + len(bots))]


def test_a_beat_comes_at_its_time_whatever_is_said() -> None:
    table = half_written("nekken", 2, {})

    async def chat(loop: FakeLoop, rng: random.Random) -> list[Sent]:
        room = Room(loop)
        room.put(table)
        heard = [room.listen(table, VIEWER)]
        while loop.time() < LASTS:
            await asyncio.sleep(rng.uniform(0.1, 9.0))
            await room.do(lambda now: acts.say(now, WRITER, "Hello"))
        await room.close()
        return heard

    with fake_time() as loop:
        (sent,) = run(loop, chat(loop, random.Random(1)))
    assert [at for at, body in sent.sent if b"event: beat" in body][:3] == [BEAT, 2 * BEAT, 3 * BEAT]


def test_talk_holds_up_no_bot() -> None:
    table = half_written("nekken", 3, {2: "citizen"})

    async def chat(loop: FakeLoop) -> Table:
        room = Room(loop, pace=3.0)
        room.put(table)
        for _ in range(4):
            await asyncio.sleep(1.0)
            now = await room.do(lambda now: acts.say(now, WRITER, "Hello"))
        await room.close()
        return now

    with fake_time() as loop:
        assert 2 not in run(loop, chat(loop)).turn
