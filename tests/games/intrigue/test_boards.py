"""The two maps, their loader, and every number of MAP-01 and MAP-02."""

import copy
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from hippodrome.games.intrigue import boards
from hippodrome.games.intrigue.boards import Board, BoardError, check, load, read
from tests.games.intrigue.damage import DAMAGES, OUR_DAMAGES, Damage

HOUSES = {"aggelos", "komnenos", "doukas", "phokas"}


def reached(board: Board, without: str | None = None) -> set[str]:
    """Every place one can get to from the last one of the map."""
    found = [board.places[-1].slug]
    for slug in found:
        place = board.place(slug)
        found += [other for other in place.neighbours + place.sea if other not in [*found, without]]
    return set(found)


def numbers(board: Board) -> Counter[int | None]:
    return Counter(place.number for place in board.places)


# ---------------------------------------------------------------- MAP-01


def test_map_01_has_25_provinces_and_34_cities() -> None:
    board = load("byzantio")
    assert len({place.slug for place in board.places}) == len(board.places) == 25
    assert len({city.slug for city in board.cities}) == len(board.cities) == 34


def test_map_01_has_a_capital_in_each_province_and_9_minor_cities_in_9_of_them() -> None:
    board = load("byzantio")
    assert [sum(city.capital for city in place.cities) for place in board.places] == [1] * 25
    minor = [sum(not city.capital for city in place.cities) for place in board.places]
    assert sorted(minor) == [0] * 16 + [1] * 9


def test_map_01_has_the_cities_of_the_sheets_examples() -> None:
    slugs = {city.slug for city in load("byzantio").cities}
    assert {"corinth", "serres", "iconium", "amaseia", "cherson"} <= slugs


def test_map_01_has_each_number_on_3_or_4_provinces() -> None:
    counts = numbers(load("byzantio"))
    assert set(counts) == set(range(1, 9))
    assert set(counts.values()) <= {3, 4}


def test_map_01_has_no_neighbours_with_the_same_number() -> None:
    board = load("byzantio")
    for place in board.places:
        for other in place.neighbours + place.sea:
            assert board.place(other).number != place.number, (place.slug, other)


def test_map_01_has_at_most_7_neighbours_a_province() -> None:
    most = max(load("byzantio").places, key=lambda place: len(place.neighbours + place.sea))
    assert len(most.neighbours + most.sea) <= 7, most.slug


def test_map_01_has_symmetric_borders_and_lanes() -> None:
    board = load("byzantio")
    for place in board.places:
        assert all(place.slug in board.place(other).neighbours for other in place.neighbours)
        assert all(place.slug in board.place(other).sea for other in place.sea)
        assert not {*place.neighbours} & {*place.sea}


@pytest.mark.parametrize(
    ("one", "other"),
    [("cyprus", "antioch"), ("crete", "aegean"), ("cherson", "chaldia")],
    ids=["eastern Mediterranean", "Aegean", "Black Sea"],
)
def test_map_01_has_sea_lanes_in_three_seas(one: str, other: str) -> None:
    assert other in load("byzantio").place(one).sea


def test_map_01_is_connected() -> None:
    assert len(reached(load("byzantio"))) == 25


def test_map_01_has_four_homes_and_none_beside_another() -> None:
    board = load("byzantio")
    homes = {place.slug: place.home for place in board.places if place.home}
    assert sorted(house for house in homes.values() if house) == sorted(HOUSES)
    for slug in homes:
        assert not homes.keys() & {*board.place(slug).neighbours, *board.place(slug).sea}


# ---------------------------------------------------------------- MAP-02


def test_map_02_has_the_volcano_and_24_regions() -> None:
    board = load("nekken")
    assert board.volcano == "nekken"
    assert len({place.slug for place in board.places} - {"nekken"}) == 24
    assert len(board.places) == 25
    assert board.place("nekken").number is None
    assert board.place("nekken").cities == ()


def test_map_02_has_the_volcano_in_the_middle() -> None:
    board = load("nekken")
    x, y = board.place("nekken").label
    assert abs(x - board.size[0] / 2) < board.size[0] / 8
    assert abs(y - board.size[1] / 2) < board.size[1] / 8


def test_map_02_has_every_number_on_exactly_3_regions() -> None:
    assert numbers(load("nekken")) == {None: 1} | dict.fromkeys(range(1, 9), 3)


def test_map_02_is_connected_without_the_volcano() -> None:
    assert len(reached(load("nekken"), without="nekken")) == 24


