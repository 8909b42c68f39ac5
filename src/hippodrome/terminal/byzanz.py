"""The table of Byzanz drawn from a view, in words and colours."""

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

PROMPTS = {  # asked of the person who reads, and told of somebody else
    "deal": ("", "The opening hands are being dealt."),
    "lot": ("", "The lot is being turned up."),
    "bid": ("Your turn: bid for the lot, or pass.", "{who} bids for the lot, or passes."),
    "tax": ("Put one card of the lot into the market.", "{who} puts one card of the lot into the market."),
    "over": (
        "Your hand has more than seven cards: discard, or sell a set.",
        "{who} has more than seven cards: discards, or sells a set.",
    ),
    "take": ("Take one pile from the market.", "{who} takes one pile from the market."),
    "final": ("Final sales: sell a set, or say done.", "Final sales, still open: {who}."),
    "end": ("", "The game is over."),
}


def cards(names: Sequence[str]) -> Text:
    """Cards side by side.

    >>> cards(["C1", "X"]).plain
    'C1 X'
    """
    if not names:
        return Text("–", style="dim")
    return Text(" ").join(Text(name, style=STYLES[name[0]]) for name in names)


def table(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    """The whole table as a seat sees it."""
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", "player", "hand", "laid", "offer", "profit"):
        seats.add_column(title, min_width=11 if title == "hand" else None)
    for player in view["players"]:
        who = player["seat"]
        style = "bold" if who == view["seat"] else ""
        laid = cards(player["laid"]) + Text(f" = {player['bid']}" if player["laid"] else "")
        if player["passed"]:
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
    stages = {"final": "final sales", "end": "over"}
    stage = stages.get(view["phase"], f"round {view['round']} of {view['rounds']}{offer}")
    return Panel(Group(seats, Text(), board), title=f"Byzanz · {stage}", title_align="left", expand=False)


def _profit(player: dict[str, Any]) -> Text:
    if player["profit"] is None:
        return Text(f"{player['profit_cards']} face down" if player["profit_cards"] else "–", style="dim")
    return cards(player["profit"]) + Text(f" = {player['points']}" if player["profit"] else "")
