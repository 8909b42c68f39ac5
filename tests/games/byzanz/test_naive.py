"""The compiled Byzanz in step with a naive one, written from the sheet alone: they agree on everything."""

import random

import pytest
from hypothesis import settings

from hippodrome.core.errors import BadOptions
from hippodrome.game import Game
from hippodrome.games.byzanz import record, study
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


def play_both(game: Game, naive: NaiveByzanz, rng: random.Random, eager: float) -> None:
    agree(game, naive)
    while entry := step(game, rng, eager):
        naive.play(*entry)
        agree(game, naive)
    assert naive.over
    assert sum(naive.undrawn.values()) == naive.set_aside == game.view("spectator")["set_aside"]


@pytest.mark.parametrize("eager", [0.0, 0.1, 0.6])
@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_both_play_the_same_games(seats: int, eager: float) -> None:
    for seed in range(settings().max_examples // 3):
        rng = random.Random(f"{seats} {eager} {seed}")
        play_both(Game("byzanz", {"seats": seats}), NaiveByzanz(seats), rng, eager)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_play_the_same_study_variants_and_refuse_the_same(seats: int) -> None:
    played = 0
    for seed in range(settings().max_examples):
        rng = random.Random(f"study {seats} {seed}")
        options = {"seats": seats} | {
            option.name: rng.randint(*option.choices) for option in study.OPTIONS if rng.random() < 0.6
        }
        try:
            game = Game("byzanz", options)
        except BadOptions:
            with pytest.raises(ValueError, match=r"the deck does not last|for 3 to 6 players"):
                NaiveByzanz(**options)
            continue
        play_both(game, NaiveByzanz(**options), rng, 0.2)
        played += 1
    assert played > settings().max_examples // 5
