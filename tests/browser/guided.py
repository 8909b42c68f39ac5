"""Guided games: how one is begun, read and played through, and what must hold at every moment of it."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.visitors import OVER

CARD = ".guide-card"
GOT_IT = f"{CARD} .buttons button:nth-child(1)"
PLAY_THIS = f"{CARD} .buttons button:nth-child(2)"

# What is wrong with the card now: how many there are, what it lies over, what moved or is cut off, what is lit.
FAULTS = """() => {
    const faults = [];
    const cards = [...document.querySelectorAll('.guide-card')].filter((one) => one.checkVisibility());
    if (cards.length !== 1) return [`there are ${cards.length} cards`];
    const [card] = cards;
    const box = (one) => one.getBoundingClientRect();
    const board = box(document.querySelector('[data-guide=board]'));
    const own = box(card);
    if (own.left < board.right && own.right > board.left && own.top < board.bottom - 1 && own.bottom > board.top + 1)
        faults.push('the card lies over the board');
    if (own.left < 0 || own.right > innerWidth + 1 || own.bottom > innerHeight) faults.push('the card is not whole');
    const places = [own, board].map(({ left, top, right, bottom }) => [left, top, right, bottom]).flat();
    window.placed ??= places;
    if (places.some((side, at) => Math.abs(side - window.placed[at]) > 2))
        faults.push(`card or board moved from ${window.placed.map(Math.round)} to ${places.map(Math.round)}`);
    const lights = [...document.querySelectorAll('.spotlight')];
    const lesson = !document.querySelector('.guide-card .buttons button').hasAttribute('aria-disabled');
    if (lights.length !== Number(lesson)) faults.push(`${lights.length} spotlights, and a lesson: ${lesson}`);
    const text = card.querySelector('.text');
    if (lesson && text.scrollHeight > text.clientHeight + 1) faults.push(`cut off: ${text.textContent.trim()}`);
    for (const light of lights) {
        const ring = light.querySelector('.ring');
        if (!ring) { faults.push(`nothing is lit: ${card.querySelector('h2').textContent}`); continue; }
        const { left, top, right, bottom, width, height } = box(ring);
        if (width < 12 || height < 12) faults.push('what is lit is tiny');
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push('what is lit is out of sight');
    }
    return faults;
}"""

HINTS = """(seed) => {
    const ask = window.fetch;
    window.fetch = async (address, options) => {
        if (!String(address).endsWith('/hint')) return ask(address, options);
        const { table } = await (await ask(String(address).replace(/\\/hint$/, ''))).json();
        const legal = table.own?.legal ?? [];
        seed = (seed * 16807) % 2147483647;
        const moves = legal.length ? [{ move: legal[seed % legal.length], visits: 1, value: 0.5 }] : [];
        return new Response(JSON.stringify({ moves }), { headers: { 'content-type': 'application/json' } });
    };
}"""

# The title of the card on which a button was pressed; none if it can't be.
PRESS = """(selector) => {
    const button = document.querySelector(selector);
    if (!button || button.hasAttribute('aria-disabled')) return '';
    const title = document.querySelector('.guide-card h2').textContent;
    button.click();
    return title;
}"""


def learn(page: Page, url: str, game: str) -> None:
    """From the home page to the first lesson of a guided game."""
    page.goto(url)
    page.locator(f"article.{game}").get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector("[data-guide=board]")
    page.wait_for_selector(CARD)


def hint_at_once(page: Page, seed: int) -> None:
    """Answer whoever asks for a hint with any legal move: a search would take a second each time."""
    page.add_init_script(f"({HINTS})({seed})")


def title(page: Page) -> str:
    """What the card is about."""
    return page.locator(f"{CARD} h2").inner_text()


def follow(page: Page, presses: int) -> list[str]:
    """Read every lesson and play every suggestion, until the game is over or so often; returns the lessons' titles."""
    read: list[str] = []
    for _ in range(60 * presses):
        if page.locator(OVER).count():
            return read
        found: dict[str, Any] = page.evaluate(
            f"""() => {{
                const over = document.querySelector({OVER!r});
                return {{ over: !!over, faults: over ? [] : ({FAULTS})() }};
            }}"""
        )
        assert found["faults"] == []
        if found["over"]:
            return read
        understood = page.evaluate(PRESS, GOT_IT)
        if understood:
            read.append(understood)
        if understood or page.evaluate(PRESS, PLAY_THIS):
            presses -= 1
            if not presses:
                return read
            page.wait_for_timeout(20)
        else:
            page.wait_for_timeout(40)
    raise AssertionError(f"the guide leads nowhere: {page.locator(CARD).inner_text()}")
