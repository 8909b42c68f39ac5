"""Builds games/intrigue/boards/byzantio.toml: the empire of 1025 on its real coasts.

    npm pack world-atlas && tar xf world-atlas-*.tgz
    python -m tools.build_byzantio package/land-10m.json

Natural Earth land (public domain, as TopoJSON in the npm package `world-atlas`) is split between provinces by
the nearest of their towns; land borders in the file are those of the shapes. Needs NumPy and SciPy.
"""

import json
import math
import random
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from tools import geometry
from tools.geometry import Frame, Grid, Point

FILE = Path(__file__).parent.parent / "src/hippodrome/games/intrigue/boards/byzantio.toml"
FRAME = Frame(1000, 640)
SHORTEST_BORDER = 12  # units; a shorter one can't be seen in play, so the seeds must avoid it

CAPITAL, MINOR = True, False

# slug: name, home, cities (name, capital, longitude, latitude), further seeds, label on the drawing
PROVINCES: dict[str, tuple[str, str, list[tuple[str, bool, float, float]], list[Point], Point]] = {
    "longobardia": (
        "Longobardia",
        "",
        [("Bari", CAPITAL, 16.87, 41.12), ("Rhegion", MINOR, 15.65, 38.11)],
        [(15.6, 41.6), (16.5, 40.4), (18.1, 40.2), (16.3, 39.3), (16.5, 38.7)],
        (90, 285),
    ),
    "sirmium": (
        "Sirmium",
        "",
        [("Sirmium", CAPITAL, 19.61, 44.97)],
        [(20.46, 44.8), (21.2, 44.6), (20.9, 43.9), (19.2, 45.3), (22.4, 44.5), (22.9, 44.0), (20.4, 43.3)],
        (265, 128),
    ),
    "bulgaria": (
        "Bulgaria",
        "",
        [("Skopia", MINOR, 21.43, 42.0), ("Ochrid", CAPITAL, 20.8, 41.11)],
        [(21.9, 43.3), (23.3, 42.7), (22.7, 42.3), (20.9, 42.7), (21.3, 41.2)],
        (300, 186),
    ),
    "paristrion": (
        "Paristrion",
        "aggelos",
        [("Dorostolon", CAPITAL, 27.26, 44.12)],
        [(23.9, 43.6), (24.6, 43.5), (25.6, 43.2), (26.8, 43.3), (27.9, 43.2), (28.6, 44.2), (28.8, 45.1)],
        (415, 166),
    ),
    "dyrrhachium": (
        "Dyrrhachium",
        "",
        [("Dyrrhachium", CAPITAL, 19.45, 41.32)],
        [(19.5, 42.1), (19.5, 40.5), (20.1, 40.9), (20.1, 41.7), (19.1, 42.3), (19.8, 42.6), (20.5, 40.5)],
        (208, 208),
    ),
    "nicopolis": (
        "Nicopolis",
        "",
        [("Naupactus", CAPITAL, 21.83, 38.39)],
        [(20.85, 39.65), (20.75, 39.0), (21.2, 38.6), (20.6, 38.25), (19.9, 39.6), (20.5, 40.0)],
        (238, 343),
    ),
    "hellas": (
        "Hellas",
        "doukas",
        [("Thebes", CAPITAL, 23.32, 38.32), ("Larissa", MINOR, 22.42, 39.64)],
        [(22.0, 39.3), (22.4, 38.8), (23.7, 38.0), (24.1, 38.5), (22.9, 39.3), (23.3, 38.9)],
        (289, 366),
    ),
    "peloponnese": (
        "Peloponnese",
        "",
        [("Corinth", CAPITAL, 22.88, 37.91)],
        [(21.6, 37.8), (22.4, 37.1), (21.8, 37.1), (22.9, 37.3), (23.0, 36.7), (23.1, 38.0)],
        (276, 441),
    ),
    "thessalonica": (
        "Thessalonica",
        "",
        [("Thessalonica", CAPITAL, 22.95, 40.64)],
        [(22.2, 40.5), (21.5, 40.4), (23.4, 40.3), (22.5, 41.0), (21.6, 40.0), (21.1, 40.45)],
        (276, 303),
    ),
    "strymon": (
        "Strymon",
        "",
        [("Serres", CAPITAL, 23.55, 41.09)],
        [(24.4, 41.0), (25.4, 41.1), (23.3, 41.6), (24.6, 41.7), (24.75, 42.15), (25.5, 41.6)],
        (378, 252),
    ),
    "thrace": (
        "Thrace",
        "",
        [("Constantinople", CAPITAL, 28.97, 41.01), ("Adrianople", MINOR, 26.56, 41.68)],
        [(26.6, 40.5), (27.5, 41.0), (27.7, 42.6), (26.5, 42.5), (27.6, 41.8), (28.3, 41.3), (26.2, 41.1)],
        (466, 224),
    ),
    "aegean": (
        "Aegean",
        "",
        [("Mytilene", CAPITAL, 26.55, 39.11)],
        [(26.0, 38.4), (26.8, 37.7), (25.5, 37.0), (25.2, 39.9), (25.8, 40.2), (24.9, 37.7), (24.4, 36.7)],
        (389, 398),
    ),
    "crete": (
        "Crete",
        "",
        [("Chandax", CAPITAL, 25.13, 35.34)],
        [(24.0, 35.4), (26.0, 35.1)],
        (352, 548),
    ),
    "opsikion": (
        "Opsikion",
        "",
        [("Nicaea", CAPITAL, 29.72, 40.43)],
        [(26.6, 39.95), (27.9, 40.2), (29.1, 40.1), (30.0, 40.9), (30.0, 39.5), (28.3, 39.7), (30.6, 40.3)],
        (518, 330),
    ),
    "thrakesion": (
        "Thrakesion",
        "",
        [("Smyrna", MINOR, 27.14, 38.42), ("Ephesus", CAPITAL, 27.34, 37.94)],
        [(27.2, 38.5), (28.5, 38.4), (29.2, 37.9), (27.3, 39.0), (28.0, 37.6), (29.4, 38.6)],
        (528, 396),
    ),
    "cibyrrhaeots": (
        "Cibyrrhaeots",
        "",
        [("Attaleia", CAPITAL, 30.71, 36.89)],
        [
            (28.22, 36.44),
            (28.4, 37.0),
            (29.6, 36.6),
            (32.1, 36.5),
            (29.9, 37.1),
            (31.4, 36.9),
            (33.3, 36.3),
            (27.3, 36.9),
            (27.15, 35.55),
        ],
        (548, 474),
    ),
    "anatolic": (
        "Anatolic",
        "phokas",
        [("Amorium", CAPITAL, 31.29, 39.02), ("Iconium", MINOR, 32.48, 37.87)],
        [(30.6, 38.5), (31.2, 38.2), (31.0, 37.7), (32.8, 38.4), (32.2, 38.9), (33.2, 37.4)],
        (640, 397),
    ),
    "paphlagonia": (
        "Paphlagonia",
        "",
        [("Gangra", CAPITAL, 33.62, 40.6), ("Ancyra", MINOR, 32.86, 39.93)],
        [(31.6, 40.2), (31.5, 41.1), (32.4, 41.6), (33.8, 41.4), (33.6, 39.6), (32.2, 40.7)],
        (655, 272),
    ),
    "armeniacs": (
        "Armeniacs",
        "",
        [("Amaseia", CAPITAL, 35.83, 40.65), ("Sinope", MINOR, 35.15, 42.03)],
        [(36.3, 41.2), (34.9, 41.3), (35.0, 40.3), (36.6, 40.3), (37.2, 40.9)],
        (768, 259),
    ),
    "chaldia": (
        "Chaldia",
        "",
        [("Trebizond", CAPITAL, 39.72, 41.0)],
        [(38.4, 40.8), (40.5, 40.9), (39.5, 40.2), (41.2, 40.2), (38.2, 40.2), (41.3, 41.2)],
        (905, 296),
    ),
    "cappadocia": (
        "Cappadocia",
        "",
        [("Caesarea", CAPITAL, 35.49, 38.72)],
        [(34.5, 37.9), (34.0, 38.5), (34.8, 39.3), (36.2, 38.4), (35.6, 38.1)],
        (745, 412),
    ),
    "mesopotamia": (
        "Mesopotamia",
        "",
        [("Melitene", CAPITAL, 38.33, 38.36)],
        [(37.0, 39.75), (38.1, 39.4), (39.5, 38.8), (37.3, 38.4), (39.6, 39.5), (36.6, 39.2)],
        (865, 343),
    ),
    "antioch": (
        "Antioch",
        "",
        [("Antioch", CAPITAL, 36.16, 36.2), ("Tarsus", MINOR, 34.9, 36.92)],
        [(35.8, 35.5), (36.9, 36.9), (35.8, 37.2), (37.6, 37.3), (34.3, 36.8), (36.4, 37.5)],
        (822, 452),
    ),
    "cyprus": (
        "Cyprus",
        "komnenos",
        [("Leucosia", CAPITAL, 33.36, 35.17)],
        [(32.5, 34.9), (33.9, 35.3)],
        (674, 560),
    ),
    "cherson": (
        "Cherson",
        "",
        [("Cherson", CAPITAL, 33.49, 44.61)],
        [(34.2, 44.5), (35.0, 44.9), (34.1, 45.0)],
        (704, 92),
    ),
}

