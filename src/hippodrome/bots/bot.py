"""The interface of a bot, and the function that asks one for a move."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import HippodromeError
from hippodrome.core.sight import SEEN
from hippodrome.game import Entry, Game


@dataclass(frozen=True)
class Budget:
    """The limits for one move of a bot; a limit that is None is up to the bot.

    >>> Budget(seconds=0.5).threads
    1
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


class Witnessed(NamedTuple):
    """A decision of another player that a seat has seen: the position before it, as the seat sees it, who, and what."""

    masked: Any
    actor: int
    action: int


@dataclass(frozen=True)
class Situation:
    """What a bot gets when it is asked for a move: everything that its seat knows, and its legal actions.

    >>> from hippodrome.game import new
    >>> at = situation(new("byzanz", seats=4, seed=7), 0)
    >>> at.game, at.seat, at.legal[:2], at.seen[0]
    ('byzanz', 0, (0, 1), Entry(actor='nature', move='draw X'))
    """

    game: str
    """The name of the game."""
    masked: Any
    """The position as the seat sees it, an array of one record."""
    seat: int
    legal: tuple[int, ...]
    """The legal actions."""
    luck: Callable[[], random.Random]
    budget: Budget = field(default_factory=Budget)
    log: Callable[[], list[Entry]] = list
    witnessed: Callable[[int], list[Witnessed]] = lambda most: []
    """The last decisions of every other player that the seat has seen, up to so many of each."""

    @cached_property
    def rng(self) -> random.Random:
        """The source of random numbers for this decision: the same situation always gives the same ones."""
        return self.luck()

    @cached_property
    def seen(self) -> Sequence[Entry]:
        """What the seat has seen of the game so far, as `Game.log_for` returns it; computed when it is first read."""
        return tuple(self.log())


class Bot(Protocol):
    """Anything that can choose moves for a seat."""

    def choose(self, at: Situation) -> int:
        """Choose one of the legal actions."""


def situation(
    game: Game, seat: int, rng: random.Random | None = None, budget: Budget | None = None
) -> Situation:
    """Make the situation of a seat. Its random numbers are derived from the deal, unless a generator is given.

    >>> from hippodrome.game import new
    >>> situation(new("byzanz", seats=3, seed=7), 0).rng.random() == situation(
    ...     new("byzanz", seats=3, seed=7), 0
    ... ).rng.random()
    True
    """
    return Situation(
        game=game.name,
        masked=game.masked(seat),
        seat=seat,
        legal=tuple(game.actions(seat)),
        luck=(lambda: rng) if rng else (lambda: game.luck(seat)),
        budget=budget or Budget(),
        log=lambda: game.log_for(seat),
        witnessed=lambda most: witnessed(game, seat, most),
    )


def witnessed(game: Game, seat: int, most: int) -> list[Witnessed]:
    """Return the last decisions of every other player that a seat has seen, up to so many of each, in their order.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> game.play(0, "pass")
    >>> [(one.actor, one.action) for one in witnessed(game, 1, 2)], witnessed(game, 0, 2)
    ([(0, 0)], [])
    """
    steps, found = game.steps, []
    left = dict.fromkeys(range(game.seats), most)
    for number in range(len(steps) - 1, -1, -1):
        actor = steps[number][0]
        if actor not in (NATURE, seat) and left[actor] and game.history.sight(number).by(seat) == SEEN:
            left[actor] -= 1
            found.append(number)
    one, done, seen = game.history.opening.copy(), 0, []
    for number in reversed(found):
        calls.fold(one, *calls.columns(steps[done:number]))
        masked = one.copy()
        calls.mask(masked, seat)
        seen.append(Witnessed(masked, *steps[number]))
        done = number
    return seen


def ask(
    bot: Bot, game: Game, seat: int, rng: random.Random | None = None, budget: Budget | None = None
) -> int:
    """Ask a bot for its move in a seat whose turn it is. It gets what its seat sees, never the game itself.

    >>> from hippodrome.bots import make
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> ask(make("random", "byzanz"), game, 0) in game.actions(0)
    True
    """
    at = situation(game, seat, rng, budget)
    if not at.legal:
        raise HippodromeError(f"seat {seat} has nothing to decide now")
    action = bot.choose(at)
    if action not in at.legal:
        raise HippodromeError(f"{type(bot).__name__} chose {action!r}, which is not among its legal actions")
    return int(action)
