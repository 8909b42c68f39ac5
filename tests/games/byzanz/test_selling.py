"""Sales, in turn and out of turn: BZ-23 … BZ-28, BZ-E3 … BZ-E5."""

from itertools import combinations

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    deal,
    draw,
    gone,
    hand,
    laid,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    points,
    profit,
    sales,
    size,
    step,
    turn_up,
    win,
)

SELLER = "C4 C1 C1 X"  # can sell in more ways than one


def sets(cards: str) -> list[str]:
    """BZ-23 … BZ-26 for a hand, card by card: all sales that the sheet allows it."""
    found = set()
    for three in combinations(sorted(cards.split()), 3):
        goods = [card for card in three if card != "X"]
        if len({card[0] for card in goods}) <= 1:
            kept = max(goods, default="X")
            others = list(three)
            others.remove(kept)
            found.add(f"sell {kept} {' '.join(others)}")
    return sorted(found)


# ---------------------------------------------------------------- the worked examples


def test_bz_e3_cloth_4_1_1_keeps_the_4() -> None:
    game = deal(3, ["C4 C1 C1 G1"])
    game.play(0, "sell C4 C1 C1")
    assert (profit(game, 0), gone(game), hand(game, 0)) == ("C4", "C1 C1", "G1")


def test_bz_e3_cloth_4_cloth_3_and_a_trader_keeps_the_4_and_two_cards_leave() -> None:
    game = deal(3, ["C4 C3 X G1"])
    game.play(0, "sell C4 C3 X")
    assert (profit(game, 0), gone(game), hand(game, 0)) == ("C4", "C3 X", "G1")


def test_bz_e4_three_traders_keep_one_worth_five() -> None:
    game = deal(3, ["X X X G1"])
    game.play(0, "sell X X X")
    assert (profit(game, 0), gone(game), hand(game, 0)) == ("X", "X X", "G1")
    assert points(game, 0) == 5


def test_bz_e5_two_traders_and_one_spices_count_as_three_spices() -> None:
    game = deal(3, ["S2 X X G1"])
    game.play(0, "sell S2 X X")
    assert (profit(game, 0), gone(game), hand(game, 0)) == ("S2", "X X", "G1")
    assert points(game, 0) == 2


# ---------------------------------------------------------------- what makes a sale


@pytest.mark.parametrize("good", "CGOSTW")
def test_bz_23_three_of_one_good_are_shown_the_highest_is_kept_two_leave_the_game(good: str) -> None:
    game = deal(3, [f"{good}1 {good}2 {good}3 X"])
    game.play(0, f"sell {good}3 {good}1 {good}2")
    assert profit(game, 0) == f"{good}3"
    assert gone(game) == f"{good}1 {good}2"
    assert hand(game, 0) == "X"
    for eyes in (1, 2, "spectator"):
        assert game.log_for(eyes)[-1] == (0, f"sell {good}3 {good}1 {good}2")
        assert game.view(eyes)["players"][0]["hand"] == ["?"]


def test_bz_23_exactly_three_cards() -> None:
    game = deal(3, ["C1 C1 C1 C1"])
    for wrong in ("sell C1", "sell C1 C1", "sell C1 C1 C1 C1"):
        refused(game, 0, wrong, "BZ-23")
    assert sales(game, 0) == ["sell C1 C1 C1"]


def test_bz_23_of_one_good() -> None:
    game = deal(3, ["C1 C2 G3 X"])
    refused(game, 0, "sell G3 C1 C2", "BZ-23")
    refused(game, 0, "sell G3 C2 X", "BZ-23")  # a trader does not make two goods one


def test_bz_23_the_highest_is_the_one_that_is_kept() -> None:
    game = deal(3, ["C1 C2 C3 X"])
    refused(game, 0, "sell C1 C2 C3", "BZ-23")
    refused(game, 0, "sell C2 C1 C3", "BZ-23")
    refused(game, 0, "sell C2 C3 X", "BZ-23")


