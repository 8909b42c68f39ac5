"""What Byzanz tells, clause by clause."""

import pytest

from hippodrome.game import Game
from hippodrome.games.byzanz import told
from tests.games.byzanz.listening import final, last_auction, play
from tests.games.byzanz.tables import (
    OFFERS,
    ROUNDS,
    deal,
    draw,
    every_table,
    last_lot_of_e2,
    pass_all,
    play_until,
    size,
    turn_up,
    win,
)

# ---------------------------------------------------------------- the deal and the lots


@every_table
def test_bz_04_hands_are_told_to_their_owners_and_counted_for_the_others(seats: int) -> None:
    game = deal(seats, ["C1 G2 W4 X", "T1 T1 T2 S3"], lot="")
    counted = [told.HandDealt(seat, 4) for seat in range(seats)]
    assert game.told("spectator") == [told.Round(1, ROUNDS[seats]), *counted]
    own = told.OwnHand(1, ["S3", "T1", "T1", "T2"])
    assert game.told(1) == [told.Round(1, ROUNDS[seats]), counted[0], own, *counted[2:]]


def test_bz_04_a_hand_is_told_when_it_is_complete() -> None:
    game = Game("byzanz", {"seats": 3})
    draw(game, "C1 C2 C3")
    assert game.told(0) == game.told(1) == [told.Round(1, 8)]
    draw(game, "C4")
    assert game.told(0)[1:] == [told.OwnHand(0, ["C1", "C2", "C3", "C4"])]
    assert game.told(1)[1:] == [told.HandDealt(0, 4)]


def test_bz_06_a_lot_is_told_when_it_is_complete() -> None:
    game = deal(4, lot="")
    since = game.length
    draw(game, "W1 X C2 G1")
    assert game.told("spectator", since) == []
    draw(game, "C1")
    assert game.told("spectator", since) == [told.LotOpened(0, 5, ["C1", "C2", "G1", "W1", "X"])]


def test_bz_07_the_next_lot_begins_left_of_the_winner() -> None:
    game = deal(4, lot="X X X X X")
    win(game, 2, "O1", tax="X")
    turn_up(game, "C3 C3 C3 C4")
    assert game.told(0)[-1] == told.LotOpened(3, 4, ["C3", "C3", "C3", "C4"])


# ---------------------------------------------------------------- the auction


def test_bz_e1_a_lot_of_five_won_with_a_bid_of_four() -> None:
    game = deal(4, ["C1 S2 W1 X"], lot="G3 O3 C2 G1 T1")
    lot = ["C2", "G1", "G3", "O3", "T1"]
    assert game.told(2)[-1] == told.LotOpened(0, 5, lot)
    heard = play(game, (0, "bid C1 S2 W1"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "tax T1"))
    assert heard == [
        told.BidMade(0, ["C1", "S2", "W1"], 4),
        told.Passed(1, []),
        told.Passed(2, []),
        told.Passed(3, []),
        told.LotWon(0, 4, ["C1", "S2", "W1"], lot),
        told.TaxPaid(0, "T1"),
        told.LotTaken(0, ["C2", "G1", "G3", "O3"], 5),
    ]


def test_bz_11_13_a_raise_tells_what_is_added_and_a_pass_what_comes_back() -> None:
    game = deal(3, ["C2 G1 O2 S1", "C3 G1 O1 S1"], lot="X X X X X X")
    assert play(game, (0, "bid O2"), (1, "bid C3")) == [
        told.BidMade(0, ["O2"], 2),
        told.BidMade(1, ["C3"], 3),
    ]
    assert play(game, (2, "pass"), (0, "bid C2")) == [told.Passed(2, []), told.BidRaised(0, ["C2"], 4)]
    assert play(game, (1, "bid G1 S1"), (0, "pass")) == [
        told.BidRaised(1, ["G1", "S1"], 5),
        told.Passed(0, ["C2", "O2"]),
        told.LotWon(1, 5, ["C3", "G1", "S1"], ["X"] * 6),
    ]


def test_bz_14_the_only_bid_after_all_others_have_passed_wins_at_once() -> None:
    game = deal(3, lot="X X X X X X")
    heard = play(game, (0, "pass"), (1, "pass"), (2, "bid O1 T2"))
    assert heard[2:] == [told.BidMade(2, ["O1", "T2"], 3), told.LotWon(2, 3, ["O1", "T2"], ["X"] * 6)]


