"""Measure random games per second, side by side with OpenSpiel and catanatron, and the cost of starting.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python -m benchmarks.playouts [--json]

Every figure is a ratio of two things measured in turn in the same run, because machines differ and are busy.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import measure
from hippodrome import records
from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.core import calls, playouts
from hippodrome.core.stepper import Stepper
from hippodrome.games import GAMES
from hippodrome.games.byzanz import rules as byzanz
from hippodrome.games.intrigue import rules as intrigue

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed: .venv/bin/pip install -e '.[bench]'")

SEATS = 4
PLUG_IN = Path(__file__).parent.parent / "examples" / "goofspiel"  # the game that both sides have
GOOFSPIEL = {"seats": 2, "num_cards": 13}
GOOFSPIEL_DECISIONS = 2 * 12  # the last turn is automatic; point cards are chance


def compiled(threads: int, games: int, game: str = "byzanz") -> Callable[[], int]:
    """Play our random games, compiled, in threads; the deal is part of a game."""
    return random_games(GAMES[game].opening({"seats": SEATS}), threads, games)


def random_games(start: Any, threads: int, games: int) -> Callable[[], int]:
    """Play our random games from any opening."""
    seeds = iter(range(10**9))
    return lambda: int(playouts.batch_playouts(start, games, next(seeds), threads)[2].sum())


def goofspiel(options: Mapping[str, Any], games: int) -> Callable[[], int]:
    """Play the plug-in's random games, compiled, in one thread; it need not be installed."""
    sys.path.insert(0, str(PLUG_IN))
    return random_games(import_module("goofspiel_hippodrome").GAME.opening(options), 1, games)


def goofspiel_in_cpp(options: Mapping[str, Any], games: int) -> Callable[[], int]:
    """Play exactly the same game with OpenSpiel's C++ core and its own random bots."""
    game = pyspiel.load_game("goofspiel", {"players": options["seats"], "num_cards": options["num_cards"]})
    bots = _bots(options["seats"])
    seeds = iter(range(10**9))

    def play() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games * GOOFSPIEL_DECISIONS

    return play


def stepped(games: int) -> Callable[[], int]:
    """Play our random games with every decision made in Python: read a random legal action, take it."""
    game = Stepper(byzanz.opening({"seats": SEATS}), seed=1)

    def play() -> int:
        decisions = 0
        step, choose, action = game.step, random.random, game.listed.item
        for _ in range(games):
            n = game.begin()
            while n:
                choice = int(choose() * n)
                action(choice)  # a player would look at it
                n = step(choice)
                decisions += 1
        return decisions

    return play


def hearts_in_cpp(games: int) -> Callable[[], int]:
    """Play full random games of hearts with OpenSpiel's C++ core and its own random bots."""
    game = pyspiel.load_game("hearts")
    bots = _bots()
    seeds = iter(range(10**9))

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            decisions += HEARTS_DECISIONS
        return decisions

    return play


def _bots(seats: int = SEATS) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]


def maedn_in_cpp(games: int) -> Callable[[], int]:
    """Play OpenSpiel's dice board game with its C++ core, four players."""
    game = pyspiel.load_game("maedn", {"players": 4})
    bots = _bots()
    seeds = iter(range(10**9))

    def play_one() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    counted = [sum(step.player >= 0 for step in play_one().full_history()) for _ in range(300)]
    decisions = statistics.fmean(counted)  # in a game; counting them is not timed

    def play() -> int:
        for _ in range(games):
            play_one()
        return round(games * decisions)

    return play


