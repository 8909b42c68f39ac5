"""Make bots from their specs: our own, those that other packages register, and those of a file.

A spec is a name, optionally with a colon and a parameter: `random`, `search:2000`. Another package
offers bots through the entry point group `hippodrome.bots`; a file through a dict `BOTS` of names and
factories. A factory is called with the parameter, if there is one, and returns a bot. Its attribute `games` lists the
games that its bots play; without it they play all.
"""

import re
import warnings
from collections.abc import Callable, Collection
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from hippodrome.bots.bot import Bot, Situation
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.levels import LEVELS
from hippodrome.bots.search import SearchBot
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core.errors import BadOptions
from hippodrome.games import GAMES

Factory = Callable[..., Bot]
NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
GROUP = "hippodrome.bots"


class RandomBot:
    """Chooses among its legal actions at random, all equally likely.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> RandomBot().choose(situation(game, 0)) in game.actions(0)
    True
    """

    def choose(self, at: Situation) -> int:
        """Choose any legal action."""
        return at.rng.choice(at.legal)


OWN: dict[str, Factory] = {"random": RandomBot, "search": SearchBot, "learned": LearnedBot, **LEVELS}
_loaded: dict[str, Factory] = {}


def names(game: str | None = None) -> list[str]:
    """Return the names of all bots, or of those that play a game.

    >>> "random" in names(), "merchant" in names("byzanz"), "merchant" in names("nekken")
    (True, True, False)
    """
    every = sorted({*OWN, *_by_thumb(), *_loaded, *(entry.name for entry in entry_points(group=GROUP))})
    return every if game is None else [name for name in every if _can_play(name, game)]


def _can_play(name: str, game: str) -> bool:
    try:
        return game in _plays(name)
    except Exception as error:  # another package's bot: the others still work
        warnings.warn(f"the bot {name!r} can't be loaded: {error}", stacklevel=3)
        return False


def make(spec: str, game: str) -> Bot:
    """Make the bot of a spec, for a game.

    >>> make("random", "byzanz")  # doctest: +ELLIPSIS
    <hippodrome.bots.specs.RandomBot object at ...>
    >>> make("clever", "byzanz")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: there is no bot 'clever': choose one of ...random...
    """
    name, colon, argument = spec.partition(":")
    factory, plays = _factory(name), _plays(name)
    if game not in plays:
        raise BadOptions(f"the bot {name!r} does not play {game}, only {', '.join(plays)}")
    try:
        return factory(argument) if colon else factory()
    except (TypeError, ValueError, OSError) as error:
        raise BadOptions(f"the bot {spec[:40]!r} can't be made: {error}") from error


def _by_thumb() -> dict[str, list[str]]:
    """Return the bots that play by the rules of thumb of some games, with these games."""
    found: dict[str, list[str]] = {}
    for game in GAMES.values():
        if game.thumb:
            found.setdefault(game.thumb, []).append(game.name)
    return found


def _plays(name: str) -> Collection[str]:
    """Return the games that a bot plays."""
    return _by_thumb().get(name) or getattr(_factory(name), "games", None) or GAMES


def _factory(name: str) -> Factory:
    if name in _by_thumb():
        return ThumbBot
    for known in (OWN, _loaded):
        if name in known:
            return known[name]
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            loaded: Factory = entry.load()
            return loaded
    raise BadOptions(f"there is no bot {name[:40]!r}: choose one of {', '.join(names())}")


def register(name: str, factory: Factory) -> None:
    """Register a bot under a name in this process, as `load_file` does for those of a file.

    >>> register("my-random", RandomBot)
    >>> make("my-random", "byzanz").__class__.__name__
    'RandomBot'
    """
    if not NAME.fullmatch(str(name)) or not callable(factory):
        raise BadOptions(f"a bot needs a name and a factory, and {str(name)[:40]!r} does not fit")
    if name in {*OWN, *_by_thumb()}:
        raise BadOptions(f"a bot named {name!r} exists already: choose another name")
    _loaded[name] = factory


def load_file(file: Path | str) -> list[str]:
    """Run a Python file and register the bots of its `BOTS`; return their names."""
    return load_source(str(file), Path(file).read_text(encoding="utf-8"))


def load_source(file: str, source: str) -> list[str]:
    """Register bots from the text of a file, as a worker on another machine needs it.

    >>> load_source("mine.py", "from hippodrome.bots.specs import RandomBot; BOTS = {'mine': RandomBot}")
    ['mine']
    """
    told: dict[str, Any] = {"__name__": Path(file).stem, "__file__": file}
    try:
        exec(compile(source, file, "exec"), told)  # noqa: S102  it is the user's own code
    except Exception as error:
        raise BadOptions(f"{file} can't be loaded: {type(error).__name__}: {error}") from error
    bots = told.get("BOTS")
    if not isinstance(bots, dict) or not bots:
        raise BadOptions(f'{file} offers no bots: it needs a dict, as in BOTS = {{"miser": Miser}}')
    before = dict(_loaded)
    try:
        for name, factory in bots.items():
            register(name, factory)
    except BadOptions as error:
        _loaded.clear()
        _loaded.update(before)
        raise BadOptions(f"{file}: {error}") from None
    return list(bots)
