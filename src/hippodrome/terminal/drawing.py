"""What is drawn alike for every game: the prompt, the choices, the log, the result, the help."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.core.errors import IllegalMove
from hippodrome.game import Entry
from hippodrome.terminal.room import Room


def table(view: dict[str, Any], room: Room) -> RenderableType:
    """The whole table as a seat sees it."""
    drawn: RenderableType = room.kind.drawn_by().table(view, room)
    return drawn


def prompt(view: dict[str, Any], room: Room) -> str:
    """What the table waits for, in words.

    >>> from hippodrome.locales import Messages
    >>> room = Room(Messages("en"), "byzanz", ["Ann", "Bo"])
    >>> prompt({"phase": "bid", "turn": [1], "seat": 0}, room)
    'Bo is bidding.'
    """
    if view["phase"] == "end":
        return room.t("intrigue-told-end", who="", count=0)
    return str(room.kind.drawn_by().prompt(view, room))


def choices(moves: Sequence[str], room: Room) -> RenderableType:
    """The legal moves, numbered from 1, in columns; those of a kind stand together."""
    listed = Table.grid(padding=(0, 2, 0, 0))
    for verb, run in groupby(enumerate(moves, 1), key=lambda move: move[1].split()[0]):
        texts = [Text(f"{number:3} {move}") for number, move in run]
        listed.add_row(
            Text(room.kind.drawn_by().kind(verb, room), style="dim"), Columns(texts, padding=(0, 3))
        )
    return listed


def forbidden(error: IllegalMove, room: Room) -> str:
    """Why the rules forbid a move, and by which clause.

    >>> from hippodrome.locales import Messages
    >>> error = IllegalMove("BZ-10", "too-low", "a bid of 2 does not beat 3", {"bid": 2, "high": 3})
    >>> forbidden(error, Room(Messages("en"), "byzanz", ["Ann", "Bo"]))
    'your bid of 2 does not beat the highest bid of 3 (BZ-10)'
    """
    told = dict(error.facts)
    if "turn" in told:
        told["turn"] = room.name(int(told["turn"]))
    if "card" in told:
        told["card"] = room.kind.drawn_by().card(str(told["card"]), room)
    return f"{room.t(f'illegal-{room.kind.family}-{error.code}', **told)} ({error.clause})"


def lines(entries: Sequence[Entry], room: Room) -> Iterator[Text]:
    """The log, a line a move; what nature did in a row shares a line.

    >>> from hippodrome.locales import Messages
    >>> log = [Entry("nature", "draw C1"), Entry("nature", "draw ?"), Entry(1, "bid C1 S2"), Entry(0, "pass")]
    >>> for line in lines(log, Room(Messages("en"), "byzanz", ["you", "Bo"])):
    ...     print(line.plain)
      Drawn: Cloth 1 and 1 hidden card.
      Bo bids Cloth 1 and Spices 2.
      you: Pass (pass)
    """
    words = room.kind.drawn_by()
    for actor, run in groupby(entries, key=lambda entry: entry.actor):
        moves = [entry.move for entry in run]
        if isinstance(actor, str):
            told = [words.chance(moves, room)]
        elif room.nameless(actor):
            told = [_own(move, room) for move in moves]
        else:
            told = [words.did(room.name(actor), move, room) for move in moves]
        for line in told:
            yield Text("  ", style="dim" if isinstance(actor, str) else "") + words.coloured(line, room)


def _own(move: str, room: Room) -> str:
    """What the person did: in words, and as it could have been typed."""
    t = room.t
    return t("happened-said", name=t("you"), text=f"{room.kind.drawn_by().deed(move, room)} ({move})")


def scores(points: Sequence[int], winners: Sequence[int], room: Room) -> RenderableType:
    """The result, best first."""
    t = room.t
    result = Table()
    result.add_column(t("seats"))
    result.add_column(t("scores"), justify="right")
    result.add_column()
    for seat in sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat])):
        won = t("byzanz-winner") if seat in winners else ""
        result.add_row(Text(room.label(seat)), str(points[seat]), won)
    return result


def help_text(room: Room) -> RenderableType:
    """How to answer, and what else can be asked."""
    t = room.t
    parts = room.kind.drawn_by().help_lines(room)
    commands = Table.grid(padding=(0, 2))
    for command in ("log", "table", "undo", "quit"):
        commands.add_row(f"  {command}", t(f"terminal-help-{command}"))
    return Group(*map(Text, parts), commands, Text(t("terminal-help-rules")))
