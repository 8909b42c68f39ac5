"""Draw any game that has no drawing of its own: its view as lines and rows, its moves as they are typed.

A game can provide labels as messages: `<family>-field-<name>`, `<family>-value-<value>`, `<family>-move-<verb>`.
Anything without a message is shown as it is.
"""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

NOTHING = "–"
KNOWN = {"game", "seat", "turn", "legal", "question", "players", "phase", "round", "rounds"}
"""Fields that every view has; they are shown elsewhere."""


def table(view: dict[str, Any], room: Any) -> RenderableType:
    """Draw the whole table as a seat sees it: shared fields first, then one row per player."""
    shared = Table.grid(padding=(0, 2))
    for name, value in view.items():
        if name not in KNOWN:
            shared.add_row(Text(_label(name, room), style="dim"), Text(shown(value, room)))
    fields = [name for name in view["players"][0] if name not in KNOWN]
    players = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", room.t("seats"), *(_label(name, room) for name in fields)):
        players.add_column(title)
    for seat, player in enumerate(view["players"]):
        players.add_row(
            Text("▶" if seat in view["turn"] else " ", style="bold green"),
            Text(room.label(seat), style="bold" if seat == view["seat"] else ""),
            *(Text(shown(player[name], room)) for name in fields),
        )
    game = _said(f"game-{room.game}", room) or room.game.capitalize()
    title = f"{game} · {view['round']} / {view['rounds']}"
    return Panel(Group(shared, Text(), players), title=title, title_align="left", expand=False)


def shown(value: Any, room: Any) -> str:
    """Format any value of a view as text.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> room = Room(Messages("en"), "byzanz", [])
    >>> shown([3, 5], room), shown({"lot": ["C1"], "high": None}, room), shown([], room)
    ('3 5', 'Lot C1, High –', '–')
    """
    if value is None or value is False or value == []:
        return NOTHING
    if value is True:
        return "✓"
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(name, room)} {shown(part, room)}" for name, part in value.items())
    if isinstance(value, list):
        nested = any(isinstance(part, list | Mapping) for part in value)
        return (" │ " if nested else " ").join(shown(part, room) for part in value)
    return _said(f"{room.kind.family}-value-{_dashed(str(value))}", room) or str(value)


def named(kind: str, fact: Any, room: Any) -> str:
    """Format a fact of one of the game's own kinds.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> named("cards", ["7", "9"], Room(Messages("fr"), "byzanz", []))
    '7 et 9'
    """
    if isinstance(fact, list):
        return str(room.t.listed([shown(part, room) for part in fact]))
    return shown(fact, room)


def kind(verb: str, room: Any) -> str:
    """Name the kind of move that starts with this verb.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> kind("fold", Room(Messages("en"), "byzanz", []))
    'fold'
    """
    return deed(verb, room)


def deed(move: str, room: Any) -> str:
    """Describe a move in words.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> deed("fold 3", Room(Messages("en"), "byzanz", []))
    'fold 3'
    """
    verb, _, what = move.partition(" ")
    said = _said(f"{room.kind.family}-move-{verb}", room, what=what, text=move).strip()
    if not said:
        return move
    return said if what in said else f"{said} {what}"


def coloured(sentence: str, room: Any) -> Text:
    """Return a sentence without colours.

    >>> coloured("Bo wins.", None).plain
    'Bo wins.'
    """
    return Text(sentence)


def help_lines(room: Any) -> list[str]:
    """Return the lines of help on how to enter a move.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> help_lines(Room(Messages("en"), "byzanz", []))
    ['Enter the number of a move or its text, for example: 1']
    """
    return [room.t("terminal-help-answer", move="1")]


def _label(name: str, room: Any) -> str:
    """Return the label of a field of the view."""
    words = name.replace("_", " ")
    return _said(f"{room.kind.family}-field-{_dashed(name)}", room) or words[:1].upper() + words[1:]


def _said(one: str, room: Any, **given: str) -> str:
    """Return a message, or an empty string if there is none."""
    return str(room.t(one, **given)) if room.t.has(one) else ""


def _dashed(name: str) -> str:
    return name.replace("_", "-")
