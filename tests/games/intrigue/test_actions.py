"""Campaign, muster and advance: BY-13 … BY-16, BY-18, BY-24."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    NEIGHBOURS,
    PROVINCES,
    board_garrisons,
    boxes,
    every_table,
    fork,
    garrisons,
    legal,
    occupy,
    play_until,
    pretender,
    pretenders,
    reserve,
    reserves,
    say,
    start,
    turn,
)

# ---------------------------------------------------------------- campaign


@every_table
def test_by_13_the_pretender_must_move_to_a_neighbouring_province(seats: int) -> None:
    game = start(seats)
    assert {move.split()[1] for move in legal(game, 0, "campaign")} == NEIGHBOURS["attica"]
    refused(game, 0, "campaign attica", "BY-13")
    refused(game, 0, "campaign attica a1", "BY-13")
    refused(game, 0, "campaign cilicia", "BY-13")
    refused(game, 0, "campaign cilicia c1", "BY-13")
    say(game, "campaign boeotia")
    assert pretender(game, 0) == "boeotia"
    assert pretenders(game)[1:] == ["doris", "lydia", "ionia"][: seats - 1]


@every_table
def test_by_13_then_one_garrison_can_be_placed_on_a_city_of_that_province(seats: int) -> None:
    game = start(seats)
    assert {"campaign boeotia", "campaign boeotia b1"} <= set(game.legal(0))
    say(game, "campaign boeotia b1")
    assert pretender(game, 0) == "boeotia"
    assert board_garrisons(game) == {"b1": {"aggelos": 1}}
    assert reserve(game, 0) == 9


def test_by_13_the_city_is_one_of_that_province() -> None:
    game = start(4)
    for move in ("campaign boeotia a1", "campaign boeotia e1", "campaign boeotia f1"):
        refused(game, 0, move, "BY-13")
    assert legal(game, 0, "campaign") == [
        "campaign boeotia",
        "campaign elis",
        "campaign lydia",
        "campaign boeotia b1",
        "campaign boeotia b2",
        "campaign elis e1",
        "campaign lydia l1",
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_by_13_the_city_is_in_play(seats: int) -> None:
    game = start(seats)
    refused(game, 0, "campaign boeotia b2", "BY-01")
    assert "campaign boeotia b2" not in game.legal(0)
    turn(game, {0: "campaign boeotia"})
    refused(game, 0, "muster b2", "BY-01")
    assert legal(game, 0, "muster") == ["muster b1"]


def test_by_13_with_four_players_a_minor_city_takes_it_too() -> None:
    game = start(4)
    turn(game, {0: "campaign boeotia b2"})
    assert board_garrisons(game) == {"b2": {"aggelos": 1}}


def before_frygia(*seats: int) -> Game:
    """Garrisons of these seats on f1; seat 0 stands in elis, beside it, and is to move."""
    game = start(4)
    occupy(game, "f1", *seats)
    turn(game, {0: "advance elis"})
    return game


def test_by_14_an_enemy_garrison_there_goes_back_to_its_owners_reserve() -> None:
    game = before_frygia(1)
    say(game, "campaign frygia f1 -komnenos")
    assert garrisons(game, "f1") == [1, 0, 0, 0]
    assert reserves(game) == [9, 10, 10, 10]


def test_by_14_one_of_them_and_no_more() -> None:
    game = before_frygia(1, 1, 2)
    say(game, "campaign frygia f1 -komnenos")
    assert garrisons(game, "f1") == [1, 1, 1, 0]
    assert reserves(game) == [9, 9, 9, 10]


@pytest.mark.parametrize(
    ("house", "left"),
    [("komnenos", [1, 0, 1, 1]), ("doukas", [1, 1, 0, 1]), ("phokas", [1, 1, 1, 0])],
)
def test_by_14_with_several_owners_the_player_chooses_whose(house: str, left: list[int]) -> None:
    game = before_frygia(1, 2, 3)
    assert [move for move in legal(game, 0, "campaign") if "f1" in move] == [
        "campaign frygia f1 -komnenos",
        "campaign frygia f1 -doukas",
        "campaign frygia f1 -phokas",
    ]
    say(game, f"campaign frygia f1 -{house}")
    assert garrisons(game, "f1") == left
    assert reserves(game) == [10 - n for n in left]


@pytest.mark.parametrize("enemies", [(1,), (1, 2), (1, 1, 2, 2)])
def test_by_14_the_removal_is_not_optional_when_a_garrison_is_placed(enemies: tuple[int, ...]) -> None:
    game = before_frygia(*enemies)
    assert "campaign frygia f1" not in game.legal(0)
    refused(game, 0, "campaign frygia f1", "BY-14")


def test_by_14_only_an_enemy_that_stands_there_is_removed() -> None:
    game = before_frygia(0, 1)
    refused(game, 0, "campaign frygia f1 -doukas", "BY-14")
    refused(game, 0, "campaign frygia f1 -aggelos", "BY-14")
    refused(game, 0, "campaign frygia f2 -komnenos", "BY-14")
    assert "campaign frygia f2" in game.legal(0)


@pytest.mark.parametrize(
    ("stand", "house", "left"),
    [
        ((1, 1, 2, 2), "doukas", [1, 2, 1, 0]),
        ((1, 1, 2, 3), "phokas", [1, 2, 1, 0]),
        ((1, 1, 2, 3), "komnenos", [1, 1, 1, 1]),
        ((0, 1, 2, 3), "doukas", [2, 1, 0, 1]),
        ((0, 1, 1, 2), "komnenos", [2, 1, 1, 0]),
    ],
)
def test_by_14_a_city_with_four_garrisons_can_be_entered(
    stand: tuple[int, ...], house: str, left: list[int]
) -> None:
    game = before_frygia(*stand)
    assert sum(garrisons(game, "f1")) == 4
    say(game, f"campaign frygia f1 -{house}")
    assert garrisons(game, "f1") == left
    assert reserves(game) == [10 - n for n in left]


def test_by_14_without_placing_nothing_is_removed() -> None:
    game = before_frygia(1, 1, 2, 3)
    say(game, "campaign frygia")
    assert garrisons(game, "f1") == [0, 2, 1, 1]
    assert pretender(game, 0) == "frygia"
    assert boxes(game, 0)["campaign"] == 9


# ---------------------------------------------------------------- a second garrison


@every_table
def test_by_15_a_second_garrison_only_beside_another_players(seats: int) -> None:
    game = start(seats)
    occupy(game, "f1", 0)
    assert "muster f1" not in game.legal(0)
    refused(game, 0, "muster f1", "BY-15")
    turn(game, {0: "campaign elis", 1: "advance frygia"})
    assert "campaign frygia f1" not in game.legal(0)
    refused(game, 0, "campaign frygia f1", "BY-15")
    turn(game, {0: "campaign frygia", 1: "muster f1"})
    say(game, "muster f1")
    assert garrisons(game, "f1")[:2] == [2, 1]


def test_by_15_a_garrison_in_the_provinces_other_city_does_not_help() -> None:
    game = start(4)
    occupy(game, "f1", 0)
    occupy(game, "f2", 1)
    play_until(game, "act")
    refused(game, 0, "muster f1", "BY-15")


@pytest.mark.parametrize("stay", [(), (2,), (1,)])
def test_by_15_for_a_campaign_another_counts_before_the_removal(stay: tuple[int, ...]) -> None:
    game = before_frygia(0, 1, *stay)
    say(game, "campaign frygia f1 -komnenos")
    there = [2, 0, 0, 0]
    for seat in stay:
        there[seat] += 1
    assert garrisons(game, "f1") == there
    assert sum(reserves(game)) + sum(there) == 40


def test_by_15_never_a_third_even_when_the_enemy_is_gone() -> None:
    game = before_frygia(0, 1)
    say(game, "campaign frygia f1 -komnenos; pass; pass; pass")
    play_until(game, "act")
    assert legal(game, 0, "muster") == ["muster f2"]
    refused(game, 0, "muster f1", "BY-12")


# ---------------------------------------------------------------- muster


@every_table
def test_by_16_one_garrison_on_a_city_of_the_province_and_the_pretender_stays(seats: int) -> None:
    game = start(seats)
    assert legal(game, 0, "muster") == ["muster a1"]
    say(game, "muster a1")
    assert board_garrisons(game) == {"a1": {"aggelos": 1}}
    assert (pretender(game, 0), reserve(game, 0)) == ("attica", 9)


def test_by_16_not_in_another_province() -> None:
    game = start(4)
    for city in ("b1", "e1", "l1", "k2"):
        refused(game, 0, f"muster {city}", "BY-16")


def test_by_16_nobodys_garrison_is_removed() -> None:
    game = start(3)
    occupy(game, "f1", 1, 1, 2)
    turn(game, {0: "advance frygia"})
    say(game, "muster f1")
    assert garrisons(game, "f1") == [1, 2, 1]
    assert reserves(game) == [9, 8, 9]


@pytest.mark.parametrize("stand", [(1, 1, 2, 2), (1, 1, 2, 3), (0, 1, 2, 3), (0, 1, 1, 2)])
def test_by_16_a_full_city_takes_no_muster(stand: tuple[int, ...]) -> None:
    game = before_frygia(*stand)
    turn(game, {0: "campaign frygia"})
    play_until(game, "act")
    assert legal(game, 0, "muster") == ["muster f2"]
    refused(game, 0, "muster f1", "BY-12")


# ---------------------------------------------------------------- advance


@every_table
def test_by_18_the_pretender_moves_to_any_other_province(seats: int) -> None:
    game = start(seats)
    others = [place for place in PROVINCES if place != "attica"]
    assert legal(game, 0, "advance") == [f"advance {place}" for place in others]
    refused(game, 0, "advance attica", "BY-18")
    for place in others:
        there = fork(game)
        say(there, f"advance {place}")
        assert pretenders(there) == [place, *pretenders(game)[1:]]
        assert board_garrisons(there) == {}
        assert boxes(there, 0) == {**boxes(game, 0), "advance": 3}


# ---------------------------------------------------------------- campaign and muster with nothing to place


def all_placed() -> Game:
    """Seat 0 has all ten garrisons on the board and stands in lydia; it has boxes of every kind."""
    game = start(2)
    turn(game, {0: "muster a1", 1: "muster d1"})
    for place in "boeotia cilicia galatia frygia elis ionia judaea kappadokia lydia".split():
        turn(game, {0: f"campaign {place} {place[0]}1"}, strike="negotiate")
    play_until(game, "act", strike="negotiate")
    assert (reserve(game, 0), pretender(game, 0)) == (0, "lydia")
    assert all(boxes(game, 0).values())
    return game


def test_by_24_a_campaign_without_placing_is_allowed_also_with_an_empty_reserve() -> None:
    game = all_placed()
    assert legal(game, 0, "campaign") == ["campaign attica", "campaign hellas", "campaign kappadokia"]
    refused(game, 0, "campaign hellas h1", "BY-24")
    say(game, "campaign hellas")
    assert pretender(game, 0) == "hellas"
    assert garrisons(game, "h1") == [0, 0]
    assert reserve(game, 0) == 0


def test_by_24_a_muster_needs_a_garrison_to_place() -> None:
    game = all_placed()
    turn(game, {0: "campaign hellas"})
    assert legal(game, 0, "muster") == []
    refused(game, 0, "muster h1", "BY-24")


def test_by_24_a_muster_needs_a_city_to_take_it() -> None:
    game = start(2)
    turn(game, {0: "muster a1"})
    assert legal(game, 0, "muster") == []
    refused(game, 0, "muster a1", "BY-15")
    assert boxes(game, 0)["muster"] == 5


def test_by_19_a_bribe_is_not_available_with_an_empty_reserve() -> None:
    game = all_placed()
    assert legal(game, 0, "bribe") == []
    refused(game, 0, "bribe d1 komnenos", "BY-19")
    assert legal(game, 0, "expel") == ["expel d1 komnenos"]
    assert legal(game, 1, "bribe") == []
    say(game, "pass")
    assert len(legal(game, 1, "bribe")) == 10  # the other's reserve is not empty
