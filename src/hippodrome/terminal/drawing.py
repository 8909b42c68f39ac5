"""Draw what looks the same for every game: the question, the choices, the log, the result, the help."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hippodrome.core.errors import IllegalMove
from hippodrome.core.told import Heading, Story
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded


def table(view: dict[str, Any], room: Room) -> RenderableType:
    """Draw the whole table as a seat sees it."""
    drawn: RenderableType = room.kind.drawn_by().table(view, room)
    return drawn


def prompt(view: dict[str, Any], room: Room) -> str:
    """Return the question to the seat, or a sentence that says who or what the game is waiting for.

    >>> from hippodrome.locales import Messages
    >>> room = Room(Messages("en"), "byzanz", ["Ann", "Bo"])
    >>> prompt({"question": {"id": "wait-bid", "facts": {"seats": [1]}}}, room)
    'Bo is bidding.'
    """
    return worded(view["question"], room, "question")


def choices(moves: Sequence[str], room: Room) -> RenderableType:
    """List the legal moves in columns, numbered from 1 and grouped by kind."""
    listed = Table.grid(padding=(0, 2, 0, 0))
    for verb, run in groupby(enumerate(moves, 1), key=lambda move: move[1].split()[0]):
        texts = [Text(f"{number:3} {move}") for number, move in run]
        listed.add_row(
            Text(room.kind.drawn_by().kind(verb, room), style="dim"), Columns(texts, padding=(0, 3))
        )
    return listed


def forbidden(error: IllegalMove, room: Room) -> str:
    """Explain why the rules forbid a move, with the clause.

    >>> from hippodrome.locales import Messages
    >>> error = IllegalMove("BZ-10", "too-low", "a bid of 2 does not beat 3", {"bid": 2, "high": 3})
    >>> forbidden(error, Room(Messages("en"), "byzanz", ["Ann", "Bo"]))
    'your bid of 2 does not beat the highest bid of 3 (BZ-10)'
    """
    if not room.t.has(f"illegal-{room.kind.family}-{error.code}"):
        return str(error)
    told = dict(error.facts)
    if "turn" in told:
        told["turn"] = room.name(int(told["turn"]))
    if "card" in told:
        told["card"] = room.kind.drawn_by().named("card", told["card"], room)
    return f"{room.t(f'illegal-{room.kind.family}-{error.code}', **told)} ({error.clause})"


def lines(stories: Sequence[Story], room: Room) -> Iterator[RenderableType]:
    """Draw what has happened, one line per story; an empty line comes before each heading.

    >>> from hippodrome.locales import Messages
    >>> list(lines([], Room(Messages("en"), "byzanz", ["Ann", "Bo"])))
    []
    """
    words = room.kind.drawn_by()
    for story in stories:
        line: Text = words.coloured(worded(story, room), room)
        if isinstance(story, Heading):
            line.stylize("bold")
            yield Text()
            yield line
        else:
            yield Padding(line, (0, 0, 0, 2), expand=False)


def scores(points: Sequence[int], winners: Sequence[int], room: Room) -> RenderableType:
    """Draw the final scores, the winners first."""
    t = room.t
    result = Table()
    result.add_column(t("seats"))
    result.add_column(t("scores"), justify="right")
    result.add_column()
    for seat in sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat])):
        won = t("terminal-winner") if seat in winners else ""
        result.add_row(Text(room.label(seat)), str(points[seat]), won)
    return result


def help_text(room: Room) -> RenderableType:
    """Draw the help: how to enter a move, and the other commands."""
    t = room.t
    parts = room.kind.drawn_by().help_lines(room)
    commands = Table.grid(padding=(0, 2))
    for command in ("log", "table", "skip", "undo", "quit"):
        commands.add_row(f"  {command}", t(f"terminal-help-{command}"))
    return Group(*map(Text, parts), commands, Text(t("terminal-help-rules")))
