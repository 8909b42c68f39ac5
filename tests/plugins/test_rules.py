"""Goofspiel clause by clause, its options, its moves as text, and its rules interpreted."""

import random
from pathlib import Path

import pytest

from hippodrome.core.errors import BadNotation, BadOptions, IllegalMove
from hippodrome.game import Game, new
from hippodrome.games import Descriptor
from tests.playing import chances_of, declared
from tests.plugins.programs import ROOT, python
from tests.plugins.tables import ORDERS, played, some_options
from tests.sizes import size

pytestmark = pytest.mark.usefixtures("goofspiel")


def table(seats: int, cards: int, **options: object) -> Game:
    return Game("goofspiel", {"seats": seats, "num_cards": cards, "points_order": "descending", **options})


def bid(game: Game, *cards: int) -> None:
    for seat, card in enumerate(cards):
        game.play(seat, f"bid {card}")


def points(game: Game) -> list[int]:
    return [player["points"] for player in game.view("spectator")["players"]]


def test_gs_1_all_bid_at_once_for_the_card_turned_up() -> None:
    game = table(3, 4)
    assert game.turn == [0, 1, 2]
    assert game.view(1)["prize"] == 4
    game.play(1, "bid 2")
    assert game.turn == [0, 2]
    assert game.legal(1) == []


@pytest.mark.parametrize(("order", "cards"), [("descending", [4, 3, 2, 1]), ("ascending", [1, 2, 3, 4])])
def test_gs_1_point_cards_can_come_in_order(order: str, cards: list[int]) -> None:
    game = table(2, 4, points_order=order)
    seen = [game.view("spectator")["prize"]]
    for card in (1, 2, 3):
        bid(game, card, card)
        seen.append(game.view("spectator")["prize"])
    assert [*seen[:3], *(set(cards) - {*seen[:3]})] == cards


def test_gs_1_point_cards_are_drawn_without_being_put_back() -> None:
    game = new("goofspiel", seats=2, seed=7)
    draws = [move for actor, move in game.log if actor == "nature"]
    while game.turn:
        game.play(game.turn[0], game.legal(game.turn[0])[0])
        draws = [move for actor, move in game.log if actor == "nature"]
    assert len(draws) == len({*draws}) == 12


@pytest.mark.parametrize("order", ORDERS)
def test_every_turn_has_its_heading_once(order: str) -> None:
    game = new("goofspiel", seats=2, seed=7, num_cards=4, points_order=order)
    for card in (1, 2, 3):
        bid(game, card, 5 - card)
    for viewer in (0, "spectator"):
        told = [story.id() for story in game.told(viewer)]
        assert told.count("turn") == 4
        assert told[0] == "turn"


def test_gs_1_its_nature_is_declared_with_the_weights_of_the_rules() -> None:
    for seed in range(size(60, 12, 4)):
        game = played(some_options(seed), seed)
        assert declared(game) == chances_of(game)
        assert bool(declared(game)) == (game.options["points_order"] == "random")


def test_gs_2_a_card_is_played_once() -> None:
    game = table(2, 4)
    bid(game, 3, 1)
    assert game.legal(0) == ["bid 1", "bid 2", "bid 4"]
    with pytest.raises(IllegalMove, match=r"bid 3 is not legal now \(GS-2\)"):
        game.play(0, "bid 3")


def test_gs_3_the_highest_bid_takes_the_point_card() -> None:
    game = table(3, 4)
    bid(game, 1, 4, 2)
    assert points(game) == [0, 4, 0]


def test_gs_3_nobody_does_if_several_are_highest() -> None:
    game = table(3, 4)
    bid(game, 3, 3, 2)
    assert points(game) == [0, 0, 0]
    assert game.view(0)["prize"] == 3  # it does not wait for the next winner


def test_gs_4_the_last_turn_plays_itself() -> None:
    game = table(2, 3)
    bid(game, 1, 2)
    bid(game, 2, 1)
    assert game.outcome  # both have played 3 for the 1: nobody takes it
    assert game.outcome.scores == (2, 3)
    assert [player["bids"] for player in game.view(0)["players"]] == [[1, 2, 3], [2, 1, 3]]


