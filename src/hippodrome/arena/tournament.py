"""The definition of a tournament: everything that determines its games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from hippodrome import __version__
from hippodrome.arena.schedule import Pairing, rotated, seated
from hippodrome.bots import make
from hippodrome.bots.specs import load_source
from hippodrome.core.errors import BadOptions
from hippodrome.game import check_options
from hippodrome.games import GAMES

FORMAT = "hippodrome-arena/2"
MOST_GAMES = 10_000_000
MOST_BOTS = 1000
LONGEST_SPEC = 60
_loaded: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Tournament:
    """Which bots play which game, and how often. It is sent to every process that plays a part of it.

    `bot_files` are the names and texts of files that define bots: the workers may run on machines without them.
    With `fixed` every bot keeps its seat, else they rotate. If it is `adjusted`, luck is taken off the results.

    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random", "merchant"), games=4, seed="1")
    >>> [" ".join(pairing.bots) for pairing in tournament.pairings()][:2]
    ['merchant random merchant', 'random merchant random']
    >>> tournament.title
    '4 games of byzanz, 3 players'
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    bot_files: tuple[tuple[str, str], ...] = ()
    fixed: bool = False
    adjusted: bool = False
    keep_records: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if not 0 < self.games <= MOST_GAMES:
            raise BadOptions(f"games must be from 1 to {MOST_GAMES:,}, not {self.games:,}")
        if not 0 < len(self.bots) <= MOST_BOTS:
            raise BadOptions(f"a tournament must have 1 to {MOST_BOTS} bots, not {len(self.bots)}")
        object.__setattr__(self, "options", check_options(self.game, dict(self.options)))
        self.load_bots()
        for spec in dict.fromkeys(self.bots):
            if len(spec) > LONGEST_SPEC or not spec.isprintable():
                raise BadOptions(
                    f"the spec of a bot can have at most {LONGEST_SPEC} characters, all printable"
                )
            make(spec, self.game)  # fails now if the bot can't be made

    @property
    def seats(self) -> int:
        """The number of players at a table."""
        return int(self.options["seats"])

    @property
    def title(self) -> str:
        """A short description of what is played."""
        return f"{self.games:,} game{'s' * (self.games != 1)} of {self.game}, {self.seats} players"

    def pairings(self) -> Iterator[Pairing]:
        """Iterate over its games in order, before they are played."""
        if self.fixed:
            return seated(self.bots, self.games)
        return rotated(self.bots, self.seats, self.games, self.seed)

    def load_bots(self) -> None:
        """Load the bots of its files into the current process."""
        global _loaded
        if self.bot_files != _loaded:  # running a file again would make new classes, and can take long
            for name, text in self.bot_files:
                load_source(name, text)
            _loaded = self.bot_files

    def description(self) -> dict[str, Any]:
        """Describe the tournament so that no other has the same description: the first line of its results file.

        >>> Tournament("nekken", {}, ("random",), games=10).description()["games"]
        10
        """
        return {
            "format": FORMAT,
            "hippodrome": __version__,
            "game": self.game,
            "rules": GAMES[self.game].version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "bot files": [sha256(text.encode("utf-8")).hexdigest() for _, text in self.bot_files],
            "fixed seats": self.fixed,
            "games": self.games,
            "seed": self.seed,
            **({"adjusted": True} if self.adjusted else {}),
        }
