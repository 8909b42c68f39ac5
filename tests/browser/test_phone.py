"""A phone in portrait: everything can be touched, and nothing scrolls sideways."""

import random

import pytest
from playwright.sync_api import ElementHandle, Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import PHONE, is_over, play_now, still_there
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow

# What a player touches next: the answer to a dialog, a move at a place, a lit spot of the map, a kind of action.
LIT = "svg.board .lit"
WANTED = [
    "dialog[open] button.main:enabled",
    ".panel .offered:enabled",
    LIT,
    ".actions button:enabled:not([aria-disabled])",
]

# What of it is there and in sight, one of many.
SHOWN = """([wanted, seed]) => {
    const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
    return shown[Math.floor(seed * shown.length)] ?? null;
}"""

# A point of the map where a finger meets a lit shape.
POINT = """(seed) => {
    const map = document.querySelector('svg.board[role=group]')?.getBoundingClientRect();
    const lit = [...document.querySelectorAll('svg.board .lit')];
    const from = Math.floor(seed * lit.length);
    for (const one of [...lit.slice(from), ...lit.slice(0, from)]) {
        const { left, top, width, height } = one.getBoundingClientRect();
        for (let x = 0.05; x < 1; x += 0.15)
            for (let y = 0.05; y < 1; y += 0.15) {
                const [px, py] = [left + x * width, top + y * height];
                if (px < map.left || px > map.right || py < map.top || py > map.bottom) continue;
                if (document.elementFromPoint(px, py)?.closest('.lit') === one) return [px, py];
            }
    }
    return null;
}"""

# Whether a point of the screen lies on land or on a lit city, not on water or beside the map.
PLACE = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('svg.board [data-place], svg.board .lit')"

