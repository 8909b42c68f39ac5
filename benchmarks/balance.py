"""Measure how fair the boards are: wins of each house between equal bots, independent of the order of seats.

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

from hippodrome.core.chance import below, scramble
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import apply, legal, mask, score, winners
from hippodrome.core.playouts import Desk, batch_playouts, one_of, play_nature
from hippodrome.core.sense import new_memo, rate
from hippodrome.games import GAMES
from hippodrome.games.intrigue import record

ALLOWED = 0.03  # above a fair share
BOTS = ("random", "citizen")


@compiled
def _citizens_play(s: Any, seen: Any, rng: Any, out: Any, worth: Any, memo: Any) -> None:
    """One game: every seat does what the rules of thumb rate highest by its mask; of equal actions any."""
    while True:
        seats = play_nature(s, rng, out)
        if seats == 0:
            return
        seat = one_of(seats, rng)
        seen[0] = s
        mask(seen[0], seat)
        n = legal(seen[0], seat, out)
        rate(seen[0], seat, out, n, worth, memo)
        best = worth[:n].max()
        chosen, alike = 0, 0
        for i in range(n):
            if worth[i] == best:
                alike += 1
                if below(rng, alike) == 0:
                    chosen = i
        apply(s, seat, int(out[chosen]))


@compiled
def _citizens_play_all(
    start: Any, desk: Any, memo: Any, seed: int, first: int, scores: Any, won: Any
) -> None:
    game, seen = start.copy(), start.copy()
    rng, out = desk[0].rng[:], desk[0].out[:]
    worth = np.zeros(out.size)
    for i in range(scores.shape[0]):
        game[0] = start[0]
        rng[0] = seed
        rng[0] = scramble(rng[0]) + np.uint64(first + i)
        _citizens_play(game[0], seen, rng, out, worth, memo[0])
        score(game[0], scores[i])
        won[i] = winners(game[0])


def citizen_playouts(start: Any, games: int, seed: int, threads: int) -> tuple[Any, Any]:
    """Play games between citizens from a position; returns their scores and the bit masks of their winners."""
    scores, won = np.zeros((games, int(start["seats"][0])), np.int32), np.zeros(games, np.int64)
    parts = [slice(a, b) for a, b in pairwise(games * i // threads for i in range(threads + 1))]

    def play(part: slice) -> None:
        desk, memo = np.zeros(1, Desk), new_memo(start.dtype)
        _citizens_play_all(start, desk, memo, seed, part.start, scores[part], won[part])

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, parts))
    return scores, won


def measure(game: str, seats: int, bots: str, games: int, threads: int) -> dict[str, Any]:
    """Return the wins and mean points of each house, over the games in which it plays."""
    houses = record.HOUSES[game]
    arrangements = list(permutations(houses, seats))
    each = -(-games // len(arrangements))
    wins, points = dict.fromkeys(houses, 0), dict.fromkeys(houses, 0)
    about = f"{game}, {seats} players, {bots}"
    for number, seated in enumerate(track(arrangements, about, transient=True)):
        start = GAMES[game].opening({"seats": seats, "houses": list(seated)})
        if bots == "random":
            scores, won, _ = batch_playouts(start, each, seed=number, threads=threads)
        else:
            scores, won = citizen_playouts(start, each, number, threads)
        for seat, house in enumerate(seated):
            wins[house] += int((won >> seat & 1).sum())
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
    table = Table("game", "players", "bots", "games", "fair share", "wins by house", "most above", "error")
    for row in rows:
        wins = "  ".join(f"{house} {share:.1%}" for house, share in row["wins"].items())
        above = max(row["wins"].values()) - row["share"]
        verdict = f"{above:+.1%}" + ("" if above <= ALLOWED else " too much")
        about = (row["game"], str(row["seats"]), row["bots"], str(row["games"]))
        table.add_row(*about, f"{row['share']:.1%}", wins, verdict, f"{row['error']:.2%}")
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
