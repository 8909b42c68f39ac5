"""Material and set-up: BZ-01 … BZ-05."""

from collections.abc import Mapping
from itertools import groupby

import pytest

from hippodrome.core.errors import BadNotation, BadOptions
from hippodrome.game import Game
from tests.games.clauses import refused

from .tables import (
    COPIES,
    OFFERS,
    ROUNDS,
    SET_ASIDE,
    deal,
    draw,
    every_table,
    hand,
    market,
    offers,
    pass_all,
    phase,
    play_until,
    seen_hand,
    size,
    step,
    turn_up,
    undrawn,
)

# ---------------------------------------------------------------- material


@pytest.mark.parametrize("good", "CGOSTW")
@pytest.mark.parametrize(("value", "copies"), [(1, 6), (2, 5), (3, 3), (4, 2)])
def test_bz_01_each_good_has_six_1s_five_2s_three_3s_and_two_4s(good: str, value: int, copies: int) -> None:
    game = Game("byzanz", {"seats": 6})
    draw(game, f"{good}{value} " * copies)
    refused(game, "nature", f"draw {good}{value}", "BZ-01")
    assert f"{good}{value}" not in undrawn(game)


def test_bz_01_there_are_96_goods_cards_of_six_goods() -> None:
    goods = {card: n for card, n in undrawn(Game("byzanz", {"seats": 4})).items() if card != "X"}
    assert sum(goods.values()) == 96
    assert sorted(goods) == [f"{good}{value}" for good in "CGOSTW" for value in (1, 2, 3, 4)]


@pytest.mark.parametrize("card", ["C5", "C0", "A1", "X1"])
def test_bz_01_there_are_no_other_cards(card: str) -> None:
    with pytest.raises(BadNotation):
        Game("byzanz", {"seats": 4}).play("nature", f"draw {card}")


def test_bz_02_there_are_sixteen_traders() -> None:
    game = Game("byzanz", {"seats": 6})
    draw(game, "X " * 16)
    refused(game, "nature", "draw X", "BZ-01")


@every_table
def test_bz_02_goods_and_traders_are_112_cards(seats: int) -> None:
    assert sum(Game("byzanz", {"seats": seats}).chances()) == 112


@every_table
def test_bz_03_the_rounds_turn_up_the_offer_cards_and_use_the_deck_up_exactly(seats: int) -> None:
    game = deal(seats, lot="")
    play_until(game, "end")
    log = game.log[4 * seats :]
    lots = [len(list(cards)) for actor, cards in groupby(log, lambda entry: entry.actor) if actor == "nature"]
    assert lots == OFFERS[seats] * ROUNDS[seats]
    drawn = sum(entry.actor == "nature" for entry in game.log)
    assert drawn == 112 - SET_ASIDE[seats] == 4 * seats + ROUNDS[seats] * sum(OFFERS[seats])


@every_table
def test_bz_03_the_table_says_what_is_set_aside_and_how_many_rounds(seats: int) -> None:
    table = deal(seats, lot="").view(0)
    assert (table["set_aside"], table["rounds"]) == (SET_ASIDE[seats], ROUNDS[seats])


@every_table
def test_bz_03_every_offer_card_in_play_goes_to_one_player_each_round(seats: int) -> None:
    game = deal(seats)
    play_until(game, "take")
    assert sorted(offers(game), reverse=True) == OFFERS[seats]


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_bz_03_only_three_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        Game("byzanz", {"seats": seats})


# ---------------------------------------------------------------- set-up


@every_table
def test_bz_04_four_cards_to_each_player(seats: int) -> None:
    game = Game("byzanz", {"seats": seats})
    for seat in range(seats):
        for cards in range(4):
            assert phase(game) == "deal"
            assert [size(game, other) for other in range(seats)] == [4] * seat + [cards] + [0] * (
                seats - seat - 1
            )
            draw(game, f"{'CGOSTW'[seat]}{1 + cards // 2}")
    assert phase(game) == "lot"
    for seat, good in enumerate("CGOSTW"[:seats]):
        assert hand(game, seat) == f"{good}1 {good}1 {good}2 {good}2"


@every_table
def test_bz_04_the_opening_cards_are_hidden_from_all_others(seats: int) -> None:
    game = deal(seats, lot="")
    for seat in range(seats):
        for eyes in (*range(seats), "spectator"):
            assert ("?" in seen_hand(game, seat, eyes)) == (eyes != seat)
            told = [entry.move for entry in game.log_for(eyes)[4 * seat : 4 * seat + 4]]
            own = [entry.move for entry in game.log[4 * seat : 4 * seat + 4]]
            assert told == (own if eyes == seat else ["draw ?"] * 4)


@every_table
def test_bz_04_the_rest_is_the_deck(seats: int) -> None:
    game = deal(seats, lot="")
    assert game.view(0)["deck"] == 112 - 4 * seats - SET_ASIDE[seats]
    play_until(game, "end")
    assert game.view(0)["deck"] == 0


def goods_first(left: Mapping[str, int]) -> str:
    return next(iter(left))


def traders_first(left: Mapping[str, int]) -> str:
    return "X" if "X" in left else next(iter(left))


@every_table
def test_bz_04_the_cards_set_aside_can_be_traders(seats: int) -> None:
    game = Game("byzanz", {"seats": seats})
    play_until(game, "final", choose=goods_first)
    assert left_over(game) == {"X": SET_ASIDE[seats]}


@every_table
def test_bz_04_the_cards_set_aside_can_be_goods(seats: int) -> None:
    game = Game("byzanz", {"seats": seats})
    play_until(game, "final", choose=traders_first)
    left = left_over(game)
    assert sum(left.values()) == SET_ASIDE[seats]
    assert "X" not in left


def left_over(game: Game) -> dict[str, int]:
    """What was never drawn, by the log."""
    drawn = [entry.move.removeprefix("draw ") for entry in game.log if entry.actor == "nature"]
    return {card: n - drawn.count(card) for card, n in COPIES.items() if n > drawn.count(card)}


@every_table
def test_bz_04_nobody_sees_which_cards_are_set_aside(seats: int) -> None:
    game = deal(seats, lot="")
    for eyes in (*range(seats), "spectator"):
        unseen = int(game.masked(eyes)["deck"].sum())
        assert unseen == 112 - (4 if eyes != "spectator" else 0)
    while phase(game) != "final":  # any card not drawn yet can be among them, up to the last draw
        if game.chances():
            assert sum(game.chances()) == game.view("spectator")["deck"] + SET_ASIDE[seats]
        step(game)


@every_table
def test_bz_05_the_offer_cards_lie_highest_on_top(seats: int) -> None:
    game = deal(seats, lot="")
    for offer in OFFERS[seats]:
        assert game.view(0)["offer"] == offer
        turn_up(game)
        if offer != OFFERS[seats][-1]:
            play_until(game, "lot")


@every_table
def test_bz_05_the_market_starts_empty_and_nobody_holds_an_offer_card(seats: int) -> None:
    game = deal(seats)
    assert market(game) == ""
    assert offers(game) == [0] * seats


@every_table
def test_bz_05_the_player_left_of_the_dealer_starts(seats: int) -> None:
    game = deal(seats)  # seat 0 is that player: it was dealt to first
    assert game.turn == [0]
    pass_all(game)
    bidders = [entry.actor for entry in game.log if entry.actor != "nature"]
    assert bidders == list(range(seats))
