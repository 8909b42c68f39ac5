"""Takes pictures of 20 scenes of the page into docs/scenes: `python tools/scenes.py http://127.0.0.1:8000`.

A server must run there. Look at every picture after a change of the page's look.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.packages import program  # noqa: E402

FOLDER = ROOT / "docs" / "scenes"
SCREENS = {"wide": (1280, 800), "tablet": (1024, 768), "phone": (390, 844)}
QUALITY = 82
Scene = Callable[[Page], None]


def home(page: Page) -> None:
    """The first page."""
    page.goto("/")
    page.wait_for_selector("article button")


def rules(game: str) -> Scene:
    """The rules of a game."""

    def show(page: Page) -> None:
        page.goto(f"/rules/{game}")
        page.wait_for_selector("h1")

    return show


def begun(game: str) -> Scene:
    """A game against bots, at its first decision."""

    def show(page: Page) -> None:
        home(page)
        card = page.locator("article").filter(has=page.get_by_role("heading", name=game, exact=True))
        card.get_by_role("button", name="Play now").click()
        page.wait_for_selector("#prompt")

    return show


def guided(game: str, lesson: str) -> Scene:
    """A guided game at one of its lessons, with what went before read and played."""

    def show(page: Page) -> None:
        home(page)
        card = page.locator("article").filter(has=page.get_by_role("heading", name=game, exact=True))
        card.get_by_role("button", name="Learn by playing").click()
        buttons = page.locator(".guide-card .buttons button:not([aria-disabled])")
        page.wait_for_selector(".guide-card")
        while page.locator(".guide-card h2").inner_text() != lesson:
            buttons.first.click(timeout=120_000)  # the first hint may have to be compiled
            page.wait_for_timeout(300)
        page.locator(".over .die").wait_for(state="detached")  # the first rolls were seen

    return show


def watched(game: str, part: float, tab: str = "") -> Scene:
    """The sample of a game at a part of its length; on request with another tab at the side."""

    def show(page: Page) -> None:
        page.goto(f"/replay/sample/{game}")
        bars = page.locator("input[type=range]")
        bars.first.wait_for(state="attached")
        bar = bars.first if bars.first.is_visible() else bars.last
        bar.fill(str(int(int(bar.get_attribute("max") or 0) * part)))
        if tab:
            page.get_by_role("tab", name=tab).last.click()

    return show


SCENES: dict[str, tuple[str, str, Scene]] = {  # name: screen, colours, what is shown
    "home": ("wide", "light", home),
    "home-dark": ("wide", "dark", home),
    "home-tablet": ("tablet", "light", home),
    "home-phone": ("phone", "light", home),
    "rules-byzantio": ("wide", "light", rules("byzantio")),
    "byzanz-begun-phone": ("phone", "dark", begun("Byzanz")),
    "byzantio-begun": ("wide", "light", begun("Byzantio")),
    "byzantio-guided-phone": ("phone", "light", guided("Byzantio", "Campaign")),
    "nekken-begun": ("tablet", "dark", begun("Nekken")),
    "byzanz-guided": ("wide", "light", guided("Byzanz", "The market opens")),
    "byzanz": ("wide", "light", watched("byzanz", 0.5)),
    "byzanz-tablet": ("tablet", "light", watched("byzanz", 0.7)),
    "byzanz-phone": ("phone", "light", watched("byzanz", 0.6)),
    "byzanz-end": ("wide", "light", watched("byzanz", 1, "Points")),
    "byzantio": ("wide", "light", watched("byzantio", 0.6)),
    "byzantio-dark": ("wide", "dark", watched("byzantio", 0.4)),
    "byzantio-phone": ("phone", "dark", watched("byzantio", 0.8)),
    "byzantio-end": ("wide", "light", watched("byzantio", 1, "Points")),
    "nekken": ("wide", "light", watched("nekken", 0.7)),
    "nekken-phone": ("phone", "light", watched("nekken", 0.5)),
}


def take(browser: Browser, url: str, name: str) -> None:
    """Take the picture of one scene."""
    screen, colours, show = SCENES[name]
    wide, high = SCREENS[screen]
    touch = screen == "phone"
    context = browser.new_context(
        base_url=url,
        viewport={"width": wide, "height": high},
        color_scheme="dark" if colours == "dark" else "light",
        has_touch=touch,
        is_mobile=touch,
        locale="en-GB",
    )
    page = context.new_page()
    show(page)
    page.wait_for_timeout(2000)  # what flies has landed
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    url, *names = sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = program("chromium", "chromium", "google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in names or SCENES:
            print(name)
            take(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
