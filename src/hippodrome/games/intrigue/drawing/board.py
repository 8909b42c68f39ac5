"""The SVG of a board, and of a position on it.

Plain text, no references but to its own parts. Elements carry classes and ids (`id="place-thrace"`,
`class="city capital" data-city="constantinople"`), so that a page can find and restyle them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import islice
from typing import Any

from hippodrome.games.intrigue.boards import Board, City, Place
from hippodrome.games.intrigue.drawing.laid import CityLaid, Label, Laid, PlaceLaid, counters, feet, laid_out
from hippodrome.games.intrigue.drawing.lanes import lanes
from hippodrome.games.intrigue.drawing.layout import SPACING

# Okabe and Ito's colours: told apart by nearly everybody. The letters tell the rest.
BLUE, VERMILION, YELLOW, GREEN = "#0072b2", "#d55e00", "#f0e442", "#009e73"
LETTERS = {
    "aggelos": "A", "komnenos": "K", "doukas": "D", "phokas": "P",
    "racan": "Ra", "hunder": "Hu", "anicarn": "An", "heran": "He",
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
.board .place-name {{ font-weight: bold; letter-spacing: {SPACING}px; fill: #6a3d1f;
  stroke-opacity: .65; }}
.board .city-name {{ stroke-opacity: .85; }}
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
    laid = laid_out(board)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'class="board board-{board.slug}" aria-label="{escape(board.name)}">',
        f"<style>{STYLE}</style>",
        *_shapes(board),
        *_surroundings(board),
        *_cartouche(board),
        *_ground(board),
        *_lanes(board),
        *(_place_label(place, laid.places[place.slug], laid.size) for place in board.places),
        *_cities(board, laid, pieces.cities_in_play),
        *_garrisons(board, laid, pieces),
        *_pretenders(board, laid, pieces),
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


def _label(label: Label, text: str, kind: str) -> str:
    """A text at its place; as wide as was reckoned with, so that no font makes it longer."""
    width = f' textLength="{label.width:.1f}" lengthAdjust="spacingAndGlyphs"' if label.width else ""
    return (
        f'<text x="{label.x:.1f}" y="{label.y:.1f}" text-anchor="{label.anchor}" font-size="{label.size:.1f}" '
        f'class="{kind} halo"{width}>{escape(text)}</text>'
    )


def _place_label(place: Place, laid: PlaceLaid, size: float) -> str:
    """The name, the number beside it, the mark of the house whose home it is; the volcano itself."""
    parts = [f'<g class="label" data-label="{place.slug}">']
    if laid.mountain:
        parts.append(_mountain(*laid.mountain, size))
    parts.append(_label(laid.name, place.name.upper(), "place-name"))
    if laid.number:
        x, y = laid.number
        parts.append(
            f'<g class="number" transform="translate({x:.1f} {y:.1f}) scale({size * 0.93:.2f})"><circle r="6.2"/>'
            f"{_text(0, 3.3, str(place.number), 'centred')}</g>"
        )
    if laid.home and place.home:
        parts.append(_shield(place.home, *laid.home, size))
    return "".join([*parts, "</g>"])


def _look(house: str) -> tuple[str, str, str]:
    """Colour, letter, and the colour that the letter can be read in."""
    colour = COLOURS.get(house, "#ffffff")
    return (
        colour,
        LETTERS.get(house, house[:1].upper()),
        "#1d140b" if colour in (YELLOW, "#ffffff") else "#ffffff",
    )


def _size(letters: str, size: float) -> float:
    """How large letters are: two have to share the room of one."""
    return round(size * (0.74 if len(letters) > 1 else 1), 1)


def _shield(house: str, x: float, y: float, size: float) -> str:
    colour, letter, ink = _look(house)
    return (
        f'<g class="home" data-home="{house}" transform="translate({x:.1f} {y:.1f}) scale({size * 0.79:.2f})">'
        f"<title>{house}</title>"
        f'<path class="piece" fill="{colour}" d="M-6.4,-6.8H6.4V0C6.4,4.4 3,7 0,8.6C-3,7 -6.4,4.4 -6.4,0Z"/>'
        f'<text class="letter" y="3.2" font-size="{_size(letter, 9)}" style="fill:{ink}">{letter}</text></g>'
    )


def _mountain(x: float, y: float, size: float) -> str:
    """The volcano itself."""
    return (
        f'<g class="mountain" transform="translate({x:.1f} {y:.1f}) scale({size * 0.56:.2f})">'
        '<path fill="#c9c2b8" fill-opacity=".7" d="M-4,-40C-16,-48 -8,-62 4,-58C6,-70 24,-68 22,-56'
        'C32,-54 30,-42 18,-44C12,-38 2,-38 -4,-40Z"/>'
        '<path fill="#4d3a31" stroke="#2b1d15" stroke-linejoin="round" d="M-46,2C-30,-6 -20,-26 -11,-38'
        'L-4,-34L4,-38L11,-36C20,-22 32,-4 46,2Z"/>'
        '<path fill="#e2622b" d="M-11,-38L-4,-34L4,-38L11,-36C13,-31 10,-24 14,-16C8,-20 7,-26 4,-29C2,-20 0,-14 -3,-6'
        'C-5,-14 -3,-22 -6,-28C-9,-24 -11,-20 -17,-16C-13,-24 -14,-31 -11,-38Z"/></g>'
    )


# ---------------------------------------------------------------- cities


def _cities(board: Board, laid: Laid, in_play: Collection[str] | None) -> list[str]:
    lines = []
    for city in board.cities:
        kind, at = "city capital" if city.capital else "city minor", laid.cities[city.slug]
        if in_play is not None and city.slug not in in_play:
            kind += " faded"
        name = _label(at.name, city.name, "city-name") if at.name else ""
        lines.append(
            f'<g id="city-{city.slug}" class="{kind}" data-city="{city.slug}"><title>{escape(city.name)}</title>'
            f"{_mark(city, at, laid.size)}{name}</g>"
        )
    return lines


def _mark(city: City, laid: CityLaid, size: float) -> str:
    """A ring for a capital, a dot for a minor city; where a region is its own city, room for its settlers."""
    x, y = (f"{value:.1f}" for value in city.at)
    if not laid.name:
        left, top, right, bottom = laid.room
        return (
            f'<rect class="camp" x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
            f'height="{bottom - top:.1f}" rx="{6 * size:.1f}"/>'
        )
    if city.capital:
        return (
            f'<circle class="mark" cx="{x}" cy="{y}" r="{3.9 * size:.1f}"/>'
            f'<circle class="heart" cx="{x}" cy="{y}" r="{2.1 * size:.1f}"/>'
        )
    return f'<circle class="mark" cx="{x}" cy="{y}" r="{2.8 * size:.1f}"/>'


# ---------------------------------------------------------------- pieces


def _garrisons(board: Board, laid: Laid, pieces: Pieces) -> Iterable[str]:
    """Counters at a city (in a region: in its camp), one for each garrison."""
    for city in board.cities:
        here = [(house, count) for house, count in pieces.garrisons.get(city.slug, ()) if count > 0]
        spots = iter(counters(laid.cities[city.slug], sum(count for _, count in here), laid.size))
        for house, count in here:
            colour, letter, ink = _look(house)
            drawn = "".join(
                f'<g transform="translate({x:.1f} {y:.1f}) scale({laid.size})">'
                f'<circle class="piece" r="6.4" fill="{colour}"/>'
                f'<text class="letter" y="3.1" font-size="{_size(letter, 9)}" style="fill:{ink}">{letter}</text></g>'
                for x, y in islice(spots, count)
            )
            yield (
                f'<g class="garrison" data-house="{house}" data-city="{city.slug}" data-count="{count}">'
                f"<title>{house} ×{count}, {escape(city.name)}</title>{drawn}</g>"
            )


def _pretenders(board: Board, laid: Laid, pieces: Pieces) -> Iterable[str]:
    """Standing pieces, in the room that their place has for them."""
    for place in board.places:
        here = [house for house, where in pieces.pretenders.items() if where == place.slug]
        if not here:
            continue
        stands, scale = feet(laid.places[place.slug].stand, len(here), laid.size, bool(board.volcano))
        for house, (x, y) in zip(here, stands, strict=True):
            colour, letter, ink = _look(house)
            yield (
                f'<g class="pretender" data-house="{house}" data-place="{place.slug}" '
                f'transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">'
                f"<title>{house}, {escape(place.name)}</title>"
                '<ellipse cx="1.5" cy="0.5" rx="9.5" ry="2.8" fill="#1d140b" fill-opacity=".3"/>'
                f'<path class="piece" fill="{colour}" d="M-8,0C-8,-4 -5.6,-5.4 -5,-8C-5.6,-10 -6,-12 -6,-14'
                'L-6.8,-22L-3.2,-18.6L0,-23.6L3.2,-18.6L6.8,-22L6,-14C6,-12 5.6,-10 5,-8C5.6,-5.4 8,-4 8,0Z"/>'
                f'<text class="letter" y="-7.6" font-size="{_size(letter, 9.5)}" style="fill:{ink}">{letter}</text></g>'
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
