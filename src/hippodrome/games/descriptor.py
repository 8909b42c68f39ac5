"""What the rest of the code knows of a game: one descriptor, which the game's folder fills."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.core import contract, features, sense
from hippodrome.core.figures import Figure
from hippodrome.core.notation import Words
from hippodrome.core.told import Question, Schema, Story
from hippodrome.games.options import Option
from hippodrome.games.sources import Source

Options = Mapping[str, Any]
PLAIN = "hippodrome.terminal.plain"  # draws the table of a game that has no drawing of its own


class Step(NamedTuple):
    """A step as one viewer knows it, for the story of it."""

    before: Any
    """The position before it, an array of one record masked for the viewer."""
    after: Any
    """The position after it, masked too."""
    viewer: int
    """A seat, or `SPECTATOR`."""
    actor: int | None
    """Who took it: a seat or `NATURE`; None where not even that is known."""
    action: int | None
    """What was done; None where that is not known."""


class Group(NamedTuple):
    """Columns of a grid that belong together, and what they are in, as in the cities of a province."""

    name: str
    columns: tuple[str, ...]


class Grid(NamedTuple):
    """The grid in a player's private notes: whatever can be suspected of an opponent or ruled out, a column each.

    >>> Grid("city", "place", (Group("thrace", ("adrianople",)),)).plain()["groups"]
    [{'name': 'thrace', 'columns': ('adrianople',)}]
    """

    kind: str
    """The kind of thing that a column is, as the facts of stories name it."""
    group_kind: str
    """The kind of thing that a group is."""
    groups: tuple[Group, ...]

    def plain(self) -> dict[str, Any]:
        """The grid as data for clients."""
        return {**self._asdict(), "groups": [group._asdict() for group in self.groups]}


@dataclass(frozen=True)
class Statistics:
    """What is counted in every game that is played for a report, and how it is drawn.

    >>> from hippodrome.games import GAMES
    >>> GAMES["byzanz"].statistics.read([[4, "C2 G1"]])
    [Price(bid=4, lot='C2 G1')]
    """

    count: Callable[[Options, Iterable[tuple[int, int]]], list[Any]]
    """What is found in a game, from its options and its steps: a list that JSON can hold."""
    read: Callable[[Any], list[Any]]
    """The same from a file; ValueError if it can't be that."""
    figures: Callable[[Sequence[list[Any]]], list[Figure]]
    """What is drawn of it, for many games."""


@dataclass(frozen=True)
class Memory:
    """What a game leaves to the memory of people, at tables that play so. Bots remember everything.

    >>> from hippodrome.games import GAMES
    >>> GAMES["byzanz"].memory.option
    'memory'
    """

    option: str
    """The option of such tables, a flag."""
    part: Callable[[Any], int]
    """The part of the game that a position belongs to, counting up; 0 at other tables, and when the game is over.

    What was done in a part before the one that is on can only be remembered: people are told of it as `faded` says.
    """
    faded: Callable[[Story], Story]
    """What people are still told of something that they could only remember."""


@dataclass(frozen=True)
class Insight:
    """What an analysis of a finished game tells apart that is peculiar to the game.

    >>> from hippodrome.games import GAMES
    >>> GAMES["byzanz"].insight.kinds
    ('hand', 'lot')
    """

    kinds: tuple[str, ...] = ("chance",)
    """The kinds of luck. The message `luck-<kind>` names each."""
    kind: Callable[[Any], str] = lambda one: "chance"
    """Which of them the move of nature is that is due in a position."""
    feats: Callable[[Any], list[dict[str, int]]] = lambda one: []
    """What each seat did besides, counted in the final position: a message `feat-<name>` words each. May be empty."""


@dataclass(frozen=True)
class Puzzles:
    """The puzzles that come with a game, and what its puzzles are about.

    >>> from hippodrome.games import GAMES
    >>> GAMES["byzanz"].puzzles.theme(0), GAMES["byzanz"].puzzles.theme(1)
    ('pass', 'bid')
    """

    file: Path
    """One puzzle a line."""
    themes: tuple[tuple[int, str], ...]
    """The action with which each theme begins, in ascending order, and its name; no name, no puzzle.

    The message `puzzle-theme-<name>` words each.
    """

    def theme(self, action: int) -> str:
        """The theme of a puzzle in which this action is best."""
        return next(name for first, name in reversed(self.themes) if action >= first)


