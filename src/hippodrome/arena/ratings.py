"""Rate the bots on one scale: OpenSkill's Plackett–Luce ratings, which are made for games of many players.

Everybody starts at 25. The games are rated one by one in the order of the schedule: the winners
first (ties broken as the rules break them, BZ-33, BY-35), the others by points; equal points share a place.
A bot does not learn from game to game, so its rating does not drift (`tau` is 0).

A bot that plays several seats is rated in each as a player of its current strength, and then gets the mean of the
new ratings, so that a game counts once for each bot in it. A game with only one bot says nothing and is left out.

OpenSkill's own sigma assumes independent games, which the games on one deal are not. So the interval is bootstrapped
from the deals: they are resampled with replacement and rated again many times, always with the same seed; the
interval is 1.96 standard deviations of these ratings to either side.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from hippodrome.arena.estimates import Estimate, Z
from hippodrome.arena.results import Result

MOST_REDRAWN = 30_000  # games in all resamples together: a few seconds
REDRAWS = 20, 200  # minimum and maximum


def rate(results: Sequence[Result]) -> dict[str, Estimate]:
    """Return the rating of each bot, with its interval.

    >>> games = [Result(n, n, ("strong", "weak"), (9, 4), (0,), 50) for n in range(6)]
    >>> ratings = rate(games)
    >>> ratings["strong"].value > 25 > ratings["weak"].value
    True
    """
    found = _rated(results)
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    deals = list(by_deal.values())
    if len(deals) < 2:
        return {bot: Estimate(mu, mu - Z * sigma, mu + Z * sigma) for bot, (mu, sigma) in found.items()}
    fewest, most = REDRAWS
    redraws = min(most, max(fewest, MOST_REDRAWN // len(results)))
    rng = random.Random("redraws")
    drawn = [
        _rated(game for deal in rng.choices(deals, k=len(deals)) for game in deal) for _ in range(redraws)
    ]
    start = PlackettLuce().mu
    rated = {}
    for bot, (mu, _) in found.items():
        reach = Z * stdev(again[bot][0] if bot in again else start for again in drawn)
        rated[bot] = Estimate(mu, mu - reach, mu + reach)
    return rated


def places(result: Result) -> list[float]:
    """Return the place of each seat, from 1; seats that share a place have the same number.

    >>> places(Result(0, 0, ("a", "b", "c", "d"), (9, 12, 12, 9), (2,), 50))
    [3, 2, 1, 3]
    """
    ranks = [(seat not in result.winners, -points) for seat, points in enumerate(result.scores)]
    ranks = [rank if rank[0] else (False, 0) for rank in ranks]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _rated(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Return mu and sigma of each bot after these games."""
    model = PlackettLuce(tau=0.0)
    strength: dict[str, tuple[float, float]] = {}
    for result in results:
        for bot in result.bots:
            strength.setdefault(bot, (model.mu, model.sigma))
        if len(set(result.bots)) < 2:
            continue
        seats = [[model.rating(*strength[bot])] for bot in result.bots]
        rated = model.rate(seats, ranks=places(result))
        for bot in set(result.bots):
            own = [after[0] for after, name in zip(rated, result.bots, strict=True) if name == bot]
            strength[bot] = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
    return strength
