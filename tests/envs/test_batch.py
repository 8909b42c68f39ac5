"""A batch plays the games of the single-game interface, and leaves nothing to the caller but decisions."""

import os
import subprocess
import sys

import numpy as np
import pytest

from hippodrome.core import calls
from hippodrome.core.errors import HippodromeError
from hippodrome.envs.batch import NO_MOVE, NO_SEAT, BatchEnv
from hippodrome.game import Game
from hippodrome.games import GAMES
from tests.playing import TABLES


def follow(game: Game, log: list[tuple[int, int]]) -> None:
    """Play what the log has more than the game."""
    for actor, action in log[game.length :]:
        game.play("nature" if actor < 0 else actor, action)


@pytest.mark.parametrize("table", TABLES)
def test_every_step_is_that_of_a_game(table: str) -> None:
    """The log of a batch game, folded through `Game`, gives its bytes, and all that the arrays say."""
    name, options = TABLES[table]
    env = BatchEnv(name, n=3, seed=11, log=True, **options)
    games = [Game(name, dict(options)) for _ in range(env.n)]
    ended = 0
    while ended < 4:
        before = env.now.seat.copy()
        for i, game in enumerate(games):
            follow(game, env.log(i))
            assert game.record.tobytes() == env.records[i : i + 1].tobytes()
            seat = int(before[i])
            assert seat == min(game.turn)
            assert np.flatnonzero(env.now.masks[i]).tolist() == game.actions(seat)
            seen = np.zeros(GAMES[name].observation, np.int8)
            calls.observe(game.masked(seat), seat, seen)
            assert seen.tolist() == env.now.observations[i].tolist()
        now = env.step(env.sample())
        for i in np.flatnonzero(now.done).tolist():
            follow(games[i], env.log(i, ended=True))
            assert games[i].record.tobytes() == env.ended[i : i + 1].tobytes()
            outcome = games[i].outcome
            assert outcome is not None
            assert tuple(now.points[i].tolist()) == outcome.scores
            assert {seat for seat in range(env.seats) if now.rewards[i, seat] == now.rewards[i].max()} == set(
                outcome.winners
            )
            games[i] = Game(name, dict(options))
            ended += 1


@pytest.mark.parametrize("name", GAMES)
def test_rewards_go_by_rank(name: str) -> None:
    env = BatchEnv(name, n=200, seed=3)
    seen = 0
    while seen < 300:
        now = env.step(env.sample())
        for rewards, points in zip(now.rewards[now.done], now.points[now.done], strict=True):
            seen += 1
            assert abs(rewards.sum()) < 1e-6
            order = np.argsort(-rewards)
            assert (np.diff(points[order]) <= 0).all()  # more reward, no fewer points
            assert -1 <= rewards.min() < rewards.max() <= 1


@pytest.mark.parametrize("name", GAMES)
def test_neither_threads_nor_the_size_change_a_game(name: str) -> None:
    def play(n: int, threads: int) -> list[bytes]:
        env = BatchEnv(name, n=n, seed=5, threads=threads)
        seen = []
        for _ in range(500):
            now = env.step(env.sample())
            seen.append(b"".join(array[:4].tobytes() for array in now) + env.records[:4].tobytes())
        env.close()
        return seen

    assert play(4, 1) == play(9, 2) == play(7, 3)


def test_the_seed_decides() -> None:
    first, second = (BatchEnv("byzanz", n=3, seed=seed) for seed in (1, 2))
    assert first.records.tobytes() != second.records.tobytes()
    assert len({record.tobytes() for record in first.records}) == 3
    second.reset(1)
    assert first.records.tobytes() == second.records.tobytes()
    for _ in range(300):
        actions = first.sample()
        assert actions.tolist() == second.sample().tolist()
        first.step(actions), second.step(actions)
    assert first.records.tobytes() == second.records.tobytes()


@pytest.mark.parametrize("wrong", [384, 385, -2, 10**6])
def test_an_illegal_action_raises_and_changes_nothing(wrong: int) -> None:
    env = BatchEnv("byzanz", seats=4, n=3, seed=1)
    before = env.records.tobytes()
    with pytest.raises(HippodromeError, match="seat 0 of game 2 can't take action"):
        env.step([0, 0, wrong])
    assert env.records.tobytes() == before
    for shape in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], "pass"):
        with pytest.raises(HippodromeError, match="takes an array of 3 whole numbers"):
            env.step(shape)
    with pytest.raises(ValueError, match="read-only"):
        env.now.masks[2, 384] = True


def test_no_move_leaves_a_game_as_it_is() -> None:
    env = BatchEnv("byzanz", seats=4, n=2, seed=1)
    before = [record.tobytes() for record in env.records]
    env.step([NO_MOVE, 0])
    assert env.records[0].tobytes() == before[0]
    assert env.records[1].tobytes() != before[1]


def test_without_restart_a_game_stays_over() -> None:
    env = BatchEnv("nekken", seats=2, n=2, seed=1, restart=False)
    for _ in range(1000):
        now = env.step(env.sample())
    assert now.seat.tolist() == [NO_SEAT] * 2
    assert not now.masks.any()
    assert not now.done.any()  # they ended before
    assert now.points.any()
    with pytest.raises(HippodromeError, match="game 0 is over"):
        env.step([0, 0])


def test_seats_that_play_at_random_are_played_for() -> None:
    env = BatchEnv("byzanz", seats=4, n=6, seed=1, opponents="random", log=True)
    for _ in range(100):
        assert env.step(env.sample()).seat.tolist() == [0] * 6
    assert {actor for actor, _ in env.log(0, ended=True)} == {-1, 0, 1, 2, 3}


def test_random_seats_rotate_from_game_to_game() -> None:
    env = BatchEnv("byzanz", seats=4, n=6, seed=1, opponents="random", seat=None)
    learner = np.arange(6) % 4
    assert env.now.seat.tolist() == learner.tolist()
    for _ in range(300):
        now = env.step(env.sample())
        learner = (learner + now.done) % 4
        assert now.seat.tolist() == learner.tolist()


def test_what_can_not_be_is_told() -> None:
    for options in (
        {"n": 0},
        {"threads": 0},
        {"seats": 9},
        {"opponents": ["random"]},
        {"opponents": "random", "seat": 4},
    ):
        with pytest.raises(HippodromeError):
            BatchEnv("byzanz", **options)


STEPS = """
import hashlib
from hippodrome.envs.batch import BatchEnv
seen = hashlib.sha256()
for game in ("byzanz", "nekken"):
    env = BatchEnv(game, seats=3, n=1, seed=5, opponents=[None, "random"])
    for _ in range(200):
        for array in (*env.step(env.sample()), env.records):
            seen.update(array.tobytes())
print(seen.hexdigest())
"""


def test_compiled_equals_interpreted() -> None:
    def run(**more: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", STEPS],
            env={**os.environ, **more},
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    assert run() == run(NUMBA_DISABLE_JIT="1")
