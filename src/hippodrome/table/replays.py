"""Games to look back on: the table at any move with anybody's eyes, and every draw with what it was drawn from."""

from typing import Any

from hippodrome import records
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.table.refusals import Refusal


def finished(record: Any) -> Game:
    """The game of a saved record, verified."""
    try:
        return records.verify(records.parse(records.to_line(record)))
    except (HippodromeError, TypeError, ValueError, KeyError) as error:
        raise Refusal("bad-record", f"This saved game does not hold: {error}.") from None


def moment(game: Game, move: int | None, eyes: int | str) -> dict[str, Any]:
    """The table after a number of moves, as somebody saw it then; nothing can be done there any more."""
    try:
        then = game.at(game.length if move is None else move)
        view = then.view(eyes) | {"legal": []}
    except HippodromeError as error:
        raise Refusal("bad-request", f"{error}.") from None
    outcome = then.outcome
    return {
        "move": then.length,
        "moves": game.length,
        "view": view,
        "outcome": {"scores": outcome.scores, "winners": outcome.winners} if outcome else None,
    }


def draws(game: Game) -> list[dict[str, Any]]:
    """Every draw and roll: which move of the log it was, what could have come, with which weights, and what came.

    >>> from hippodrome.game import new
    >>> first = draws(new("byzanz", seats=3, seed=7))[0]
    >>> first["move"], first["outcomes"][:2], first["weights"][:2], first["drawn"]
    (1, ['draw C1', 'draw C2'], [6, 5], 'draw X')
    """
    said = game.kind.words(game.options)
    replayed = Game(game.name, game.options)
    told = []
    for number, (actor, action) in enumerate(game.steps, 1):
        if actor == NATURE:
            weights = replayed.chances()
            likely = [outcome for outcome, weight in enumerate(weights) if weight]
            told.append(
                {
                    "move": number,
                    "outcomes": [said.write(replayed.record, NATURE, outcome) for outcome in likely],
                    "weights": [weights[outcome] for outcome in likely],
                    "drawn": game.history.entry(number - 1).move,
                }
            )
        replayed.play("nature" if actor == NATURE else actor, action)
    return told
