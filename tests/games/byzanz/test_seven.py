"""Seven cards at most: BZ-29, BZ-30."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    OFFERS,
    ROUNDS,
    deal,
    every_table,
    gone,
    hand,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    profit,
    sales,
    size,
    turn_up,
    win,
)


def ten() -> Game:
    """Seat 0 of three holds ten cards, won in the first auction."""
    game = deal(3, ["C1 C1 C4 X"], lot="G1 O1 S1 T1 W1 W4")
    pass_all(game)
    return game


@every_table
def test_bz_29_a_hand_over_seven_comes_down_after_the_winner_has_taken_the_offer_card(seats: int) -> None:
    game = deal(seats)
    pass_all(game)
    assert (phase(game), game.turn) == ("over", [0])
    assert size(game, 0) == 4 + OFFERS[seats][0]
    assert offers(game)[0] == OFFERS[seats][0]
    assert game.chances() == []  # at once: the next lot waits


def test_bz_29_it_is_at_once_the_owner_can_do_nothing_else() -> None:
    game = ten()
    assert sorted({move.split()[0] for move in game.legal(0)}) == ["discard", "sell"]
    refused(game, 0, "pass", "BZ-29")
    refused(game, 0, "done", "BZ-31")
    refused(game, 0, "bid C1", "BZ-08")
    refused(game, "nature", "draw C1", "BZ-06")
    for other in (1, 2):
        assert game.legal(other) == []
        refused(game, other, "pass", "BZ-08")


def test_bz_29_discards_are_of_choice_one_at_a_time_and_leave_the_game() -> None:
    game = ten()
    held = "C1 C1 C4 G1 O1 S1 T1 W1 W4 X".split()
    assert [move for move in game.legal(0) if move.startswith("discard")] == [
        f"discard {card}" for card in dict.fromkeys(held)
    ]
    left = []
    for card in ("C4", "X", "C1"):
        assert (phase(game), game.turn) == ("over", [0])
        game.play(0, f"discard {card}")
        held.remove(card)
        left.append(card)
        assert hand(game, 0) == " ".join(held)
        assert sorted(gone(game).split()) == sorted(left)
    assert phase(game) == "lot"  # seven are left: play goes on by itself
    assert market(game) == ""
    assert profit(game, 0) == ""


def test_bz_29_only_cards_of_the_hand_are_discarded() -> None:
    game = ten()
    refused(game, 0, "discard C2", "BZ-29")
    game.play(0, "discard C4")
    refused(game, 0, "discard C4", "BZ-29")


def test_bz_29_only_while_the_hand_is_over_seven() -> None:
    game = ten()
    for _ in range(3):
        game.play(0, game.legal(0)[-1])
    turn_up(game)
    assert size(game, 0) == 7
    refused(game, 0, "discard C1", "BZ-29")
    refused(game, 1, "discard G1", "BZ-29")
    assert not any(move.startswith("discard") for seat in range(3) for move in game.legal(seat))


def test_bz_29_seven_cards_are_not_over_seven() -> None:
    game = deal(4, lot="X X X O4 W4")
    win(game, 0, "C1", tax="X")
    assert size(game, 0) == 7
    assert phase(game) == "lot"


def test_bz_29_eight_cards_are() -> None:
    game = deal(4, lot="X X X O4 W4")
    win(game, 3, "C2", tax="X")
    turn_up(game, "X X G4 T4")
    win(game, 0, "C1")
    game.play(0, "tax X")
    assert (size(game, 0), phase(game)) == (6, "lot")
    turn_up(game, "X X X")
    pass_all(game)
    assert (size(game, 1), phase(game)) == (7, "lot")
    turn_up(game, "X X")
    game.play(2, "tax X")
    assert market(game) == "C1 C2 X X X"
    game.play(2, "take X")
    assert (phase(game), game.turn, size(game, 2)) == ("over", [2], 8)


def test_bz_29_only_the_owner_discards() -> None:
    game = ten()
    for other in (1, 2):
        refused(game, other, f"discard {hand(game, other).split()[0]}", "BZ-29")


def test_bz_29_a_sale_brings_the_hand_down_too() -> None:
    game = ten()
    assert "sell C4 C1 C1" in game.legal(0)
    game.play(0, "sell C4 C1 C1")
    assert size(game, 0) == 7
    assert profit(game, 0) == "C4"
    assert phase(game) == "lot"
    turn_up(game)
    assert game.turn == [1]


def test_bz_29_a_sale_and_discards_until_seven_are_left() -> None:
    game = deal(3, ["C1 C1 C4 X"])
    play_until(game, "bid", in_round=2, keep={0: "C1 C1 C4 X"})
    assert size(game, 0) == 7
    win(game, 0, next(card for card in hand(game, 0).split() if card[0] not in "CX"))
    game.play(0, game.legal(0)[0])
    assert (size(game, 0), phase(game)) == (11, "over")
    game.play(0, "sell C4 C1 C1")
    assert (size(game, 0), phase(game), game.turn) == (8, "over", [0])
    assert any(move.startswith("discard") for move in game.legal(0))
    game.play(0, "discard X")
    assert (size(game, 0), phase(game)) == (7, "lot")


def test_bz_29_discards_then_a_sale_down_to_fewer_than_seven() -> None:
    game = ten()
    game.play(0, "discard G1")
    game.play(0, "discard O1")
    assert (size(game, 0), phase(game)) == (8, "over")
    game.play(0, "sell C4 C1 C1")
    assert (size(game, 0), phase(game)) == (5, "lot")
    assert gone(game) == "C1 C1 G1 O1"


def test_bz_29_after_a_take_from_the_market_and_then_the_next_takes() -> None:
    game = deal(3, ["C1 C2 X X", "G1 G2 X X", "O1 O2 O2 O3"], lot="T1 T1 T1 W1 W1 W2")
    win(game, 0, "C1 C2", tax="T1")
    turn_up(game, "S1 S1 S2 S2")
    win(game, 1, "G1 G2", tax="S1")
    turn_up(game, "O1 X")
    game.play(2, "tax X")
    assert market(game) == "C1 C2 G1 G2 S1 T1 X"
    game.play(2, "take C")
    assert (phase(game), game.turn, size(game, 2)) == ("take", [1], 7)
    game.play(1, "take G")
    assert (phase(game), game.turn, size(game, 1)) == ("take", [0], 7)
    game.play(0, "take S")
    assert (phase(game), game.turn, size(game, 0)) == ("over", [0], 8)
    assert offers(game) == [6, 4, 2]  # the round is not over yet
    refused(game, 0, "take T", "BZ-19")
    game.play(0, "discard W2")
    assert (phase(game), game.view(0)["round"]) == ("lot", 2)


def test_bz_29_a_taker_over_seven_comes_down_before_the_next_takes() -> None:
    game = deal(3, ["C1 C2 C2 X", "G1 G2 X X", "O1 O2 O2 O3"], lot="T1 T1 T1 W1 W1 W2")
    win(game, 0, "C1 C2 C2", tax="T1")
    turn_up(game, "S1 S1 S2 S2")
    win(game, 1, "G1 G2", tax="S1")
    turn_up(game, "O1 X")
    game.play(2, "tax X")
    game.play(2, "take C")
    assert (phase(game), game.turn, size(game, 2)) == ("over", [2], 8)
    refused(game, 1, "take G", "BZ-19")
    game.play(2, "discard C1")
    assert (phase(game), game.turn) == ("take", [1])
    assert market(game) == "G1 G2 S1 T1 X"


@every_table
def test_bz_29_it_also_applies_after_the_last_market_before_the_final_sales(seats: int) -> None:
    game = deal(seats)
    play_until(game, "take", in_round=ROUNDS[seats])
    (seat,) = game.turn
    assert (size(game, seat), len(market(game).split())) == (7, 1)
    game.play(seat, game.legal(seat)[-1])
    assert (phase(game), game.turn, size(game, seat)) == ("over", [seat], 8)
    refused(game, seat, "done", "BZ-31")
    refused(game, (seat + 1) % seats, "done", "BZ-31")
    assert game.legal((seat + 1) % seats) == []
    game.play(seat, f"discard {hand(game, seat).split()[0]}")
    assert (phase(game), game.turn) == ("final", list(range(seats)))
    refused(game, seat, f"discard {hand(game, seat).split()[0]}", "BZ-29")


@pytest.mark.parametrize("traders", [1, 2, 3, 4])
def test_bz_30_traders_count_among_the_seven(traders: int) -> None:
    goods = "C1 G1 O1 S1".split()[traders:]
    game = deal(4, [" ".join(goods + ["X"] * traders)], lot="T4 W4 G4 X X")
    pass_all(game)
    assert (phase(game), size(game, 0)) == ("over", 9)
    game.play(0, "discard T4")
    assert (phase(game), size(game, 0)) == ("over", 8)  # at most seven of them are goods
    game.play(0, "discard X")
    assert (phase(game), size(game, 0)) == ("lot", 7)


def test_bz_30_a_trader_can_be_discarded() -> None:
    game = ten()
    game.play(0, "discard X")
    assert gone(game) == "X"
    assert sales(game, 0) == ["sell C4 C1 C1"]


def test_bz_30_discards_are_face_up() -> None:
    game = ten()
    game.play(0, "discard W4")
    for eyes in (1, 2, "spectator"):
        assert game.log_for(eyes)[-1] == (0, "discard W4")
        assert game.view(eyes)["gone"] == ["W4"]
