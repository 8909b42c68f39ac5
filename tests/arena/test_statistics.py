"""Prices and fights, checked by hand against saved games, and read from a file that may hold anything."""

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.byzanz.statistics import Price
from hippodrome.games.intrigue.statistics import Fight
from hippodrome.records import parse, replay

SAVED = Path(__file__).parents[1] / "games" / "saved"


def saved(name: str) -> list[Game]:
    return [replay(parse(line)) for line in (SAVED / f"{name}.jsonl").read_text("utf-8").splitlines()]


def counted(game: Game) -> list[Any]:
    assert game.kind.statistics
    return game.kind.statistics.count(game.options, game.steps)


def read(game: str, told: Any) -> list[Any]:
    statistics = GAMES[game].statistics
    assert statistics
    return statistics.read(told)


def test_prices_of_the_first_three_rounds_of_a_saved_game() -> None:
    assert counted(saved("byzanz-3")[0])[:6] == [
        Price(7, "C1 C4 G1 G4 O2 X"),  # C2 G3 T2 beats T4
        Price(5, "C1 O4 W1 X"),  # S1 T1 W3, and the other passes; then a lot of two without a bid
        Price(12, "C3 G3 O1 S2 X X"),  # C1 C4 G4 O2 W1 beats C2 T4
        Price(7, "C1 O1 W1 X"),  # S3 T4, after a pass
        Price(9, "C3 G2 S4 W2 W2 X"),  # G3 O1 O2 W3 beats O4 W1
        Price(9, "O1 O3 O4 T1"),  # G3 T1, raised by O4 W1
    ]


def test_there_is_a_price_for_every_auction_with_bids() -> None:
    found = counted(saved("byzanz-4")[0])
    assert [price.size for price in found] == [5, 4, 3] * 6


def test_a_lot_that_everybody_passed_costs_nothing_even_if_it_fills_the_hand() -> None:
    game = Game("byzanz", {"seats": 3})
    for card in ["C1"] * 4 + ["G1"] * 4 + ["O1"] * 4 + ["S1", "S1", "T1", "T1", "W1", "W1"]:
        game.play("nature", f"draw {card}")
    for seat in (0, 1, 2):
        game.play(seat, "pass")
    assert game.turn == [0]  # ten cards: over seven
    assert counted(game) == [Price(0, "S1 S1 T1 T1 W1 W1")]


def test_fights_until_turn_13_of_a_saved_game() -> None:
    found = [fight for fight in counted(saved("byzantio-3")[0]) if fight.turn <= 13]
    assert sorted(found) == [
        Fight(
            9, "dorostolon"
        ),  # a campaign removes a garrison; the bribes there before, with a 4 and a 3, had failed
        Fight(13, "caesarea"),  # bribed with a 5; an offer for it, refused, had failed with a 4
    ]


def test_what_an_event_takes_away_is_no_fight() -> None:
    turns = {fight.turn for game in saved("byzantio-4") for fight in counted(game)}
    assert turns.isdisjoint({6, 12, 18, 24})
    assert {5, 7, 11, 13, 17, 19, 23, 25} <= turns


def test_nekken_has_fights_too() -> None:
    assert counted(saved("nekken-3")[0])


# ---------------------------------------------------------------- from a file


@pytest.mark.parametrize("name", ["byzanz-3", "byzanz-6", "byzantio-3", "nekken-3"])
def test_what_was_counted_comes_back_from_a_file(name: str) -> None:
    for game in saved(name):
        found = counted(game)
        assert found
        assert read(game.name, json.loads(json.dumps(found))) == found


NO_LISTS: list[Any] = [None, {}, "", 7, [7], [[]], [["C1", 7]], [[7]], [[7, "C1", 7]], [[7, None]]]


@pytest.mark.parametrize(
    "told",
    [
        *NO_LISTS,
        [[-1, "C1"]],
        [[100, "C1"]],
        [[1.5, "C1"]],
        [[True, "C1"]],
        [["7", "C1"]],
        [[7, ""]],
        [[7, " "]],
        [[7, "C9"]],
        [[7, "C1 nicaea"]],
        [[7, "C1 " * 1000]],
        [[7, "C1"]] * 1000,
    ],
)
def test_what_is_no_list_of_prices_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match="a list of pairs of a bid and the cards of its lot"):
        read("byzanz", told)


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
@pytest.mark.parametrize(
    "told",
    [
        *NO_LISTS,
        [[-1, "nicaea"]],
        [[100, "nicaea"]],
        [[1.5, "nicaea"]],
        [[True, "nicaea"]],
        [["7", "nicaea"]],
        [[7, ""]],
        [[7, "\n"]],
        [[7, "x" * 1000]],
        [[7, "nicaea"]] * 10_000,
    ],
)
def test_what_is_no_list_of_fights_is_refused(game: str, told: Any) -> None:
    with pytest.raises(ValueError, match="a list of pairs of a turn and a city"):
        read(game, told)
