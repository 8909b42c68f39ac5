"""What players note of their opponents: which cities they suspect or rule out as targets."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.descriptor import Grid, Group
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.options import table_board


def grid(game: str, options: Mapping[str, Any]) -> Grid:
    """The cities in play, by province: a sheet has one target in a province at most (BY-07).

    >>> grid("nekken", {"seats": 2, "board": "nekken"}).groups[0].columns
    ('aldur',)
    """
    everything = options["seats"] >= record.ALL_CITIES_FROM[game]  # BY-01
    places = table_board(game, options).places
    cities = {
        place.slug: tuple(city.slug for city in place.cities if everything or city.capital)
        for place in places
    }
    return Grid("city", "place", tuple(Group(place, inside) for place, inside in cities.items() if inside))
