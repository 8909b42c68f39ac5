"""What somebody sees and chooses before the game, and the notes that a player keeps."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import invite, sit_together
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow


def table_of(page: Page) -> Any:
    """The table as the server shows it to this visitor."""
    return page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table", page.url.rsplit("/", 1)[1]
    )


def test_houses_are_chosen_before_the_game_and_changed_until_it_starts(
    house: ServerProcess, visit: Visit
) -> None:
    anna, basil = visit(), visit()
    link = invite(anna, house.url, "byzantio", 2, "Anna")
    anna.get_by_role("button", name="Doukas").click()
    expect(anna.get_by_role("button", name="Doukas")).to_have_attribute("aria-pressed", "true")
    basil.goto(link)
    expect(basil.get_by_role("button", name="Doukas Anna")).to_be_disabled()
    expect(basil.locator("li", has_text="Anna")).to_contain_text("Doukas")
    basil.get_by_role("button", name="Phokas").click()
    basil.get_by_label("Your name").fill("Basil")
    basil.get_by_role("button", name="Sit here").first.click()
    expect(anna.get_by_role("button", name="Phokas Basil")).to_be_disabled()
    anna.get_by_role("button", name="Komnenos").click()
    expect(basil.get_by_role("button", name="Doukas", exact=True)).to_be_enabled()
    expect(anna.locator("li", has_text="(you)")).to_contain_text("Komnenos")
    anna.get_by_role("button", name="Start the game").click()
    anna.wait_for_selector("#prompt")
    assert table_of(anna)["options"]["houses"] == ["komnenos", "phokas"]


def test_nothing_is_hidden_at_the_door(house: ServerProcess, visit: Visit) -> None:
    anna, guest = visit(), visit()
    anna.goto(house.url)
    anna.fill("#name", "Anna")
    card = anna.locator("article.byzantio")
    card.get_by_role("button", name="Invite friends").click()
    card.get_by_label("Clock").select_option(label="60 seconds a move")
    card.get_by_label("Hidden events").check()
    card.get_by_label("Show this table in the lobby").check()
    card.get_by_role("button", name="Doukas").click()
    card.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Link on this machine").input_value()
    guest.goto(house.url)
    row = guest.locator(".lists li", has_text="Hidden events · 60 seconds a move · No hints")
    expect(row.first).to_contain_text("Anna")
    expect(row.first).to_contain_text("Doukas")
    guest.goto(link)
    facts = guest.locator("dl")
    for fact in ("Hidden events", "60 seconds a move", "Hints", "listed in the lobby"):
        expect(facts).to_contain_text(fact)


def test_play_now_takes_every_option(house: ServerProcess, page: Page) -> None:
    page.goto(house.url)
    page.fill("#name", "Anna")
    card = page.locator("article.nekken")
    card.get_by_role("button", name="Options").click()
    card.get_by_label("Hidden events").check()
    card.get_by_label("Hints allowed").uncheck()
    card.get_by_role("button", name="Heran").click()
    card.get_by_role("dialog").get_by_role("button", name="Play now").click()
    page.wait_for_selector("#prompt")
    table = table_of(page)
    assert table["options"]["hidden_events"] is True
    assert table["options"]["houses"][0] == "heran"
    assert len(set(table["options"]["houses"])) == 4
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_guest_plays_at_once_and_a_table_for_friends_is_theirs_alone(
    house: ServerProcess, visit: Visit
) -> None:
    guest, other = visit(), visit()
    guest.goto(house.url)
    cards = guest.locator("article.byzanz")
    before = cards.bounding_box()
    cards.get_by_role("button", name="Invite friends").click()
    expect(cards.get_by_role("dialog")).to_be_visible()
    assert cards.bounding_box() == before  # what opens moves nothing
    cards.get_by_role("button", name="Open the table").click()
    expect(guest.get_by_text("Only this machine can open this table")).to_be_visible()
    expect(guest.get_by_text("--host 0.0.0.0")).to_be_visible()
    name = table_of(guest)["players"][0]["name"]
    assert name.startswith("Guest ")
    other.goto(house.url)
    other.wait_for_selector("article")
    expect(other.locator(".lists", has_text=name)).to_have_count(0)
    guest.goto(house.url)
    cards.get_by_role("button", name="Play now").click()
    guest.wait_for_selector("#prompt")
    assert table_of(guest)["players"][0]["name"] == name
    # Another name, at the table: everybody is told, and it is kept for the next one.
    guest.get_by_role("tab", name="Players").click()
    guest.get_by_role("button", name="Change my name").click()
    guest.get_by_label("Your name").fill("Theodora")
    guest.get_by_role("button", name="Change my name").click()
    expect(guest.locator("aside").get_by_text("Theodora (you)")).to_be_visible()
    guest.get_by_role("tab", name="Log").click()
    expect(guest.get_by_text(f"{name} is now called Theodora.").first).to_be_visible()
    guest.goto(house.url)
    expect(guest.get_by_label("Your name")).to_have_value("Theodora")


def test_notes_save_themselves_and_are_there_on_every_device(house: ServerProcess, visit: Visit) -> None:
    anna, basil, phone = visit(), visit(), visit()
    sit_together([anna, basil], house.url, "byzantio")
    anna.get_by_role("tab", name="Notes").click()
    notes, saved = anna.get_by_label("Free notes"), anna.get_by_role("status").filter(has_text="Saved")
    notes.fill("Basil wants Nicaea.")
    field = anna.get_by_role("button", name="Nicaea, Basil: no mark")
    field.click()
    anna.get_by_role("button", name="Nicaea, Basil: suspected").click()
    expect(anna.get_by_role("button", name="Nicaea, Basil: ruled out")).to_be_visible()
    expect(saved).to_be_visible()
    anna.get_by_role("tab", name="Players").click()
    anna.get_by_text("Options").click()
    anna.get_by_role("button", name="Your private link").click()
    phone.goto(anna.get_by_label("Your private link").input_value())
    phone.get_by_role("tab", name="Notes").click()
    expect(phone.get_by_label("Free notes")).to_have_value("Basil wants Nicaea.")
    expect(phone.get_by_role("button", name="Nicaea, Basil: ruled out")).to_be_visible()
    basil.get_by_role("tab", name="Notes").click()
    expect(basil.get_by_label("Free notes")).to_have_value("")
    anna.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Basil wants Nicaea.")
    anna.context.set_offline(True)  # a tunnel
    notes.fill("Basil wants Nicaea. Or Serres.")
    expect(anna.get_by_text("Not saved yet")).to_be_visible()
    anna.context.set_offline(False)
    expect(saved).to_be_visible()
    anna.reload()
    anna.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Basil wants Nicaea. Or Serres.")


def test_where_two_devices_write_somebody_chooses(house: ServerProcess, visit: Visit) -> None:
    anna, basil, phone = visit(), visit(), visit()
    sit_together([anna, basil], house.url, "nekken")
    anna.get_by_role("tab", name="Players").click()
    anna.get_by_text("Options").click()
    anna.get_by_role("button", name="Your private link").click()
    phone.goto(anna.get_by_label("Your private link").input_value())
    for device in (anna, phone):
        device.get_by_role("tab", name="Notes").click()
        expect(device.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    phone.get_by_label("Free notes").fill("on the phone")
    expect(phone.get_by_role("status").filter(has_text="✓ Saved")).to_be_visible()
    anna.get_by_label("Free notes").fill("at the desk")
    expect(anna.get_by_role("alert").filter(has_text="on the phone")).to_be_visible()
    anna.get_by_role("button", name="Keep both").click()
    expect(anna.get_by_role("status").filter(has_text="✓ Saved")).to_be_visible()
    expect(anna.get_by_label("Free notes")).to_have_value("at the desk\n\non the phone")


def test_the_notes_grid_is_one_stop_of_the_tab_key(house: ServerProcess, visit: Visit) -> None:
    anna, basil = visit(), visit()
    sit_together([anna, basil], house.url, "byzantio")
    anna.get_by_role("tab", name="Log").focus()
    anna.keyboard.press("ArrowLeft")  # round to the last tab, and the one before
    anna.keyboard.press("ArrowLeft")
    expect(anna.get_by_label("Free notes")).to_be_visible()
    fields = anna.locator("aside table button")
    expect(anna.locator("aside table button[tabindex='0']")).to_have_count(1)
    fields.first.focus()
    anna.keyboard.press("ArrowDown")
    expect(fields.nth(1)).to_be_focused()
    anna.keyboard.press("Space")
    expect(fields.nth(1)).to_have_text("?")
