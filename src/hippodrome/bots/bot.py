"""What a bot is, and the one way to ask it for a move."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hippodrome.errors import HippodromeError
from hippodrome.game import Game


@dataclass(frozen=True)
class Budget:
    """How much a bot may spend on one move, at most; what is None is left to the bot.

    >>> Budget(seconds=0.5).threads
    1
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


class Bot(Protocol):
    """Anything that can sit at a table."""

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        """One of the legal actions of the seat, by what the masked record, an array of one, tells it."""


def ask(bot: Bot, game: Game, seat: int, rng: random.Random, budget: Budget | None = None) -> int:
    """What a bot does in a seat that the game waits for. The bot sees a masked copy, never the game.

    >>> from hippodrome.bots import make
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> ask(make("random", "byzanz"), game, 0, random.Random(1)) in game.actions(0)
    True
    """
    legal = game.actions(seat)
    if not legal:
        raise HippodromeError(f"seat {seat} has nothing to decide now")
    action = bot.choose(game.masked(seat), seat, tuple(legal), rng, budget or Budget())
    if action not in legal:
        raise HippodromeError(f"{type(bot).__name__} chose {action!r}, which is not among its legal actions")
    return int(action)
