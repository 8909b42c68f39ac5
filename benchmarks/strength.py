"""Measure how strong the bots are: one of a kind against three of another, from all seats, on the same deals.

    .venv/bin/python -m benchmarks.strength [--json] [--only courtier] [--games 400] [--workers 2]

On a busy machine, use `--cpu`: it measures the seconds of `search:0.2s` as processor time.

The fair share of one among four is 25 %. Every figure has a 95 % interval, computed by deals, since the games on one
deal are not independent. The whole table takes an hour or two on two cores; each row is printed when it is done.
"""

import argparse
import json
from itertools import pairwise
from typing import Any, NamedTuple

from rich.console import Console

from hippodrome.arena import running, workers
from hippodrome.arena.results import Result
from hippodrome.arena.standings import standings
from hippodrome.arena.tournament import Tournament
from hippodrome.bots.specs import load_source

SEATS = 4
BUSY = """
import time
from hippodrome.bots.search import SearchBot
class Busy(SearchBot):
    clock = staticmethod(time.thread_time)
BOTS = {"busy": Busy}
"""


class Match(NamedTuple):
    """One bot against three of another, and the share of victories that is our goal."""

    game: str
    one: str
    three: str
    games: int
    wanted: float


LEVELS = ("novice", "citizen", "strategos", "basileus")
THUMBS = {"byzanz": "merchant", "byzantio": "courtier", "nekken": "courtier"}
MATCHES = [
    match
    for game, thumb in THUMBS.items()
    for match in [
        Match(game, thumb, "random", 1000, 0.90 if game == "byzanz" else 0.85),
        Match(game, "search:0.1s" if game == "byzanz" else "search:0.2s", thumb, 300, 0.40),
        *(
            Match(game, above, below, 300 if above == "basileus" else 1000, 0.33)
            for below, above in pairwise(LEVELS)
        ),
    ]
]


def play(match: Match, processes: int, console: Console) -> dict[str, Any]:
    """Return the share of games that the one bot wins, with its interval."""
    bots = (match.one, match.three, match.three, match.three)
    load_source("busy.py", BUSY)
    options = {"seats": SEATS}
    tournament = Tournament(match.game, options, bots, match.games, "strength", (("busy.py", BUSY),))
    results: list[Result] = []
    bar = running.progress(console)
    games = workers.play(tournament, tournament.pairings(), processes)
    if not running.follow(tournament, games, lambda played: results.append(played.result), bar):
        raise KeyboardInterrupt
    row = next(row for row in standings(results).bots if row.bot == match.one)
    return {
        **match._asdict(),
        "share": round(row.wins.value, 3),
        "low": round(row.wins.low, 3),
        "high": round(row.wins.high, 3),
        "points": round(row.points.value, 1),
    }


def main() -> None:
    """Play every match, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--only", default="", help="only matches whose description contains this, such as nekken"
    )
    parser.add_argument(
        "--games", type=int, help="games of each match, instead of 1,000, or 300 for slow bots"
    )
    parser.add_argument(
        "--cpu", action="store_true", help="measure seconds as processor time, for a busy machine"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes")
    given = parser.parse_args()
    console = Console(stderr=True)
    for match in MATCHES:
        if given.only not in f"{match.game} {match.one} {match.three}":
            continue
        if given.games:
            match = match._replace(games=given.games)
        if given.cpu:
            match = match._replace(one=match.one.replace("search:", "busy:"))
        row = play(match, given.workers, console)
        if given.json:
            print(json.dumps(row), flush=True)
        else:
            against = f"{row['game']}: {row['one']} against three {row['three']}"
            interval = f"{row['low']:.1%} – {row['high']:.1%}"
            print(
                f"{against:52} {row['share']:6.1%}  ({interval}, {row['games']} games; wanted {row['wanted']:.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
