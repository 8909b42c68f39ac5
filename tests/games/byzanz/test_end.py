"""The final sales, the score and ties: BZ-31 … BZ-33."""

from collections import Counter

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    deal,
    every_table,
    hand,
    pass_all,
    phase,
    play_until,
    points,
    profit,
    sales,
    size,
    turn_up,
)

HANDS = ["C4 C1 C1 X", "G4 G1 G1 X", "O3 O1 O1 X"]
KEEP = dict(enumerate(HANDS))


def final(hands: list[str] = HANDS, seats: int = 3) -> Game:
    """After the last market; every seat has seven cards, its opening hand among them."""
    game = deal(seats, hands)
    play_until(game, "final", keep=dict(enumerate(hands)))
    for seat, cards in enumerate(hands):
        assert size(game, seat) == 7
        assert Counter(cards.split()) <= Counter(hand(game, seat).split())
    return game


# ---------------------------------------------------------------- final sales


@every_table
def test_bz_31_after_the_last_market_every_player_is_asked_at_once(seats: int) -> None:
    game = final([], seats)
    assert game.turn == list(range(seats))
    assert game.outcome is None
    for seat in range(seats):
        assert game.legal(seat)[-1] == "done"
        assert {move.split()[0] for move in game.legal(seat)} <= {"sell", "done"}


def test_bz_31_all_sell_in_any_order() -> None:
    game = final()
    game.play(2, "sell O3 O1 O1")
    game.play(0, "sell C4 C1 C1")
    assert game.turn == [0, 1, 2]  # a sale is not a "done"
    game.play(2, "done")
    assert game.turn == [0, 1]
    game.play(1, "sell G4 G1 G1")
    game.play(1, "done")
    assert game.turn == [0]
    assert (profit(game, 0), profit(game, 1), profit(game, 2)) == ("C4", "G4", "O3")


def test_bz_31_one_seat_sells_more_than_once() -> None:
    game = final(["X X X X", "G4 G1 G1 X", "O3 O1 O1 X"])
    before = size(game, 0)
    game.play(0, "sell X X X")
    game.play(0, next(sale for sale in sales(game, 0)))
    assert size(game, 0) == before - 6
    assert "done" in game.legal(0)


def test_bz_31_done_is_once_and_for_good() -> None:
    game = final()
    game.play(1, "done")
    assert game.legal(1) == []
    refused(game, 1, "done", "BZ-31")
    refused(game, 1, "sell G4 G1 G1", "BZ-31")
    assert game.view(0)["players"][1]["done"]
    assert not game.view(0)["players"][0]["done"]


def test_bz_31_the_game_ends_with_the_last_done() -> None:
    game = final()
    for seat in (2, 0):
        game.play(seat, "done")
        assert game.outcome is None
        assert phase(game) == "final"
    game.play(1, "done")
    assert (phase(game), game.turn, game.chances()) == ("end", [], [])
    assert game.outcome is not None
    for seat in range(3):
        assert game.legal(seat) == []
        refused(game, seat, "done", "BZ-31")
    refused(game, 0, "sell C4 C1 C1", "BZ-31")


def test_bz_31_who_has_nothing_to_sell_still_says_done() -> None:
    game = final()
    while sales(game, 0):
        game.play(0, sales(game, 0)[0])
    assert game.legal(0) == ["done"]
    assert game.turn == [0, 1, 2]
    for seat in (1, 2):
        game.play(seat, "done")
    assert game.turn == [0]
    assert game.outcome is None
    game.play(0, "done")
    assert game.outcome is not None


def test_bz_31_nobody_is_done_before_the_final_sales() -> None:
    game = deal(3, HANDS)
    refused(game, 0, "done", "BZ-31")
    refused(game, 1, "done", "BZ-31")
    play_until(game, "tax")
    refused(game, game.turn[0], "done", "BZ-31")
    play_until(game, "take")
    refused(game, game.turn[0], "done", "BZ-31")


def test_bz_31_nobody_bids_or_takes_any_more() -> None:
    game = final()
    refused(game, 0, "pass", "BZ-08")
    refused(game, 0, "bid C1", "BZ-08")
    refused(game, 0, "take C", "BZ-19")
    refused(game, 0, "tax C1", "BZ-15")
    refused(game, "nature", "draw C1", "BZ-06")


# ---------------------------------------------------------------- the score


