"""The picture of a board: everything is on it, and nothing else gets into it."""

import dataclasses
from xml.etree import ElementTree

import pytest

from hippodrome.games.intrigue.boards import Board, load
from hippodrome.games.intrigue.drawing.board import COLOURS, LETTERS, Pieces, draw
from hippodrome.games.intrigue.drawing.laid import laid_out

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = pytest.mark.parametrize("name", ["byzantio", "nekken"])


def parse(board: Board, pieces: Pieces | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(draw(board, pieces))


def of_kind(picture: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [element for element in picture.iter() if kind in element.get("class", "").split()]


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@BOARDS
def test_every_place_is_drawn_with_its_name_and_number(name: str) -> None:
    board = load(name)
    picture = parse(board)
    assert [g.get("id") for g in of_kind(picture, "place")] == [f"place-{p.slug}" for p in board.places]
    outlines = {path.get("id"): path.get("d") for path in picture.iter(f"{SVG}path")}
    for place, label in zip(board.places, of_kind(picture, "label"), strict=True):
        assert outlines[f"shape-{place.slug}"] == place.shape
        assert place.name.upper() in words(label)
        assert place.number is None or str(place.number) in words(label)


def test_cities_have_their_names_and_capitals_are_told_from_minor_ones() -> None:
    board = load("byzantio")
    cities = of_kind(parse(board), "city")
    assert [(g.get("data-city"), *words(g)) for g in cities] == [(c.slug, c.name) for c in board.cities]
    for element, city in zip(cities, board.cities, strict=True):
        assert ("capital" in element.get("class", "").split()) == city.capital
        assert len(list(element.iter(f"{SVG}circle"))) == (2 if city.capital else 1)


def test_city_names_do_not_cover_each_other() -> None:
    boxes = []
    for element in of_kind(parse(load("byzantio")), "city-name"):
        x, y = float(element.get("x", "")), float(element.get("y", ""))
        width = float(element.get("textLength", ""))
        assert element.get("text-anchor") == "start"
        boxes.append((x, y - 6, x + width, y + 1, element.text))
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


def test_every_sea_lane_is_drawn_once() -> None:
    board = load("byzantio")
    lanes = {frozenset((place.slug, other)) for place in board.places for other in place.sea}
    drawn = [frozenset(g.get("data-lane", "").split()) for g in of_kind(parse(board), "sea-lane")]
    assert len(drawn) == len(lanes)
    assert set(drawn) == lanes


def test_no_sea_lies_round_nekken() -> None:
    """NK-00: it is a continent."""
    for board, sea in (("byzantio", True), ("nekken", False)):
        picture = parse(load(board))
        assert bool(of_kind(picture, "water")) == bool(of_kind(picture, "shallows")) == sea
        assert bool(of_kind(picture, "wilds")) != sea


def test_homes_bear_the_letter_of_their_house() -> None:
    homes = {g.get("data-home"): words(g) for g in of_kind(parse(load("byzantio")), "home")}
    assert homes == {"aggelos": ["A"], "komnenos": ["K"], "doukas": ["D"], "phokas": ["P"]}
    assert of_kind(parse(load("nekken")), "home") == []


def test_pretenders_stand_in_their_provinces_with_colour_and_letter() -> None:
    picture = draw(load("byzantio"), Pieces({"phokas": "thrace", "doukas": "thrace", "aggelos": "crete"}))
    found = of_kind(ElementTree.fromstring(picture), "pretender")
    assert [(g.get("data-house"), g.get("data-place"), words(g)) for g in found] == [
        ("phokas", "thrace", ["P"]),
        ("doukas", "thrace", ["D"]),
        ("aggelos", "crete", ["A"]),
    ]
    assert len({g.get("transform") for g in found}) == 3


def test_garrisons_lie_on_their_cities_one_counter_each() -> None:
    pieces = Pieces(garrisons={"nicaea": [("doukas", 2), ("komnenos", 1)], "bari": [("aggelos", 0)]})
    found = of_kind(parse(load("byzantio"), pieces), "garrison")
    assert [(g.get("data-house"), g.get("data-count"), words(g)) for g in found] == [
        ("doukas", "2", ["D", "D"]),
        ("komnenos", "1", ["K"]),
    ]
    assert [len(list(g.iter(f"{SVG}circle"))) for g in found] == [2, 1]


def test_tribes_of_nekken_have_their_own_letters() -> None:
    tribes = ["racan", "hunder", "anicarn", "heran"]
    picture = parse(load("nekken"), Pieces(dict.fromkeys(tribes, "nekken"), {"aldur": [("heran", 1)]}))
    assert [words(g) for g in of_kind(picture, "pretender")] == [["Ra"], ["Hu"], ["An"], ["He"]]
    assert [words(g) for g in of_kind(picture, "garrison")] == [["He"]]


def test_the_four_of_a_game_differ_in_colour_and_letter() -> None:
    for four in (list(LETTERS)[:4], list(LETTERS)[4:]):
        assert len({LETTERS[house] for house in four}) == len({COLOURS[house] for house in four}) == 4


def test_cities_out_of_play_are_faded() -> None:
    board = load("byzantio")
    capitals = {city.slug for city in board.cities if city.capital}
    faded = {g.get("data-city") for g in of_kind(parse(board, Pieces(cities_in_play=capitals)), "faded")}
    assert faded == {city.slug for city in board.cities} - capitals
    assert of_kind(parse(board), "faded") == []


@BOARDS
def test_neighbours_differ_in_tint(name: str) -> None:
    board = load(name)
    tints = {
        g.get("data-place", ""): g.findall(f"{SVG}use")[0].get("fill") for g in of_kind(parse(board), "place")
    }
    for place in board.places:
        assert tints[place.slug] not in {tints[other] for other in place.around}


@BOARDS
def test_nothing_is_fetched(name: str) -> None:
    picture = draw(load(name))
    assert "url(" not in picture
    assert "@import" not in picture
    assert picture.count("http") == 1  # the name of the SVG namespace
    assert all((use.get("href") or "").startswith("#") for use in parse(load(name)).iter(f"{SVG}use"))


def test_text_is_escaped() -> None:
    board = load("byzantio")
    first = board.places[0]
    city = dataclasses.replace(first.cities[0], name='<b>&"Bari"')
    place = dataclasses.replace(first, name="<script>", cities=(city, *first.cities[1:]))
    picture = parse(dataclasses.replace(board, name='"><x', places=(place, *board.places[1:])))
    assert '<b>&"Bari"' in words(picture)
    assert "<SCRIPT>" in words(picture)
    assert picture.get("aria-label") == '"><x'


def test_outlines_of_curves_are_drawn_too() -> None:
    board = load("byzantio")
    round_places = tuple(dataclasses.replace(p, shape="M0,0C9,9 9,0 0,0Z") for p in board.places)
    picture = parse(dataclasses.replace(board, places=round_places, land=""))
    assert len(of_kind(picture, "sea-lane")) == 16
    assert len(of_kind(picture, "city-name")) == 34


@BOARDS
def test_our_boards_have_the_layout_of_the_page_and_others_one_of_their_own(name: str) -> None:
    board = load(name)
    ours, theirs = laid_out(board), laid_out(dataclasses.replace(board, name="Another"))
    assert ours.places.keys() == theirs.places.keys() == {place.slug for place in board.places}
    assert ours.cities.keys() == theirs.cities.keys() == {city.slug for city in board.cities}
    assert all(place.name.width for place in ours.places.values())
    assert not any(place.name.width for place in theirs.places.values())
