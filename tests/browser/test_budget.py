"""The page is light: a first visit loads little."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitors import play_now
from tests.table.servers import ServerProcess

BUDGET = 200 * 1024  # bytes as they come over the network


def loaded(page: Page, url: str, ready: str) -> int:
    """Bytes of a first visit, as far as what is waited for; the map's data apart."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def grown(message: Any) -> None:
        name = message["requestId"]
        sizes[name] = sizes.get(name, 0) + message["encodedDataLength"]

    def whole(message: Any) -> None:
        sizes[message["requestId"]] = message["encodedDataLength"]

    session.on(
        "Network.requestWillBeSent",
        lambda message: urls.update({message["requestId"]: message["request"]["url"]}),
    )
    session.on("Network.dataReceived", grown)
    session.on("Network.loadingFinished", whole)
    page.goto(url)
    page.wait_for_selector(ready)
    time = page.evaluate("performance.now()")
    page.wait_for_timeout(500)
    kept = {urls[name]: size for name, size in sizes.items() if not urls[name].endswith("/board")}
    print(f"{url}: {sum(kept.values()) / 1024:.0f} KB in {len(kept)} files, ready after {time:.0f} ms")
    assert len(kept) >= 4
    return sum(kept.values())


def test_the_home_page_is_light(house: ServerProcess, visit: Visit) -> None:
    assert 10_000 < loaded(visit(), house.url, "article button.main:enabled") < BUDGET


@pytest.mark.parametrize(
    ("game", "ready"), [("byzanz", "#byzanz-seat, .byzanz"), ("byzantio", "svg.board[role=group]")]
)
def test_a_table_is_light(house: ServerProcess, visit: Visit, game: str, ready: str) -> None:
    first = visit()
    play_now(first, house.url, game, 4)
    assert 10_000 < loaded(visit(), first.url, ready) < BUDGET
