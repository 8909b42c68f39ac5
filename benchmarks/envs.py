"""Measure steps per second of the research environments, side by side with their peers.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python -m benchmarks.envs [--json]

Every figure is a ratio of two things measured in turn in the same run, on one thread. On both sides every step
takes a random legal action, and observations and legal actions are made at every step.
"""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from benchmarks import measure
from hippodrome.bots import SearchBot, Situation, think_many
from hippodrome.core import calls
from hippodrome.envs.batch import BatchEnv

try:
    warnings.simplefilter("ignore")  # the peers' warnings about themselves
    import envpool
    import gymnasium
    import pyspiel
    from pettingzoo.classic import connect_four_v3

    from hippodrome.envs import byzanz_v1
    from hippodrome.envs.gymnasium import SeatsEnv
except ImportError as error:
    sys.exit(f"{error}: see the first lines of benchmarks/envs.py")

SEATS = 4
BATCH = 1024


def batch(game: str, steps: int, threads: int = 1) -> Callable[[], int]:
    """Step our batch environment."""
    env = BatchEnv(game, SEATS, BATCH, seed=1, threads=threads)

    def play() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * BATCH

    return play


@numba.njit
def one_of_the_legal(masks: Any, drawn: Any, actions: Any) -> None:
    """Return a legal action for each game, selected by a random number from 0 to 1."""
    for i in range(len(masks)):
        left = int(drawn[i] * masks[i].sum())
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1


def backgammon(steps: int) -> Callable[[], int]:
    """Step envpool, written in C++, on its board game with dice."""
    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=BATCH, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    actions = np.zeros(BATCH, np.int32)

    def play() -> int:
        _, info = env.reset()
        for _ in range(steps):
            one_of_the_legal(info["legal_action_mask"], rng.random(BATCH), actions)
            *_, info = env.step(actions)
        return steps * BATCH

    return play


def hearts(games: int) -> Callable[[], int]:
    """Step OpenSpiel's C++ core from Python, with the information state tensor of the player to move."""
    game = pyspiel.load_game("hearts")

    def play() -> int:
        decisions = 0
        choose = random.random
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.information_state_tensor()
                    decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
        return decisions

    return play


def agents(make: Callable[[], Any], games: int) -> Callable[[], int]:
    """Play whole games through PettingZoo's interface, agent by agent."""
    env, seeds = make(), iter(range(10**9))

    def play() -> int:
        steps = 0
        choose = random.random
        for _ in range(games):
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(choose() * len(legal))]))
                steps += 1
        return steps

    return play


def learners(games: int, steps: int, opponents: str = "random") -> Callable[[], int]:
    """Step our Gymnasium vector environment: a learner against three bots in each game."""
    env = SeatsEnv(games, "byzanz", SEATS, opponents=opponents)
    rng = np.random.default_rng(1)
    actions = np.zeros(games, np.int64)
    seen, _ = env.reset(seed=1)

    def play() -> int:
        nonlocal seen
        for _ in range(steps):
            one_of_the_legal(seen["action_mask"], rng.random(games), actions)
            seen, *_ = env.step(actions)
        return steps * games

    return play


def blackjack(games: int, steps: int) -> Callable[[], int]:
    """Gymnasium's own card game as a vector environment: a learner against the dealer in each game."""
    env = gymnasium.make_vec("Blackjack-v1", num_envs=games, vectorization_mode="sync")
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(steps):
            env.step(rng.integers(2, size=games))
        return steps * games

    return play


def positions(games: int = 64) -> BatchEnv:
    """Play some games of Byzanz on by merchants, to positions of interest."""
    env = BatchEnv("byzanz", SEATS, games, seed=1, opponents=["merchant"] * 3)
    for _ in range(12):
        env.step(env.sample())
    return env


def targets(threads: int, **settings: Any) -> Callable[[], int]:
    """Search many positions at once, with 200 simulations each."""
    env = positions()

    def think() -> int:
        think_many("byzanz", env.records, env.now.seat, 200, threads=threads, **settings)
        return env.n

    return think


def one_by_one(some: int = 8) -> Callable[[], int]:
    """Search positions one by one in a Python loop, as before `think_many`."""
    env, bot = positions(), SearchBot("200")

    def think() -> int:
        for i in range(some):
            one, seat = env.records[i : i + 1].copy(), int(env.now.seat[i])
            calls.mask(one, seat)
            legal = tuple(np.flatnonzero(env.now.masks[i]).tolist())
            bot.think(Situation("byzanz", one, seat, legal, lambda: random.Random(1)))
        return some

    return think


def main() -> None:
    """Measure and print."""
    given = measure.options(__doc__)
    pairs = [
        measure.Pair(
            "steps/s of BatchEnv, Byzanz, 1024 games : envpool, backgammon, 1024 games",
            batch("byzanz", 500),
            backgammon(60),
            8,
        ),
        measure.Pair(
            "steps/s of BatchEnv, Byzanz : OpenSpiel, hearts, with information state tensor",
            batch("byzanz", 500),
            hearts(60),
            80,
        ),
        *(
            measure.Pair(
                f"steps/s of BatchEnv, {game.capitalize()}, 1024 games : envpool, backgammon, 1024 games",
                batch(game, 300),
                backgammon(60),
                0,
            )
            for game in ("byzantio", "nekken")
        ),
        measure.Pair(
            "steps/s of BatchEnv, Byzanz, two threads : one",
            batch("byzanz", 1000, threads=2),
            batch("byzanz", 500),
            0,
        ),
        measure.Pair(
            "steps/s through PettingZoo, Byzanz : its own connect four",
            agents(lambda: byzanz_v1.env(seats=SEATS), 20),
            agents(connect_four_v3.env, 40),
            5,
        ),
        measure.Pair(
            "learner's steps/s in Gymnasium, 256 games, three random bots : its own blackjack",
            learners(256, 400),
            blackjack(256, 100),
            2,
        ),
        measure.Pair(
            "learner's steps/s in Gymnasium, 256 games, three merchants : three random bots",
            learners(256, 200, "merchant"),
            learners(256, 200),
            0,
        ),
        measure.Pair(
            "learner's steps/s in Gymnasium, 256 games, three networks : three random bots",
            learners(256, 10, "learned"),
            learners(256, 200),
            0,
        ),
        measure.Pair(
            "targets/s of think_many, 200 simulations, two threads : a Python loop",
            targets(2),
            one_by_one(),
            0,
        ),
        measure.Pair(
            "targets/s of think_many, 200 simulations without playing on, two threads : a Python loop",
            targets(2, horizon=0),
            one_by_one(),
            20,
        ),
    ]
    measure.report(measure.compare(pairs, given.rounds), [], given.json)


if __name__ == "__main__":
    main()