# How far what is told at the head of the table ends before the menu of the pace, which is in the same line.
ROOM = """() => {
    const told = [...document.querySelectorAll('.head .line *')].filter((one) => !one.childElementCount
        && one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).position !== 'absolute');
    const end = Math.max(...told.map((one) => one.getBoundingClientRect().right));
    return document.querySelector('.pace').getBoundingClientRect().left - end;
}"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, screen = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= screen == 360


def tap(element: ElementHandle) -> None:
    """Touch an element, which has to come into view; unless the table has moved on meanwhile."""
    try:
        element.tap(timeout=15_000)
    except Error:
        assert not still_there(element), f"it can't be touched: {element.evaluate('(one) => one.outerHTML')}"


def touch_map(page: Page, rng: random.Random) -> None:
    """Touch one of the lit shapes; if none is in sight, look at the whole map, or close what lies over it."""
    page.locator("svg.board[role=group]").scroll_into_view_if_needed()
    point = page.evaluate(POINT, rng.random())
    whole = page.query_selector(".zoom button:nth-child(3):enabled")
    if point:
        page.touchscreen.tap(*point)
    elif whole:
        tap(whole)
    elif cover := page.query_selector(".panel .close"):
        tap(cover)


def touch_something(page: Page, rng: random.Random) -> str | None:
    """One touch; tells what was touched."""
    for wanted in WANTED:
        found = page.evaluate_handle(SHOWN, [wanted, rng.random()]).as_element()
        if found:
            touch_map(page, rng) if wanted == LIT else tap(found)
            return wanted
    return None


def test_a_whole_game_of_byzantio_on_a_phone(house: ServerProcess, visit: Visit) -> None:
    rng = random.Random(61)
    phone = visit(**PHONE)
    phone.goto(house.url)
    fits(phone)
    play_now(phone, house.url, "byzantio", 2)
    touched: set[str | None] = set()
    for _ in range(600):  # about 110 do
        fits(phone)
        if is_over(phone):
            break
        touched.add(touch_something(phone, rng))
        phone.wait_for_timeout(30)
    assert is_over(phone), phone.locator(".game").inner_text()
    assert touched >= set(WANTED)
    phone.get_by_role("link", name="Replay").tap()
    told = phone.locator(".told p")
    begin = told.inner_text()  # a replay opens where the game began
    phone.get_by_role("button", name="One move on").tap()
    expect(told).not_to_have_text(begin)
    fits(phone)
    phone.get_by_role("button", name="One move back").tap()
    expect(told).to_have_text(begin)
    fits(phone)


def test_what_a_tap_on_the_map_shows_is_not_touched_by_the_same_tap(
    house: ServerProcess, visit: Visit
) -> None:
    phone = visit(**PHONE)
    play_now(phone, house.url, "byzantio", 2)
    phone.wait_for_selector(LIT)
    asked = phone.locator("#prompt").inner_text()
    phone.locator("svg.board[role=group]").scroll_into_view_if_needed()
    shown, close = phone.locator(".panel"), phone.locator(".panel .close")
    tapped = set()
    # What is shown lies over the lower part of the map.
    for x in range(40, 340, 36):
        for y in range(380, 600, 36):
            if not phone.evaluate(PLACE, [x, y]):
                continue
            phone.touchscreen.tap(x, y)
            shown.wait_for()
            phone.wait_for_timeout(50)
            tapped.add(shown.get_attribute("aria-label"))
            close.tap()
            shown.wait_for(state="detached")
    assert len(tapped) > 5
    assert phone.locator("#prompt").inner_text() == asked


@pytest.mark.parametrize(("game", "language"), [("byzanz", "de"), ("nekken", "en")])
def test_a_table_is_no_wider_than_a_phone(
    house: ServerProcess, visit: Visit, game: str, language: str
) -> None:
    phone = visit(**PHONE | {"locale": language})
    play_now(phone, house.url, game, 3)
    phone.wait_for_selector(".game button:enabled")
    fits(phone)
    assert 4 < phone.evaluate(ROOM) < 100
    phone.locator(".tabs button").last.tap()  # the log, with its tabs
    for more in phone.locator("aside [role=tab]").all():
        more.tap()
        fits(phone)


# What lies outside of its box, or is too low to be read.
HIDDEN = """([box, inside, least]) => {
    const room = document.querySelector(box).getBoundingClientRect();
    return [...document.querySelectorAll(inside)].map((one) => one.getBoundingClientRect()).filter(
        ({ left, top, right, bottom, height }) => left < room.left - 1 || right > room.right + 1
            || top < room.top - 1 || bottom > room.bottom + 1 || height < least,
    ).map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));
}"""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_rivals_the_lot_and_the_market_are_in_sight_on_a_phone(
    house: ServerProcess, visit: Visit, seats: int
) -> None:
    phone = visit(**PHONE | {"viewport": {"width": 390, "height": 844}}, reduced_motion="reduce")
    play_now(phone, house.url, "byzanz", seats)
    phone.wait_for_selector(".block .lot .card")
    board = ".game > .board"
    assert phone.locator(".merchants li").count() == seats - 1
    for inside, least in (
        (".merchants li", 40),
        (".block", 100),
        (".block .lot .card", 40),
        (".market li", 60),
    ):
        assert phone.evaluate(HIDDEN, [board, inside, least]) == [], inside


@pytest.mark.parametrize("language", ["es", "fr"])  # which have the longest names
def test_the_names_of_the_piles_are_whole_on_a_phone(
    house: ServerProcess, visit: Visit, language: str
) -> None:
    phone = visit(**PHONE | {"locale": language}, reduced_motion="reduce")
    phone.goto(f"{house.url}/replay/sample/byzanz")
    phone.wait_for_selector(".market .name")
    for nth in range(1, 8):
        pile = f".market li:nth-child({nth})"
        assert phone.evaluate(HIDDEN, [pile, f"{pile} .name", 8]) == [], nth


@pytest.mark.parametrize("width", [360, 390, 820, 1024, 1280])
def test_the_cards_of_the_home_page_are_whole(house: ServerProcess, visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 900})
    page.goto(house.url)
    page.wait_for_selector("article.byzanz .pieces .card")
    assert page.evaluate(HIDDEN, ["article.byzanz .pieces", "article.byzanz .pieces .card", 40]) == []