def test_bz_15_29_a_lot_that_brings_the_hand_over_seven() -> None:
    game = deal(3, lot="C1 C1 C1 C1 X X")
    win(game, 0, "C1")
    assert play(game, (0, "tax X")) == [
        told.TaxPaid(0, "X"),
        told.LotTaken(0, ["C1", "C1", "C1", "C1", "X"], 6),
        told.TooMany(0, 8, 7),
    ]


@every_table
def test_bz_17_the_first_who_passed_wins_for_nothing(seats: int) -> None:
    offer = OFFERS[seats][0]
    game = deal(seats, lot="X " * offer)
    assert play(game, *[(seat, "pass") for seat in range(seats)]) == [
        *[told.Passed(seat, []) for seat in range(seats)],
        told.AllPassed(0, ["X"] * offer),
        told.LotTaken(0, ["X"] * offer, offer),
        told.TooMany(0, 4 + offer, 7),
    ]


# ---------------------------------------------------------------- the last auction


@pytest.mark.parametrize("seats", [3, 4])
def test_bz_18_of_the_last_lot_of_two_one_is_paid_and_the_market_opens(seats: int) -> None:
    game = last_auction(seats)
    since, last = game.length, seats - 1
    draw(game, "S4 X")
    assert game.told(0, since) == [told.LastLot(last, 2, ["S4", "X"])]
    assert play(game, (last, "tax X")) == [
        told.TaxPaid(last, "X"),
        told.LotTaken(last, ["S4"], 2),
        told.MarketOpened(last, ["X"]),
    ]


@pytest.mark.parametrize("seats", [5, 6])
def test_bz_18_the_last_lot_of_one_goes_to_the_market_at_once(seats: int) -> None:
    game = last_auction(seats)
    since, last = game.length, seats - 1
    draw(game, "S4")
    assert game.told(0, since) == [told.LastCard(last, 1, "S4"), told.MarketOpened(last, ["S4"])]


# ---------------------------------------------------------------- the market


def test_bz_e2_timber_spices_the_trader_and_cloth_are_taken_and_the_rest_leaves_the_game() -> None:
    game = last_lot_of_e2()
    market = ["C1", "C1", "C3", "G3", "S1", "S2", "T1", "T1", "T2", "W3", "X"]
    assert play(game, (2, "tax G3"))[-1] == told.MarketOpened(2, market)
    takes = [(2, "take T"), (2, "discard T1"), (0, "take S"), (3, "take X"), (1, "take C"), (1, "discard O4")]
    assert play(game, *takes) == [
        told.PileTaken(2, "T", ["T1", "T1", "T2"]),
        told.TooMany(2, 8, 7),
        told.Discarded(2, "T1"),
        told.PileTaken(0, "S", ["S1", "S2"]),
        told.PileTaken(3, "X", ["X"]),
        told.PileTaken(1, "C", ["C1", "C1", "C3"]),
        told.TooMany(1, 8, 7),
        told.Discarded(1, "O4"),
        told.MarketCleared(["G3", "W3"]),
        told.Round(2, 6),
    ]
    turn_up(game, "X X X X X")
    assert game.told(0)[-1] == told.LotOpened(2, 5, ["X"] * 5)  # the lowest offer card starts (BZ-07)


@every_table
def test_bz_20_those_who_find_the_market_empty_are_named_in_their_order(seats: int) -> None:
    game = last_auction(seats)
    turn_up(game)  # with this card alone the market opens: nobody has bid
    play_until(game, "take")
    last, move = seats - 1, game.legal(seats - 1)[-1]
    pile, cards = move.split()[1], game.view(0)["market"]
    assert play(game, (last, move)) == [
        told.PileTaken(last, pile, cards),
        told.MarketEmpty(list(range(last - 1, -1, -1))),
        told.Round(2, ROUNDS[seats]),
    ]


def test_bz_20_29_the_empty_market_is_told_after_the_hand_has_come_down() -> None:
    game = deal(4, ["C1 O1 O2 S1"], lot="C1 C2 C3 C4 X")
    win(game, 0, "C1", tax="C2")
    for lot in ("G1 G1 G2 G2", "T1 T1 W1"):
        turn_up(game, lot)
        pass_all(game)
        play_until(game, "lot")
    turn_up(game, "X X")
    assert play(game, (3, "tax X"), (3, "take C"), (2, "take X"), (2, "discard X"))[2:] == [
        told.MarketOpened(3, ["C1", "C2", "X"]),
        told.PileTaken(3, "C", ["C1", "C2"]),
        told.PileTaken(2, "X", ["X"]),
        told.TooMany(2, 8, 7),
        told.Discarded(2, "X"),
        told.MarketEmpty([1, 0]),
        told.Round(2, 6),
    ]


