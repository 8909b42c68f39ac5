"""The auction, from the lot to the bids: BZ-06 … BZ-12."""

from itertools import chain, combinations

import pytest

from tests.games.clauses import refused

from .tables import (
    OFFERS,
    bids,
    deal,
    draw,
    every_table,
    hand,
    laid,
    lot,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    turn_up,
    undrawn,
    win,
)


def subsets(cards: str, least: int, laid_already: int = 0) -> list[str]:
    """Every choice of these goods that, with what is laid, counts at least so much."""
    words = cards.split()
    choices = chain.from_iterable(combinations(words, n) for n in range(1, len(words) + 1))
    return sorted(
        {
            f"bid {' '.join(choice)}"
            for choice in choices
            if laid_already + sum(int(card[1]) for card in choice) >= least
        }
    )


# ---------------------------------------------------------------- the lot


@every_table
def test_bz_06_as_many_cards_are_turned_up_as_the_top_offer_card_says(seats: int) -> None:
    game = deal(seats, lot="")
    for offer in OFFERS[seats][:-1]:
        for turned_up in range(offer):
            assert (phase(game), game.turn, len(lot(game).split())) == ("lot", [], turned_up)
            draw(game, next(iter(undrawn(game))))
        assert (phase(game), len(lot(game).split())) == ("bid", offer)
        pass_all(game)
        while phase(game) == "over":
            game.play(game.turn[0], game.legal(game.turn[0])[-1])


@every_table
def test_bz_06_nobody_moves_before_the_whole_lot_is_turned_up(seats: int) -> None:
    game = deal(seats, lot="")
    draw(game, "C1")
    for seat in range(seats):
        assert game.legal(seat) == []
        refused(game, seat, "pass", "BZ-06")
        refused(game, seat, "bid S1", "BZ-06")
    refused(game, 0, "tax C1", "BZ-06")


def test_bz_06_cards_come_from_the_deck_and_only_when_an_auction_opens() -> None:
    game = deal(4, lot="")
    refused(game, 0, "draw C1", "BZ-06")
    turn_up(game)
    refused(game, "nature", "draw C1", "BZ-06")
    refused(game, 0, "draw C1", "BZ-06")


def test_bz_06_the_lot_lies_open_and_is_sold_as_one() -> None:
    game = deal(4, lot="C3 G3 O3 S3 X")
    for eyes in (0, 1, 2, 3, "spectator"):
        assert game.view(eyes)["lot"] == ["C3", "G3", "O3", "S3", "X"]
    win(game, 1, "G1", tax="X")
    assert hand(game, 1) == "C3 G3 O1 O3 S2 S3 T2"
    assert lot(game) == ""


# ---------------------------------------------------------------- who starts


@every_table
def test_bz_07_the_first_auction_is_started_by_the_player_left_of_the_dealer(seats: int) -> None:
    assert deal(seats).turn == [0]


@every_table
def test_bz_07_a_later_auction_is_started_by_the_player_left_of_the_winner(seats: int) -> None:
    game = deal(seats, lot="X " * OFFERS[seats][0])
    win(game, 1, "G1 S2", tax="X")
    while phase(game) == "over":
        game.play(1, "discard X")
    turn_up(game)
    assert game.turn == [2 % seats]  # not left of the one who started


def test_bz_07_players_who_hold_an_offer_card_do_not_start() -> None:
    game = deal(5, lot="C3 G3 O3 S3 T3")
    win(game, 2, "T2", tax="C3")
    turn_up(game, "C3 G3 O3 S3")
    assert game.turn == [3]
    win(game, 1, "G1", tax="C3")
    turn_up(game, "C4 G4 O4")
    assert game.turn == [3]  # seat 2, left of the winner, holds an offer card
    win(game, 4, "T1", tax="C4")
    turn_up(game, "X X")
    assert game.turn == [0]


