"""Espionage, the score and the winner: BY-31 … BY-35."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    CAPITALS,
    CITIES,
    HOUSES,
    board_garrisons,
    every_table,
    finish,
    garrisons,
    occupy,
    phase,
    play_until,
    start,
    step,
    targets,
    to_event,
    truths,
    turn,
    turn_number,
)

# ---------------------------------------------------------------- espionage


@every_table
def test_by_31_after_the_last_turn_all_name_a_city_for_each_opponent_at_the_same_time(seats: int) -> None:
    game = start(seats)
    for seat in range(seats):
        refused(game, seat, f"guess {HOUSES[1 - min(seat, 1)]} a1", "BY-31")
    while phase(game) != "espionage":
        assert game.outcome is None
        step(game)
    assert (turn_number(game), game.turn, game.chances()) == (30, list(range(seats)), [])
    for other in range(1, seats):  # one name of everybody, then the next of everybody
        for seat in range(seats):
            assert seat in game.turn
            assert game.outcome is None
            game.play(seat, f"guess {HOUSES[(seat + other) % seats]} c1")
    assert (phase(game), game.turn) == ("end", [])
    assert game.outcome is not None


@every_table
def test_by_31_any_city_in_play_and_no_other(seats: int) -> None:
    game = start(seats)
    play_until(game, "espionage")
    in_play = CITIES if seats == 4 else CAPITALS
    for seat in range(seats):
        opponents = [house for house in HOUSES[:seats] if house != HOUSES[seat]]
        assert game.legal(seat) == [f"guess {house} {city}" for house in opponents for city in in_play]
    refused(game, 1, "guess komnenos a1", "BY-31")  # the own house
    if seats < 4:
        refused(game, 1, "guess aggelos b2", "BY-01")


def test_by_31_in_any_order_one_name_each_and_none_can_be_left_out() -> None:
    game = start(4)
    play_until(game, "espionage")
    game.play(1, "guess phokas b2")
    refused(game, 1, "guess phokas a1", "BY-31")
    refused(game, 1, "pass", "BY-10")
    assert 1 in game.turn
    game.play(1, "guess aggelos a1")
    game.play(1, "guess doukas a1")
    assert game.turn == [0, 2, 3]
    assert game.legal(1) == []
    refused(game, 1, "guess doukas b1", "BY-31")
    assert game.outcome is None


@every_table
def test_by_31_five_points_per_correct_guess(seats: int) -> None:
    for right in range(seats):  # seat 1 guesses so many right, all others none
        game = start(seats)
        play_until(game, "espionage")
        opponents = [seat for seat in range(seats) if seat != 1]
        for seat in opponents[:right]:
            game.play(1, truths(game)[seat])
        outcome = finish(game)
        assert outcome.scores == tuple(5 * right if seat == 1 else 0 for seat in range(seats))


def test_by_31_it_is_the_14_point_slot_that_counts() -> None:
    game = start(2, targets={0: "k1 a1 b1", 1: "l1 c1"})
    play_until(game, "espionage")
    game.play(0, "guess komnenos c1")  # a target, but worth 10
    game.play(1, "guess aggelos k1")
    assert game.outcome == ((0, 5), (1,))


@pytest.mark.parametrize(("named", "points"), [("k1", 5), ("a1", 0)])
def test_by_31_after_a_succession_the_city_now_in_the_slot_counts(named: str, points: int) -> None:
    game = start(2, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    to_event(game, 18)
    game.play(0, "retarget a1 k1")
    play_until(game, "espionage")
    game.play(1, f"guess aggelos {named}")
    assert finish(game).scores == (0, points)


@pytest.mark.parametrize(("named", "points"), [("a1", 5), ("k1", 0)])
def test_by_31_a_replacement_in_another_slot_does_not_matter(named: str, points: int) -> None:
    game = start(2, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    to_event(game, 18)
    game.play(0, "retarget b1 k1")
    play_until(game, "espionage")
    game.play(1, f"guess aggelos {named}")
    assert finish(game).scores == (0, points)


def test_by_31_then_the_game_is_over() -> None:
    game = start(2)
    finish(game)
    for seat in range(2):
        assert game.legal(seat) == []
        refused(game, seat, "guess komnenos a1", "BY-31")
        refused(game, seat, "muster a1", "BY-31")
    refused(game, "nature", "roll 5", "BY-05")


# ---------------------------------------------------------------- the score of a target

SLOTS = [14, 10, 10, 8, 8, 6, 6]


def targets_with(city: str, slot: int) -> str:
    """Seven targets, with this city in this slot."""
    others = [other for other in CAPITALS if other[0] != city[0]]
    return " ".join([*others[:slot], city, *others[slot:6]])


def contested(slot: int, *there: int) -> Game:
    """l1 is a target of all four, seat 0's in this slot; garrisons of the seats named stand there."""
    game = start(4, targets={seat: targets_with("l1", slot if seat == 0 else 0) for seat in range(4)})
    occupy(game, "l1", *there)
    return game


