"""What people get wrong with environments: told in a sentence, and nothing goes wrong in silence."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import hippodrome.envs.gymnasium  # noqa: F401  registers
from hippodrome.core.errors import HippodromeError
from hippodrome.envs import byzanz_v1
from hippodrome.envs.batch import BatchEnv

GAMES = ("byzanz", "byzantio", "nekken")
COPIES: dict[str, Callable[[Any], Any]] = {
    "copied": copy.deepcopy,
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
}
copies = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


@copies
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_of_a_batch_goes_on_alone_and_alike(game: str, threads: int, copied: Any) -> None:
    env = BatchEnv(game, n=5, seed=3, threads=threads, log=True, opponents=["random", None, None], seat=None)
    for _ in range(40):
        env.step(env.sample())
    other, before = copied(env), env.records.tobytes()
    for _ in range(60):
        actions = other.sample()
        other.step(actions)
    assert env.records.tobytes() == before
    for _ in range(60):
        env.step(env.sample())
    assert other.records.tobytes() == env.records.tobytes()
    for one, same in zip(env.now, other.now, strict=True):
        assert np.array_equal(one, same)
    assert [env.log(i) for i in range(5)] == [other.log(i) for i in range(5)]


@copies
@pytest.mark.parametrize("opponents", ["random", "merchant"])
def test_a_copy_of_a_learners_game_goes_on_alone_and_alike(opponents: str, copied: Any) -> None:
    env = gymnasium.make("hippodrome/Byzanz-v1", seats=3, opponents=opponents)
    seen, _ = env.reset(seed=5)
    for _ in range(4):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    told: list[list[Any]] = []
    for one in (copied(env), env):
        told.append([])
        shown, over = seen, False
        while not over:
            shown, reward, over, *_ = one.step(int(np.flatnonzero(shown["action_mask"])[-1]))
            told[-1].append((shown["observation"].tobytes(), reward))
    assert told[0] == told[1]


BAD_BATCHES: dict[str, dict[str, Any]] = {
    "seed must be a whole number, not None": {"seed": None},
    "seed must be a whole number, not 1.5": {"seed": 1.5},
    "number of games must be a whole number, not 2.0": {"n": 2.0},
    "number of threads must be a whole number, not '2'": {"threads": "2"},
    "must be 1 or more": {"n": 0},
    "seat must be one of 0 to 3, or None, not 7": {"opponents": "random", "seat": 7},
    "2 opponents for 4 players": {"opponents": ["random"] * 2},
    "opponents must be specs of bots": {"opponents": [1, 2, 3]},
    "there is no bot 'clever'": {"opponents": "clever"},
    "a pool needs opponents with weights": {"opponents": {"random": 0}},
    "has no weights of a network": {"opponents": Path(__file__)},
    "not 9": {"seats": 9},
}


@pytest.mark.parametrize("told", BAD_BATCHES)
def test_a_batch_that_cannot_be(told: str) -> None:
    with pytest.raises(HippodromeError, match=told):
        BatchEnv("byzanz", **BAD_BATCHES[told])


def test_numbers_of_numpy_are_numbers() -> None:
    numbers: dict[str, Any] = {"seats": np.int64(3), "n": np.int64(2), "seed": np.uint64(2**63 + 5)}
    env = BatchEnv("byzanz", **numbers)
    assert np.array_equal(env.now.masks, BatchEnv("byzanz", 3, 2, 2**63 + 5).now.masks)


@pytest.mark.parametrize("actions", [0, [0], [0.0, 0.0], [[0], [0, 1]], ["pass", "pass"], None, [True, True]])
def test_a_step_that_is_none(actions: Any) -> None:
    env = BatchEnv("byzanz", seats=3, n=2, seed=1)
    with pytest.raises(HippodromeError, match="a step takes an array of 2 whole numbers"):
        env.step(actions)


def test_a_batch_can_be_stepped_after_its_threads_have_gone() -> None:
    env, same = (BatchEnv("byzanz", seats=3, n=4, seed=1, threads=threads) for threads in (2, 1))
    env.close()
    env.close()
    for _ in range(20):
        env.step(env.sample())
        same.step(same.sample())
    assert env.records.tobytes() == same.records.tobytes()


OUR_OWN = [{"n": 3}, {"seed": 5}, {"restart": False}, {"log": True}]


@pytest.mark.parametrize("options", OUR_OWN)
def test_what_is_the_batches_own_is_no_option_of_a_table(options: dict[str, Any]) -> None:
    for make in (
        lambda: byzanz_v1.env(**options),
        lambda: byzanz_v1.parallel_env(**options),
        lambda: gymnasium.make("hippodrome/Byzanz-v1", **options),
        lambda: gymnasium.make_vec("hippodrome/Byzanz-v1", 2, "vector_entry_point", **options),
    ):
        with pytest.raises(HippodromeError, match=next(iter(options))):
            make()


@pytest.mark.parametrize("action", [None, 0.0, "pass", [0], np.array([0, 1]), -1, 384])
def test_what_is_no_action(action: Any) -> None:
    table = byzanz_v1.env(seats=3)
    table.reset(seed=1)
    with pytest.raises(HippodromeError, match="action"):
        table.step(action)
    learner = gymnasium.make("hippodrome/Byzanz-v1", seats=3)
    learner.reset(seed=1)
    with pytest.raises(HippodromeError, match="action"):
        learner.step(action)


@pytest.mark.parametrize("cycles", [0, -1, "5", 1.5])
def test_a_limit_of_decisions_is_one_at_least(cycles: Any) -> None:
    for make in (byzanz_v1.env, byzanz_v1.parallel_env):
        with pytest.raises(HippodromeError, match="max_cycles"):
            make(max_cycles=cycles)


@pytest.mark.parametrize("opponents", [None, [object()] * 3, [1, 2, 3], "nobody-knows-it"])
def test_opponents_that_there_are_not(opponents: Any) -> None:
    with pytest.raises(HippodromeError):
        gymnasium.make("hippodrome/Byzanz-v1", seats=4, opponents=opponents)


def test_seeds_are_one_for_all_games_or_one_for_each() -> None:
    envs = gymnasium.make_vec("hippodrome/Byzanz-v1", 3, "vector_entry_point", seats=3)
    with pytest.raises(HippodromeError, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])  # type: ignore[arg-type]
    with pytest.raises(HippodromeError, match="a seed must be a whole number"):
        envs.reset(seed=1.5)  # type: ignore[arg-type]


def test_no_game_is_played_before_it_has_begun() -> None:
    envs = gymnasium.make_vec("hippodrome/Byzanz-v1", 2, "vector_entry_point", seats=3, opponents="merchant")
    with pytest.raises(HippodromeError, match="reset first"):
        envs.step([0, 0])
