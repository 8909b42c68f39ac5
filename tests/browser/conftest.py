"""A real server and a real Chromium, the distribution's own; installed if it is missing.

These tests run in a pytest process of their own: Playwright has an event loop that others do not share.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.table.servers import ServerProcess, serving


def _chromium() -> str:
    for attempt in range(2):
        for name in ("chromium", "chromium-browser", "google-chrome"):
            if program := shutil.which(name):
                return program
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "-q"], check=True, capture_output=True)
            install = ["apt-get", "install", "-yq", "--no-install-recommends", "chromium"]
            environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(install, check=True, capture_output=True, env=environment)
    raise AssertionError("these tests need Chromium: install the package chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with bots in a hurry."""
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder / 'tables.db'}", "--bot-pace", "0.02") as server:
        yield server


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor's browser, fresh."""
    opened = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 860})
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing goes wrong unseen."""
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield opened
    assert [
        text for text in wrong if "ERR_" not in text
    ] == []  # a network that was cut is no fault of the page
