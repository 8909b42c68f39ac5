"""Material and set-up: BY-01 … BY-09."""

import pytest

from hippodrome.core.errors import BadNotation, BadOptions
from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    CAPITALS,
    CITIES,
    HOMES,
    HOUSES,
    LANES,
    NEIGHBOURS,
    PROVINCES,
    board_garrisons,
    boxes,
    byzantio_map,
    every_table,
    fresh,
    legal,
    phase,
    play_until,
    pretender,
    pretenders,
    reserve,
    reserves,
    say,
    slot_points,
    start,
    targets,
    to_event,
    turn,
    turn_number,
    write,
)

KINDS = {"campaign": 10, "muster": 6, "negotiate": 4, "advance": 4, "bribe": 3, "expel": 3}

# ---------------------------------------------------------------- the board


def test_by_01_the_board_has_25_provinces_with_34_cities() -> None:
    game = Game("byzantio", {"seats": 4})
    assert len(game.view(0)["in_play"]) == 34
    assert int(game.record["places"][0]) == 25


@pytest.mark.parametrize("seats", [2, 3])
def test_by_01_with_two_or_three_players_only_the_25_capitals_are_in_play(seats: int) -> None:
    assert len(Game("byzantio", {"seats": seats}).view(0)["in_play"]) == 25
    game = fresh(seats)
    assert game.view(0)["in_play"] == CAPITALS
    assert legal(game, 0, "target") == [f"target {city}" for city in CAPITALS]
    refused(game, 0, "target b2", "BY-01")


def test_by_01_with_four_all_cities_are_in_play() -> None:
    game = fresh(4)
    assert game.view(0)["in_play"] == CITIES
    assert legal(game, 0, "target") == [f"target {city}" for city in CITIES]
    game.play(0, "target b2")
    assert targets(game, 0) == ["b2"]


@pytest.mark.parametrize("capitals", [0, 2])
def test_by_01_a_province_has_one_capital(capitals: int) -> None:
    board = byzantio_map()
    for city in board["place"][1]["city"]:
        city["capital"] = capitals == 2
    with pytest.raises(BadOptions, match="BY-01"):
        Game("byzantio", {"seats": 4, "board": board})


@every_table
def test_by_02_provinces_that_touch_or_are_joined_by_a_lane_are_neighbours(seats: int) -> None:
    game = start(seats)
    for _ in range(3):
        here = pretender(game, 0)
        moves = {move.split()[1] for move in legal(game, 0, "campaign")}
        assert moves == NEIGHBOURS[here]
        turn(game, {0: f"campaign {sorted(moves)[-1]}"})


@pytest.mark.parametrize(("one", "other"), [*LANES, *(lane[::-1] for lane in LANES)])
def test_by_02_a_sea_lane_counts_both_ways(one: str, other: str) -> None:
    game = start(2)
    if one != "attica":
        turn(game, {0: f"advance {one}"})
    turn(game, {0: f"campaign {other}"})
    assert pretender(game, 0) == other


def test_by_02_what_neither_touches_nor_is_joined_is_no_neighbour() -> None:
    game = start(2)
    for place in PROVINCES:
        if place not in NEIGHBOURS["attica"]:
            refused(game, 0, f"campaign {place}", "BY-13")


@pytest.mark.parametrize("number", [0, 9, -1, None])
def test_by_03_every_province_bears_a_number_from_1_to_8(number: int | None) -> None:
    board = byzantio_map()
    board["place"][3]["number"] = number
    with pytest.raises(BadOptions):
        Game("byzantio", {"seats": 4, "board": board})


@pytest.mark.parametrize("roll", range(1, 9))
def test_by_03_events_use_the_numbers(roll: int) -> None:
    board = byzantio_map()
    board["place"][0]["number"] = 8  # attica
    game = start(2, board=board)
    turn(game, {0: "muster a1", 1: "muster d1"})
    to_event(game, 6)
    say(game, f"roll {roll}")
    assert sorted(board_garrisons(game)) == {8: ["d1"], 4: ["a1"]}.get(roll, ["a1", "d1"])


# ---------------------------------------------------------------- houses, die, sheets


