"""Maps out of labelled grids: land is filled in, split between seeds, traced back into outlines.

Every cell of a fine grid bears the number of the place it belongs to (SEA for none). Borders are traced once,
between two corners where three labels meet, so that two neighbours share them to the digit. Needs NumPy and
SciPy (both in the project's `dev` extra).
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from scipy import ndimage
from scipy.spatial import KDTree

SEA = -1
Grid = np.ndarray[Any, Any]
Point = tuple[float, float]
Corner = tuple[int, int]


@dataclass(frozen=True)
class Frame:
    """A drawing of `width` × `height` units with `fine` cells to a unit, and a margin that is cut off."""

    width: int
    height: int
    fine: int = 4
    margin: int = 8

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the grid."""
        return (self.height + 2 * self.margin) * self.fine, (self.width + 2 * self.margin) * self.fine

    def cells(self, points: Any) -> Grid:
        """Points of the drawing as (column, row), not rounded."""
        return (np.asarray(points, float) + self.margin) * self.fine

    def units(self, cells: Any) -> Grid:
        """The other way round."""
        return np.asarray(cells, float) / self.fine - self.margin


# ---------------------------------------------------------------- from outlines to cells


def fill(rings: Iterable[Grid], frame: Frame) -> Grid:
    """The cells inside an odd number of rings, each given as points of the drawing."""
    rows, columns = frame.shape
    crossings = np.zeros((rows, columns + 1), np.int32)
    for ring in rings:
        cells = frame.cells(ring)
        for (x0, y0), (x1, y1) in pairwise(cells.tolist()):
            top, bottom = min(y0, y1), max(y0, y1)
            here = np.arange(max(int(np.ceil(top - 0.5)), 0), min(int(np.ceil(bottom - 0.5)), rows))
            if here.size:
                x = x0 + (here + 0.5 - y0) * (x1 - x0) / (y1 - y0)
                column = np.clip(np.ceil(x - 0.5), 0, columns).astype(int)
                np.add.at(crossings, (here, column), 1)
    inside: Grid = np.cumsum(crossings, axis=1)[:, :columns] % 2 == 1
    return inside


def waves(frame: Frame, seed: int, length: float, height: float) -> Grid:
    """Smooth noise in two layers (x and y), for borders that wind: `height` units high, `length` long."""
    rng = np.random.default_rng(seed)
    rows, columns = frame.shape
    step = length * frame.fine
    coarse = rng.uniform(-1, 1, (2, int(rows / step) + 4, int(columns / step) + 4))
    y, x = np.arange(rows) / step + 1, np.arange(columns) / step + 1
    where = np.meshgrid(y, x, indexing="ij")
    layers = [ndimage.map_coordinates(layer, where, order=3) for layer in coarse]
    return np.stack(layers) * height * frame.fine


def claim(land: Grid, seeds: Sequence[Point], owners: Sequence[int], frame: Frame, bend: Grid) -> Grid:
    """Gives every cell of land to the owner of its nearest seed, as seen through the waves of `bend`."""
    labels = np.full(land.shape, SEA, np.int16)
    row, column = np.nonzero(land)
    seen = np.stack([column + 0.5 + bend[0][land], row + 0.5 + bend[1][land]], axis=1)
    _, nearest = KDTree(frame.cells(seeds)).query(seen)
    labels[land] = np.asarray(owners, np.int16)[nearest]
    return labels


def drop_islets(land: Grid, smallest: float, frame: Frame) -> Grid:
    """The land without islands smaller than so many square units, and without lakes up to four times that."""
    cells = smallest * frame.fine**2
    pieces, _ = ndimage.label(land)
    kept = land & (np.bincount(pieces.ravel())[pieces] >= cells)
    waters, _ = ndimage.label(~kept)
    dry: Grid = kept | (np.bincount(waters.ravel())[waters] < 4 * cells)
    return dry


def keep_islands_whole(labels: Grid, largest: float, frame: Frame) -> None:
    """An island up to so many square units goes to the place that has most of it."""
    islands, _ = ndimage.label(labels != SEA)
    for number, where in enumerate(ndimage.find_objects(islands), start=1):
        here = islands[where] == number
        if here.sum() <= largest * frame.fine**2:
            labels[where][here] = np.bincount(labels[where][here]).argmax()