SEA_LANES = [
    ("longobardia", "dyrrhachium"), ("longobardia", "nicopolis"), ("longobardia", "peloponnese"),
    ("peloponnese", "crete"), ("crete", "aegean"), ("crete", "cyprus"),
    ("aegean", "hellas"), ("aegean", "thrakesion"), ("aegean", "cibyrrhaeots"),
    ("cyprus", "cibyrrhaeots"), ("cyprus", "antioch"), ("thrace", "opsikion"),
    ("cherson", "thrace"), ("cherson", "paristrion"), ("cherson", "paphlagonia"), ("cherson", "chaldia"),
]  # fmt: skip

# Towns of other peoples: where the empire ended.
ABROAD = [
    (13.8, 42.3), (14.5, 41.3), (14.8, 40.9), (15.3, 40.2), (14.0, 37.5), (15.0, 37.8), (13.4, 38.1),
    (15.2, 44.1), (16.4, 43.6), (17.2, 44.8), (17.9, 43.9), (18.1, 42.9), (18.6, 43.4), (19.3, 43.4),
    (18.1, 45.6), (19.3, 46.3), (20.6, 45.8), (21.6, 45.6), (22.8, 45.0), (23.8, 44.5), (25.3, 44.3),
    (26.5, 44.8), (27.8, 45.2), (28.4, 46.0), (29.5, 45.9), (31.0, 46.8), (33.0, 46.3), (34.3, 45.6),
    (36.5, 45.4), (35.5, 45.4),
    (38.5, 44.8), (41.0, 43.0), (41.8, 42.2), (42.3, 41.3), (42.4, 40.0), (40.9, 39.0), (40.2, 38.0), (38.8, 37.4),
    (37.2, 36.2), (36.8, 35.4), (36.2, 34.6), (38.0, 36.5), (29.0, 31.0), (22.0, 32.0),
]  # fmt: skip

