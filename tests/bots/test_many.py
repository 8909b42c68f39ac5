"""Many positions searched at once give what each gives alone, and see no secrets."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import SearchBot, think_many
from hippodrome.bots.bot import Situation
from hippodrome.bots.many import mixed
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.errors import BadOptions
from hippodrome.envs.batch import BatchEnv


def fixed(seed: int) -> Any:
    """A source that gives the search the seed it is to have."""
    return lambda: SimpleNamespace(getrandbits=lambda bits: seed)


def legal_of(env: BatchEnv, i: int) -> tuple[int, ...]:
    return tuple(np.flatnonzero(env.now.masks[i]).tolist())


def positions(n: int = 6) -> BatchEnv:
    env = BatchEnv("byzanz", seats=3, n=n, seed=2)
    for _ in range(25):
        env.step(env.sample())
    return env


def test_each_position_is_thought_of_as_if_alone() -> None:
    env = positions()
    together = think_many("byzanz", env.records, env.now.seat, 60, seed=5, threads=2)
    apart = think_many("byzanz", env.records, env.now.seat, 60, seed=5)
    assert (together.visits == apart.visits).all()
    assert (together.values == apart.values).all()
    for i in range(env.n):
        one, seat = env.records[i : i + 1].copy(), int(env.now.seat[i])
        calls.mask(one, seat)
        at = Situation("byzanz", one, seat, legal_of(env, i), fixed(mixed(5, i)))
        for thought in SearchBot("60").think(at):
            assert together.visits[i, thought.action] == thought.visits
            assert together.values[i, thought.action] == pytest.approx(thought.value)
        assert together.visits[i].sum() == 60
        assert not together.visits[i, ~env.now.masks[i]].any()
        assert together.value[i] == pytest.approx((together.policy[i] * together.values[i]).sum())


def test_what_the_seat_can_not_know_changes_nothing() -> None:
    env = positions(2)
    other = env.records.copy()
    for i in range(2):
        one = other[i : i + 1]
        calls.mask(one, int(env.now.seat[i]))
        calls.redeal(one, int(env.now.seat[i]), generator(9))
    assert other.tobytes() != env.records.tobytes()
    first, second = (think_many("byzanz", each, env.now.seat, 40) for each in (env.records, other))
    assert (first.visits == second.visits).all()


def test_settings_and_games_that_are_over() -> None:
    env = positions(3)
    quick = env.think(40, horizon=0)
    assert (quick.visits.sum(1) == 40).all()
    assert (quick.visits != env.think(40).visits).any()
    nobody = think_many("byzanz", env.records, [-1, 0, -1], 10)
    assert nobody.visits.sum(1).tolist() == [0, 10, 0]
    assert nobody.policy.sum(1).tolist() == [0, 1, 0]
    assert think_many("byzanz", env.records[:0], [], 10).visits.shape == (0, 385)


@pytest.mark.parametrize("wrong", [{"bot": "merchant"}, {"simulations": 0}, {"threads": 0}, {"depth": 3}])
def test_what_can_not_be_is_told(wrong: dict[str, Any]) -> None:
    env = positions(1)
    with pytest.raises(BadOptions):
        think_many("byzanz", env.records, env.now.seat, **wrong)
