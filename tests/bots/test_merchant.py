"""The merchant's rules of thumb: what a hand is worth, and what follows from it at the table."""

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.sense import expected, meant, new_memo, quickly, rated, shown
from hippodrome.game import Game
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz import rules as byzanz
from hippodrome.games.byzanz.sense import hand
from hippodrome.games.byzanz.sense.rating import MERCHANT
from hippodrome.games.byzanz.sense.weights import POINT, STAGES
from tests.playing import BYZANZ, random_game

CARDS = [card for card in range(record.KINDS) for _ in range(record.COPIES[card])]


def hand_of(cards: list[int], seats: int = 4) -> Any:
    """A record at the final sales, in which seat 0 holds these cards."""
    one = byzanz.opening({"seats": seats})
    one["phase"], one["round_number"] = record.FINAL, 6
    for card in cards:
        one["hand"][0, 0, card] += 1
        one["deck"][0, card] -= 1
    return one


@cache
def best_sales(hand: tuple[int, ...]) -> int:
    """The most that can be made of a hand, by trying all sales in every order."""
    best = 0
    for three in record.SETS.tolist():
        left = Counter(hand)
        left.subtract(three)
        if min(left.values()) >= 0:
            best = max(best, int(record.PROFIT[three[0]]) + best_sales(tuple(left.elements())))
    return best


def value(one: Any, stage: int) -> int:
    (memo,) = new_memo(one.dtype)
    hand.pick_up(one[0], 0, memo)
    return int(hand.worth(memo, stage, MERCHANT[0]))


def test_at_the_end_a_hand_is_worth_what_it_sells_for() -> None:
    rng = random.Random(7)
    for _ in range(400):
        cards = sorted(rng.sample(CARDS, rng.randint(0, 7)) if rng.random() < 0.5 else crowded(rng))
        assert value(hand_of(cards), 0) == POINT * best_sales(tuple(cards)), cards


def crowded(rng: random.Random) -> list[int]:
    """Seven cards of two goods and traders, so that sets compete for them."""
    narrow = [card for card in CARDS if card < 8 or card == record.TRADER]
    return rng.sample(narrow, 7)


def test_the_merchant_sells_all_that_can_be_sold_in_the_end() -> None:
    rng = random.Random(8)
    for _ in range(200):
        cards = sorted(crowded(rng))
        one = hand_of(cards)
        out, worths = calls.scratch(), np.zeros(1000)
        while n := calls.legal(one, 0, out):
            rated(one, 0, out, n, worths, new_memo(one.dtype))
            calls.apply(one, 0, int(out[worths[:n].argmax()]))
        scores = calls.scratch()
        calls.score(one, scores)
        assert scores[0] == best_sales(tuple(cards)), cards


def test_a_hand_is_worth_more_the_more_can_still_come() -> None:
    one = hand_of([0, 1, record.TRADER, 9])
    worths = [value(one, stage) for stage in range(STAGES)]
    assert worths == sorted(worths)
    assert worths[0] == 2 * POINT  # the pair and the trader sell for a 2
    assert worths[-1] > worths[0]


@pytest.mark.parametrize("table", BYZANZ)
def test_quick_moves_are_legal_and_every_rating_is_a_number(table: str) -> None:
    out, worths, rng = calls.scratch(), np.zeros(1000), generator(7)
    for moves in range(20, 400, 3):
        game = random_game(table, seed=moves, moves=moves)
        for seat in game.turn:
            legal = game.actions(seat)
            assert quickly(game.record, seat, rng, out, new_memo(record.State)) in legal
            n = calls.legal(game.record, seat, out)
            rated(game.masked(seat), seat, out, n, worths, new_memo(record.State))
            assert np.isfinite(worths[:n]).all()


def test_what_is_expected_at_the_end_is_the_score() -> None:
    game = random_game("byzanz-5", seed=3)
    assert game.outcome is not None
    points = np.zeros(6)
    expected(game.record, points, new_memo(record.State))
    assert points[:5].tolist() == list(game.outcome.scores)


def test_rating_changes_nothing() -> None:
    for moves in range(20, 300, 11):
        game = random_game("byzanz-4", seed=1, moves=moves)
        for seat in game.turn:
            masked = game.masked(seat)
            out = calls.scratch()
            n = calls.legal(masked, seat, out)
            rated(masked, seat, out, n, np.zeros(1000), new_memo(record.State))
            assert masked.tobytes() == game.masked(seat).tobytes()


def test_a_merchant_beats_three_random_players() -> None:
    bots = [make("merchant", "byzanz"), *[make("random", "byzanz")] * 3]
    games: list[Game] = [play_out("byzanz", {"seats": 4}, bots, f"beat/{number}") for number in range(20)]
    assert sum(0 in game.outcome.winners for game in games if game.outcome) >= 17


def laid(world: Any, seat: int, bid: int) -> list[int]:
    """The cards that lie before a seat after this bid."""
    after = calls.copied(world)
    calls.apply(after, seat, bid)
    return sorted(after["laid"][0, seat].tolist())


def test_a_bid_is_found_again_in_another_world_by_its_cards() -> None:
    """For each bid of others, in two worlds that seat 0 can't tell apart."""
    game, rng, out = random_game("byzanz-4", seed=2), generator(1), calls.scratch()
    found = lost = 0
    for moves in range(16, len(game.log), 3):
        one, two = game.at(moves).record, game.at(moves).masked(0)
        calls.redeal(two, 0, rng)
        for seat in range(1, 4):
            bids = [action for action in out[: calls.legal(one, seat, out)].tolist() if action < actions.SELL]
            there = {
                action for action in out[: calls.legal(two, seat, out)].tolist() if action < actions.SELL
            }
            for bid in bids:
                looks = shown(one[0], seat, bid)
                assert meant(one[0], seat, looks) == bid
                again = meant(two[0], seat, looks)
                if again in there:
                    assert bid == actions.PASS or laid(one, seat, bid) == laid(two, seat, again)
                    found += again != bid
                else:
                    lost += 1
                    assert again == -1
    assert found
    assert lost
