"""The compiled Byzanz in step with a naive one, written from the sheet alone: they agree on everything."""

import random

import pytest
from hypothesis import settings

from hippodrome.game import Game
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz import rules as byzanz
from hippodrome.games.byzanz.notation import CARDS, counted
from tests.games.naive.byzanz import NaiveByzanz
from tests.playing import step


def cards(counts: list[int]) -> list[str]:
    return [CARDS[card] for card in counted(counts)]


def agree(game: Game, naive: NaiveByzanz) -> None:
    s, position = game.record[0], naive.position()
    seats = range(game.seats)
    assert game.turn == sorted(naive.waiting()) == position["waiting"]
    weights = {f"draw {CARDS[card]}": weight for card, weight in enumerate(game.chances()) if weight}
    assert weights == naive.chances()
    for seat in seats:
        assert sorted(game.legal(seat)) == sorted(naive.moves(seat))
        eyes = game.masked((seat + 1) % game.seats)[0]
        assert cards(eyes.hand[seat, : record.UNSEEN].tolist()) == naive.known(seat)
    assert [cards(s.hand[seat].tolist()) for seat in seats] == position["hands"]
    assert [cards(s.profit[seat].tolist()) for seat in seats] == position["profit"]
    laid = [sorted(CARDS[card] for card in s.laid[seat] if card != record.NO_CARD) for seat in seats]
    assert laid == position["laid"]
    assert cards(s.market.tolist()) == position["market"]
    assert cards(s.lot.tolist()) == position["lot"]
    assert cards(s.gone.tolist()) == position["gone"]
    assert s.offer[: game.seats].tolist() == position["offers"]
    assert {CARDS[card]: int(left) for card, left in enumerate(s.deck)} == position["undrawn"]
    assert game.view("spectator")["round"] - 1 == position["round"]
    outcome = game.outcome
    assert naive.over == (outcome is not None)
    if outcome:
        assert list(outcome.scores) == naive.scores()
        assert list(outcome.winners) == naive.winners()


@pytest.mark.parametrize("eager", [0.0, 0.1, 0.6])
@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_both_play_the_same_games(seats: int, eager: float) -> None:
    for seed in range(settings().max_examples // 3):
        rng = random.Random(f"{seats} {eager} {seed}")
        game, naive = Game("byzanz", {"seats": seats}), NaiveByzanz(seats)
        agree(game, naive)
        while entry := step(game, rng, eager):
            naive.play(*entry)
            agree(game, naive)
        assert naive.over
