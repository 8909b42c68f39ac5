"""Several people at one table, each in a browser of their own, and what they do besides moving."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import finish, finish_together, play_now, scores, sit_together
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow


def test_three_friends_play_byzanz_and_see_the_same_scores(house: ServerProcess, visit: Visit) -> None:
    friends = [visit() for _ in range(3)]
    sit_together(friends, house.url, "byzanz")
    finish_together(friends, random.Random(7))
    seen = [scores(friend) for friend in friends]
    assert set(seen[0]) == {"Anna", "Basil", "Zoe"}
    assert seen[0] == seen[1] == seen[2]


def test_chat_is_heard_by_the_others(house: ServerProcess, visit: Visit) -> None:
    anna, basil = visit(), visit()
    sit_together([anna, basil], house.url, "byzantio")
    basil.get_by_label("Say something").fill("Good luck, <b>Anna</b>!")
    basil.get_by_role("button", name="Send").click()
    expect(anna.locator("aside li", has_text="Good luck, <b>Anna</b>!")).to_be_visible()
    expect(basil.get_by_label("Say something")).to_have_value("")


def test_a_decision_is_taken_back(house: ServerProcess, page: Page) -> None:
    play_now(page, house.url, "byzantio", 2)
    slots = page.locator(".own ol li:not(.next)")
    page.get_by_text("The provinces as a list").click()
    page.locator(".list .moves button").first.click()
    expect(slots).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(slots).to_have_count(0)


@pytest.mark.parametrize("game", ["byzanz", "byzantio"])
def test_a_hint_tells_moves_with_their_chances(house: ServerProcess, page: Page, game: str) -> None:
    play_now(page, house.url, game, 3)
    page.get_by_role("button", name="Hint").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("li").first).to_contain_text("%", timeout=60_000)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_after_the_game_come_replay_verification_and_rematch(house: ServerProcess, page: Page) -> None:
    play_now(page, house.url, "nekken", 2)
    finish(page, random.Random(3))
    table = page.url
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Play", exact=True).click()  # from the beginning, since it is at the end
    expect(page.locator(".bar span", has_text="Move 2 of").last).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".bar span", has_text="Move 22 of").last).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".bar span", has_text="Move 0 of").last).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".bar span", has_text="Move 1 of").last).to_be_visible()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_text("The secret matches the commitment.")).to_be_visible()
    expect(page.get_by_text("all match")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.get_by_role("heading", name="A table of Nekken")).to_be_attached()
    expect(page.get_by_text("(you)").first).to_be_visible()
