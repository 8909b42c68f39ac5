"""The SVG of a board, and of a position on it.

Plain text, no references but to its own parts. Elements carry classes and ids (`id="place-thrace"`,
`class="city capital" data-city="constantinople"`), so that a page can find and restyle them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from hippodrome.games.intrigue.boards import Board, City, Place
from hippodrome.games.intrigue.drawing.lanes import lanes
from hippodrome.games.intrigue.drawing.layout import CITY_SIZE, PLACE_SIZE, SPACING, city_names, standing

# Okabe and Ito's colours: told apart by nearly everybody. The letter tells the rest.
BLUE, VERMILION, YELLOW, GREEN = "#0072b2", "#d55e00", "#f0e442", "#009e73"
LETTERS = {
    "aggelos": "A", "komnenos": "K", "doukas": "D", "phokas": "P",
    "racan": "R", "hunder": "H", "anicarn": "N", "heran": "E",
}  # fmt: skip
COLOURS = dict(zip(LETTERS, (BLUE, VERMILION, YELLOW, GREEN) * 2, strict=True))

INK = "#3b2a1a"
TINTS = ("#ecd9ac", "#d5d9b0", "#e9c3a3", "#cbd8cf", "#e3cdd0", "#dfc68e", "#f3e7c9")

STYLE = f"""
.board text {{ font-family: Georgia, "DejaVu Serif", "Times New Roman", serif; fill: {INK}; }}
.board .water {{ fill: #b5d0d6; }}
.board .wilds {{ fill: #ddd9cd; }}
.board .shallows {{ fill: none; stroke: #f2f6ee; stroke-linejoin: round; }}
.board .abroad {{ fill: #ddd9cd; stroke: #aaa28f; stroke-width: .6; }}
.board .frontier {{ fill: none; stroke: #6d4c2c; stroke-width: 2; stroke-linejoin: round; }}
.board .ground {{ stroke: #8a6f4d; stroke-width: .9; stroke-linejoin: round; }}
.board .lane {{ fill: none; stroke: #2f5d73; stroke-width: 1.5; stroke-dasharray: 4 3.2;
  stroke-linecap: round; }}
.board .port {{ fill: #2f5d73; stroke: #f6efdc; stroke-width: .6; }}
.board .halo {{ paint-order: stroke; stroke: #f8f1de; stroke-width: 2.2; stroke-linejoin: round; }}
.board .place-name {{ font-size: {PLACE_SIZE}px; font-weight: bold; letter-spacing: {SPACING}px; fill: #6a3d1f;
  stroke-opacity: .65; }}
.board .city-name {{ font-size: {CITY_SIZE}px; stroke-opacity: .85; }}
.board .capital .city-name {{ font-weight: bold; }}
.board .minor .city-name {{ font-style: italic; }}
.board .number circle {{ fill: {INK}; stroke: #f8f1de; stroke-width: 1; }}
.board .number text {{ fill: #f8f1de; font-size: 9px; font-weight: bold; }}
.board .capital .mark {{ fill: #f8f1de; stroke: {INK}; stroke-width: 1.2; }}
.board .capital .heart {{ fill: #9c2a1c; }}
.board .minor .mark {{ fill: {INK}; stroke: #f8f1de; stroke-width: .8; }}
.board .camp {{ fill: #f8f1de; fill-opacity: .55; stroke: {INK}; stroke-width: 1; stroke-dasharray: 2.4 2; }}
.board .faded {{ opacity: .35; }}
.board .piece {{ stroke: #1d140b; stroke-width: 1; stroke-linejoin: round; }}
.board .letter {{ font-weight: bold; text-anchor: middle; }}
.board .centred {{ text-anchor: middle; }}
.board .title {{ font-size: 26px; letter-spacing: 5px; }}
.board .legend {{ font-size: 8.5px; }}
.board .rule {{ fill: none; stroke: {INK}; stroke-width: .8; }}
"""


@dataclass(frozen=True)
class Pieces:
    """What stands on a board: pretenders by house, garrisons by city, and which cities are in play (None: all).

    >>> Pieces(pretenders={"phokas": "thrace"}, garrisons={"nicaea": [("doukas", 2)]}).cities_in_play is None
    True
    """

    pretenders: Mapping[str, str] = field(default_factory=dict)
    garrisons: Mapping[str, Sequence[tuple[str, int]]] = field(default_factory=dict)
    cities_in_play: Collection[str] | None = None


def pieces_of(view: Mapping[str, Any]) -> Pieces:
    """What stands on the board in a view of the table.

    >>> from hippodrome.game import new
    >>> pieces_of(new("nekken", seats=2, seed=1).view(0)).pretenders
    {'racan': 'nekken', 'hunder': 'nekken'}
    """
    return Pieces(
        pretenders={player["house"]: player["pretender"] for player in view["players"]},
        garrisons={city: list(held.items()) for city, held in view["garrisons"].items()},
        cities_in_play=set(view["in_play"]),
    )


def draw(board: Board, pieces: Pieces | None = None) -> str:
    """The board as SVG, with the pieces of a position if there are any.

    >>> from hippodrome.games.intrigue.boards import load
    >>> picture = draw(load("byzantio"), Pieces({"phokas": "thrace"}))
    >>> 'id="place-thrace"' in picture and 'data-house="phokas"' in picture
    True
    """
    pieces = pieces or Pieces()
    width, height = board.size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'class="board board-{board.slug}" aria-label="{escape(board.name)}">',
        f"<style>{STYLE}</style>",
        *_shapes(board),
        *_surroundings(board),
        *_cartouche(board),
        *_ground(board),
        *_lanes(board),
        *(_place_label(place, board) for place in board.places),
        *_cities(board, pieces.cities_in_play),
        *_garrisons(board, pieces),
        *_pretenders(board, pieces),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


# ---------------------------------------------------------------- land and sea


def _shapes(board: Board) -> list[str]:
    """Every outline once, to be used for the shore and for the ground."""
    paths = [f'<path id="shape-{place.slug}" d="{place.shape}"/>' for place in board.places]
    uses = [f'<use href="#shape-{place.slug}"/>' for place in board.places]
    abroad = [f'<path id="abroad" d="{board.land}"/>', '<use href="#abroad"/>'] if board.land else ["", ""]
    realm = ['<g id="realm">', *uses, "</g>"]
    shore = ['<g id="shore">', abroad[1], '<use href="#realm"/>', "</g>"]
    return ["<defs>", *paths, abroad[0], *realm, *shore, "</defs>"]


def _surroundings(board: Board) -> list[str]:
    """The sea, with lighter water along the shore as engravers drew it; or wilds, if the board has no sea (NK-00)."""
    width, height = board.size
    if not any(place.sea for place in board.places):
        return [f'<rect class="wilds" width="{width}" height="{height}"/>']
    return [f'<rect class="water" width="{width}" height="{height}"/>'] + [
        f'<use href="#shore" class="shallows" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in ((26, 0.13), (17, 0.16), (9, 0.22), (3.6, 0.5))
    ]


def _ground(board: Board) -> list[str]:
    lines = ['<use href="#abroad" class="abroad"/>'] if board.land else []
    lines.append('<use href="#realm" class="frontier"/>')
    tints = _tints(board)
    for place in board.places:
        kind = "place volcano" if place.slug == board.volcano else "place"
        told = place.name if place.number is None else f"{place.name}, {place.number}"
        lines.append(
            f'<g id="place-{place.slug}" class="{kind}" data-place="{place.slug}"><title>{escape(told)}</title>'
            f'<use href="#shape-{place.slug}" class="ground" fill="{tints[place.slug]}"/></g>'
        )
    return lines


def _tints(board: Board) -> dict[str, str]:
    """A tint for each place, none beside its like; the least used first, so that all appear."""
    tints = {board.volcano: "#8d7466"} if board.volcano else {}
    used = dict.fromkeys(TINTS, 0)
    for place in sorted(board.places, key=lambda place: -len(place.around)):
        if place.slug not in tints:
            beside = {tints.get(other) for other in place.around}
            free = [tint for tint in TINTS if tint not in beside] or list(TINTS)
            tints[place.slug] = min(free, key=lambda tint: used[tint])
            used[tints[place.slug]] += 1
    return {slug: tint for slug, tint in tints.items() if slug}


# ---------------------------------------------------------------- sea lanes


def _lanes(board: Board) -> list[str]:
    lines = []
    for lane in lanes(board):
        ports = (f'<circle class="port" cx="{x:.1f}" cy="{y:.1f}" r="2"/>' for x, y in lane.ends)
        lines.append(
            f'<g class="sea-lane" data-lane="{lane.start} {lane.end}">'
            f'<path class="lane" d="{lane.path}"/>{"".join(ports)}</g>'
        )
    return lines


# ---------------------------------------------------------------- names and numbers


def _place_label(place: Place, board: Board) -> str:
    """The name, the number above it, the mark of the house whose home it is."""
    x, y = place.label
    parts = [f'<g class="label" data-label="{place.slug}">']
    if place.slug == board.volcano:
        parts.append(_mountain(x, y))
    parts.append(_text(x, y, place.name.upper(), "place-name halo centred"))
    if place.number is not None:
        left = 8 if place.home else 0
        parts.append(
            f'<g class="number"><circle cx="{x - left:.1f}" cy="{y - 13:.1f}" r="6.2"/>'
            f"{_text(x - left, y - 9.8, str(place.number), 'centred')}</g>"
        )
    if place.home:
        parts.append(_shield(place.home, x + 8, y - 13))
    return "".join([*parts, "</g>"])


def _look(house: str) -> tuple[str, str, str]:
    """Colour, letter, and the colour that the letter can be read in."""
    colour = COLOURS.get(house, "#ffffff")
    return (
        colour,
        LETTERS.get(house, house[:1].upper()),
        "#1d140b" if colour in (YELLOW, "#ffffff") else "#ffffff",
    )


def _shield(house: str, x: float, y: float) -> str:
    colour, letter, ink = _look(house)
    return (
        f'<g class="home" data-home="{house}" transform="translate({x:.1f} {y:.1f})"><title>{house}</title>'
        f'<path class="piece" fill="{colour}" d="M-6.4,-6.8H6.4V0C6.4,4.4 3,7 0,8.6C-3,7 -6.4,4.4 -6.4,0Z"/>'
        f'<text class="letter" y="3.2" font-size="9" style="fill:{ink}">{letter}</text></g>'
    )


def _mountain(x: float, y: float) -> str:
    """The volcano itself, above its name."""
    return (
        f'<g class="mountain" transform="translate({x:.1f} {y - 12:.1f}) scale(.8)">'
        '<path fill="#c9c2b8" fill-opacity=".7" d="M-4,-40C-16,-48 -8,-62 4,-58C6,-70 24,-68 22,-56'
        'C32,-54 30,-42 18,-44C12,-38 2,-38 -4,-40Z"/>'
        '<path fill="#4d3a31" stroke="#2b1d15" stroke-linejoin="round" d="M-46,2C-30,-6 -20,-26 -11,-38'
        'L-4,-34L4,-38L11,-36C20,-22 32,-4 46,2Z"/>'
        '<path fill="#e2622b" d="M-11,-38L-4,-34L4,-38L11,-36C13,-31 10,-24 14,-16C8,-20 7,-26 4,-29C2,-20 0,-14 -3,-6'
        'C-5,-14 -3,-22 -6,-28C-9,-24 -11,-20 -17,-16C-13,-24 -14,-31 -11,-38Z"/></g>'
    )


# ---------------------------------------------------------------- cities


def _cities(board: Board, in_play: Collection[str] | None) -> list[str]:
    lines = []
    ports = tuple(port for lane in lanes(board) for port in lane.ends)
    names = {} if board.volcano else city_names(board, ports)
    for city in board.cities:
        kind = "city capital" if city.capital else "city minor"
        if in_play is not None and city.slug not in in_play:
            kind += " faded"
        lines.append(
            f'<g id="city-{city.slug}" class="{kind}" data-city="{city.slug}"><title>{escape(city.name)}</title>'
            f"{_mark(city, named=not board.volcano)}{_city_name(city, names)}</g>"
        )
    return lines


def _mark(city: City, named: bool) -> str:
    """A ring for a capital, a dot for a minor city; where a region is its own city, room for its settlers."""
    x, y = (f"{value:.1f}" for value in city.at)
    if not named:
        left, top = city.at[0] - 17, city.at[1] - 10
        return f'<rect class="camp" x="{left:.1f}" y="{top:.1f}" width="34" height="20" rx="10"/>'
    if city.capital:
        return (
            f'<circle class="mark" cx="{x}" cy="{y}" r="4"/><circle class="heart" cx="{x}" cy="{y}" r="2.1"/>'
        )
    return f'<circle class="mark" cx="{x}" cy="{y}" r="2.7"/>'


def _city_name(city: City, names: Mapping[str, tuple[float, float, str]]) -> str:
    if city.slug not in names:
        return ""
    x, y, anchor = names[city.slug]
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="city-name halo">{escape(city.name)}</text>'


# ---------------------------------------------------------------- pieces


def _row(middle: float, count: int, step: float) -> list[float]:
    """The x of so many things side by side."""
    return [middle + (n - (count - 1) / 2) * step for n in range(count)]


def _garrisons(board: Board, pieces: Pieces) -> Iterable[str]:
    """Counters above a city (in a region: in its camp), one pile a house."""
    for city in board.cities:
        here = [(house, count) for house, count in pieces.garrisons.get(city.slug, ()) if count > 0]
        y = city.at[1] - (0 if board.volcano else 11)
        for (house, count), x in zip(here, _row(city.at[0], len(here), 15), strict=True):
            colour, letter, ink = _look(house)
            discs = "".join(
                f'<circle class="piece" cx="{2.6 * n}" cy="{-2.6 * n}" r="6.4" fill="{colour}"/>'
                for n in range(count)
            )
            top = 2.6 * (count - 1)
            yield (
                f'<g class="garrison" data-house="{house}" data-city="{city.slug}" data-count="{count}" '
                f'transform="translate({x:.1f} {y:.1f})"><title>{house} ×{count}, {escape(city.name)}</title>{discs}'
                f'<text class="letter" x="{top:.1f}" y="{3.1 - top:.1f}" font-size="9" style="fill:{ink}">'
                f"{letter}</text></g>"
            )


def _pretenders(board: Board, pieces: Pieces) -> Iterable[str]:
    """Standing pieces in a row near a place's name, where they cover no garrisons."""
    for place in board.places:
        here = [house for house, where in pieces.pretenders.items() if where == place.slug]
        middle, foot = standing(place, len(here))
        for house, x in zip(here, _row(middle, len(here), 17), strict=True):
            colour, letter, ink = _look(house)
            yield (
                f'<g class="pretender" data-house="{house}" data-place="{place.slug}" '
                f'transform="translate({x:.1f} {foot:.1f})">'
                f"<title>{house}, {escape(place.name)}</title>"
                '<ellipse cx="1.5" cy="0.5" rx="9.5" ry="2.8" fill="#1d140b" fill-opacity=".3"/>'
                f'<path class="piece" fill="{colour}" d="M-8,0C-8,-4 -5.6,-5.4 -5,-8C-5.6,-10 -6,-12 -6,-14'
                'L-6.8,-22L-3.2,-18.6L0,-23.6L3.2,-18.6L6.8,-22L6,-14C6,-12 5.6,-10 5,-8C5.6,-5.4 8,-4 8,0Z"/>'
                f'<text class="letter" y="-7.6" font-size="9.5" style="fill:{ink}">{letter}</text></g>'
            )


# ---------------------------------------------------------------- title and legend


def _cartouche(board: Board) -> list[str]:
    """Title and legend in the lower left corner, under the land: they never cover a place."""
    y = board.size[1] - 24
    lines = ['<g class="cartouche">', _text(26, y - 22, board.name.upper(), "title")]
    lines.append(f'<path class="rule" d="M26,{y - 13}H246M26,{y - 10.5}H246"/>')
    if board.volcano:
        lines += [
            f'<rect class="camp" x="27" y="{y - 4}" width="22" height="13" rx="6.5"/>',
            _text(54, y + 6, "settlers", "legend"),
        ]
    else:
        lines += [
            f'<g class="capital"><circle class="mark" cx="31" cy="{y + 3}" r="4"/>'
            f'<circle class="heart" cx="31" cy="{y + 3}" r="2.1"/></g>',
            _text(39, y + 6, "capital", "legend"),
            f'<g class="minor"><circle class="mark" cx="82" cy="{y + 3}" r="2.7"/></g>',
            _text(88, y + 6, "minor city", "legend"),
            f'<path class="lane" d="M144,{y + 3}H168"/>',
            _text(174, y + 6, "sea lane", "legend"),
        ]
    return [*lines, "</g>"]