@dataclass(frozen=True, kw_only=True)
class Descriptor:
    """A game: its rules, and all that is peculiar to it.

    >>> from hippodrome.games import GAMES
    >>> GAMES["nekken"].family, GAMES["nekken"].seats
    ('intrigue', (2, 3, 4))
    """

    name: str
    family: str = ""
    """What its messages and its page are named after: its folder, or else its own name."""
    rules: Any
    """The compiled functions of the contract, for `rules.State`."""
    options: tuple[Option, ...]
    check: Callable[[Options], dict[str, Any]]
    """The options of a table complete; ValueError says what can't be."""
    opening: Callable[[Options], Any]
    """An array of one record, set up with these options."""
    words: Callable[[Options], Words]
    """The words of a table: cards, places and moves as text."""
    view: Callable[[Any, Any], dict[str, Any]]
    """What everybody is shown, from an array of one record masked for a spectator, and the words of the table."""
    own: Callable[[Any, int, Any], dict[str, Any]]
    """What a seat is shown besides, of itself alone: it goes into its entry in the view's `players`."""
    question: Callable[[Any, int, Sequence[int], Any], Question]
    """What a seat is asked, from its masked record and its legal actions; a spectator is told who is waited for."""
    story: Callable[[Step, Any], list[Story]]
    """What has happened in a step, as one viewer can tell it."""
    told: Schema
    """Everything that it can ask and tell."""
    nature: tuple[Source, ...] = ()
    """All that nature draws and rolls, as data: outcomes, copies, with or without replacement."""
    retell: Callable[..., list[int]] | None = None
    """The log of another world that a seat can't tell from the true one."""
    memory: Memory | None = None
    """What tables can leave to the memory of people, if any can."""
    sense: str = sense.RANDOM
    """The module that has its rules of thumb, loaded when a bot needs them; without any, all is played at random."""
    thumb: str = ""
    """What the bot is called that plays by its rules of thumb, if it has some."""
    features: str = ""
    """The module that describes its actions to networks, if networks can play it."""
    weights: Callable[[Any], Path | None] = lambda one: None
    """The file with the weights of the network that plays tables like that of a position, if one was trained."""
    guided: Mapping[str, float] = field(default_factory=dict)
    """Settings of the search with that network that differ from the usual ones."""
    search: Mapping[str, float] = field(default_factory=dict)
    """Settings of the search that differ from the usual ones."""
    network_leads: bool = False
    """Whether the search with that network was measured to be stronger: then the highest level uses it."""
    simulations: Mapping[str, int] = field(default_factory=dict)
    """How far the levels look ahead that search."""
    absurd: Callable[[Any, int, Sequence[int]], set[int]] = lambda one, seat, legal: set()
    """Those of a seat's legal actions that look broken, in its masked record: levels never take them."""
    board: Callable[[Options], Any] | None = None
    """The board of a table, if the game has one."""
    drawn_board: Callable[[Options], dict[str, Any]] | None = None
    """The board of a table as data that a page draws it from: JSON's types only."""
    grid: Callable[[Options], Grid] | None = None
    """What players can mark of their opponents in their private notes, if the game has something to find out."""
    locales: Path | None = None
    """The folder with its messages, `<language>.ftl`, if the game comes from another package."""
    terminal: str = ""
    """The module that draws the table in a terminal; without one it is drawn plainly."""
    picture: str = ""
    """The module that draws a view of the table as SVG, from the view and the options, if there is one."""
    statistics: Statistics | None = None
    """What charts show of many games."""
    insight: Insight = Insight()
    """What an analysis tells apart."""
    puzzles: Puzzles | None = None
    """Its puzzles, if it has some."""
    unreleased: tuple[int, ...] = ()
    """Versions of the rules that nobody was given: whoever has a game of one is told so."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "family", self.family or self.name)
        contract.register(self.record, self.rules)
        sense.register(self.record, self.sense)
        if self.features:
            features.register(self.record, self.features)

    @property
    def version(self) -> int:
        """The version of the rules: a game is replayed only by the version that it was played by."""
        return int(self.rules.VERSION)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players."""
        return tuple(self.rules.SEATS)

    @property
    def actions(self) -> int:
        """How many different actions there are."""
        return int(self.rules.ACTIONS)

    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
        return int(self.rules.OBSERVATION)

    @property
    def record(self) -> Any:
        """The type of its record."""
        return self.rules.State

    def other_rules(self, version: Any) -> str | None:
        """Which version of the rules a game was played by, if it is not this one: the end of a sentence.

        >>> from hippodrome.games import GAMES
        >>> GAMES["nekken"].other_rules(1)
        'version 1 of the rules of nekken, which was never released'
        """
        if version == self.version:
            return None
        never = ", which was never released" if version in self.unreleased else ""
        return f"version {str(version)[:40]} of the rules of {self.name}{never}"

    def html(self, view: Mapping[str, Any], options: Options, caption: str) -> str:
        """A view of the table for a notebook: its picture, if the game draws one, and a line below.

        >>> from hippodrome.game import new
        >>> game = new("byzanz", seats=3, seed=7)
        >>> game.kind.html(game.view(0), game.options, "a < b").endswith("<figcaption>a &lt; b</figcaption></figure>")
        True
        """
        drawn = import_module(self.picture).picture(view, options) if self.picture else ""
        return f'<figure style="margin:0;max-width:60rem">{drawn}<figcaption>{escape(caption)}</figcaption></figure>'

    def drawn_by(self) -> Any:
        """The module that draws the table in a terminal, loaded only where it is used."""
        return import_module(self.terminal or PLAIN)
