"""The table of Byzanz drawn from a view, in words and colours."""

from collections.abc import Iterator, Sequence
from itertools import groupby
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

_PROMPTS = {  # asked of the person who reads, and told of somebody else
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
    'Bo bids for the lot, or passes.'
    >>> prompt({"phase": "bid", "turn": [0], "seat": 0}, ["Ann", "Bo"])
    'Your turn: bid for the lot, or pass.'
    """
    asked, told = _PROMPTS[view["phase"]]
    who = ", ".join(players[seat] for seat in view["turn"])
    return asked if view["seat"] in view["turn"] else told.format(who=who)


def choices(moves: Sequence[str]) -> RenderableType:
    """The legal moves, numbered from 1, in columns."""
    return Columns([Text(f"{number:3} {move}") for number, move in enumerate(moves, 1)], padding=(0, 3))


def lines(entries: Sequence[Entry], players: Sequence[str]) -> Iterator[Text]:
    """The log, a line a move; cards drawn one after the other share a line.

    >>> log = [Entry("nature", "draw C1"), Entry("nature", "draw ?"), Entry(1, "bid C1 S2"), Entry(0, "pass")]
    >>> [line.plain for line in lines(log, ["Ann", "Bo"])]
    ['  drawn: C1 ?', '  1 Bo: bid C1 S2', '  0 Ann: pass']
    """
    for actor, run in groupby(entries, key=lambda entry: entry.actor):
        moves = [entry.move.split() for entry in run]
        if isinstance(actor, str):
            yield Text("  drawn: ", style="dim") + cards([card for _, card in moves])
            continue
        for verb, *words in moves:
            said = Text(f"  {actor} {players[actor]}: {verb}")
            yield said + Text(" ") + cards(words) if words else said


def scores(points: Sequence[int], winners: Sequence[int], players: Sequence[str]) -> RenderableType:
    """The result, best first."""
    result = Table(title="Result", title_justify="left")
    for title in ("player", "points", ""):
        result.add_column(title, justify="right" if title == "points" else "left")
    for seat in sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat])):
        won = ("wins" if len(winners) == 1 else "shares the victory") if seat in winners else ""
        result.add_row(f"{seat} {players[seat]}", str(points[seat]), won)
    return result
