"""The course of a game: what it was worth to every seat after each move, and how every move changed that.

The value before a move of nature is the mean of the values after it, by the weights of its outcomes. So luck has no
trend, and everything adds up: the initial share, the luck and what decisions changed are the result.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from hippodrome.analysis.values import Value, Values
from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.game import Game


class Samples(NamedTuple):
    """How many samples a value has.

    >>> Samples(positions=64, drawn=256, draws=128).draws
    128
    """

    positions: int
    """A position in the game."""
    drawn: int
    """A position that nature has led to: the luck of everything drawn before it depends on its value."""
    draws: int
    """All other outcomes of a draw together, divided by their weights."""


class Course(NamedTuple):
    """The values after each number of moves, and what kind of luck each move of nature was (None: a decision).

    >>> Course([], []).values
    []
    """

    values: list[Value]
    kinds: list[str | None]

    def change(self, number: int) -> Any:
        """How a move changed the share of every seat."""
        return self.values[number + 1].shares - self.values[number].shares

    def luck(self) -> Any:
        """The luck of every seat in the whole game."""
        changes = [self.change(number) for number, kind in enumerate(self.kinds) if kind is not None]
        return np.sum(changes, axis=0) if changes else np.zeros(len(self.values[0].shares))


def course(game: Game, samples: Samples, seed: int = 0, tick: Callable[[], object] = lambda: None) -> Course:
    """Find the course of a game that is over. `tick` is called for each move.

    >>> from hippodrome.arena.playing import play_out
    >>> from hippodrome.bots import make
    >>> game = play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0")
    >>> found = course(game, Samples(4, 8, 4))
    >>> changed = sum(found.change(number) for number, kind in enumerate(found.kinds) if kind is None)
    >>> total = found.values[0].shares + found.luck() + changed
    >>> bool(abs(total - found.values[-1].shares).max() < 1e-9)
    True
    """
    values, passed, steps = Values(game.record, seed), positions(game), game.steps
    found = [values.of(passed[-1], 1)]
    kinds: list[str | None] = []
    for number in range(len(steps) - 1, -1, -1):
        one, (actor, action) = passed[number], steps[number]
        if actor == NATURE:
            found.append(_before_draw(one, action, found[-1], values, samples.draws))
            kinds.append(game.kind.insight.kind(one))
        else:
            drawn = number and steps[number - 1][0] == NATURE
            found.append(values.of(one, samples.drawn if drawn else samples.positions))
            kinds.append(None)
        tick()
    return Course(found[::-1], kinds[::-1])


def positions(game: Game) -> list[Any]:
    """List the true positions of a game, from the opening to the one that it is in.

    >>> from hippodrome.game import new
    >>> len(positions(new("byzanz", seats=4, seed=7)))
    22
    """
    one = calls.copied(game.history.opening)
    passed = [calls.copied(one)]
    for actor, action in game.steps:
        calls.apply(one, actor, action)
        passed.append(calls.copied(one))
    return passed


def outcomes(one: Any) -> Iterator[tuple[int, int, Any]]:
    """Iterate over what nature can do in a position: the action, its weight, and the position after it.

    >>> from hippodrome.games import GAMES
    >>> sum(weight for _, weight, _ in outcomes(GAMES["byzanz"].opening({"seats": 4})))
    112
    """
    out = calls.scratch()
    weights = out[: calls.chances(one, out)].tolist()
    for action, weight in enumerate(weights):
        if weight:
            after = calls.copied(one)
            calls.apply(after, NATURE, action)
            yield action, weight, after


def _before_draw(one: Any, drawn: int, after: Value, values: Values, samples: int) -> Value:
    """Return the mean over the outcomes of a draw; the one that came about has the value that it had in the game.

    Outcomes that lead to the same position are one. Each has samples of its own: errors that are alike would add up.
    """
    merged: dict[bytes, tuple[int, Any]] = {}
    happened = b""
    for action, weight, other in outcomes(one):
        key = other.tobytes()
        merged[key] = merged.get(key, (0, other))[0] + weight, other
        happened = key if action == drawn else happened
    total = sum(weight for weight, _ in merged.values())
    rest = max(total - merged[happened][0], 1)
    parts, found, first = [], [], 0
    for key, (weight, other) in merged.items():
        each = max(2, round(samples * weight / rest))
        found.append(after if key == happened else values.of(other, each, first))
        parts.append(weight / total)
        first += each
    shares = np.array(parts) @ np.array([value.shares for value in found])
    errors = np.sqrt(np.array(parts) ** 2 @ np.array([value.errors for value in found]) ** 2)
    return Value(shares, errors)
