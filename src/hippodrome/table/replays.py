"""Saved games: the table after any move from any viewpoint, and what happened in each move."""

from typing import Any

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.games import telling
from hippodrome.table.refusals import Refusal


def finished(record: Any) -> Game:
    """Verify a saved record, and return its game."""
    try:
        return records.verify(records.parse(records.to_line(record))).recalled()
    except (HippodromeError, TypeError, ValueError, KeyError) as error:
        raise Refusal("bad-record", f"This saved game is invalid: {error}.") from None


def moment(game: Game, move: int | None, viewpoint: int | str) -> dict[str, Any]:
    """Return the table after a number of moves, as a seat (or "spectator") saw it then, without legal moves."""
    try:
        then = game.at(game.length if move is None else move)
        view = then.view(viewpoint) | {"legal": []}
    except HippodromeError as error:
        raise Refusal("bad-request", f"{error}.") from None
    outcome = then.outcome
    return {
        "move": then.length,
        "moves": game.length,
        "view": view,
        "outcome": {"scores": outcome.scores, "winners": outcome.winners} if outcome else None,
    }


def stories(game: Game, viewpoint: int | str) -> list[list[dict[str, Any]]]:
    """Return what happened in each move of the log, as a seat (or "spectator") was told it.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> len(stories(game, 0)) == game.length
    True
    """
    viewer = viewpoint if isinstance(viewpoint, int) else game.seats
    told = telling.by_step(game.kind, game.history)
    return [[story.plain() for story in step.stories[viewer]] for step in told]
