"""Opponents that the environment plays: those in compiled code do as the bots of the same name, others are asked."""

import copy
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import make, situation
from hippodrome.core.errors import HippodromeError
from hippodrome.core.sense import new_memo, rated
from hippodrome.envs.batch import BatchEnv
from hippodrome.game import Game
from hippodrome.games import GAMES

THUMBS = {name: game.thumb for name, game in GAMES.items() if game.thumb}


def ended_log(env: BatchEnv) -> list[tuple[int, int]]:
    """Play at random to the end of the first game; return its steps."""
    while not env.step(env.sample()).done[0]:
        pass
    return env.log(0, ended=True)


def decisions(env: BatchEnv, seats: set[int]) -> list[tuple[Game, int, int]]:
    """The positions in which some seats decided in a game, with what they did."""
    found = []
    game = Game(env.game, env.options)
    for actor, action in ended_log(env):
        if actor in seats and len(game.actions(actor)) > 1:
            found.append((copy.deepcopy(game), actor, action))
        game.play("nature" if actor < 0 else actor, action)
    return found


@pytest.mark.parametrize("name", THUMBS)
def test_rules_of_thumb_take_what_they_rate_highest(name: str) -> None:
    env = BatchEnv(name, seats=3, n=2, seed=3, opponents=[THUMBS[name], "random"], log=True)
    asked = decisions(env, {1})
    assert len(asked) > 10
    for game, seat, action in asked:
        legal = np.array(game.actions(seat), np.int32)
        worth = np.zeros(len(legal))
        rated(game.masked(seat), seat, legal, len(legal), worth, new_memo(game.masked(seat).dtype))
        assert action in legal[worth == worth.max()]


def test_a_network_takes_what_the_learned_bot_takes() -> None:
    env = BatchEnv("byzanz", seats=3, n=1, seed=3, opponents=["learned", "merchant"], log=True)
    asked = decisions(env, {1})
    assert len(asked) > 10
    for game, seat, action in asked:
        assert action == make("learned", "byzanz").choose(situation(game, seat, random.Random(1)))


def lowest(observations: Any, masks: Any) -> Any:
    return masks.argmax(1)


