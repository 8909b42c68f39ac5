"""Nekken, where it differs from Byzantio: its pieces, regions and volcano, NK-01 … NK-03."""

import pytest

from hippodrome.core.errors import BadNotation, BadOptions
from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    REGIONS,
    SHORES,
    TRIBES,
    board_garrisons,
    every_table,
    finish,
    fresh,
    garrisons,
    legal,
    nekken,
    nekken_map,
    occupy,
    phase,
    play_until,
    pretender,
    pretenders,
    reserve,
    reserves,
    say,
    targets,
    to_event,
    travel,
    truths,
    turn,
)

# ---------------------------------------------------------------- tribes, chiefs, settlers


def test_nk_01_four_tribes() -> None:
    game = fresh(4, "nekken")
    assert [player["house"] for player in game.view(0)["players"]] == list(TRIBES)
    assert fresh(2, "nekken", houses=["heran", "hunder"]).options["houses"] == ["heran", "hunder"]
    with pytest.raises(BadOptions):
        fresh(2, "nekken", houses=["aggelos", "racan"])


@every_table
def test_nk_01_nine_settlers_and_no_more(seats: int) -> None:
    game = nekken(seats)
    assert reserves(game) == [9] * seats
    turn(game, {0: "explore ash"})
    turn(game, {0: "settle ash"})
    for region in REGIONS[1:9]:
        turn(game, {0: f"colonise {region} {region}"}, strike="negotiate")
    assert (len(board_garrisons(game)), reserve(game, 0)) == (9, 0)
    play_until(game, "act", strike="negotiate")
    refused(game, 0, "colonise jungle jungle", "BY-24")
    assert "colonise jungle" in game.legal(0)


# ---------------------------------------------------------------- regions


def test_nk_02_regions_no_cities_and_no_sea() -> None:
    with_sea, with_city = nekken_map(), nekken_map()
    with_sea["place"][1]["sea"], with_sea["place"][5]["sea"] = ["elm"], ["ash"]
    with_city["place"][1]["city"][0].update(slug="a1", name="A1")
    for board in (with_sea, with_city):
        with pytest.raises(BadOptions, match="NK-02"):
            Game("nekken", {"seats": 4, "board": board})


@every_table
def test_nk_02_targets_are_regions(seats: int) -> None:
    game = fresh(seats, "nekken")
    assert game.legal(0) == [f"target {region}" for region in REGIONS]
    game.play(0, "target elm")
    refused(game, 0, "target elm", "BY-07")
    assert targets(game, 0) == ["elm"]


def test_nk_02_a_region_holds_settlers_as_a_city_does_by_12() -> None:
    game = nekken(4)
    occupy(game, "elm", 0, 0, 1)
    refused(game, 0, "settle elm", "BY-12")
    turn(game, {0: "colonise dune", 2: "explore elm", 3: "explore elm"})
    refused(game, 0, "colonise elm elm -hunder", "BY-12")
    turn(game, {2: "settle elm"})
    play_until(game, "act")
    say(game, "pass; pass; pass")
    refused(game, 3, "settle elm", "BY-12")


@pytest.mark.parametrize(("tribe", "left"), [("hunder", [1, 0, 1, 0]), ("anicarn", [1, 1, 0, 0])])
def test_nk_02_a_region_holds_settlers_as_a_city_does_by_14(tribe: str, left: list[int]) -> None:
    game = nekken(4)
    occupy(game, "elm", 1, 2)
    travel(game, {0: "fen"})
    refused(game, 0, "colonise elm elm", "BY-14")
    refused(game, 0, "colonise elm elm -heran", "BY-14")
    say(game, f"colonise elm elm -{tribe}")
    assert garrisons(game, "elm") == left
    assert reserves(game) == [9 - n for n in left]


def test_nk_02_a_region_holds_settlers_as_a_city_does_by_15() -> None:
    game = nekken(3)
    occupy(game, "elm", 0)
    refused(game, 0, "settle elm", "BY-15")
    turn(game, {0: "colonise dune", 1: "explore elm"})
    refused(game, 0, "colonise elm elm", "BY-15")
    turn(game, {1: "settle elm"})
    say(game, "colonise elm elm -hunder")
    assert garrisons(game, "elm") == [2, 0, 0]


