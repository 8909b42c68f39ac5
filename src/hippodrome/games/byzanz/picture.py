"""The table of Byzanz as SVG, for notebooks: a row of cards for the lot, the market and each player."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

COLOURS = {
    **{"C": "#2b4fb3", "G": "#8a6400", "O": "#4a6b12", "S": "#b8360c", "T": "#6b4a35", "W": "#8c1257"},
    **{"X": "#0d5a63", "?": "#5b2440"},
}
FONT = 'font-family="sans-serif" font-size="13"'
CARD, GAP, HIGH, LEFT = (
    24,
    3,
    40,
    130,
)  # a card's width, the room between two, a row's height, where cards begin


def picture(view: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """Draw what a view shows.

    >>> from hippodrome.game import new
    >>> drawn = picture(new("byzanz", seats=3, seed=7).view(0), {})
    >>> drawn.startswith("<svg"), drawn.count("<rect") - len(new("byzanz", seats=3, seed=7).view(0)["lot"])
    (True, 12)
    """
    rows: list[tuple[str, Sequence[str]]] = [("lot", view["lot"]), ("market", view["market"])]
    for player in view["players"]:
        rows.append((f"seat {player['seat']}", player["hand"]))
        if player["laid"]:
            rows.append((f"bids {player['bid']}", player["laid"]))
    rows = [row for row in rows if row[1]]
    width = LEFT + max((len(cards) for _, cards in rows), default=0) * (CARD + GAP)
    lines = [_row(number * HIGH, label, cards) for number, (label, cards) in enumerate(rows)]
    size = f'viewBox="0 0 {width} {len(rows) * HIGH}" width="{width}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="Byzanz" {FONT}>'
    return "\n".join([head, *lines, "</svg>"])


def _row(top: int, label: str, cards: Sequence[str]) -> str:
    drawn = [_card(LEFT + number * (CARD + GAP), top + 3, card) for number, card in enumerate(cards)]
    return f'<text x="4" y="{top + 24}" fill="currentColor">{escape(label)}</text>{"".join(drawn)}'


def _card(x: int, y: int, card: str) -> str:
    box = f'<rect x="{x}" y="{y}" width="{CARD}" height="{HIGH - 6}" rx="3" fill="{COLOURS[card[0]]}"/>'
    return (
        f'{box}<text x="{x + CARD / 2}" y="{y + 22}" text-anchor="middle" fill="white">{escape(card)}</text>'
    )
