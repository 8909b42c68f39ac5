"""Rate limits: how much one address may do of a thing, at once and per minute.

What always costs about the same is counted; what can cost much is paid for in seconds of processor time, once it is
known how many it took.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import NamedTuple

from hippodrome.table.refusals import Refusal


class Limit(NamedTuple):
    """A token bucket: its size, and how many tokens it gains per minute."""

    at_once: int
    a_minute: float


LIMITS = {
    "open": Limit(20, 10),
    "sit": Limit(60, 30),
    "say": Limit(20, 20),
    "back": Limit(40, 40),
    "key": Limit(30, 15),
    "hint": Limit(30, 30),  # a second of search each; a guided game asks at every decision
    "notes": Limit(120, 120),
    "work": Limit(12, 12),  # in seconds: saved games, boards and earlier moments
}
MOST = 50_000  # addresses remembered


def network(address: str) -> str:
    """Return the network that an address is counted as: for IPv6 its /64, which one person has; else the address.

    >>> network("2001:db8::1"), network("::ffff:198.51.100.7"), network("198.51.100.7")
    ('2001:db8::/64', '198.51.100.7', '198.51.100.7')
    """
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))


class Limiter:
    """Counts requests, and what they cost, by address and by kind.

    >>> limiter = Limiter(clock=lambda: 0.0)
    >>> for _ in range(20):
    ...     limiter.count("198.51.100.7", "open")
    >>> limiter.count("198.51.100.7", "open")
    Traceback (most recent call last):
    ...
    hippodrome.table.refusals.Refusal: Too many requests from your network: try again in 6 seconds.
    """

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, address: str, what: str) -> None:
        """Count one request; refuse it if there were too many."""
        self.check(address, what, least=1)
        self.spend(address, what, 1)

    def check(self, address: str, what: str, least: float = 0) -> None:
        """Refuse a request if its address has spent what it may."""
        if not self.enabled:
            return
        left, limit = self._left_now(network(address), what), LIMITS[what]
        if left < least or left <= 0:
            wait = int((least - left) * 60 / limit.a_minute) or 1
            refusal = Refusal(
                "too-many", f"Too many requests from your network: try again in {wait} seconds."
            )
            refusal.retry_after = wait
            raise refusal

    def spend(self, address: str, what: str, cost: float) -> None:
        """Note what a request has cost. It can be more than was left: then the address waits so much longer.

        >>> limiter = Limiter(clock=lambda: 0.0)
        >>> limiter.spend("198.51.100.7", "work", 12.5)
        >>> limiter.check("198.51.100.7", "work")
        Traceback (most recent call last):
        ...
        hippodrome.table.refusals.Refusal: Too many requests from your network: try again in 2 seconds.
        """
        if self.enabled:
            address = network(address)
            self._left[address, what] = self._left_now(address, what) - cost, self._clock()
            self._left.move_to_end((address, what))
            if len(self._left) > MOST:
                self._left.popitem(last=False)

    def _left_now(self, address: str, what: str) -> float:
        limit, now = LIMITS[what], self._clock()
        left, then = self._left.get((address, what), (float(limit.at_once), now))
        return min(limit.at_once, left + (now - then) * limit.a_minute / 60)