@pytest.mark.parametrize(
    ("seats", "winners", "lowest"),
    [(3, [0, 2], 1), (4, [1, 0, 3], 2), (5, [4, 0, 1, 2], 3), (6, [0, 1, 3, 4, 5], 2)],
)
def test_bz_07_a_later_round_is_started_by_who_held_the_lowest_offer_card(
    seats: int, winners: list[int], lowest: int
) -> None:
    game = deal(seats)
    for winner in winners:
        win(game, winner, hand(game, winner).split()[0], lot(game).split()[0])
        play_until(game, "lot")
        turn_up(game)
    play_until(game, "take")
    assert offers(game)[lowest] == OFFERS[seats][-1]
    play_until(game, "bid")
    assert game.view(0)["round"] == 2
    assert game.turn == [lowest]


# ---------------------------------------------------------------- bidding


@every_table
def test_bz_08_each_in_turn_clockwise_bids_or_passes(seats: int) -> None:
    game = deal(seats)
    for seat in range(seats):
        assert game.turn == [seat]
        refused(game, (seat + 1) % seats, "pass", "BZ-08")
        refused(game, (seat - 1) % seats, "bid T1", "BZ-08")
        assert game.legal((seat + 1) % seats) == []
        assert game.legal(seat)[0] == "pass"
        assert {move.split()[0] for move in game.legal(seat)} == {"pass", "bid"}
        high = game.view(0)["high"]["bid"] if seat else 0
        game.play(seat, next(bid for bid in bids(game, seat) if value(bid) == high + 1))
    assert game.turn == [0]


def value(bid: str) -> int:
    return sum(int(card[1]) for card in bid.split()[1:])


def test_bz_08_only_players_without_an_offer_card_take_part() -> None:
    game = deal(4, lot="X X X X X")
    win(game, 1, "G1 S2", tax="X")
    turn_up(game)
    assert game.turn == [2]
    refused(game, 1, "pass", "BZ-08")
    refused(game, 1, "bid O1", "BZ-08")
    game.play(2, "bid O1")
    game.play(3, "bid C2")
    game.play(0, "bid C1 G1 O2")
    assert game.turn == [2]  # seat 1 is not asked
    assert bids(game, 1) == []


def test_bz_08_who_passed_is_not_asked_again() -> None:
    game = deal(4)
    game.play(0, "bid C1")
    game.play(1, "pass")
    game.play(2, "bid T2")
    game.play(3, "pass")
    assert game.turn == [0]
    game.play(0, "bid O2")
    assert game.turn == [2]


def test_bz_08_no_bid_or_pass_while_no_auction_runs() -> None:
    game = deal(4, lot="C3 G3 O3 S3 T3")
    win(game, 1, "G1")
    refused(game, 1, "bid O1", "BZ-08")
    refused(game, 1, "pass", "BZ-08")
    refused(game, 2, "pass", "BZ-08")


def test_bz_09_goods_from_the_hand_are_laid_face_up_and_count_their_sum() -> None:
    game = deal(3, ["C1 G3 O4 X"])
    game.play(0, "bid C1 G3 O4")
    for eyes in (0, 1, 2, "spectator"):
        table = game.view(eyes)
        assert table["players"][0]["laid"] == ["C1", "G3", "O4"]
        assert table["players"][0]["bid"] == 8
        assert table["high"] == {"seat": 0, "bid": 8}
    assert hand(game, 0) == "X"


@pytest.mark.parametrize("cards", ["C1 G2 O3 S4", "C1 C1 C2 G1", "T4 T4 W3 X"])
def test_bz_09_goods_can_be_mixed_and_any_first_bid_of_at_least_1_will_do(cards: str) -> None:
    game = deal(3, [cards])
    assert sorted(bids(game, 0)) == subsets(cards.replace("X", ""), least=1)


def test_bz_09_only_cards_in_the_hand_can_be_laid() -> None:
    game = deal(3, ["C1 G2 O3 S4", "C2 G1 O1 S1"])
    refused(game, 0, "bid C2", "BZ-09")
    refused(game, 0, "bid C1 C1", "BZ-09")
    refused(game, 0, "bid S4 T4", "BZ-09")


