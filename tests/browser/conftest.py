"""A real server and a real Chromium, the distribution's own; installed if it is missing.

These tests run in a pytest process of their own: Playwright has an event loop that others do not share.
"""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.packages import program
from tests.table.servers import ServerProcess, serving

PATIENCE = (
    60_000  # milliseconds for what comes about by itself: far more than it needs, even on a busy machine
)
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=program("chromium", "chromium", "google-chrome"),
            # Loopback under a name that browsers trust no more than any other of a network.
            args=["--no-sandbox", "--host-resolver-rules=MAP friends.test 127.0.0.1"],
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with bots in a hurry."""
    folder = tmp_path_factory.mktemp("house")
    options = ("--bot-pace", "0.02", "--reveal-time", "10", "--host-name", "friends.test")
    with serving(f"sqlite:///{folder / 'tables.db'}", *options) as server:
        yield server


# No faults of the page: a network that was cut, a move for which somebody else was quicker, and a header that
# browsers heed by https alone.
NO_FAULTS = ("ERR_", "409", "Cross-Origin-Opener-Policy")


class Visit(Protocol):
    """Opens the page of one more visitor, in a fresh browser context with such options."""

    def __call__(self, **options: Any) -> Page: ...


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Visitors, on whose pages nothing goes wrong unseen."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(**options: Any) -> Page:
        given = {"locale": "en-GB", "viewport": {"width": 1280, "height": 860}} | options
        contexts.append(browser.new_context(**given))
        contexts[-1].add_init_script(
            "localStorage.pace ??= JSON.stringify('instant')"
        )  # bots are shown at once
        opened = contexts[-1].new_page()
        opened.set_default_timeout(PATIENCE)
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        opened.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        return opened

    yield come
    for context in contexts:
        context.close()
    assert [text for text in wrong if not any(part in text for part in NO_FAULTS)] == []


@pytest.fixture
def page(visit: Visit) -> Page:
    """The page of one visitor."""
    return visit()
