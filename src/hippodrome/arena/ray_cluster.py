"""Play the games on a Ray cluster: a running one, or one started here for the tournament.

Ray is an extra: `pip install 'hippodrome[ray]'`, on every machine of the cluster.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from hippodrome.arena.playing import Chunk, Played, play_chunk
from hippodrome.arena.schedule import Pairing
from hippodrome.arena.tournament import Tournament
from hippodrome.arena.workers import AHEAD, Chunks, finished
from hippodrome.core.errors import BadOptions, HippodromeError

HERE = "ray"  # starts a cluster on this machine for the tournament
PATIENCE = 10.0  # seconds to wait for a connection
MOST_RETRIES = 5  # of a chunk whose worker or node died


def play(tournament: Tournament, pairings: Iterable[Pairing], cluster: str = HERE) -> Iterator[Played]:
    """Play these games on a cluster, and yield them as they are finished.

    A chunk whose worker or whole node dies is played again elsewhere, with the same results.
    """
    with joined(cluster) as ray:
        remote = ray.remote(max_retries=MOST_RETRIES, scheduling_strategy="SPREAD")(play_chunk)
        shared = ray.put(tournament)
        chunks = Chunks(pairings)
        given: dict[Any, list[Pairing]] = {}
        while True:
            while len(given) < AHEAD * processors(ray) and (games := chunks.next()):
                given[remote.remote(shared, games)] = games
            if not given:
                return
            (done, *_), _ = ray.wait(list(given))
            chunk = _fetched(ray, done, given.pop(done))
            chunks.took(len(chunk.played), chunk.seconds)
            yield from finished(chunk)


def _fetched(ray: Any, done: Any, games: list[Pairing]) -> Chunk:
    try:
        chunk: Chunk = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise HippodromeError(f"a worker of the cluster can't play: {error.cause}") from error
    except ray.exceptions.RayError as error:
        between = f"{games[0].number} to {games[-1].number}"
        raise HippodromeError(
            f"games {between} were lost {MOST_RETRIES + 1} times with their workers: {type(error).__name__}"
        ) from error
    return chunk


def processors(ray: Any) -> int:
    """Return the number of processors of the cluster as it is now: nodes come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage data
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'hippodrome[ray]'") from None
    return ray


@contextmanager
def joined(cluster: str) -> Iterator[Any]:
    """Join a cluster, or start one here; yields Ray."""
    ray = _ray()
    if ray.is_initialized():  # the caller has joined a cluster already
        yield ray
        return
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if cluster == HERE:
            ray.init("local", include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            _must_answer(cluster)
            ray.init(cluster, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        said = str(error).splitlines() or [type(error).__name__]
        raise BadOptions(f"can't connect to the Ray cluster {cluster!r}: {said[0]}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _must_answer(cluster: str) -> None:
    """Check that somebody answers at the address: Ray itself would keep trying for minutes."""
    host, colon, port = cluster.removeprefix("ray://").rpartition(":")
    if colon and port.isascii() and port.isdigit() and len(port) < 6:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return
    if cluster != "auto":
        raise ValueError(
            "the address must be HOST:PORT, ray://HOST:PORT, or auto for the one on this machine"
        )
