"""Work that strangers can make costly: saved games are verified and shown, boards laid out, tables shown as they were.

All of it runs in the worker process (requests get there through `checks`), so it takes and returns plain data only.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np
import orjson
from pydantic import BaseModel, ValidationError

from hippodrome import records
from hippodrome.core import calls
from hippodrome.core.contract import MOST_SEATS
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.games import telling
from hippodrome.table import acts, games, sight
from hippodrome.table.clock import Clock
from hippodrome.table.happened import Event
from hippodrome.table.refusals import Refusal
from hippodrome.table.schemas import NewTable, Practice, Replay, misfit
from hippodrome.table.table import fold

Sent = TypeVar("Sent", bound=BaseModel)
KEPT = 8  # verified games that are kept: whoever steps through a game sends it with every step


def replay(body: bytes) -> bytes:
    """Answer a request for a saved game at a moment, from a viewpoint."""
    sent = _read(Replay, body)
    game = finished(sent.record)
    viewpoint = "spectator" if sent.seat is None else sent.seat
    shown = moment(game, sent.move, viewpoint)
    shown["board"] = games.board(game.name, game.options)
    if sent.stories:
        shown["stories"] = stories(game, viewpoint)
    if sent.points:
        shown["points"] = points(game)
    return orjson.dumps(shown)


def opening(body: bytes) -> Event:
    """Return the event that opens a table, from a request for one; it can bring its own board.

    >>> opening(b'{"game": "byzanz"}')["options"]["seats"]
    4
    """
    new = _read(NewTable, body)
    clock = Clock(new.clock.kind, new.clock.each) if new.clock else None
    return acts.open_table(new.game, new.options, clock, new.public, new.hints)


def practice(body: bytes) -> Event:
    """Return the event that opens a practice table, from a request for one."""
    sent = _read(Practice, body)
    return acts.open_practice(finished(sent.record), sent.move, sent.public)


def board(game: str, options: dict[str, Any]) -> bytes:
    """Return the board of a table as JSON; null if the game has none.

    >>> board("byzanz", {})
    b'null'
    """
    return orjson.dumps(games.board(game, options))


def earlier(table_id: str, events: Sequence[tuple[float, Event]], viewer: int, over: bool) -> bytes:
    """Return a table after its first events, as a viewer saw it; `over` if the game has ended since."""
    then = fold(table_id, events)
    assert then is not None, "every table has an opening"
    if over and then.game is not None:
        then = then.but(game=then.game.recalled(over=True))
    return sight.Shown(then).update(viewer, 0)


def _read(kind: type[Sent], body: bytes) -> Sent:
    """Read the body of a request, which may be hostile."""
    try:
        return kind.model_validate(json.loads(body))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise misfit(first["loc"], first["msg"]) from None
    except (ValueError, RecursionError) as error:
        raise misfit((), f"This is not JSON: {error}") from None


def finished(record: Any) -> Game:
    """Verify a saved record, and return its game."""
    try:
        return _verified(records.to_line(record))
    except (HippodromeError, TypeError, ValueError, KeyError) as error:
        raise Refusal("bad-record", f"This saved game is invalid: {error}.") from None


@lru_cache(maxsize=KEPT)
def _verified(line: str) -> Game:
    return records.verify(records.parse(line)).recalled()


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


def points(game: Game) -> list[list[int]]:
    """Return the points of every seat before the first move and after each, as the rules would score them there.

    >>> from hippodrome.game import new
    >>> points(new("byzanz", seats=3, seed=7))[0]
    [0, 0, 0]
    """
    one, out = calls.copied(game.history.opening), np.zeros(MOST_SEATS, np.int32)
    calls.score(one, out)
    found = [out[: game.seats].tolist()]
    for actor, action in game.steps:
        calls.apply(one, actor, action)
        calls.score(one, out)
        found.append(out[: game.seats].tolist())
    return found


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
