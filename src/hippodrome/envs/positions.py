"""A position with the steps that led to it: what a state of OpenSpiel holds, cheap to copy."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hippodrome import notation
from hippodrome.envs import steps
from hippodrome.errors import HippodromeError
from hippodrome.rules import calls
from hippodrome.rules.contract import GAMES, NATURE
from hippodrome.rules.playouts import LOWEST
from hippodrome.rules.sight import BLANK, HIDDEN

OVER = -4  # who moves when the game is over, as OpenSpiel numbers it; `NATURE` is its chance player


class Told(NamedTuple):
    """A step as text, and how much each seat saw of it."""

    actor: int
    text: str
    seen: tuple[int, ...]


class Position:
    """A game after some steps.

    >>> position = Position("byzanz", {"seats": 3})
    >>> position.actor == NATURE
    True
    >>> position.apply(0)
    >>> position.read_by(0), position.read_by(1)
    (['nature draw C1'], ['nature draw ?'])
    """

    def __init__(self, game: str, options: dict[str, Any], taken: Sequence[int] = ()) -> None:
        self.game, self.options = game, options
        self.one = GAMES[game].opening(options)
        self.taken: list[tuple[int, int]] = []
        self.actor = 0
        self._told: list[Told] = []  # made when asked for, from here on:
        self._told_one = calls.copied(self.one)
        self._wait()
        for action in taken:
            self.apply(action)

    def __deepcopy__(self, memo: Any) -> "Position":
        other = object.__new__(Position)
        other.game, other.options, other.actor = self.game, self.options, self.actor
        other.one, other.taken = calls.copied(self.one), self.taken[:]
        other._told, other._told_one = self._told[:], calls.copied(self._told_one)
        return other

    def __reduce__(self) -> Any:
        return Position, (self.game, self.options, [action for _, action in self.taken])

    def apply(self, action: int) -> None:
        """One step by whoever is to move; `HippodromeError` if it can't be taken, and then nothing changes."""
        if not calls.allowed(self.one, self.actor, action, calls.scratch()):
            raise HippodromeError(f"there is no action {action} to be taken now")
        calls.apply(self.one, self.actor, action)
        self.taken.append((self.actor, action))
        self._wait()

    def _wait(self) -> None:
        turn = calls.turn(self.one)
        if turn:
            self.actor = int(LOWEST[turn])
        else:
            self.actor = NATURE if calls.chances(self.one, calls.scratch()) else OVER

    def legal(self) -> list[int]:
        """What the seat to move can do."""
        out = calls.scratch()
        actions: list[int] = out[: calls.legal(self.one, self.actor, out)].tolist()
        return actions

    def chances(self) -> list[tuple[int, float]]:
        """Nature's outcomes and how likely they are."""
        out = calls.scratch()
        weights = out[: calls.chances(self.one, out)].tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def returns(self) -> list[float]:
        """The rewards by rank, once the game is over; zeros before."""
        seats = int(self.options["seats"])
        rewards = np.zeros(seats)
        if self.actor == OVER:
            steps.ranked(self.one, np.zeros(seats, np.int32), rewards)
        told: list[float] = rewards.tolist()
        return told

    def masked(self, eyes: int) -> Any:
        """The record as somebody sees it."""
        one = calls.copied(self.one)
        calls.mask(one, eyes)
        return one

    def words(self) -> notation.Words:
        """The words of the table."""
        return notation.words(self.game, self.options)

    def told(self) -> list[Told]:
        """Every step as text."""
        words, seats = self.words(), range(int(self.options["seats"]))
        for actor, action in self.taken[len(self._told) :]:
            text = words.write(self._told_one, actor, action)
            seen = tuple(calls.visible(self._told_one, seat, actor, action) for seat in seats)
            self._told.append(Told(actor, text, seen))
            calls.apply(self._told_one, actor, action)
        return self._told

    def read_by(self, seat: int) -> list[str]:
        """The steps that a seat has seen, a line each; of others it knows nothing."""
        return [
            f"{notation.actor_text(actor)} {notation.unseen(text) if seen[seat] == BLANK else text}"
            for actor, text, seen in self.told()
            if seen[seat] != HIDDEN
        ]
