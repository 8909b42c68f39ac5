"""Ratings, shares and intervals: right where the answer is known."""

import math
import random

import pytest

from hippodrome.arena import ratings
from hippodrome.arena.estimates import mean, share
from hippodrome.arena.ratings import places, rate
from hippodrome.arena.results import Result
from hippodrome.arena.standings import standings


@pytest.fixture(autouse=True)
def few_redraws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "REDRAWS", (20, 20))


def game(
    number: int, bots: str, scores: tuple[int, ...], winners: tuple[int, ...], deal: int | None = None
) -> Result:
    return Result(number, number if deal is None else deal, tuple(bots), scores, winners, 50)


def contest(games: int, strength: dict[str, float], seed: int = 1) -> list[Result]:
    """Made-up games: a bot's points are its strength and a lot of luck."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        bots = rng.sample(sorted(strength), 3)
        scores = tuple(max(0, round(10 * strength[bot] + rng.gauss(20, 6))) for bot in bots)
        found.append(game(number, "".join(bots), scores, (scores.index(max(scores)),)))
    return found


def test_the_stronger_the_bot_the_higher_its_rating() -> None:
    rated = rate(contest(300, {"a": 0, "b": 0.4, "c": 0.8, "d": 1.2}))
    assert [bot for bot, _ in sorted(rated.items(), key=lambda item: item[1].value)] == ["a", "b", "c", "d"]
    assert rated["d"].low > rated["a"].high
    assert all(rating.low < rating.value < rating.high for rating in rated.values())


def test_equal_bots_have_intervals_that_hold_the_same_rating() -> None:
    rated = rate(contest(300, dict.fromkeys("abcd", 0.0)))
    assert all(rating.low - 0.5 < 25 < rating.high + 0.5 for rating in rated.values())


def test_more_games_make_the_interval_smaller() -> None:
    few, many = (rate(contest(games, {"a": 0, "b": 0.3, "c": 0.6})) for games in (60, 600))
    assert all(many[bot].high - many[bot].low < few[bot].high - few[bot].low for bot in "abc")


def test_ratings_do_not_depend_on_the_order_in_which_results_come_in() -> None:
    games = contest(60, {"a": 0, "b": 0.4, "c": 0.8})
    mixed = random.Random(2).sample(games, len(games))
    assert standings(mixed) == standings(games)


def test_copies_of_one_bot_share_what_becomes_of_them() -> None:
    rated = rate([game(n, "abb", (9, 4, 6), (0,)) for n in range(5)])
    assert rated["a"].value > 25 > rated["b"].value
    assert rate([game(n, "aaa", (9, 4, 6), (0,)) for n in range(5)])["a"].value == 25


def test_places_are_by_victory_then_by_points() -> None:
    assert places(game(0, "abcd", (5, 9, 9, 5), (2,))) == [3, 2, 1, 3]
    assert places(game(0, "abcd", (5, 9, 9, 7), (1, 2))) == [4, 1, 1, 3]


def test_shares_points_and_duels_by_hand() -> None:
    summed = standings([game(0, "abb", (9, 4, 9), (0,)), game(1, "bab", (8, 2, 5), (0, 2), deal=0)])
    rows = {row.bot: row for row in summed.bots}
    assert (summed.games, summed.deals) == (2, 1)
    assert (rows["a"].wins.value, rows["b"].wins.value) == (0.5, 0.5)
    assert rows["a"].fair == pytest.approx(1 / 3)
    assert rows["b"].fair == pytest.approx(2 / 3)
    assert (rows["a"].points.value, rows["b"].points.value) == (5.5, 6.5)
    assert summed.beaten == {
        "a": {"b": 0.375},
        "b": {"a": 0.625},
    }  # (1 + 0.5) / 2 in the first, 0 in the second
    assert [seat.value for seat in summed.seats] == [0.75, 0, 0.25]


def test_the_interval_of_a_share_holds_the_truth_95_times_in_100() -> None:
    rng = random.Random(5)
    inside = 0
    for _ in range(600):
        # Four games a deal that go together: a good deal wins them all more often.
        deals = []
        for _ in range(40):
            chance = rng.choice([0.05, 0.45])
            deals.append((sum(rng.random() < chance for _ in range(4)), 4))
        found = share(deals)
        inside += found.low <= 0.25 <= found.high
    assert 0.925 <= inside / 600 <= 0.975


def test_the_interval_of_a_mean_holds_the_truth_95_times_in_100() -> None:
    rng = random.Random(6)
    inside = 0
    for _ in range(600):
        deals = [
            (sum(rng.gauss(luck, 1) for _ in range(3)), 3.0) for luck in (rng.gauss(7, 2) for _ in range(8))
        ]
        found = mean(deals)
        inside += found.low <= 7 <= found.high
    assert 0.925 <= inside / 600 <= 0.975


def test_luck_that_the_rotation_cancels_makes_the_interval_small() -> None:
    """Whoever sits in seat 0 wins: each of four equal bots wins one game a deal, exactly."""
    turned = [[(1.0, 4.0)] * 50, [(float(n % 4 == 0) * 4, 4.0) for n in range(50)]]
    small, large = (share(deals) for deals in turned)
    assert small.high - small.low < 0.6 * (large.high - large.low)


@pytest.mark.parametrize("deals", [[(0, 4)], [(4, 4)], [(0, 1)] * 9, [(1, 1)] * 9, [(1, 4)], [(0.5, 1)]])
def test_a_share_stays_between_nothing_and_everything(deals: list[tuple[float, float]]) -> None:
    found = share(deals)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0.1


def test_of_one_deal_no_mean_is_certain() -> None:
    assert math.isinf(mean([(12, 4)]).high)
