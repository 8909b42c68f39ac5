"""Measure decisions simulated per second in a search, side by side with OpenSpiel's IS-MCTS.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python -m benchmarks.search [--json]

Ours searches Byzanz with four players, its playouts guided by the rules of thumb; theirs searches hearts, which
has four players and hidden hands too, with random playouts. Each is asked at a quarter, half and three quarters
of a game and at its beginning. A simulation counts all decisions from the root to the end.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

from benchmarks import measure
from hippodrome.bots import Budget, ask, make, situation
from hippodrome.bots.search import SearchBot
from hippodrome.game import Game, new

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    sys.exit("OpenSpiel is not installed: .venv/bin/pip install -e '.[bench]'")

PARTS = (0, 0.25, 0.5, 0.75)  # of a game
HEARTS = 4 * 3 + 52  # decisions: cards passed and played
EXPLORE = 1.4
ANY_WORLD = -1  # OpenSpiel's constant for a new world in every simulation


def ours(simulations: int, threads: int = 1) -> Callable[[], int]:
    """Search Byzanz with our bot."""
    tables = [_byzanz(part) for part in PARTS]
    bot = SearchBot(str(simulations))
    rng = random.Random(1)

    def think() -> int:
        decisions = 0
        for table in tables:
            seat = table.turn[0]
            bot.think(situation(table, seat, rng, Budget(threads=threads)))
            decisions += bot.decisions
        return decisions

    return think


def _byzanz(part: float) -> Game:
    """Return a game between merchants after a part of its six rounds, at a decision."""
    game, bot, rng = new("byzanz", seats=4, seed=7), make("merchant", "byzanz"), random.Random(7)
    while game.record["round_number"][0] < 6 * part or len(game.actions(game.turn[0])) < 4:
        game.play(game.turn[0], ask(bot, game, game.turn[0], rng))
    return game


def _hearts(part: float) -> tuple[Any, int]:
    """Return a random game of hearts after a part of its decisions, and how many are left."""
    state, rng, made = pyspiel.load_game("hearts").new_initial_state(), random.Random(7), 0
    while state.is_chance_node() or made < HEARTS * part or len(state.legal_actions()) < 4:
        made += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state, HEARTS - made


def theirs(simulations: int, make_bot: Callable[[int], Any]) -> Callable[[], int]:
    """Search hearts with a bot of OpenSpiel."""
    states = [_hearts(part) for part in PARTS]

    def think() -> int:
        for state, _ in states:
            make_bot(simulations).step(state)
        return sum(simulations * left for _, left in states)

    return think


def cpp_bot(simulations: int) -> Any:
    """Search with OpenSpiel's C++ bot."""
    return pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        EXPLORE,
        simulations,
        ANY_WORLD,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )


def python_bot(simulations: int) -> Any:
    """Search with OpenSpiel's Python bot."""
    return ismcts.ISMCTSBot(
        pyspiel.load_game("hearts"),
        mcts.RandomRolloutEvaluator(1),
        uct_c=EXPLORE,
        max_simulations=simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
    )


def main() -> None:
    """Measure and print."""
    given = measure.options(__doc__)
    pairs = [
        measure.Pair(
            "decisions/s in a search, one thread : OpenSpiel's C++ ISMCTSBot, hearts",
            ours(2000),
            theirs(2000, cpp_bot),
            1.5,
        ),
        measure.Pair(
            "decisions/s in a search, one thread : OpenSpiel's Python IS-MCTS, hearts",
            ours(1000),
            theirs(30, python_bot),
            20,
        ),
        measure.Pair("decisions/s in a search, two threads : one", ours(4000, 2), ours(2000), 1.6),
    ]
    measure.report(measure.compare(pairs, given.rounds), [], given.json)


if __name__ == "__main__":
    main()
