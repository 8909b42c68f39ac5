"""Where the sea lanes of a board run: clear of other land, and not in front of a city.

Pages and pictures draw them as they are laid out here. A board can be anybody's, so the work is bounded: NumPy
does it, and of all ways between two coasts only the shortest are tried.
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from hippodrome.games.intrigue.boards import Board
from hippodrome.games.intrigue.drawing.layout import Point, outline

STEP = 5  # between two points of a coast
CELL = 7  # a coast fills the cells of this size that it runs through
NEAR_CITY = 17  # no lane ends as near as this to a city
PORTS = 4000  # points of coast at which lanes may end, shared among the lanes
FEWEST = 16  # they are shared among so many lanes at least
LOOKS = 4_000_000  # points of the sea that are looked at, for all lanes together
SHORTEST = 26  # a way that is shorter could hardly be seen
BOW = 0.07  # how much a lane is bent, to its length


class Lane(NamedTuple):
    """A sea lane between two places, by their slugs."""

    start: str
    end: str
    ends: tuple[Point, Point]

    @property
    def path(self) -> str:
        """The lane as an SVG path: slightly bent, like a ship's course.

        >>> Lane("crete", "cyprus", ((0, 0), (100, 0))).path
        'M0.0,0.0Q50.0,-7.0 100.0,0.0'
        """
        (x0, y0), (x1, y1) = self.ends
        bow = BOW if x0 < x1 else -BOW
        x, y = (x0 + x1) / 2 + (y1 - y0) * bow, (y0 + y1) / 2 - (x1 - x0) * bow
        return f"M{x0:.1f},{y0:.1f}Q{x:.1f},{y:.1f} {x1:.1f},{y1:.1f}"


def drawn_board(board: Board) -> dict[str, Any]:
    """A board as a page draws it: the data of its file, and its `lanes` laid out.

    >>> from hippodrome.games.intrigue.boards import load
    >>> sorted(drawn_board(load("byzantio"))["lanes"][0])
    ['ends', 'from', 'path', 'to']
    """
    laid_out = [
        {
            "from": lane.start,
            "to": lane.end,
            "ends": [[round(x, 1), round(y, 1)] for x, y in lane.ends],
            "path": lane.path,
        }
        for lane in lanes(board)
    ]
    return board.to_data() | {"lanes": laid_out}


@lru_cache(maxsize=32)
def lanes(board: Board) -> tuple[Lane, ...]:
    """The sea lanes of a board, each on the shortest clear way between the two coasts.

    >>> from hippodrome.games.intrigue.boards import load
    >>> len(lanes(load("byzantio")))
    16
    """
    pairs = [(place.slug, other) for place in board.places for other in place.sea if place.slug < other]
    if not pairs:
        return ()
    coasts = {place.slug: _points(place.shape) for place in board.places}
    ports = {
        slug: _ports(board, slug, coasts[slug], len(pairs))
        for slug in {slug for pair in pairs for slug in pair}
    }
    sea = _Sea([*coasts.values(), _points(board.land)])
    owners = {slug: number for number, slug in enumerate(coasts)}
    looks = LOOKS // len(pairs)
    return tuple(
        Lane(one, other, _drawn_out(*sea.way(ports[one], ports[other], (owners[one], owners[other]), looks)))
        for one, other in pairs
    )


def _points(path: str) -> Any:
    """Points along an outline, `STEP` apart (farther on sides of a hundred and more)."""
    rings = outline(path)
    if not rings:
        return np.zeros((0, 2))
    corners = np.array([corner for ring in rings for corner in ring])
    following = np.arange(1, len(corners) + 1)
    lasts = np.cumsum([len(ring) for ring in rings]) - 1
    following[lasts] = [0, *(lasts[:-1] + 1)]
    sides = corners[following] - corners
    counts = np.clip(np.ceil(np.hypot(*sides.T) / STEP), 1, 20).astype(int)
    side = np.repeat(np.arange(len(corners)), counts)
    along = np.arange(len(side)) - np.repeat(np.cumsum(counts) - counts, counts)
    return corners[side] + sides[side] * along[:, None] / counts[side][:, None]


def _ports(board: Board, slug: str, coast: Any, count: int) -> Any:
    """The points of a coast at which lanes may end: not beside a city, and not too many."""
    quiet = coast
    for city in board.cities:
        quiet = quiet[np.hypot(*(quiet - city.at).T) > NEAR_CITY]
    kept = quiet[:: 1 + len(quiet) * max(count + 1, FEWEST) // PORTS]
    return kept if len(kept) else np.array([board.place(slug).label])


class _Sea:
    """A grid that knows how many coasts run through each of its cells."""

    def __init__(self, coasts: Iterable[Any]) -> None:
        cells = [np.unique(self._cell(coast), axis=0) for coast in coasts]
        everywhere = np.concatenate(cells)
        self._low = everywhere.min(0) if len(everywhere) else np.zeros(2, int)
        size = everywhere.max(0) - self._low + 1 if len(everywhere) else np.ones(2, int)
        self._coasts = [tuple((own - self._low).T) for own in cells]
        self._count = np.zeros(size, np.int8)
        for own in self._coasts:
            self._count[own] += 1

    @staticmethod
    def _cell(points: Any) -> Any:
        return np.floor_divide(points, CELL).astype(int)

    def way(self, starts: Any, ends: Any, owners: tuple[int, int], looks: int) -> tuple[Point, Point]:
        """The shortest way from any start to any end that is clear of others' land; the shortest, if none is."""
        far = np.hypot(*(starts[:, None] - ends[None]).transpose(2, 0, 1)).ravel()
        order = np.argsort(far, kind="stable")
        order = order[: 1 + np.searchsorted(np.cumsum(_steps(far[order])), looks)]
        first, second = starts[order // len(ends)], ends[order % len(ends)]
        for owner in owners:  # their own land is in nobody's way
            self._count[self._coasts[owner]] -= 1
        found = self._first_clear(first, second, far[order])
        for owner in owners:
            self._count[self._coasts[owner]] += 1
        return tuple(first[found].tolist()), tuple(second[found].tolist())

    def _first_clear(self, starts: Any, ends: Any, far: Any) -> int:
        done, some = 0, 16
        while done < len(far):
            here = slice(done, done + some)
            clear = self._are_clear(starts[here], ends[here], far[here])
            if clear.any():
                return done + int(clear.argmax())
            done, some = done + some, min(2 * some, 512)
        return 0

    def _are_clear(self, starts: Any, ends: Any, far: Any) -> Any:
        """Which ships can go straight."""
        counts = _steps(far)
        along = np.minimum(np.arange(counts.max() + 1), counts[:, None])[:, :, None]
        points = starts[:, None] + (ends - starts)[:, None] * along / counts[:, None, None]
        x, y = np.moveaxis(self._cell(points) - self._low, 2, 0)
        inside = (x >= 0) & (y >= 0) & (x < self._count.shape[0]) & (y < self._count.shape[1])
        land = self._count[np.where(inside, x, 0), np.where(inside, y, 0)] > 0
        return ~(land & inside).any(1)


def _steps(far: Any) -> Any:
    """How many points of a way are looked at, by its length."""
    return (far / 4).astype(int) + 1


def _drawn_out(a: Point, b: Point) -> tuple[Point, Point]:
    """A way that is too short to be seen, made longer at both ends."""
    length = math.dist(a, b) or 1.0
    more = max(SHORTEST - length, 4) / 2 / length
    dx, dy = (b[0] - a[0]) * more, (b[1] - a[1]) * more
    return (a[0] - dx, a[1] - dy), (b[0] + dx, b[1] + dy)