def test_bz_23_only_cards_of_the_hand() -> None:
    game = deal(3, ["C1 C2 G1 G2"])
    refused(game, 0, "sell C2 C1 C1", "BZ-23")
    refused(game, 0, "sell C2 C1 X", "BZ-23")
    assert sales(game, 0) == []


def test_bz_23_in_turn_a_sale_leaves_the_turn_where_it_is() -> None:
    game = deal(3, [SELLER])
    game.play(0, "sell C4 C1 C1")
    assert (phase(game), game.turn) == ("bid", [0])
    assert game.legal(0) == ["pass"]


def test_bz_23_out_of_turn_a_sale_leaves_the_turn_where_it_is() -> None:
    game = deal(3, ["G1 O1 S1 T1", SELLER])
    before = game.legal(0)
    assert sorted(game.legal(1)) == sets(SELLER)
    game.play(1, "sell C4 C1 X")
    assert (phase(game), game.turn, game.legal(0)) == ("bid", [0], before)
    assert (profit(game, 1), hand(game, 1)) == ("C4", "C1")


def test_bz_23_several_sales_one_after_the_other() -> None:
    game = deal(3, ["C1 C1 C2 T1"], lot="G1 G2 G3 O1 S1 X")
    win(game, 0, "T1", tax="X")
    game.play(0, "discard S1")
    turn_up(game)
    assert sales(game, 0) == ["sell C2 C1 C1", "sell G3 G1 G2"]
    game.play(0, "sell G3 G1 G2")
    game.play(0, "sell C2 C1 C1")
    assert (profit(game, 0), points(game, 0), hand(game, 0)) == ("C2 G3", 5, "O1")


@pytest.mark.parametrize("good", "CGOSTW")
@pytest.mark.parametrize(
    ("others", "kept", "leave"), [("2 X", "3", "2 X"), ("3 X", "3", "3 X"), ("X X", "3", "X X")]
)
def test_bz_24_traders_are_jokers_and_the_good_of_highest_value_is_kept(
    good: str, others: str, kept: str, leave: str
) -> None:
    def cards(text: str) -> str:
        return " ".join("X" if word == "X" else f"{good}{word}" for word in text.split())

    spare = "G1" if good != "G" else "C1"
    game = deal(3, [f"{cards(kept)} {cards(others)} {spare}"])
    game.play(0, f"sell {cards(kept)} {cards(others)}")
    assert (profit(game, 0), gone(game), hand(game, 0)) == (cards(kept), cards(leave), spare)
    assert points(game, 0) == 3


def test_bz_24_a_trader_in_it_is_never_the_card_kept() -> None:
    game = deal(3, ["C1 C2 X X"])
    refused(game, 0, "sell X C1 C2", "BZ-24")
    refused(game, 0, "sell X C1 X", "BZ-24")
    assert sorted(sales(game, 0)) == ["sell C1 X X", "sell C2 C1 X", "sell C2 X X"]


def test_bz_25_three_traders_sell_as_a_set_and_keep_one_worth_five_at_the_end() -> None:
    game = deal(3, ["X X X X"])
    assert sales(game, 0) == ["sell X X X"]
    game.play(0, "sell X X X")
    assert (profit(game, 0), hand(game, 0), points(game, 0)) == ("X", "X", 5)
    play_until(game, "end")
    assert game.outcome is not None
    assert game.outcome.scores == (5, 0, 0)


@pytest.mark.parametrize(
    "cards", ["C1 C1 C3 C4", "C2 C2 C2 X", "G1 G4 X X", "O3 X X X", "T1 T1 W1 W1", "W1 W4 W4 X"]
)
def test_bz_26_any_three_that_make_a_set_can_be_chosen(cards: str) -> None:
    game = deal(3, [cards])
    assert sorted(sales(game, 0)) == sets(cards)


def test_bz_26_4_1_1_can_be_sold_and_a_3_held_back() -> None:
    game = deal(3, ["C4 C3 C1 C1"])
    game.play(0, "sell C4 C1 C1")
    assert (profit(game, 0), hand(game, 0)) == ("C4", "C3")


