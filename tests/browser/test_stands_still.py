"""A whole game at three sizes at once: nothing moves unless the game moves it, nothing is cut off or broken."""

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.stillness import faults, moved, watch
from tests.browser.visitors import click_something, is_over, join, scores, speak
from tests.sizes import size
from tests.table.players import open_table
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
SCREENS = (
    {"viewport": {"width": 1280, "height": 800}},
    {"viewport": {"width": 820, "height": 1180}},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
)
LANGUAGES = ("en", "fr", "de")

# The cards of the lot that are not whole in their box, or lie over one another.
OFF_THE_BLOCK = """() => {
    const lot = document.querySelector('.block .lot').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.block .lot .card')].map((one) => one.getBoundingClientRect());
    return cards.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
        .filter(([left, top, right, bottom], at) => left < lot.left - 1 || right > lot.right + 1 || top < lot.top
            || bottom > lot.bottom || (at && left < cards[at - 1].right));
}"""
ROUNDS = size(soak=0, usual=2, quick=1)  # 0: as usual


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("byzanz", {"rounds": ROUNDS}),
        pytest.param("byzantio", {}, marks=pytest.mark.soak),
        pytest.param("nekken", {}, marks=pytest.mark.soak),
    ],
)
def test_three_friends_on_three_screens_play_at_tables_that_stand_still(
    house: ServerProcess, visit: Visit, game: str, options: dict[str, int]
) -> None:
    rng = random.Random(7)
    friends = [visit(**screen) for screen in SCREENS]
    link = f"{house.url}/t/{open_table(house.url, game, options=options)}"
    for friend, name in zip(friends, ("Anna", "Basil", "Zoe"), strict=True):
        join(friend, link, name)
    friends[0].get_by_role("button", name="Start the game").click()
    for friend, language in zip(friends, LANGUAGES, strict=True):
        friend.wait_for_selector(".game .actions button")
        speak(friend, language)
    for friend in friends:
        friend.wait_for_timeout(500)  # words of another length have found their places
        watch(friend)
    for turn in range(4000):
        playing = [friend for friend in friends if not is_over(friend)]
        if not playing:
            break
        for friend in playing:
            click_something(friend, rng, idle=5)
            if turn % 25 == 0 and not is_over(friend):
                assert faults(friend) == []
    assert dict(zip(LANGUAGES, map(moved, friends), strict=True)) == {language: [] for language in LANGUAGES}
    seen = [scores(friend) for friend in friends]
    assert set(seen[0]) == {"Anna", "Basil", "Zoe"}
    assert seen[0] == seen[1] == seen[2]


def test_a_lot_lies_within_its_box_in_windows_of_any_height(house: ServerProcess, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.goto(f"{house.url}/replay/sample/byzanz")
    page.wait_for_selector(".block .lot .card")
    for width, height in ((1280, 800), (1280, 640), (1024, 768), (1024, 600), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".block .lot .card").count() == 5
        assert page.evaluate(OFF_THE_BLOCK) == [], (width, height)
