"""Games without a mouse: the focus is always seen, and never lost."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import Keyboard, wait_for
from tests.browser.visitors import OVER, is_over
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow


PLAYS = ".doing button.main:enabled, .tax button:enabled"


def begin(page: Page, url: str, game: str) -> Keyboard:
    """From the home page to a table of novices, by keys."""
    page.goto(url)
    page.wait_for_selector("article")
    keys = Keyboard(page)
    keys.go_to("#name")
    page.keyboard.type("Theodora")
    keys.go_to(".who select")
    keys.press("ArrowUp")
    expect(page.locator(".who select")).to_have_value("novice")
    keys.go_to(f"article.{game} select")
    keys.press("Home")
    keys.go_to(f"article.{game} button.main")
    keys.press("Enter")
    page.wait_for_selector("#prompt")
    keys.is_somewhere()
    return keys


def wait_for_turn(page: Page) -> None:
    """Until there is something to do, or nothing any more."""
    wait_for(page, f"!!document.querySelector('.prompt.mine, dialog[open], {OVER}')")


def test_a_whole_game_of_byzanz(house: ServerProcess, page: Page) -> None:
    rng = random.Random(51)
    keys = begin(page, house.url, "byzanz")
    taxes: list[int] = []
    for _ in range(600):
        wait_for_turn(page)
        keys.is_somewhere()
        if is_over(page):
            break
        asked = page.locator("#prompt").inner_text() if page.locator("#prompt").count() else ""
        # A button that plays, if there is one; else a card, or now and then to pass.
        plays = page.locator(PLAYS).count()
        passes = page.locator(".doing button:enabled:not(.main, .clear)").count()
        cards = page.locator("button.touch[aria-pressed=false], button.pile[aria-pressed=false]").count()
        if plays and (not cards or rng.random() < 0.8):
            wanted = PLAYS
        elif passes and (not cards or rng.random() < 0.5):
            wanted = ".doing button:enabled:not(.main, .clear)"
        elif cards:
            wanted = "button.touch[aria-pressed=false], button.pile[aria-pressed=false]"
        else:
            continue
        steps = keys.steps
        if keys.go_to(wanted):
            keys.press(rng.choice(["Enter", "Space"]))
            if asked.startswith("Choose the card of the lot"):
                taxes.append(keys.steps - steps)
    assert is_over(page)
    assert not taxes or max(taxes) <= 6, "the tax takes few keys: the lot is where the keyboard goes on"
    keys.is_somewhere()
    # All lines of the log are one stop; arrows lead from line to line.
    lines = page.locator("aside ol button")
    expect(page.locator("aside ol button[tabindex='0']")).to_have_count(1)
    assert keys.go_to("aside ol button")
    expect(lines.last).to_be_focused()
    keys.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    keys.press("Home")
    expect(lines.first).to_be_focused()
    keys.is_somewhere()
    keys.go_to("a[href$='/record']")


def test_targets_and_turns_of_byzantio_by_the_list(house: ServerProcess, page: Page) -> None:
    rng = random.Random(52)
    keys = begin(page, house.url, "byzantio")
    listed = ".stage .moves button:enabled"
    slots = page.locator(".own ol li:not(.next)")
    page.wait_for_selector(".zoom button:last-child")  # with the board, which comes after the question
    keys.go_to(".zoom button:last-child")
    keys.press("Enter")
    for written in range(1, 8):
        for _ in range(rng.randrange(1, 4)):
            keys.tab()
        keys.go_to(listed)
        keys.press("Space")
        expect(slots).to_have_count(written)
        keys.is_somewhere()
        if not page.locator(".own li.next").count():
            break
    expect(page.locator(".own li.next")).to_have_count(0)
    turns = 0
    log = page.locator("aside ol li", has_text=re.compile(r"\bYou\b"))
    before = log.count()
    while turns < 6:
        wait_for_turn(page)
        keys.is_somewhere()
        assert not is_over(page)
        if page.locator("dialog[open]").count():
            keys.go_to("dialog[open] button.main:enabled")
            keys.press("Enter")
            page.wait_for_timeout(300)
        elif page.locator(listed).count():
            keys.go_to(listed)
            for _ in range(rng.randrange(3)):
                keys.tab()
            if keys.go_to(listed):
                keys.press("Enter")
                page.wait_for_timeout(300)
        elif keys.go_to(".actions button:enabled"):
            keys.press("Space")
            page.wait_for_timeout(300)
        turns, before = turns + (log.count() > before), max(before, log.count())
