"""Estimates with 95 % confidence intervals.

The games on one deal are not independent: whoever is dealt good cards has them in all of these games, and a bot that
wins from one seat can't win from another in the same game. So deals, not games, are the samples: every interval is
computed from the variance between deals.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


class Estimate(NamedTuple):
    """An estimate with the lower and upper end of its 95 % interval.

    >>> print(Estimate(0.25, 0.2, 0.3))
    0.25 (0.2 – 0.3)
    """

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:g} ({self.low:g} – {self.high:g})"


def mean(deals: Iterable[tuple[float, float]]) -> Estimate:
    """Estimate a mean from its sum and its count on each deal.

    >>> print(mean([(10, 2), (14, 2), (12, 2), (12, 2)]))  # points and games
    6 (4.71035 – 7.28965)
    """
    pairs = list(deals)
    value, error = _ratio(pairs)
    reach = _reach(len(pairs)) * error if len(pairs) > 1 else math.inf
    return Estimate(value, value - reach, value + reach)


def share(deals: Iterable[tuple[float, float]]) -> Estimate:
    """Estimate the share of games won, from wins and games on each deal, with Wilson's interval (always within 0 to 1).

    The interval is for the number of independent games that would have the variance of these deals. If all deals agree,
    there is no variance to use: then every game counts; but if all games are won, or none, every deal counts as one.

    >>> print(share([(1, 4), (2, 4), (0, 4), (1, 4)]))
    0.25 (0.065624 – 0.612709)
    >>> print(share([(0, 1)] * 20))
    0 (0 – 0.161125)
    """
    pairs = list(deals)
    value, error = _ratio(pairs)
    value = min(max(value, 0.0), 1.0)
    if error > 0 and 0 < value < 1:
        games, z = value * (1 - value) / error**2, _reach(len(pairs))
    else:
        games, z = sum(count for _, count in pairs) if 0 < value < 1 else len(pairs), Z
    middle = (value + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(value * (1 - value) / games + z * z / (4 * games * games))
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def _ratio(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the sum of the firsts over the sum of the seconds, and its standard error; the pairs are independent."""
    total = math.fsum(count for _, count in pairs)
    value = math.fsum(amount for amount, _ in pairs) / total
    n = len(pairs)
    if n < 2:
        return value, 0.0
    squares = math.fsum((amount - value * count) ** 2 for amount, count in pairs)
    return value, math.sqrt(squares * n / (n - 1)) / total


def _reach(n: int) -> float:
    """Return the half-width of the interval in standard errors: Student's t, more than Z when there are few deals."""
    freedom = max(1, n - 1)
    terms = (  # Fisher's expansion, to avoid a dependency
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / math.pow(freedom, power) for power, term in enumerate(terms, 1))