def give_away_scraps(labels: Grid, seeds: Sequence[Point], frame: Frame) -> None:
    """Land with no seed of its own, cut off from its place but not by the sea, goes to whom it touches most."""
    rows, columns = np.clip(frame.cells(seeds)[:, ::-1].astype(int), 0, np.subtract(frame.shape, 1)).T
    for label in range(int(labels.max()) + 1):
        pieces, _ = ndimage.label(labels == label)
        settled = set(pieces[rows, columns].tolist())
        for number, where in enumerate(ndimage.find_objects(pieces), start=1):
            if number in settled:
                continue
            around = tuple(slice(max(side.start - 1, 0), side.stop + 1) for side in where)
            here = pieces[around] == number
            touched = labels[around][ndimage.binary_dilation(here) & ~here]
            touched = touched[touched != SEA]
            if touched.size:
                labels[around][here] = np.bincount(touched).argmax()


# ---------------------------------------------------------------- from cells to outlines


def _edges(labels: Grid, label: int) -> dict[Corner, list[Corner]]:
    """The sides of a label's cells where another begins, walked with the label on the right."""
    mine = np.pad(labels == label, 1)
    ways: dict[Corner, list[Corner]] = {}
    # (rows and columns of the neighbour), (start of the side), (end of the side), from the cell's corner
    for (down, right), (x0, y0), (x1, y1) in (
        ((-1, 0), (0, 0), (1, 0)),
        ((0, 1), (1, 0), (1, 1)),
        ((1, 0), (1, 1), (0, 1)),
        ((0, -1), (0, 1), (0, 0)),
    ):
        other = np.roll(mine, (-down, -right), (0, 1))
        for row, column in np.argwhere(mine & ~other).tolist():
            x, y = column - 1, row - 1
            ways.setdefault((x + x0, y + y0), []).append((x + x1, y + y1))
    return ways


def _rings(ways: dict[Corner, list[Corner]]) -> list[list[Corner]]:
    """The closed walks; where two cross, turn right: a label's cells hang together by their sides only."""
    rings = []
    while ways:
        start = min(ways)
        ring = [start, ways[start].pop()]
        while ring[-1] != start:
            (x0, y0), (x1, y1) = ring[-2:]
            onward = ways[ring[-1]]
            right = (x1 - (y1 - y0), y1 + (x1 - x0))
            ring.append(onward.pop(onward.index(right) if right in onward else 0))
        for corner in ring:
            if corner in ways and not ways[corner]:
                del ways[corner]
        rings.append(ring)
    return rings


def _meetings(labels: Grid) -> set[Corner]:
    """The corners where three labels meet, or two cross."""
    padded = np.pad(labels, 1, constant_values=SEA)
    a, b, c, d = padded[:-1, :-1], padded[:-1, 1:], padded[1:, :-1], padded[1:, 1:]
    changes = (a != b).astype(int) + (b != d) + (d != c) + (c != a)
    return {(column, row) for row, column in np.argwhere(changes > 2).tolist()}


