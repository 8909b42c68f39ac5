"""Play the games of a round: in threads of this process, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import network
from hippodrome.bots.network import Network
from hippodrome.core.contract import MOST_SEATS
from hippodrome.games import GAMES
from hippodrome.training import selfplay
from hippodrome.training.league import Tables
from hippodrome.training.selfplay import LEARNER, Played

AS_TRAINED = 1.0  # or `SHARP`, for games that are won, not learned from


class Job(NamedTuple):
    """A part of a round: what is played, by which networks (the first one learns), and for how many decisions."""

    game: str
    tables: Tables
    networks: Network
    seed: int
    decisions: int
    winning: float
    sharp: float = AS_TRAINED


def play(job: Job, room: Played | None = None) -> tuple[Played, Any]:
    """Play one part, in the room that is given or made; return its decisions and its victories.

    Victories are counted for each table: of each seat, and then the number of games.

    >>> from hippodrome.training.league import one_among_thumbs
    >>> zeros = Network(*(np.zeros((1, *shape), "f4") for shape in network.shapes(GAMES["byzanz"].record)))
    >>> kept, won = play(Job("byzanz", one_among_thumbs("byzanz", 4), zeros, 1, 10, 0.5))
    >>> int(kept.count[0]) == len(kept.chosen) >= 10
    True
    """
    record = GAMES[job.game].record
    kept = room or selfplay.played(job.decisions)
    won = np.zeros((len(job.tables.players), MOST_SEATS + 1))
    selfplay.play(
        job.tables.openings,
        job.tables.players,
        job.networks,
        network.starts(record),
        job.seed % 2**63,
        job.decisions,
        job.winning,
        job.sharp,
        kept,
        network.desk(record),
        selfplay.workspace(record),
        won,
    )
    return selfplay.trimmed(kept), won


Players = Callable[[list[Job]], list[tuple[Played, Any]]]


@contextmanager
def players(workers: int, cluster: str | None) -> Iterator[tuple[Players, int]]:
    """Return what plays the parts of a round, and how many parts it plays at once."""
    if cluster:
        from hippodrome.arena.ray_cluster import joined, processors

        with joined(cluster) as ray:
            remote = ray.remote(max_retries=5, scheduling_strategy="SPREAD")(play)
            yield lambda jobs: list(ray.get([remote.remote(job) for job in jobs])), processors(ray)
    elif workers == 1:
        yield lambda jobs: [play(job) for job in jobs], 1
    else:
        with ThreadPoolExecutor(workers) as pool:
            yield lambda jobs: list(pool.map(play, jobs)), workers


def share_of_learner(tables: Tables, won: Any) -> tuple[float, int]:
    """Return the share of the games that the learner won, and how many games there were.

    >>> from hippodrome.training.league import one_among_thumbs
    >>> share_of_learner(one_among_thumbs("byzanz", 3), np.array([[1, 0, 0, 0, 0, 0, 2.0]] * 3))
    (0.16666666666666666, 6)
    """
    games = won[:, MOST_SEATS].sum()
    victories = (won[:, :MOST_SEATS] * (tables.players == LEARNER)).sum()
    return float(victories / games), int(games)
