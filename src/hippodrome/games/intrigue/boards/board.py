"""A board as it lies on the table: places, cities, borders, and how they are drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = "hippodrome-board/1"


class BoardError(ValueError):
    """A map that can't be played on.

    >>> from hippodrome.games.intrigue.boards import check
    >>> check({}, "byzantio")
    Traceback (most recent call last):
    ...
    hippodrome.games.intrigue.boards.board.BoardError: board: "format" is missing
    """


@dataclass(frozen=True)
class City:
    """A city, or a Nekken region in the part of one.

    >>> from hippodrome.games.intrigue.boards import load
    >>> load("byzantio").places[0].cities[0].name
    'Bari'
    """

    slug: str
    name: str
    capital: bool
    at: tuple[float, float]


@dataclass(frozen=True)
class Place:
    """A province, a region, or the volcano (which has no number and no city).

    >>> from hippodrome.games.intrigue.boards import load
    >>> load("byzantio").place("hellas").home
    'doukas'
    """

    slug: str
    name: str
    number: int | None
    home: str | None
    neighbours: tuple[str, ...]
    sea: tuple[str, ...]
    cities: tuple[City, ...]
    shape: str
    label: tuple[float, float]

    @property
    def around(self) -> tuple[str, ...]:
        """All neighbours, by border and by sea lane (BY-02).

        >>> from hippodrome.games.intrigue.boards import load
        >>> load("byzantio").place("cyprus").around
        ('crete', 'cibyrrhaeots', 'antioch')
        """
        return self.neighbours + self.sea


@dataclass(frozen=True)
class Board:
    """A map, checked. The order of places, and of cities within one, is the file's.

    >>> from hippodrome.games.intrigue.boards import load
    >>> board = load("nekken")
    >>> board.name, board.volcano, len(board.places)
    ('Nekken', 'nekken', 25)
    """

    slug: str
    name: str
    volcano: str | None
    places: tuple[Place, ...]
    size: tuple[int, int]
    land: str

    def place(self, slug: str) -> Place:
        """The place with this slug.

        >>> from hippodrome.games.intrigue.boards import load
        >>> load("byzantio").place("thrace").name
        'Thrace'
        """
        for place in self.places:
            if place.slug == slug:
                return place
        raise KeyError(slug)

    @property
    def cities(self) -> tuple[City, ...]:
        """Every city, in the board's order.

        >>> from hippodrome.games.intrigue.boards import load
        >>> len(load("byzantio").cities)
        34
        """
        return tuple(city for place in self.places for city in place.cities)

    def to_data(self) -> dict[str, Any]:
        """The whole board as the data of its file, ready for JSON.

        >>> from hippodrome.games.intrigue.boards import check, load
        >>> check(load("nekken").to_data(), "nekken") == load("nekken")
        True
        """
        data: dict[str, Any] = {"format": FORMAT, "slug": self.slug, "name": self.name}
        if self.volcano:
            data["volcano"] = self.volcano
        data["size"] = list(self.size)
        if self.land:
            data["land"] = self.land
        data["place"] = [_place_data(place) for place in self.places]
        return data

    def draw(self, view: Mapping[str, Any] | None = None) -> str:
        """The board as SVG, with the pieces that a view of the table shows.

        >>> from hippodrome.games.intrigue.boards import load
        >>> load("nekken").draw()[:4]
        '<svg'
        """
        from hippodrome.games.intrigue.drawing.board import draw, pieces_of

        return draw(self, pieces_of(view) if view else None)

    def summary(self) -> dict[str, Any]:
        """The board without its drawing, as `hippodrome board … --json` prints it.

        >>> from hippodrome.games.intrigue.boards import load
        >>> load("byzantio").summary()["places"][0]["cities"][1]
        {'slug': 'rhegion', 'name': 'Rhegion', 'capital': False}
        """
        return {"name": self.name, "places": [_place_summary(place) for place in self.places]}


def _place_data(place: Place) -> dict[str, Any]:
    """A place as in a map file: what it does not have is absent."""
    data: dict[str, Any] = {"slug": place.slug, "name": place.name}
    if place.number is not None:
        data["number"] = place.number
    if place.home is not None:
        data["home"] = place.home
    data |= {"neighbours": list(place.neighbours), "sea": list(place.sea)}
    data |= {"label": list(place.label), "shape": place.shape}
    data["city"] = [{**_city_summary(city), "at": list(city.at)} for city in place.cities]
    return data


def _place_summary(place: Place) -> dict[str, Any]:
    return {
        "slug": place.slug,
        "name": place.name,
        "number": place.number,
        "home": place.home,
        "neighbours": list(place.neighbours),
        "sea": list(place.sea),
        "cities": [_city_summary(city) for city in place.cities],
    }


def _city_summary(city: City) -> dict[str, Any]:
    return {"slug": city.slug, "name": city.name, "capital": city.capital}