def _simplify(line: Grid, tolerance: float) -> Grid:
    """Douglas and Peucker: the fewest points that stay within the tolerance."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        middle, along = line[first + 1 : last] - line[first], line[last] - line[first]
        length = float(np.hypot(*along))
        if length:
            off = np.abs(middle[:, 0] * along[1] - middle[:, 1] * along[0]) / length
        else:
            off = np.hypot(middle[:, 0], middle[:, 1])
        far = int(off.argmax())
        if off[far] > tolerance:
            keep[first + 1 + far] = True
            spans += [(first, first + 1 + far), (first + 1 + far, last)]
    return line[keep]


def _smooth(corners: tuple[Corner, ...], frame: Frame, tolerance: float) -> list[Point]:
    """A line of corners as points of the drawing, its staircase worn down; its two ends stay."""
    line = np.asarray(corners, float)
    closed = corners[0] == corners[-1]
    for _ in range(2 * frame.fine):
        worn = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        if closed:
            end = (line[-2] + 2 * line[0] + line[1]) / 4
            line = np.concatenate([[end], worn, [end]])
        else:
            line = np.concatenate([line[:1], worn, line[-1:]])
    return [(x, y) for x, y in np.round(_simplify(frame.units(line), tolerance), 1).tolist()]


def _arcs(ring: list[Corner], meetings: set[Corner]) -> list[tuple[Corner, ...]]:
    """A ring cut at the meetings; one that has none starts at its first corner."""
    ring = ring[:-1]
    cuts = [n for n, corner in enumerate(ring) if corner in meetings]
    first = cuts[0] if cuts else ring.index(min(ring))
    ring = ring[first:] + ring[: first + 1]
    stops = [n - first for n in cuts] + [len(ring) - 1] if cuts else [0, len(ring) - 1]
    return [tuple(ring[a : b + 1]) for a, b in pairwise(stops)]


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.") if value else "0"


def path(points: Sequence[Point]) -> str:
    """A closed SVG path, without the point that closes it."""
    return "M" + " ".join(f"{_number(x)},{_number(y)}" for x, y in points) + "Z"


def outlines(
    labels: Grid, frame: Frame, tolerance: Mapping[int, float], usual: float = 0.3
) -> dict[int, str]:
    """An SVG path for each label; a border that two share is the same in both, point by point."""
    meetings, known, drawn = _meetings(labels), dict[tuple[Corner, ...], list[Point]](), {}
    for label in range(int(labels.max()) + 1):
        parts = []
        for ring in _rings(_edges(labels, label)):
            outline: list[Point] = []
            for arc in _arcs(ring, meetings):
                turned = min(arc, arc[::-1])
                if turned not in known:
                    known[turned] = _smooth(turned, frame, tolerance.get(label, usual))
                points = known[turned] if turned == arc else known[turned][::-1]
                outline += points[:-1]
            if len(outline) > 2:
                parts.append((len(ring), path(outline)))
        drawn[label] = "".join(text for _, text in sorted(parts, reverse=True))
    return drawn


def borders(labels: Grid, frame: Frame) -> dict[tuple[int, int], float]:
    """How long the border of each two labels is, in units."""
    lengths: dict[tuple[int, int], float] = {}
    for one, other in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = (one != other) & (one != SEA) & (other != SEA)
        pairs = np.sort(np.stack([one[differ], other[differ]]), axis=0)
        found, counts = np.unique(pairs, axis=1, return_counts=True)
        for (a, b), count in zip(found.T.tolist(), counts.tolist(), strict=True):
            lengths[a, b] = lengths.get((a, b), 0) + count / frame.fine
    return lengths


def nearest_inside(labels: Grid, label: int, point: Point, frame: Frame, depth: float) -> Point:
    """The point of the label nearest to this one, at least so deep inside (or as deep as there is)."""
    deep = ndimage.distance_transform_edt(labels == label) / frame.fine
    rows, columns = np.nonzero(deep >= min(depth, deep.max() * 0.8))
    here = frame.units(np.stack([columns + 0.5, rows + 0.5], axis=1))
    best = here[np.hypot(*(here - np.asarray(point)).T).argmin()]
    return round(float(best[0]), 1), round(float(best[1]), 1)


# ---------------------------------------------------------------- the graph


def distances(neighbours: Mapping[str, Iterable[str]], start: str) -> dict[str, int]:
    """Moves from a place to every other."""
    found, edge = {start: 0}, [start]
    for place in edge:
        for other in neighbours[place]:
            if other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    return found


def spread_numbers(neighbours: Mapping[str, Iterable[str]], rng: random.Random) -> dict[str, int]:
    """Numbers 1 to 8, equally often, with equal numbers as far apart as a long search gets them."""
    places = list(neighbours)
    apart = {place: distances(neighbours, place) for place in places}
    numbers = {place: n % 8 + 1 for n, place in enumerate(places)}

    def crowding(place: str) -> float:
        same = [other for other in places if other != place and numbers[other] == numbers[place]]
        return sum(100 if apart[place][other] == 1 else apart[place][other] ** -2 for other in same)

    for step in range(30_000):
        one, other = rng.sample(places, 2)
        before = crowding(one) + crowding(other)
        numbers[one], numbers[other] = numbers[other], numbers[one]
        if crowding(one) + crowding(other) > before + 0.2 * (1 - step / 30_000) * rng.random():
            numbers[one], numbers[other] = numbers[other], numbers[one]
    return numbers


# ---------------------------------------------------------------- the file


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


def write(board: Mapping[str, Any], comment: str, file: Path) -> None:
    """Writes a board as TOML, places and cities in their order."""
    lines = [f"# {comment}"]
    for key, value in board.items():
        if key != "place":
            lines.append(f"{key} = {_value(value)}")
    for place in board["place"]:
        lines += ["", "[[place]]"]
        lines += [f"{key} = {_value(value)}" for key, value in place.items() if key != "city"]
        for city in place["city"]:
            lines += ["[[place.city]]", *(f"{key} = {_value(value)}" for key, value in city.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
