"""A seat sees what it can know (BZ-34, BY-36) and nothing else: masks, logs, legal moves, views, re-deals."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.contract import SPECTATOR
from hippodrome.game import new
from hippodrome.games import GAMES
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz import rules as byzanz
from hippodrome.games.byzanz.notation import counted
from tests.playing import BYZANZ, INTRIGUE, TABLES, random_game
from tests.worlds import STRIKE, alike, hidden_entries, look, redealt

TABLE = st.sampled_from(sorted(TABLES))
SEED = st.integers(0, 2**32)
MOVES = st.integers(0, 400)
VIEWER = st.integers(0, 6)


@given(TABLE, SEED, MOVES, VIEWER)
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same(
    table: str, seed: int, moves: int, viewer: int
) -> None:
    game = random_game(table, seed, moves)
    eyes, named = look(viewer, game.seats)
    for number, (one, two) in enumerate(alike(table, game, named, random.Random(seed))):
        if game.name != "byzanz" and one.outcome:
            break  # at the end the sheets are opened
        assert one.masked(named).tobytes() == two.masked(named).tobytes()
        if number % 9 == 0 or number == len(game.log):
            assert one.log_for(named) == two.log_for(named)
            assert one.view(named) == two.view(named)  # with the question
            assert one.told(named) == two.told(named)
            assert repr(one).split(":")[1] == repr(two).split(":")[1]
        if eyes != SPECTATOR:
            assert one.legal(eyes) == two.legal(eyes)


@pytest.mark.parametrize("table", ["byzanz-4", "byzantio-4", "nekken-2"])
def test_the_other_worlds_do_differ(table: str) -> None:
    """The test above would prove nothing if it compared a game with itself."""
    differing = 0
    for seed in range(10):
        *_, (one, two) = alike(table, random_game(table, seed, 25), 0, random.Random(seed))
        differing += one.record.tobytes() != two.record.tobytes()
    assert differing == 10


@given(st.sampled_from(sorted(BYZANZ)), SEED, MOVES)
def test_a_masked_record_tells_a_merchant_the_own_hand_and_no_other_secret(
    table: str, seed: int, moves: int
) -> None:
    game = random_game(table, seed, moves)
    s = game.record[0]
    for eyes in (*range(game.seats), "spectator"):
        masked = game.masked(eyes)[0]
        for seat in range(game.seats):
            if seat == eyes:
                assert masked.hand[seat].tolist() == s.hand[seat].tolist()
            else:
                assert all(card in (record.UNSEEN, record.NO_CARD) for card in masked.hidden[seat])
            assert masked.hand[seat].sum() == s.hand[seat].sum()


@given(st.sampled_from(sorted(INTRIGUE)), SEED, MOVES)
def test_a_masked_record_tells_a_house_the_own_sheet_and_no_other(table: str, seed: int, moves: int) -> None:
    game = random_game(table, seed, moves)
    s = game.record[0]
    over = game.outcome is not None
    for eyes in (*range(game.seats), "spectator"):
        masked = game.masked(eyes)[0]
        for seat in range(game.seats):
            sheet = (masked.target[seat].tolist(), masked.replaced[seat], masked.guess[seat].tolist())
            if seat == eyes or over:
                assert sheet == (s.target[seat].tolist(), s.replaced[seat], s.guess[seat].tolist())
                assert masked.crossed_off[seat] == s.crossed_off[seat]
            else:
                written = {*masked.target[seat, : s.slots].tolist(), *masked.guess[seat].tolist()}
                assert written | {masked.replaced[seat]} == {-2}
                assert masked.crossed_off[seat] == (-2 if s.phase == STRIKE else -1)


@given(TABLE, SEED, MOVES, VIEWER)
def test_masking_twice_is_masking_once(table: str, seed: int, moves: int, viewer: int) -> None:
    game = random_game(table, seed, moves)
    eyes, named = look(viewer, game.seats)
    again = game.masked(named)
    calls.mask(again, eyes)
    assert again.tobytes() == game.masked(named).tobytes()


@given(TABLE, SEED, MOVES, VIEWER)
def test_a_redealt_world_masks_back_to_the_same_bytes(table: str, seed: int, moves: int, viewer: int) -> None:
    redealt(random_game(table, seed, moves), viewer, seed)


@given(st.sampled_from(sorted(BYZANZ)), SEED, MOVES, VIEWER)
def test_a_redealt_world_has_all_the_cards(table: str, seed: int, moves: int, viewer: int) -> None:
    game = random_game(table, seed, moves)
    deck = game.at(0).record["deck"][0].tolist()
    s = redealt(game, viewer, seed)[0]
    laid = np.bincount(s.laid[s.laid != record.NO_CARD], minlength=record.KINDS)
    everywhere = s.deck + s.lot + s.market + s.gone + s.hand.sum(0)[: record.KINDS] + s.profit.sum(0) + laid
    assert everywhere.tolist() == deck
    assert s.hand[:, record.UNSEEN].sum() == 0
    for seat in range(game.seats):
        hidden = [card for card in s.hidden[seat].tolist() if card != record.NO_CARD]
        assert hidden == sorted(hidden)
        assert all(s.hand[seat, card] >= count for card, count in Counter(hidden).items())


@given(st.sampled_from(sorted(INTRIGUE)), SEED, MOVES, VIEWER)
def test_a_redealt_world_has_lists_that_the_rules_allow(
    table: str, seed: int, moves: int, viewer: int
) -> None:
    game = random_game(table, seed, moves)
    eyes, _ = look(viewer, game.seats)
    world = game.record
    calls.redeal(world, eyes, generator(seed))
    s = world[0]
    for seat in range(game.seats):
        written = [city for city in s.target[seat].tolist() if city >= 0]
        assert len({int(s.place[city]) for city in written}) == len(written)
        assert all(int(s.in_play) >> city & 1 for city in written)
        if s.phase != 0 or s.ready >> seat & 1:
            assert len(written) == s.slots


def test_the_redeal_of_cards_is_uniform() -> None:
    """Two unseen cards at seat 1 and one at seat 2, out of six: every deal of the six is as likely."""
    pool = [0, 0, 5, 23, 24, 24]
    masked = byzanz.opening({"seats": 3})
    s = masked[0]
    s.gone[:] = record.COPIES
    s.deck[:] = np.bincount(pool, minlength=record.KINDS)
    s.gone -= s.deck
    s.hidden[1, :2] = s.hidden[2, 0] = record.UNSEEN
    s.hand[1, record.UNSEEN], s.hand[2, record.UNSEEN] = 2, 1
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


def test_the_redeal_of_targets_is_uniform() -> None:
    """Two targets out of five cities, two of them in one province: every list allowed is as likely."""
    masked = GAMES["byzantio"].opening({"seats": 4})
    s = masked[0]
    s.slots, s.phase, s.succession = 2, 2, 1
    s.cities, s.in_play = 5, np.uint64(0b11111)
    s.place[:5] = 0, 0, 1, 2, 3
    lists = [(a, b) for a, b in permutations(range(5), 2) if {a, b} != {0, 1}]
    expected = [(pair, replaced) for pair in lists for replaced in (-1, 0, 1)]
    rng, games = generator(1), 30_000
    seen: Counter[tuple[tuple[int, int], int]] = Counter()
    for _ in range(games):
        world = masked.copy()
        calls.redeal(world, 0, rng)
        first, second = world["target"][0, 1, :2].tolist()
        seen[(first, second), int(world["replaced"][0, 1])] += 1
    assert seen.keys() == set(expected)
    assert chisquare([seen[world] for world in expected]).pvalue > 0.001


def test_the_redeal_of_boxes_crossed_off_is_uniform() -> None:
    """Seat 1 is ready and has unused boxes of four kinds: each is as likely; seat 2 has crossed off nothing."""
    masked = GAMES["byzantio"].opening({"seats": 3})
    s = masked[0]
    s.phase, s.ready = STRIKE, 0b010
    s.box[1] = 3, 0, 1, 1, 0, 2
    s.crossed_off[1:] = -2
    rng, games = generator(1), 8_000
    seen: Counter[int] = Counter()
    for _ in range(games):
        world = masked.copy()
        calls.redeal(world, 0, rng)
        seen[int(world["crossed_off"][0, 1])] += 1
        assert world["crossed_off"][0, [0, 2]].tolist() == [-1, -1]
    assert seen.keys() == {0, 2, 3, 5}
    assert chisquare(list(seen.values())).pvalue > 0.001


@pytest.mark.parametrize("table", ["byzantio-3", "byzantio-4-hidden", "nekken-2", "nekken-4"])
def test_what_is_crossed_off_by_others_differs_in_the_other_worlds_and_is_not_seen(table: str) -> None:
    """The property above, at the moments that it would seldom hit: between the first box and the last."""
    whole, compared = random_game(table, 3), 0
    for length in range(whole.length):
        game = whole.at(length)
        if game.record[0].phase != STRIKE or not game.record[0].ready:
            continue
        for eyes in (*range(game.seats), "spectator"):
            *_, (one, two) = alike(table, game, eyes, random.Random(length))
            differ = one.record["crossed_off"].tolist() != two.record["crossed_off"].tolist()
            compared += differ
            assert one.masked(eyes).tobytes() == two.masked(eyes).tobytes()
            assert one.log_for(eyes) == two.log_for(eyes)
            assert one.view(eyes) == two.view(eyes)
            assert one.told(eyes) == two.told(eyes)
    assert compared > 5


def test_the_observation_of_byzanz_is_as_its_table_says() -> None:
    """docs/byzanz.md, offset by offset, in a position laid by hand."""
    game = new("byzanz", seats=4, seed=7)  # seat 0 holds C3 T2 T2 X; the lot is C3 G1 S1 W3 X
    game.play(0, "bid T2")
    out = np.zeros(byzanz.OBSERVATION, np.int8)
    calls.observe(game.masked(1), 1, out)
    assert out[:8].tolist() == [0, 0, 1, 0, 0, 0, 0, 0]  # a bid is asked for
    assert out[8:12].tolist() == [4, 0, 0, 0]
    own = Counter(counted(game.record["hand"][0, 1, : record.KINDS].tolist()))
    lot = Counter([2, 4, 12, 22, 24])
    laid = Counter([17])
    assert out[37:62].tolist() == [lot[card] for card in range(record.KINDS)]
    assert out[12:37].tolist() == [record.COPIES[c] - own[c] - lot[c] - laid[c] for c in range(record.KINDS)]
    assert out[62:87].sum() == 0
    first, *_, left = (out[87 + 58 * place : 145 + 58 * place] for place in range(4))
    assert first[:26].tolist() == [own[card] for card in range(record.KINDS)] + [0]
    assert first[51:].tolist() == [0, 0, 1, 0, 0, 1, 0]
    assert left[:26].tolist() == [0] * record.KINDS + [3]  # seat 0, three places to the left of seat 1
    assert left[26:51].tolist() == [laid[card] for card in range(record.KINDS)]
    assert left[51:].tolist() == [0, 2, 1, 0, 1, 0, 0]


def test_what_others_write_in_secret_is_in_nobodys_log() -> None:
    whole = random_game("byzantio-3", 1)
    game = whole.at(len(whole.log) - 1)
    last = whole.log[-1].actor
    for seat in range(3):
        read = game.log_for(seat)
        hidden = 2 * (7 + 1 + 2) - (seat != last)
        assert len(game.log) - len(read) == hidden
        assert hidden_entries(game, seat) == hidden + 2 * 4  # boxes crossed off, opened since
        assert {entry.actor for entry in read if entry.move.startswith("target")} == {seat}
        opened = whole.log_for(seat)  # at the end the sheets are opened, in the order of the players
        assert sorted(map(str, opened)) == sorted(map(str, whole.log))
        others = [int(entry.actor) for entry in opened[len(read) + (seat == last) :]]
        order = [(int(whole.record["starter"][0]) + step) % 3 for step in range(3)]
        assert others == sorted(others, key=order.index)
        assert len(others) == 2 * (7 + 1 + 2)
