"""A seat sees what it can know (BZ-34) and nothing else: masks, logs, legal moves, views, re-deals."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from hippodrome.game import Game
from hippodrome.notation.byzanz import CARDS, counted
from hippodrome.rules import byzanz, calls
from hippodrome.rules.byzanz_record import COPIES, KINDS, NO_CARD, UNSEEN
from hippodrome.rules.chance import generator
from hippodrome.rules.contract import SPECTATOR
from tests.playing import random_game

SEATS = st.sampled_from(byzanz.SEATS)
SEED = st.integers(0, 2**32)
MOVES = st.integers(0, 400)


def another_world(game: Game, eyes: int, rng: random.Random) -> Game:
    """A game that these eyes can't tell from the given one: what they never saw is dealt anew."""
    s = game.record[0]
    others = [seat for seat in range(game.seats) if seat != eyes]
    unseen = counted(s.deck.tolist()) + [
        c for seat in others for c in s.hidden[seat].tolist() if c != NO_CARD
    ]
    rng.shuffle(unseen)
    log = game.log
    for seat in others:
        dealt = range(4 * seat, min(4 * seat + 4, len(log)))
        for hidden in s.hidden[seat].tolist():
            if hidden != NO_CARD:  # one of the seat's opening draws was this card: draw another instead
                place = next(i for i in dealt if log[i].move == f"draw {CARDS[hidden]}")
                log[place] = log[place]._replace(move=f"new {CARDS[unseen.pop()]}")
    other = Game("byzanz", {"seats": game.seats})
    for actor, move in log:
        other.play(actor, move.replace("new", "draw"))
    return other


@given(SEATS, SEED, MOVES, st.integers(0, 6))
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same(
    seats: int, seed: int, moves: int, viewer: int
) -> None:
    game = random_game(seats, seed, moves)
    eyes, named = (viewer, viewer) if viewer < seats else (SPECTATOR, "spectator")
    other = another_world(game, eyes, random.Random(seed))
    assert other.log_for(named) == game.log_for(named)
    for number in range(0, len(game.log) + 1, 1 if len(game.log) < 60 else 13):
        one, two = game.at(number), other.at(number)
        assert one.masked(named).tobytes() == two.masked(named).tobytes()
        assert one.view(named) == two.view(named)
        if eyes != SPECTATOR:
            assert one.legal(eyes) == two.legal(eyes)
            assert one.actions(eyes) == two.actions(eyes)


def test_the_other_worlds_do_differ() -> None:
    """The test above would prove nothing if it compared a game with itself."""
    differing = 0
    for seed in range(20):
        game = random_game(4, seed, 25)
        differing += game.record.tobytes() != another_world(game, 0, random.Random(seed)).record.tobytes()
    assert differing == 20


@given(SEATS, SEED, MOVES)
def test_a_masked_record_tells_a_seat_its_own_hand_and_no_other_secret(
    seats: int, seed: int, moves: int
) -> None:
    game = random_game(seats, seed, moves)
    s = game.record[0]
    for eyes in (*range(seats), "spectator"):
        masked = game.masked(eyes)[0]
        for seat in range(seats):
            if seat == eyes:
                assert masked.hand[seat].tolist() == s.hand[seat].tolist()
            else:
                assert all(card in (UNSEEN, NO_CARD) for card in masked.hidden[seat])
            assert masked.hand[seat].sum() == s.hand[seat].sum()
        again = game.masked(eyes)
        calls.mask(again, SPECTATOR if eyes == "spectator" else eyes)
        assert again.tobytes() == game.masked(eyes).tobytes()


@given(SEATS, SEED, MOVES, st.integers(0, 6))
def test_a_redealt_world_masks_back_to_the_same_bytes(seats: int, seed: int, moves: int, viewer: int) -> None:
    game = random_game(seats, seed, moves)
    eyes, named = (viewer, viewer) if viewer < seats else (SPECTATOR, "spectator")
    masked = game.masked(named)
    world, from_truth = masked.copy(), game.record
    calls.redeal(world, eyes, generator(seed))
    calls.redeal(from_truth, eyes, generator(seed))
    assert from_truth.tobytes() == world.tobytes()  # the true cards make no difference
    s = world[0]
    laid = np.bincount(s.laid[s.laid != NO_CARD], minlength=KINDS)
    everywhere = s.deck + s.lot + s.market + s.gone + s.hand.sum(0)[:KINDS] + s.profit.sum(0) + laid
    assert everywhere.tolist() == COPIES.tolist()
    assert s.hand[:, UNSEEN].sum() == 0
    for seat in range(seats):
        hidden = [card for card in s.hidden[seat].tolist() if card != NO_CARD]
        assert hidden == sorted(hidden)
        assert all(s.hand[seat, card] >= count for card, count in Counter(hidden).items())
    calls.mask(world, eyes)
    assert world.tobytes() == masked.tobytes()


def test_the_redeal_is_uniform() -> None:
    """Two unseen cards at seat 1 and one at seat 2, out of six: every deal of the six is as likely."""
    pool = [0, 0, 5, 23, 24, 24]
    masked = byzanz.opening({"seats": 3})
    s = masked[0]
    s.gone[:] = COPIES
    s.deck[:] = np.bincount(pool, minlength=KINDS)
    s.gone -= s.deck
    s.hidden[1, :2] = s.hidden[2, 0] = UNSEEN
    s.hand[1, UNSEEN], s.hand[2, UNSEEN] = 2, 1
    expected = Counter((*sorted(deal[:2]), deal[2]) for deal in permutations(pool, 3))
    rng, games = generator(1), 30_000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(games):
        world = masked.copy()
        calls.redeal(world, 0, rng)
        seen[(*world["hidden"][0, 1, :2].tolist(), int(world["hidden"][0, 2, 0]))] += 1
    assert seen.keys() == expected.keys()
    shares = [games * count / expected.total() for count in expected.values()]
    assert chisquare([seen[deal] for deal in expected], shares).pvalue > 0.001


@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_observations_come_from_the_masked_record_alone(seats: int) -> None:
    for seed in range(10):
        game = random_game(seats, seed, 30 + 10 * seed)
        for seat in range(seats):
            first, second = (np.zeros(byzanz.OBSERVATION, np.int8) for _ in range(2))
            calls.observe(game.masked(seat), seat, first)
            calls.observe(another_world(game, seat, random.Random(seed)).masked(seat), seat, second)
            assert first.tolist() == second.tolist()
            assert first.any()
