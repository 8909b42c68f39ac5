"""The map of Byzantio and Nekken as a browser draws it."""

import pytest
from playwright.sync_api import Page

from tests.table.servers import ServerProcess

MAP = "svg.board[role=group]"
FILLS = """() => [...new Set([...document.querySelectorAll('svg.board .ground, svg.board .water, svg.board .wilds')]
    .map((shape) => getComputedStyle(shape).fill))]"""

# The names, numbers and pieces whose boxes overlap on the screen, drawn with the fonts of this machine.
CLASHES = """() => {
    const drawn = [...document.querySelectorAll(
        'svg.board .place-name, svg.board .city-name, svg.board .number, svg.board .moves')];
    const boxes = drawn.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    const less = 1.5; // pixels of halo and line
    return boxes.flatMap(([name, a], i) => boxes.slice(i + 1).filter(([, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > less * 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > less * 2 + a.height * 0.25,
    ).map(([other]) => `${name} × ${other}`));
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (390, 844)])
def test_the_map_fills_its_frame(house: ServerProcess, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{house.url}/replay/sample/byzantio")
    page.locator(f"{MAP} .place-name").first.wait_for()
    drawn, frame = page.evaluate(
        f"() => ['{MAP}', '.board .frame'].map((one) => document.querySelector(one).getBoundingClientRect().height)"
    )
    assert abs(frame - drawn) <= 3  # the line around it


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_the_map_of_a_rules_page_is_drawn_in_colours_and_clear(
    house: ServerProcess, page: Page, game: str
) -> None:
    page.goto(f"{house.url}/rules/{game}")
    page.locator(f"{MAP} .place-name").first.wait_for()
    fills = page.evaluate(FILLS)
    assert len(fills) > 5
    assert "rgb(0, 0, 0)" not in fills
    assert page.evaluate(CLASHES) == []
    # The wheel scrolls the page, as long as nobody has touched the map.
    page.locator(MAP).hover()
    seen = page.locator(MAP).get_attribute("viewBox")
    page.mouse.wheel(0, 120)
    page.wait_for_function("() => scrollY > 60")
    assert page.locator(MAP).get_attribute("viewBox") == seen
