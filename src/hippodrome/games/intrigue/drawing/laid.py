"""Where everything goes on a board, as pictures draw it.

Our own boards have the layout of the page: it is made there, where a test keeps the files here up to date. Of any other
board it is reckoned here, more simply.
"""

import json
import math
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from hippodrome.games.intrigue.boards import GAMES, Board, load
from hippodrome.games.intrigue.drawing.lanes import lanes
from hippodrome.games.intrigue.drawing.layout import CITY_SIZE, PLACE_SIZE, Box, Point, city_names, standing

PIECE = 15.2  # a garrison with the room around it, at size 1
FIGURE, CHIEF = (19, 30), (26, 35)  # the room of a pretender; of a chief, whose feathers are wider
LARGEST = 1.12  # how large a pretender can be, at size 1


class Label(NamedTuple):
    """A text: its baseline from x on, how large its letters are, how wide it is, if that is known."""

    x: float
    y: float
    size: float
    width: float | None = None
    anchor: str = "start"


class PlaceLaid(NamedTuple):
    """The name and the signs of a place, the foot of its mountain, and where its pretenders stand."""

    name: Label
    number: Point | None
    home: Point | None
    stand: Box
    mountain: Point | None


class CityLaid(NamedTuple):
    """The name of a city, if it has one of its own, and the room for its garrisons."""

    name: Label | None
    room: Box
    columns: int
    upwards: bool


class Laid(NamedTuple):
    """The layout of a board, with the size of its pieces."""

    size: float
    places: dict[str, PlaceLaid]
    cities: dict[str, CityLaid]


def laid_out(board: Board) -> Laid:
    """The layout of a board.

    >>> laid_out(load("byzantio")).cities["nicaea"].name.width > 20
    True
    """
    ours = board.slug in GAMES and board == load(board.slug)
    return _read(board.slug) if ours else _reckoned(board)


@cache
def _read(slug: str) -> Laid:
    """The layout that the page has for one of our boards."""
    data = json.loads(Path(__file__).with_name(f"{slug}.json").read_text(encoding="utf-8"))

    def label(line: list[float] | None) -> Label | None:
        return line and Label(line[0], line[1], line[3], line[2])

    places = {
        slug: PlaceLaid(**laid | {"name": label(laid["name"])}) for slug, laid in data["places"].items()
    }
    cities = {slug: CityLaid(**laid | {"name": label(laid["name"])}) for slug, laid in data["cities"].items()}
    return Laid(data["size"], places, cities)


@lru_cache(maxsize=16)
def _reckoned(board: Board) -> Laid:
    ports = tuple(port for lane in lanes(board) for port in lane.ends)
    names = {} if board.volcano else city_names(board, ports)
    places, cities = {}, {}
    for place in board.places:
        x, y = place.label
        foot_x, foot_y = standing(place, 1)
        places[place.slug] = PlaceLaid(
            Label(x, y, PLACE_SIZE, anchor="middle"),
            None if place.number is None else (x - (8 if place.home else 0), y - 13),
            (x + 8, y - 13) if place.home else None,
            (foot_x - 18, foot_y - 27, foot_x + 18, foot_y + 3),
            (x, y - 12) if place.slug == board.volcano else None,
        )
        for city in place.cities:
            (left, middle), top = city.at, city.at[1] - (8 if board.volcano else 19)
            name = names.get(city.slug)
            cities[city.slug] = CityLaid(
                Label(name[0], name[1], CITY_SIZE, anchor=name[2]) if name else None,
                (left - 17, top, left + 17, middle + (8 if board.volcano else -3)),
                2,
                True,
            )
    return Laid(1, places, cities)


def counters(laid: CityLaid, count: int, size: float) -> list[Point]:
    """Where so many garrisons of a city stand, the first one first.

    >>> counters(CityLaid(None, (0, 0, 32, 16), 2, True), 2, 1)
    [(8.4, 8.4), (23.6, 8.4)]
    """
    cell, (left, top, right, bottom) = PIECE * size, laid.room
    found = []
    for n in range(count):
        row = n // laid.columns
        in_row = min(laid.columns, count - row * laid.columns)
        x = (left + right) / 2 + (n % laid.columns - (in_row - 1) / 2) * cell
        found.append((x, bottom - (row + 0.5) * cell if laid.upwards else top + (row + 0.5) * cell))
    return found


def feet(stand: Box, count: int, size: float, chief: bool) -> tuple[list[Point], float]:
    """Where so many pretenders of a place stand, and how large they are.

    >>> feet((0, 0, 40, 30), 1, 1, chief=False)
    ([(20.0, 28.0)], 1.0)
    """
    (wide, high), (left, top, right, bottom) = CHIEF if chief else FIGURE, stand

    def scale_for(rows: int) -> float:
        columns = math.ceil(count / rows)
        return min(LARGEST * size, (right - left) / (wide * columns), (bottom - top) / (high * rows))

    rows = 2 if scale_for(2) > scale_for(1) else 1
    scale, columns = scale_for(rows), math.ceil(count / rows)
    low = (top + bottom) / 2 + rows * high * scale / 2
    found = []
    for n in range(count):
        row = n // columns
        in_row = min(columns, count - row * columns)
        x = (left + right) / 2 + (n % columns - (in_row - 1) / 2) * wide * scale
        found.append((x, low - (rows - 1 - row) * high * scale - scale * 2))
    return found, scale
