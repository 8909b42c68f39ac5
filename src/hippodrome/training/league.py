"""Who plays whom while a network learns: itself, its past selves, and the rules of thumb."""

from dataclasses import dataclass
from itertools import permutations, product
from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.contract import MOST_SEATS
from hippodrome.games import GAMES
from hippodrome.games.options import chosen_by_seat
from hippodrome.training.selfplay import LEARNER, TEACHER, THUMB, UNSTEADY

TABLES = 48  # different tables in a round; their games take turns
PAST = 4  # past selves that are kept


@dataclass(frozen=True)
class Mix:
    """How often a table has which opponents.

    >>> Mix().thumbs + Mix().itself < 1  # the rest are mixed tables
    True
    """

    thumbs: float = 0.6  # one learner among rules of thumb
    itself: float = 0.12  # the learner in every seat
    # at mixed tables, for each seat:
    learner: float = 0.4
    past: float = 0.35
    steady: float = 0.15  # rules of thumb; the rest are unsteady


class Tables(NamedTuple):
    """The tables of a round: the opening position of each, and who plays each seat."""

    openings: Any
    players: Any


def tables(game: str, rng: np.random.Generator, past: int, imitate: bool, mix: Mix) -> Tables:
    """Draw the tables of a round, with every number of players; to imitate, the rules of thumb play them all.

    >>> drawn = tables("byzanz", np.random.default_rng(1), past=0, imitate=False, mix=Mix())
    >>> bool((drawn.players == LEARNER).any(1).all())
    True
    """
    ways = {seats: setups(game, seats) for seats in GAMES[game].seats}
    openings, players = [], np.full((TABLES, MOST_SEATS), TEACHER, np.int8)
    for row in players:
        seats = int(rng.choice(GAMES[game].seats))
        openings.append(GAMES[game].opening(ways[seats][rng.integers(len(ways[seats]))]))
        if not imitate:
            row[:] = _players(rng, seats, past, mix)
    return Tables(np.concatenate(openings), players)


def setups(game: str, seats: int) -> list[dict[str, Any]]:
    """List the options of tables with so many players: one for each way in which the seats can choose what is theirs.

    >>> len(setups("byzanz", 4)), setups("nekken", 2)[1]
    (1, {'seats': 2, 'houses': ['racan', 'anicarn']})
    """
    own = chosen_by_seat(GAMES[game].options)
    ways = product(*(permutations(option.choices, seats) for option in own.values()))
    return [{"seats": seats, **dict(zip(own, map(list, way), strict=True))} for way in ways]


def _players(rng: np.random.Generator, seats: int, past: int, mix: Mix) -> Any:
    kind = rng.random()
    if kind < mix.thumbs:
        found = np.full(MOST_SEATS, THUMB)
    elif kind < mix.thumbs + mix.itself or not past:
        return LEARNER
    else:
        rest = 1 - mix.learner - mix.past - mix.steady
        drawn = rng.choice(4, MOST_SEATS, p=(mix.learner, mix.past, mix.steady, rest))
        selves = rng.integers(1, past + 1, MOST_SEATS)
        found = np.array((LEARNER, 0, THUMB, UNSTEADY))[drawn] + selves * (drawn == 1)
    found[rng.integers(seats)] = LEARNER
    return found


def one_among_thumbs(game: str, seats: int) -> Tables:
    """The learner in each seat in turn, among rules of thumb, at each of the `setups`.

    >>> one_among_thumbs("byzanz", 3).players[1, :3].tolist()
    [-1, 0, -1]
    """
    ways = setups(game, seats)
    players = np.full((len(ways) * seats, MOST_SEATS), THUMB, np.int8)
    for row, seat in enumerate([*range(seats)] * len(ways)):
        players[row, seat] = LEARNER
    openings = [GAMES[game].opening(way) for way in ways for _ in range(seats)]
    return Tables(np.concatenate(openings), players)