def test_by_04_there_are_four_dynasties_each_with_a_home() -> None:
    game = fresh(4)
    assert [player["house"] for player in game.view(0)["players"]] == list(HOUSES)
    assert pretenders(game) == [HOMES[house] for house in HOUSES]


@pytest.mark.parametrize("house", ["aggelos", "komnenos", "doukas", "phokas"])
def test_by_04_every_dynasty_needs_a_home_on_the_map(house: str) -> None:
    board = byzantio_map()
    for place in board["place"]:
        if place.get("home") == house:
            del place["home"]
    with pytest.raises(BadOptions, match="BY-04"):
        Game("byzantio", {"seats": 2, "board": board})


def test_by_04_ten_garrisons_and_no_more() -> None:
    game = start(2)
    turn(game, {0: "muster a1"})
    for place in "boeotia cilicia galatia frygia elis ionia judaea kappadokia lydia".split():
        turn(game, {0: f"campaign {place} {place[0]}1"}, strike="negotiate")
    assert (len(board_garrisons(game)), reserve(game, 0)) == (10, 0)
    play_until(game, "act", strike="negotiate")
    refused(game, 0, "campaign hellas h1", "BY-24")


def test_by_04_a_pretender_stands_in_a_province_never_on_a_city() -> None:
    game = start(4)
    for move in ("advance b1", "campaign b1", "campaign b1 b1"):
        with pytest.raises(BadNotation):
            game.play(0, move)
    turn(game, {0: "campaign boeotia b1"})
    assert pretender(game, 0) == "boeotia"
    assert all(pretender in PROVINCES for pretender in pretenders(game))


def test_by_05_the_die_has_eight_sides_all_as_likely() -> None:
    game = fresh(2)
    for seat in range(2):
        write(game, seat)
    assert game.chances() == [1] * 8
    for roll in ("roll 0", "roll 9"):
        with pytest.raises(BadNotation):
            game.play("nature", roll)
    say(game, "roll 8; roll 1; muster a1; expel a1 aggelos")
    assert game.chances() == [1] * 8
    say(game, "roll 8")
    to_event(game, 6)
    assert game.chances() == [1] * 8


def test_by_05_only_the_die_decides_and_only_when_a_roll_is_due() -> None:
    game = start(2)
    refused(game, 0, "roll 5", "BY-05")
    refused(game, "nature", "roll 5", "BY-05")
    refused(game, "nature", "pass", "BY-05")
    say(game, "muster a1; expel a1 aggelos")
    for seat in range(2):
        refused(game, seat, "roll 5", "BY-05")
        refused(game, seat, "pass", "BY-05")
        assert game.legal(seat) == []
    assert game.turn == []


@every_table
def test_by_06_seven_slots_worth_14_10_10_8_8_6_6(seats: int) -> None:
    game = start(seats)
    for seat in range(seats):
        assert slot_points(game, seat) == [14, 10, 10, 8, 8, 6, 6]


@every_table
def test_by_06_thirty_action_boxes(seats: int) -> None:
    game = fresh(seats)
    for seat in range(seats):
        assert boxes(game, seat) == KINDS
        assert sum(boxes(game, seat).values()) == 30


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("houses", [["phokas", "doukas"], ["doukas", "aggelos", "phokas"], [*HOUSES[::-1]]])
def test_by_07_players_choose_dynasties(houses: list[str]) -> None:
    game = fresh(len(houses), houses=houses)
    assert [player["house"] for player in game.view(0)["players"]] == houses
    assert pretenders(game) == [HOMES[house] for house in houses]


@pytest.mark.parametrize("houses", [["phokas", "phokas"], ["phokas"], ["phokas", "racan"], [*HOUSES]])
def test_by_07_two_players_have_two_dynasties(houses: list[str]) -> None:
    with pytest.raises(BadOptions):
        fresh(2, houses=houses)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_by_07_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        fresh(seats)


@every_table
def test_by_07_seven_target_cities_one_per_slot_in_the_order_written(seats: int) -> None:
    game = fresh(seats)
    chosen = "k1 a1 j1 b1 i1 c1 h1".split()
    for written, city in enumerate(chosen, 1):
        assert 1 in game.turn
        game.play(1, f"target {city}")
        assert targets(game, 1) == chosen[:written]
    assert 1 not in game.turn
    refused(game, 1, "target d1", "BY-07")
    assert phase(game) == "targets"


