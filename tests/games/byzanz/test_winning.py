"""Passing and winning: BZ-13 … BZ-17, BZ-E1."""

from tests.games.clauses import refused

from .tables import (
    OFFERS,
    bids,
    deal,
    every_table,
    gone,
    hand,
    laid,
    lot,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    turn_up,
    win,
)

# ---------------------------------------------------------------- passing


def test_bz_13_who_passes_takes_the_cards_laid_back_into_the_hand() -> None:
    game = deal(3, ["C1 G1 O2 S2", "C4 G1 O1 S1"])
    game.play(0, "bid C1")
    game.play(1, "bid O1 S1")
    game.play(2, "pass")
    game.play(0, "bid G1 O2")
    game.play(1, "bid C4")
    assert hand(game, 0) == "S2"
    game.play(0, "pass")
    assert hand(game, 0) == "C1 G1 O2 S2"
    assert laid(game, 0) == ""
    assert market(game) == "C4 O1 S1"  # only the winner pays


def test_bz_13_who_passes_is_out_of_this_auction() -> None:
    game = deal(4)
    game.play(0, "bid C1")
    game.play(1, "pass")
    game.play(2, "bid T2")
    refused(game, 1, "bid G1 S2", "BZ-13")
    refused(game, 1, "pass", "BZ-13")
    game.play(3, "pass")
    assert game.turn == [0]
    game.play(0, "bid O2")
    assert game.turn == [2]
    assert bids(game, 1) == []


def test_bz_13_but_not_out_of_the_next() -> None:
    game = deal(4, lot="X X X X X")
    win(game, 3, "T1", tax="X")
    turn_up(game)
    assert game.turn == [0]
    for seat in (0, 1, 2):
        assert game.turn == [seat]
        assert "pass" in game.legal(seat)
        game.play(seat, "pass")
    assert offers(game) == [4, 0, 0, 5]


def test_bz_13_cards_taken_back_count_nothing_in_the_next_auction() -> None:
    game = deal(3, ["C2 G1 O2 S1", "C3 G1 O1 S1"], lot="X X X X X X")
    game.play(0, "bid C2")
    game.play(1, "bid C3")
    game.play(2, "pass")
    game.play(0, "pass")
    assert game.view(1)["players"][0]["bid"] == 0
    game.play(1, "tax X")
    game.play(1, "discard X")
    turn_up(game)
    game.play(2, "bid W2")
    refused(game, 0, "bid G1", "BZ-10")
    game.play(0, "bid C2 G1")
    assert game.view(1)["high"] == {"seat": 0, "bid": 3}


# ---------------------------------------------------------------- the end of an auction


@every_table
def test_bz_14_the_auction_ends_when_all_but_one_have_passed_and_that_one_has_bid(seats: int) -> None:
    game = deal(seats)
    game.play(0, "bid C1")
    for seat in range(1, seats):
        assert (phase(game), game.turn) == ("bid", [seat])
        game.play(seat, "pass")
    assert (phase(game), game.turn) == ("tax", [0])


@every_table
def test_bz_14_the_only_bid_made_when_all_others_have_passed_ends_it_at_once(seats: int) -> None:
    game = deal(seats)
    for seat in range(seats - 1):
        game.play(seat, "pass")
    last = seats - 1
    assert (phase(game), game.turn) == ("bid", [last])
    game.play(last, bids(game, last)[0])
    assert (phase(game), game.turn) == ("tax", [last])


def test_bz_14_it_goes_on_while_two_are_in() -> None:
    game = deal(3)
    game.play(0, "bid C1")
    game.play(1, "bid S2")
    game.play(2, "pass")
    assert (phase(game), game.turn) == ("bid", [0])
    game.play(0, "bid O2")
    assert (phase(game), game.turn) == ("bid", [1])
    game.play(1, "pass")
    assert (phase(game), game.turn) == ("tax", [0])
    assert market(game) == "C1 O2"


@every_table
def test_bz_14_when_all_others_passed_without_a_bid_the_last_chooses_to_bid_or_pass(seats: int) -> None:
    game = deal(seats, lot="X " * OFFERS[seats][0])
    for seat in range(seats - 1):
        game.play(seat, "pass")
    last = seats - 1
    assert game.turn == [last]
    assert "pass" in game.legal(last)
    assert bids(game, last) != []
    held = hand(game, last)
    game.play(last, "pass")
    assert offers(game)[last] == 0
    assert hand(game, last) == held


