"""The names of places in four languages, and how much stands on them: what the page's map has room for."""

import random

import pytest

from hippodrome.games.intrigue.boards import Board, check, load
from hippodrome.games.intrigue.terminal import named
from hippodrome.locales import Language, Messages
from hippodrome.terminal.room import Room
from tests.playing import INTRIGUE, new_table, step
from tests.sizes import size


def names(language: str, board: Board) -> dict[str, str]:
    """The names of all places and cities of a board in a language, by the names that the board gives them."""
    room = Room(Messages(language), "nekken" if board.volcano else "byzantio", [], board)
    places = {place.name: named("place", place.slug, room) for place in board.places}
    return places | {city.name: named("city", city.slug, room) for city in board.cities}


@pytest.mark.parametrize("language", Language)
def test_the_catalogue_names_every_place_of_byzantio(language: Language) -> None:
    t = Messages(language)
    found = names(language, load("byzantio"))
    assert all(t.has(f"intrigue-place-{name.lower()}") for name in found)
    if language is Language.EN:
        assert all(name == here for name, here in found.items())
    else:
        assert sum(name != here for name, here in found.items()) > len(found) / 3


def test_places_are_called_as_their_language_calls_them() -> None:
    found = [names(language, load("byzantio")) for language in ("fr", "de", "es")]
    assert [each["Thrace"] for each in found] == ["Thrace", "Thrakien", "Tracia"]
    assert [each["Constantinople"] for each in found] == [
        "Constantinople",
        "Konstantinopel",
        "Constantinopla",
    ]


@pytest.mark.parametrize("language", Language)
def test_invented_names_stay(language: Language) -> None:
    assert all(name == here for name, here in names(language, load("nekken")).items())


def test_a_board_of_ones_own_keeps_its_names() -> None:
    data = load("byzantio").to_data()
    data["place"][0]["name"] = "Apulia"
    assert names("de", check(data, "byzantio"))["Apulia"] == "Apulia"


@pytest.mark.parametrize("table", [table for table in sorted(INTRIGUE) if "hidden" not in table])
def test_no_city_ever_holds_more_than_the_map_has_room_for(table: str) -> None:
    """web/src/games/intrigue/layout.test.ts shows that four garrisons everywhere cover nothing."""
    for seed in range(size(34, 2, 1)):
        game, rng = new_table(table), random.Random(seed)
        while step(game, rng):
            held = game.record["garrison"][0]
            assert held.sum(axis=1).max() <= 4
            assert held.max() <= 2
