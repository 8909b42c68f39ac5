"""What charts show of many games of Byzantio or Nekken: where it was fought."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hippodrome.core import calls
from hippodrome.core.figures import Figure, Heat
from hippodrome.games.intrigue import record, setup
from hippodrome.games.intrigue.notation import table_words

PLACES = {"byzantio": "city", "nekken": "region"}
MOST_FIGHTS = 1000
MOST_TURNS = 100
LONGEST_NAME = 60

# A player's own doing. What earthquake and famine take away is nobody's.
_FOUGHT = (record.ACT, record.ANSWER, record.ROLL)


class Fight(NamedTuple):
    """A city of Byzantio, or a region of Nekken, in which a player made a garrison of another's give way.

    >>> Fight(7, "nicaea").city
    'nicaea'
    """

    turn: int
    city: str


def count(game: str, options: Any, steps: Iterable[tuple[int, int]]) -> list[Fight]:
    """List every garrison that had to give way to a player, with turn and city.

    By campaign, swap, bribe or expulsion (BY-14, BY-17, BY-19, BY-20); a swap counts in both its cities.

    >>> from hippodrome.game import new
    >>> game = new("nekken", seats=2, seed=7)
    >>> count("nekken", game.options, game.steps)
    []
    """
    cities = table_words(game, options).cities
    one = setup.opening(game, options)
    phase, turn, garrison = one["phase"], one["turn_number"], one["garrison"][0]
    found = []
    for actor, action in steps:
        fought = phase[0] in _FOUGHT
        if fought:
            now, before = int(turn[0]), garrison.copy()
        calls.apply(one, actor, action)
        if fought:
            lost = (garrison < before).any(axis=1).nonzero()[0]
            found += [Fight(now, cities[city]) for city in lost]
    return found


def read(told: Any) -> list[Fight]:
    """Read what `count` has found from a file; ValueError if it can't be that.

    >>> read([[7, "nicaea"]])
    [Fight(turn=7, city='nicaea')]
    """
    if not isinstance(told, list) or len(told) > MOST_FIGHTS or not all(map(_is_fight, told)):
        raise ValueError("a list of pairs of a turn and a city")
    return [Fight(*fight) for fight in told]


def _is_fight(told: Any) -> bool:
    match told:
        case [turn, str(city)]:
            return (
                type(turn) is int
                and 0 <= turn < MOST_TURNS
                and 0 < len(city) < LONGEST_NAME
                and city.isprintable()
            )
    return False


def figures(game: str, found: Sequence[Sequence[Fight]]) -> list[Figure]:
    """Draw up the figure of many games: how often it was fought, by place and turn."""
    place = PLACES[game]
    fought = Counter(fight for fights in found for fight in fights)
    most = Counter[str]()
    for fight, times in fought.items():
        most[fight.city] += times
    return [
        Heat(
            "fights",
            f"Where it is fought: each {place} by turn",
            f"garrisons that had to give way to a player, for 100 games, by {place} and turn",
            {(fight.turn, fight.city): 100 * times / len(found) for fight, times in fought.items()},
            range(1, max((fight.turn for fight in fought), default=1) + 1),
            [city for city, _ in most.most_common()],
            "turn",
            place,
            "in 100 games",
        )
    ]