def test_by_07_each_target_is_in_a_different_province() -> None:
    game = fresh(4)
    game.play(0, "target b2")
    refused(game, 0, "target b2", "BY-07")
    refused(game, 0, "target b1", "BY-07")
    game.play(0, "target f1")
    refused(game, 0, "target f2", "BY-07")
    assert legal(game, 0, "target") == [f"target {city}" for city in CITIES if city[0] not in "bf"]
    game.play(1, "target b1")  # what another has written does not matter


@every_table
def test_by_07_all_write_at_the_same_time(seats: int) -> None:
    game = fresh(seats)
    for city in "abcdef":
        for seat in reversed(range(seats)):
            assert game.turn == list(range(seats))
            game.play(seat, f"target {city}1")
    for seat in reversed(range(seats)):
        assert game.turn == list(range(seat + 1))
        assert (phase(game), game.chances()) == ("targets", [])
        game.play(seat, "target g1")
    assert (phase(game), game.turn) == ("start", [])


def test_by_07_targets_are_written_before_the_game_only() -> None:
    game = fresh(2)
    for move in ("pass", "muster a1", "campaign boeotia"):
        refused(game, 0, move, "BY-10")
    refused(game, "nature", "roll 5", "BY-05")
    refused(start(2), 0, "target k1", "BY-07")


@every_table
def test_by_08_pretenders_at_home_and_all_garrisons_in_reserve(seats: int) -> None:
    for game in (fresh(seats), start(seats)):
        assert pretenders(game) == ["attica", "doris", "lydia", "ionia"][:seats]
        assert reserves(game) == [10] * seats
        assert board_garrisons(game) == {}


def rolls(seats: int, line: str) -> Game:
    """The targets are written, and the dice for who starts so far."""
    game = fresh(seats)
    for seat in range(seats):
        write(game, seat)
    for side in line.split():
        assert phase(game) == "start"
        game.play("nature", f"roll {side}")
    return game


@pytest.mark.parametrize(
    ("line", "starter"),
    [
        ("5 4", 0),
        ("1 8", 1),
        ("3 2 1", 0),
        ("1 3 2", 1),
        ("1 1 2", 2),
        ("5 6 7 8", 3),
        ("2 2 2 3", 3),
        ("1 8 7 7", 1),
    ],
)
def test_by_09_each_rolls_and_the_highest_starts(line: str, starter: int) -> None:
    game = rolls(len(line.split()), line)
    assert (phase(game), game.turn, turn_number(game)) == ("act", [starter], 1)


@pytest.mark.parametrize(
    ("seats", "line", "again", "then", "starter"),
    [
        (2, "4 4", [0, 1], "1 2", 1),
        (3, "6 2 6", [0, 2], "1 3", 2),
        (3, "5 7 7", [1, 2], "2 1", 1),
        (4, "7 3 7 7", [0, 2, 3], "1 2 1", 2),
        (4, "8 8 8 8", [0, 1, 2, 3], "3 4 5 6", 3),
    ],
)
def test_by_09_those_tied_for_the_highest_roll_again_among_themselves(
    seats: int, line: str, again: list[int], then: str, starter: int
) -> None:
    game = rolls(seats, line)
    for seat, side in zip(again, then.split(), strict=True):
        assert (phase(game), int(game.record["seat"][0])) == ("start", seat)
        game.play("nature", f"roll {side}")
    assert (phase(game), game.turn) == ("act", [starter])


def test_by_09_tied_again_fewer_roll_again() -> None:
    game = rolls(4, "8 8 8 1 5 5 4")
    assert int(game.record["seat"][0]) == 0
    say(game, "roll 2")
    assert int(game.record["seat"][0]) == 1
    say(game, "roll 2; roll 1; roll 3")  # seat 2, who rolled a 4, and seat 3 do not roll
    assert (phase(game), game.turn) == ("act", [1])


@every_table
def test_by_09_player_order_goes_clockwise_from_the_starter(seats: int) -> None:
    for starter in range(seats):
        game = start(seats, starter=starter)
        order = [(starter + n) % seats for n in range(seats)]
        assert game.view("spectator")["order"] == order
        for _ in range(2):
            for seat in order:
                assert game.turn == [seat]
                game.play(seat, "pass")
