"""The standings of a tournament: the bots by strength, each pair head to head, and the wins by seat."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from hippodrome.arena.estimates import Estimate, mean, share
from hippodrome.arena.ratings import rate
from hippodrome.arena.results import Result


class Standing(NamedTuple):
    """The results of one bot. Its fair share is the share of seats it had: what it would win among equals.

    In an adjusted tournament `wins` is the share of the victory less the luck, with an interval that knows no bounds.
    """

    bot: str
    games: int
    rating: Estimate
    wins: Estimate
    fair: float
    points: Estimate


class Standings(NamedTuple):
    """The standings of a whole tournament.

    `beaten[a][b]` is the share of the games of a and b in which a scored more; equal points count half.
    `seats` is the share of games won from each seat.
    """

    games: int
    deals: int
    bots: list[Standing]
    beaten: dict[str, dict[str, float]]
    seats: list[Estimate]
    adjusted: bool = False


def standings(results: Iterable[Result]) -> Standings:
    """Compute the standings; the order of the results does not matter.

    >>> game = Result(0, 0, ("a", "b", "b"), (9, 4, 9), (0,), 50)
    >>> summed = standings([game, game._replace(number=1, deal=1)])
    >>> [(row.bot, row.wins.value, round(row.fair, 2), row.points.value) for row in summed.bots]
    [('a', 1.0, 0.33, 9.0), ('b', 0.0, 0.67, 6.5)]
    >>> summed.beaten["a"]["b"]
    0.75
    """
    games = sorted(results)
    ratings = rate(games)
    seats = len(games[0].bots)
    rows = [_standing(bot, rating, games) for bot, rating in ratings.items()]
    return Standings(
        games=len(games),
        deals=len({game.deal for game in games}),
        bots=sorted(rows, key=lambda row: (-row.rating.value, row.bot)),
        beaten=_beaten(games),
        seats=[share(_by_deal(games, partial(_won_from, seat))) for seat in range(seats)],
        adjusted=bool(games[0].luck),
    )


def _standing(bot: str, rating: Estimate, games: Sequence[Result]) -> Standing:
    own = [game for game in games if bot in game.bots]
    held = sum(game.bots.count(bot) for game in own)

    def won(game: Result) -> tuple[float, float]:
        return sum(game.adjusted(seat) for seat, name in enumerate(game.bots) if name == bot), 1

    def scored(game: Result) -> tuple[float, float]:
        points = [points for points, name in zip(game.scores, game.bots, strict=True) if name == bot]
        return sum(points), len(points)

    return Standing(
        bot=bot,
        games=len(own),
        rating=rating,
        wins=(mean if own[0].luck else share)(_by_deal(own, won)),
        fair=held / sum(len(game.bots) for game in own),
        points=mean(_by_deal(own, scored)),
    )


def _won_from(seat: int, game: Result) -> tuple[float, float]:
    return game.share(seat), 1


def _by_deal(
    games: Iterable[Result], counted: Callable[[Result], tuple[float, float]]
) -> list[tuple[float, float]]:
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        amount, count = counted(game)
        sums[game.deal][0] += amount
        sums[game.deal][1] += count
    return [(amount, count) for amount, count in sums.values()]


def _beaten(games: Iterable[Result]) -> dict[str, dict[str, float]]:
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        own: dict[str, list[int]] = defaultdict(list)
        for bot, points in zip(game.bots, game.scores, strict=True):
            own[bot].append(points)
        for a in own:
            for b in own:
                if a != b:
                    duels = [(x > y) + (x == y) / 2 for x in own[a] for y in own[b]]
                    met[a, b].append(sum(duels) / len(duels))
    table: dict[str, dict[str, float]] = defaultdict(dict)
    for (a, b), shares in met.items():
        table[a][b] = sum(shares) / len(shares)
    return dict(table)