def catan(games: int) -> Callable[[], int]:
    """Play games of Catan between four random players with catanatron."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        decisions = 0
        for _ in range(games):
            table = Game([RandomPlayer(color) for color in Color])
            table.play()
            decisions += len(table.state.actions)
        return decisions

    return play


def hearts_in_python(games: int) -> Callable[[], int]:
    """Drive OpenSpiel from Python: legal_actions, a random choice, apply_action; the same for chance."""
    game = pyspiel.load_game("hearts")

    def play() -> int:
        decisions = 0
        choose = random.random
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()  # in hearts every card is equally likely
                state.apply_action(actions[int(choose() * len(actions))])
        return decisions

    return play


HEARTS_DECISIONS = 4 * 3 + 52  # cards passed and played; the deal is chance


def seconds(code: str, cache: str | None = None) -> float:
    """Return how long `code` took in a new Python process; the code stores the time in `took`."""
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
    "from hippodrome.core import calls; from hippodrome.games.byzanz import rules\n"
    "one = rules.opening({'seats': 4}); out = calls.scratch()\n"
    "began = time.perf_counter(); calls.legal(one, 0, out); took = time.perf_counter() - began"
)
COMPILE = (
    "from hippodrome.bots.warm import steps\n"
    "for step in steps({game!r}): step()\n"
    "took = time.perf_counter() - began"
)


def replayed(name: str) -> float:
    """Return the milliseconds to replay a whole game from the moves of its log, the median of many."""
    game = play_out(name, {"seats": SEATS}, [make("random", name)] * SEATS, "7")
    steps = game.steps

    def fold() -> float:
        began = time.perf_counter()
        one = GAMES[name].opening(game.options)
        for actor, action in steps:
            calls.apply(one, actor, action)
        return 1000 * (time.perf_counter() - began)

    return round(statistics.median(fold() for _ in range(50)), 2)


def checked(name: str) -> float:
    """Return the milliseconds to replay a saved game from its text, with every move read and checked."""
    game = play_out(name, {"seats": SEATS}, [make("random", name)] * SEATS, "7")
    record = records.saved(game, ["random"] * SEATS)

    def fold() -> float:
        began = time.perf_counter()
        records.replay(record)
        return 1000 * (time.perf_counter() - began)

    return round(statistics.median(fold() for _ in range(20)), 1)


def startup() -> list[dict[str, Any]]:
    """Measure what a new process needs before its first game."""
    with tempfile.TemporaryDirectory() as cache:
        cold = seconds(COMPILE.format(game="byzanz"), cache)
        rows = [
            ("cold compile of Byzanz, s", cold, 25),
            ("everything loaded from the cache, s", seconds(COMPILE.format(game="byzanz"), cache), None),
            ("first compiled call, warm cache, s", seconds(FIRST_CALL, cache), 1),
            ("import hippodrome and its rules, s", seconds(IMPORT, cache), 1),
            ("cold compile of Byzantio and Nekken, s", seconds(COMPILE.format(game="byzantio"), cache), 30),
        ]
    rows += [
        ("bytes of a record of Byzanz", byzanz.State.itemsize, 512),
        ("bytes of a record of Byzantio or Nekken", intrigue.State.itemsize, 768),
        ("a game of Byzantio replayed from its log, ms", replayed("byzantio"), 5),
        ("a game of Nekken replayed from its log, ms", replayed("nekken"), 5),
        ("the same from text, every move checked: Byzanz, ms", checked("byzanz"), 5),
        ("the same from text, every move checked: Byzantio, ms", checked("byzantio"), 5),
    ]
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
            "the same game on both sides: goofspiel, compiled, one thread : OpenSpiel's C++ core",
            goofspiel(GOOFSPIEL, 100_000),
            goofspiel_in_cpp(GOOFSPIEL, 5_000),
            6,
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
    for game in ("byzantio", "nekken"):
        pairs += [
            measure.Pair(
                f"the same, {game}, compiled, one thread : catanatron, Catan",
                compiled(1, 10_000, game),
                catan(2),
                100,
            ),
            measure.Pair(
                f"the same, {game}, compiled, one thread : OpenSpiel's C++ core, maedn",
                compiled(1, 10_000, game),
                maedn_in_cpp(300),
                1,
            ),
        ]
    measure.report(measure.compare(pairs, given.rounds), startup(), given.json)


if __name__ == "__main__":
    main()
