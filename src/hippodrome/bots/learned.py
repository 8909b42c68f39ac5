"""The learned bot: plays by a network, at once or with a search that the network guides."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.bots import beliefs, network, tree
from hippodrome.bots.bot import Situation
from hippodrome.bots.network import Network
from hippodrome.bots.search import SETTINGS, Search, SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core.chance import generator
from hippodrome.games import GAMES
from hippodrome.games.descriptor import Descriptor

GUIDED: dict[str, float] = {**SETTINGS, "rollouts": 0.5}
WORTH = 16  # simulations that a search must have for each world that it weighs …
IN_A_SECOND = 300  # … and worlds that it weighs for each second that it has: a sixth of the time


class LearnedBot(SearchBot):
    """Plays the action that its network holds most likely, or, with a parameter, searches like `SearchBot`.

    What the others will not see it draws instead, by how likely the network holds it.
    On tables that no network was trained for it plays by the rules of thumb, or searches over them.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> LearnedBot().choose(situation(game, 0)) in game.actions(0)
    True
    """

    def __init__(self, spec: str = "") -> None:
        super().__init__(spec or "1")
        self.searches = bool(spec)

    def choose(self, at: Situation) -> int:
        """Choose the action of the network, or the one that the search tried most often."""
        if self.searches or len(at.legal) == 1:
            return super().choose(at)
        net = network_for(at)
        if net is None:
            return ThumbBot().choose(at)
        record, rng = at.masked.dtype, generator(at.rng.getrandbits(64))
        return int(
            network.decided(net, network.starts(record), at.masked, at.seat, rng, network.desk(record))
        )

    def search_of(self, at: Situation) -> type[Search]:
        """Return the search that the network guides, if there is one for this table."""
        return Search if network_for(at) is None else GuidedSearch


class GuidedSearch(Search):
    """Search one tree in one thread, guided by the network of the game."""

    defaults = GUIDED

    @staticmethod
    def adapted(game: Descriptor) -> dict[str, float]:
        """Return the settings that a game changes."""
        return {**game.search, **game.guided}

    def guide(self) -> tree.Guide | None:
        """Return the network of the game."""
        file = GAMES[self.game].weights(self.start)
        assert file is not None
        record, net = self.start.dtype, read_weights(file)
        self.worlds = beliefs.worlds(self.at, net, self.weighed(), int(self.work["rng"][0, 0]))
        return tree.Guide(net, network.starts(record), network.desk(record))

    def weighed(self) -> int:
        """Return how many worlds it weighs by what the others did: a small part of the budget."""
        most = int(self.settings["beliefs"][0])
        if self.simulations is not None:
            most = min(most, self.simulations // WORTH)
        return most if self.seconds is None else min(most, int(self.seconds * IN_A_SECOND))


def network_for(at: Situation) -> Network | None:
    """Return the network that plays a situation, if one was trained for such a table."""
    file = GAMES[at.game].weights(at.masked)
    return read_weights(file) if file else None


@cache
def read_weights(file: Path) -> Network:
    """Read the weights of a network from a file."""
    with np.load(file) as arrays:
        return Network(*(np.asarray(arrays[name], np.float32)[None] for name in Network._fields))


def shipped(game: str) -> Network | None:
    """Return the network that comes with a game, if one does.

    >>> shipped("byzanz").second.shape
    (1, 256, 256)
    """
    file = GAMES[game].weights(GAMES[game].opening({}))
    return read_weights(file) if file else None


def write_weights(file: Path, weights: Network) -> None:
    """Write the weights of one network, in half precision: that is exact enough, and half as large."""
    arrays = {name: np.asarray(array, np.float16) for name, array in weights._asdict().items()}
    with file.open("wb") as stream:
        np.savez_compressed(stream, **arrays)


def likelihoods(net: Network, at: Situation) -> Any:
    """Return how likely the network holds each legal action."""
    desk = network.desk(at.masked.dtype)
    n = network.judged(net, network.starts(at.masked.dtype), at.masked, at.seat, desk)
    assert tuple(desk["out"][0, :n].tolist()) == at.legal
    return desk["logits"][0, :n]
