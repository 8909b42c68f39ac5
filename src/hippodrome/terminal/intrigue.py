"""The table of Byzantio or Nekken drawn from a view, in words."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

PROMPTS = {  # asked of the person who reads, and told of somebody else
    "targets": ("Write your next target, the 14-point one first.", "Targets are being written by {who}."),
    "start": ("", "The die decides who starts."),
    "act": ("Your turn: take an action, or pass.", "{who} takes an action, or passes."),
    "for": ("Which garrison is your offer for?", "{who} says what the offer is for."),
    "answer": ("You have an offer: accept, or refuse and let the die decide.", "{who} answers the offer."),
    "roll": ("", "The die decides."),
    "reveal": ("", "The event of this turn is turned up."),
    "event": ("", "The die says which provinces are struck."),
    "famine": ("", "The die decides which garrisons survive."),
    "succession": ("Replace one of your targets, or keep them.", "Succession, not written yet: {who}."),
    "exile": ("Send the pretender struck by the plague away.", "{who} sends a pretender away."),
    "strike": ("Cross off one of your boxes.", "{who} crosses off a box."),
    "espionage": ("Guess the 14-point targets of the others.", "Espionage, not written yet: {who}."),
    "end": ("", "The game is over."),
}


def table(view: dict[str, Any], players: Sequence[str]) -> RenderableType:
    """The whole table as a seat sees it: the players, the garrisons city by city, the own sheet."""
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", "player", "house", "pretender in", "reserve", "boxes left", ""):
        seats.add_column(title)
    for player in view["players"]:
        who = player["seat"]
        seats.add_row(
            Text("▶" if who in view["turn"] else " ", style="bold green"),
            Text(f"{who} {players[who]}", style="bold" if who == view["seat"] else ""),
            player["house"],
            player["pretender"],
            str(player["reserve"]),
            " ".join(f"{kind} {left}" for kind, left in player["boxes"].items()),
            Text("ready" if player["ready"] else "", style="dim"),
        )
    parts: list[RenderableType] = [seats, Text(), _garrisons(view), *_sheets(view)]
    track = " · ".join(f"{event['turn']} {event['event'] or 'hidden'}" for event in view["events"])
    parts.append(Text(f"events: {track}", style="dim"))
    turn = f"turn {view['round']} of {view['rounds']}" if view["round"] else "before the first turn"
    return Panel(Group(*parts), title=f"{view['game'].title()} · {turn}", title_align="left", expand=False)


def _garrisons(view: dict[str, Any]) -> RenderableType:
    if not view["garrisons"]:
        return Text("no garrisons yet", style="dim")
    held = (
        f"{city}: {' '.join(f'{house} {count}' for house, count in houses.items())}"
        for city, houses in view["garrisons"].items()
    )
    return Text(" │ ".join(held))


def _sheets(view: dict[str, Any]) -> list[RenderableType]:
    """The sheets that this seat can see: its own, and all at the end."""
    sheets: list[RenderableType] = []
    for player in view["players"]:
        if player["targets"]:
            listed = ", ".join(
                f"{target['city']} {target['points']}"
                + (f" (now {target['scores']})" if target["scores"] else "")
                for target in player["targets"]
            )
            sheets.append(Text(f"targets of {player['house']}: {listed}"))
        if player["guesses"]:
            named = ", ".join(f"{house} {city}" for house, city in player["guesses"].items())
            sheets.append(Text(f"guesses of {player['house']}: {named}"))
    return sheets