@pytest.mark.parametrize("slot", range(7))
@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
def test_by_32_alone_all_two_half_three_2_points_four_nothing(slot: int, sharing: int) -> None:
    outcome = finish(contested(slot, *range(sharing)))
    points = {1: SLOTS[slot], 2: SLOTS[slot] // 2, 3: 2, 4: 0}[sharing]
    others = {1: 14, 2: 7, 3: 2, 4: 0}[sharing]
    assert outcome.scores == (points, *([others] * (sharing - 1)), *([0] * (4 - sharing)))


@pytest.mark.parametrize(
    ("there", "scores"),
    [
        ((0, 0, 1), (14, 0, 0, 0)),
        ((0, 1, 1), (0, 14, 0, 0)),
        ((0, 0, 1, 1), (7, 7, 0, 0)),
        ((0, 0, 1, 2), (14, 0, 0, 0)),
        ((1, 1, 2, 3), (0, 14, 0, 0)),
        ((2, 3), (0, 0, 7, 7)),
        ((1, 2, 3), (0, 2, 2, 2)),
        ((), (0, 0, 0, 0)),
    ],
)
def test_by_32_fewer_than_another_or_none_there_scores_nothing(
    there: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    assert finish(contested(0, *there)).scores == scores


@every_table
def test_by_32_all_targets_add_up(seats: int) -> None:
    game = start(seats, targets={0: "a1 b1 c1 g1 f1 e1 i1"})
    turn(game, {0: "muster a1"})
    for place in "boeotia cilicia galatia frygia elis ionia".split():
        turn(game, {0: f"campaign {place} {place[0]}1"})
    assert finish(game).scores[0] == sum(SLOTS)


def test_by_32_the_targets_of_a_minor_city_score_there_and_not_at_its_capital() -> None:
    game = start(4, targets={0: "f2 a1", 1: "f1 a1"})
    occupy(game, "f2", 0, 1)
    occupy(game, "f1", 2)
    assert finish(game).scores[:2] == (7, 0)


@pytest.mark.parametrize("slot", range(7))
@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
def test_by_33_the_2_less_come_off_what_a_replaced_target_brings_and_never_below_0(
    slot: int, sharing: int
) -> None:
    game = start(4, targets={seat: targets_with("k1", slot if seat == 0 else 0) for seat in range(4)})
    old = targets(game, 0)[slot]
    occupy(game, "l1", *range(sharing))
    to_event(game, 18)
    for seat in range(4):
        game.play(seat, f"retarget {old if seat == 0 else 'k1'} l1")
    points = {1: SLOTS[slot] - 2, 2: SLOTS[slot] // 2 - 2, 3: 0, 4: 0}[sharing]
    others = {1: 12, 2: 5, 3: 0, 4: 0}[sharing]
    assert finish(game).scores == (points, *([others] * (sharing - 1)), *([0] * (4 - sharing)))


def test_by_33_a_replaced_target_that_brings_nothing_takes_nothing_from_the_others() -> None:
    game = start(2, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    turn(game, {0: "muster a1"})
    to_event(game, 18)
    game.play(0, "retarget b1 k1")
    assert finish(game).scores == (14, 0)


def test_by_33_the_abandoned_target_scores_nothing_and_the_others_in_full() -> None:
    game = start(2, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    turn(game, {0: "muster a1"})
    turn(game, {0: "campaign boeotia b1"})
    to_event(game, 18)
    game.play(0, "retarget a1 k1")
    assert finish(game).scores == (10, 0)


def test_by_34_a_city_that_is_nobodys_target_scores_nothing() -> None:
    game = start(2, targets=dict.fromkeys(range(2), "a1 b1 c1 d1 e1 f1 g1"))
    occupy(game, "l1", 0, 0, 1)
    assert board_garrisons(game) == {"l1": {"aggelos": 2, "komnenos": 1}}
    assert finish(game).scores == (0, 0)


def test_by_34_holding_it_denies_it_to_others() -> None:
    game = start(2, targets={0: "l1 a1 b1 c1 d1 e1 f1", 1: "a1 b1 c1 d1 e1 f1 g1"})
    occupy(game, "l1", 0, 1, 1)
    assert garrisons(game, "l1") == [1, 2]
    assert finish(game).scores == (0, 0)
    shared = start(2, targets={0: "l1 a1 b1 c1 d1 e1 f1", 1: "a1 b1 c1 d1 e1 f1 g1"})
    occupy(shared, "l1", 0, 1)
    assert finish(shared).scores == (7, 0)


# ---------------------------------------------------------------- the winner


def test_by_35_the_score_is_targets_plus_espionage() -> None:
    game = start(3, targets={1: "d1 a1"})
    turn(game, {1: "muster d1"})
    play_until(game, "espionage")
    for seat in (0, 2):
        game.play(1, truths(game)[seat])
    assert finish(game) == ((0, 24, 0), (1,))


@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_by_35_the_highest_wins(winner: int, starter: int) -> None:
    game = start(3, starter=starter)
    play_until(game, "espionage")
    game.play(winner, truths(game)[(winner + 1) % 3])
    assert finish(game).winners == (winner,)


@every_table
def test_by_35_in_a_tie_of_all_the_starter_wins(seats: int) -> None:
    for starter in range(seats):
        outcome = finish(start(seats, starter=starter))
        assert outcome == ((0,) * seats, (starter,))


@pytest.mark.parametrize(
    ("starter", "tied", "winner"),
    [
        (0, (1, 3), 1),
        (1, (0, 2), 2),
        (1, (0, 3), 3),
        (2, (1, 3), 3),
        (3, (1, 2), 1),
        (2, (0, 1), 0),
        (3, (3, 0), 3),
    ],
)
def test_by_35_in_a_tie_the_one_earlier_in_player_order_wins(
    starter: int, tied: tuple[int, int], winner: int
) -> None:
    game = start(4, starter=starter)
    play_until(game, "espionage")
    for seat in tied:
        game.play(seat, truths(game)[(seat + 1) % 4])
    outcome = finish(game)
    assert outcome.scores == tuple(5 if seat in tied else 0 for seat in range(4))
    assert outcome.winners == (winner,)


def test_by_35_a_tie_below_the_highest_does_not_matter() -> None:
    game = start(3, starter=0)
    turn(game, {2: "muster l1"})
    play_until(game, "espionage")
    game.play(2, truths(game)[0])
    outcome = finish(game)
    assert outcome.winners == (2,)
    assert outcome.scores[2] > outcome.scores[0] == outcome.scores[1]
