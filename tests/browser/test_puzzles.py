"""Solving puzzles in the browser: a right answer, a wrong one, and what is kept of them."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hippodrome.analysis.puzzles import Puzzle, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.test_access import findings
from tests.browser.visitors import PHONE, click_something
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
KEPT = "JSON.parse(localStorage.getItem('puzzles-byzanz'))"


def first(best: bool) -> tuple[int, Puzzle]:
    """The first puzzle of Byzanz in which one can pass, and that is best, or is not."""
    return next(
        (number, one)
        for number, one in enumerate(puzzles_of("byzanz"), 1)
        if (one.best == "pass") == best and "pass" in one.position().legal(one.seat)
    )


def answer_pass(page: Page) -> None:
    page.get_by_role("button", name="Pass", exact=True).click()


def test_a_visitor_finds_the_puzzles_and_solves_one(house: ServerProcess, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve puzzles of Byzanz").click()
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    number, _ = first(best=True)
    page.goto(f"{house.url}/puzzles/byzanz/{number}")
    answer_pass(page)
    expect(page.get_by_role("heading", name="Right: that is the best move.")).to_be_focused()
    kept = page.evaluate(KEPT)
    assert (kept["done"], kept["streak"], kept["rating"] > 1000) == ({str(number): True}, 1, True)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    assert not page.url.endswith(f"/{number}")
    page.goto(f"{house.url}/puzzles")
    expect(page.get_by_text(f"Your rating: {kept['rating']}")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
def test_a_wrong_answer_is_explained_and_counts_once(
    house: ServerProcess, visit: Visit, screen: dict[str, Any]
) -> None:
    page = visit(bypass_csp=True, reduced_motion="reduce", **screen)
    number, puzzle = first(best=False)
    page.goto(f"{house.url}/puzzles/byzanz/{number}")
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    assert findings(page) == []
    answer_pass(page)
    expect(page.get_by_role("heading", name="Not the best. Best:")).to_be_focused()
    values = page.get_by_role("list", name="What the moves are worth").get_by_role("listitem")
    expect(values).to_have_count(len(puzzle.values))
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kept = page.evaluate(KEPT)
    assert (kept["done"], kept["streak"]) == ({str(number): False}, 0)
    page.get_by_role("button", name="Try it again").click()
    answer_pass(page)
    expect(page.get_by_role("heading", name="Not the best. Best:")).to_be_visible()
    assert page.evaluate(KEPT) == kept


def test_a_puzzle_on_a_map_is_answered_there(house: ServerProcess, page: Page) -> None:
    number, _ = next(
        (number, one) for number, one in enumerate(puzzles_of("nekken"), 1) if one.theme == "strike"
    )
    page.goto(f"{house.url}/puzzles/nekken/{number}")
    page.wait_for_selector("svg.board[role=group]")
    verdict = page.get_by_role("region", name="What the moves are worth")
    rng = random.Random(1)
    for _ in range(40):
        if verdict.is_visible():
            break
        click_something(page, rng)
    expect(verdict).to_be_visible()
