"""The games, one folder each, and the list of them: those here, and those that other packages offer.

A package offers a game by an entry point of the group `hippodrome.games` that leads to its `Descriptor`, or to
several of them.
"""

import warnings
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from hippodrome import locales
from hippodrome.core import calls, contract, defaults
from hippodrome.core.chance import NATURE, below, generator
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.errors import BadNotation, BadOptions, IllegalMove
from hippodrome.core.notation import FixedWords
from hippodrome.core.playouts import playout
from hippodrome.core.sight import BLANK, HIDDEN, SEEN
from hippodrome.core.told import Count, Flag, Heading, Question, Seat, Seats, Story, Text, schema
from hippodrome.games.descriptor import Descriptor, Grid, Group, Insight, Memory, Puzzles, Statistics, Step
from hippodrome.games.options import Option, complete
from hippodrome.games.sources import Source

__all__ = [
    "BLANK",
    "GAMES",
    "HIDDEN",
    "NATURE",
    "SEEN",
    "SPECTATOR",
    "BadNotation",
    "BadOptions",
    "Count",
    "Descriptor",
    "FixedWords",
    "Flag",
    "Grid",
    "Group",
    "Heading",
    "IllegalMove",
    "Insight",
    "Memory",
    "Option",
    "Puzzles",
    "Question",
    "Seat",
    "Seats",
    "Source",
    "Statistics",
    "Step",
    "Story",
    "Text",
    "below",
    "calls",
    "check_options",
    "compiled",
    "complete",
    "contract",
    "defaults",
    "generator",
    "inlined",
    "playout",
    "schema",
]

GROUP = "hippodrome.games"
_OWN = ("byzanz", "intrigue")


class _Games(Mapping[str, Descriptor]):
    """Every game by its name, found when one is first asked for."""

    def __init__(self) -> None:
        self._found: dict[str, Descriptor] | None = None

    def _all(self) -> dict[str, Descriptor]:
        if self._found is None:
            self._found = {}
            for folder in _OWN:
                self._take(import_module(f"hippodrome.games.{folder}").GAMES)
            for entry in entry_points(group=GROUP):
                try:
                    offered = entry.load()
                    self._take(offered if isinstance(offered, tuple) else (offered,))
                except Exception as error:
                    warnings.warn(f"the game {entry.name!r} can't be loaded: {error}", stacklevel=3)
        return self._found

    def _take(self, offered: tuple[Descriptor, ...]) -> None:
        assert self._found is not None
        for game in offered:
            if game.name in self._found:
                raise ValueError(f"there is a game {game.name!r} already")
            self._found[game.name] = game
            if game.locales:
                locales.add(game.locales)

    def __getitem__(self, name: str) -> Descriptor:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


GAMES: Mapping[str, Descriptor] = _Games()
"""Every game that can be played, by its name.

>>> list(GAMES)[:3]
['byzanz', 'byzantio', 'nekken']
"""


def check_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table complete; raises `BadOptions` for what can't be.

    >>> check_options("byzanz", {"seats": 3})
    {'seats': 3, 'open_profits': False, 'memory': False}
    """
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    try:
        chosen: dict[str, Any] = GAMES[game].check(options)
    except ValueError as error:
        raise BadOptions(str(error)) from None
    return chosen
