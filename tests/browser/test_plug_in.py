"""A game from another package, at the plain table: nothing of it is in the page, which knows it by the server alone."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard, wait_for
from tests.browser.test_access import findings
from tests.browser.visitors import OVER, PHONE, finish, is_over, play_now, scores, speak
from tests.plugins.conftest import PACKAGE, install
from tests.plugins.programs import environment
from tests.table.servers import ServerProcess, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where Goofspiel is installed."""
    folder: Path = install(PACKAGE, tmp_path_factory.mktemp("goofspiel"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
        with serving(f"sqlite:///{folder / 'tables.db'}", "--bot-pace", "0.02") as server:
            yield server


def test_its_form_is_drawn_from_what_the_server_says(club: ServerProcess, page: Page) -> None:
    page.goto(club.url)
    card = page.locator("article.goofspiel")
    expect(card.get_by_role("heading")).to_have_text("Goofspiel")
    card.get_by_role("button", name="Invite friends").click()
    card.get_by_label("Cards in each hand").select_option("4")
    card.get_by_label("Order of the point cards").select_option("descending")
    page.fill("#name", "Theodora")
    card.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="A table of Goofspiel")).to_be_visible()
    table: dict[str, Any] = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]
    assert table["options"] == {"seats": 2, "num_cards": 4, "points_order": "descending", "imp_info": False}


def test_a_whole_game_by_clicking_what_is_legal(club: ServerProcess, page: Page) -> None:
    play_now(page, club.url, "goofspiel", 3)
    expect(page.locator("#prompt")).to_contain_text("Which card do you bid")
    expect(page.locator("#plain-moves button")).to_have_count(13)
    finish(page, random.Random(71))
    assert len(scores(page)) == 3
    log = page.locator("aside ol")
    expect(log.get_by_role("heading", name="Turn 13")).to_be_visible()
    expect(log.locator("li", has_text="You bid")).to_have_count(13)


def test_it_speaks_the_language_of_the_visitor(club: ServerProcess, page: Page) -> None:
    play_now(page, club.url, "goofspiel", 2)
    speak(page, "de")
    expect(page.locator("#plain-moves button").first).to_have_text("1 bieten")
    expect(page.locator("#prompt")).to_contain_text("Welche Karte")


def test_a_game_by_keyboard(club: ServerProcess, page: Page) -> None:
    play_now(page, club.url, "goofspiel", 2)
    keys = Keyboard(page)
    for _ in range(14):
        wait_for(page, f"!!document.querySelector('#plain-moves button:enabled, {OVER}')")
        keys.is_somewhere()
        if is_over(page):
            break
        keys.go_to("#plain-moves button:enabled")
        keys.press("Enter")
        page.wait_for_timeout(150)
    assert is_over(page)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
def test_nothing_serious_for_axe_core_to_find(
    club: ServerProcess, visit: Visit, screen: dict[str, Any]
) -> None:
    reader = visit(bypass_csp=True, reduced_motion="reduce", color_scheme="dark", **screen)
    play_now(reader, club.url, "goofspiel", 4)
    reader.wait_for_selector("#plain-moves button:enabled")
    assert findings(reader) == []
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finish(reader, random.Random(72))
    assert findings(reader) == []
