"""The options of a table of Byzantio or Nekken: the number of players, houses, events, the board."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hippodrome.games.intrigue import boards
from hippodrome.games.intrigue.record import HOUSES, MOST, SEATS
from hippodrome.games.intrigue.study import NO_STUDY, STUDIES
from hippodrome.games.options import Option, complete

OPTIONS = {
    game: (
        Option("seats", "choice", 4, SEATS),
        Option("houses", "list", None, HOUSES[game], each="house"),  # BY-07
        Option("hidden_events", "flag", False),  # BY-30
        *(
            [Option("study_board", "choice", NO_STUDY, (NO_STUDY, *STUDIES[game]), study=True)]
            if STUDIES[game]
            else []
        ),
        Option("board", "file", game, read=lambda file, game=game: boards.read(file, game).to_data()),  # type: ignore[misc]
    )
    for game in HOUSES
}


def check_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options complete, those left out with their usual values; ValueError says what can't be.

    >>> check_options("byzantio", {"seats": 2})["houses"]
    ['aggelos', 'komnenos']
    """
    chosen = complete(game, OPTIONS[game], options)
    _check_study(game, chosen, options)
    if "houses" not in options:
        chosen["houses"] = list(HOUSES[game][: chosen["seats"]])
    _check_houses(game, chosen["seats"], chosen["houses"])
    table_board(game, chosen)
    return chosen


def _check_study(game: str, chosen: dict[str, Any], given: Mapping[str, Any]) -> None:
    """A small board is for some numbers of players only, the first of them where none is given."""
    name = chosen.get("study_board", NO_STUDY)
    if name == NO_STUDY:
        return
    seats = STUDIES[game][name].seats
    if "seats" not in given:
        chosen["seats"] = seats[0]
    if chosen["seats"] not in seats:
        listed = " or ".join(map(str, seats))
        raise ValueError(f"the study board {name} is for {listed} players, not {chosen['seats']}")
    if chosen["board"] != game:
        raise ValueError(f"a table has the study board {name} or a map of one's own, not both")


def _check_houses(game: str, seats: int, houses: Any) -> None:
    if (
        not isinstance(houses, list)
        or len(houses) > MOST
        or any(house not in HOUSES[game] for house in houses)
    ):
        raise ValueError(f"the houses of {game} are {', '.join(HOUSES[game])}")
    if len(houses) != seats or len(set(houses)) != seats:
        raise ValueError(f"{seats} different houses are needed for {seats} players, not {', '.join(houses)}")


def table_board(game: str, options: Mapping[str, Any]) -> boards.Board:
    """The board that options name, or hold as data; ValueError says what is wrong with it.

    >>> table_board("nekken", {"board": "nekken"}).volcano
    'nekken'
    >>> len(table_board("nekken", {"board": "nekken", "study_board": "ember"}).places)
    7
    """
    board, study = options["board"], options.get("study_board", NO_STUDY)
    if study != NO_STUDY:
        return boards.load_study(study, game, STUDIES[game][study].measures.targets)
    if isinstance(board, str):
        if board != game:
            raise ValueError(f"the board of {game} is {game!r}, or a map of one's own, not {board[:40]!r}")
        return boards.load(game)
    if not isinstance(board, dict):
        raise ValueError("a board is a name, or a whole map")  # noqa: TRY004
    try:
        text = json.dumps(board)
    except (TypeError, ValueError, RecursionError):  # no data of a file: the check says what is wrong
        return boards.check(board, game)
    return _own_board(game, text)


@lru_cache(maxsize=32)
def _own_board(game: str, text: str) -> boards.Board:
    """A map of one's own, checked once: a game asks for it several times, and so do all tables that play on it."""
    return boards.check(json.loads(text), game)
