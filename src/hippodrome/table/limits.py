"""Rate limits: how often one address may do a thing, at once and per minute."""

import time
from collections import OrderedDict
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
    "hint": Limit(10, 10),
    "notes": Limit(120, 120),
    "replay": Limit(300, 300),
    "moment": Limit(120, 120),
    "board": Limit(300, 300),
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
    """Counts requests by address and by kind.

    >>> limiter = Limiter(clock=lambda: 0.0)
    >>> for _ in range(20):
    ...     limiter.count("198.51.100.7", "open")
    >>> limiter.count("198.51.100.7", "open")
    Traceback (most recent call last):
    ...
    hippodrome.table.refusals.Refusal: Too many requests from your network: try again in 6 seconds.
    """

    def __init__(self, enabled: bool = True, clock: object = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, address: str, what: str) -> None:
        """Count one request; refuse it if there were too many."""
        if not self.enabled:
            return
        limit, now = LIMITS[what], self._clock()  # type: ignore[operator]
        address = network(address)
        left, then = self._left.pop((address, what), (float(limit.at_once), now))
        left = min(limit.at_once, left + (now - then) * limit.a_minute / 60)
        fits = left >= 1
        self._left[address, what] = (left - fits, now)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
        if not fits:
            wait = int((1 - left) * 60 / limit.a_minute) or 1
            refusal = Refusal(
                "too-many", f"Too many requests from your network: try again in {wait} seconds."
            )
            refusal.retry_after = wait
            raise refusal
