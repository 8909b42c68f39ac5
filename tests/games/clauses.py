"""The negative side of a rule: what its clause forbids."""

import pytest

from hippodrome.core.errors import IllegalMove
from hippodrome.game import Game


def refused(game: Game, actor: int | str, move: str, clause: str) -> None:
    """The move is illegal by this clause, and nothing has changed."""
    record, log = game.record.tobytes(), game.log
    with pytest.raises(IllegalMove) as refusal:
        game.play(actor, move)
    assert refusal.value.clause == clause
    assert game.record.tobytes() == record
    assert game.log == log
