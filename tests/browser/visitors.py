"""What a visitor does: sits down at a table, and clicks what can be clicked until the game is over."""

import contextlib
import random

from playwright.sync_api import ElementHandle, Error, Page

OVER = 'a[href$="/record"]'  # the record, which is offered when the game is over
GAMES = ("byzanz", "byzantio", "nekken")
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

# What can be chosen on the table now; a dialog that is open comes first. What plays a move is chosen more often.
CHOICES = """(seed) => {
    const open = [...document.querySelectorAll('dialog[open]')].pop();
    const room = open ?? document.querySelector('.game');
    if (!room || document.querySelector("a[href$='/record']")) return null; // over: no rematch by chance
    const skip = '[aria-expanded], .zoom *, summary, [data-view]';
    const can = [...room.querySelectorAll('button:not(:disabled), [role=button]')].filter(
        (one) => !one.matches(skip) && one.getAttribute('aria-disabled') !== 'true');
    const plays = can.filter((one) => one.matches('.main'));
    const from = plays.length && seed < 0.7 ? plays : can;
    return from[Math.floor(((seed * 1000) % 1) * from.length)] ?? null;
}"""

CHOOSABLE = """(one) => {
    const open = document.querySelector('dialog[open]');
    return one.isConnected && !one.disabled && (!open || open.contains(one));
}"""


def play_now(
    page: Page, url: str, game: str, seats: int, level: str = "novice", name: str = "Theodora"
) -> None:
    """From the home page to a game against bots."""
    page.goto(url)
    page.fill("#name", name)
    page.locator(".who select").select_option(level)
    card = page.locator(f"article.{game}")
    card.locator("select").first.select_option(str(seats))
    card.locator("button.main").first.click()
    page.wait_for_selector("#prompt")


def invite(page: Page, url: str, game: str, seats: int, name: str = "Theodora") -> str:
    """From the home page to the waiting room of a table for friends; returns its link."""
    page.goto(url)
    page.fill("#name", name)
    card = page.locator(f"article.{game}")
    card.locator("select").first.select_option(str(seats))
    card.get_by_role("button", name="Invite friends").click()
    card.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link on this machine").input_value()  # the server listens to loopback alone


def join(page: Page, link: str, name: str) -> None:
    """By a friend's link into the first free seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_text("(you)").wait_for()


def sit_together(pages: list[Page], url: str, game: str) -> None:
    """One opens a table, the others come by the link; the game begins."""
    link = invite(pages[0], url, game, len(pages), "Anna")
    for friend, name in zip(pages[1:], ["Basil", "Zoe", "Leon"], strict=False):
        join(friend, link, name)
    pages[0].get_by_role("button", name="Start the game").click()
    for each in pages:
        each.wait_for_selector("#prompt")


def speak(page: Page, language: str) -> None:
    """Choose a language, which is among the settings at a table."""
    settings = page.locator("header summary")
    if settings.count():
        settings.click()
    page.locator("header select").last.select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    if settings.count():
        settings.click()


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator(OVER).count() > 0


def scores(page: Page) -> dict[str, int]:
    """The final scores as they are shown, by name."""
    rows = page.locator(".game .outcome table").first.locator("tr").all()
    names = [row.locator("th").inner_text().split("\n")[-1] for row in rows]  # behind the letter of a house
    return {name: int(row.locator("td.points").inner_text()) for name, row in zip(names, rows, strict=True)}


def finish(page: Page, rng: random.Random, clicks: int = 4000) -> None:
    """Click what can be clicked on the table, until the game is over."""
    for _ in range(clicks):
        if is_over(page):
            return
        click_something(page, rng)
    raise AssertionError(f"the game did not end: {page.locator('.prompt').inner_text()}")


def click_something(page: Page, rng: random.Random, idle: int = 60) -> None:
    """One click on a choice of the game; without one, a moment's patience."""
    chosen = page.evaluate(
        f"""(seed) => {{
            const one = ({CHOICES})(seed);
            one?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
            return !!one;
        }}""",
        rng.random(),
    )
    page.wait_for_timeout(10 if chosen else idle)


def still_there(element: ElementHandle) -> bool:
    """Whether an element can still be chosen, or the table has moved on."""
    with contextlib.suppress(Error):
        return bool(element.evaluate(CHOOSABLE))
    return False
