"""Byzantio and Nekken: the options of a table, and the opening record on its board (BY-07, BY-08, NK-03)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.intrigue import boards, record

OPTIONS = ("seats", "houses", "hidden_events", "board")


def check_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options complete, those left out with their usual values; ValueError says what can't be.

    >>> check_options("byzantio", {"seats": 2})["houses"]
    ['aggelos', 'komnenos']
    """
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"{game} has no option {str(name)[:40]!r}: its options are {', '.join(OPTIONS)}")
    seats = options.get("seats", 4)
    if type(seats) is not int or seats not in record.SEATS:
        raise ValueError(f"{game} is for 2, 3 or 4 players, not {repr(seats)[:40]}")
    houses = options.get("houses", list(record.HOUSES[game][:seats]))
    if (
        not isinstance(houses, list)
        or len(houses) > record.MOST
        or any(house not in record.HOUSES[game] for house in houses)
    ):
        raise ValueError(f"the houses of {game} are {', '.join(record.HOUSES[game])}")
    if len(houses) != seats or len(set(houses)) != seats:
        raise ValueError(f"{seats} different houses are needed for {seats} players, not {', '.join(houses)}")
    hidden = options.get("hidden_events", False)
    if type(hidden) is not bool:
        raise ValueError(f"hidden_events is true or false, not {repr(hidden)[:40]}")
    board = options.get("board", game)
    table_board(game, board)
    return {"seats": seats, "houses": houses, "hidden_events": hidden, "board": board}


def table_board(game: str, board: Any) -> boards.Board:
    """The board that an option names, or holds as data; ValueError says what is wrong with it.

    >>> table_board("nekken", "nekken").volcano
    'nekken'
    """
    if isinstance(board, str):
        if board != game:
            raise ValueError(f"the board of {game} is {game!r}, or a map of one's own, not {board[:40]!r}")
        return boards.load(game)
    if not isinstance(board, dict):
        raise ValueError("a board is a name, or a whole map")  # noqa: TRY004
    return boards.check(board, game)


def setup(game: str, s: Any, options: Mapping[str, Any]) -> None:
    """BY-07, BY-08: pretenders at home (NK-03: in the volcano), garrisons in reserve, sheets empty."""
    chosen = check_options(game, options)
    seats = chosen["seats"]
    board = table_board(game, chosen["board"])
    _lay(s, board, everything=seats >= record.ALL_CITIES_FROM[game])
    s.seats, s.slots, s.turns = seats, record.TARGETS[game][seats], record.TURNS[game]
    s.event[:] = record.NONE
    for number, (turn, event) in enumerate(record.SCHEDULE[game]):
        s.event_turn[number] = turn
        if chosen["hidden_events"]:
            s.tiles |= 1 << event
        else:
            s.event[number] = event
    s.phase = record.WRITE
    s.starter = s.seat = s.owner = record.NOBODY
    s.kind, s.own_city, s.city = record.NONE, record.NOWHERE, record.NOWHERE
    s.target[:] = s.guess[:] = record.NOWHERE
    s.replaced[:] = record.NONE
    slugs = [place.slug for place in board.places]
    homes = {place.home: number for number, place in enumerate(board.places)}
    for seat, house in enumerate(chosen["houses"]):
        s.pretender[seat] = homes[house] if board.volcano is None else slugs.index(board.volcano)
        s.reserve[seat] = record.GARRISONS[game]
        s.box[seat] = record.BOXES[game]


def _lay(s: Any, board: boards.Board, everything: bool) -> None:
    """Put the board into the record; with few players only the capitals are in play (BY-01)."""
    slugs = {place.slug: number for number, place in enumerate(board.places)}
    s.places = len(board.places)
    city = 0
    for number, place in enumerate(board.places):
        s.number[number] = place.number or 0
        s.first[number] = city
        for neighbour in (*place.neighbours, *place.sea):  # BY-02
            if neighbour != board.volcano:
                s.near[number] |= np.uint32(1 << slugs[neighbour])
        if place.slug != board.volcano:
            s.open |= np.uint32(1 << number)
        for each in place.cities:
            s.place[city] = number
            if everything or each.capital:
                s.in_play |= np.uint64(1 << city)
            city += 1
    s.cities = city
    s.first[len(board.places) :] = city


@lru_cache(maxsize=64)
def _standard(game: str, seats: int, houses: tuple[str, ...], hidden_events: bool) -> bytes:
    one = np.zeros(1, record.State)
    setup(game, one[0], {"seats": seats, "houses": list(houses), "hidden_events": hidden_events})
    return one.tobytes()


def opening(game: str, options: Mapping[str, Any]) -> Any:
    """An array of one record, set up with these options; those left out have their usual values.

    >>> int(opening("byzantio", {"seats": 3})["reserve"][0, 0])
    10
    """
    chosen = check_options(game, options)
    if chosen["board"] == game:
        kept = _standard(game, chosen["seats"], tuple(chosen["houses"]), chosen["hidden_events"])
        return np.frombuffer(kept, record.State).copy()
    one = np.zeros(1, record.State)
    setup(game, one[0], chosen)
    return one
