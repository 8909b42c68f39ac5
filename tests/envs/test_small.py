"""Variants that are small enough are solved by OpenSpiel's own algorithms, through our adapter."""

import pyspiel
import pytest

from benchmarks.exploitability import VARIANTS, exploited, solved


@pytest.mark.parametrize("variant", VARIANTS)
def test_cfr_solves_it(variant: str) -> None:
    name, parameters = VARIANTS[variant]
    game = pyspiel.load_game(f"python_{name}", parameters)
    assert solved(game, 1) > 0.01 > solved(game, 50)


@pytest.mark.slow
def test_a_bot_that_searches_can_hardly_be_exploited_and_one_that_plays_at_random_can() -> None:
    name, parameters = VARIANTS["two goods of one value"]
    game = pyspiel.load_game(f"python_{name}", parameters)
    assert exploited(game, name, "search:300") < 0.01 < 0.5 < exploited(game, name, "random")
