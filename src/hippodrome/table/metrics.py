"""The counters of a server, for Prometheus."""

from collections.abc import Iterable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hippodrome.table.queues import FairQueue
from hippodrome.table.registry import Registry

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """The counters of one server.

    >>> metrics = Metrics()
    >>> metrics.moves.inc()
    >>> b"hippodrome_moves_total 1.0" in metrics.page()
    True
    """

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.requests = Counter(
            "hippodrome_requests", "Requests answered", ["method", "route", "status"], registry=own
        )
        self._counters: dict[tuple[str, str, int], Counter] = {}
        self.seconds = Histogram(
            "hippodrome_request_seconds", "Time to answer", ["route"], buckets=SECONDS, registry=own
        )
        self.moves = Counter("hippodrome_moves", "Moves of people that were stored", registry=own)
        self.bot_moves = Counter("hippodrome_bot_moves", "Moves of bots that were stored", registry=own)
        self.refusals = Counter("hippodrome_refusals", "Requests refused", ["code"], registry=own)
        self.tables = Gauge("hippodrome_tables_in_memory", "Tables in memory", registry=own)
        self.streams = Gauge("hippodrome_streams", "Streams open", registry=own)
        self.waiting = Gauge("hippodrome_work_waiting", "Work that waits", ["queue"], registry=own)

    def count(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request that was answered, and its time, unless it is a stream."""
        key = method, route, status
        if key not in self._counters:  # finding one takes longer than counting
            self._counters[key] = self.requests.labels(*key)
        self._counters[key].inc()
        if seconds is not None:
            self.seconds.labels(route).observe(seconds)

    def watch(self, registry: Registry) -> None:
        """Count the tables and streams of a registry whenever the page is read."""
        self.tables.set_function(lambda: sum(live.table is not None for live in registry.lives.values()))
        self.streams.set_function(lambda: sum(len(live.listeners) for live in registry.lives.values()))

    def watch_queues(self, queues: Iterable[FairQueue]) -> None:
        """Count what waits in queues whenever the page is read."""
        for queue in queues:
            self.waiting.labels(queue.name).set_function(partial(_waiting, queue))

    def page(self) -> bytes:
        """The counters as text.

        >>> b"hippodrome_streams 0.0" in Metrics().page()
        True
        """
        return generate_latest(self.registry)


def _waiting(queue: FairQueue) -> float:
    return queue.waiting
