"""What must hold in every position of every game."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.core import calls
from hippodrome.core.errors import HippodromeError, IllegalMove
from hippodrome.games import GAMES
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.notation import CARDS, PILES
from hippodrome.games.intrigue.notation import IntrigueWords
from tests.playing import BYZANZ, INTRIGUE, TABLES, new_table, random_game, step

TABLE = st.sampled_from(sorted(TABLES))
SEED = st.integers(0, 2**32)
MOVES = st.integers(0, 400)
SET_ASIDE = {
    "byzanz-3": 4,
    "byzanz-4": 12,
    "byzanz-5": 2,
    "byzanz-6": 4,
    "byzanz-2-study": 7,
}


@given(st.sampled_from(sorted(BYZANZ)), SEED)
def test_all_cards_are_conserved_after_every_step(table: str, seed: int) -> None:
    game = new_table(table)
    seats, deck = game.seats, game.record["deck"][0].tolist()
    assert sum(deck) == (31 if table == "byzanz-2-study" else 112)
    rng = random.Random(seed)
    while step(game, rng):
        s = game.record[0]
        laid = np.bincount(s.laid[s.laid != record.NO_CARD], minlength=25)
        everywhere = s.deck + s.lot + s.market + s.gone + s.hand.sum(0)[:25] + s.profit.sum(0) + laid
        assert everywhere.tolist() == deck
        assert min(field.min() for field in (s.deck, s.lot, s.market, s.gone, s.hand, s.profit)) >= 0
        over = [seat for seat in range(seats) if s.hand[seat].sum() > record.HAND_LIMIT]
        assert over == ([s.seat] if s.phase == record.OVER else [])
        assert sum(s.deck) >= SET_ASIDE[table]
    assert game.outcome is not None
    assert sum(game.record[0].deck) == SET_ASIDE[table]


@given(TABLE, SEED, MOVES)
def test_an_action_applies_if_and_only_if_it_is_legal(table: str, seed: int, moves: int) -> None:
    game = random_game(table, seed, moves)
    before, log = game.record.tobytes(), game.log
    for seat in range(game.seats):
        legal = game.actions(seat)
        assert legal == sorted(set(legal))
        if seat in game.turn:
            assert legal
        for action in range(-1, GAMES[game.name].actions + 1):
            if action in legal:
                game.at(len(log)).play(seat, action)
            else:
                with pytest.raises(HippodromeError):
                    game.play(seat, action)
        assert game.record.tobytes() == before
        assert game.log == log


@given(st.sampled_from(sorted(BYZANZ)), SEED, MOVES, st.data())
def test_a_text_of_byzanz_is_legal_or_refused_by_a_clause(
    table: str, seed: int, moves: int, data: st.DataObject
) -> None:
    game = random_game(table, seed, moves)
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
        actor = data.draw(st.sampled_from([*range(game.seats), "nature"]))
        said = data.draw(text)
        try:
            game.play(actor, said)
        except IllegalMove as error:
            assert error.clause.startswith("BZ-")
            assert game.record.tobytes() == before
        else:
            assert isinstance(actor, str) or game.log[-1].move in game.at(len(game.log) - 1).legal(actor)
            before = game.record.tobytes()


@given(st.sampled_from(sorted(INTRIGUE)), SEED, MOVES, st.data())
def test_a_text_of_intrigue_is_legal_or_refused_by_a_clause(
    table: str, seed: int, moves: int, data: st.DataObject
) -> None:
    game = random_game(table, seed, moves)
    before = game.record.tobytes()
    words = IntrigueWords(game.name, game.options)
    place, city, house = (st.sampled_from(listed) for listed in (words.places, words.cities, words.houses))
    said = {verb: said for said, verb in words.verbs.items()}
    text = st.one_of(
        st.sampled_from(["pass", "accept", "refuse", "keep", "roll 5", "reveal famine"]),
        st.builds("{} {}".format, st.sampled_from(["target", said["muster"], "negotiate"]), city),
        st.builds("{} {}".format, st.sampled_from([said["campaign"], said["advance"]]), place),
        st.builds(f"{said['campaign']} {{}} {{}}".format, place, city),
        st.builds(f"{said['campaign']} {{}} {{}} -{{}}".format, place, city, house),
        st.builds("{} {} {}".format, st.sampled_from(["for", "bribe", "expel"]), city, house),
        st.builds("strike {}".format, st.sampled_from(words.boxes)),
        st.builds("retarget {} {}".format, city, city),
        st.builds("exile {} {}".format, house, place),
        st.builds("guess {} {}".format, house, city),
    )
    for _ in range(20):
        actor = data.draw(st.sampled_from([*range(game.seats), "nature"]))
        tried = data.draw(text)
        try:
            game.play(actor, tried)
        except IllegalMove as error:
            assert error.clause[:3] in ("BY-", "NK-")
            assert game.record.tobytes() == before
        else:
            assert game.log[-1] == (actor, tried)
            before = game.record.tobytes()


@given(st.sampled_from(sorted(INTRIGUE)), SEED)
def test_garrisons_boxes_and_limits_hold_after_every_step(table: str, seed: int) -> None:
    game = new_table(table)
    pieces, boxes = {"byzantio": (10, 30), "nekken": (9, 27)}[game.name]
    rng, passes = random.Random(seed), 0
    while entry := step(game, rng):
        passes += entry.move == "pass"
        s = game.record[0]
        seats = range(game.seats)
        assert all(s.reserve[seat] + s.garrison[:, seat].sum() == pieces for seat in seats)
        assert s.reserve.min() >= 0
        assert 0 <= s.garrison.min() <= s.garrison.max() <= 2
        assert s.garrison.sum(1).max() <= 4
        assert s.box.min() >= 0
        assert all(s.box[seat].sum() <= boxes for seat in seats)
        assert all(int(s.open) >> int(s.pretender[seat]) & 1 for seat in seats) or game.name == "nekken"
    assert game.record[0].box.sum() == passes  # 26 + 4 = 30 and 24 + 3 = 27: what was passed is left


@given(TABLE, SEED, MOVES)
def test_text_round_trips(table: str, seed: int, moves: int) -> None:
    game = random_game(table, seed, moves)
    for seat in range(game.seats):
        texts = game.legal(seat)
        assert len(set(texts)) == len(texts)
        for text, action in zip(texts, game.actions(seat), strict=True):
            by_text, by_number = game.at(len(game.log)), game.at(len(game.log))
            by_text.play(seat, text)
            by_number.play(seat, action)
            assert by_text.log == by_number.log
            assert by_text.record.tobytes() == by_number.record.tobytes()


@given(TABLE, SEED)
def test_the_log_folded_again_gives_the_same_bytes(table: str, seed: int) -> None:
    game = random_game(table, seed)
    again = new_table(table)
    for number, entry in enumerate(game.log, 1):
        again.play(*entry)
        if number % 50 == 0 or number == len(game.log):
            assert again.record.tobytes() == game.at(number).record.tobytes()
    assert again.outcome == game.outcome


@given(TABLE, SEED)
def test_undo_takes_back_move_by_move_to_the_start(table: str, seed: int) -> None:
    game = random_game(table, seed)
    entries = [entry for entry in game.log if entry.actor != "nature"]
    while entries:
        place = max(i for i, entry in enumerate(game.log) if entry.actor != "nature")
        assert game.undo() == entries.pop()
        assert len(game.log) == place
    with pytest.raises(HippodromeError, match="nothing to undo"):
        game.undo()


@given(TABLE, SEED)
def test_every_game_ends_within_bounds(table: str, seed: int) -> None:
    game = random_game(table, seed, eager=0.5)
    assert len(game.log) < 600
    assert calls.turn(game.record) == 0
    assert game.chances() == []
    assert all(game.legal(seat) == [] for seat in range(game.seats))
