"""Compile the environments before their first use, in steps, so that progress can be shown."""

from collections.abc import Callable
from functools import partial

import numpy as np

from hippodrome.envs.batch import BatchEnv
from hippodrome.envs.steps import ranked
from hippodrome.games import GAMES


def env_steps(game: str) -> list[Callable[[], object]]:
    """Return calls that compile the environments of a game, or load them from the cache.

    >>> for step in env_steps("byzanz"):
    ...     _ = step()
    """
    env = BatchEnv(game, n=2)
    points, rewards = np.zeros(env.seats, np.int32), np.zeros(env.seats)
    return [
        lambda: env.step(env.sample()),
        partial(env.look, 0, 0),
        lambda: env.leave(0, int(env.now.seat[0])),
        partial(ranked, GAMES[game].opening({}), points, rewards),
        partial(BatchEnv, game, n=2, opponents="citizen"),  # by the rules of thumb
    ]
