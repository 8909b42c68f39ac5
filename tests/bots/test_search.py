"""The bot that searches: it finds what wins, never cheats, never breaks a rule, and keeps to its budget."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.bots import Budget, Situation, make, search, situation, tree
from hippodrome.bots.search import SETTINGS, SearchBot, Thought
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.errors import BadOptions
from hippodrome.game import Game, new
from hippodrome.games import GAMES
from hippodrome.nature import Nature
from tests.bots.solved import POSITIONS, Position
from tests.playing import TABLES, new_table, random_game
from tests.worlds import alike

ROOT = Path(__file__).parents[2]
THUMB = {"byzanz": "merchant", "byzantio": "courtier", "nekken": "courtier"}
FEW = ("byzanz-4", "byzantio-3", "nekken-2")

every_table = pytest.mark.parametrize("table", TABLES)
few_tables = pytest.mark.parametrize("table", FEW)
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.game}: {p.about}")


def decision(table: str, part: float) -> tuple[Game, int]:
    """A random game after a part of its moves, or soon after, where a seat has a choice."""
    game = random_game(table, seed=1)
    for moves in range(int(part * len(game.log)), len(game.log)):
        then = game.at(moves)
        for seat in then.turn:
            if len(then.actions(seat)) > 1:
                return then, seat
    raise AssertionError(f"nobody has a choice any more after {part:.0%} of the game")


def thoughts(
    game: Game, seat: int, seed: int, spec: str = "120", budget: Budget | None = None
) -> list[Thought]:
    return SearchBot(spec).think(situation(game, seat, random.Random(seed), budget))


def visits(found: list[Thought]) -> int:
    return sum(thought.visits for thought in found)


# ---------------------------------------------------------------- what wins


@every_position
def test_one_move_is_best_by_far_when_all_lines_are_played_out(position: Position) -> None:
    (best, share), (_, second), *_ = position.solved(worlds=24).items()
    assert best == position.best
    assert share >= second + 0.05


@every_position
def test_search_finds_the_move_that_wins(position: Position) -> None:
    bot = SearchBot("2000")
    for seed in range(5):
        assert position.text(bot.choose(position.situation(seed))) == position.best


@pytest.mark.parametrize("game", THUMB)
def test_five_positions_of_each_game_and_one_that_the_rules_of_thumb_get_wrong(game: str) -> None:
    bot = make(THUMB[game], game)
    positions = [position for position in POSITIONS if position.game == game]
    missed = [
        position.about
        for position in positions
        if position.text(bot.choose(position.situation(seed=1))) != position.best
    ]
    assert len(positions) >= 5
    assert missed


# ---------------------------------------------------------------- nothing illegal


def decisions(table: str) -> Iterator[tuple[Game, int]]:
    """Every decision of random games, one game after the other."""
    seed = 0
    while True:
        game, rng = new_table(table, Nature.seeded(seed)), random.Random(seed)
        while waiting := game.turn:
            seat = rng.choice(waiting)
            yield game, seat
            game.play(seat, rng.choice(game.actions(seat)))
        seed += 1


@every_table
@pytest.mark.parametrize("positions", [32, pytest.param(625, marks=pytest.mark.slow)])  # 10,000 at all tables
def test_search_never_returns_an_illegal_move(table: str, positions: int) -> None:
    bot, rng = SearchBot("8"), random.Random(table)
    for _, (game, seat) in zip(range(positions), decisions(table), strict=False):
        assert bot.choose(situation(game, seat, rng)) in game.actions(seat)


@every_table
def test_thoughts_are_about_legal_moves_and_add_up(table: str) -> None:
    for number, (game, seat) in zip(range(120), decisions(table), strict=False):
        if number % 6 == 0:
            found = thoughts(game, seat, seed=number, spec="40")
            assert {thought.action for thought in found} <= set(game.actions(seat))
            assert len({thought.action for thought in found}) == len(found)
            assert visits(found) == 40
            assert all(0 <= thought.value <= 1 for thought in found)
            assert [thought.visits for thought in found] == sorted((t.visits for t in found), reverse=True)


@few_tables
def test_the_move_chosen_is_the_one_tried_most(table: str) -> None:
    for part in (0.2, 0.5, 0.8):
        game, seat = decision(table, part)
        chosen = SearchBot("60").choose(situation(game, seat, random.Random(3)))
        found = thoughts(game, seat, seed=3, spec="60")
        assert chosen == found[0].action
        assert found[0].visits == max(thought.visits for thought in found)


# ---------------------------------------------------------------- the same again


@few_tables
def test_the_same_seed_thinks_the_same(table: str) -> None:
    differing = 0
    for part in (0.2, 0.4, 0.6, 0.8):
        game, seat = decision(table, part)
        assert thoughts(game, seat, seed=7) == thoughts(game, seat, seed=7)
        differing += thoughts(game, seat, seed=7) != thoughts(game, seat, seed=8)
    assert differing, "whatever the seed, the thoughts are the same: it is not used"


def told(table: str) -> list[list[float]]:
    """Thoughts at a decision, for another process to compare its own with."""
    return [list(thought) for thought in thoughts(*decision(table, 0.5), seed=11)]


@pytest.mark.parametrize("table", ["byzanz-4", "nekken-2"])
def test_the_same_seed_thinks_the_same_in_another_process(table: str) -> None:
    code = f"import json; from tests.bots.test_search import told; print(json.dumps(told({table!r})))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == told(table)


# ---------------------------------------------------------------- threads and budgets


@few_tables
@pytest.mark.parametrize("simulations", [1, 2, 33, 301])
def test_threads_share_the_simulations(table: str, simulations: int) -> None:
    game, seat = decision(table, 0.5)
    for threads in (1, 2, 3):
        budget = Budget(threads=threads)
        found = thoughts(game, seat, seed=5, spec=str(simulations), budget=budget)
        assert visits(found) == simulations
        assert found == thoughts(game, seat, seed=5, spec=str(simulations), budget=budget)


@few_tables
def test_every_thread_imagines_worlds_of_its_own(table: str) -> None:
    """Two threads that drew the same worlds would find out everything twice."""
    game, seat = decision(table, 0.5)
    alone = thoughts(game, seat, seed=5, spec="100")
    doubled = [(action, 2 * tried) for action, tried, _ in alone]
    together = thoughts(game, seat, seed=5, spec="200", budget=Budget(threads=2))
    assert [(action, tried) for action, tried, _ in together] != doubled


@few_tables
def test_when_the_tree_is_full_the_moves_in_it_are_tried_on(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 50)
    for part in (0.2, 0.5, 0.8):
        game, seat = decision(table, part)
        assert visits(thoughts(game, seat, seed=1, spec="400")) == 400


@pytest.mark.parametrize(
    ("spec", "budget", "simulations"),
    [
        ("500", Budget(simulations=40), 40),
        ("40", Budget(simulations=500), 40),
        ("40", Budget(seconds=8), 40),
        ("8s", Budget(simulations=40), 40),
        ("8s", Budget(seconds=8, simulations=40, threads=2), 40),
    ],
)
def test_simulations_are_limited_by_bot_and_caller(spec: str, budget: Budget, simulations: int) -> None:
    game, seat = decision("byzanz-3", 0.5)
    assert visits(thoughts(game, seat, seed=1, spec=spec, budget=budget)) == simulations


@few_tables
@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("0.2s", Budget()),
        ("0.2s", Budget(threads=2)),
        ("0.2s", Budget(seconds=8)),
        ("8s", Budget(seconds=0.2)),
        ("1000000", Budget(seconds=0.2)),
        ("8s", Budget(seconds=0.2, simulations=1_000_000, threads=2)),
    ],
)
def test_time_is_limited_by_bot_and_caller(table: str, spec: str, budget: Budget) -> None:
    game, seat = decision(table, 0.5)
    thoughts(game, seat, seed=1, spec="1")  # what is compiled, or read from disk, counts for nobody
    began = time.perf_counter()
    found = thoughts(game, seat, seed=1, spec=spec, budget=budget)
    assert time.perf_counter() - began < 5
    assert visits(found) > 1


@few_tables
def test_without_any_time_there_is_still_a_move(table: str) -> None:
    game, seat = decision(table, 0.5)
    for budget in (Budget(seconds=0), Budget(simulations=0)):
        asked = situation(game, seat, random.Random(1), budget)
        assert SearchBot("8s").choose(asked) in game.actions(seat)


def test_who_has_no_choice_does_not_think() -> None:
    assert SearchBot("900s").choose(Situation("byzanz", None, 0, (5,), random.Random)) == 5


@few_tables
def test_the_bot_tells_how_many_decisions_it_simulated(table: str) -> None:
    game, seat = decision(table, 0.5)
    bot = SearchBot("50")
    bot.think(situation(game, seat, random.Random(1), Budget(threads=2)))
    assert bot.decisions >= 50


# ---------------------------------------------------------------- by what the seat sees


@few_tables
def test_worlds_that_look_alike_are_played_alike(table: str) -> None:
    compared = 0
    for seed, part in enumerate((0.2, 0.4, 0.6, 0.8)):
        game, seat = decision(table, part)
        *_, (one, two) = alike(table, game, seat, random.Random(seed))
        if one.record.tobytes() != two.record.tobytes():
            compared += 1
            assert thoughts(one, seat, seed=seed) == thoughts(two, seat, seed=seed)
    assert compared


@few_tables
def test_a_redealt_world_is_played_alike(table: str) -> None:
    worlds = set()
    for part in (0.1, 0.3):
        game, seat = decision(table, part)
        found = thoughts(game, seat, seed=2)
        for seed in range(3):
            world = game.record
            calls.redeal(world, seat, generator(seed))
            worlds.add(world.tobytes())
            calls.mask(world, seat)
            asked = Situation(game.name, world, seat, tuple(game.actions(seat)), lambda: random.Random(2))
            assert SearchBot("120").think(asked) == found
    assert len(worlds) > 2, "the worlds are all the same: nothing was redealt"


@every_table
@pytest.mark.parametrize("threads", [1, 2])
def test_thinking_changes_nothing_in_what_the_bot_was_given(table: str, threads: int) -> None:
    for _, (game, seat) in zip(range(40), decisions(table), strict=False):
        asked = situation(game, seat, random.Random(4), Budget(threads=threads))
        before = asked.masked.tobytes()
        SearchBot("20").think(asked)
        assert asked.masked.tobytes() == before


# ---------------------------------------------------------------- settings and specs


def test_a_game_sets_only_what_can_be_set_and_nothing_is_left_without_a_value() -> None:
    assert list(SETTINGS) == list(tree.Settings.names or ())
    for game in GAMES.values():
        assert game.search.keys() <= SETTINGS.keys()


@pytest.mark.parametrize(
    ("game", "explore", "rollout_depth"), [("byzanz", 1.0, 0), ("byzantio", 3.0, 48), ("nekken", 3.0, 8)]
)
def test_a_search_uses_the_settings_of_its_game(game: str, explore: float, rollout_depth: int) -> None:
    planted = search.Search(situation(new(game, seats=3, seed=1), 0), 1, 10, None, time.perf_counter)
    assert planted.settings["explore"][0] == explore
    assert planted.settings["rollout_depth"][0] == rollout_depth
    assert planted.settings["fairness"][0] == SETTINGS["fairness"]


@pytest.mark.parametrize(
    "argument", ["", "0", "0s", "0.0s", "-5", "1e9s", "abc", "99999999999", "5 ", "1.5", "s"]
)
def test_a_search_without_a_sensible_budget_is_refused(argument: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        make(f"search:{argument}", "byzanz")
    assert str(refusal.value) == (
        f"the bot {f'search:{argument}'!r} can't be made: "
        "give it simulations, as in search:2000, or seconds, as in search:0.5s"
    )


@pytest.mark.parametrize(
    ("spec", "simulations", "seconds"),
    [
        ("search", None, 1.0),
        ("search:2000", 2000, None),
        ("search:0.5s", None, 0.5),
        ("search:3s", None, 3.0),
    ],
)
def test_a_spec_says_how_long_to_think(spec: str, simulations: int | None, seconds: float | None) -> None:
    bot: Any = make(spec, "nekken")
    assert (bot.simulations, bot.seconds) == (simulations, seconds)
