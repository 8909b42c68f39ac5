"""Measure how strong the bots are: one of a kind against three of another, from all seats, on the same deals.

    .venv/bin/python -m benchmarks.strength [--learned] [--json] [--only courtier] [--games 400] [--workers 2]

On a busy machine, use `--cpu`: it measures the seconds of `search:0.2s` as processor time. `--learned` measures the
networks: alone, with search, as levels, how long they look at a position and the levels at a move. `--games` sets the
size of every match, `--few` that of the slow ones only.

The fair share of one among four is 25 %. Every figure has a 95 % interval, computed by deals, since the games on one
deal are not independent. The whole table takes an hour or two on two cores; each row is printed when it is done.
"""

import argparse
import json
import time
from itertools import pairwise
from typing import Any, NamedTuple

from rich.console import Console

from hippodrome.arena import running, workers
from hippodrome.arena.results import Result
from hippodrome.arena.standings import standings
from hippodrome.arena.tournament import Tournament
from hippodrome.bots import SearchBot, ask, make, network, situation
from hippodrome.bots.learned import network_for
from hippodrome.bots.specs import load_source
from hippodrome.game import Game, new
from hippodrome.games import GAMES

SEATS = 4
BUSY = """
import time
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.search import SearchBot
class BusySearch(SearchBot):
    clock = staticmethod(time.thread_time)
class BusyLearned(LearnedBot):
    clock = staticmethod(time.thread_time)
BOTS = {"busy-search": BusySearch, "busy-learned": BusyLearned}
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

BEFORE = {"byzanz": "search:2000", "byzantio": "search:1500", "nekken": "search:1500"}
"""What `basileus` was before there were networks."""


def learned_matches() -> list[Match]:
    """The matches of the networks. A bot with the time of another is measured on this machine first."""
    return [
        match
        for game, thumb in THUMBS.items()
        for match in [
            Match(game, "learned", thumb, 2000, 0.40 if game == "byzanz" else 0.33),
            Match(game, "learned:0.1s", "search:0.1s", 200, 0.45 if game == "byzanz" else 0.40),
            Match(game, SAME_TIME, BEFORE[game], 200, 0.40),
            Match(game, "strategos", "citizen", 1000, 0.40),
            Match(game, "basileus", "strategos", 300, 0.40),
        ]
    ]


SAME_TIME = "learned:same time"
SLOW = 300  # games at most, of bots that are slow


def played(game: str, moves: int) -> Game:
    """A game between rules of thumb, up to so many moves or to its end."""
    table, thumb = new(game, seats=SEATS, seed=1), make(THUMBS[game], game)
    while table.turn and len(table.log) < moves:
        table.play(table.turn[0], ask(thumb, table, table.turn[0]))
    return table


def middle(game: str) -> Game:
    """A game between rules of thumb, up to its middle."""
    return played(game, len(played(game, 10_000).log) // 2)


def seconds_a_move(game: str, spec: str, moves: int = 24) -> float:
    """The processor time of a move, on average over some moves from the middle of a game on."""
    table, bot, spent, asked = middle(game), make(spec, game), 0.0, 0
    assert isinstance(bot, SearchBot)
    while asked < moves and table.turn:
        at = situation(table, table.turn[0])
        bot.choose(at)  # compiled, the first time
        began = time.thread_time()
        action = bot.choose(at)
        if len(at.legal) > 1:
            spent, asked = spent + time.thread_time() - began, asked + 1
        table.play(at.seat, action)
    return spent / asked


def seconds_a_look(game: str, looks: int = 2000) -> float:
    """The processor time in which a network judges a position in the middle of a game, with all its actions."""
    table = middle(game)
    at = situation(table, table.turn[0])
    net, record = network_for(at), GAMES[game].record
    assert net is not None
    desk, begins = network.desk(record), network.starts(record)
    network.judged(net, begins, at.masked, at.seat, desk)
    began = time.thread_time()
    for _ in range(looks):
        network.judged(net, begins, at.masked, at.seat, desk)
    return (time.thread_time() - began) / looks


def print_times(game: str) -> None:
    """Print how long the network looks at a position, and how long the levels that search think about a move."""
    look = seconds_a_look(game) * 1e6
    moves = ", ".join(f"{level} {seconds_a_move(game, level):.3f} s a move" for level in LEVELS[2:])
    print(f"{game}: the network judges a position in {look:.0f} µs; {moves}, processor time", flush=True)


def busy(spec: str) -> str:
    """The same bot with its seconds measured as processor time."""
    return f"busy-{spec}" if spec.endswith("s") and spec.startswith(("search:", "learned:")) else spec


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
    parser.add_argument("--few", type=int, help="games of each match of slow bots, instead of 200 or 300")
    parser.add_argument(
        "--cpu", action="store_true", help="measure seconds as processor time, for a busy machine"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--learned", action="store_true", help="measure the networks")
    given = parser.parse_args()
    console = Console(stderr=True)
    if given.learned:
        for game in THUMBS:
            if given.only in game or game in given.only:
                print_times(game)
    for match in learned_matches() if given.learned else MATCHES:
        if given.only not in f"{match.game} {match.one} {match.three}":
            continue
        size = (given.few if match.games <= SLOW else None) or given.games or match.games
        match = match._replace(games=size)
        if match.one == SAME_TIME:
            match = match._replace(one=f"learned:{seconds_a_move(match.game, match.three):.4f}s")
        if given.cpu:
            match = match._replace(one=busy(match.one), three=busy(match.three))
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
