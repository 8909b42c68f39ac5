"""Draw the standings of a tournament in the terminal."""

import math
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.arena.estimates import Estimate
from hippodrome.arena.standings import Standings


def drawn(title: str, summed: Standings) -> RenderableType:
    """Draw the bots by strength, and head to head.

    >>> from hippodrome.arena.results import Result
    >>> from hippodrome.arena.standings import standings
    >>> from rich.console import Console
    >>> game = Result(0, 0, ("a", "b", "b"), (9, 4, 9), (0,), 50)
    >>> Console(width=100, quiet=True).print(drawn("2 games", standings([game])))
    """
    parts: list[RenderableType] = [_bots(title, summed)]
    if len(summed.bots) > 1:
        parts.append(_pairs(summed))
    parts.append(_seats(summed))
    return Group(*parts)


def percent(value: float) -> str:
    """Format a share as a percentage.

    >>> percent(0.253)
    '25.3%'
    """
    return f"{value:.1%}"


def margin(estimate: Estimate, unit: float = 1, decimals: int = 1) -> str:
    """Format the longer side of an interval.

    >>> margin(Estimate(0.25, 0.21, 0.3), unit=100)
    '± 5.0'
    """
    reach = unit * max(estimate.high - estimate.value, estimate.value - estimate.low)
    return f"± {reach:.{decimals}f}" if math.isfinite(reach) else "± ?"


def _bots(title: str, summed: Standings) -> Table:
    wins = "wins less luck" if summed.adjusted else "wins"
    table = _table(f"{title} · {summed.deals:,} deals", ["rating", wins, "fair share", "points", "games"])
    for row in summed.bots:
        table.add_row(
            Text(row.bot),
            f"{row.rating.value:.1f} {margin(row.rating)}",
            f"{percent(row.wins.value)} {margin(row.wins, 100)}",
            percent(row.fair),
            f"{row.points.value:.2f} {margin(row.points, 1, 2)}",
            f"{row.games:,}",
        )
    return table


def _pairs(summed: Standings) -> Table:
    names = [row.bot for row in summed.bots]
    table = _table("Scored more than …", names)
    for name in names:
        beaten = summed.beaten.get(name, {})
        table.add_row(Text(name), *(percent(beaten[other]) if other in beaten else "–" for other in names))
    return table


def _seats(summed: Standings) -> Table:
    table = _table("Wins by seat", ["wins"], first="seat")
    for seat, won in enumerate(summed.seats):
        table.add_row(str(seat), f"{percent(won.value)} {margin(won, 100)}")
    return table


def _table(title: str, columns: Sequence[str], first: str = "bot") -> Table:
    table = Table(title=Text(title, no_wrap=True), title_justify="left")
    table.add_column(first, overflow="fold", min_width=8)
    for name in columns:
        table.add_column(Text(name), justify="right", no_wrap=True)
    return table
