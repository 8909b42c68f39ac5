"""The search bot: information-set Monte Carlo tree search, guided by the rules of thumb."""

import re
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import tree
from hippodrome.bots.bot import Situation
from hippodrome.games import GAMES
from hippodrome.games.descriptor import Descriptor

SPEC = re.compile(r"(?P<simulations>[0-9]{1,9})|(?P<seconds>[0-9]{1,5}(\.[0-9]{1,6})?)s")
BATCH = 32  # simulations between two checks of the clock
MOST_NODES = 200_000  # limit of the tree when only the time is limited

SETTINGS: dict[str, float] = {  # defaults for games that set none; explained in `tree.Settings`
    "explore": 1.0,
    "temperature": 1.0,
    "fairness": 0.1,
    "wide": 4,
    "widening": 1.0,
    "spread": 4.0,
    "winning": 0.5,
    "rollout_depth": 0,
    "horizon": 1000,
    "rollouts": 1.0,
    "asked": 0,
    "beliefs": 0,
}


class Thought(NamedTuple):
    """What a search found out about one move: how often it was tried, and its expected result.

    The value is from 0 to 1: the expected share of the victory, estimated from points if the game does not end in time.

    >>> Thought(action=0, visits=120, value=0.31).visits
    120
    """

    action: int
    visits: int
    value: float


class SearchBot:
    """Searches for a number of simulations, or for a time, with the number of threads that its budget allows.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> SearchBot("200").choose(situation(game, 0)) in game.actions(0)
    True
    """

    clock = staticmethod(time.perf_counter)  # measures its seconds

    def __init__(self, spec: str = "1s") -> None:
        found = SPEC.fullmatch(spec)
        if not found or float(spec.rstrip("s")) <= 0:
            raise ValueError("give it simulations, as in search:2000, or seconds, as in search:0.5s")
        self.simulations = int(spec) if found["simulations"] else None
        self.seconds = float(found["seconds"]) if found["seconds"] else None
        self.decisions = 0
        """The number of decisions simulated in the last search."""

    def choose(self, at: Situation) -> int:
        """Choose the move that was tried most often."""
        return at.legal[0] if len(at.legal) == 1 else self.think(at)[0].action

    def simulations_in(self, game: str) -> int | None:
        """Return how many simulations it runs in a game; None if only its time is limited."""
        return self.simulations

    def search_of(self, at: Situation) -> "type[Search]":
        """Return how it searches a situation."""
        return Search

    def think(self, at: Situation) -> list[Thought]:
        """List every move that was tried, the most tried first."""
        budget = at.budget
        threads = max(budget.threads, 1)
        simulations = _least(self.simulations_in(at.game), budget.simulations)
        simulations = None if simulations is None else max(simulations, 1)
        seconds = _least(self.seconds, budget.seconds)
        shares = [None if simulations is None else -(-(simulations - i) // threads) for i in range(threads)]
        make = self.search_of(at)
        searches = [make(at, at.rng.getrandbits(64), share, seconds, self.clock) for share in shares]
        if threads == 1:
            searches[0].run()
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(Search.run, searches))
        self.decisions = sum(search.decisions for search in searches)
        found: dict[int, tuple[int, float]] = {}
        for search in searches:
            for action, visits, value in search.moves():
                before = found.get(action, (0, 0.0))
                found[action] = before[0] + visits, before[1] + value
        thoughts = [
            Thought(action, visits, value / max(visits, 1)) for action, (visits, value) in found.items()
        ]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value, thought.action))


class Search:
    """Search one tree in one thread."""

    defaults = SETTINGS
    worlds: Any = None  # to be searched, instead of imagining one for each simulation

    def __init__(
        self,
        at: Situation,
        seed: int,
        simulations: int | None,
        seconds: float | None,
        clock: Callable[[], float],
    ) -> None:
        self.at, self.game, self.start, self.seat = at, at.game, at.masked.copy(), at.seat
        self.simulations = simulations
        self.seconds, self.clock = seconds, clock
        self.world = at.masked.copy()
        nodes = MOST_NODES if simulations is None else min(MOST_NODES, simulations)
        self.tree = np.zeros(nodes + 2, tree.Node)
        self.work = tree.workspace(at.masked.dtype)
        self.work["rng"] = seed
        self.settings = np.zeros(1, tree.Settings)
        for name, value in {**self.defaults, **self.adapted(GAMES[at.game])}.items():
            self.settings[name] = value

    @staticmethod
    def adapted(game: Descriptor) -> Mapping[str, float]:
        """Return the settings that a game changes."""
        return game.search

    def plant(self) -> None:
        """Make the root."""
        self.network = self.guide()
        tree.plant(self.start, self.seat, self.tree, self.work, self.settings, self.network)

    def guide(self) -> tree.Guide | None:
        """Return the network that guides the search, if there is one."""
        return None

    def grow(self, simulations: int) -> None:
        """Run more simulations."""
        tree.grow(
            self.start,
            self.seat,
            self.world,
            self.tree,
            self.work,
            self.settings,
            self.network,
            self.worlds,
            simulations,
        )

    def run(self) -> None:
        """Search until the simulations are done or the time is up, but at least once."""
        end = None if self.seconds is None else self.clock() + self.seconds
        self.plant()
        done = 0
        while self.simulations is None or done < self.simulations:
            more = BATCH if self.simulations is None else min(BATCH, self.simulations - done)
            self.grow(more)
            done += more
            if end is not None and self.clock() >= end:
                break

    def tried(self, action: int) -> float:
        """Run one more simulation that begins with this move; return what came of it."""
        before = self.total(action)
        self.work["only"] = action + 1
        self.grow(1)
        self.work["only"] = 0
        return self.total(action) - before

    def total(self, action: int) -> float:
        """Return the sum of the results of a move at the root."""
        actions, following = self.tree["action"], self.tree["next"]
        child = int(self.tree["first"][0])
        while child and actions[child] != action:
            child = int(following[child])
        return float(self.tree["value"][child]) if child else 0.0

    @property
    def decisions(self) -> int:
        """The number of decisions simulated so far."""
        return int(self.work["decisions"][0])

    def moves(self) -> list[tuple[int, int, float]]:
        """Return the moves tried at the root: action, visits, sum of results."""
        found = []
        child = int(self.tree["first"][0])
        while child:
            node = self.tree[child]
            found.append((int(node["action"]), int(node["visits"]), float(node["value"])))
            child = int(node["next"])
        return found


def _least(own: Any, given: Any) -> Any:
    return min((limit for limit in (own, given) if limit is not None), default=None)
