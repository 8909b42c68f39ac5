"""Prices and fights, checked by hand against saved games."""

from pathlib import Path

from hippodrome.arena.results import Fight, Price
from hippodrome.arena.statistics import fights, prices
from hippodrome.game import Game
from hippodrome.records import parse, replay

GAMES = Path(__file__).parents[1] / "games"


def first_game(name: str) -> Game:
    return replay(parse((GAMES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0]))


def test_prices_of_the_first_three_rounds_of_a_saved_game() -> None:
    assert prices(first_game("byzanz-3"))[:6] == (
        Price(7, "C1 C4 G1 G4 O2 X"),  # C2 G3 T2 beats T4
        Price(5, "C1 O4 W1 X"),  # S1 T1 W3, and the other passes; then a lot of two without a bid
        Price(12, "C3 G3 O1 S2 X X"),  # C1 C4 G4 O2 W1 beats C2 T4
        Price(7, "C1 O1 W1 X"),  # S3 T4, after a pass
        Price(9, "C3 G2 S4 W2 W2 X"),  # G3 O1 O2 W3 beats O4 W1
        Price(9, "O1 O3 O4 T1"),  # G3 T1, raised by O4 W1
    )


def test_there_is_a_price_for_every_auction_with_bids() -> None:
    found = prices(first_game("byzanz-4"))
    assert [price.size for price in found] == [5, 4, 3] * 6


def test_a_lot_that_everybody_passed_costs_nothing_even_if_it_fills_the_hand() -> None:
    game = Game("byzanz", {"seats": 3})
    for card in ["C1"] * 4 + ["G1"] * 4 + ["O1"] * 4 + ["S1", "S1", "T1", "T1", "W1", "W1"]:
        game.play("nature", f"draw {card}")
    for seat in (0, 1, 2):
        game.play(seat, "pass")
    assert game.turn == [0]  # ten cards: over seven
    assert prices(game) == (Price(0, "S1 S1 T1 T1 W1 W1"),)


def test_fights_until_turn_13_of_a_saved_game() -> None:
    found = [fight for fight in fights(first_game("byzantio-3")) if fight.turn <= 13]
    assert sorted(found) == [
        Fight(
            8, "attaleia"
        ),  # offered for leucosia, and accepted; the earthquake of turn 6 was nobody's doing
        Fight(8, "leucosia"),
        Fight(9, "attaleia"),  # offered for corinth, refused, and a 6 rolled
        Fight(9, "corinth"),
        Fight(11, "corinth"),  # bribed with an 8; the bribes of turns 8 and 10 had failed with a 3
        Fight(11, "serres"),  # a campaign that removed a garrison
        Fight(13, "constantinople"),  # another one
        Fight(13, "dorostolon"),  # offered for leucosia, refused, and a 7 rolled
        Fight(13, "leucosia"),
    ]


def test_what_an_event_takes_away_is_no_fight() -> None:
    lines = (GAMES / "byzantio-4.jsonl").read_text(encoding="utf-8").splitlines()
    games = [replay(parse(line)) for line in lines]
    turns = {fight.turn for game in games for fight in fights(game)}
    assert turns.isdisjoint({6, 12, 18, 24})
    assert {5, 7, 11, 13, 17, 19, 23, 25} <= turns


def test_nekken_has_fights_too() -> None:
    assert fights(first_game("nekken-3"))
