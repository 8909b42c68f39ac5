"""Every language is whole, and can be changed in the middle of a game."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.languages import left_over, names_at, said
from tests.browser.visitors import click_something, finish, play_now, speak
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
OTHERS = {"fr": "Français", "de": "Deutsch", "es": "Español"}


def choose(page: Page, language: str) -> None:
    speak(page, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def clear(page: Page, rng: random.Random) -> None:
    """Wait for the table to come to rest, and answer whatever lies over it: the settings are under an offer."""
    page.wait_for_timeout(300)
    while page.locator("dialog[open]").count():
        click_something(page, rng)
        page.wait_for_timeout(300)


@pytest.mark.parametrize("game", ["byzanz", "byzantio", "nekken"])
def test_the_language_is_changed_in_the_middle_of_a_game(house: ServerProcess, page: Page, game: str) -> None:
    rng = random.Random(21)
    page.goto(house.url)
    for language in OTHERS:
        choose(page, language)
        assert left_over(page, language, set()) == {}
    choose(page, "en")
    play_now(page, house.url, game, 3)
    names = names_at(page)
    for language in OTHERS:
        for _ in range(40 if game == "byzanz" else 25):
            click_something(page, rng)
        clear(page, rng)
        prompt, log = page.locator("#prompt").inner_text(), page.locator("aside ol").inner_text()
        choose(page, language)
        assert page.locator("#prompt").inner_text() != prompt
        assert page.locator("aside ol").inner_text() != log
        assert left_over(page, language, names) == {}
    finish(page, rng)
    assert left_over(page, "es", names) == {}
    choose(page, "en")
    assert left_over(page, "es", names) != {}, f"what is English would be found in {len(said(page))} texts"