def test_bz_10_a_bid_must_be_higher_than_the_highest() -> None:
    game = deal(4, ["C3 G1 O1 S1", "C1 G2 O3 S4"])
    game.play(0, "bid C3")
    for too_low in ("bid C1", "bid G2", "bid O3", "bid C1 G2"):
        refused(game, 1, too_low, "BZ-10")
    assert sorted(bids(game, 1)) == subsets("C1 G2 O3 S4", least=4)
    game.play(1, "bid S4")
    refused(game, 2, "bid T2 W2", "BZ-10")  # 4 again: it is the highest bid that counts, not the first
    game.play(2, "bid O1 T2 W2")
    assert game.view(0)["high"] == {"seat": 2, "bid": 5}


def test_bz_10_a_raise_must_be_higher_too() -> None:
    game = deal(3, ["C2 G1 O1 S4", "C4 G1 O1 S1"])
    game.play(0, "bid C2")
    game.play(1, "bid C4")
    game.play(2, "pass")
    refused(game, 0, "bid G1", "BZ-10")  # 2 and 1
    refused(game, 0, "bid G1 O1", "BZ-10")  # 2 and 2
    assert sorted(bids(game, 0)) == subsets("G1 O1 S4", least=5, laid_already=2)
    game.play(0, "bid S4")
    assert game.view(0)["high"] == {"seat": 0, "bid": 6}
    refused(game, 1, "bid G1 S1", "BZ-10")
    game.play(1, "bid G1 O1 S1")
    assert game.view(0)["high"] == {"seat": 1, "bid": 7}


def test_bz_10_who_can_not_bid_higher_can_only_pass() -> None:
    game = deal(3, ["C4 G4 O4 S4"])
    game.play(0, "bid C4 G4")
    assert game.turn == [1]
    assert game.legal(1) == ["pass"]  # and it still has to be said


def test_bz_11_a_bid_is_raised_by_adding_cards_to_those_laid() -> None:
    game = deal(3, ["C1 G1 O2 S2", "C2 G1 O1 S1"])
    game.play(0, "bid C1")
    game.play(1, "bid C2")
    game.play(2, "pass")
    game.play(0, "bid G1 O2")
    assert laid(game, 0) == "C1 G1 O2"
    assert game.view(1)["players"][0]["bid"] == 4
    assert hand(game, 0) == "S2"
    game.play(1, "bid G1 O1 S1")
    game.play(0, "bid S2")
    assert laid(game, 0) == "C1 G1 O2 S2"
    assert game.view(1)["players"][0]["bid"] == 6


def test_bz_11_cards_laid_are_never_taken_back_to_make_change() -> None:
    game = deal(3, ["C1 C1 G3 X", "C2 G1 O1 S1"])
    game.play(0, "bid C1")
    game.play(1, "bid C2")
    game.play(2, "pass")
    game.play(0, "bid C1 G3")  # the other C1, not the same once more
    assert laid(game, 0) == "C1 C1 G3"
    assert game.view(1)["high"] == {"seat": 0, "bid": 5}
    game.play(1, "pass")
    assert market(game) == "C1 C1 G3"
    assert hand(game, 0) == "X"


def test_bz_11_a_card_laid_can_not_be_laid_again() -> None:
    game = deal(3, ["C4 G1 O1 S1", "C3 G4 O2 T1"])
    game.play(0, "bid C4")
    game.play(1, "bid C3 O2")
    game.play(2, "pass")
    refused(game, 0, "bid C4", "BZ-11")
    refused(game, 0, "bid C4 G1 O1", "BZ-11")  # 6, were it allowed
    assert sorted(bids(game, 0)) == subsets("G1 O1 S1", least=6, laid_already=4)


def test_bz_12_traders_can_not_be_bid() -> None:
    game = deal(3, ["C1 G2 X X", "X X X X"])
    refused(game, 0, "bid X", "BZ-12")
    refused(game, 0, "bid C1 X", "BZ-12")
    assert sorted(bids(game, 0)) == ["bid C1", "bid C1 G2", "bid G2"]
    game.play(0, "bid C1")
    refused(game, 1, "bid X X X", "BZ-12")
    assert bids(game, 1) == []
