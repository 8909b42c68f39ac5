"""What must hold in every position of every game."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.errors import HippodromeError, IllegalMove
from hippodrome.game import Game
from hippodrome.notation.byzanz import CARDS, PILES
from hippodrome.rules import byzanz, calls
from hippodrome.rules.byzanz_record import COPIES, HAND_LIMIT, NO_CARD, OVER
from tests.playing import random_game, step

SEATS = st.sampled_from(byzanz.SEATS)
SEED = st.integers(0, 2**32)
MOVES = st.integers(0, 400)
SET_ASIDE = {3: 4, 4: 12, 5: 2, 6: 4}


@given(SEATS, SEED)
def test_112_cards_are_conserved_after_every_step(seats: int, seed: int) -> None:
    game = Game("byzanz", {"seats": seats})
    rng = random.Random(seed)
    while step(game, rng):
        s = game.record[0]
        laid = np.bincount(s.laid[s.laid != NO_CARD], minlength=25)
        everywhere = s.deck + s.lot + s.market + s.gone + s.hand.sum(0)[:25] + s.profit.sum(0) + laid
        assert everywhere.tolist() == COPIES.tolist()
        assert min(field.min() for field in (s.deck, s.lot, s.market, s.gone, s.hand, s.profit)) >= 0
        over = [seat for seat in range(seats) if s.hand[seat].sum() > HAND_LIMIT]
        assert over == ([s.seat] if s.phase == OVER else [])
        assert sum(s.deck) >= SET_ASIDE[seats]
    assert game.outcome is not None
    assert sum(game.record[0].deck) == SET_ASIDE[seats]


@given(SEATS, SEED, MOVES)
def test_an_action_applies_if_and_only_if_it_is_legal(seats: int, seed: int, moves: int) -> None:
    game = random_game(seats, seed, moves)
    before, log = game.record.tobytes(), game.log
    for seat in range(seats):
        legal = game.actions(seat)
        assert legal == sorted(set(legal))
        if seat in game.turn:
            assert legal
        for action in range(-1, byzanz.ACTIONS + 1):
            if action in legal:
                game.at(len(log)).play(seat, action)
            else:
                with pytest.raises(HippodromeError):
                    game.play(seat, action)
        assert game.record.tobytes() == before
        assert game.log == log


@given(SEATS, SEED, MOVES, st.data())
def test_a_text_is_legal_or_refused_by_a_clause(
    seats: int, seed: int, moves: int, data: st.DataObject
) -> None:
    game = random_game(seats, seed, moves)
    before = game.record.tobytes()
    card = st.sampled_from(CARDS)
    text = st.one_of(
        st.sampled_from(["pass", "done"]),
        st.builds("{} {}".format, st.sampled_from(["tax", "discard", "draw"]), card),
        st.builds("take {}".format, st.sampled_from(PILES)),
        st.builds(
            lambda verb, cards: f"{verb} {' '.join(cards)}",
            st.sampled_from(["bid", "sell"]),
            st.lists(card, min_size=1, max_size=7),
        ),
    )
    for _ in range(20):
        actor = data.draw(st.sampled_from([*range(seats), "nature"]))
        said = data.draw(text)
        try:
            game.play(actor, said)
        except IllegalMove as error:
            assert error.clause.startswith("BZ-")
            assert game.record.tobytes() == before
        else:
            assert isinstance(actor, str) or game.log[-1].move in game.at(len(game.log) - 1).legal(actor)
            before = game.record.tobytes()


@given(SEATS, SEED, MOVES)
def test_text_round_trips(seats: int, seed: int, moves: int) -> None:
    game = random_game(seats, seed, moves)
    for seat in range(seats):
        texts = game.legal(seat)
        assert len(set(texts)) == len(texts)
        for text, action in zip(texts, game.actions(seat), strict=True):
            by_text, by_number = game.at(len(game.log)), game.at(len(game.log))
            by_text.play(seat, text)
            by_number.play(seat, action)
            assert by_text.log == by_number.log
            assert by_text.record.tobytes() == by_number.record.tobytes()


@given(SEATS, SEED)
def test_the_log_folded_again_gives_the_same_bytes(seats: int, seed: int) -> None:
    game = random_game(seats, seed)
    again = Game("byzanz", {"seats": seats})
    for number, entry in enumerate(game.log, 1):
        again.play(*entry)
        if number % 50 == 0 or number == len(game.log):
            assert again.record.tobytes() == game.at(number).record.tobytes()
    assert again.outcome == game.outcome


@given(SEATS, SEED)
def test_undo_takes_back_move_by_move_to_the_start(seats: int, seed: int) -> None:
    game = random_game(seats, seed)
    entries = [entry for entry in game.log if entry.actor != "nature"]
    while entries:
        place = max(i for i, entry in enumerate(game.log) if entry.actor != "nature")
        assert game.undo() == entries.pop()
        assert len(game.log) == place
    with pytest.raises(HippodromeError, match="nothing to take back"):
        game.undo()


@given(SEATS, SEED)
def test_every_game_ends_within_bounds(seats: int, seed: int) -> None:
    game = random_game(seats, seed, eager=0.5)
    assert len(game.log) < 600
    assert calls.turn(game.record) == 0
    assert game.chances() == []
    assert all(game.legal(seat) == [] for seat in range(seats))
