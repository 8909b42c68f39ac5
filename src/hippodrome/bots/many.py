"""Search many positions at once, in threads: visits and values of all moves, as targets for learning."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.bot import Situation
from hippodrome.bots.search import Search, SearchBot
from hippodrome.bots.specs import make
from hippodrome.bots.tree import SETTINGS
from hippodrome.core import calls
from hippodrome.core.chance import generator, scramble
from hippodrome.core.compiled import compiled
from hippodrome.core.errors import BadOptions
from hippodrome.games import GAMES


class Targets(NamedTuple):
    """What searches found out: a row for each position, a column for each action of the game."""

    visits: Any
    """How often each action was tried; 0 for those that were not, and for all that are not legal."""
    values: Any
    """The expected result of each action that was tried, from 0 to 1."""
    value: Any
    """The expected result of the position: the mean over all simulations."""

    @property
    def policy(self) -> Any:
        """The visits as shares of their sum; a row of zeros where nobody is to move."""
        return self.visits / np.maximum(self.visits.sum(1, keepdims=True), 1)


def think_many(
    game: str,
    records: Any,
    seats: Sequence[int],
    simulations: int = 200,
    *,
    bot: str = "search",
    seed: int = 0,
    threads: int = 1,
    **settings: float,
) -> Targets:
    """Search positions, each for the seat whose turn it is; where that is negative, the row stays empty.

    `records` are full positions; each search sees only what its seat can know. `bot` is `search`, or `learned` for the
    search that the game's network guides. `settings` change those of the search (`bots.tree.Settings`): `horizon=0`
    judges a position by its expected points instead of playing on, which is many times as fast. Neither `threads` nor
    the other positions change the result of a row.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> found = think_many("byzanz", game.record, [0], simulations=50)
    >>> int(found.visits.sum()), set(np.flatnonzero(found.visits[0]).tolist()) <= set(game.actions(0))
    (50, True)
    """
    bots = make(bot, game)
    if not isinstance(bots, SearchBot):
        raise BadOptions(f"the bot {bot!r} does not search: give 'search' or 'learned'")
    if simulations < 1 or threads < 1:
        raise BadOptions("the numbers of simulations and of threads must be 1 or more")
    if unknown := settings.keys() - dict(SETTINGS):
        raise BadOptions(f"a search has no setting {min(unknown)!r}, only {', '.join(dict(SETTINGS))}")
    n = len(records)
    found = Targets(
        np.zeros((n, GAMES[game].actions), np.int32),
        np.zeros((n, GAMES[game].actions), np.float32),
        np.zeros(n, np.float32),
    )
    if n == 0:
        return found

    def think(first: int, last: int) -> None:
        at = Situation(
            game, records[:1].copy(), 0, (), lambda: Random(0)
        )  # the search is set to each position
        search = bots.search_of(at)(at, 0, simulations, None, bots.clock)
        for name, value in settings.items():
            search.settings[name] = value
        for i in range(first, last):
            if seats[i] >= 0:
                think_of(search, records[i : i + 1], int(seats[i]), mixed(seed, i), simulations)
                read(search.tree, found.visits[i], found.values[i], found.value[i : i + 1])

    bounds = [n * part // threads for part in range(threads + 1)]
    if threads == 1:
        think(0, n)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(think, *zip(*pairwise(bounds), strict=True)))
    return found


def think_of(search: Search, one: Any, seat: int, seed: int, simulations: int) -> None:
    """Search a position, an array of one record, anew."""
    search.start[:] = one
    calls.mask(search.start, seat)
    search.seat = seat
    search.work["rng"] = seed
    search.plant()
    search.grow(simulations)


def mixed(seed: int, i: int) -> int:
    """Return the seed of the i-th search.

    >>> mixed(0, 1) != mixed(0, 2) != mixed(1, 2)
    True
    """
    return int(scramble(scramble(generator(seed)[0]) + np.uint64(i)))


@compiled
def read(tree: Any, visits: Any, values: Any, value: Any) -> None:
    """Write what a search found out about each move at the root."""
    total, worth = 0, 0.0
    child = tree[0].first
    while child:
        node = tree[child]
        visits[node.action] = node.visits
        if node.visits:
            values[node.action] = node.value / node.visits
        total += node.visits
        worth += node.value
        child = node.next
    value[0] = worth / max(total, 1)
