"""Describe the games to clients, from their descriptors. No other module of the server reads those."""

from functools import lru_cache
from typing import Any

import orjson

from hippodrome import bots
from hippodrome.game import Game
from hippodrome.games import GAMES, Descriptor, Option
from hippodrome.table.clock import CLOCKS
from hippodrome.table.refusals import Refusal


@lru_cache(maxsize=1)
def listed() -> bytes:
    """Return every game with its options, bots, clocks and what it can ask and tell, as JSON.

    >>> [game["name"] for game in orjson.loads(listed())["games"]][:3]
    ['byzanz', 'byzantio', 'nekken']
    """
    return orjson.dumps({"games": [_described(game) for game in GAMES.values()]})


def _described(game: Descriptor) -> dict[str, Any]:
    return {
        "name": game.name,
        "family": game.family,
        "version": game.version,
        "seats": game.seats,
        "options": [option.plain() for option in game.options],
        "levels": list(bots.LEVELS),
        "bots": bots.names(game.name),
        "clocks": [clock._asdict() for clock in CLOCKS],
        "board": game.drawn_board is not None,
        "told": game.told.plain(),
        "nature": [source.plain() for source in game.nature],
    }


def options_text() -> str:
    """Describe the options of all games in words, for the description of the API.

    >>> options_text()[:59]
    'byzanz: seats (2, 3, 4, 5, 6), open_profits (true or false)'
    """
    return "; ".join(f"{game.name}: {', '.join(map(_option_text, game.options))}" for game in GAMES.values())


def _option_text(option: Option) -> str:
    choices = ", ".join(map(str, option.choices))
    values = {
        "choice": choices,
        "flag": "true or false",
        "number": " to ".join(map(str, option.choices)),
        "list": f"one a seat of {choices}{'; left out, every seat chooses its own' if option.each else ''}",
        "file": f"{option.default}, or a file's content",
    }
    return f"{option.name} ({values.get(option.kind, option.kind)})"


def _known(name: str) -> Descriptor:
    if name not in GAMES:
        raise Refusal("no-such-game", f"This game does not exist: choose one of {', '.join(GAMES)}.")
    return GAMES[name]


@lru_cache
def at_first(name: str) -> bytes:
    """Return the table of a game before the first move, and its board if it has one, as JSON.

    >>> sorted(orjson.loads(at_first("byzanz")))
    ['board', 'view']
    """
    _known(name)
    game = Game(name, {})
    return orjson.dumps({"view": game.public_view(), "board": board(name, game.options)})


def board(name: str, options: dict[str, Any]) -> dict[str, Any] | None:
    """Return the board of a table as a page draws it; None if the game has none.

    >>> board("byzantio", Game("byzantio", {}).options)["lanes"][0]["from"]
    'longobardia'
    """
    drawn = GAMES[name].drawn_board
    return drawn(options) if drawn else None


def messages(name: str, language: str) -> str:
    """Return the messages of a game from another package, in Fluent's format."""
    folder = _known(name).locales
    file = folder / f"{language}.ftl" if folder else None
    if file is None or not file.is_file():
        raise Refusal("no-such-page", "This game has no messages in this language.")
    return file.read_text(encoding="utf-8")