def highest(observations: Any, masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


@pytest.mark.parametrize("seat", [1, None])
def test_a_function_is_asked_about_many_games_at_once(seat: int | None) -> None:
    rows = []

    def policy(observations: Any, masks: Any) -> Any:
        assert observations.shape == (len(masks), 512)
        rows.append(len(masks))
        return lowest(observations, masks)

    env = BatchEnv("byzanz", seats=3, n=8, seed=1, opponents=[policy, "random"], seat=seat, log=True)
    ended = 0
    learner = env.learner.copy()
    while ended < 10:
        assert env.now.seat.tolist() == env.learner.tolist() == learner.tolist()
        now = env.step(env.sample())
        for i in np.flatnonzero(now.done).tolist():
            assert env.before[i] == learner[i]
            game, asked = Game("byzanz", env.options), 0
            for actor, action in env.log(i, ended=True):
                if actor == (learner[i] + 1) % 3:
                    asked += 1
                    assert action == game.actions(actor)[0]
                game.play("nature" if actor < 0 else actor, action)
            assert asked > 10
            assert game.outcome is not None
            assert tuple(now.points[i].tolist()) == game.outcome.scores
            ended += 1
        learner = (learner + now.done) % 3 if seat is None else learner
    assert max(rows) > 4
    assert np.mean(rows) > 2


@pytest.mark.parametrize(
    "wrong", [lambda o, m: [0.5] * len(m), lambda o, m: [0], lambda o, m: [384] * len(m)]
)
def test_a_function_that_answers_wrongly_is_told(wrong: Any) -> None:
    with pytest.raises(HippodromeError, match="an opponent's policy"):
        BatchEnv("byzanz", seats=3, n=3, seed=1, opponents=wrong, seat=2)


def who_plays(env: BatchEnv, games: int) -> list[list[tuple[int, ...]]]:
    """Who sat where in the games that ended first, game by game of the batch."""
    found: list[list[tuple[int, ...]]] = [[] for _ in range(env.n)]
    before = env._all.players.copy()
    while sum(map(len, found)) < games:
        now = env.step(env.sample())
        for i in np.flatnonzero(now.done).tolist():
            found[i].append(tuple(before[i].tolist()))
        before = env._all.players.copy()
    return found


def test_a_pool_draws_by_weights_for_each_game() -> None:
    pool: Any = {lowest: 1, "random": 3, "merchant": 0}
    env = BatchEnv("byzanz", seats=3, n=40, seed=1, opponents=[pool, "random"])
    games = [seats for played in who_plays(env, 400) for seats in played]
    share = np.mean([seats[1] == -1 for seats in games])
    assert 0.67 < share < 0.83
    assert {seats[1] for seats in games} == {-1, -4}
    assert {seats[2] for seats in games} == {-1}


def test_neither_size_nor_threads_change_who_is_drawn() -> None:
    def play(n: int, threads: int) -> Any:
        pool: Any = {lowest: 1, highest: 1, "merchant": 1}
        env = BatchEnv("byzanz", seats=3, n=n, seed=5, threads=threads, opponents=pool, seat=None)
        seen = []
        for _ in range(100):
            env.step(env.sample())
            seen.append((env.records[:3].tobytes(), env.learner[:3].tolist()))
        env.close()
        return seen

    assert play(3, 1) == play(7, 2)


def test_past_selves_join_a_pool_while_games_go_on(tmp_path: Path) -> None:
    pool: dict[Any, float] = {"random": 1}
    env = BatchEnv("byzanz", seats=3, n=4, seed=1, opponents=pool)
    for _ in range(50):
        env.step(env.sample())
    asked = []

    def past(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        return lowest(observations, masks)

    pool[past] = 5
    for _ in range(200):
        env.step(env.sample())
    assert asked
    weights = GAMES["byzanz"].weights(env.records[:1])
    pool.clear()
    pool[weights] = 1
    for _ in range(200):
        env.step(env.sample())
    assert (env._all.players[:, 1:] == 0).all()  # the first network


def test_a_seed_for_each_game_is_the_first_game_of_that_seed() -> None:
    opponents: Any = [{"merchant": 1, lowest: 1}, "merchant"]
    env = BatchEnv("byzanz", seats=3, n=3, opponents=opponents)
    env.reset([7, 9, 7])
    single = BatchEnv("byzanz", seats=3, n=1, opponents=opponents)
    for seed, i in ((7, 0), (9, 1), (7, 2)):
        single.reset(seed)
        assert single.records.tobytes() == env.records[i : i + 1].tobytes()
        assert single.now.masks[0].tolist() == env.now.masks[i].tolist()


def test_games_are_restarted_where_it_is_wanted() -> None:
    env = BatchEnv("byzanz", seats=3, n=4, seed=1, opponents=[lowest, "merchant"], restart=False, seat=None)
    while not env.step(env.sample()).done.any():
        pass
    over = env.now.done.copy()
    assert (env.now.seat[over] == -1).all()
    before, learner = env.records.copy(), env.learner.copy()
    now = env.restart(over)
    assert (now.seat == env.learner).all()
    assert not now.done.any()
    assert ((env.records == before) == ~over).all()
    assert (env.learner == (learner + over) % 3).all()


def test_a_copy_goes_on_with_the_same_opponents() -> None:
    env = BatchEnv(
        "byzanz", seats=3, n=4, seed=1, opponents={"novice": 1, lowest: 1, "merchant": 1}, seat=None
    )
    for _ in range(30):
        env.step(env.sample())
    other = copy.deepcopy(env)
    for _ in range(60):
        env.step(env.sample())
    for _ in range(60):
        other.step(other.sample())
    assert env.records.tobytes() == other.records.tobytes()
    assert env.learner.tolist() == other.learner.tolist()
