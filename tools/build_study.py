"""Make the small boards of Nekken for study: a ring of regions round the volcano.

    python -m tools.build_study

Writes src/hippodrome/games/intrigue/boards/cinder.toml and ember.toml.
"""

from math import cos, pi, sin
from pathlib import Path

BOARDS = Path(__file__).parents[1] / "src" / "hippodrome" / "games" / "intrigue" / "boards"
SIZE, CRATER, SHORE = 600, 90, 270  # the drawing, and the radii of the volcano and of the land
RINGS = {  # regions in their order round the volcano; they bear the numbers from 1 on
    "cinder": ("Ashfall", "Basalt", "Caldera", "Dross"),
    "ember": ("Ashfall", "Basalt", "Caldera", "Dross", "Ember", "Fumarole"),
}


def _at(radius: float, angle: float) -> str:
    return f"{SIZE / 2 + radius * cos(angle):.1f},{SIZE / 2 + radius * sin(angle):.1f}"


def _arc(radius: float, begin: float, end: float, steps: int = 12) -> list[str]:
    return [_at(radius, begin + (end - begin) * step / steps) for step in range(steps + 1)]


def _place(slug: str, name: str, shape: list[str], label: str, beside: list[str], number: int | None) -> str:
    lines = ["[[place]]", f'slug = "{slug}"', f'name = "{name}"']
    lines += [f"number = {number}"] if number else []
    quoted = ", ".join(f'"{other}"' for other in beside)
    lines += [f"neighbours = [{quoted}]", "sea = []", f"label = [{label}]"]
    return "\n".join([*lines, f'shape = "M{" ".join(shape)}Z"', ""])


def build(slug: str, names: tuple[str, ...]) -> str:
    """The file of a board: every region lies at the volcano and between two others."""
    slugs, wedge = [name.lower() for name in names], 2 * pi / len(names)
    parts = [
        f'format = "hippodrome-board/1"\nslug = "{slug}"\nname = "{slug.title()}"\nvolcano = "nekken"\n'
        f"size = [{SIZE}, {SIZE}]\n",
        _place("nekken", "Nekken", _arc(CRATER, 0, 2 * pi, 24)[:-1], f"{SIZE / 2}, {SIZE / 2}", slugs, None),
    ]
    for n, name in enumerate(names):
        begin = n * wedge - pi / 2
        shape = _arc(SHORE, begin, begin + wedge) + _arc(CRATER, begin + wedge, begin)
        label = _at(150, begin + wedge / 2).replace(",", ", ")
        beside = [slugs[n - 1], slugs[(n + 1) % len(names)], "nekken"]
        city = _at(205, begin + wedge / 2).replace(",", ", ")
        parts.append(
            _place(slugs[n], name, shape, label, beside, n + 1)
            + f'\n[[place.city]]\nslug = "{slugs[n]}"\nname = "{name}"\ncapital = true\nat = [{city}]\n'
        )
    return "\n".join(parts)


if __name__ == "__main__":
    for slug, names in RINGS.items():
        BOARDS.joinpath(f"{slug}.toml").write_text(build(slug, names), encoding="utf-8")
