"""The market after the auctions: BZ-19 … BZ-22, BZ-E2."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    OFFERS,
    ROUNDS,
    SET_ASIDE,
    deal,
    every_table,
    gone,
    hand,
    last_lot_of_e2,
    lot,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    size,
    turn_up,
    win,
)


def stocked() -> Game:
    """The market of BZ-E2. Seats 1, 3, 0 and 2 hold the offer cards 5, 4, 3 and 2."""
    game = last_lot_of_e2()
    game.play(2, "tax G3")
    return game


def test_bz_e2_timber_spices_the_trader_and_cloth_are_taken_and_the_rest_leaves_the_game() -> None:
    game = stocked()
    assert market(game) == "C1 C1 C3 G3 S1 S2 T1 T1 T2 W3 X"
    assert offers(game) == [3, 5, 2, 4]
    for seat, pile, cards in [(2, "T", "T1 T1 T2"), (0, "S", "S1 S2"), (3, "X", "X"), (1, "C", "C1 C1 C3")]:
        assert game.turn == [seat]
        held = hand(game, seat)
        game.play(seat, f"take {pile}")
        assert sorted(hand(game, seat).split()) == sorted(held.split() + cards.split())
        come_down(game)
    assert market(game) == ""
    assert [card for card in gone(game).split() if card in ("W3", "G3")] == ["G3", "W3"]


def takes(game: Game, seat: int) -> list[str]:
    return [move for move in game.legal(seat) if move.startswith("take")]


def come_down(game: Game) -> None:
    while phase(game) == "over":
        seat = game.turn[0]
        game.play(seat, f"discard {hand(game, seat).split()[0]}")


# ---------------------------------------------------------------- taking


@pytest.mark.parametrize(
    ("seats", "winners"), [(3, [2, 0]), (4, [1, 3, 0]), (5, [3, 0, 4, 2]), (6, [2, 0, 5, 1, 3])]
)
def test_bz_19_players_take_in_ascending_order_of_their_offer_cards(seats: int, winners: list[int]) -> None:
    game = deal(seats, PILES_ENOUGH[:seats])
    for winner in winners:
        win(game, winner, hand(game, winner).split()[0], lot(game).split()[-1])
        play_until(game, "lot")
        turn_up(game)
    play_until(game, "take")
    order = []
    while phase(game) == "take":
        (seat,) = game.turn
        order.append(offers(game)[seat])
        game.play(seat, takes(game, seat)[0])
        come_down(game)
    assert order == sorted(OFFERS[seats])


# Each seat's first card is of another good, so that the bids alone stock a pile for everybody.
PILES_ENOUGH = ["C2 X X X", "G2 X X X", "O2 X X X", "S2 X X X", "T2 X X X", "W1 W2 W2 X"]


def test_bz_19_exactly_one_pile_and_all_of_it() -> None:
    game = stocked()
    held = hand(game, 2)
    assert takes(game, 2) == ["take C", "take G", "take S", "take T", "take W", "take X"]
    game.play(2, "take C")
    assert sorted(hand(game, 2).split()) == sorted([*held.split(), "C1", "C1", "C3"])
    come_down(game)
    assert market(game) == "G3 S1 S2 T1 T1 T2 W3 X"
    assert game.turn == [0]


def test_bz_19_once_per_round_and_each_in_turn() -> None:
    game = stocked()
    for other in (0, 1, 3):
        refused(game, other, "take T", "BZ-19")
    game.play(2, "take X")
    assert game.turn == [0]
    refused(game, 2, "take T", "BZ-19")
    refused(game, 1, "take T", "BZ-19")
    game.play(0, "take W")
    game.play(3, "take T")
    come_down(game)
    for other in (0, 2, 3):
        refused(game, other, "take C", "BZ-19")
    game.play(1, "take G")
    assert game.view(0)["round"] == 2


def test_bz_19_only_a_pile_that_holds_a_card() -> None:
    game = stocked()
    refused(game, 2, "take O", "BZ-19")
    game.play(2, "take X")
    refused(game, 0, "take X", "BZ-19")
    assert takes(game, 0) == ["take C", "take G", "take S", "take T", "take W"]


def test_bz_19_the_market_is_closed_until_after_the_last_auction() -> None:
    game = deal(3, lot="X X X X X X")
    refused(game, 0, "take X", "BZ-19")
    win(game, 0, "C1 G1 O2")
    refused(game, 0, "take C", "BZ-19")
    game.play(0, "tax X")
    refused(game, 0, "take C", "BZ-06")  # the next lot is due first
    turn_up(game, "T1 T1 T1 T1")
    refused(game, 0, "take C", "BZ-19")
    refused(game, 1, "take C", "BZ-19")
    pass_all(game)
    game.play(1, "discard T1")
    turn_up(game, "W1 W1")
    refused(game, 2, "take C", "BZ-19")
    game.play(2, "tax W1")
    game.play(2, "take C")


# ---------------------------------------------------------------- an empty market


def test_bz_20_taking_is_not_optional_while_the_market_holds_a_card() -> None:
    game = stocked()
    assert {move.split()[0] for move in game.legal(2)} == {"take", "sell"}  # nothing else will do
    refused(game, 2, "pass", "BZ-20")
    game.play(2, "take X")
    refused(game, 0, "pass", "BZ-20")


def test_bz_20_a_take_that_brings_the_hand_over_seven_is_not_optional_either() -> None:
    game = deal(3, lot="X X X X X X")
    play_until(game, "take", in_round=3)
    (seat,) = game.turn
    assert size(game, seat) == 7
    assert game.legal(seat)[-1].startswith("take")
    refused(game, seat, "pass", "BZ-20")


@every_table
def test_bz_20_a_player_who_finds_the_market_empty_gets_nothing(seats: int) -> None:
    game = deal(seats)
    play_until(game, "take")  # everybody passed: only the last auction put a card into the market
    assert len(market(game).split()) == 1
    (first,) = game.turn
    others = [seat for seat in range(seats) if seat != first]
    held = {seat: hand(game, seat) for seat in others}
    moves = len(game.log)
    game.play(first, game.legal(first)[-1])
    come_down(game)
    assert phase(game) == "lot"  # nobody else is asked: the next round begins
    assert game.view(0)["round"] == 2
    assert {seat: hand(game, seat) for seat in others} == held
    assert {entry.actor for entry in game.log[moves:]} == {first}


def test_bz_20_the_market_can_run_out_before_the_last_player() -> None:
    game = deal(4, ["C1 O1 O2 S1"], lot="C1 C2 C3 C4 X")
    win(game, 0, "C1", tax="C2")
    turn_up(game, "G1 G1 G2 G2")
    pass_all(game)
    come_down(game)
    turn_up(game, "T1 T1 W1")
    pass_all(game)
    turn_up(game, "X X")
    game.play(3, "tax X")
    assert market(game) == "C1 C2 X"
    assert offers(game) == [5, 4, 3, 2]
    game.play(3, "take C")
    assert (phase(game), game.turn) == ("take", [2])
    game.play(2, "take X")
    come_down(game)
    assert (phase(game), game.view(0)["round"]) == ("lot", 2)  # seats 1 and 0 found nothing


# ---------------------------------------------------------------- the end of a round


def test_bz_21_what_is_left_in_the_market_goes_out_of_the_game() -> None:
    game = stocked()
    for seat, pile in [(2, "X"), (0, "W"), (3, "G"), (1, "S")]:
        assert gone(game) == ""
        game.play(seat, f"take {pile}")
    assert market(game) == ""
    assert gone(game) == "C1 C1 C3 T1 T1 T2"


@every_table
def test_bz_21_the_offer_cards_are_piled_again(seats: int) -> None:
    game = deal(seats)
    play_until(game, "lot", in_round=2)
    assert offers(game) == [0] * seats
    for offer in OFFERS[seats]:
        assert game.view(0)["offer"] == offer
        turn_up(game)
        if offer == OFFERS[seats][0]:
            assert phase(game) == "bid"
            asked = []
            while phase(game) == "bid":
                asked.append(game.turn[0])
                game.play(game.turn[0], "pass")
            assert sorted(asked) == list(range(seats))  # everybody takes part again
        if offer != OFFERS[seats][-1]:
            play_until(game, "lot")
    play_until(game, "take")
    assert sorted(offers(game), reverse=True) == OFFERS[seats]


@every_table
def test_bz_21_after_the_last_round_too(seats: int) -> None:
    game = deal(seats)
    play_until(game, "bid", in_round=ROUNDS[seats])
    while phase(game) == "bid":  # every auction is won with a bid, so that more piles than one come up
        (winner,) = game.turn
        win(game, winner, hand(game, winner).split()[0], lot(game).split()[-1])
        play_until(game, "lot")
        turn_up(game)
    play_until(game, "final")
    assert market(game) == ""
    assert offers(game) == [0] * seats
    assert sum(size(game, seat) for seat in range(seats)) + len(gone(game).split()) == 112 - SET_ASIDE[seats]


@every_table
def test_bz_22_a_new_round_is_played_while_the_deck_has_cards(seats: int) -> None:
    game = deal(seats)
    for number in range(1, ROUNDS[seats] + 1):
        play_until(game, "take", in_round=number)
        assert game.view(0)["deck"] == (ROUNDS[seats] - number) * sum(OFFERS[seats])
        play_until(game, "lot" if number < ROUNDS[seats] else "final")
        assert bool(game.chances()) == (number < ROUNDS[seats])
        assert game.outcome is None
    assert game.view(0)["deck"] == 0
    assert game.turn == list(range(seats))
