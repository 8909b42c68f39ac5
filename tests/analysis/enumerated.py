"""What a small position is worth, by enumeration: every draw by its weight, every tie of the rules of thumb alike."""

from functools import cache
from typing import Any

import numpy as np

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.sense import new_memo, rated
from hippodrome.games.telling import masked


class Enumerated:
    """Exact values of positions, in which everybody decides by the rules of thumb from what they see."""

    def __init__(self) -> None:
        self.known: dict[bytes, Any] = {}

    def value(self, one: Any) -> Any:
        key = one.tobytes()
        if key not in self.known:
            self.known[key] = self._look_ahead(one)
        return self.known[key]

    def after(self, one: Any, actor: int, action: int) -> Any:
        following = calls.copied(one)
        calls.apply(following, actor, action)
        return self.value(following)

    def _look_ahead(self, one: Any) -> Any:
        turn = calls.turn(one)
        if turn:
            seats = calls.seats_of(turn)
            return sum(self._decided(one, seat) for seat in seats) / len(seats)
        out = calls.scratch()
        weights = out[: calls.chances(one, out)].tolist()
        if not weights:
            return _result(one)
        total = sum(weights)
        return sum(
            weight / total * self.after(one, NATURE, action)
            for action, weight in enumerate(weights)
            if weight
        )

    def _decided(self, one: Any, seat: int) -> Any:
        best = favourites(one, seat)
        return sum(self.after(one, seat, action) for action in best) / len(best)


def favourites(one: Any, seat: int) -> list[int]:
    """The actions that the rules of thumb rate highest, from what the seat sees."""
    seen = masked(one, seat)
    legal = np.array(calls.listed(seen, seat), np.int32)
    worth = np.zeros(len(legal))
    rated(seen, seat, legal, len(legal), worth, new_memo(one.dtype))
    return [int(action) for action in legal[worth == worth.max()]]


def _result(one: Any) -> Any:
    won = calls.seats_of(calls.winners(one))
    return np.array([(seat in won) / len(won) for seat in range(int(one["seats"][0]))])


@cache
def enumerated() -> Enumerated:
    """One for all tests: what is known is kept."""
    return Enumerated()
