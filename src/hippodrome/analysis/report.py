"""Write analyses as one page that needs nothing else: the curve of each game, its players and its turning points."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from hippodrome.analysis.analysing import Analysis
from hippodrome.locales import Messages

WIDTH, HEIGHT = 900, 260
COLOURS = ("#b3413a", "#2c6e8f", "#c58a1d", "#4d7c3a", "#7a4b94", "#5c5c5c")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
svg { width: 100%; height: auto; background: #faf8f4; border: 1px solid #ddd; border-radius: 6px; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .8rem .2rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } .key { display: inline-block; width: .8em; height: .8em; }
@media (prefers-color-scheme: dark) { body { background: #1b1a18; color: #eee; } svg { background: #24221f; } }
"""
Lines = Sequence[tuple[str, str, str]]


def write(file: Path, found: Sequence[tuple[Analysis, Lines]], t: Messages) -> None:
    """Write the page. Each analysis comes with its turning points in words: the move, what happened, what changed."""
    title = escape(t("analysis-title"))
    parts = [_section(one, lines, t) for one, lines in found]
    file.write_text(
        f'<!doctype html>\n<html lang="{t.language}"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>\n<h1>{title}</h1>\n'
        + "\n".join(parts)
        + "\n</html>\n",
        encoding="utf-8",
    )


def _section(found: Analysis, lines: Lines, t: Messages) -> str:
    names = " · ".join(map(escape, found.players))
    turned = "".join(
        f"<li value={move}>{escape(text)} — {escape(change)}</li>" for move, text, change in lines
    )
    return (
        f"<section><h2>{escape(t(f'game-{found.game.name}'))}: {names}</h2>\n{curve(found, t)}\n"
        f"{_players(found, t)}\n<h3>{escape(t('analysis-turning-points'))}</h3><ol>{turned}</ol></section>"
    )


def curve(found: Analysis, t: Messages) -> str:
    """Draw the share of every seat through the game as an SVG picture."""
    last = max(found.game.length, 1)
    paths = []
    for seat in range(found.game.seats):
        points = " ".join(
            f"{WIDTH * number / last:.1f},{HEIGHT * (1 - value.shares[seat]):.1f}"
            for number, value in enumerate(found.course.values)
        )
        paths.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2">'
            f"<title>{escape(found.players[seat])}</title></polyline>"
        )
    label = escape(t("analysis-curve"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(paths)}</svg>'


def _players(found: Analysis, t: Messages) -> str:
    kinds = found.game.kind.insight.kinds
    names = ("analysis-initial", "analysis-luck", *(f"luck-{kind}" for kind in kinds))
    names += ("analysis-decisions", "analysis-others", "analysis-result", "analysis-accuracy")
    heads = "".join(f"<th>{escape(t(name))}</th>" for name in names)
    body = []
    for seat in range(found.game.seats):
        one = found.player(seat)
        shares = [one["initial"], one["luck"], *(one["luck_by_kind"][kind] for kind in kinds)]
        shares += [one["decisions"], one["others"], one["result"], one["accuracy"]]
        cells = "".join(f"<td>{'–' if share is None else f'{100 * share:.0f} %'}</td>" for share in shares)
        key = f'<span class="key" style="background:{COLOURS[seat]}"></span>'
        body.append(f"<tr><td>{key} {escape(one['name'])}</td>{cells}</tr>")
    return f"<table><tr><th>{escape(t('seats'))}</th>{heads}</tr>{''.join(body)}</table>"
