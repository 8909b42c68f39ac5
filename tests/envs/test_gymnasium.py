"""Gymnasium's own check, and a learner among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

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
    env = SeatsEnv(
        5, "byzanz", seats=3, opponents=opponents, seat=seat, threads=2, autoreset_mode="SAME_STEP"
    )
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
    assert (many._batch.now.observations == before["observation"]).all()
    while True:
        if env.step(env.action_space.sample())[2]:
            break
    with pytest.raises(HippodromeError, match="reset"):
        env.step(0)


def test_what_can_not_be_is_told() -> None:
    for options in ({"opponents": ["random"]}, {"seat": 4}, {"reward": "fame"}, {"opponents": "clever"}):
        with pytest.raises(HippodromeError):
            SeatEnv("byzanz", seats=4, **options)


def test_next_step_is_gymnasiums_own_sequence() -> None:
    """The end is seen first; the step after it ignores the action, gives nothing, and shows the new game."""
    env = SeatsEnv(6, "byzanz", seats=3, opponents="merchant", seat=None)
    assert env.metadata["autoreset_mode"] == env.autoreset_mode == AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=1)
    ended, told = np.zeros(6, np.bool_), 0
    while told < 12:
        waits = ended
        seen, rewards, ended, truncated, infos = env.step(
            np.where(waits, 10**6, seen["action_mask"].argmax(1))
        )
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert not rewards[waits].any()
        assert not ended[waits].any()
        assert seen["action_mask"][waits].any(1).all()  # the new game
        assert not seen["action_mask"][ended].any()  # the end of the old one
        assert seen["observation"][ended].any(1).all()
        assert "_points" not in infos or (infos["_points"] == ended).all()
        told += int(ended.sum())


def test_both_modes_play_the_same_games() -> None:
    def rewards(mode: str) -> dict[int, list[tuple[float, bytes]]]:
        env = SeatsEnv(3, "byzanz", seats=3, opponents="merchant", seat=None, autoreset_mode=mode)
        seen, _ = env.reset(seed=5)
        found: dict[int, list[tuple[float, bytes]]] = {i: [] for i in range(3)}
        for _ in range(150):
            seen, told, done, _, infos = env.step(seen["action_mask"].argmax(1))  # the first legal action
            for i in np.flatnonzero(done).tolist():
                last = (
                    infos["final_obs"][i] if mode == "SAME_STEP" else {name: seen[name][i] for name in seen}
                )
                found[i].append((float(told[i]), last["observation"].tobytes()))
        return found

    one, other = rewards("NEXT_STEP"), rewards("SAME_STEP")
    for i in range(3):
        assert len(one[i]) > 2
        assert one[i] == other[i][: len(one[i])]


def test_without_autoreset_games_wait_for_a_mask() -> None:
    env = SeatsEnv(3, "byzanz", seats=3, opponents="merchant", autoreset_mode="DISABLED")
    seen, _ = env.reset(seed=5)
    done = np.zeros(3, np.bool_)
    while not done.any():
        seen, _, done, _, _ = env.step(seen["action_mask"].argmax(1))
    kept = done.copy()
    again, _ = env.reset(options={"reset_mask": done})
    assert (done == kept).all()  # what was returned stays as it was
    assert again["action_mask"].any(1).all()
    assert (again["observation"][~done] == seen["observation"][~done]).all()
    assert (again["observation"][done] != seen["observation"][done]).any()
    env.step(again["action_mask"].argmax(1))


def test_a_list_of_seeds_gives_the_games_of_single_environments() -> None:
    many, one = (SeatsEnv(3, "byzanz", seats=3), SeatEnv("byzanz", seats=3))
    seen, _ = many.reset(seed=[7, 9, 7])
    for i, seed in enumerate((7, 9, 7)):
        assert (one.reset(seed=seed)[0]["observation"] == seen["observation"][i]).all()
    first, _ = many.reset(seed=[7, None, None])
    assert (first["observation"][0] == seen["observation"][0]).all()


@pytest.mark.parametrize("mode", ["NEXT_STEP", "SAME_STEP"])
def test_an_illegal_action_can_end_a_game_or_be_replaced(mode: str) -> None:
    env = SeatsEnv(2, "byzanz", seats=3, on_illegal="end", autoreset_mode=mode)
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        shown, rewards, done, _, infos = env.step([seen["action_mask"][0].argmax(), 384])
        assert rewards.tolist() == [0, -1]
        assert done.tolist() == [False, True]
        assert infos["illegal"].tolist() == [0, 1]
        if mode == "SAME_STEP":
            assert (infos["final_obs"][1]["observation"] == seen["observation"][1]).all()
            assert shown["action_mask"].any(1).all()
        else:
            shown, rewards, done, _, _ = env.step(shown["action_mask"].argmax(1))
            assert not rewards.any()
            assert not done.any()
        seen = shown
    replaced = SeatsEnv(2, "byzanz", seats=3, on_illegal="random", autoreset_mode=mode)
    replaced.reset(seed=1)
    told = 0.0
    for _ in range(100):
        _, rewards, _, _, infos = replaced.step([384, -1])
        told += abs(rewards).sum()
    assert told > 0
    one = SeatEnv("byzanz", seats=3, on_illegal="end")
    one.reset(seed=1)
    assert one.step(384)[1:4] == (-1.0, True, False)
    with pytest.raises(HippodromeError, match="reset"):
        one.step(0)
    one = SeatEnv("byzanz", seats=3, on_illegal="random")
    one.reset(seed=1)
    assert one.step(384)[4]["illegal"] == 1


def test_masks_and_keys_as_libraries_ask_for_them() -> None:
    env = SeatEnv("byzanz", seats=3, observation_key="observations", observation_dtype=np.float32)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen["observations"].dtype == np.float32
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
    many = SeatsEnv(3, "byzanz", seats=3, observation_key="observations")
    seen, _ = many.reset(seed=1)
    assert (many.action_masks() == seen["action_mask"]).all()
    seen["observations"][:] = 0  # a copy: it may be changed
    assert many._batch.now.observations.any()


@pytest.mark.parametrize("name", ["RecordEpisodeStatistics", "FlattenObservation", "NormalizeReward"])
def test_gymnasiums_vector_wrappers_take_it(name: str) -> None:
    inner = SeatsEnv(4, "byzanz", seats=3, opponents="merchant")
    env = getattr(gymnasium.wrappers.vector, name)(inner)
    env.reset(seed=1)
    ended = 0
    while ended < 5:
        ended += env.step(inner.action_space.sample())[2].sum()