def test_bz_21_of_a_market_taken_to_the_last_card_nothing_leaves_the_game() -> None:
    game = deal(3, ["C1 C2 S1 S1", "G1 T1 T1 T2"], lot="C1 X X X X X")
    win(game, 0, "C1 C2", tax="C1")
    turn_up(game, "G2 W1 W1 W1")
    win(game, 1, "G1", tax="G2")
    turn_up(game, "O1 W2")
    moves = [(2, "tax O1"), (2, "take O"), (1, "take G"), (1, "discard W1"), (0, "take C")]
    heard = play(game, *moves, *[(0, "discard X")] * 3)
    assert heard[-6:] == [
        told.PileTaken(0, "C", ["C1", "C1", "C2"]),
        told.TooMany(0, 10, 7),
        *[told.Discarded(0, "X")] * 3,
        told.Round(2, 8),
    ]


# ---------------------------------------------------------------- sales, seven cards


@pytest.mark.parametrize(
    ("cards", "sale", "kept", "traders"),
    [
        ("C4 C1 C1 G1", "C4 C1 C1", "C4", 0),  # BZ-23, BZ-E3
        ("C4 C3 X G1", "C4 C3 X", "C4", 1),  # BZ-24, BZ-E3
        ("S2 X X G1", "S2 X X", "S2", 2),  # BZ-24, BZ-E5
        ("X X X G1", "X X X", "X", 0),  # BZ-25, BZ-E4
    ],
)
def test_bz_23_24_25_e3_a_sale_tells_what_is_kept(cards: str, sale: str, kept: str, traders: int) -> None:
    game = deal(3, ["O1 O1 W1 W1", cards])
    assert play(game, (1, f"sell {sale}")) == [told.Sold(1, sale.split(), kept, traders)]  # out of turn


def test_bz_29_that_a_hand_must_come_down_is_told_once_and_then_each_card() -> None:
    game = deal(3, ["C1 C1 C4 X"], lot="G1 O1 S1 T1 W1 W4")
    pass_all(game)
    assert game.told(0)[-1] == told.TooMany(0, 10, 7)
    assert play(game, (0, "discard G1")) == [told.Discarded(0, "G1")]
    assert play(game, (0, "sell C4 C1 C1")) == [told.Sold(0, ["C4", "C1", "C1"], "C4", 0)]
    assert size(game, 0) == 6


# ---------------------------------------------------------------- the end


def test_bz_31_the_last_market_is_followed_by_the_final_sales() -> None:
    game = final()
    assert game.told(1)[-1] == told.FinalSales()
    assert play(game, (2, "sell O3 O1 O1"), (0, "done")) == [
        told.Sold(2, ["O3", "O1", "O1"], "O3", 0),
        told.Done(0),
    ]


def test_bz_32_the_result_shows_every_profit() -> None:
    game = final((0, "sell C4 C1 C1"))
    game.play(2, "sell O3 O1 O1")
    assert play(game, (2, "done"), (0, "done"), (1, "done")) == [
        *[told.Done(2), told.Done(0), told.Done(1)],
        told.Result(),
        *[told.Scored(0, 4, ["C4"], 7), told.Scored(1, 0, [], 7), told.Scored(2, 3, ["O3"], 4)],
        told.Victory(0, 4),
    ]


def test_bz_33_a_tie_that_the_cards_in_the_hand_decide() -> None:
    game = final((1, "sell G4 G1 G1"))
    heard = play(game, (0, "sell C4 C1 C1"), *[(seat, "done") for seat in range(3)])
    assert heard[-1] == told.VictoryOnCards(1, [0, 1], 4, 7)


def test_bz_33_a_victory_that_is_shared() -> None:
    game = final()
    heard = play(game, (0, "sell C4 C1 C1"), (1, "sell G4 G1 G1"), *[(seat, "done") for seat in range(3)])
    assert heard[-1] == told.VictoryShared([0, 1], 4, 4)
