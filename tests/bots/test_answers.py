"""What others answer to a move is told from what a seat knows, and only of decisions that it will see."""

import random

import pytest

from hippodrome.bots import make, situation
from hippodrome.bots.answers import Answer, likely_answer
from hippodrome.bots.bot import ask
from hippodrome.game import Game, new


def answers(game: Game, seat: int) -> list[Answer | None]:
    at = situation(game, seat)
    return [likely_answer(at, action, game.history.words, seed=1) for action in at.legal[:6]]


@pytest.mark.parametrize(("name", "seats"), [("byzanz", 4), ("byzantio", 3), ("nekken", 4)])
def test_answers_are_moves_of_others_and_always_the_same(name: str, seats: int) -> None:
    game, found = new(name, seats=seats, seed=5), 0
    bots, rng = make("random", name), random.Random(5)
    for _ in range(60):
        if not game.turn:
            break
        seat = game.turn[0]
        told = answers(game, seat)
        assert answers(game, seat) == told
        for answer in told:
            if answer is not None:
                found += 1
                assert answer.seat != seat
                assert 0 < answer.share <= 1
        game.play(seat, ask(bots, game, seat, rng))
    assert found > 50


def test_who_cannot_bid_more_will_pass() -> None:
    game = new("byzanz", seats=3, seed=7)
    at = situation(game, 0)
    dearest = max(at.legal, key=lambda action: _price(game.texts(0, [action])[0]))
    answer = likely_answer(at, dearest, game.history.words, seed=1)
    assert answer is not None
    assert (answer.seat, answer.move) == (1, "pass")


def test_what_is_written_in_secret_is_no_answer() -> None:
    game = new("byzantio", seats=3, seed=3)
    assert game.legal(0)[0].startswith("target")
    assert set(answers(game, 0)) == {None}


def _price(move: str) -> int:
    verb, *cards = move.split()
    return sum(int(card[1]) for card in cards) if verb == "bid" else 0
