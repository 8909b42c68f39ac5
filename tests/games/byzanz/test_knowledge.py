"""What can be known: BZ-34, BZ-35."""

from collections import Counter
from random import Random

import pytest

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.game import Game

from .tables import (
    COPIES,
    OFFERS,
    deal,
    draw,
    every_table,
    hand,
    pass_all,
    play_until,
    seen_hand,
    size,
    turn_up,
    undrawn,
    win,
)

Eyes = int | str


def everybody(game: Game) -> list[Eyes]:
    return [*range(game.seats), "spectator"]


def others(game: Game, seat: int) -> list[Eyes]:
    return [eyes for eyes in everybody(game) if eyes != seat]


def known(game: Game, seat: int, cards: str) -> None:
    """Everybody else knows just these of the hand, and the number of the rest."""
    for eyes in others(game, seat):
        assert seen_hand(game, seat, eyes) == cards
    assert "?" not in hand(game, seat)
    assert size(game, seat) == len(cards.split())


# ---------------------------------------------------------------- hidden and public


@every_table
def test_bz_34_the_opening_cards_of_the_others_are_hidden(seats: int) -> None:
    game = deal(seats)
    for seat in range(seats):
        known(game, seat, "? ? ? ?")


@every_table
def test_bz_34_the_deck_and_the_cards_set_aside_are_hidden(seats: int) -> None:
    """What a seat has not seen is one heap to it: deck, cards set aside, opening cards of the others."""
    game = deal(seats)
    for eyes in everybody(game):
        table = game.view(eyes)
        seen = Counter(table["lot"]) + Counter(
            table["players"][eyes]["hand"] if isinstance(eyes, int) else []
        )
        unseen = dict(zip(COPIES, game.masked(eyes)["deck"][0].tolist(), strict=True))
        assert unseen == {card: n - seen[card] for card, n in COPIES.items()}
        assert game.masked(eyes)["hand"][0, :, : len(COPIES)].sum() == (4 if isinstance(eyes, int) else 0)


def test_bz_34_a_lot_that_is_won_is_known_in_the_hand_of_its_winner_but_for_the_tax() -> None:
    game = deal(4, lot="C3 G3 O4 S4 X")
    win(game, 1, "G1", tax="O4")
    known(game, 1, "C3 G3 S4 X ? ? ?")


def test_bz_34_a_take_is_known() -> None:
    game = deal(3, lot="X X X X X X")
    win(game, 0, "C1", tax="X")
    game.play(0, "discard X")
    turn_up(game, "C3 C3 T3 T3")
    win(game, 1, "G1", tax="C3")
    turn_up(game, "O4 O4")
    game.play(2, "tax O4")
    game.play(2, "take C")
    known(game, 2, "C1 C3 O4 ? ? ? ?")
    for eyes in everybody(game):
        assert game.view(eyes)["market"] == ["G1", "O4", "X"]


def test_bz_34_a_sale_shows_its_cards() -> None:
    game = deal(3, ["C4 C1 C1 G2"])
    game.play(0, "sell C4 C1 C1")
    known(game, 0, "?")
    for eyes in everybody(game):
        assert game.view(eyes)["gone"] == ["C1", "C1"]


def test_bz_34_a_discard_shows_its_card() -> None:
    game = deal(3, ["C4 C1 C1 G2"], lot="X X X X X X")
    pass_all(game)
    known(game, 0, "X X X X X X ? ? ? ?")
    game.play(0, "discard G2")
    known(game, 0, "X X X X X X ? ? ?")
    game.play(0, "discard X")
    known(game, 0, "X X X X X ? ? ?")


def test_bz_34_cards_taken_back_from_a_bid_are_known() -> None:
    game = deal(3, ["C1 G2 O2 S2", "C4 G1 O1 S1"])
    game.play(0, "bid C1")
    known(game, 0, "? ? ?")  # the card laid lies in front of the player
    game.play(1, "bid O1 S1")
    game.play(2, "pass")
    game.play(0, "bid O2")
    game.play(1, "bid C4")
    game.play(0, "pass")
    known(game, 0, "C1 O2 ? ?")
    known(game, 1, "?")
    known(game, 2, "? ? ? ?")


@every_table
def test_bz_34_bids_offer_cards_and_the_number_of_cards_are_public(seats: int) -> None:
    game = deal(seats, lot="X " * OFFERS[seats][0])
    game.play(0, "bid C1 G1")
    game.play(1, "pass")
    for eyes in everybody(game):
        table = game.view(eyes)
        assert table["players"][0]["laid"] == ["C1", "G1"]
        assert table["high"] == {"seat": 0, "bid": 2}
        assert [player["bidding"] for player in table["players"]] == [True, False] + [True] * (seats - 2)
        assert [len(player["hand"]) for player in table["players"]] == [2] + [4] * (seats - 1)
    pass_all(game)
    game.play(0, "tax X")
    for eyes in everybody(game):
        table = game.view(eyes)
        assert [player["offer"] for player in table["players"]] == [OFFERS[seats][0]] + [None] * (seats - 1)
        assert table["market"] == ["C1", "G1", "X"]


