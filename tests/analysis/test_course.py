"""The definitions of value, luck and change, on small games that are worked out by enumeration."""

from typing import Any

import numpy as np
import pytest

from hippodrome.analysis import Samples, course
from hippodrome.analysis.curve import outcomes, positions
from hippodrome.analysis.values import Values
from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.core.contract import NATURE
from hippodrome.game import Game
from hippodrome.games import GAMES
from tests.analysis.enumerated import enumerated

SMALL: dict[str, dict[str, Any]] = {
    "byzanz": {"seats": 2, "goods": 2, "values": 2, "copies": 2, "traders": 6, "dealt": 2},
    "nekken": {"seats": 2, "study_board": "cinder"},
}
FROM = {"byzanz": 6, "nekken": 8}  # moves before the part that is worked out


def played(name: str, seed: int = 0, bot: str = "citizen", **given: Any) -> Game:
    options: dict[str, Any] = given or SMALL[name]
    return play_out(name, options, [make(bot, name)] * options["seats"], f"course/{seed}")


@pytest.mark.parametrize("name", SMALL)
def test_values_are_those_of_the_enumeration(name: str) -> None:
    game = played(name)
    values = Values(game.record)
    for one in positions(game)[FROM[name] :: 3]:
        exact, (shares, errors) = enumerated().value(one), values.of(one, 2000)
        assert np.abs(shares - exact).max() <= 4.5 * errors.max() + 1e-12


@pytest.mark.parametrize(("name", "seed", "bot"), [("byzanz", 2, "citizen"), ("nekken", 5, "random")])
def test_luck_is_that_of_the_enumeration(name: str, seed: int, bot: str) -> None:
    game = played(name, seed, bot)
    found = course(game, Samples(500, 5000, 5000))
    passed = positions(game)
    lucky = [n for n, (actor, _) in enumerate(game.steps) if actor == NATURE and n >= FROM[name]]
    exact = enumerated()
    sizes = []
    for number in lucky:
        luck = exact.value(passed[number + 1]) - exact.value(passed[number])
        error = 4.5 * np.hypot(found.values[number].errors.max(), found.values[number + 1].errors.max())
        assert np.abs(found.change(number) - luck).max() <= error + 1e-12
        sizes.append(np.abs(luck).max())
    assert max(sizes) > 0.02, "luck that is there"


@pytest.mark.parametrize("name", ["byzanz", "byzantio", "nekken"])
def test_everything_adds_up_to_the_result(name: str) -> None:
    seats = min(GAMES[name].seats)
    game = played(name, 2, "random", seats=seats)
    found = course(game, Samples(2, 2, 2))
    decided = [found.change(number) for number, kind in enumerate(found.kinds) if kind is None]
    result = np.zeros(seats)
    assert game.outcome
    result[list(game.outcome.winners)] = 1 / len(game.outcome.winners)
    total = found.values[0].shares + found.luck() + np.sum(decided, axis=0)
    assert np.abs(total - result).max() < 1e-9
    assert all(abs(value.shares.sum() - 1) < 1e-9 for value in found.values)
    kinds = {kind for kind in found.kinds if kind}
    assert kinds <= set(GAMES[name].insight.kinds)


def test_the_value_before_a_draw_is_the_mean_over_its_outcomes() -> None:
    """The last card of all: each outcome leads to decisions, whose values are sampled alike from anywhere."""
    game = played("byzanz", 3)
    samples = Samples(50, 300, 200)
    found = course(game, samples)
    number = max(n for n, (actor, _) in enumerate(game.steps) if actor == NATURE)
    one, (_, drawn) = positions(game)[number], game.steps[number]
    listed = list(outcomes(one))
    total = sum(weight for _, weight, _ in listed)
    came = next(weight for action, weight, _ in listed if action == drawn) / total
    rest = found.values[number].shares - came * found.values[number + 1].shares
    exact = sum(
        weight / total * enumerated().value(after) for action, weight, after in listed if action != drawn
    )
    assert np.abs(rest - exact).max() <= 5 * (1 - came) * 0.5 / np.sqrt(samples.draws) + 1e-12


def test_the_luck_of_a_draw_has_no_trend() -> None:
    """Over all outcomes by their weights, exact luck sums to 0: whatever comes, the value before is the same."""
    one = positions(played("byzanz", 4))[10]
    before = enumerated().value(one)
    listed = list(outcomes(one))
    total = sum(weight for _, weight, _ in listed)
    luck = sum(weight / total * (enumerated().value(after) - before) for _, weight, after in listed)
    assert np.abs(luck).max() < 1e-12


def test_the_same_game_has_the_same_course() -> None:
    game = played("byzanz", 5)
    first, second = (course(game, Samples(4, 4, 4), seed=9) for _ in range(2))
    assert all((a.shares == b.shares).all() for a, b in zip(first.values, second.values, strict=True))
