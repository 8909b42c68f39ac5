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


# ---------------------------------------------------------------- what is asked


def prompt(view: dict[str, Any], room: Any) -> str:
    """What the seat is asked, or else whom the table waits for.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> room = Room(Messages("fr"), "byzanz", ["you", "Bo", "Cid"])
    >>> prompt({"phase": "over", "turn": [1, 2], "seat": 0}, room)
    'Bo et Cid ont trop de cartes.'
    """
    if view["seat"] in view["turn"]:
        return _asked(view, view["players"][view["seat"]], room)
    if not view["turn"]:
        return room.t("byzanz-wait-cards")
    return room.t(f"byzanz-wait-{view['phase']}", names=room.names(view["turn"]), count=len(view["turn"]))


def _asked(view: dict[str, Any], me: dict[str, Any], room: Any) -> str:
    t = room.t
    verbs = {move.split()[0] for move in view["legal"]}
    sells = "sell" in verbs
    match view["phase"]:
        case "over":
            asked = "byzanz-prompt-discard-or-sell" if sells else "byzanz-prompt-discard"
            return t(asked, count=len(me["hand"]))
        case "final":
            return t("byzanz-prompt-final-sell" if sells else "byzanz-prompt-final")
        case "bid" if not view["high"]:
            return t("byzanz-prompt-bid" if "bid" in verbs else "byzanz-prompt-pass-none")
        case "bid":
            asked = "byzanz-prompt-raise" if me["bid"] else "byzanz-prompt-beat"
            return t(
                asked if "bid" in verbs else "byzanz-prompt-pass", bid=view["high"]["bid"], own=me["bid"]
            )
        case phase:
            return t(f"byzanz-prompt-{phase}")


# ---------------------------------------------------------------- moves in words


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


def kind(verb: str, room: Any) -> str:
    """What a verb of the notation means."""
    return room.t(f"byzanz-do-{verb}")


def did(name: str, move: str, room: Any) -> str:
    """What somebody did, as a line of the log."""
    verb, *named = move.split()
    return room.t(f"byzanz-did-{verb}", name=name, **_named(verb, named, room))


def deed(move: str, room: Any) -> str:
    """A move, as what the person does."""
    t = room.t
    verb, *named = move.split()
    told = _named(verb, named, room)
    match verb:
        case "bid":
            return t("byzanz-do-bid-sum", sum=told["cards"])
        case "sell":
            return t("byzanz-sale", **told)
        case "take":
            return t("byzanz-do-take-pile", **told)
        case "tax" | "discard":
            return t(f"byzanz-do-{verb}-card", card=told["cards"])
        case _:
            return kind(verb, room)


def _named(verb: str, named: Sequence[str], room: Any) -> dict[str, str]:
    """What a move names: cards, or the letter of a pile."""
    letter = next((name[0] for name in named if name[0] in GOODS), "X")
    listed = "" if verb == "take" else room.t.listed([card(name, room) for name in named])
    kept = card(named[0], room) if verb == "sell" else ""
    return {"cards": listed, "kept": kept, "pile": room.t(f"byzanz-good-{letter}")}


def chance(moves: Sequence[str], room: Any) -> str:
    """What nature did in a row: the cards that are drawn, and how many of them unseen."""
    t = room.t
    drawn = [move.split()[1] for move in moves]
    seen = [card(name, room) for name in drawn if name != "?"]
    hidden = drawn.count("?")
    if seen and hidden:
        told = t("byzanz-known", cards=", ".join(seen), hidden=hidden)
    else:
        told = t.listed(seen) if seen else t("byzanz-hidden", hidden=hidden)
    return t("byzanz-did-draw", cards=told)


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
