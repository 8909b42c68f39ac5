"""Negotiate, bribe and expel: BY-17, BY-19 … BY-23."""

from itertools import product

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    board_garrisons,
    boxes,
    every_table,
    fork,
    garrisons,
    legal,
    needed,
    occupy,
    phase,
    play_until,
    pretenders,
    reserves,
    say,
    start,
    travel,
    turn,
)

ROLLS = range(1, 9)


def apart(seats: int = 3) -> Game:
    """Seat 0 holds a1, seat 1 d1, each at home; both pretenders have left for elis, seat 0 is to move."""
    game = start(seats)
    turn(game, {0: "muster a1", 1: "muster d1"})
    travel(game, {0: "elis", 1: "elis"})
    return game


def outcomes(game: Game) -> list[dict[str, dict[str, int]]]:
    """The garrisons on the board after each roll that can come now."""
    after = []
    for roll in ROLLS:
        there = fork(game)
        say(there, f"roll {roll}")
        after.append(board_garrisons(there))
    return after


# ---------------------------------------------------------------- negotiate


@every_table
def test_by_17_if_the_owner_accepts_they_swap(seats: int) -> None:
    game = apart(seats)
    say(game, "negotiate a1; for d1 komnenos")
    assert game.turn == [1]
    assert game.legal(1) == ["accept", "refuse"]
    game.play(1, "accept")
    assert board_garrisons(game) == {"a1": {"komnenos": 1}, "d1": {"aggelos": 1}}
    assert reserves(game) == [9, 9, 10, 10][:seats]
    assert pretenders(game)[:2] == ["elis", "elis"]
    assert (game.chances(), game.turn) == ([], [1])  # no roll: the next player is to act
    assert phase(game) == "act"


@every_table
def test_by_17_if_the_owner_refuses_5_to_8_swap_all_the_same_and_1_to_4_do_nothing(seats: int) -> None:
    game = apart(seats)
    before = board_garrisons(game)
    say(game, "negotiate a1; for d1 komnenos; refuse")
    assert (phase(game), game.turn, needed(game)) == ("roll", [], 5)
    swapped = {"a1": {"komnenos": 1}, "d1": {"aggelos": 1}}
    assert outcomes(game) == [before] * 4 + [swapped] * 4
    say(game, "roll 4")
    assert (phase(game), game.turn) == ("act", [1])


def test_by_17_only_one_garrison_of_each_changes_place() -> None:
    game = start(3)
    occupy(game, "f1", 0, 0, 1)
    occupy(game, "l1", 1, 2)
    play_until(game, "act")
    say(game, "negotiate f1; for l1 doukas; accept")
    assert board_garrisons(game) == {
        "f1": {"aggelos": 1, "komnenos": 1, "doukas": 1},
        "l1": {"aggelos": 1, "komnenos": 1},
    }


def test_by_17_one_own_and_one_enemy_garrison() -> None:
    game = apart()
    refused(game, 0, "negotiate d1", "BY-17")
    refused(game, 0, "negotiate b1", "BY-17")
    turn(game, {0: "campaign frygia f1"})
    say(game, "negotiate a1")
    assert game.legal(0) == ["for d1 komnenos"]
    refused(game, 0, "for f1 aggelos", "BY-17")
    refused(game, 0, "for d1 doukas", "BY-17")
    refused(game, 0, "for b1 komnenos", "BY-17")


def test_by_17_in_different_cities() -> None:
    game = start(3)
    turn(game, {0: "muster a1", 1: "advance attica"})
    turn(game, {1: "muster a1"})
    assert legal(game, 0, "negotiate") == []  # the only enemy stands in the same city
    refused(game, 0, "negotiate a1", "BY-22")
    turn(game, {1: "campaign boeotia b1"})
    say(game, "negotiate a1")
    assert game.legal(0) == ["for b1 komnenos"]
    refused(game, 0, "for a1 komnenos", "BY-17")


def test_by_17_the_two_cities_can_lie_in_one_province() -> None:
    game = start(4)
    occupy(game, "f1", 0)
    occupy(game, "f2", 1)
    play_until(game, "act")
    say(game, "negotiate f1; for f2 komnenos; accept")
    assert board_garrisons(game) == {"f1": {"komnenos": 1}, "f2": {"aggelos": 1}}


def test_by_17_what_it_is_for_comes_next_and_there_is_no_way_back() -> None:
    game = apart()
    turn(game, {0: "campaign frygia f1"})
    refused(game, 0, "for d1 komnenos", "BY-17")
    say(game, "negotiate a1")
    assert game.turn == [0]
    for move in ("pass", "negotiate a1", "negotiate f1", "muster e1", "advance ionia", "expel d1 komnenos"):
        refused(game, 0, move, "BY-17")
    refused(game, 1, "accept", "BY-17")
    refused(game, 1, "pass", "BY-10")
    say(game, "for d1 komnenos")
    refused(game, 0, "for d1 komnenos", "BY-17")


