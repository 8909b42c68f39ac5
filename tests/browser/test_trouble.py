"""What goes wrong on the way: reloads, a network that is cut, a server that is started again."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import click_something, finish, is_over, play_now
from tests.table.servers import ServerProcess, serving

pytestmark = pytest.mark.slow
LOST = "The connection is lost. Trying again …"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that this test may stop."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--bot-pace", "0.02") as server:
        yield server


def play_a_while(page: Page, rng: random.Random, clicks: int = 40) -> None:
    """Into the middle of the game."""
    for _ in range(clicks):
        click_something(page, rng)
    assert not is_over(page)


def marked(page: Page) -> bool:
    """Whether the page is still the one that was marked, not loaded anew."""
    return bool(page.evaluate("window.marked === true"))


def test_a_reload_in_the_middle_lands_in_the_same_seat(house: ServerProcess, page: Page) -> None:
    rng = random.Random(11)
    play_now(page, house.url, "byzanz", 3)
    play_a_while(page, rng)
    own = page.locator("#byzanz-seat .hand [data-face]")
    page.wait_for_timeout(500)  # the bots have had their moves
    hand = sorted(str(card.get_attribute("data-face")) for card in own.all())
    page.reload()
    page.wait_for_selector("#prompt")
    expect(own.first).to_be_visible()
    assert sorted(str(card.get_attribute("data-face")) for card in own.all()) == hand
    assert "(you)" in page.locator("aside").inner_text()
    finish(page, rng)


def test_a_network_that_is_cut_is_told_and_caught_up_with(house: ServerProcess, page: Page) -> None:
    rng = random.Random(12)
    play_now(page, house.url, "byzanz", 3)
    play_a_while(page, rng)
    page.evaluate("window.marked = true")
    page.context.set_offline(True)
    banner = page.get_by_text(LOST)
    expect(banner).to_be_visible()
    for _ in range(5):  # what is clicked meanwhile is not lost
        click_something(page, rng)
    page.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=20_000)
    finish(page, rng)
    assert marked(page)


def test_a_stream_that_has_gone_silent_is_opened_again(house: ServerProcess, page: Page) -> None:
    page.clock.install()
    streams: list[str] = []
    page.on("request", lambda sent: streams.append(sent.url) if sent.url.endswith("/events") else None)
    play_now(page, house.url, "byzanz", 3)
    expect(page.locator("#byzanz-seat")).to_be_visible()
    opened = len(streams)
    page.clock.fast_forward(60_000)
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert len(streams) == opened + 1


def test_a_server_that_is_started_again_goes_on_where_it_was(own_house: ServerProcess, page: Page) -> None:
    rng = random.Random(13)
    play_now(page, own_house.url, "nekken", 3)
    play_a_while(page, rng)
    page.evaluate("window.marked = true")
    own_house.stop()
    banner = page.get_by_text(LOST)
    expect(banner).to_be_visible()
    click_something(page, rng)
    own_house.start()
    expect(banner).to_have_count(0, timeout=30_000)
    finish(page, rng)
    assert marked(page)
