"""What is drawn alike for every game: the prompt, the choices, the log, the result."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.game import Entry
from hippodrome.terminal import byzanz, intrigue

_GAMES = {"byzanz": byzanz, "byzantio": intrigue, "nekken": intrigue}
_NATURE = {"draw": "drawn", "roll": "rolled", "reveal": "turned up"}


def table(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    """The whole table as a seat sees it."""
    drawn: RenderableType = _GAMES[view["game"]].table(view, players)
    return drawn


def prompt(view: dict[str, Any], players: Sequence[str]) -> str:
    """What the table waits for, in words.

    >>> prompt({"game": "byzanz", "phase": "bid", "turn": [1], "seat": 0}, ["Ann", "Bo"])
    'Bo bids for the lot, or passes.'
    >>> prompt({"game": "byzanz", "phase": "bid", "turn": [0], "seat": 0}, ["Ann", "Bo"])
    'Your turn: bid for the lot, or pass.'
    """
    asked, told = _GAMES[view["game"]].PROMPTS[view["phase"]]
    who = ", ".join(players[seat] for seat in view["turn"])
    return str(asked if view["seat"] in view["turn"] else told.format(who=who))


def choices(moves: Sequence[str]) -> RenderableType:
    """The legal moves, numbered from 1, in columns."""
    return Columns([Text(f"{number:3} {move}") for number, move in enumerate(moves, 1)], padding=(0, 3))


def lines(entries: Sequence[Entry], players: Sequence[str]) -> Iterator[Text]:
    """The log, a line a move; what nature did in a row shares a line.

    >>> log = [Entry("nature", "draw C1"), Entry("nature", "draw ?"), Entry(1, "bid C1 S2"), Entry(0, "pass")]
    >>> [line.plain for line in lines(log, ["Ann", "Bo"])]
    ['  drawn: C1 ?', '  1 Bo: bid C1 S2', '  0 Ann: pass']
    """
    for (actor, verb), run in groupby(entries, key=lambda entry: (entry.actor, entry.move.split()[0])):
        said = [entry.move.split()[1:] for entry in run]
        if isinstance(actor, str):
            yield Text(f"  {_NATURE[verb]}: ", style="dim") + _words(
                [word for words in said for word in words]
            )
            continue
        for words in said:
            yield (
                Text(f"  {actor} {players[actor]}: {verb} ") + _words(words)
                if words
                else Text(f"  {actor} {players[actor]}: {verb}")
            )


def _words(words: Sequence[str]) -> Text:
    """What follows a verb: cards in their colours, anything else as it is."""
    return Text(" ").join(Text(word, style=byzanz.STYLES.get(word[0], "")) for word in words)


def scores(points: Sequence[int], winners: Sequence[int], players: Sequence[str]) -> RenderableType:
    """The result, best first."""
    result = Table(title="Result", title_justify="left")
    for title in ("player", "points", ""):
        result.add_column(title, justify="right" if title == "points" else "left")
    for seat in sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat])):
        won = ("wins" if len(winners) == 1 else "shares the victory") if seat in winners else ""
        result.add_row(Text(f"{seat} {players[seat]}"), str(points[seat]), won)
    return result
