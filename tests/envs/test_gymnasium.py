"""Gymnasium's own check, and a learner among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hippodrome.bots import Situation, specs
from hippodrome.core.errors import HippodromeError
from hippodrome.envs.gymnasium import SeatEnv, SeatsEnv

NAMES = {"byzanz": "merchant", "byzantio": "courtier", "nekken": "courtier"}


def name(game: str) -> str:
    return f"hippodrome/{game.capitalize()}-v1"


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("game", NAMES)
def test_its_check_passes(game: str, seat: int | None) -> None:
    for opponents in ("random", "random", "random", NAMES[game]):
        check_env(gymnasium.make(name(game), seats=3, seat=seat, opponents=opponents).unwrapped)


@pytest.mark.parametrize("game", NAMES)
def test_many_games_are_registered_too(game: str) -> None:
    many = gymnasium.make_vec(name(game), num_envs=3, vectorization_mode="vector_entry_point", seats=3)
    observations, _ = many.reset(seed=1)
    assert observations["observation"].shape[0] == 3


def episode(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
        assert env.observation_space.contains(observation)
        assert not truncated
        if terminated:
            assert not observation["action_mask"].any()
            assert observation["observation"].any()
            return float(reward), info
        assert reward == 0


@pytest.mark.parametrize("game", NAMES)
def test_a_seed_plays_the_same_game_against_the_same_bots(game: str) -> None:
    bots = [NAMES[game], "random", "novice"]
    first, second = (episode(SeatEnv(game, seats=4, opponents=bots), 3) for _ in range(2))
    assert first[0] == second[0]
    assert first[1]["points"].tolist() == second[1]["points"].tolist()
    assert (
        len(
            {
                episode(SeatEnv(game, seats=4, opponents=bots), seed)[1]["points"].tobytes()
                for seed in range(4)
            }
        )
        > 1
    )


def test_better_opponents_leave_less() -> None:
    def mean(opponents: str) -> float:
        env = SeatsEnv(64, "byzanz", seats=4, opponents=opponents, seat=None, reward="points")
        env.reset(seed=1)
        env.action_space.seed(1)
        told: list[float] = []
        while len(told) < 200:
            _, rewards, done, _, _ = env.step(env.action_space.sample())
            told += rewards[done].tolist()
        return float(np.mean(told))

    assert mean("random") > mean("merchant") + 1


@pytest.mark.parametrize("opponents", ["random", "novice"])
@pytest.mark.parametrize("seat", [1, None])
def test_many_games_keep_the_learner_apart(opponents: str, seat: int | None) -> None:
    env = SeatsEnv(5, "byzanz", seats=3, opponents=opponents, seat=seat, threads=2)
    observations, infos = env.reset(seed=1)
    learner = np.arange(5) % 3 if seat is None else np.full(5, seat)
    ended = 0
    while ended < 10:
        assert infos["seat"].tolist() == learner.tolist()
        assert env.observation_space.contains(observations)
        before = learner
        observations, rewards, done, truncations, infos = env.step(env.action_space.sample())
        assert not truncations.any()
        assert (rewards[~done] == 0).all()
        if seat is None:
            learner = (learner + done) % 3
        for i in np.flatnonzero(done):
            ended += 1
            points = infos["final_info"]["points"][i]
            mine = points[before[i]]
            assert infos["final_info"]["seat"][i] == before[i]
            assert env.single_observation_space.contains(infos["final_obs"][i])
            if (points > mine).all() ^ (points >= mine).all() and (points == mine).sum() == 1:
                assert rewards[i] == (-1 if mine == points.min() else 1)
    env.close()


class Witness:
    """A bot that keeps what it was asked: in whose game, in which seat and which round."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, int, int]] = []
        WITNESSES.append(self)

    def choose(self, at: Situation) -> int:
        self.asked.append((at.rng, at.seat, int(at.masked["round_number"][0])))
        return at.legal[0]


WITNESSES: list[Witness] = []


@pytest.mark.parametrize("seat", [1, None])
def test_a_bot_is_asked_in_one_game_alone(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs._loaded, "witness", Witness)
    WITNESSES.clear()
    env = SeatsEnv(3, "byzanz", seats=3, opponents=["witness", "novice"], seat=seat)
    for seed in (1, 2):  # the games that run are left for others
        env.reset(seed=seed)
        ended = 0
        while ended < 7:
            ended += env.step(env.action_space.sample())[2].sum()
    witnesses = [witness.asked for witness in WITNESSES if witness.asked]
    assert len(witnesses) >= 2 * 7
    for asked in witnesses:
        games, seats, rounds = zip(*asked, strict=True)
        assert len({*games}) == len({*seats}) == 1
        assert list(rounds) == sorted(rounds)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_a_sample_is_legal_after_seeding_in_the_middle_of_a_game(game: str, opponents: str) -> None:
    env = SeatEnv(game, seats=3, opponents=opponents)
    for seed in range(4):
        observation, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        decisions, terminated = 0, False
        while not terminated:
            action = env.action_space.sample()
            assert observation["action_mask"][action]
            observation, _, terminated, _, _ = env.step(action)
            decisions += 1
            if decisions > 1:
                env.action_space.seed(seed)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = SeatEnv("byzanz", seats=4)
    env.reset(seed=1)
    for wrong in (384, -1, 10**6, "pass"):
        with pytest.raises(HippodromeError):
            env.step(wrong)
    env.step(0)
    many = SeatsEnv(2, "byzanz", seats=4)
    before, _ = many.reset(seed=1)
    with pytest.raises(HippodromeError, match="seat 0 of game 1 can't take action 384 now"):
        many.step([0, 384])
    assert (many._seen()["observation"] == before["observation"]).all()
    while True:
        if env.step(env.action_space.sample())[2]:
            break
    with pytest.raises(HippodromeError, match="reset"):
        env.step(0)


def test_what_can_not_be_is_told() -> None:
    for options in ({"opponents": ["random"]}, {"seat": 4}, {"reward": "fame"}, {"opponents": "clever"}):
        with pytest.raises(HippodromeError):
            SeatEnv("byzanz", seats=4, **options)
