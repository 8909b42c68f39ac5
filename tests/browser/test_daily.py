"""The deal of the day in the browser: one click to begin, the results after it, nothing that tells the secret."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow

TO_THE_END = """async (id) => {
    const path = `/api/tables/${id}`;
    for (;;) {
        const { table } = await (await fetch(path)).json();
        if (table.state === 'over') return;
        if (!table.view.turn.includes(table.seat)) await new Promise((done) => setTimeout(done, 20));
        else
            await fetch(`${path}/moves`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ moves: [table.own.legal[0]], prompt: table.prompt }),
            });
    }
}"""


def test_a_guest_plays_the_deal_of_the_day_and_sees_the_results(house: ServerProcess, visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    page.goto(house.url)
    page.fill("#name", "Anna")
    deals = page.get_by_role("region", name="Deal of the day")
    deals.get_by_role("button", name="Play Byzanz").click()
    page.wait_for_selector("#prompt")
    table_id = page.url.rsplit("/", 1)[1]
    page.goto(house.url)
    deals.get_by_role("button", name="Continue Byzanz").click()  # the same attempt
    page.wait_for_url(f"**/t/{table_id}")
    page.evaluate(TO_THE_END, table_id)
    results = page.get_by_role("link", name="Results")
    expect(results).to_be_visible()
    expect(page.get_by_text("The secret of this deal is shown when its day is over")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    results.click()
    byzanz = page.get_by_role("region", name="Byzanz")
    expect(byzanz.get_by_role("row", name=re.compile(r"Anna \(you\)"))).to_be_visible()
    shared = byzanz.get_by_label("Text to share, without spoilers")
    expect(shared).to_have_value(re.compile(r"^Hippodrome, Byzanz, .*: .* of 4, .* points; rank 1 of 1$"))
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.get_by_text("SHA-256 of tomorrow’s secret").first).to_be_hidden()
    page.get_by_text("How the deals are fixed").click()
    expect(page.get_by_text("SHA-256 of tomorrow’s secret").first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing has to be scrolled sideways on a phone
    byzanz.get_by_role("button", name="Practise").click()
    page.wait_for_selector("#prompt")
    assert page.url.rsplit("/", 1)[1] != table_id
