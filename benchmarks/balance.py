"""Measure how fair the boards are: wins of each house and of each seat between equal bots.

    .venv/bin/python -m benchmarks.balance [--json] [--games 20000] [--citizen-games 20000] [--threads 2]

Every arrangement of houses on seats is played as often as every other, so that no seat favours a house. Random bots
know nothing, so what they win shows the ground; citizens play by the rules of thumb, so what they win shows what
the ground is worth to players with a plan.
"""

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.bots.playing_on import Desk, begin, play_on
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import MOST_SEATS, score, winners
from hippodrome.core.playouts import batch_playouts
from hippodrome.core.sense import sense_of
from hippodrome.games import GAMES
from hippodrome.games.intrigue import record

ALLOWED = 0.03  # above a fair share
BOTS = ("random", "citizen")


@compiled
def _citizens_play(
    start: Any, world: Any, seen: Any, memos: Any, at: Any, seed: int, first: int, scores: Any, won: Any
) -> None:
    """Play games: every seat does what the rules of thumb rate highest by its mask; of equal actions any."""
    for i in range(scores.shape[0]):
        begin(start, first + i, seed, world, at[0])
        play_on(world, seen, memos, at[0])
        score(world[0], scores[i])
        won[i] = winners(world[0])


def citizen_playouts(start: Any, games: int, seed: int, threads: int) -> tuple[Any, Any]:
    """Play games between citizens from a position; returns their scores and the bit masks of their winners."""
    scores, won = np.zeros((games, int(start["seats"][0])), np.int32), np.zeros(games, np.int64)
    parts = [slice(a, b) for a, b in pairwise(games * i // threads for i in range(threads + 1))]

    def play(part: slice) -> None:
        memos = np.zeros(MOST_SEATS + 1, sense_of(start.dtype).Memo)
        at = np.zeros(1, Desk)
        _citizens_play(
            start, start.copy(), start.copy(), memos, at, seed, part.start, scores[part], won[part]
        )

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, parts))
    return scores, won


def measure(game: str, seats: int, bots: str, games: int, threads: int) -> dict[str, Any]:
    """Return the wins and mean points of each house, over the games in which it plays, and the wins of each seat."""
    houses = record.HOUSES[game]
    arrangements = list(permutations(houses, seats))
    each = -(-games // len(arrangements))
    wins, points, by_seat = dict.fromkeys(houses, 0), dict.fromkeys(houses, 0), [0] * seats
    about = f"{game}, {seats} players, {bots}"
    for number, seated in enumerate(track(arrangements, about, transient=True)):
        start = GAMES[game].opening({"seats": seats, "houses": list(seated)})
        if bots == "random":
            scores, won, _ = batch_playouts(start, each, seed=number, threads=threads)
        else:
            scores, won = citizen_playouts(start, each, number, threads)
        for seat, house in enumerate(seated):
            wins[house] += int((won >> seat & 1).sum())
            by_seat[seat] += int((won >> seat & 1).sum())
            points[house] += int(scores[:, seat].sum())
    played = each * len(arrangements) * seats // len(houses)  # by each house
    share = 1 / seats
    return {
        "game": game,
        "seats": seats,
        "bots": bots,
        "games": each * len(arrangements),
        "share": share,
        "error": sqrt(share * (1 - share) / played),
        "wins": {house: count / played for house, count in wins.items()},
        "wins by seat": [count / (each * len(arrangements)) for count in by_seat],
        "points": {house: total / played for house, total in points.items()},
    }


def main() -> None:
    """Measure both boards with every number of players, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures as data")
    parser.add_argument(
        "--games", type=int, default=20_000, help="of each kind between random bots, at least"
    )
    parser.add_argument("--citizen-games", type=int, default=20_000, help="the same between citizens")
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    rows = [
        measure(game, seats, bots, games, given.threads)
        for bots, games in zip(BOTS, (given.games, given.citizen_games), strict=True)
        for game in record.HOUSES
        for seats in record.SEATS
    ]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    table = Table(
        "game", "players", "bots", "games", "fair share", "wins by house", "by seat", "most above", "error"
    )
    for row in rows:
        wins = "  ".join(f"{house} {share:.1%}" for house, share in row["wins"].items())
        seats = "  ".join(f"{share:.1%}" for share in row["wins by seat"])
        above = max(*row["wins"].values(), *row["wins by seat"]) - row["share"]
        verdict = f"{above:+.1%}" + ("" if above <= ALLOWED else " too much")
        about = (row["game"], str(row["seats"]), row["bots"], str(row["games"]))
        table.add_row(*about, f"{row['share']:.1%}", wins, seats, verdict, f"{row['error']:.2%}")
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
