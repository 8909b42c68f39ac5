"""The options of a table of Byzantio or Nekken: the number of players, houses, events, the board."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.intrigue import boards
from hippodrome.games.intrigue.record import HOUSES, MOST, SEATS
from hippodrome.games.options import Option, complete

OPTIONS = {
    game: (
        Option("seats", "choice", 4, SEATS),
        Option("houses", "list", None, HOUSES[game]),
        Option("hidden_events", "flag", False),  # BY-30
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
    if "houses" not in options:
        chosen["houses"] = list(HOUSES[game][: chosen["seats"]])
    _check_houses(game, chosen["seats"], chosen["houses"])
    table_board(game, chosen["board"])
    return chosen


def _check_houses(game: str, seats: int, houses: Any) -> None:
    if (
        not isinstance(houses, list)
        or len(houses) > MOST
        or any(house not in HOUSES[game] for house in houses)
    ):
        raise ValueError(f"the houses of {game} are {', '.join(HOUSES[game])}")
    if len(houses) != seats or len(set(houses)) != seats:
        raise ValueError(f"{seats} different houses are needed for {seats} players, not {', '.join(houses)}")


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