def test_bz_26_a_lower_set_can_be_sold_and_the_4_held_back() -> None:
    game = deal(3, ["C4 C3 C1 C1"])
    game.play(0, "sell C3 C1 C1")
    assert (profit(game, 0), gone(game), hand(game, 0)) == ("C3", "C1 C1", "C4")


# ---------------------------------------------------------------- cards laid in a bid


def test_bz_27_cards_laid_in_a_running_bid_can_not_be_sold() -> None:
    game = deal(3, ["C1 C2 C3 X"])
    game.play(0, "bid C3")
    refused(game, 0, "sell C3 C1 C2", "BZ-27")
    refused(game, 0, "sell C3 C1 X", "BZ-27")
    assert sales(game, 0) == ["sell C2 C1 X"]  # what is still in the hand can be


def test_bz_27_until_they_are_taken_back() -> None:
    game = deal(3, ["C1 C2 C3 G1", "O4 S1 T1 W1"])
    game.play(0, "bid C3")
    game.play(1, "bid O4")
    game.play(2, "bid O1 T2 W2")
    refused(game, 0, "sell C3 C1 C2", "BZ-27")
    game.play(0, "pass")
    assert (phase(game), game.turn) == ("bid", [1])
    game.play(0, "sell C3 C1 C2")
    assert (profit(game, 0), hand(game, 0)) == ("C3", "G1")


def test_bz_27_equal_cards_left_in_the_hand_can_be_sold() -> None:
    game = deal(3, ["C1 C1 C1 C1", "O4 S1 T1 W1"])
    game.play(0, "bid C1 C1")
    refused(game, 0, "sell C1 C1 C1", "BZ-27")
    game.play(1, "pass")
    assert sales(game, 0) == []
    again = deal(3, ["C1 C1 C1 C1", "O4 S1 T1 W1"])
    again.play(0, "bid C1")
    again.play(0, "sell C1 C1 C1")
    assert (profit(again, 0), gone(again), laid(again, 0)) == ("C1", "C1 C1", "C1")
    assert again.view(1)["high"] == {"seat": 0, "bid": 1}  # the bid stands


# ---------------------------------------------------------------- when


def test_bz_28_every_seat_can_sell_while_the_table_waits_for_a_bid() -> None:
    game = deal(4, [SELLER, "G4 G1 G1 X", "O3 O1 O1 X", "S3 S1 S1 X"])
    for seat, sale in enumerate(["sell C4 C1 C1", "sell G4 G1 G1", "sell O3 O1 O1", "sell S3 S1 S1"]):
        assert game.turn == [0]
        game.play(seat, sale)
    assert [profit(game, seat) for seat in range(4)] == ["C4", "G4", "O3", "S3"]


def test_bz_28_who_has_passed_and_who_holds_an_offer_card_can_sell_too() -> None:
    game = deal(4, ["T1 T1 T1 X", "G4 G1 G1 X"], lot="C1 C1 C2 C3 W3")
    win(game, 0, "T1", tax="W3")
    turn_up(game)
    game.play(1, "pass")
    assert game.turn == [2]
    game.play(1, "sell G4 G1 G1")
    assert offers(game)[0] == 5
    game.play(0, "sell C3 C1 C1")
    assert game.turn == [2]
    assert (profit(game, 0), profit(game, 1)) == ("C3", "G4")


def test_bz_28_every_seat_can_sell_while_the_table_waits_for_a_take() -> None:
    game = deal(3, [SELLER, "G4 G1 G1 X", "O3 O1 O1 X"])
    play_until(game, "take", keep={0: SELLER, 1: "G4 G1 G1 X", 2: "O3 O1 O1 X"})
    assert game.turn == [2]
    before = [move for move in game.legal(2) if move.startswith("take")]
    for seat, sale in enumerate(["sell C4 C1 C1", "sell G4 G1 G1", "sell O3 O1 O1"]):
        assert sale in game.legal(seat)
        game.play(seat, sale)
        assert (phase(game), game.turn) == ("take", [2])
    assert [profit(game, seat) for seat in range(3)] == ["C4", "G4", "O3"]
    assert [move for move in game.legal(2) if move.startswith("take")] == before