def test_by_17_its_owner_answers_and_nobody_else() -> None:
    game = apart()
    refused(game, 0, "accept", "BY-17")
    refused(game, 1, "refuse", "BY-17")
    say(game, "negotiate a1; for d1 komnenos")
    for other in (0, 2):
        assert game.legal(other) == []
        refused(game, other, "accept", "BY-17")
        refused(game, other, "refuse", "BY-17")


def test_by_17_no_offer_without_an_enemy_garrison() -> None:
    game = start(3)
    turn(game, {0: "muster a1"})
    assert legal(game, 0, "negotiate") == []
    refused(game, 0, "negotiate a1", "BY-22")


# ---------------------------------------------------------------- bribe and expel


@every_table
def test_by_19_a_bribe_replaces_the_garrison_by_one_from_the_own_reserve_on_5_to_8(seats: int) -> None:
    game = apart(seats)
    before = board_garrisons(game)
    assert legal(game, 0, "bribe") == ["bribe d1 komnenos"]
    say(game, "bribe d1 komnenos")
    assert (phase(game), game.turn, needed(game)) == ("roll", [], 5)
    bribed = {"a1": {"aggelos": 1}, "d1": {"aggelos": 1}}
    assert outcomes(game) == [before] * 4 + [bribed] * 4
    failed = fork(game)
    say(failed, "roll 4")
    assert reserves(failed)[:2] == [9, 9]
    say(game, "roll 5")
    assert reserves(game)[:2] == [8, 10]
    assert pretenders(game)[:2] == ["elis", "elis"]
    assert (phase(game), game.turn) == ("act", [1])


def test_by_19_only_an_enemy_garrison_and_only_one_of_them() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1, 1)
    refused(game, 0, "bribe f1 aggelos", "BY-19")
    refused(game, 0, "bribe f1 doukas", "BY-19")
    refused(game, 0, "bribe e1 komnenos", "BY-19")
    say(game, "bribe f1 komnenos; roll 8")
    assert garrisons(game, "f1") == [2, 1, 0]
    assert reserves(game) == [8, 9, 10]


@every_table
def test_by_20_expel_sends_the_garrison_back_to_its_owners_reserve_on_5_to_8(seats: int) -> None:
    game = apart(seats)
    before = board_garrisons(game)
    assert legal(game, 0, "expel") == ["expel d1 komnenos"]
    say(game, "expel d1 komnenos")
    assert (phase(game), game.turn, needed(game)) == ("roll", [], 5)
    assert outcomes(game) == [before] * 4 + [{"a1": {"aggelos": 1}}] * 4
    failed = fork(game)
    say(failed, "roll 4")
    assert reserves(failed)[:2] == [9, 9]
    say(game, "roll 5")
    assert reserves(game)[:2] == [9, 10]  # nothing takes its place
    assert (phase(game), game.turn) == ("act", [1])


def test_by_20_only_an_enemy_garrison_and_only_one_of_them() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1, 1)
    refused(game, 0, "expel f1 aggelos", "BY-20")
    refused(game, 0, "expel f1 doukas", "BY-20")
    refused(game, 0, "expel e1 komnenos", "BY-20")
    say(game, "expel f1 komnenos; roll 8")
    assert garrisons(game, "f1") == [1, 1, 0]
    assert reserves(game) == [9, 9, 10]


# ---------------------------------------------------------------- pretenders and the die

LINES = {
    "negotiate": "negotiate a1; for d1 komnenos; refuse",
    "bribe": "bribe d1 komnenos",
    "expel": "expel d1 komnenos",
}


@pytest.mark.parametrize("kind", LINES)
@pytest.mark.parametrize(("acting", "owning", "third"), list(product([False, True], repeat=3)))
def test_by_21_the_actors_pretender_gives_1_the_owners_takes_1_both_cancel_a_third_does_nothing(
    kind: str, acting: bool, owning: bool, third: bool
) -> None:
    game = start(3)
    turn(game, {0: "muster a1", 1: "muster d1"})
    travel(
        game,
        {
            seat: "doris" if there else ("attica", "elis", "lydia")[seat]
            for seat, there in enumerate((acting, owning, third))
        },
    )
    say(game, LINES[kind])
    least = 5 - acting + owning
    assert needed(game) == least
    before = {"a1": {"aggelos": 1}, "d1": {"komnenos": 1}}
    assert [after != before for after in outcomes(game)] == [roll >= least for roll in ROLLS]


