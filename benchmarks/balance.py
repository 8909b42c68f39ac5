"""How fair the boards are: wins of each house between equal bots, with the order of seats removed.

    .venv/bin/python -m benchmarks.balance [--json] [--games 20000]

Every arrangement of houses on seats is played as often as every other, so that no seat favours a house. The
bots are random ones: they know nothing, so what they win shows the ground, not their skill.
"""

import argparse
import json
from itertools import permutations
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.core.playouts import batch_playouts
from hippodrome.games import GAMES
from hippodrome.games.intrigue import record

ALLOWED = 0.05  # above a fair share


def measure(game: str, seats: int, games: int) -> dict[str, Any]:
    """Wins and mean points of each house, over games in which it plays."""
    arrangements = list(permutations(record.HOUSES[game], seats))
    each = -(-games // len(arrangements))
    wins = dict.fromkeys(record.HOUSES[game], 0)
    points = dict.fromkeys(record.HOUSES[game], 0)
    for number, houses in enumerate(track(arrangements, f"{game}, {seats} players", transient=True)):
        start = GAMES[game].opening({"seats": seats, "houses": list(houses)})
        scores, won, _ = batch_playouts(start, each, seed=number, threads=2)
        for seat, house in enumerate(houses):
            wins[house] += int((won >> seat & 1).sum())
            points[house] += int(scores[:, seat].sum())
    played = each * len(arrangements) * seats // len(record.HOUSES[game])  # by each house
    return {
        "game": game,
        "seats": seats,
        "games": each * len(arrangements),
        "share": 1 / seats,
        "wins": {house: count / played for house, count in wins.items()},
        "points": {house: total / played for house, total in points.items()},
    }


def main() -> None:
    """Measure both boards with every number of players, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures as data")
    parser.add_argument("--games", type=int, default=20_000, help="of each kind, at least")
    given = parser.parse_args()
    rows = [measure(game, seats, given.games) for game in record.HOUSES for seats in record.SEATS]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    table = Table("game", "players", "games", "fair share", "wins by house", "most above")
    for row in rows:
        wins = "  ".join(f"{house} {share:.1%}" for house, share in row["wins"].items())
        above = max(row["wins"].values()) - row["share"]
        verdict = f"{above:+.1%}" + ("" if above <= ALLOWED else " too much")
        table.add_row(row["game"], str(row["seats"]), str(row["games"]), f"{row['share']:.1%}", wins, verdict)
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