# ---------------------------------------------------------------- the winner pays


def test_bz_e1_a_lot_of_five_won_with_a_bid_of_four() -> None:
    game = deal(4, ["C1 S2 W1 X"], lot="G3 O3 C2 G1 T1")
    game.play(0, "bid C1 S2 W1")
    assert game.view(1)["high"] == {"seat": 0, "bid": 4}
    for seat in (1, 2, 3):
        game.play(seat, "pass")
    assert market(game) == "C1 S2 W1"
    game.play(0, "tax T1")
    assert market(game) == "C1 S2 T1 W1"
    assert hand(game, 0) == "C2 G1 G3 O3 X"
    assert offers(game) == [5, 0, 0, 0]


@every_table
def test_bz_15_the_bid_goes_to_the_market_before_the_tax_is_chosen(seats: int) -> None:
    game = deal(seats, ["C1 C2 G1 X"], lot="O1 O2 S1 S2 T1 T2"[: 3 * OFFERS[seats][0] - 1])
    win(game, 0, "C1 C2 G1")
    assert market(game) == "C1 C2 G1"
    assert laid(game, 0) == ""
    assert game.view(1)["players"][0]["bid"] == 0  # paid: it counts no more
    assert hand(game, 0) == "X"
    assert len(lot(game).split()) == OFFERS[seats][0]
    assert offers(game) == [0] * seats  # the offer card comes last
    assert game.legal(0) == [f"tax {card}" for card in lot(game).split()]


@every_table
def test_bz_15_one_card_of_the_lot_is_the_tax_and_the_rest_goes_to_the_hand(seats: int) -> None:
    game = deal(seats, ["C1 C2 G1 X"], lot="O1 O2 S1 S2 T1 T2"[: 3 * OFFERS[seats][0] - 1])
    win(game, 0, "C1 C2", tax="S1")
    assert market(game) == "C1 C2 S1"
    assert hand(game, 0) == ("G1 O1 O2 S2 T1 T2 X" if OFFERS[seats][0] == 6 else "G1 O1 O2 S2 T1 X")
    assert lot(game) == ""
    assert gone(game) == ""


@every_table
def test_bz_15_the_winner_takes_the_offer_card_and_sits_out_the_rest_of_the_round(seats: int) -> None:
    game = deal(seats, lot="X " * OFFERS[seats][0])
    win(game, 1, "G1 S2", tax="X")
    expected = [0] * seats
    expected[1] = OFFERS[seats][0]
    assert offers(game) == expected
    play_until(game, "bid")
    rest = len(game.log)
    play_until(game, "take")
    bidders = {entry.actor for entry in game.log[rest:] if entry.move == "pass"}
    assert 1 not in bidders
    assert offers(game)[1] == OFFERS[seats][0]


def test_bz_15_the_tax_is_a_card_of_the_lot_and_only_the_winner_chooses_it() -> None:
    game = deal(4, ["C1 G1 O1 S1"], lot="T1 T2 W1 W2 W3")
    refused(game, 0, "tax T1", "BZ-15")  # nobody has won yet
    win(game, 0, "C1")
    refused(game, 0, "tax G1", "BZ-15")  # in the hand
    refused(game, 0, "tax C1", "BZ-15")  # in the market
    for other in (1, 2, 3):
        refused(game, other, "tax T1", "BZ-15")
        assert game.legal(other) == []
    game.play(0, "tax T1")
    refused(game, 0, "tax T2", "BZ-06")  # once: the next lot is due
    turn_up(game)
    refused(game, 0, "tax T2", "BZ-15")


def test_bz_15_of_equal_cards_one_is_the_tax() -> None:
    game = deal(4, lot="T1 T1 T1 W1 W1")
    win(game, 0, "C1")
    assert game.legal(0) == ["tax T1", "tax W1"]
    game.play(0, "tax T1")
    assert market(game) == "C1 T1"
    assert hand(game, 0) == "G1 O2 S2 T1 T1 W1 W1"