# Straits narrower than the land data shows, cut as lines.
STRAITS = [
    [(29.15, 41.3), (29.06, 41.1), (28.98, 40.95)],
    [(26.1, 40.0), (26.4, 40.15), (26.7, 40.4), (27.2, 40.55)],
    [(22.9, 38.9), (23.4, 38.7), (23.6, 38.45), (23.9, 38.3)],
]


def project(points: Any) -> Grid:
    """Longitude and latitude on a conformal cone, as an atlas of the region would, into the frame."""
    lon, lat = np.radians(np.asarray(points, float)).T
    lat = np.clip(lat, math.radians(-60), math.radians(80))
    south, north, middle = map(math.radians, (36.5, 44.0, 28.1))
    tangents = math.tan(math.pi / 4 + north / 2) / math.tan(math.pi / 4 + south / 2)
    n = math.log(math.cos(south) / math.cos(north)) / math.log(tangents)
    f = math.cos(south) * math.tan(math.pi / 4 + south / 2) ** n / n
    rho = f / np.tan(math.pi / 4 + lat / 2) ** n
    rho_0 = f / math.tan(math.pi / 4 + math.radians(40.15) / 2) ** n
    x, y = rho * np.sin(n * (lon - middle)), rho_0 - rho * np.cos(n * (lon - middle))
    scale = 2660
    return np.stack([FRAME.width / 2 + scale * x, FRAME.height / 2 - scale * y], axis=1)


def one_point(point: Point) -> Point:
    """One town on the drawing."""
    x, y = project([point])[0].tolist()
    return x, y


