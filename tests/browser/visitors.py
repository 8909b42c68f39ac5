"""What a visitor does: sits down at a table, and clicks what can be clicked until the game is over."""

import random

from playwright.sync_api import Page

OVER = "a[download]"  # the record, which is offered when the game is over
GAMES = {"byzanz": 0, "byzantio": 1, "nekken": 2}


def play_now(
    page: Page, url: str, game: str, seats: int, level: str = "novice", name: str = "Theodora"
) -> None:
    """From the home page to a game against bots."""
    page.goto(url)
    page.fill("#name", name)
    page.locator(".who select").select_option(level)
    card = page.locator("article").nth(GAMES[game])
    card.locator("select").first.select_option(str(seats))
    card.locator("button.main").first.click()
    page.wait_for_selector("#prompt")


def finish(page: Page, rng: random.Random, clicks: int = 4000) -> None:
    """Click what can be clicked on the table, until the game is over."""
    for _ in range(clicks):
        if page.locator(OVER).count():
            return
        click_something(page, rng)
    raise AssertionError(f"the game did not end: {page.locator('.prompt').inner_text()}")


def click_something(page: Page, rng: random.Random) -> None:
    """One click on a choice of the game; a dialog that is open comes first."""
    chosen = page.evaluate(
        """(seed) => {
            const open = [...document.querySelectorAll('dialog[open]')].pop();
            const room = open ?? document.querySelector('.game');
            if (!room) return false;
            const skip = '[aria-expanded], .zoom *, summary, [data-view]';
            const can = [...room.querySelectorAll('button:not(:disabled), [role=button]')].filter(
                (one) => !one.matches(skip) && one.getAttribute('aria-disabled') !== 'true');
            if (!can.length) return false;
            const one = can[Math.floor(seed * can.length)];
            one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            return true;
        }""",
        rng.random(),
    )
    page.wait_for_timeout(10 if chosen else 60)
