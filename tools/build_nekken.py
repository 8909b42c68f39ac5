"""Builds games/intrigue/boards/nekken.toml: regions around a volcano, grown from a seed.

`python -m tools.build_nekken` writes it.

Needs NumPy and SciPy.
"""

import math
import random
from pathlib import Path
from typing import Any

import numpy as np
from scipy import ndimage
from scipy.spatial import KDTree

from tools import geometry
from tools.geometry import Frame, Grid, Point

FILE = Path(__file__).parent.parent / "src/hippodrome/games/intrigue/boards/nekken.toml"
FRAME = Frame(800, 560, margin=0)
ROUGH = Frame(800, 560, margin=0, fine=1)  # to try maps out quickly
CENTRE = (400.0, 280.0)
RADII = (365.0, 250.0)
SEED = 8
SHORTEST_BORDER = 18  # units
ISLET = 2000  # square units: smaller pieces of land are left out
VOLCANO = "Nekken"

# In a spiral from the north, clockwise: the regions around the volcano first, so that names are easy to find.
NAMES = [
    "Aldur",
    "Bethra",
    "Corun",
    "Dravis",
    "Eshka",
    "Faron",
    "Gelt",
    "Horim",
    "Ishel",
    "Jorva",
    "Kelm",
    "Luneth",
    "Morda",
    "Nuvia",
    "Oskel",
    "Pyrra",
    "Quenn",
    "Rusk",
    "Savra",
    "Tamor",
    "Umbel",
    "Vesk",
    "Wyrra",
    "Zarim",
]


def continent(frame: Frame) -> Grid:
    """A round land whose edge is worn by waves of several sizes; wilds lie beyond it, not the sea (NK-00)."""
    rows, columns = frame.shape
    y, x = np.mgrid[:rows, :columns] / frame.fine
    away = np.hypot((x - CENTRE[0]) / RADII[0], (y - CENTRE[1]) / RADII[1])
    worn = 1 - away**1.5
    for length, height in ((130, 0.22), (48, 0.16), (18, 0.08), (7, 0.035)):
        worn += geometry.waves(frame, SEED + length, length, height / frame.fine)[0]
    land = geometry.drop_islets(worn > 0.16, ISLET, frame)  # a continent has no islands: there is no sea
    across, along = np.nonzero(land.any(axis=1))[0], np.nonzero(land.any(axis=0))[0]
    middle = (rows - across[0] - across[-1]) // 2, (columns - along[0] - along[-1]) // 2
    return np.roll(land, middle, (0, 1))


def middles(land: Grid, rng: random.Random) -> list[Point]:
    """Seeds that share the land equally (Lloyd's way), the volcano's first and fixed in the middle."""
    rows, columns = np.nonzero(land[::2, ::2])
    ground = np.stack([columns, rows], axis=1) * 2.0
    seeds = np.asarray([CENTRE, *rng.sample(ground.tolist(), len(NAMES))])
    for _ in range(40):
        _, nearest = KDTree(seeds).query(ground)
        for number in range(1, len(seeds)):
            seeds[number] = ground[nearest == number].mean(axis=0)
    return [(x, y) for x, y in seeds.tolist()]


def divide(land: Grid, seeds: list[Point], frame: Frame) -> Grid:
    """Every cell of land with the number of its region, 0 for the volcano."""
    bend = geometry.waves(frame, SEED, 34, 8.5) + geometry.waves(frame, SEED + 1, 11, 3.4)
    labels = geometry.claim(land, seeds, range(len(seeds)), frame, bend)
    geometry.keep_islands_whole(labels, 3000, frame)
    geometry.give_away_scraps(labels, seeds, frame)
    return labels


def spiral(seeds: list[Point], inner: set[int]) -> list[int]:
    """The volcano, then the regions beside it clockwise from the north, then the others."""

    def turn(number: int) -> float:
        x, y = seeds[number]
        return math.atan2(x - CENTRE[0], CENTRE[1] - y) % math.tau

    return [0, *sorted(range(1, len(seeds)), key=lambda number: (number not in inner, turn(number)))]


def suits(lengths: dict[tuple[int, int], float]) -> bool:
    """Whether all borders can be seen, no region is a corner or a hub, and the volcano opens to six or more."""
    degrees = np.bincount(np.asarray(list(lengths)).ravel())
    return (
        min(lengths.values()) >= SHORTEST_BORDER
        and degrees.min() >= 3
        and 6 <= degrees[0] <= degrees.max() <= 7
    )


def grow() -> tuple[Grid, dict[tuple[int, int], float]]:
    """Scatters regions until they suit; labels are in the order of the names."""
    land, rng = continent(ROUGH), random.Random(SEED)
    for _ in range(200):
        seeds = middles(land, rng)
        lengths = geometry.borders(divide(land, seeds, ROUGH), ROUGH)
        if suits(lengths):
            order = spiral(seeds, {b for a, b in lengths if a == 0})
            labels = divide(continent(FRAME), [seeds[number] for number in order], FRAME)
            return labels, geometry.borders(labels, FRAME)
    raise SystemExit("no map in 200 tries: take another seed")


def heart(labels: Grid, label: int) -> Point:
    """The point of a region farthest from its border, with more room to the sides than above and below."""
    squeezed = ndimage.distance_transform_edt(np.pad(labels == label, 1), sampling=(1.6, 1))
    row, column = np.unravel_index(int(squeezed.argmax()), squeezed.shape)
    x, y = FRAME.units((int(column), int(row))).tolist()
    return x, y


def build() -> dict[str, Any]:
    """The whole board."""
    labels, lengths = grow()
    names = [VOLCANO, *NAMES]
    slugs = [name.lower() for name in names]
    beside: dict[str, list[str]] = {slug: [] for slug in slugs}
    for a, b in sorted(lengths):
        beside[slugs[a]].append(slugs[b])
        beside[slugs[b]].append(slugs[a])
    regions = {slug: [o for o in beside[slug] if o != slugs[0]] for slug in slugs[1:]}
    numbers = geometry.spread_numbers(regions, random.Random(SEED))
    shapes = geometry.outlines(labels, FRAME, {}, 0.4)
    places = []
    for label, (slug, name) in enumerate(zip(slugs, names, strict=True)):
        x, y = heart(labels, label)
        up = -14 if label == 0 else 10  # the mountain stands above the volcano's name
        number = {} if label == 0 else {"number": numbers[slug]}
        city = {"slug": slug, "name": name, "capital": True, "at": [round(x, 1), round(y + 18, 1)]}
        places.append(
            {"slug": slug, "name": name, **number, "neighbours": beside[slug], "sea": []}
            | {
                "label": [round(x, 1), round(y - up, 1)],
                "shape": shapes[label],
                "city": [city] if label else [],
            }
        )
    return {
        "format": "hippodrome-board/1",
        "slug": slugs[0],
        "name": VOLCANO,
        "volcano": slugs[0],
        "size": [FRAME.width, FRAME.height],
        "place": places,
    }


if __name__ == "__main__":
    geometry.write(build(), "A continent of our own. Made by tools/build_nekken.py: change it there.", FILE)
