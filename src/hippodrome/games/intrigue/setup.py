"""Byzantio and Nekken: the opening record on its board (BY-07, BY-08, NK-03)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.intrigue import boards, record
from hippodrome.games.intrigue.options import check_options, table_board
from hippodrome.games.intrigue.study import measures


def setup(game: str, s: Any, options: Mapping[str, Any]) -> None:
    """BY-07, BY-08: pretenders at home (NK-03: in the volcano), garrisons in reserve, sheets empty."""
    chosen = check_options(game, options)
    seats = chosen["seats"]
    board, plays = table_board(game, chosen), measures(game, chosen)
    _lay(s, board, everything=seats >= record.ALL_CITIES_FROM[game])
    s.seats, s.slots, s.turns = seats, plays.targets, plays.turns
    s.event[:] = record.NONE
    for number, (turn, event) in enumerate(plays.schedule):
        s.event_turn[number] = turn
        if chosen["hidden_events"]:
            s.tiles |= 1 << event
        else:
            s.event[number] = event
    s.phase = record.WRITE
    s.starter = s.seat = s.owner = record.NOBODY
    s.kind, s.own_city, s.city = record.NONE, record.NOWHERE, record.NOWHERE
    s.target[:] = s.guess[:] = record.NOWHERE
    s.replaced[:] = s.crossed_off[:] = record.NONE
    slugs = [place.slug for place in board.places]
    homes = {place.home: number for number, place in enumerate(board.places)}
    for seat, house in enumerate(chosen["houses"]):
        s.pretender[seat] = homes[house] if board.volcano is None else slugs.index(board.volcano)
        s.reserve[seat] = plays.garrisons
        s.box[seat] = plays.boxes


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
def _standard(game: str, houses: tuple[str, ...], **options: Any) -> bytes:
    one = np.zeros(1, record.State)
    setup(game, one[0], {"houses": list(houses), **options})
    return one.tobytes()


def opening(game: str, options: Mapping[str, Any]) -> Any:
    """An array of one record, set up with these options; those left out have their usual values.

    >>> int(opening("byzantio", {"seats": 3})["reserve"][0, 0])
    10
    """
    chosen = check_options(game, options)
    if chosen["board"] == game:
        kept = _standard(game, **{**chosen, "houses": tuple(chosen["houses"])})
        return np.frombuffer(kept, record.State).copy()
    one = np.zeros(1, record.State)
    setup(game, one[0], chosen)
    return one
