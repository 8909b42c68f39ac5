"""The last auction of a round, with one player left: BZ-18."""

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    OFFERS,
    deal,
    draw,
    hand,
    lot,
    market,
    offers,
    phase,
    turn_up,
    win,
)


def last_auction(seats: int, cards: str) -> Game:
    """All auctions but the last are over; the last player is seat 1, and these cards are turned up."""
    game = deal(seats)
    for offer in OFFERS[seats][:-1]:
        winner = 0 if offer == OFFERS[seats][0] else game.turn[0] if game.turn[0] != 1 else 2
        win(game, winner, hand(game, winner).split()[0], lot(game).split()[0])
        while phase(game) == "over":
            game.play(winner, next(move for move in game.legal(winner) if move.startswith("discard")))
        if offer != OFFERS[seats][-2]:
            turn_up(game)
    assert offers(game)[1] == 0
    assert sum(offer > 0 for offer in offers(game)) == seats - 1
    draw(game, cards)
    return game


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("tax", "rest"), [("S4", "X"), ("X", "S4")])
def test_bz_18_of_a_lot_of_two_one_goes_to_the_market_by_choice_the_other_to_the_hand(
    seats: int, tax: str, rest: str
) -> None:
    game = last_auction(seats, "S4 X")
    assert (phase(game), game.turn) == ("tax", [1])  # no bid is asked for
    assert game.legal(1) == ["tax S4", "tax X"]
    refused(game, 1, "bid G1", "BZ-08")
    refused(game, 1, "pass", "BZ-08")
    refused(game, 1, "tax G1", "BZ-15")
    refused(game, 0, "tax X", "BZ-15")
    before, held = market(game), hand(game, 1)
    game.play(1, f"tax {tax}")
    assert sorted(market(game).split()) == sorted([*before.split(), tax])
    assert sorted(hand(game, 1).split()) == sorted([*held.split(), rest])
    assert offers(game)[1] == 2
    assert (phase(game), game.turn) == ("take", [1])


@pytest.mark.parametrize("seats", [3, 4])
def test_bz_18_two_equal_cards_are_still_a_logged_choice(seats: int) -> None:
    game = last_auction(seats, "X X")
    assert game.legal(1) == ["tax X"]
    game.play(1, "tax X")
    assert game.log[-1] == (1, "tax X")
    assert hand(game, 1).count("X") == 1


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("card", ["S4", "X"])
def test_bz_18_a_lot_of_one_goes_to_the_market_at_once_without_a_decision(seats: int, card: str) -> None:
    game = last_auction(seats, "")
    before, held = market(game), hand(game, 1)
    draw(game, card)
    assert game.log[-1] == ("nature", f"draw {card}")  # nobody moved
    assert sorted(market(game).split()) == sorted([*before.split(), card])
    assert hand(game, 1) == held
    assert lot(game) == ""
    assert offers(game)[1] == 1
    assert (phase(game), game.turn) == ("take", [1])
