"""The table of Byzanz drawn from a view, and its moves in words, with colours."""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

STYLES = {  # goods differ by letter; the colours only help
    "C": "bold magenta",
    "G": "bold yellow",
    "O": "bold green",
    "S": "bold red",
    "T": "bold cyan",
    "W": "bold blue",
    "X": "bold white on grey35",
    "?": "dim",
}
GOODS = "CGOSTW"


def cards(names: Sequence[str]) -> Text:
    """Cards side by side.

    >>> cards(["C1", "X"]).plain
    'C1 X'
    """
    if not names:
        return Text("–", style="dim")
    return Text(" ").join(Text(name, style=STYLES[name[0]]) for name in names)


# ---------------------------------------------------------------- the table


def table(view: dict[str, Any], room: Any) -> RenderableType:
    """The whole table as a seat sees it."""
    t = room.t
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    seats.add_column()
    seats.add_column(t("byzanz-merchants"))
    seats.add_column(t("byzanz-hand"), min_width=11)
    for title in (t("byzanz-hand-laid"), t("terminal-offer"), t("byzanz-profit")):
        seats.add_column(title)
    for player in view["players"]:
        who = player["seat"]
        style = "bold" if who == view["seat"] else ""
        laid = cards(player["laid"]) + Text(f" = {player['bid']}" if player["laid"] else "")
        if player["passed"]:
            laid = Text(t("byzanz-stands-passed"), style="dim")
        seats.add_row(
            Text("▶" if who in view["turn"] else " ", style="bold green"),
            Text(room.label(who), style=style),
            cards(player["hand"]),
            laid,
            str(player["offer"] or "–"),
            _profit(player, room),
        )
    board = Table.grid(padding=(0, 2))
    board.add_row(t("byzanz-lot"), cards(view["lot"]))
    board.add_row(t("byzanz-market"), cards(view["market"]))
    away = f"{t('byzanz-set-aside')} {view['set_aside']} · {t('byzanz-gone')} {len(view['gone'])}"
    board.add_row(t("byzanz-deck"), Text(f"{view['deck']} · {away}"))
    title = f"{t('game-byzanz')} · {_stage(view, room)}"
    return Panel(Group(seats, Text(), board), title=title, title_align="left", expand=False)


def _stage(view: dict[str, Any], room: Any) -> str:
    t = room.t
    match view["phase"]:
        case "final":
            return t("terminal-final-sales")
        case "end":
            return t("over")
    offer = t("byzanz-lot-offer", offer=view["offer"]) if view["offer"] else t("byzanz-market")
    return f"{t('byzanz-round', round=view['round'], rounds=view['rounds'])} · {offer}"


def _profit(player: dict[str, Any], room: Any) -> Text:
    if player["profit"] is None:
        hidden = player["profit_cards"]
        return Text(room.t("byzanz-hidden", hidden=hidden) if hidden else "–", style="dim")
    return cards(player["profit"]) + Text(f" = {player['points']}" if player["profit"] else "")


# ---------------------------------------------------------------- cards and moves in words


def card(name: str, room: Any) -> str:
    """The name of a card.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> card("S3", Room(Messages("de"), "byzanz", []))
    'Gewürze 3'
    """
    t = room.t
    if name == "X":
        return t("byzanz-card-trader")
    if name == "?":
        return t("byzanz-card-unknown")
    return t("byzanz-card", good=t(f"byzanz-good-{name[0]}"), value=name[1])


def named(kind: str, fact: Any, room: Any) -> str:
    """A fact of Byzanz in words: a card, several cards, or a pile of the market.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> room = Room(Messages("en"), "byzanz", [])
    >>> named("card", "S3", room), named("cards", ["C1", "X"], room), named("pile", "T", room)
    ('Spices 3', 'Cloth 1 and Trader', 'Timber')
    """
    match kind:
        case "card" if fact == "?":
            return str(room.t("byzanz-cards", count=1))
        case "card":
            return card(fact, room)
        case "cards" if fact and set(fact) == {"?"}:  # in a memory game (BZ-36)
            return str(room.t("byzanz-cards", count=len(fact)))
        case "cards":
            return str(room.t.listed([card(name, room) for name in fact]) if fact else room.t("byzanz-none"))
        case "pile":
            return card(fact, room) if fact == "?" else str(room.t(f"byzanz-good-{fact}"))
    raise ValueError(f"byzanz tells no {kind}")


def kind(verb: str, room: Any) -> str:
    """What a verb of the notation means."""
    return room.t(f"byzanz-do-{verb}")


def deed(move: str, room: Any) -> str:
    """A move, as what the person does.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> deed("take X", Room(Messages("en"), "byzanz", []))
    'Take Traders'
    """
    t = room.t
    verb, *words = move.split()
    match verb:
        case "bid":
            return t("byzanz-do-bid-sum", sum=named("cards", words, room))
        case "sell":
            kept = words[0]
            pile, sold = named("pile", kept[0], room), named("cards", words, room)
            return t("byzanz-sale", pile=pile, cards=sold, kept=card(kept, room))
        case "take":
            return t("byzanz-do-take-pile", pile=named("pile", words[0], room))
        case "tax" | "discard":
            return t(f"byzanz-do-{verb}-card", card=card(words[0], room))
        case _:
            return kind(verb, room)


def coloured(sentence: str, room: Any) -> Text:
    """A sentence with its goods in their colours."""
    text = Text(sentence)
    for letter in GOODS:
        text.highlight_regex(rf"\b{re.escape(room.t(f'byzanz-good-{letter}'))}( \d)?\b", STYLES[letter])
    text.highlight_regex(rf"\b{re.escape(room.t('byzanz-card-trader'))}\b", STYLES["X"])
    return text


def help_lines(room: Any) -> list[str]:
    """How to answer: what the letters of cards and moves mean."""
    t = room.t
    goods = [f"{letter} {t(f'byzanz-good-{letter}')}" for letter in GOODS]
    others = [f"{letter} {card(letter, room)}" for letter in "X?"]
    return [
        t("terminal-help-answer", move="bid C1 S2"),
        t("terminal-help-cards", cards=", ".join([*goods, *others])),
        t("terminal-help-sell", move="sell C4 C3 X"),
    ]