def test_nk_02_swaps_bribes_and_expulsions_are_as_in_byzantio() -> None:
    game = nekken(3)
    occupy(game, "elm", 0, 1)
    turn(game, {0: "colonise dune dune"})
    play_until(game, "act")
    say(game, "negotiate dune; for elm hunder; refuse")
    assert game.view("spectator")["roll"] == {
        "city": "elm",
        "house": "hunder",
        "needed": 6,
        "chance": 0.375,
        "weighs": {"hunder": -1},
    }
    say(game, "roll 6")
    assert board_garrisons(game) == {"dune": {"hunder": 1}, "elm": {"racan": 2}}
    say(game, "bribe elm racan; roll 4; expel elm racan; roll 5")  # seat 1 stands there, seat 2 does not
    assert board_garrisons(game) == {"dune": {"hunder": 1}, "elm": {"hunder": 1}}


def test_nk_02_a_region_scores_as_a_city_does_and_the_first_target_is_guessed() -> None:
    game = nekken(3, targets={0: "elm ash", 1: "ash elm"})
    occupy(game, "elm", 0, 1)
    play_until(game, "espionage")
    assert len(game.legal(2)) == 2 * len(REGIONS)
    game.play(2, truths(game)[0])
    assert finish(game).scores == (7, 5, 5)


# ---------------------------------------------------------------- the volcano


@every_table
def test_nk_03_all_chiefs_start_in_the_volcano(seats: int) -> None:
    game = nekken(seats)
    assert pretenders(game) == ["nekken"] * seats
    assert [move for move in game.legal(0) if move.startswith("colonise") and len(move.split()) == 2] == [
        f"colonise {region}" for region in SHORES
    ]
    assert legal(game, 0, "explore") == [f"explore {region}" for region in REGIONS]
    refused(game, 0, "explore nekken", "BY-18")


@every_table
def test_nk_03_once_left_it_is_never_entered_again_by_colonising_or_exploring(seats: int) -> None:
    game = nekken(seats)
    turn(game, {0: "colonise ash ash"})
    assert pretender(game, 0) == "ash"
    assert {move.split()[1] for move in legal(game, 0, "colonise")} == {"bog", "jungle"}
    assert legal(game, 0, "explore") == [f"explore {region}" for region in REGIONS if region != "ash"]
    refused(game, 0, "colonise nekken", "NK-03")
    refused(game, 0, "explore nekken", "NK-03")
    turn(game, {0: "explore dune"})  # not beside the volcano
    refused(game, 0, "explore nekken", "NK-03")
    refused(game, 0, "colonise nekken", "NK-03")


def test_nk_03_nor_by_exile() -> None:
    game = nekken(2)
    travel(game, {0: "ash"})
    to_event(game, 13)
    say(game, "roll 1")
    assert game.turn == [1]
    assert game.legal(1) == [f"exile racan {region}" for region in REGIONS if region != "ash"]
    refused(game, 1, "exile racan nekken", "NK-03")
    refused(game, 1, "exile racan ash", "BY-29")


def test_nk_03_nobody_settles_in_nekken() -> None:
    game = nekken(2)
    assert legal(game, 0, "settle") == []
    assert {move.split()[0] for move in game.legal(0)} == {"pass", "colonise", "explore"}
    for move in ("settle nekken", "colonise nekken nekken"):
        with pytest.raises(BadNotation):
            game.play(0, move)
    refused(game, 0, "settle ash", "BY-16")
    board = nekken_map()
    board["place"][0]["city"] = [{"slug": "nekken", "name": "Nekken", "capital": True, "at": [20, 60]}]
    with pytest.raises(BadOptions, match="NK-03"):
        Game("nekken", {"seats": 2, "board": board})


def test_nk_03_it_is_nobodys_target() -> None:
    game = fresh(2, "nekken")
    assert "target nekken" not in game.legal(0)
    with pytest.raises(BadNotation):
        game.play(0, "target nekken")
    assert "nekken" not in game.view(0)["in_play"]


@pytest.mark.parametrize("roll", range(1, 9))
def test_nk_03_it_bears_no_number(roll: int) -> None:
    game = nekken(3)
    travel(game, {1: "elm"})
    to_event(game, 13)
    say(game, f"roll {roll}")
    assert phase(game) == ("exile" if roll == 5 else "strike")  # seat 1 in elm; the volcano is never struck
    board = nekken_map()
    board["place"][0]["number"] = roll
    with pytest.raises(BadOptions, match="NK-03"):
        Game("nekken", {"seats": 2, "board": board})
