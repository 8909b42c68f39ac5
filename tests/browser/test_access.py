"""Nothing serious for axe-core to find, by day and by night, on wide screens and narrow ones."""

import random
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitors import PHONE, click_something, finish, invite, is_over, play_now
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: dict[str, Any] = {}

FINDINGS = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
            `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


def findings(page: Page) -> list[str]:
    """What axe-core takes for a serious or critical fault."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(FINDINGS)
    return found


@pytest.fixture
def reader(visit: Visit, scheme: str, screen: dict[str, Any]) -> Page:
    """A visitor with such a screen; scripts of the tests are let in, and nothing moves."""
    return visit(color_scheme=scheme, bypass_csp=True, reduced_motion="reduce", **screen)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "narrow"])
def test_the_home_page_and_the_waiting_room_have_no_serious_fault(house: ServerProcess, reader: Page) -> None:
    reader.goto(house.url)
    reader.wait_for_selector("article")
    assert findings(reader) == []
    invite(reader, house.url, "byzanz", 3)
    assert findings(reader) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "narrow"])
def test_the_rules_pages_and_a_guided_game_have_no_serious_fault(house: ServerProcess, reader: Page) -> None:
    for game in ("byzanz", "byzantio", "nekken"):
        reader.goto(f"{house.url}/rules/{game}")
        reader.wait_for_selector("article h2")
        reader.wait_for_selector("figure")
        assert findings(reader) == []
        assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reader.goto(house.url)
    reader.fill("#name", "Theodora")
    reader.get_by_role("button", name="Learn by playing").first.click()
    guide = reader.get_by_role("region", name="Your guide")
    assert "merchant" in guide.inner_text()
    assert findings(reader) == []
    guide.get_by_role("button", name="Got it").click()
    assert "merchant" not in guide.inner_text()


@pytest.mark.parametrize(("game", "clicks"), [("byzanz", 50), ("byzantio", 45), ("nekken", 35)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "narrow"])
def test_a_table_has_no_serious_fault_in_play(
    house: ServerProcess, reader: Page, game: str, clicks: int
) -> None:
    rng = random.Random(41)
    play_now(reader, house.url, game, 3)
    reader.wait_for_selector(".game button:enabled")
    assert findings(reader) == []
    for _ in range(clicks):
        click_something(reader, rng)
    assert not is_over(reader)
    assert findings(reader) == []


@pytest.mark.parametrize(
    ("game", "scheme", "screen"),
    [("byzanz", "light", PHONE), ("byzantio", "light", WIDE), ("nekken", "light", PHONE)],
    ids=["byzanz", "byzantio", "nekken"],
)
def test_the_end_and_the_replay_have_no_serious_fault(house: ServerProcess, reader: Page, game: str) -> None:
    play_now(reader, house.url, game, 2 if game != "byzanz" else 3)
    finish(reader, random.Random(42))
    for other in SCHEMES:
        reader.emulate_media(color_scheme=other)
        assert findings(reader) == []
    reader.get_by_role("link", name="Replay").click()
    reader.get_by_role("button", name="One move on").filter(visible=True).click()
    if reader.viewport_size and reader.viewport_size["width"] < 700:
        reader.get_by_role("navigation").get_by_role("button", name="Log").click()
    reader.get_by_role("tab", name="More").click()
    reader.get_by_role("button", name="Verify the deal").click()
    reader.get_by_text("draws repeated: all match").wait_for()
    for other in SCHEMES:
        reader.emulate_media(color_scheme=other)
        assert findings(reader) == []
    reader.goto(f"{house.url}/replay")  # where a file is asked for
    reader.get_by_label("Open a saved game").wait_for()
    assert findings(reader) == []


def test_a_fault_would_be_found(house: ServerProcess, visit: Visit) -> None:
    page = visit(bypass_csp=True)
    page.goto(house.url)
    page.evaluate("document.querySelector('article button').style.color = 'var(--gold)'")
    assert any(found.startswith("color-contrast") for found in findings(page))
