"""Where things go on a board: names of cities clear of each other, pretenders clear of names and garrisons."""

import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from hippodrome.games.intrigue.boards import Board, Place

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom

PLACE_SIZE, CITY_SIZE = 8.2, 7.6  # of letters
WIDTH = 0.56  # of a letter of the usual serif fonts, to its size
SPACING = 0.6  # between the letters of a place's name


def outline(path: str) -> list[list[Point]]:
    """The rings of a path made of straight lines; none of any other.

    >>> outline("M0,0L9,0L9,5Z")
    [[(0.0, 0.0), (9.0, 0.0), (9.0, 5.0)]]
    """
    if re.search("[HVCSQTA]", path):
        return []
    rings = []
    for part in path.split("Z"):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", part)]
        rings.append(list(zip(numbers[::2], numbers[1::2], strict=False)))
    return [ring for ring in rings if ring]


# ---------------------------------------------------------------- names of cities


def _box(x: float, y: float, text: str, size: float, anchor: str, spacing: float = 0) -> Box:
    """About where a text is: its baseline starts, has its middle or ends at x."""
    width = len(text) * (size * WIDTH + spacing)
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    return left, y - size * 0.8, left + width, y + size * 0.25


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)


def _taken(board: Board, ports: Iterable[Point]) -> list[Box]:
    """What city names keep clear of: place names, numbers, homes, pretenders, marks, ports."""
    boxes = []
    for place in board.places:
        x, y = place.label
        boxes.append(_box(x, y, place.name, PLACE_SIZE * 1.25, "middle", SPACING))
        half = 16 if place.home else 8
        boxes.append((x - half, y - 21, x + half, y - 5))
        boxes.append((x - 9, y + 3, x + 9, y + 28))
    boxes += [(x - 5, y - 5, x + 5, y + 5) for x, y in (city.at for city in board.cities)]
    return boxes + [(x - 3, y - 3, x + 3, y + 3) for x, y in ports]


def _is_inside(point: Point, rings: Iterable[Sequence[Point]]) -> bool:
    """Whether an outline runs around a point: the even-odd rule."""
    x, y = point
    inside = False
    for ring in rings:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                inside = not inside
    return inside


def _strays(box: Box, others: Iterable[Sequence[Sequence[Point]]]) -> int:
    """How much of a text stands on the land of others, out of four."""
    left, top, right, bottom = box
    spots = [(left + (right - left) * n / 3, (top + bottom) / 2) for n in range(4)]
    return sum(any(_is_inside(spot, rings) for rings in others) for spot in spots)


SIDES = (  # of a city where its name can go, the best first; above it stand its garrisons
    (7, 2.6, "start"), (-7, 2.6, "end"), (0, 12.5, "middle"), (5, 10, "start"), (-5, 10, "end"),
    (5, -6, "start"), (-5, -6, "end"), (0, -8, "middle"),
)  # fmt: skip


@lru_cache(maxsize=16)
def city_names(board: Board, ports: tuple[Point, ...] = ()) -> dict[str, tuple[float, float, str]]:
    """For each city where its name goes and how it is anchored: the side that covers least. `ports` end lanes.

    >>> from hippodrome.games.intrigue.boards import load
    >>> city_names(load("byzantio"))["dyrrhachium"][2]  # to the left, over the sea
    'end'
    """
    width, height = board.size
    taken, chosen = _taken(board, ports), {}
    outlines = {place.slug: outline(place.shape) for place in board.places}
    for place in board.places:
        others = [rings for slug, rings in outlines.items() if slug != place.slug]
        for city in place.cities:
            best = (math.inf, 0.0, 0.0, "start")
            for rank, (dx, dy, anchor) in enumerate(SIDES):
                x, y = city.at[0] + dx, city.at[1] + dy
                box = _box(x, y, city.name, CITY_SIZE * (1.08 if city.capital else 1), anchor)
                outside = max(-box[0], 0) + max(box[2] - width, 0) + max(box[3] - height, 0)
                cost = rank * 2 + outside * 50 + sum(_overlap(box, other) for other in taken)
                if cost < best[0]:
                    best = min(best, (cost + 9 * _strays(box, others), x, y, anchor))
            _, x, y, anchor = best
            taken.append(_box(x, y, city.name, CITY_SIZE, anchor))
            chosen[city.slug] = (x, y, anchor)
    return chosen


# ---------------------------------------------------------------- pretenders

STANDS = ((0, 27), (-29, 38), (29, 38), (-40, 14), (40, 14), (0, -14))  # tried in turn, from a place's name


def standing(place: Place, count: int) -> Point:
    """Where a row of pretenders stands in a place, best clear of its name and of garrisons on its cities.

    >>> from hippodrome.games.intrigue.boards import load
    >>> x, y = standing(load("nekken").place("savra"), 2)
    >>> abs(x - load("nekken").place("savra").label[0])  # beside its settlers
    29.0
    """
    x, y = place.label
    taken = [(x - 32, y - 17, x + 32, y + 4)]
    taken += [(cx - 14, cy - 20, cx + 14, cy + 7) for cx, cy in (city.at for city in place.cities)]
    half = 8.5 * count

    def covered(stand: tuple[int, int]) -> float:
        return sum(
            _overlap((x + stand[0] - half, y + stand[1] - 23, x + stand[0] + half, y + stand[1] + 3), box)
            for box in taken
        )

    dx, dy = min(STANDS, key=covered)
    return x + dx, y + dy