def test_gs_5_the_most_points_win_and_who_ties_shares() -> None:
    game = table(2, 2)
    bid(game, 2, 2)
    assert game.outcome
    assert game.outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seats": 7}, "goofspiel is for 2, 3, 4, 5 or 6 players, not 7"),
        ({"seats": True}, "goofspiel is for 2, 3"),
        ({"num_cards": 14}, "num_cards is 2, 3"),
        ({"num_cards": 2.0}, "num_cards is 2, 3"),
        ({"points_order": "sideways"}, "points_order is random, descending or ascending"),
        ({"imp_info": 1}, "imp_info is true or false, not 1"),
        ({"colour": "red"}, "goofspiel has no option 'colour': its options are seats, num_cards"),
    ],
)
def test_options_that_can_not_be_are_refused(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        Game("goofspiel", options)


@pytest.mark.parametrize("order", ORDERS)
def test_text_round_trips(order: str) -> None:
    game = played({"seats": 3, "num_cards": 6, "points_order": order}, 1)
    again = Game("goofspiel", game.options)
    for actor, move in game.log:
        again.play(actor, f"  {move.upper().replace(' ', '   ')} ")
    assert again.record.tobytes() == game.record.tobytes()


@pytest.mark.parametrize(
    ("text", "told", "place"),
    [
        ("", "a move begins with one of: bid", 0),
        ("raise 3", "a move begins with one of: bid", 0),
        ("bid", "after bid comes one of: 1, 2", 3),
        ("bid 14", "after bid comes one of: 1, 2", 4),
        ("bid 3 4", "after 3 comes nothing", 6),
        ("draw 3", "a move begins with one of: bid", 0),
    ],
)
def test_what_is_no_move_is_told_with_its_place(text: str, told: str, place: int) -> None:
    with pytest.raises(BadNotation, match=told) as caught:
        table(2, 4).play(0, text)
    assert caught.value.place == place


def test_a_record_is_small(goofspiel: Descriptor) -> None:
    assert goofspiel.record.itemsize <= 128


LOGS = """
import numpy as np
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.games import GAMES
from tests.plugins.tables import played, some_options
for seed in range(12):
    game = played(some_options(seed * 7), seed)
    print(game.record.tobytes().hex(), game.outcome, len(game.told(0)))
    early = game.at(game.length * 2 // 3)
    world, seen = early.record, np.zeros(GAMES['goofspiel'].observation, np.int8)
    calls.redeal(world, 0, generator(seed))
    calls.observe(early.masked(1), 1, seen)
    print(world.tobytes().hex(), early.masked(0).tobytes().hex(), seen.tobytes().hex(), early.told(1))
"""


def test_compiled_equals_interpreted(installed: Path) -> None:
    told = [python(LOGS, installed, ROOT, NUMBA_DISABLE_JIT=off).stdout for off in ("0", "1")]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 24


def test_every_game_ends_and_every_card_is_played() -> None:
    for seed in range(60):
        game = played(some_options(seed), seed)
        cards = game.options["num_cards"]
        assert game.outcome
        assert sum(game.outcome.scores) <= cards * (cards + 1) // 2
        for player in game.view("spectator")["players"]:
            assert sorted(player["bids"]) == list(range(1, cards + 1))
            assert player["hand"] == []


def test_the_rules_take_any_legal_move_and_no_other() -> None:
    rng = random.Random(1)
    for seed in range(20):
        game = played(some_options(seed), seed, moves=rng.randrange(20))
        for seat in range(game.seats):
            legal = game.legal(seat)
            for card in range(1, 14):
                text = f"bid {card}"
                trial = game.copy()
                if text in legal:
                    trial.play(seat, text)
                else:
                    with pytest.raises(IllegalMove):
                        trial.play(seat, text)
                    assert trial.record.tobytes() == game.record.tobytes()
