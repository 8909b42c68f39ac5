"""Players that see what a seat sees. A bot is chosen by a text, its spec: `random`."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from hippodrome.errors import BadOptions


class Bot(Protocol):
    """Anything that can sit at a table."""

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random) -> int:
        """One of the legal actions of the seat, by what the masked record tells it."""


class RandomBot:
    """Chooses among its legal actions, each as likely as the others.

    >>> RandomBot().choose(None, 0, [5], random.Random(1))
    5
    """

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random) -> int:
        """Any of them."""
        return rng.choice(legal)


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def make(spec: str) -> Bot:
    """The bot that a spec names.

    >>> make("random")  # doctest: +ELLIPSIS
    <hippodrome.bots.RandomBot object at ...>
    >>> make("clever")
    Traceback (most recent call last):
    ...
    hippodrome.errors.BadOptions: there is no bot 'clever': choose one of random
    """
    if spec not in BOTS:
        raise BadOptions(f"there is no bot {spec!r}: choose one of {', '.join(BOTS)}")
    return BOTS[spec]()