def test_bz_28_nobody_sells_while_cards_are_dealt() -> None:
    game = Game("byzanz", {"seats": 3})
    draw(game, f"{SELLER} G1")
    assert game.legal(0) == []
    refused(game, 0, "sell C4 C1 C1", "BZ-28")


def nobody_sells(game: Game, seats: dict[int, str]) -> None:
    for seat, sale in seats.items():
        assert sales(game, seat) == []
        refused(game, seat, sale, "BZ-28")


BOTH = {0: "sell C4 C1 C1", 1: "sell G4 G1 G1"}


def test_bz_28_nobody_sells_while_cards_are_turned_up() -> None:
    game = deal(3, [SELLER, "G4 G1 G1 X"], lot="")
    for card in "O1 O1 O2 S1 S2 T1".split():
        nobody_sells(game, BOTH)
        draw(game, card)
    game.play(0, "bid C1")
    game.play(0, "sell C4 C1 X")  # now the table waits for a bid


def test_bz_28_nobody_sells_while_a_tax_is_due_the_winner_included() -> None:
    game = deal(3, [SELLER, "G4 G1 G1 X"], lot="O1 O1 O2 S1 S2 T1")
    win(game, 1, "G1")
    nobody_sells(game, {0: BOTH[0], 1: "sell G4 G1 X"})
    game.play(1, "tax O1")
    nobody_sells(game, {0: BOTH[0]})  # a hand of eight comes down first
    game.play(1, "sell G4 G1 X")


def test_bz_28_nobody_sells_while_the_tax_of_the_last_auction_is_due() -> None:
    game = deal(3, [SELLER, "G4 G1 G1 X", "S3 S1 S1 X"])
    play_until(game, "tax", keep={0: SELLER, 1: "G4 G1 G1 X"})
    assert game.turn == [2]
    nobody_sells(game, BOTH | {2: "sell S3 S1 S1"})
    game.play(2, game.legal(2)[0])
    for seat, sale in (BOTH | {2: "sell S3 S1 S1"}).items():
        game.play(seat, sale)


def test_bz_28_while_a_hand_is_over_seven_only_its_owner_sells() -> None:
    game = deal(3, [SELLER, "G4 G1 G1 X"], lot="O1 O1 O2 S1 S2 T1")
    pass_all(game)
    assert (phase(game), game.turn, size(game, 0)) == ("over", [0], 10)
    nobody_sells(game, {1: BOTH[1]})
    assert game.legal(1) == []
    game.play(0, "sell C4 C1 C1")
    turn_up(game)
    game.play(1, "sell G4 G1 G1")


def test_bz_28_over_seven_after_a_take_only_its_owner_sells() -> None:
    game = deal(3, ["C1 C1 C2 C3", "G4 G1 G1 X", "T1 T1 T1 X"])
    play_until(game, "take", in_round=2, keep={1: "G4 G1 G1 X", 2: "T1 T1 T1 X"})
    (taker,) = game.turn
    game.play(taker, game.legal(taker)[-1])
    assert (phase(game), size(game, taker)) == ("over", 8)
    other = {0: 1, 1: 2, 2: 1}[taker]
    nobody_sells(game, {other: {1: "sell G4 G1 G1", 2: "sell T1 T1 T1"}[other]})


def test_bz_28_nobody_sells_after_the_end() -> None:
    game = deal(3, [SELLER])
    play_until(game, "end", keep={0: SELLER})
    assert "C4" in hand(game, 0)
    assert game.legal(0) == []
    refused(game, 0, "sell C4 C1 C1", "BZ-31")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bz_28_the_sales_a_seat_is_offered_are_those_of_its_hand_and_only_where_the_clause_allows_them(
    seats: int,
) -> None:
    game = deal(seats)
    while phase(game) != "end":
        waiting = phase(game)
        for seat in range(seats):
            if waiting in ("bid", "take") or seat in (game.turn if waiting in ("over", "final") else []):
                assert sorted(sales(game, seat)) == sets(hand(game, seat))
            else:
                assert sales(game, seat) == []
        step(game)
    assert market(game) == ""
