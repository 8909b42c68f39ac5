"""The counters of a server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.seconds = Histogram(
            "hippodrome_request_seconds", "Time to answer", ["route"], buckets=SECONDS, registry=own
        )
        self.moves = Counter("hippodrome_moves", "Moves of people that were stored", registry=own)
        self.bot_moves = Counter("hippodrome_bot_moves", "Moves of bots that were stored", registry=own)
        self.refusals = Counter("hippodrome_refusals", "Requests refused", ["code"], registry=own)
        self.tables = Gauge("hippodrome_tables_in_memory", "Tables in memory", registry=own)
        self.streams = Gauge("hippodrome_streams", "Streams open", registry=own)

    def watch(self, registry: Registry) -> None:
        """Count the tables and streams of a registry whenever the page is read."""
        self.tables.set_function(lambda: sum(live.table is not None for live in registry.lives.values()))
        self.streams.set_function(lambda: sum(len(live.listeners) for live in registry.lives.values()))

    def page(self) -> bytes:
        """The counters as text.

        >>> b"hippodrome_streams 0.0" in Metrics().page()
        True
        """
        return generate_latest(self.registry)
