"""The fourth game is OpenSpiel's own Goofspiel: both are played in step, and agree at every step."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import gambit

from hippodrome.envs.openspiel import TableGame
from hippodrome.game import Game
from tests.plugins.tables import Options, some_options

pytestmark = pytest.mark.usefixtures("goofspiel")


def theirs(options: Options) -> Any:
    told = dict(options)
    return pyspiel.load_game("goofspiel", {"players": told.pop("seats"), **told}).new_initial_state()


def returns(game: Game) -> list[float]:
    """OpenSpiel's returns: the winners share 1, the others -1; nothing is shared when all win."""
    assert game.outcome
    won = game.outcome.winners
    if len(won) == game.seats:
        return [0.0] * game.seats
    return [1 / len(won) if seat in won else -1 / (game.seats - len(won)) for seat in range(game.seats)]


def agree(game: Game, state: Any, known: dict[Any, Any]) -> None:
    """Who moves, what can be done and drawn, what is held and won; with imperfect information, what is known."""
    view = game.view("spectator")
    held = {line.split(":")[0]: line.split(":")[1].split() for line in str(state).splitlines()}
    assert held["Points"] == [str(player["points"]) for player in view["players"]]
    for seat in range(game.seats):
        assert held[f"P{seat} hand"] == [str(card) for card in game.view(seat)["players"][seat]["hand"]]
    if state.is_terminal():
        assert game.outcome
        assert game.turn == []
        return
    assert game.outcome is None
    assert game.turn == ([] if state.is_chance_node() else list(range(game.seats)))
    assert state.current_player() == (-1 if not game.turn else -2)
    if state.is_chance_node():
        weights = game.chances()
        likely = [(card, weight / sum(weights)) for card, weight in enumerate(weights) if weight]
        assert [card for card, _ in likely] == [card for card, _ in state.chance_outcomes()]
        assert [chance for _, chance in likely] == pytest.approx([p for _, p in state.chance_outcomes()])
    else:
        assert game.chances() == []
    for seat in range(game.seats):
        if game.turn:
            assert game.actions(seat) == state.legal_actions(seat)
        if game.options["imp_info"]:
            ours, their = (seat, game.masked(seat).tobytes()), (seat, state.information_state_string(seat))
            assert known.setdefault(ours, their) == their
            assert known.setdefault(their, ours) == ours


def play_in_step(options: Options, seed: int, known: dict[Any, Any]) -> Game:
    game, state, rng = Game("goofspiel", options), theirs(options), random.Random(seed)
    agree(game, state, known)
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
            game.play("nature", action)
            state.apply_action(action)
        else:
            bids = [rng.choice(game.actions(seat)) for seat in range(game.seats)]
            order = rng.sample(range(game.seats), game.seats)  # they are asked at once: in any order
            for number, seat in enumerate(order):
                game.play(seat, bids[seat])
                if number < game.seats - 1:
                    assert game.turn == sorted(order[number + 1 :])
            state.apply_actions(bids)
        agree(game, state, known)
    assert returns(game) == pytest.approx(state.returns())
    return game


@pytest.mark.parametrize("games", [range(200), pytest.param(range(200, 1200), marks=pytest.mark.slow)])
def test_random_games_in_step_with_openspiel(games: range) -> None:
    seen = set()
    for seed in games:
        options = some_options(seed)
        play_in_step(options, seed, {})
        seen.add(tuple(options.values()))
    assert len(seen) > 150


def test_the_same_is_known_in_many_games_of_one_table() -> None:
    """With imperfect information two positions look alike to a seat here if they do there, and only then."""
    known: dict[Any, Any] = {}
    for seed in range(300):
        play_in_step({"seats": 3, "num_cards": 3, "points_order": "random", "imp_info": True}, seed, known)
    assert 200 < len(known) < 300 * 3 * 2 * 5


def test_shared_victories_are_compared_too() -> None:
    shared = set()
    for seed in range(400):
        options = {"seats": 3, "num_cards": 3 + seed % 2, "points_order": "descending", "imp_info": False}
        outcome = play_in_step(options, seed, {}).outcome
        assert outcome
        shared.add(len(outcome.winners))
    assert shared == {1, 2, 3}


def exploitabilities(game: Any) -> list[float]:
    """How far CFR's policy can be exploited after 1, 10 and 100 times."""
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solver, found = pyspiel.CFRSolver(tree), []
    for number in range(1, 101):
        solver.evaluate_and_update_policy()
        if number in (1, 10, 100):
            found.append(pyspiel.exploitability(tree, solver.average_policy()))
    return found


@pytest.mark.parametrize("order", ["descending", "random"])
def test_cfr_learns_the_same_of_it_through_our_adapter_as_of_theirs(order: str) -> None:
    class Ours(TableGame):
        """The game without a name in OpenSpiel."""

        name = "goofspiel"

    ours = Ours({"players": 2, "num_cards": 3, "points_order": order, "imp_info": True})
    told = f"imp_info=True,num_cards=3,players=2,points_order={order},returns_type=win_loss"
    theirs = pyspiel.load_game(f"turn_based_simultaneous_game(game=goofspiel({told}))")
    found = exploitabilities(ours)
    assert found == pytest.approx(exploitabilities(theirs), abs=1e-6)
    assert found[0] > found[2] > 0 or order == "descending"