def coasts(atlas: Path) -> list[Grid]:
    """The rings of the land, from TopoJSON: arcs are steps on a grid, a ring is a chain of arcs."""
    topology = json.loads(atlas.read_text(encoding="utf-8"))
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.asarray(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    rings = []
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"]:
            for ring in polygon:
                chain = [arcs[arc] if arc >= 0 else arcs[~arc][::-1] for arc in ring]
                rings.append(np.concatenate(chain))
    return rings


def land(atlas: Path) -> Grid:
    """The cells of land, straits cut, islets left out."""
    near = [ring for ring in coasts(atlas) if ((ring > (0, 20)) & (ring < (60, 60))).all(axis=1).any()]
    cells = geometry.fill([project(ring) for ring in near], FRAME)
    for strait in STRAITS:
        line = FRAME.cells(project(strait))
        for a, b in pairwise(line):
            for step in np.linspace(0, 1, 400):
                x, y = (a + (b - a) * step).astype(int).tolist()
                cells[y - 3 : y + 3, x - 3 : x + 3] = False
    cells[-60:, : 400 * FRAME.fine] = False  # a tip of Africa outside the frame, whose surf would show
    return geometry.drop_islets(cells, 7, FRAME)


def divide(cells: Grid) -> Grid:
    """Every cell of land with the number of its province; the last number is the land abroad."""
    seeds, owners = [], []
    for number, (_, _, cities, more, _) in enumerate(PROVINCES.values()):
        towns = [(lon, lat) for _, _, lon, lat in cities] + more
        seeds += towns
        owners += [number] * len(towns)
    seeds += ABROAD
    owners += [len(PROVINCES)] * len(ABROAD)
    bend = geometry.waves(FRAME, 1025, 24, 6) + geometry.waves(FRAME, 1071, 9, 2.4)
    points = [(x, y) for x, y in project(seeds).tolist()]
    labels = geometry.claim(cells, points, owners, FRAME, bend)
    geometry.keep_islands_whole(labels, 1500, FRAME)
    geometry.give_away_scraps(labels, points, FRAME)
    return labels


def neighbours(labels: Grid) -> dict[str, list[str]]:
    """Who borders whom by land."""
    slugs = list(PROVINCES)
    found: dict[str, list[str]] = {slug: [] for slug in slugs}
    for (a, b), length in sorted(geometry.borders(labels, FRAME).items()):
        if b == len(slugs):
            continue
        if length < SHORTEST_BORDER:
            raise SystemExit(f"{slugs[a]} and {slugs[b]} share only {length} units: move a seed")
        found[slugs[a]].append(slugs[b])
        found[slugs[b]].append(slugs[a])
    return found


def slug_of(name: str) -> str:
    """A city's slug."""
    return name.lower().replace(" ", "-")


def build(atlas: Path) -> dict[str, Any]:
    """The whole board, from Natural Earth's coasts."""
    labels = divide(land(atlas))
    by_land = neighbours(labels)
    by_sea = {slug: [b if a == slug else a for a, b in SEA_LANES if slug in (a, b)] for slug in PROVINCES}
    numbers = geometry.spread_numbers({s: by_land[s] + by_sea[s] for s in PROVINCES}, random.Random(1025))
    shapes = geometry.outlines(labels, FRAME, {len(PROVINCES): 0.5})
    places = []
    for label, (slug, (name, home, cities, _, where)) in enumerate(PROVINCES.items()):
        place: dict[str, Any] = {"slug": slug, "name": name, "number": numbers[slug]}
        if home:
            place["home"] = home
        place |= {"neighbours": by_land[slug], "sea": by_sea[slug], "label": where}
        place["shape"] = shapes[label]
        place["city"] = []
        for city, capital, lon, lat in cities:
            at = geometry.nearest_inside(labels, label, one_point((lon, lat)), FRAME, 3)
            place["city"].append({"slug": slug_of(city), "name": city, "capital": capital, "at": at})
        places.append(place)
    return {
        "format": "hippodrome-board/1",
        "slug": "byzantio",
        "name": "Byzantio",
        "size": [FRAME.width, FRAME.height],
        "land": shapes[len(PROVINCES)],
        "place": places,
    }


if __name__ == "__main__":
    geometry.write(
        build(Path(sys.argv[1])),
        "The empire of 1025. Made by tools/build_byzantio.py: change it there.",
        FILE,
    )
