"""Write the report of a tournament: one self-contained page, and its charts as separate picture files."""

import json
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

import vl_convert

from hippodrome import __version__
from hippodrome.arena.charts import Chart, charts
from hippodrome.arena.results import Result
from hippodrome.arena.standings import Standings
from hippodrome.arena.tables import margin, percent
from hippodrome.arena.tournament import Tournament

PAGE = "report.html"
PICTURES = "charts"
SHARPNESS = 2.0  # pixels of the PNG for each pixel of the chart


def write(
    folder: Path, tournament: Tournament, results: Sequence[Result], summed: Standings, command: str
) -> Path:
    """Write the page and the charts into a folder, replacing an earlier report; return the path of the page."""
    pictures = folder / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    figures = []
    for chart in charts(tournament, results, summed):
        svg = _svg(chart)
        (pictures / f"{chart.name}.svg").write_text(svg, encoding="utf-8")
        (pictures / f"{chart.name}.png").write_bytes(vl_convert.svg_to_png(svg, scale=SHARPNESS))
        figures.append(_figure(chart, svg))
    text = Template(files("hippodrome.arena").joinpath(PAGE).read_text(encoding="utf-8"))
    page = folder / PAGE
    page.write_text(
        text.substitute(
            title=escape(tournament.title),
            subtitle=escape(f"{' · '.join(row.bot for row in summed.bots)} — {summed.deals:,} deals"),
            standings=_standings(summed),
            pairs=_pairs(summed) if len(summed.bots) > 1 else "",
            charts="\n".join(figures),
            facts=_facts(tournament, summed, command),
        ),
        encoding="utf-8",
    )
    return page


def _svg(chart: Chart) -> str:
    """Render the chart as SVG. It can fetch nothing: the list of allowed addresses is empty."""
    svg: str = vl_convert.vegalite_to_svg(chart.spec, allowed_base_urls=[])
    return svg


def _figure(chart: Chart, svg: str) -> str:
    links = " · ".join(
        f'<a href="{PICTURES}/{chart.name}.{kind}">{kind.upper()}</a>' for kind in ("svg", "png")
    )
    return (
        f'<figure class="card" role="group" aria-label="{escape(chart.title)}">{svg}'
        f"<figcaption>{links}</figcaption></figure>"
    )


def _standings(summed: Standings) -> str:
    rows = [
        (
            row.bot,
            _ranged(f"{row.rating.value:.1f}", margin(row.rating)),
            _ranged(percent(row.wins.value), margin(row.wins, 100)),
            percent(row.fair),
            _ranged(f"{row.points.value:.2f}", margin(row.points, 1, 2)),
            f"{row.games:,}",
        )
        for row in summed.bots
    ]
    return _table(("bot", "rating", "games won", "fair share", "mean points", "games"), rows)


def _pairs(summed: Standings) -> str:
    names = [row.bot for row in summed.bots]
    rows = []
    for name in names:
        beaten = summed.beaten.get(name, {})
        rows.append((name, *(percent(beaten[other]) if other in beaten else "–" for other in names)))
    table = _table(("bot", *map(escape, names)), rows)
    return (
        f'<h2>Head to head</h2><div class="card">{table}</div>'
        '<p class="quiet">The share of games in which the bot of the row scored more than the bot of the column; '
        "equal points count half.</p>"
    )


def _ranged(value: str, reach: str) -> str:
    return f"{value} <small>{reach}</small>"


def _table(head: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Make an HTML table. The first column is user text and is escaped; the rest is our own."""
    titles = "".join(f'<th scope="col">{title}</th>' for title in head)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    )
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table>"


def _facts(tournament: Tournament, summed: Standings, command: str) -> str:
    options = {key: value for key, value in tournament.options.items() if not isinstance(value, dict)}
    facts = {
        "command": command,
        "game": tournament.game,
        "table": json.dumps(options, ensure_ascii=False),
        "bots": ", ".join(tournament.bots),
        "games": f"{summed.games:,} on {summed.deals:,} deals",
        "seed": tournament.seed,
        "version": f"hippodrome {__version__}",
    }
    return "".join(f"<dt>{name}</dt><dd><code>{escape(fact)}</code></dd>" for name, fact in facts.items())
