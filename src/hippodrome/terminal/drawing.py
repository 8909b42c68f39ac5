"""The table of Byzanz drawn from a view, in words and colours."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.game import Entry

_STYLES = {  # goods differ by letter; the colours only help
    "C": "bold magenta",
    "G": "bold yellow",
    "O": "bold green",
    "S": "bold red",
    "T": "bold cyan",
    "W": "bold blue",
    "X": "bold white on grey35",
    "?": "dim",
}

_PROMPTS = {
    "deal": "The opening hands are being dealt.",
    "lot": "The lot is being turned up.",
    "bid": "{who} to bid for the lot, or to pass.",
    "tax": "{who} to put one card of the lot into the market.",
    "over": "{who} must come down to seven cards: discard, or sell a set.",
    "take": "{who} to take one pile from the market.",
    "final": "Final sales: {who} to sell, or to say done.",
    "end": "The game is over.",
}


def cards(names: Sequence[str]) -> Text:
    """Cards side by side.

    >>> cards(["C1", "X"]).plain
    'C1 X'
    """
    if not names:
        return Text("–", style="dim")
    return Text(" ").join(Text(name, style=_STYLES[name[0]]) for name in names)


def table(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    """The whole table as a seat sees it."""
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", "player", "hand", "laid", "offer card", "profit"):
        seats.add_column(title, no_wrap=title != "hand")
    for player in view["players"]:
        who = player["seat"]
        style = "bold" if who == view["seat"] else ""
        laid = cards(player["laid"]) + Text(f" = {player['bid']}" if player["laid"] else "")
        if view["phase"] == "bid" and not player["bidding"] and player["offer"] is None:
            laid = Text("passed", style="dim")
        seats.add_row(
            Text("▶" if who in view["turn"] else " ", style="bold green"),
            Text(f"{who} {players[who]}", style=style),
            cards(player["hand"]),
            laid,
            str(player["offer"] or "–"),
            _profit(player),
        )
    board = Table.grid(padding=(0, 2))
    board.add_row("lot", cards(view["lot"]))
    board.add_row("market", cards(view["market"]))
    counts = (
        f"{view['deck']} to come",
        f"{view['set_aside']} set aside",
        f"{len(view['gone'])} out of the game",
    )
    board.add_row("deck", Text(", ".join(counts)))
    offer = f" · offer card {view['offer']}" if view["offer"] else " · the market"
    stage = (
        "final sales"
        if view["phase"] in ("final", "end")
        else f"round {view['round']} of {view['rounds']}{offer}"
    )
    return Panel(Group(seats, Text(), board), title=f"Byzanz · {stage}", title_align="left", expand=False)


def _profit(player: dict[str, Any]) -> Text:
    if player["profit"] is None:
        return Text(f"{player['profit_cards']} face down" if player["profit_cards"] else "–", style="dim")
    return cards(player["profit"]) + Text(f" = {player['points']}" if player["profit"] else "")


def prompt(view: dict[str, Any], players: Sequence[str]) -> str:
    """What the table waits for, in words.

    >>> prompt({"phase": "bid", "turn": [1], "seat": 0}, ["Ann", "Bo"])
    'Bo to bid for the lot, or to pass.'
    >>> prompt({"phase": "bid", "turn": [0], "seat": 0}, ["Ann", "Bo"])
    'You to bid for the lot, or to pass.'
    """
    seats = [view["seat"]] if view["seat"] in view["turn"] else view["turn"]
    who = " and ".join("You" if seat == view["seat"] else players[seat] for seat in seats)
    return _PROMPTS[view["phase"]].format(who=who)


def choices(moves: Sequence[str]) -> RenderableType:
    """The legal moves, numbered from 1, in columns."""
    return Columns([Text(f"{number:3} {move}") for number, move in enumerate(moves, 1)], padding=(0, 3))


def line(entry: Entry, players: Sequence[str]) -> Text:
    """One line of the log.

    >>> line(Entry(1, "bid C1 S2"), ["Ann", "Bo"]).plain
    '  1 Bo: bid C1 S2'
    """
    verb, *words = entry.move.split()
    who = entry.actor if isinstance(entry.actor, str) else f"{entry.actor} {players[entry.actor]}"
    said = Text(f"  {who}: {verb}", style="dim" if entry.actor == "nature" else "")
    return said + Text(" ") + cards(words) if words else said


def scores(points: Sequence[int], winners: Sequence[int], players: Sequence[str]) -> RenderableType:
    """The result, best first."""
    result = Table(title="Result", title_justify="left")
    for title in ("player", "points", ""):
        result.add_column(title, justify="right" if title == "points" else "left")
    for seat in sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat])):
        won = ("wins" if len(winners) == 1 else "shares the victory") if seat in winners else ""
        result.add_row(f"{seat} {players[seat]}", str(points[seat]), won)
    return result
