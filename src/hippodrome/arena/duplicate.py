"""Duplicate play: several groups play the same deals, so that the luck of the deal is the same for all.

A set of deals is a file of saved games in which nothing is played yet. A played game belongs to the deal whose secret
and options it has. What counts is how far a seat is above the mean of that seat in the same deal, over all groups.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome import records
from hippodrome.core.errors import BadOptions, BadRecord
from hippodrome.game import Game
from hippodrome.nature import Nature

MOST_DEALS = 1000
Record = Mapping[str, Any]


def deal_set(game: str, options: Mapping[str, Any], deals: int, seed: str | None = None) -> list[Record]:
    """Make deals that nobody knows; with a seed the same ones each time.

    >>> first, second = deal_set("byzanz", {"seats": 3}, 2, seed="club")
    >>> first["players"], first["secret"] != second["secret"], first["scores"]
    (['seat 0', 'seat 1', 'seat 2'], True, None)
    """
    if not 1 <= deals <= MOST_DEALS:
        raise BadOptions(f"a set has 1 to {MOST_DEALS} deals, not {deals}")
    natures = (Nature.random() if seed is None else Nature.seeded(f"{seed}/{n}") for n in range(deals))
    games = [Game(game, dict(options), nature) for nature in natures]
    return [records.saved(one, [f"seat {seat}" for seat in range(one.seats)]) for one in games]


class Score(NamedTuple):
    """What somebody made of a seat in a deal: points, and how far above the mean of the groups there."""

    deal: int
    group: str
    seat: int
    player: str
    points: int
    above: float


class Standing(NamedTuple):
    """A player of a group over all deals."""

    group: str
    player: str
    deals: int
    points: int
    above: float


def scores(deals: Sequence[Record], groups: Mapping[str, Iterable[Record]]) -> list[Score]:
    """Score the verified games of groups, by the deals of a set. Each group plays a deal once at most.

    >>> deals = deal_set("byzanz", {"seats": 3}, 1, seed="club")
    >>> played = [dict(deals[0]) | {"scores": points, "players": ["A", "B", "C"]} for points in ([9, 5, 4], [7, 9, 4])]
    >>> [(one.group, one.player, one.above) for one in scores(deals, {"x": played[:1], "y": played[1:]})][:2]
    [('x', 'A', 1.0), ('x', 'B', -2.0)]
    """
    numbers = {_key(deal): number for number, deal in enumerate(deals, 1)}
    played: dict[tuple[int, str], Record] = {}
    for group, games in groups.items():
        for record in games:
            number = numbers.get(_key(record))
            if number is None:
                raise BadRecord(f"{group}: a game has a deal that is not in the set")
            if record["scores"] is None:
                raise BadRecord(f"{group}: the game of deal {number} is not over")
            if (number, group) in played:
                raise BadRecord(f"{group}: deal {number} was played twice")
            played[number, group] = record
    found = []
    for (number, group), record in sorted(played.items(), key=lambda item: item[0]):
        same = [other["scores"] for (deal, _), other in played.items() if deal == number]
        for seat, points in enumerate(record["scores"]):
            mean = sum(each[seat] for each in same) / len(same)
            found.append(Score(number, group, seat, record["players"][seat], points, points - mean))
    return found


def standings(scored: Iterable[Score]) -> list[Standing]:
    """Sum up what everybody made of their seats, the best first.

    >>> standings([Score(1, "x", 0, "Ann", 9, 1.0), Score(2, "x", 1, "Ann", 4, 0.5)])
    [Standing(group='x', player='Ann', deals=2, points=13, above=1.5)]
    """
    summed: dict[tuple[str, str], Standing] = {}
    for one in scored:
        key = one.group, one.player
        before = summed.get(key, Standing(*key, 0, 0, 0.0))
        summed[key] = Standing(*key, before.deals + 1, before.points + one.points, before.above + one.above)
    return sorted(summed.values(), key=lambda one: (-one.above, -one.points, one.group, one.player))


def _key(record: Record) -> tuple[Any, ...]:
    """What makes two games the same deal."""
    options = json.dumps(record["options"], sort_keys=True)
    return record["game"], record["secret"], tuple(record["contributions"]), options