def test_map_02_has_at_least_4_regions_beside_the_volcano() -> None:
    assert len(load("nekken").place("nekken").neighbours) >= 4


def test_map_02_has_no_homes_and_no_sea() -> None:
    assert all(place.home is None and not place.sea for place in load("nekken").places)


def test_map_02_has_each_region_as_its_own_city() -> None:
    for place in load("nekken").places[1:]:
        assert [(c.slug, c.name, c.capital) for c in place.cities] == [(place.slug, place.name, True)]


# ---------------------------------------------------------------- loading


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_a_board_goes_through_json_and_back(name: str) -> None:
    data = json.loads(json.dumps(load(name).to_data()))
    assert check(data, name, ours=True) == load(name)


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_coordinates_have_one_decimal_and_files_are_small(name: str) -> None:
    file = Path(boards.__file__).with_name(f"{name}.toml")
    assert file.stat().st_size < 150_000
    for place in load(name).places:
        assert all(len(decimals) == 2 for decimals in re.findall(r"\.\d+", place.shape)), place.slug


def test_the_summary_has_the_form_that_the_command_prints() -> None:
    summary = load("nekken").summary()
    assert list(summary) == ["name", "places"]
    volcano, region = summary["places"][:2]
    assert (volcano["number"], volcano["cities"]) == (None, [])
    assert list(region) == ["slug", "name", "number", "home", "neighbours", "sea", "cities"]
    assert region["cities"] == [{"slug": region["slug"], "name": region["name"], "capital": True}]


def test_the_board_asked_for_must_be_ours() -> None:
    with pytest.raises(BoardError, match="there is no board 'risk': choose one of byzantio, nekken"):
        load("risk")


def test_the_game_asked_for_must_have_a_board() -> None:
    with pytest.raises(BoardError, match="there is no game with a board called 'byzanz'"):
        check(load("nekken").to_data(), "byzanz")


def test_a_map_file_is_read_for_the_game_that_it_fits(tmp_path: Path) -> None:
    for name in ("byzantio", "nekken"):
        file = tmp_path / "map.toml"
        file.write_bytes(Path(boards.__file__).with_name(f"{name}.toml").read_bytes())
        assert read(file) == load(name)


def test_a_map_file_can_be_read_for_one_game_only() -> None:
    with pytest.raises(BoardError, match="Byzantio has none"):
        read(Path(boards.__file__).with_name("nekken.toml"), "byzantio")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"format = ", "not TOML"),
        (b"\xff\xfe", "not UTF-8"),
        (b"x = " + b"[" * 100_000, "not TOML"),
        (b"x = " + b"9" * 10_000, "not TOML"),
        (b"#" * 2_000_001, "larger than 2000000 bytes"),
    ],
    ids=["syntax", "encoding", "nesting", "huge number", "huge file"],
)
def test_a_file_that_is_no_map_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "map.toml"
    file.write_bytes(content)
    with pytest.raises(BoardError, match=message):
        read(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"none\.toml: can't be read"):
        read(tmp_path / "none.toml")


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.name)
def test_a_damaged_map_is_refused_with_what_and_where(damage: Damage) -> None:
    data = copy.deepcopy(load(damage.game).to_data())
    damage.change(data)
    with pytest.raises(BoardError, match=f"^{damage.message}"):
        check(data, damage.game)


@pytest.mark.parametrize("damage", OUR_DAMAGES, ids=lambda damage: damage.name)
def test_map_01_and_map_02_bind_our_boards_only(damage: Damage) -> None:
    data = copy.deepcopy(load(damage.game).to_data())
    damage.change(data)
    check(data, damage.game)
    with pytest.raises(BoardError, match=f"^{damage.message}"):
        check(data, damage.game, ours=True)


@pytest.mark.parametrize("value", [None, True, -1, 10**400, float("nan"), "", "x", [], [[]], {}, {"slug": 1}])
@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_whatever_stands_in_a_map_is_refused_as_a_board_error(game: str, value: object) -> None:
    original = load(game).to_data()
    spots = [(), ("place", 3), ("place", 3, "city", 0)]
    for spot in spots:
        table = original
        for step in spot:
            table = table[step]  # type: ignore[index]
        for key in table:
            if table[key] == value:
                continue
            data = copy.deepcopy(original)
            target = data
            for step in spot:
                target = target[step]  # type: ignore[index]
            target[key] = value
            if (key, value) in (("slug", "x"), ("name", "x"), ("neighbours", []), ("sea", [])):
                continue  # these can be legal
            with pytest.raises(BoardError):
                check(data, game)
