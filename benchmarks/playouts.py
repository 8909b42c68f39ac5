"""Random games per second, ours and OpenSpiel's side by side, and the costs of starting up.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python -m benchmarks.playouts [--json]

Every figure is a ratio of two things measured in turn in the same run, because machines differ and are busy.
"""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from benchmarks import measure
from hippodrome.rules import byzanz, playouts
from hippodrome.rules.stepper import Stepper

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed: .venv/bin/pip install -e '.[bench]'")

SEATS = 4


def compiled(threads: int, games: int) -> Callable[[], int]:
    """Our random games, compiled, in threads; the deal is part of a game."""
    start = byzanz.opening({"seats": SEATS})
    seeds = iter(range(10**9))
    return lambda: int(playouts.batch_playouts(start, games, next(seeds), threads)[2].sum())


def stepped(games: int) -> Callable[[], int]:
    """Our random games with every decision made in Python, among the legal actions that were listed."""
    game = Stepper(byzanz.opening({"seats": SEATS}), seed=1)

    def play() -> int:
        decisions = 0
        step, choose = game.step, random.random
        for _ in range(games):
            n = game.begin()
            while n:
                n = step(int(choose() * n))
                decisions += 1
        return decisions

    return play


def hearts_in_cpp(games: int) -> Callable[[], int]:
    """OpenSpiel's C++ core: full random games of hearts, by its own random bots."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    seeds = iter(range(10**9))

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            decisions += HEARTS_DECISIONS
        return decisions

    return play


def hearts_in_python(games: int) -> Callable[[], int]:
    """OpenSpiel driven from Python: legal_actions, a random choice, apply_action; chance likewise."""
    game = pyspiel.load_game("hearts")

    def play() -> int:
        decisions = 0
        choose = random.random
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()  # in hearts every card is as likely
                state.apply_action(actions[int(choose() * len(actions))])
        return decisions

    return play


HEARTS_DECISIONS = 4 * 3 + 52  # cards passed and played; the deal is chance


def seconds(code: str, cache: str | None = None) -> float:
    """How long a new Python says that `code` took, which leaves the time in `took`."""
    environment = {**os.environ, **({"HIPPODROME_CACHE": cache} if cache else {})}
    done = subprocess.run(
        [sys.executable, "-c", f"import time; began = time.perf_counter()\n{code}\nprint(took)"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return round(float(done.stdout), 2)


IMPORT = "import hippodrome, hippodrome.game; took = time.perf_counter() - began"
FIRST_CALL = (
    "from hippodrome.rules import byzanz, calls; one = byzanz.opening({'seats': 4}); out = calls.scratch()\n"
    "began = time.perf_counter(); calls.legal(one, 0, out); took = time.perf_counter() - began"
)
COMPILE = (
    "from hippodrome.warm import steps\n"
    "for step in steps('byzanz'): step()\n"
    "took = time.perf_counter() - began"
)


def startup() -> list[dict[str, Any]]:
    """What a new process pays before its first game."""
    with tempfile.TemporaryDirectory() as cache:
        cold = seconds(COMPILE, cache)
        rows = [
            ("cold compile of Byzanz, s", cold, 25),
            ("everything loaded from the cache, s", seconds(COMPILE, cache), None),
            ("first compiled call, warm cache, s", seconds(FIRST_CALL, cache), 1),
            ("import hippodrome and its rules, s", seconds(IMPORT, cache), 1),
        ]
    rows.append(("bytes of a record", byzanz.State.itemsize, 512))
    return [{"figure": name, "ours": ours, "at most": most} for name, ours, most in rows]


def main() -> None:
    """Measure and print."""
    given = measure.options(__doc__)
    pairs = [
        measure.Pair(
            "decisions/s of random games, compiled, one thread : OpenSpiel's C++ core, hearts",
            compiled(1, 20_000),
            hearts_in_cpp(10_000),
            2,
        ),
        measure.Pair(
            "decisions/s of random games, stepped from Python : OpenSpiel from Python, hearts",
            stepped(2_000),
            hearts_in_python(1_500),
            2.5,
        ),
        measure.Pair(
            "decisions/s of random games, compiled, two threads : one",
            compiled(2, 40_000),
            compiled(1, 20_000),
            1.7,
        ),
    ]
    measure.report(measure.compare(pairs, given.rounds), startup(), given.json)


if __name__ == "__main__":
    main()
