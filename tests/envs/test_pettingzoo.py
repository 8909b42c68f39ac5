"""PettingZoo's own checks, and what it does not check."""

import pickle
import warnings
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.utils.conversions import aec_to_parallel

from hippodrome.core.errors import HippodromeError
from hippodrome.envs import byzantio_v2, byzanz_v1, nekken_v2
from hippodrome.envs.pettingzoo import TableEnv

with (
    warnings.catch_warnings()
):  # where pygame is installed, it loads a game in a way of its own that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

GAMES = [byzanz_v1, byzantio_v2, nekken_v2]


@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have no dict, but a mask comes in one
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [3, 4])
def test_its_checks_pass(game: ModuleType, seats: int) -> None:
    api_test(game.env(seats=seats), num_cycles=300)
    seed_test(lambda: game.env(seats=seats), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_max_cycles(game: ModuleType) -> None:
    max_cycles_test(game)


@pytest.mark.parametrize("game", GAMES)
def test_its_checks_of_the_parallel_interface_pass(game: ModuleType) -> None:
    parallel_api_test(game.parallel_env(), num_cycles=300)
    parallel_seed_test(game.parallel_env, num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_agent_by_agent_can_not_be_made_parallel_but_there_is_a_parallel_interface(game: ModuleType) -> None:
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(game.env())
    assert game.parallel_env().metadata == {**game.env().metadata, "is_parallelizable": True}


def play(env: TableEnv, seed: int) -> list[tuple[str, float]]:
    env.reset(seed=seed)
    told, rng = [], np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        over = termination or truncation
        if over:
            told.append((agent, reward))
        assert observation is not None
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_agent_is_told_its_reward_at_the_end(game: ModuleType) -> None:
    ranks = dict(play(game.env(), 1))
    assert sorted(ranks) == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert abs(sum(ranks.values())) < 1e-6
    assert max(ranks.values()) > 0
    assert sum(points for _, points in play(game.env(reward="points"), 1)) > 0


@pytest.mark.parametrize("action", [384, 385, -1, None, "pass", 0.5])
def test_an_illegal_action_raises_and_changes_nothing(action: object) -> None:
    env = byzanz_v1.env(seats=4)
    with pytest.raises(HippodromeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("seat_0")
    with pytest.raises(HippodromeError):
        env.step(action)
    assert env.agent_selection == "seat_0"
    assert (env.observe("seat_0")["observation"] == before["observation"]).all()
    assert not any(env.terminations.values())
    env.step(0)


def test_who_is_not_to_move_can_do_nothing_and_sees_its_own_cards() -> None:
    env = byzanz_v1.env(seats=4)
    env.reset(seed=1)
    seen = [env.observe(agent) for agent in env.agents]
    assert [bool(each["action_mask"].any()) for each in seen] == [True, False, False, False]
    assert len({each["observation"].tobytes() for each in seen}) == 4


def test_an_environment_can_be_pickled_and_shown() -> None:
    env = pickle.loads(pickle.dumps(byzanz_v1.env(seats=3, render_mode="ansi")))
    env.reset(seed=1)
    assert "phase: bid" in env.render()
    assert byzanz_v1.env().render() is None
    with pytest.raises(HippodromeError, match="rank or points"):
        byzanz_v1.env(reward="fame")
