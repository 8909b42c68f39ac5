"""Compile self-play before the first round, in steps, so that progress can be shown. Needs no PyTorch."""

from collections.abc import Callable
from functools import partial

import numpy as np

from hippodrome.bots import network
from hippodrome.bots.network import Network
from hippodrome.games import GAMES
from hippodrome.training.league import one_among_thumbs
from hippodrome.training.sampling import Job, play


def training_steps(game: str) -> list[Callable[[], object]]:
    """Return calls that compile the self-play of a game, or load it from the cache; none if no network can learn it.

    >>> for step in training_steps("byzanz"):
    ...     _ = step()
    """
    descriptor = GAMES[game]
    if not descriptor.features:
        return []
    zeros = Network(*(np.zeros((1, *shape), np.float32) for shape in network.shapes(descriptor.record)))
    return [partial(play, Job(game, one_among_thumbs(game, max(descriptor.seats)), zeros, 1, 1, 0.5))]
