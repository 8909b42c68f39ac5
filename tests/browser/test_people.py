"""Several people at one table, each in a browser of their own, and what they do besides moving."""

import json
import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from hippodrome import records
from tests.browser.conftest import Visit
from tests.browser.visitors import OVER, finish, invite, join, play_now, sit_together
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow


def test_chat_is_heard_by_the_others(house: ServerProcess, visit: Visit) -> None:
    anna, basil = visit(), visit()
    sit_together([anna, basil], house.url, "byzantio")
    for friend in (anna, basil):
        friend.get_by_role("tab", name="Chat").click()
    basil.get_by_label("Say something").fill("Good luck, <b>Anna</b>!")
    basil.get_by_role("button", name="Send").click()
    expect(anna.locator("aside li", has_text="Good luck, <b>Anna</b>!")).to_be_visible()
    expect(basil.get_by_label("Say something")).to_have_value("")


def test_a_decision_is_taken_back(house: ServerProcess, page: Page) -> None:
    play_now(page, house.url, "byzantio", 2)
    slots = page.locator(".own ol li:not(.next)")
    page.get_by_role("button", name="The provinces as a list").click()
    page.locator(".moves button").first.click()
    expect(slots).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(slots).to_have_count(0)


@pytest.mark.parametrize("game", ["byzanz", "byzantio"])
def test_a_hint_tells_moves_with_their_chances(house: ServerProcess, page: Page, game: str) -> None:
    play_now(page, house.url, game, 3)
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Hint")
    expect(hints.locator("li").first).to_contain_text("%", timeout=60_000)
    chances = [int(re.sub(r"\D", "", text)) for text in hints.locator("li b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    asked = page.locator("#prompt").inner_text()
    hints.get_by_role("button", name="Play this").first.click()
    expect(hints).to_have_count(0)
    expect(page.locator("aside li", has_text="asked for a hint")).to_have_count(1)
    assert game == "byzanz" or page.locator("#prompt").inner_text() != asked


def test_the_deal_is_made_together_checked_at_the_end_and_practised_again(
    house: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    """Two browsers reveal by themselves; a third person, without one, is named; the end is checked unasked."""
    anna, basil = visit(), visit()
    link = invite(anna, house.url, "byzanz", 3, "Anna")
    join(basil, link, "Basil")
    path = f"{house.url}/api/tables/{link.rsplit('/', 1)[1]}"
    sealed = {"name": "Silent", "seal": "ab" * 32}
    key = httpx.post(f"{path}/seats", json=sealed, timeout=30).json()["key"]
    anna.get_by_role("button", name="Start the game").click()
    expect(basil.get_by_text("Waiting for Silent")).to_be_visible()
    basil.reload()  # what was sealed is still known
    for each in (anna, basil):
        each.wait_for_selector("#prompt", timeout=60_000)
        expect(each.get_by_role("button", name="The game began. Silent did not reveal")).to_be_visible()
        expect(each.locator("aside .name", has_text="Silent")).to_contain_text("did not reveal")
    httpx.post(f"{path}/leave", headers={"Authorization": f"Bearer {key}"}, timeout=30)
    for each in (anna, basil):  # bots play on, to the end
        assert each.request.post(f"{path}/leave").ok
    for each in (anna, basil):
        each.wait_for_selector(OVER, timeout=60_000)
        expect(each.get_by_text("nobody chose this deal")).to_be_visible()
        expect(each.locator(".game").get_by_text("Silent did not reveal")).to_be_visible()
    anna.locator(".game summary", has_text="nobody chose this deal").click()  # the proof unfolds
    with anna.expect_download() as receipt:
        anna.locator(".game").get_by_role("link", name="Download my receipt").click()
    kept = json.loads(Path(receipt.value.path()).read_text(encoding="utf-8"))
    records.check_receipt(
        httpx.get(f"{path}/record", timeout=30).json(), records.parse_receipt(json.dumps(kept))
    )
    stranger, file = visit(), tmp_path / "receipt.json"
    stranger.goto(f"{house.url}/replay/{link.rsplit('/', 1)[1]}")
    stranger.get_by_role("tab", name="More").click()
    stranger.get_by_role("button", name="Verify the deal").click()
    expect(stranger.get_by_text("Only a player’s receipt proves")).to_be_visible()
    for changes, told in (
        ({}, "nobody chose this deal"),
        ({"commitment": "00" * 32}, "The record is forged, or of another table"),
        ({"format": "hippodrome/2"}, "This file is not a receipt."),
    ):
        file.write_text(json.dumps(kept | changes), encoding="utf-8")
        stranger.get_by_label("Compare with a receipt").set_input_files(file)
        expect(stranger.get_by_text(told)).to_be_visible()
    anna.get_by_role("button", name="Same deal again").click()
    expect(anna.get_by_text("is known from another game")).to_be_visible()
    expect(anna.get_by_text("(you)")).to_be_visible()
    for _ in range(2):
        anna.get_by_role("button", name="Seat a bot").first.click()
        anna.wait_for_timeout(500)
    anna.get_by_role("button", name="Start the game").click()
    anna.wait_for_selector("#prompt")
    expect(anna.locator("header .mark")).to_have_text("Practice")


def test_a_game_is_gone_on_with_from_a_moment_of_its_replay(
    house: ServerProcess, page: Page, tmp_path: Path
) -> None:
    saved = Path(__file__).parents[1] / "games" / "saved" / "byzanz-3.jsonl"
    file = tmp_path / "game.json"
    file.write_text(saved.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
    page.goto(f"{house.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("tab", name="More").click()
    on = page.get_by_role("button", name="Play on from here")
    page.get_by_role("button", name="To the end").click()
    expect(on).to_be_disabled()  # it is over
    page.get_by_role("slider").focus()
    page.keyboard.press("PageDown")
    expect(on).to_be_enabled()
    on.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("is known from another game")).to_be_visible()


def test_after_the_game_come_replay_verification_and_rematch(house: ServerProcess, page: Page) -> None:
    play_now(page, house.url, "nekken", 2)
    finish(page, random.Random(3))
    table = page.url
    page.get_by_role("link", name="Replay").click()
    count = page.locator(".bar .count")
    expect(count).to_have_text(re.compile("^0/"))  # at the beginning
    page.get_by_role("button", name="Play", exact=True).click()
    expect(count).to_have_text(re.compile("^2/"))
    page.get_by_role("button", name="Pause").click()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    reached = int(count.inner_text().split("/")[0])
    assert reached >= 22
    assert "#move=" in page.url
    shared = page.url
    page.reload()
    expect(count).to_have_text(re.compile(f"^{reached}/"))
    page.goto(shared.split("#")[0])
    expect(count).to_have_text(re.compile("^0/"))
    page.get_by_role("button", name="One move on").click()
    expect(count).to_have_text(re.compile("^1/"))
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_text("nobody chose this deal")).to_be_visible()
    expect(page.get_by_text("all match")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("all match")).to_have_count(0)
    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.get_by_role("heading", name="A table of Nekken")).to_be_attached()
    page.wait_for_selector(".frame")  # between bots nobody has to be waited for