def test_bz_16_the_tax_can_be_a_trader_and_traders_are_a_pile_of_their_own() -> None:
    game = deal(3, ["C1 G1 O1 S1"], lot="T1 T2 T3 W1 X X")
    win(game, 0, "C1")
    assert "tax X" in game.legal(0)
    game.play(0, "tax X")
    assert market(game) == "C1 X"
    game.play(0, "discard T1")
    turn_up(game, "C1 C2 W1 X")
    win(game, 1, "G1", tax="X")
    turn_up(game, "T1 T2")
    game.play(2, "tax T1")
    assert market(game) == "C1 G1 T1 X X"
    assert game.legal(2) == ["take C", "take G", "take T", "take X"]
    held = hand(game, 2)
    game.play(2, "take X")
    assert hand(game, 2) == f"{held} X X"
    assert market(game) == "C1 G1 T1"


# ---------------------------------------------------------------- everybody passed


@every_table
def test_bz_17_everybody_passed_so_the_first_who_passed_takes_the_whole_lot(seats: int) -> None:
    game = deal(seats, ["C1 C2 G1 X"], lot="O1 O2 S1 S2 T1 T2"[: 3 * OFFERS[seats][0] - 1])
    pass_all(game)
    assert hand(game, 0) == (
        "C1 C2 G1 O1 O2 S1 S2 T1 T2 X" if seats in (3, 6) else "C1 C2 G1 O1 O2 S1 S2 T1 X"
    )
    assert market(game) == ""  # nothing is paid, no tax
    assert gone(game) == ""
    assert offers(game) == [OFFERS[seats][0]] + [0] * (seats - 1)
    assert (phase(game), game.turn) == ("over", [0])  # no tax is due


@every_table
def test_bz_17_after_it_the_player_left_of_that_one_starts(seats: int) -> None:
    game = deal(seats, lot="X " * OFFERS[seats][0])
    win(game, 1, "G1 S2", tax="X")
    play_until(game, "lot")
    turn_up(game, "G3 O3 S3 T3 W3"[: 3 * OFFERS[seats][1] - 1])
    starter = 2 % seats
    held = hand(game, starter)
    before = market(game)
    assert game.turn == [starter]
    pass_all(game)
    assert offers(game)[1] == OFFERS[seats][0]
    assert offers(game)[starter] == OFFERS[seats][1]
    assert sorted(hand(game, starter).split()) == sorted(
        held.split() + "G3 O3 S3 T3 W3".split()[: OFFERS[seats][1]]
    )
    assert market(game) == before
    play_until(game, "lot")
    turn_up(game)
    assert game.turn == [(starter + 1) % seats]


def test_bz_17_no_bid_was_made_in_this_auction_though_cards_were_laid_in_the_last() -> None:
    game = deal(3, ["C2 G1 O1 S1", "C1 G2 O2 S2"], lot="X X X X X X")
    game.play(0, "bid C2")
    game.play(1, "bid C1 G2")
    game.play(2, "pass")
    game.play(0, "pass")
    game.play(1, "tax X")
    turn_up(game, "T1 T2 T3 T4")
    game.play(2, "pass")
    assert (phase(game), game.turn) == ("bid", [0])
    game.play(0, "pass")
    assert hand(game, 2).endswith("T1 T2 T2 T3 T4 W2")
    assert offers(game) == [0, 6, 4]


@every_table
def test_bz_17_in_every_auction_whether_the_last_was_won_with_a_bid_or_not(seats: int) -> None:
    game = deal(seats)
    for in_round in (1, 2):
        for auction, offer in enumerate(OFFERS[seats][:-1]):
            play_until(game, "bid", in_round)
            assert game.view(0)["high"] is None
            asked = [(game.turn[0] + i) % seats for i in range(seats)]
            asked = [seat for seat in asked if offers(game)[seat] == 0]
            moves = len(game.log)
            if (in_round + auction) % 2:
                winner = asked[-1]
                win(game, winner, hand(game, winner).split()[0], lot(game).split()[0])
            else:
                winner = asked[0]
                pass_all(game)
            assert [entry.actor for entry in game.log[moves : moves + len(asked)]] == asked
            assert offers(game)[winner] == offer
