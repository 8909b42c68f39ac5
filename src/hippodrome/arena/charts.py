"""Draw the charts of a report. Each is made from a few aggregated rows, however many games there were."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import altair as alt
import numpy as np

from hippodrome.arena.estimates import Estimate
from hippodrome.arena.results import Result
from hippodrome.arena.standings import Standings
from hippodrome.arena.tournament import Tournament
from hippodrome.core.figures import Boxes, Figure, Heat
from hippodrome.games import GAMES

# Wong's colours, which people with any kind of colour vision can tell apart.
BLUE, ORANGE, GREEN, RED, GREY = "#0072b2", "#e69f00", "#009e73", "#d55e00", "#6b7280"
SHADES: Final = "yellowgreenblue"  # gets darker evenly, also when printed in grey
WIDTH, ROW = 740, 36  # pixels
_LOOK: dict[str, Any] = {
    "background": "#ffffff",
    "font": "Helvetica, Arial, Liberation Sans, sans-serif",
    "padding": 14,
    "title": {"fontSize": 17, "subtitleFontSize": 13, "subtitleColor": GREY, "anchor": "start", "offset": 14},
    "axis": {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal", "titlePadding": 10,
             "gridColor": "#e5e7eb", "domainColor": "#9ca3af", "tickColor": "#9ca3af", "labelLimit": 260},
    "legend": {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal"},
    "view": {"stroke": None},
}  # fmt: skip


class Chart(NamedTuple):
    """A chart with its file name and a title that also serves as its text alternative."""

    name: str
    title: str
    spec: dict[str, Any]


def charts(tournament: Tournament, results: Sequence[Result], summed: Standings) -> list[Chart]:
    """Draw all charts of a tournament of this game.

    >>> from hippodrome.arena.standings import standings
    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=1)
    >>> results = [Result(0, 0, ("random",) * 3, (9, 4, 9), (0,), 50)]
    >>> [chart.name for chart in charts(tournament, results, standings(results))]
    ['ratings', 'wins', 'points', 'seats', 'length', 'prices-by-lot', 'prices-by-good']
    """
    names = [row.bot for row in summed.bots]
    points = defaultdict(list)
    for result in results:
        for bot, scored in zip(result.bots, result.scores, strict=True):
            points[bot].append(scored)
    drawn = [
        ("ratings", "Ratings", "95 % intervals; everybody starts at 25", _ratings(summed)),
        ("wins", "Games won", "95 % intervals; the orange mark is the bot's fair share", _wins(summed)),
        ("points", "Points by bot", SPREAD, spread(points, names, "bot", "points in a game")),
        ("seats", "Wins by seat", "95 % intervals; the orange line is a fair share", _seats(summed)),
        ("length", "Length of games", f"{summed.games:,} games", _length(results)),
    ]
    statistics = GAMES[tournament.game].statistics
    if statistics:
        found = statistics.figures([result.statistics for result in results])
        drawn += [(figure.name, figure.title, *_figure(figure)) for figure in found]
    return [
        Chart(
            name, title, chart.properties(title=alt.Title(title, subtitle=about)).configure(**_LOOK).to_dict()
        )
        for name, title, about, chart in drawn
    ]


SPREAD = "box: the middle half of the games, with the median; line: 5 % to 95 %; dot: the mean"


def spread(amounts: Mapping[Any, Iterable[float]], order: Sequence[Any], label: str, unit: str) -> Any:
    """Draw a box plot with a row for each key. The quantiles are computed here, so that the chart stays small."""
    rows = []
    for key in order:
        values = np.fromiter(amounts[key], float)
        low, first, middle, third, high = np.percentile(values, [5, 25, 50, 75, 95])
        row = {"low": low, "first": first, "middle": middle, "third": third, "high": high}
        rows.append({"key": str(key), "mean": values.mean(), **row})
    y = alt.Y("key:N", sort=[str(key) for key in order], title=label)
    base = alt.Chart({"values": rows}).encode(y=y).properties(width=WIDTH, height=ROW * max(2, len(rows)))
    return (
        base.mark_rule(color=BLUE, strokeWidth=2).encode(x=alt.X("low:Q", title=unit), x2="high:Q")
        + base.mark_bar(color=BLUE, opacity=0.45, height=18).encode(x="first:Q", x2="third:Q")
        + base.mark_tick(color=BLUE, thickness=3, height=18).encode(x="middle:Q")
        + base.mark_circle(color=RED, size=60, opacity=1).encode(x="mean:Q")
    )


def _ratings(summed: Standings) -> Any:
    rows = [_row(row.bot, row.rating) for row in summed.bots]
    return _intervals(rows, "bot", alt.X("value:Q", title="rating", scale=alt.Scale(zero=False)))


def _wins(summed: Standings) -> Any:
    rows = [{**_row(row.bot, row.wins), "fair": row.fair} for row in summed.bots]
    chart = _intervals(rows, "bot", _percent_axis("share of games won"))
    fair = alt.Chart({"values": rows}).mark_tick(color=ORANGE, thickness=4, height=24)
    return chart + fair.encode(x="fair:Q", y=alt.Y("key:N", sort=None))


def _seats(summed: Standings) -> Any:
    rows = [_row(f"seat {seat}", won) for seat, won in enumerate(summed.seats)]
    chart = _intervals(rows, None, _percent_axis("share of games won"))
    fair = alt.Chart({"values": [{"fair": 1 / len(rows)}]}).mark_rule(color=ORANGE, strokeWidth=2)
    return chart + fair.encode(x="fair:Q")


def _row(key: str, estimate: Estimate) -> dict[str, Any]:
    low, high = (end if np.isfinite(end) else estimate.value for end in (estimate.low, estimate.high))
    return {"key": key, "value": estimate.value, "low": low, "high": high}


def _percent_axis(title: str) -> Any:
    return alt.X("value:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(zero=True))


def _intervals(rows: list[dict[str, Any]], label: str | None, x: Any) -> Any:
    y = alt.Y("key:N", sort=None, title=label)
    base = alt.Chart({"values": rows}).encode(y=y).properties(width=WIDTH, height=ROW * max(2, len(rows)))
    return base.mark_rule(color=BLUE, strokeWidth=3).encode(x=alt.X("low:Q"), x2="high:Q") + base.mark_circle(
        color=BLUE, size=130, opacity=1
    ).encode(x=x)


def _length(results: Iterable[Result]) -> Any:
    counted = Counter(result.decisions for result in results)
    rows = [{"decisions": decisions, "games": games} for decisions, games in sorted(counted.items())]
    return (
        alt.Chart({"values": rows})
        .mark_bar(color=BLUE)
        .encode(
            x=alt.X(
                "decisions:Q",
                bin=alt.Bin(maxbins=40, minstep=1),
                title="decisions of the players in a game",
                axis=alt.Axis(format="d"),
            ),
            y=alt.Y("sum(games):Q", title="games"),
        )
        .properties(width=WIDTH, height=240)
    )


def _figure(figure: Figure) -> tuple[str, Any]:
    """Return the subtitle and the chart for a figure of a game."""
    if isinstance(figure, Boxes):
        return SPREAD, spread(figure.amounts, list(figure.amounts), figure.label, figure.unit)
    return figure.about, _heat(figure)


def _heat(figure: Heat) -> Any:
    rows = [{"column": column, "row": row, "value": value} for (column, row), value in figure.values.items()]
    chart = alt.Chart({"values": rows}).encode(
        x=alt.X(
            "column:O",
            title=figure.label_columns,
            scale=alt.Scale(domain=list(figure.columns)),
            axis=alt.Axis(labelAngle=0),
        ),
        y=alt.Y("row:N", sort=[str(row) for row in figure.rows], title=figure.label_rows),
    )
    shade = alt.Color(
        "value:Q",
        title=figure.label_values,
        scale=alt.Scale(scheme=SHADES) if figure.numbers else alt.Scale(scheme=SHADES, domainMin=0),
    )
    drawn = chart.mark_rect().encode(color=shade)
    if not figure.numbers:
        return drawn.properties(width=WIDTH, height=17 * max(4, len(figure.rows)))
    means = list(figure.values.values())
    dark = min(means) + 0.65 * (max(means) - min(means)) if means else 0  # from here on white reads better
    ink = alt.condition(f"datum.value > {dark}", alt.value("white"), alt.value("black"))
    written = chart.mark_text(fontSize=13).encode(text=alt.Text("value:Q", format=".1f"), color=ink)
    return (drawn + written).properties(width=WIDTH - 120, height=ROW * len(figure.rows))
