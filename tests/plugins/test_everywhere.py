"""Once it is installed, the fourth game plays everywhere, and nothing else was changed for it."""

import json
import random
import warnings
from pathlib import Path

import numpy as np
import pytest

from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.bots.tree import workspace
from hippodrome.envs import pettingzoo
from hippodrome.envs.batch import BatchEnv
from hippodrome.games import GAMES, Descriptor
from tests.plugins.programs import hippodrome_command, python

pytestmark = pytest.mark.slow  # starts processes

with warnings.catch_warnings():  # pygame, where it is installed, is loaded in a way of its own that warns
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test


def test_it_is_found_by_its_entry_point(installed: Path) -> None:
    code = "from hippodrome.games import GAMES; print(*GAMES)"
    assert python(code, installed).stdout.split() == [*list(GAMES)[:3], "goofspiel"]
    assert "goofspiel" not in python(code).stdout


def test_simulated_games_are_verified(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "goofspiel", "--games", "4", "--seats", "3", "--bots", "novice,random,search:30")
    assert "search:30" in hippodrome_command(*words, "--records", file, folder=installed)
    assert hippodrome_command("verify", file, folder=installed) == "4 games verified, 0 faulty.\n"


def test_its_options_are_on_the_command_line(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "goofspiel", "--num-cards", "4", "--points-order", "descending", "--imp-info")
    hippodrome_command(*words, "--games", "1", "--records", file, folder=installed)
    options = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert options == {"seats": 2, "num_cards": 4, "points_order": "descending", "imp_info": True}


def test_the_arena_holds_a_tournament(installed: Path, tmp_path: Path) -> None:
    words = (
        "arena",
        "goofspiel",
        "--bots",
        "random,citizen",
        "--games",
        "2",
        "--report",
        tmp_path / "report",
    )
    told = hippodrome_command(*words, folder=installed)
    assert "2 games of goofspiel, 2 players" in told
    results = (tmp_path / "report" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(results) >= 2
    assert all(isinstance(json.loads(line), dict) for line in results)
    assert "goofspiel" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")


def test_the_search_bot_beats_a_random_one(goofspiel: Descriptor) -> None:
    options = {"seats": 2, "num_cards": 4, "points_order": "descending"}
    won = 0.0
    for number in range(60):
        seats = ["search:200", "random"] if number % 2 else ["random", "search:200"]
        bots = [make(spec, "goofspiel") for spec in seats]
        outcome = play_out("goofspiel", options, bots, f"search/{number}").outcome
        assert outcome
        place = seats.index("search:200")
        won += (place in outcome.winners) / len(outcome.winners)
    assert won > 36  # of 60, with these seeds; by chance alone 30


def test_every_level_and_both_kinds_of_information_are_played(goofspiel: Descriptor) -> None:
    for level in ("novice", "citizen", "strategos", "search:50"):
        for imp_info in (False, True):
            options = {"seats": 3, "num_cards": 5, "imp_info": imp_info}
            bots = [make(spec, "goofspiel") for spec in (level, "random", "random")]
            assert play_out("goofspiel", options, bots, "7").outcome


def test_the_size_of_a_workspace_does_not_hang_on_the_games_installed(goofspiel: Descriptor) -> None:
    sizes = [workspace(GAMES[game].record).itemsize for game in ("goofspiel", "byzanz")]
    assert sizes[0] <= sizes[1]


def test_many_games_at_once(goofspiel: Descriptor) -> None:
    env = BatchEnv(
        "goofspiel", 4, n=200, seed=1, log=True, num_cards=6, points_order="descending", imp_info=True
    )
    ended = 0
    for _ in range(4 * 5 * 3):
        now = env.step(env.sample())
        ended += int(now.done.sum())
        assert np.abs(now.rewards[now.done].sum(1)).max(initial=0) < 1e-6
        assert (now.points[now.done].sum(1) <= 21).all()
    assert ended == 200 * 3
    assert len(env.log(0, ended=True)) == 4 * 5


def test_threads_change_nothing(goofspiel: Descriptor) -> None:
    ends = []
    for threads in (1, 3):
        env = BatchEnv("goofspiel", n=64, seed=5, threads=threads)
        for _ in range(30):
            env.step(env.sample())
        ends.append(env.records.tobytes())
        env.close()
    assert ends[0] == ends[1]


@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have no dict, but a mask comes in one
def test_petting_zoo(goofspiel: Descriptor) -> None:
    module = pettingzoo.game_module("goofspiel_v1")
    api_test(module.env(seats=3), num_cycles=200)
    seed_test(lambda: module.env(num_cards=6), num_cycles=100)
    parallel_api_test(module.parallel_env(imp_info=True), num_cycles=100)
    max_cycles_test(module)


def test_petting_zoo_has_no_game_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="there is no 'chess'"):
        pettingzoo.game_module("chess")
    from hippodrome import envs

    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        envs.chess  # noqa: B018


GYMNASIUM = """
import warnings
import gymnasium
import hippodrome.envs.gymnasium
from gymnasium.utils.env_checker import check_env
from hippodrome.envs import goofspiel_v1
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    check_env(gymnasium.make("hippodrome/Goofspiel-v1", opponents="citizen").unwrapped)
    many = gymnasium.make_vec("hippodrome/Goofspiel-v1", num_envs=3, seats=3, num_cards=5)
seen, _ = many.reset(seed=1)
for _ in range(12):
    many.step(many.action_space.sample())
print(seen["observation"].shape, goofspiel_v1.env(seats=3).possible_agents)
"""


def test_gymnasium(installed: Path) -> None:
    told = python(GYMNASIUM, installed).stdout
    assert told.splitlines()[-1] == "(3, 182) ['seat_0', 'seat_1', 'seat_2']"


OPENSPIEL = """
import random
import pyspiel
import hippodrome.envs.openspiel
for parameters in (
    {}, {"players": 3, "num_cards": 5, "points_order": "ascending"}, {"players": 4, "num_cards": 4, "imp_info": True}
):
    game = pyspiel.load_game("python_goofspiel", parameters)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    print(game)
"""


def test_openspiel(installed: Path) -> None:
    told = python(OPENSPIEL, installed).stdout.splitlines()
    assert told[-1] == "python_goofspiel(imp_info=True,num_cards=4,players=4,points_order=random)"
    assert told[0] == "python_goofspiel(imp_info=False,num_cards=13,players=2,points_order=random)"


def test_random_bots_see_only_what_their_seat_sees(goofspiel: Descriptor) -> None:
    """A bot is asked with its mask: another's secret bid changes nothing about what it does."""
    from hippodrome.bots import ask
    from hippodrome.game import Game
    from hippodrome.nature import Nature

    told = set()
    for bid in ("bid 1", "bid 4"):
        game = Game("goofspiel", {"seats": 2, "num_cards": 5}, Nature.seeded(3))
        game.play(0, bid)
        told.add(ask(make("search:100", "goofspiel"), game, 1, random.Random(5)))
    assert len(told) == 1