# ---------------------------------------------------------------- equal cards


def twin(opening: str) -> Game:
    """Seat 0 opened with these; everybody saw it win C1, G4 and more traders. It is asked to bid again."""
    game = deal(3, [opening], lot="C1 G4 X X X X")
    pass_all(game)
    for _ in range(3):
        game.play(0, "discard X")
    play_until(game, "bid", in_round=2, keep={0: f"{opening} C1 G4 X"})
    while game.turn != [0]:
        game.play(game.turn[0], "pass")
    known(game, 0, "C1 G4 X ? ? ? ?")
    return game


def test_bz_34_a_shown_card_that_equals_a_known_one_counts_as_the_known_one() -> None:
    game = twin("C1 C1 O1 S1")
    game.play(0, "bid C1")
    known(game, 0, "G4 X ? ? ? ?")


def test_bz_34_showing_more_copies_than_are_known_makes_the_rest_known() -> None:
    game = twin("C1 C1 O1 S1")
    game.play(0, "bid C1 C1")
    known(game, 0, "G4 X ? ? ?")
    other = twin("C1 C1 O1 S1")
    other.play(0, "bid C1 C1 C1")
    known(other, 0, "G4 X ? ?")


def test_bz_34_copies_shown_together_and_taken_back_stay_known() -> None:
    game = deal(3, ["C1 C1 O1 S1", "C4 G1 O1 S1"])
    game.play(0, "bid C1 C1")
    game.play(1, "bid C4")
    game.play(2, "pass")
    game.play(0, "pass")
    known(game, 0, "C1 C1 ? ?")


def test_bz_34_one_copy_shown_twice_is_still_one_known_copy() -> None:
    game = deal(3, ["C1 C1 O1 S1", "C4 G1 O1 S1"], lot="X X X X X X")
    game.play(0, "bid C1")
    game.play(1, "bid C4")
    game.play(2, "pass")
    game.play(0, "pass")
    known(game, 0, "C1 ? ? ?")
    game.play(1, "tax X")
    game.play(1, "discard X")
    turn_up(game, "T3 T3 W3 W3")
    game.play(2, "bid W2")
    game.play(0, "bid C1 O1 S1")
    known(game, 0, "?")  # the C1 was the known one: the other is still hidden
    game.play(2, "bid T2")
    game.play(0, "pass")
    known(game, 0, "C1 O1 S1 ?")


@pytest.mark.parametrize(("move", "after"), [("sell C1 C1 X", "G4 ? ? ?"), ("sell C1 X X", "G4 ? ? ?")])
def test_bz_34_sales_count_known_cards_first_too(move: str, after: str) -> None:
    game = twin("C1 C1 O1 X")
    game.play(0, move)
    known(game, 0, after)


# ---------------------------------------------------------------- exactly


def alike(one: Game, other: Game, seat: int) -> None:
    """Nobody but this seat can tell the two games apart; the seat itself can."""
    for eyes in others(one, seat):
        assert one.masked(eyes).tobytes() == other.masked(eyes).tobytes()
        assert one.view(eyes) == other.view(eyes)
        assert one.log_for(eyes) == other.log_for(eyes)
    assert one.masked(seat).tobytes() != other.masked(seat).tobytes()
    assert one.log_for(seat) != other.log_for(seat)


def test_bz_34_games_that_differ_in_hidden_cards_only_look_alike_to_the_others() -> None:
    one, other = (deal(3, [opening], lot="X X X X X X") for opening in ("C1 G2 O3 S4", "T4 C1 X W1"))
    alike(one, other, 0)
    for game in (one, other):
        game.play(0, "bid C1")
        game.play(1, "bid S2")
        game.play(2, "pass")
        game.play(0, "pass")
        game.play(1, "tax X")
        game.play(1, "discard X")
    alike(one, other, 0)


def test_bz_34_a_second_copy_in_the_hand_is_not_given_away() -> None:
    one, other = twin("C1 G2 O3 S4"), twin("G1 G2 O3 S4")
    for game in (one, other):
        game.play(0, "bid C1")
    alike(one, other, 0)


