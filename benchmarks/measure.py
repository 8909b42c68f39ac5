"""Measure and report benchmarks: ratios of two things timed in turn, as a table or as JSON."""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table


class Pair(NamedTuple):
    """Two ways to do something; each returns how much of it was done."""

    figure: str
    ours: Callable[[], int]
    theirs: Callable[[], int]
    wanted: float


def per_second(work: Callable[[], int]) -> float:
    """Return how much one call does per second."""
    began = time.perf_counter()
    return work() / (time.perf_counter() - began)


def compare(pairs: list[Pair], rounds: int) -> list[dict[str, Any]]:
    """Time both sides of each pair in turn, several times; return the median of each side, and of the ratios."""
    figures = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring", total=len(pairs) * (rounds + 1))
        for pair in pairs:
            pair.ours(), pair.theirs()  # do one-time work before measuring
            bar.advance(task)
            timed = []
            for _ in range(rounds):
                timed.append((per_second(pair.ours), per_second(pair.theirs)))
                bar.advance(task)
            ratios = sorted(ours / theirs for ours, theirs in timed)
            figures.append(
                {
                    "figure": pair.figure,
                    "ours": round(statistics.median(ours for ours, _ in timed)),
                    "theirs": round(statistics.median(theirs for _, theirs in timed)),
                    "ratio": round(statistics.median(ratios), 2),
                    "lowest": round(ratios[0], 2),
                    "highest": round(ratios[-1], 2),
                    "wanted": pair.wanted,
                }
            )
    return figures


def options(about: str | None) -> argparse.Namespace:
    """Return the arguments that every benchmark has: --json, --rounds."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=9, help="how often each pair is measured")
    return parser.parse_args()


def report(ratios: list[dict[str, Any]], costs: list[dict[str, Any]], as_json: bool) -> None:
    """Print the figures, each with its goal."""
    if as_json:
        print(json.dumps({"ratios": ratios, "costs": costs}, indent=1))
        return
    console = Console(width=120)
    table = Table("figure", "ours", "theirs", "ratio", "from – to", "at least")
    for row in ratios:
        spread = f"{row['lowest']} – {row['highest']}"
        table.add_row(
            row["figure"],
            f"{row['ours']:,}",
            f"{row['theirs']:,}",
            str(row["ratio"]),
            spread,
            str(row["wanted"]),
        )
    console.print(table)
    if not costs:
        return
    table = Table("cost", "ours", "at most")
    for row in costs:
        table.add_row(row["figure"], str(row["ours"]), str(row["at most"] or "–"))
    console.print(table)
