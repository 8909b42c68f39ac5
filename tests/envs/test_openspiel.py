"""OpenSpiel's own test, its bots, and worlds that a player can't tell apart."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import hippodrome.envs.openspiel  # noqa: F401  registers
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from tests.playing import STUDY

TABLES = [(f"python_{game}", seats) for game in ("byzanz", "byzantio", "nekken") for seats in (3, 4)]


def load(name: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(name, {"players": players, **parameters})


def advance(state: Any, rng: random.Random, steps: int) -> None:
    """Random steps, and on until a player is to move or the game is over."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        steps -= 1
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_random_simulation_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_is_the_position_of_a_game(name: str, players: int) -> None:
    state = load(name, players).new_initial_state()
    game = Game(name.removeprefix("python_"), {"seats": players})
    advance(state, random.Random(1), 10**6)
    for step in state.full_history():
        game.play("nature" if step.player < 0 else step.player, step.action)
    assert game.record.tobytes() == state.table.record.tobytes()
    assert game.outcome is not None
    assert [seat for seat in range(players) if state.returns()[seat] == max(state.returns())] == list(
        game.outcome.winners
    )
    assert str(state).count("\n") == game.length - 1


def test_study_variants_are_parameters() -> None:
    parameters = {**STUDY, "players": STUDY["seats"]}
    del parameters["seats"]
    game = pyspiel.load_game("python_byzanz", parameters)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert [card for card, _ in state.chance_outcomes()] == [0, 1, 2, 4, 5, 6, 8, 9, 10, 24]
    with pytest.raises(HippodromeError, match="two play its study variants only"):
        load("python_byzanz", 2)


@pytest.mark.parametrize("steps", [0, 9, 50, 130, 200, 300, 10**6])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str, players: int, steps: int) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        state = load(name, players).new_initial_state()
        advance(state, rng, steps)
        for player in range(players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.table.masked(player).tobytes() == state.table.masked(player).tobytes()
            assert [(step.player, step.action) for step in other.full_history()] == other.table.steps
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampled_states_differ_in_what_the_player_does_not_know() -> None:
    state = load("python_byzanz", 4).new_initial_state()
    rng = random.Random(1)
    advance(state, rng, 40)
    player = state.current_player()
    worlds = {str(state.resample_from_infostate(player, rng.random)) for _ in range(20)}
    assert len(worlds) > 10


def test_hidden_events_are_revealed_by_chance() -> None:
    state = load("python_byzantio", 2, hidden_events=True).new_initial_state()
    advance(state, random.Random(1), 10**6)
    assert str(state).count("reveal") == 4
    player = state.clone()
    assert player.returns() == state.returns()


def test_a_bids_number_tells_nothing_in_the_information_state() -> None:
    """The same card laid from two different hands has two numbers, but reads the same to the others."""
    deals = ([0, 1, 2, 3], [1, 2, 3, 7])  # C1 C2 C3 C4, and C2 C3 C4 G4: seat 0 lays C4
    seen = []
    for hand, action in zip(deals, (8, 4), strict=True):
        state = load("python_byzanz", 3).new_initial_state()
        for card in (*hand, *[4, 5, 8, 9], *[12, 13, 16, 17], *[20] * 6):
            state.apply_action(card)
        state.apply_action(action)
        assert str(state).splitlines()[-1] == "0 bid C4"
        seen.append((state.information_state_string(1), tuple(state.information_state_tensor(1))))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", ["python_byzanz", "python_byzantio", "python_nekken"])
def test_its_bots_play_whole_games(name: str) -> None:
    game = load(name, 3)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, uct_c=2, max_simulations=3, random_state=rng),
        mcts.MCTSBot(game, 2, 3, evaluator, random_state=rng),
        pyspiel.make_uniform_random_bot(2, 1),  # its search in C++ crashes on games in Python, its own too
    ]
    state = game.new_initial_state()
    luck = random.Random(1)
    asked = [0, 0, 0]
    advance(state, luck, 0)
    while not state.is_terminal():
        player = state.current_player()
        action = bots[player].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        asked[player] += 1
        advance(state, luck, 0)
    assert min(asked) > 20


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    state = load("python_byzanz", 4).new_initial_state()
    with pytest.raises(HippodromeError, match="no legal action 25"):
        state.apply_action(25)
    advance(state, random.Random(1), 1)
    before = str(state)
    for action in (384, 385):
        with pytest.raises(HippodromeError, match=f"no legal action {action}"):
            state.apply_action(action)
    assert str(state) == before
    assert len(state.history()) == len(before.splitlines())


def test_observations_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        load("python_byzanz", 4).make_py_observer(params={"colour": 1})