@pytest.mark.parametrize("there", [(0,), (1,), (0, 1)])
def test_by_21_it_is_the_province_of_the_enemy_garrison_that_counts(there: tuple[int, ...]) -> None:
    game = start(3)
    turn(game, {0: "muster a1", 1: "muster d1"})
    travel(game, {seat: "attica" if seat in there else "elis" for seat in (0, 1)})
    say(game, LINES["negotiate"])
    assert needed(game) == 5
    say(game, "roll 4")
    assert board_garrisons(game) == {"a1": {"aggelos": 1}, "d1": {"komnenos": 1}}


def test_by_21_a_pretender_counts_for_every_city_of_its_province() -> None:
    game = start(4)
    occupy(game, "f2", 1)
    turn(game, {0: "advance frygia", 1: "campaign elis"})
    say(game, "expel f2 komnenos; roll 4")
    assert garrisons(game, "f2") == [0, 0, 0, 0]


# ---------------------------------------------------------------- what can't be chosen


def full_hand(more: str = "") -> Game:
    """f1 holds two of seat 0 and one of seat 1; seat 0 holds e1 too; seat 1 stands where `more` says."""
    game = start(3)
    occupy(game, "f1", 0, 0, 1)
    turn(game, {0: "campaign elis e1", 1: more or "pass"})
    play_until(game, "act")
    return game


def test_by_22_a_swap_that_would_give_the_actor_three_cant_be_chosen() -> None:
    game = full_hand("campaign boeotia b1")
    say(game, "negotiate e1")
    assert game.legal(0) == ["for b1 komnenos"]
    refused(game, 0, "for f1 komnenos", "BY-22")


def test_by_22_an_offer_that_leads_to_no_swap_cant_be_made() -> None:
    game = full_hand()
    assert legal(game, 0, "negotiate") == []
    refused(game, 0, "negotiate e1", "BY-22")
    refused(game, 0, "negotiate f1", "BY-22")


def test_by_22_a_swap_that_would_give_the_owner_three_cant_be_chosen() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1, 1)
    turn(game, {1: "campaign boeotia b1", 2: "muster l1"})
    play_until(game, "act")
    say(game, "negotiate f1")
    assert game.legal(0) == ["for l1 doukas"]
    refused(game, 0, "for b1 komnenos", "BY-22")


def test_by_22_a_bribe_that_would_give_three_cant_be_chosen() -> None:
    game = full_hand("campaign boeotia b1")
    assert legal(game, 0, "bribe") == ["bribe b1 komnenos"]
    refused(game, 0, "bribe f1 komnenos", "BY-22")
    assert "expel f1 komnenos" in game.legal(0)


def test_by_22_by_15_does_not_limit_swaps() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1)
    turn(game, {0: "campaign elis e1"})
    say(game, "negotiate e1; for f1 komnenos; accept")
    assert board_garrisons(game) == {"e1": {"komnenos": 1}, "f1": {"aggelos": 2}}


def test_by_22_by_15_does_not_limit_bribes() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1)
    say(game, "bribe f1 komnenos; roll 8")
    assert board_garrisons(game) == {"f1": {"aggelos": 2}}


def test_by_22_a_city_with_four_garrisons_can_be_swapped_into_and_bribed() -> None:
    game = start(4)
    occupy(game, "f1", 0, 1, 2, 3)
    turn(game, {0: "campaign elis e1"})
    assert "bribe f1 phokas" in game.legal(0)
    say(game, "negotiate e1; for f1 phokas; accept")
    assert garrisons(game, "f1") == [2, 1, 1, 0]
    say(game, "bribe f1 doukas; roll 8")
    assert garrisons(game, "f1") == [2, 2, 0, 0]


@pytest.mark.parametrize("end", ["roll 1", "roll 8"])
@pytest.mark.parametrize("kind", LINES)
def test_by_23_the_box_is_used_whether_or_not_the_roll_succeeds(kind: str, end: str) -> None:
    game = apart()
    before = [boxes(game, seat) for seat in range(3)]
    say(game, f"{LINES[kind]}; {end}")
    assert boxes(game, 0) == {**before[0], kind: before[0][kind] - 1}
    assert [boxes(game, seat) for seat in (1, 2)] == before[1:]


def test_by_23_an_accepted_offer_uses_it_too() -> None:
    game = apart()
    say(game, "negotiate a1; for d1 komnenos; accept")
    assert (boxes(game, 0)["negotiate"], boxes(game, 1)["negotiate"]) == (3, 4)
