"""What goes wrong on the way: reloads, a network that is cut, a server that is started again."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
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
    finish(page, rng)


def test_a_network_that_is_cut_is_told_and_caught_up_with(house: ServerProcess, page: Page) -> None:
    rng = random.Random(12)
    play_now(page, house.url, "byzanz", 3)
    play_a_while(page, rng)
    page.evaluate("window.marked = true")
    page.wait_for_timeout(500)
    expect(page.locator(".prompt.mine")).to_be_visible()  # the bots have had their moves
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


def test_plain_http_over_a_network_is_enough_to_play(house: ServerProcess, page: Page) -> None:
    play_now(page, f"http://friends.test:{house.port}", "nekken", 2)
    assert page.evaluate("isSecureContext") is False
    finish(page, random.Random(14))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Verify the deal").click()
    page.get_by_text("draws repeated: all match").wait_for()


def test_a_private_link_outlives_a_request_that_fails(house: ServerProcess, visit: Visit) -> None:
    page, phone = visit(), visit()
    play_now(page, house.url, "byzanz", 3)
    page.get_by_role("tab", name="Players").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("button", name="Your private link").click()
    link = page.get_by_label("Your private link").input_value()
    phone.route("**/key", lambda route: route.abort(), times=2)
    phone.goto(link)
    expect(phone.locator("#byzanz-seat")).to_be_visible()
    assert "key" not in phone.url


def test_a_sound_tells_that_it_has_become_ones_turn(house: ServerProcess, page: Page) -> None:
    page.add_init_script(
        """window.chimes = 0;
        const made = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
            window.chimes += 0.5; // a chime has two tones
            return made.call(this);
        };"""
    )
    rng = random.Random(15)
    play_now(page, house.url, "byzantio", 2)
    prompt = page.locator("#prompt")
    while prompt.inner_text().startswith("Write"):
        click_something(page, rng)
    expect(prompt).to_have_text("Your turn: take an action, or pass.")
    before = page.evaluate("window.chimes")
    assert before in (0, 1, 2)  # when the game began, and perhaps after the bot
    for passed in range(1, 3):
        page.get_by_role("button", name="Pass", exact=True).click()
        page.locator("dialog[open] button.main").click()
        page.locator("aside button", has_text="You pass.").nth(passed - 1).wait_for()
        expect(prompt).to_have_text("Your turn: take an action, or pass.")
        assert page.evaluate("window.chimes") == before + passed
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Well, well")
    page.get_by_role("button", name="Send").click()
    page.locator("aside li", has_text="Well, well").wait_for()
    page.wait_for_timeout(200)
    assert page.evaluate("window.chimes") == before + 2


def test_a_notification_tells_of_ones_turn_while_nobody_looks(house: ServerProcess, visit: Visit) -> None:
    page = visit(permissions=["notifications"])
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    rng = random.Random(16)
    play_now(page, house.url, "nekken", 2)
    shown: list[list[str]] = []
    for _ in range(200):
        click_something(page, rng)
        shown = page.evaluate(
            """async () => {
                const worker = await navigator.serviceWorker.getRegistration();
                const shown = (await worker?.getNotifications()) ?? [];
                return shown.map(({ title, body, data }) => [title, body, data]);
            }"""
        )
        if shown:
            break
    assert shown == [["Your turn", "Nekken", page.url]]
