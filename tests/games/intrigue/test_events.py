"""Earthquake, famine, plague, and the boxes crossed off: BY-25 … BY-27, BY-29."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    HOUSES,
    PROVINCES,
    board_garrisons,
    boxes,
    every_table,
    fork,
    garrisons,
    legal,
    occupy,
    phase,
    play_until,
    pretender,
    pretenders,
    reserves,
    say,
    start,
    to_event,
    travel,
    turn,
    turn_number,
)

every_event = pytest.mark.parametrize("number", [6, 12, 18, 24])

# ---------------------------------------------------------------- crossing off


KINDS = ["expel", "campaign", "advance", "muster"]  # one for each seat


@every_event
@every_table
def test_by_25_after_an_event_every_player_crosses_off_one_box_all_at_the_same_time(
    seats: int, number: int
) -> None:
    game = start(seats, starter=1)
    play_until(game, "strike", number)
    left = list(range(seats))
    before = [boxes(game, seat) for seat in range(seats)]
    for seat in (*range(1, seats), 0):  # any order will do
        assert (phase(game), game.turn, turn_number(game)) == ("strike", left, number)
        assert [boxes(game, each) for each in range(seats)] == before  # they go when all are in
        game.play(seat, f"strike {KINDS[seat]}")
        left.remove(seat)
    for seat in range(seats):
        before[seat][KINDS[seat]] -= 1
    assert [boxes(game, seat) for seat in range(seats)] == before
    assert (phase(game), game.turn, turn_number(game)) == ("act", [1], number + 1)


def test_by_25_it_is_of_choice_but_an_unused_box() -> None:
    game = start(2)
    turn(game, {1: "muster d1"})
    for _ in range(3):
        turn(game, {0: "expel d1 komnenos; roll 1"})
    play_until(game, "strike", 6)
    kinds = ["campaign", "muster", "negotiate", "advance", "bribe"]
    assert game.legal(0) == [f"strike {kind}" for kind in kinds]
    refused(game, 0, "strike expel", "BY-25")
    say(game, "strike bribe")
    assert game.legal(1) == [f"strike {kind}" for kind in [*kinds, "expel"]]


def test_by_25_every_player_must_and_only_once() -> None:
    game = start(3, starter=1)
    play_until(game, "strike", 6)
    for seat in range(3):
        refused(game, seat, "pass", "BY-10")
    game.play(2, "strike muster")
    assert (game.turn, game.legal(2)) == ([0, 1], [])
    refused(game, 2, "strike muster", "BY-25")
    refused(game, 2, "strike expel", "BY-25")


def test_by_25_after_an_event_only() -> None:
    game = start(2)
    refused(game, 0, "strike muster", "BY-25")
    to_event(game, 6)
    refused(game, 0, "strike muster", "BY-05")  # the event comes first


def test_by_25_after_everybody_has_chosen_in_the_event_itself() -> None:
    game = start(3)
    to_event(game, 18)
    say(game, "keep; keep")
    refused(game, 0, "strike muster", "BY-25")
    say(game, "keep")
    assert (phase(game), game.turn) == ("strike", [0, 1, 2])
    travel(game, {0: "attica", 1: "hellas"})
    to_event(game, 24)
    say(game, "roll 1; exile aggelos elis")
    refused(game, 0, "strike muster", "BY-25")
    say(game, "exile komnenos elis")
    assert (phase(game), game.turn) == ("strike", [0, 1, 2])


@every_event
def test_by_25_crossed_off_boxes_are_public_when_all_are_in(number: int) -> None:
    game = start(3, starter=1)
    play_until(game, "strike", number)
    said = fork(game)
    for seat in (0, 2, 1):
        said.play(seat, "strike bribe" if seat == 2 else f"strike {KINDS[seat]}")
        game.play(seat, f"strike {KINDS[seat]}")
    for eyes in (0, 1, 2, "spectator"):
        read = [(actor, move) for actor, move in game.log_for(eyes)[-3:] if actor != eyes]
        assert read == [(seat, f"strike {KINDS[seat]}") for seat in (1, 2, 0) if seat != eyes]
        assert game.view(eyes)["players"][2]["boxes"]["advance"] == boxes(said, 2)["advance"] - 1
        assert game.masked(eyes).tobytes() != said.masked(eyes).tobytes()


# ---------------------------------------------------------------- earthquake


def garrisoned() -> Game:
    """Four players on f1, f2 and l1 (number 6), a1 and h1 (1), and e1 (5); the earthquake is next."""
    game = start(4)
    turn(game, {0: "muster a1", 1: "advance frygia", 2: "muster l1", 3: "advance frygia"})
    turn(game, {0: "campaign elis e1", 1: "muster f1", 2: "campaign hellas h1", 3: "muster f1"})
    turn(game, {0: "campaign frygia f2", 1: "muster f1"})
    to_event(game, 6)
    assert board_garrisons(game) == {
        "a1": {"aggelos": 1},
        "e1": {"aggelos": 1},
        "f1": {"komnenos": 2, "phokas": 1},
        "f2": {"aggelos": 1},
        "h1": {"doukas": 1},
        "l1": {"doukas": 1},
    }
    return game


@pytest.mark.parametrize(
    ("roll", "struck", "back"),
    [
        (1, ["a1", "h1"], [8, 8, 9, 9]),
        (5, ["e1"], [8, 8, 8, 9]),
        (6, ["f1", "f2", "l1"], [8, 10, 9, 10]),
        (2, [], [7, 8, 8, 9]),  # boeotia and ionia: nobody stands there
        (8, [], [7, 8, 8, 9]),  # no province
    ],
)
def test_by_26_every_garrison_in_every_province_with_the_number_goes_to_its_owners_reserve(
    roll: int, struck: list[str], back: list[int]
) -> None:
    game = garrisoned()
    before, stood = board_garrisons(game), pretenders(game)
    say(game, f"roll {roll}")
    assert board_garrisons(game) == {city: there for city, there in before.items() if city not in struck}
    assert reserves(game) == back
    assert pretenders(game) == stood  # they are no garrisons
    assert (phase(game), game.turn) == ("strike", [0, 1, 2, 3])


@every_table
def test_by_26_one_roll_on_turn_6(seats: int) -> None:
    game = start(seats)
    to_event(game, 6)
    assert game.view("spectator")["events"][0] == {"turn": 6, "event": "earthquake"}
    assert (phase(game), game.turn, game.chances()) == ("event", [], [1] * 8)
    say(game, "roll 3")
    assert phase(game) == "strike"


# ---------------------------------------------------------------- famine


def starving() -> Game:
    """Player order 1, 2, 0; number 6 is f1 with seats 1, 1, 0, and l1 with 2, 0, whose pretender is there."""
    game = start(3, starter=1)
    occupy(game, "f1", 0, 1, 1)
    occupy(game, "l1", 0, 2)
    turn(game, {0: "pass", 1: "campaign elis e1", 2: "advance boeotia"})
    to_event(game, 12)
    assert pretenders(game) == ["lydia", "elis", "boeotia"]
    return game


DUE = [
    ("komnenos", "f1", 5),
    ("komnenos", "f1", 5),
    ("doukas", "l1", 5),
    ("aggelos", "f1", 5),
    ("aggelos", "l1", 4),
]


def due(game: Game) -> tuple[str, str, int]:
    """Whose garrison rolls now, where, and what it needs."""
    roll = game.view("spectator")["roll"]
    return roll["house"], roll["city"], roll["needed"]


def test_by_27_one_roll_per_garrison_in_player_order_each_owner_through_all_struck_provinces() -> None:
    game = starving()
    say(game, "roll 6")
    for each in DUE:
        assert (phase(game), game.turn, due(game)) == ("famine", [], each)
        say(game, "roll 8")
    assert (phase(game), game.turn) == ("strike", [0, 1, 2])


@pytest.mark.parametrize("owner", range(5))
@pytest.mark.parametrize("roll", range(1, 9))
def test_by_27_5_to_8_survives_and_1_to_4_goes_back_one_better_beside_the_pretender(
    owner: int, roll: int
) -> None:
    game = starving()
    before, held = board_garrisons(game), reserves(game)
    say(game, "roll 6")
    for n, (house, city, least) in enumerate(DUE):
        say(game, f"roll {roll if n == owner else 8}")
        if n == owner and roll < least:
            before[city][house] -= 1
            held[HOUSES.index(house)] += 1
    assert board_garrisons(game) == {
        city: {house: n for house, n in there.items() if n} for city, there in before.items()
    }
    assert reserves(game) == held


def test_by_27_all_of_them_can_be_lost_and_nothing_else() -> None:
    game = starving()
    say(game, "roll 6; roll 4; roll 1; roll 2; roll 3; roll 3")
    assert board_garrisons(game) == {"e1": {"komnenos": 1}}
    assert reserves(game) == [10, 9, 10]
    assert phase(game) == "strike"


def test_by_27_the_pretender_helps_in_its_own_province_only_and_only_its_owner() -> None:
    game = starving()
    say(game, "roll 6; roll 4; roll 4; roll 4; roll 4; roll 4")  # seat 0's pretender is in lydia
    assert board_garrisons(game) == {"e1": {"komnenos": 1}, "l1": {"aggelos": 1}}


def test_by_27_both_cities_of_a_province_starve_in_the_boards_order() -> None:
    game = start(4, starter=3)
    occupy(game, "f2", 0, 3)
    occupy(game, "f1", 0, 3)
    to_event(game, 12)
    say(game, "roll 6")
    for house in ("phokas", "aggelos"):
        for city in ("f1", "f2"):
            assert due(game) == (house, city, 4)
            say(game, "roll 4" if city == "f1" else "roll 3")
    assert board_garrisons(game) == {"f1": {"aggelos": 1, "phokas": 1}}


@pytest.mark.parametrize("roll", [1, 8])
def test_by_27_the_roll_can_hit_nobody(roll: int) -> None:
    game = starving()
    before = board_garrisons(game)
    say(game, f"roll {roll}")
    assert (phase(game), board_garrisons(game)) == ("strike", before)


def test_by_27_on_turn_12() -> None:
    assert start(2).view("spectator")["events"][1] == {"turn": 12, "event": "famine"}


# ---------------------------------------------------------------- plague


def sick() -> Game:
    """Player order 1, 2, 0. Seat 0 stands in attica, seat 2 in hellas (number 1 both), seat 1 in elis (5)."""
    game = start(3, starter=1)
    travel(game, {1: "elis", 2: "hellas"})
    to_event(game, 24)
    assert (phase(game), game.chances()) == ("event", [1] * 8)
    return game


def test_by_29_in_player_order_of_those_struck_the_left_neighbour_chooses() -> None:
    game = sick()
    say(game, "roll 1")
    assert (phase(game), game.turn) == ("exile", [0])  # left of seat 2
    game.play(0, "exile doukas boeotia")
    assert pretenders(game) == ["attica", "elis", "boeotia"]
    assert (phase(game), game.turn) == ("exile", [1])  # left of seat 0
    game.play(1, "exile aggelos kappadokia")
    assert pretenders(game) == ["kappadokia", "elis", "boeotia"]
    assert phase(game) == "strike"


def test_by_29_to_another_province_which_can_bear_the_same_number() -> None:
    game = sick()
    say(game, "roll 1")
    assert game.legal(0) == [f"exile doukas {place}" for place in PROVINCES if place != "hellas"]
    refused(game, 0, "exile doukas hellas", "BY-29")
    say(game, "exile doukas attica; exile aggelos hellas")
    assert pretenders(game) == ["hellas", "elis", "attica"]
    assert phase(game) == "strike"  # nobody is struck twice


def test_by_29_nobody_else_chooses_and_nobody_else_is_moved() -> None:
    game = sick()
    say(game, "roll 1")
    for other in (1, 2):
        assert game.legal(other) == []
        refused(game, other, "exile doukas boeotia", "BY-29")
    refused(game, 0, "exile komnenos boeotia", "BY-29")
    refused(game, 0, "exile aggelos boeotia", "BY-29")
    refused(game, 0, "pass", "BY-10")


@pytest.mark.parametrize("roll", range(1, 9))
def test_by_29_every_pretender_in_a_province_with_the_number_is_struck(roll: int) -> None:
    game = sick()
    say(game, f"roll {roll}")
    struck = {1: ["doukas", "aggelos"], 5: ["komnenos"]}.get(roll, [])
    for house in struck:
        assert game.view("spectator")["exile"] == house
        say(game, f"exile {house} galatia")
    assert (phase(game), game.turn) == ("strike", [0, 1, 2])
    assert [pretender(game, HOUSES.index(house)) for house in struck] == ["galatia"] * len(struck)


@every_table
def test_by_29_all_can_be_struck_in_one_province(seats: int) -> None:
    game = start(seats)
    travel(game, dict.fromkeys(range(seats), "frygia"))
    to_event(game, 24)
    say(game, "roll 6")
    for seat in range(seats):
        assert game.turn == [(seat + 1) % seats]
        say(game, f"exile {HOUSES[seat]} elis")
    assert pretenders(game) == ["elis"] * seats
    assert phase(game) == "strike"


def test_by_29_with_two_players_left_is_the_opponent() -> None:
    for roll, struck in ((1, 0), (4, 1)):
        game = start(2)
        to_event(game, 24)
        say(game, f"roll {roll}")
        assert game.turn == [1 - struck]
        refused(game, struck, f"exile {HOUSES[struck]} elis", "BY-29")
        game.play(1 - struck, f"exile {HOUSES[struck]} elis")
        assert pretender(game, struck) == "elis"


def test_by_29_on_turn_24_and_no_garrison_is_touched() -> None:
    game = start(2)
    turn(game, {0: "muster a1"})
    assert game.view("spectator")["events"][3] == {"turn": 24, "event": "plague"}
    refused(game, 1, "exile aggelos elis", "BY-29")
    to_event(game, 24)
    say(game, "roll 1; exile aggelos elis")
    assert garrisons(game, "a1") == [1, 0]
    assert legal(game, 0, "strike")
