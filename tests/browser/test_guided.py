"""Guided games: one card at a time and never over the board, something lit, and a way to leave it and to come back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hippodrome.locales import Language, Messages
from tests.browser.conftest import Visit
from tests.browser.guided import CARD, GOT_IT, PLAY_THIS, follow, hint_at_once, learn, title
from tests.browser.visitors import OVER
from tests.sizes import size
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL = {"reduced_motion": "reduce"}
soak = pytest.mark.soak
CATALOGUE = Path(__file__).parents[2] / "src/hippodrome/locales/en/guide.ftl"
WHOLE = 1000
PRESSES = size(soak=WHOLE, usual=32)  # of a game on a map, which has about 70


@pytest.mark.parametrize(
    ("game", "screen", "presses", "first"),
    [
        pytest.param("byzanz", PHONE, WHOLE, "You are a merchant", id="byzanz-phone"),
        pytest.param("byzanz", WIDE, WHOLE, "You are a merchant", id="byzanz-wide", marks=soak),
        pytest.param("byzantio", WIDE, PRESSES, "A secret plan", id="byzantio-wide"),
        pytest.param("byzantio", PHONE, PRESSES, "A secret plan", id="byzantio-phone", marks=soak),
        pytest.param("nekken", PHONE, PRESSES, "A secret plan", id="nekken-phone"),
        pytest.param("nekken", WIDE, PRESSES, "A secret plan", id="nekken-wide", marks=soak),
    ],
)
def test_a_guided_game_is_read_and_played_by_two_buttons(
    house: ServerProcess, visit: Visit, game: str, screen: dict[str, object], presses: int, first: str
) -> None:
    page = visit(**screen, **STILL)
    hint_at_once(page, 3)
    learn(page, house.url, game)
    assert title(page) == first
    read = follow(page, presses)
    assert len(read) >= 5, read
    assert len(set(read)) == len(read)  # each once
    if presses == WHOLE:
        page.wait_for_selector(OVER)
        told = page.locator(CARD).inner_text()
        assert "points" in told
        assert "won with" in told


def test_its_first_page_is_there_while_the_game_is_still_compiled(house: ServerProcess, page: Page) -> None:
    """The server is ready, so the page is told that it is not, and its part of the deal is held back."""
    preparing = {"ready": False, "games": {"byzanz": 0.4, "byzantio": 0, "nekken": 0}, "search": []}
    told = {"preparing": preparing, "own_machine": True, "addresses": []}
    page.route("**/api/server", lambda route: route.fulfill(json=told))
    page.route("**/reveal", lambda route: None)
    page.goto(house.url)
    page.locator("article.byzanz").get_by_role("button", name="Learn by playing").click()
    expect(page.get_by_role("heading", name="You are a merchant")).to_be_visible()
    expect(page.get_by_text("The most profit wins.")).to_be_visible()
    expect(page.get_by_role("progressbar").first).to_be_visible()


def test_the_guide_suggests_what_a_search_finds_best_and_says_why(house: ServerProcess, page: Page) -> None:
    learn(page, house.url, "byzanz")
    while page.locator(GOT_IT).get_attribute("aria-disabled") is None:
        page.locator(GOT_IT).click()
    # The first search may have to be compiled.
    page.locator(PLAY_THIS).and_(page.locator(":not([aria-disabled])")).click(timeout=240_000)
    page.get_by_text(re.compile("^You (pass|bid|sell)")).first.wait_for()
    assert not page.get_by_text("asked for a hint").count()  # at every decision: that need not be told


def test_the_guide_can_be_left_and_called_back_also_after_a_reload(house: ServerProcess, page: Page) -> None:
    learn(page, house.url, "byzanz")
    first = page.locator(f"{CARD} [aria-live=polite]").inner_text()
    page.locator(GOT_IT).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(first) => document.querySelector('.guide-card [aria-live=polite]').innerText !== first", arg=first
    )
    assert page.evaluate("document.activeElement.textContent") == "Got it"  # the keyboard stays where it was
    second = title(page)
    board = page.locator("[data-guide=board]").bounding_box()
    page.get_by_role("button", name="Leave the guide").click()
    assert page.locator(f"{CARD}, .spotlight").count() == 0
    assert page.locator("[data-guide=board]").bounding_box() == board  # beside it was room enough
    page.reload()
    page.get_by_role("button", name="Call the guide back").click()
    assert title(page) == second
    page.locator(GOT_IT).click()
    third = title(page)
    page.reload()
    page.wait_for_selector(CARD)
    assert title(page) == third  # what was read is not told again


def test_a_lesson_blocks_nothing_and_is_read_by_playing_on(house: ServerProcess, page: Page) -> None:
    learn(page, house.url, "byzanz")
    while title(page) != "Your first bid" and title(page) != "Beat the bid, or pass":
        page.locator(GOT_IT).click()
    lesson = title(page)
    page.locator(".doing").get_by_role("button", name="Pass").click()
    page.get_by_text("You pass.").first.wait_for()
    assert title(page) != lesson


def test_every_lesson_fits_its_card_in_every_language_and_size(house: ServerProcess, visit: Visit) -> None:
    named: dict[str, str | int] = {
        **{"seat": "Konstantinos", "by": "Konstantinos", "city": "Constantinople", "kept": "Timber 4"},
        **{"cards": f"{', '.join(['Timber 4'] * 5)}, Trader", "paid": "Timber 4, Spices 3"},
        **{"places": "Peloponnese, Strymon, Paphlagonia", "price": 12, "points": 14, "offer": 6},
        **{"high": 12, "rounds": 8, "rolled": 6, "needed": 5},
    }
    ids = re.findall(
        r"^(guide-(?:byzanz|byzantio|nekken)-[\w-]+) =.*\n    \.", CATALOGUE.read_text(), re.MULTILINE
    )
    assert len(ids) > 60
    texts = [Messages(language)(one, **named) for language in Language for one in ids]
    page = visit(**PHONE, **STILL)
    learn(page, house.url, "byzanz")
    for width, height in ((390, 844), (820, 1180), (1024, 768), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        cut = page.evaluate(
            """(texts) => {
                const card = document.querySelector('.guide-card .text');
                card.querySelector('p').hidden = true; // in its place, as large as it
                const said = card.querySelector('p.tried') ?? card.firstElementChild.appendChild(
                    Object.assign(document.createElement('p'), { className: 'tried' }));
                said.style.margin = 0;
                return texts.filter((text) => {
                    said.textContent = text;
                    return card.scrollHeight > card.clientHeight + 1;
                });
            }""",
            texts,
        )
        assert cut == [], (width, height)
