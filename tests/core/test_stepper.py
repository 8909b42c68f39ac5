"""The fast way to drive a game from Python plays the same games by the same rules."""

import random

import pytest

from hippodrome.core import calls
from hippodrome.core.stepper import Stepper
from hippodrome.games.byzanz import rules as byzanz


@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_it_lists_what_is_legal_and_applies_what_is_chosen(seats: int) -> None:
    game, out, rng = Stepper(byzanz.opening({"seats": seats}), seed=5), calls.scratch(), random.Random(5)
    n = game.begin()
    while n:
        assert calls.turn(game.record) >> game.seat & 1
        assert game.actions.tolist() == out[: calls.legal(game.record, game.seat, out)].tolist()
        assert len(game.actions) == n
        choice = rng.randrange(n)
        expected = game.record.copy()
        calls.apply(expected, game.seat, int(game.actions[choice]))
        n = game.step(choice)
        if calls.turn(expected):  # nothing was drawn since
            assert game.record.tobytes() == expected.tobytes()
    assert calls.turn(game.record) == calls.chances(game.record, out) == 0
    assert game.actions.tolist() == []


def test_the_same_seed_and_choices_play_the_same_games() -> None:
    def play() -> list[bytes]:
        game, rng, ends = Stepper(byzanz.opening({"seats": 4}), seed=5), random.Random(5), []
        for _ in range(5):
            n = game.begin()
            while n:
                n = game.step(rng.randrange(n))
            ends.append(game.record.tobytes())
        return ends

    assert play() == play()
    assert len(set(play())) == 5


@pytest.mark.parametrize("choice", [-1, 10**6])
def test_a_number_that_was_not_listed_is_refused(choice: int) -> None:
    game = Stepper(byzanz.opening({"seats": 4}), seed=5)
    with pytest.raises(IndexError, match="no legal action"):
        game.step(0)  # no game has begun
    n = game.begin()
    before = game.record.tobytes()
    for wrong in (choice, n):
        with pytest.raises(IndexError, match="no legal action"):
            game.step(wrong)
    assert game.record.tobytes() == before
    with pytest.raises((TypeError, ValueError)):
        game.step("pass")  # type: ignore[arg-type]