def over(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Everybody is done: scores and winners."""
    for seat in game.turn:
        game.play(seat, "done")
    assert game.outcome is not None
    return game.outcome.scores, game.outcome.winners


def test_bz_32_the_score_is_the_sum_of_the_values_on_the_profit_cards() -> None:
    game = deal(3, ["C1 C2 C3 X", "G4 G4 G1 X"], lot="O1 O2 O3 T1 T1 T4")
    pass_all(game)
    game.play(0, "sell C3 C1 C2")
    turn_up(game)
    game.play(0, "sell O3 O1 O2")
    game.play(0, "sell T4 T1 T1")
    game.play(1, "sell G4 G1 G4")  # the 4 that leaves is worth nothing
    assert (points(game, 0), points(game, 1)) == (10, 4)
    play_until(game, "final")
    assert over(game) == ((10, 4, 0), (0,))


def test_bz_32_a_trader_is_worth_five() -> None:
    game = deal(3, ["C4 C1 C1 X", "X X X G1", "W1 W1 W1 X"])
    game.play(0, "sell C4 C1 C1")
    game.play(1, "sell X X X")
    game.play(2, "sell W1 W1 W1")
    play_until(game, "final")
    assert over(game) == ((4, 5, 1), (1,))


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_bz_32_each_value_counts_what_it_says(value: int) -> None:
    game = deal(3, [f"C{value} X X G1"])
    game.play(0, f"sell C{value} X X")
    play_until(game, "final")
    assert over(game)[0] == (value, 0, 0)


def test_bz_32_the_highest_wins_whatever_is_left_in_the_hands() -> None:
    game = final()
    game.play(0, "sell C4 C1 C1")
    game.play(2, "sell O3 O1 O1")
    assert (size(game, 0), size(game, 1), size(game, 2)) == (4, 7, 4)
    assert over(game) == ((4, 0, 3), (0,))  # cards in the hand are no points


# ---------------------------------------------------------------- ties


def test_bz_33_a_tie_goes_to_more_cards_left_in_the_hand() -> None:
    game = deal(3, HANDS)
    game.play(0, "sell C4 C1 C1")
    play_until(game, "final", keep=KEEP)
    game.play(1, "sell G4 G1 G1")
    assert (size(game, 0), size(game, 1)) == (7, 4)
    assert over(game) == ((4, 4, 0), (0,))


def test_bz_33_whoever_of_the_two_it_is() -> None:
    game = deal(3, HANDS)
    game.play(1, "sell G4 G1 G1")
    play_until(game, "final", keep=KEEP)
    game.play(0, "sell C4 C1 C1")
    assert (size(game, 0), size(game, 1)) == (4, 7)
    assert over(game) == ((4, 4, 0), (1,))


def traders(game: Game, seat: int) -> int:
    return hand(game, seat).count("X")


def test_bz_33_traders_count_as_cards_left() -> None:
    keep = {0: "X X X X X X X", 1: "G4 G1 G1 T1 T1 W1 W1", 2: "O3 O1 O1 X"}
    game = deal(3, HANDS, lot="X X X X X X")
    game.play(0, "sell C4 C1 C1")
    play_until(game, "final", keep=keep)
    game.play(1, "sell G4 G1 G1")
    goods = [size(game, seat) - traders(game, seat) for seat in (0, 1)]
    assert goods[0] < goods[1]  # seat 1 has more goods …
    assert (size(game, 0), size(game, 1)) == (7, 4)  # … but fewer cards
    assert over(game) == ((4, 4, 0), (0,))


def test_bz_33_still_tied_the_victory_is_shared() -> None:
    game = final()
    game.play(0, "sell C4 C1 C1")
    game.play(1, "sell G4 G1 G1")
    assert (size(game, 0), size(game, 1)) == (4, 4)
    assert over(game) == ((4, 4, 0), (0, 1))


def test_bz_33_shared_by_the_count_of_all_cards_though_one_has_more_goods() -> None:
    game = deal(3, HANDS, lot="X X X X X X")
    play_until(game, "final", keep={0: "C4 C1 C1 X X X X", 1: "G4 G1 G1 T1 T1 W1 W1"})
    game.play(0, "sell C4 C1 C1")
    game.play(1, "sell G4 G1 G1")
    assert (size(game, 0), size(game, 1)) == (4, 4)
    assert traders(game, 0) > traders(game, 1)
    assert over(game) == ((4, 4, 0), (0, 1))


@every_table
def test_bz_33_all_can_share_it(seats: int) -> None:
    game = final([], seats)
    assert over(game) == ((0,) * seats, tuple(range(seats)))


def test_bz_33_only_those_with_the_most_points_can_share_it() -> None:
    game = deal(3, ["C3 C1 C1 X", "G4 G1 G1 X", "O4 O1 O1 X"])
    game.play(0, "sell C3 C1 C1")
    play_until(game, "final", keep={1: "G4 G1 G1 X", 2: "O4 O1 O1 X"})
    game.play(1, "sell G4 G1 G1")
    game.play(2, "sell O4 O1 O1")
    assert [size(game, seat) for seat in range(3)] == [7, 4, 4]
    assert over(game) == ((3, 4, 4), (1, 2))