@every_table
def test_bz_34_a_perfect_memory_knows_all_but_the_opening_cards_never_shown(seats: int) -> None:
    """Kept by hand: what comes after the deal is seen; a card that leaves was known, or is a hidden one."""
    rng = Random(seats)
    game = deal(seats)
    memory = [Counter[str]() for _ in range(seats)]
    hidden = [4] * seats
    before = [Counter(hand(game, seat).split()) for seat in range(seats)]
    while game.turn or game.chances():
        if game.chances():
            draw(game, rng.choices(list(undrawn(game)), list(undrawn(game).values()))[0])
        else:
            seat = rng.choice([seat for seat in range(seats) if game.legal(seat)])
            game.play(seat, rng.choice(game.legal(seat)))
        players = {eyes: game.view(eyes)["players"] for eyes in everybody(game)}
        for seat in range(seats):
            held = Counter[str](players[seat][seat]["hand"])
            memory[seat] += held - before[seat]
            shown = before[seat] - held
            hidden[seat] -= (shown - memory[seat]).total()
            memory[seat] -= shown
            before[seat] = held
            expected = sorted(memory[seat].elements()) + ["?"] * hidden[seat]
            for eyes in others(game, seat):
                assert players[eyes][seat]["hand"] == expected
    assert min(hidden) < 4


@every_table
def test_bz_34_all_but_the_opening_deal_is_read_by_all(seats: int) -> None:
    rng = Random(seats)
    game = Game("byzanz", {"seats": seats})
    while game.turn or game.chances():
        if game.chances():
            draw(game, rng.choice(list(undrawn(game))))
        else:
            seat = rng.choice(game.turn)
            game.play(seat, rng.choice(game.legal(seat)))
    for eyes in everybody(game):
        told = game.log_for(eyes)
        assert told[4 * seats :] == game.log[4 * seats :]
        own = [i for i in range(4 * seats) if told[i].move != "draw ?"]
        assert own == (list(range(4 * eyes, 4 * eyes + 4)) if isinstance(eyes, int) else [])


def test_bz_34_a_redeal_changes_hidden_cards_only() -> None:
    game = twin("C1 C1 O1 S1")
    for eyes, number in ((0, 0), (1, 1), (2, 2), ("spectator", -2)):
        opening_hands = set()
        for seed in range(20):
            one = game.record
            calls.redeal(one, number, generator(seed))
            opening_hands.add(one["hidden"].tobytes())
            assert (one["hand"][0] >= 0).all()
            assert (one["deck"][0] >= 0).all()
            assert one["hand"][0].sum() == game.record["hand"][0].sum()
            if eyes != "spectator":
                assert (one["hand"][0, eyes] == game.record["hand"][0, eyes]).all()
            calls.mask(one, number)
            assert one.tobytes() == game.masked(eyes).tobytes()
        assert len(opening_hands) > 10


# ---------------------------------------------------------------- profit


def sold(*, open_profits: bool = False) -> Game:
    game = deal(3, ["C4 C1 C1 X", "X X X G1"], open_profits=open_profits)
    game.play(0, "sell C4 C1 C1")
    game.play(1, "sell X X X")
    return game


def test_bz_35_a_view_gives_only_the_number_of_the_others_profit_cards() -> None:
    game = sold()
    for eyes in everybody(game):
        for seat, (cards, points) in enumerate([(["C4"], 4), (["X"], 5), ([], 0)]):
            player = game.view(eyes)["players"][seat]
            assert player["profit_cards"] == len(cards)
            assert (player["profit"], player["points"]) == ((cards, points) if eyes == seat else (None, None))


def test_bz_35_the_masked_record_keeps_the_values() -> None:
    game = sold()
    for eyes in everybody(game):
        assert (game.masked(eyes)["profit"] == game.record["profit"]).all()
        assert game.masked(eyes)["profit"][0].sum(axis=1).tolist() == [1, 1, 0, 0, 0, 0]


def test_bz_35_the_option_open_profits_shows_the_values() -> None:
    game = sold(open_profits=True)
    for eyes in everybody(game):
        players = game.view(eyes)["players"]
        assert [player["profit"] for player in players] == [["C4"], ["X"], []]
        assert [player["points"] for player in players] == [4, 5, 0]
        assert [player["hand"].count("?") for player in players if player["seat"] != eyes] == [
            {0: 1, 1: 1, 2: 4}[player["seat"]] for player in players if player["seat"] != eyes
        ]  # hands stay hidden


def test_bz_35_profit_stays_face_down_until_the_game_is_over() -> None:
    game = sold()
    play_until(game, "final")
    for seat in (0, 1):
        assert game.view(2)["players"][seat]["profit"] is None
        game.play(seat, "done")
    assert game.view(2)["players"][0]["points"] is None
    game.play(2, "done")
    for eyes in everybody(game):
        assert [player["profit"] for player in game.view(eyes)["players"]] == [["C4"], ["X"], []]
        assert [player["points"] for player in game.view(eyes)["players"]] == [4, 5, 0]
