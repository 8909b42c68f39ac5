"""Whole games through the page, as a visitor plays them."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.visitors import OVER, finish, play_now
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "seats"), [("byzantio", 2), ("nekken", 2)])
def test_a_whole_game_is_played_by_clicking_what_is_legal(
    house: ServerProcess, page: Page, game: str, seats: int
) -> None:
    play_now(page, house.url, game, seats)
    finish(page, random.Random(5))
    assert page.locator(OVER).is_visible()


def test_a_reload_lands_in_the_same_seat(house: ServerProcess, page: Page) -> None:
    play_now(page, house.url, "byzanz", 3)
    before = page.locator("#prompt").inner_text()
    page.reload()
    page.wait_for_selector("#prompt")
    assert page.locator("#prompt").inner_text() == before
    page.wait_for_selector("#byzanz-seat")
