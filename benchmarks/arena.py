"""Measure games per second in the arena, with two workers and with one, in turn in the same run.

    .venv/bin/python -m benchmarks.arena [--json] [--rounds 5]

A round is a whole tournament: the start of the processes is in its time.
"""

from collections.abc import Callable

from benchmarks import measure
from hippodrome.arena import workers
from hippodrome.arena.tournament import Tournament

GAMES = 300
BOTS = ("search:100", "merchant", "merchant", "random")


def played(processes: int) -> Callable[[], int]:
    """Play a tournament of Byzanz with a number of workers."""
    tournament = Tournament("byzanz", {"seats": 4}, BOTS, GAMES, seed="speed")

    def play() -> int:
        return sum(1 for _ in workers.play(tournament, tournament.pairings(), processes))

    return play


def main() -> None:
    """Measure and print."""
    given = measure.options(__doc__)
    pair = measure.Pair("games/s in the arena, two workers : one", played(2), played(1), 1.7)
    measure.report(measure.compare([pair], given.rounds), [], given.json)


if __name__ == "__main__":
    main()
