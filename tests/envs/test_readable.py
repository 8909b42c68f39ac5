"""Actions that mean something, states to come back to, and what a teacher sees."""

import copy

import numpy as np
import pytest

from hippodrome.core import calls
from hippodrome.core.errors import HippodromeError
from hippodrome.core.features import described
from hippodrome.envs.batch import BatchEnv
from hippodrome.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_has_the_text_of_the_game(name: str) -> None:
    env = BatchEnv(name, seats=3, n=2, seed=1, log=True)
    for _ in range(60):
        env.step(env.sample())
    for i in range(2):
        game, seat = env.played(i), int(env.now.seat[i])
        assert list(env.texts(i).values()) == game.legal(seat)[: len(env.texts(i))]
        for action, text in env.texts(i).items():
            assert env.text(i, action) == text
    with pytest.raises(HippodromeError, match="is not legal in game 0 now"):
        env.text(0, int(np.flatnonzero(~env.now.masks[0])[0]))


@pytest.mark.parametrize("name", GAMES)
def test_features_of_all_games_are_those_of_each(name: str) -> None:
    env = BatchEnv(name, seats=3, n=3, seed=1)
    for _ in range(40):
        env.step(env.sample())
    every = env.action_features()
    assert len(every.action) == env.now.masks.sum()
    row = 0
    for i in range(3):
        one, seat = env.records[i : i + 1].copy(), int(env.now.seat[i])
        calls.mask(one, seat)
        own = env.action_features(i)
        for action, features in zip(own.action.tolist(), own.features, strict=True):
            out = np.full(len(features), -1, np.int32)
            described(one, seat, action, out)
            assert features.tolist() == out.tolist() == every.features[row].tolist()
            assert (every.game[row], every.action[row]) == (i, action)
            row += 1
    blocks = env.feature_blocks
    assert {int(features[0]) for features in every.features} <= {*blocks["kind"]}
    assert every.features.max() < max(block.stop for block in blocks.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_teacher_sees_what_all_seats_see(name: str) -> None:
    env = BatchEnv(name, seats=3, n=2, seed=1)
    for _ in range(30):
        env.step(env.sample())
    everything = env.teacher()
    for i in range(2):
        for seat in range(3):
            assert everything[i, seat].tolist() == env.look(i, seat).tolist()


def test_a_state_can_be_come_back_to() -> None:
    env = BatchEnv("byzanz", seats=3, n=3, seed=1, opponents=["novice", "merchant"], seat=None)
    for _ in range(20):
        env.step(env.sample())
    state = env.get_state()
    seen = [env.step(env.sample()).observations.copy() for _ in range(40)]
    for other in (env, copy.deepcopy(env)):
        other.set_state(state)
        again = [other.step(other.sample()).observations.copy() for _ in range(40)]
        assert all((one == same).all() for one, same in zip(seen, again, strict=True))
    with pytest.raises(HippodromeError, match="another number of games"):
        BatchEnv("byzanz", seats=3, n=2).set_state(state)


def test_its_name_tells_what_it_is() -> None:
    assert repr(BatchEnv("byzanz", seats=3, n=2)) == "<BatchEnv byzanz, 2 games of 3 players>"
