"""The schedule of a tournament: which deal each game uses and which bot sits where, fixed before the first game.

The bots of a tournament are arranged in a circle. A deal is played once from every place of the circle: in the game
that starts at place i, seat j goes to the bot at place i + j, round and round. So on every deal every bot plays every
seat equally often, and the luck of the deal and of the seat cancels out, for any number of bots and seats:

    A B C D  at four seats    ABCD  BCDA  CDAB  DABC
    A B C    at four seats    ABCA  BCAB  CABC
    A B C D E  at three       ABC  BCD  CDE  DEA  EAB
    A B B B  at four          ABBB  BBBA  BBAB  BABB

The circle is shuffled for each deal, so that no bot always plays after the same opponent. A bot can be listed several
times: `A B B B` is one A against three B. If the circle repeats itself, as A B A B does, only the places of one
repetition are used.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple


class Pairing(NamedTuple):
    """A game to be played: its number, its deal, and the bots by seat.

    >>> Pairing(0, 0, ("merchant", "random", "random")).bots[0]
    'merchant'
    """

    number: int
    deal: int
    bots: tuple[str, ...]


def rotated(bots: Sequence[str], seats: int, games: int, seed: str) -> Iterator[Pairing]:
    """Rotate the bots so that each plays every seat on the same deals. The last deal is cut short at `games`.

    >>> for pairing in rotated(["a", "b"], seats=3, games=4, seed="1"):
    ...     print(pairing.number, pairing.deal, *pairing.bots)
    0 0 b a b
    1 0 a b a
    2 1 a b a
    3 1 b a b
    """
    return islice(_rotations(bots, seats, seed), games)


def _rotations(bots: Sequence[str], seats: int, seed: str) -> Iterator[Pairing]:
    numbers = count()
    for deal in count():
        for line_up in _line_ups(bots, seats, f"{seed}/{deal}/circle"):
            yield Pairing(next(numbers), deal, line_up)


def _line_ups(bots: Sequence[str], seats: int, seed: str) -> list[tuple[str, ...]]:
    circle = random.Random(seed).sample(bots, len(bots))
    size = len(circle)
    turn = next(turn for turn in range(1, size + 1) if circle[turn:] + circle[:turn] == circle)
    return [tuple(circle[(first + seat) % size] for seat in range(seats)) for first in range(turn)]


def seated(bots: Sequence[str], games: int) -> Iterator[Pairing]:
    """Keep every bot in its own seat, with a new deal for each game.

    >>> list(seated(["a", "b"], games=2))
    [Pairing(number=0, deal=0, bots=('a', 'b')), Pairing(number=1, deal=1, bots=('a', 'b'))]
    """
    return (Pairing(number, number, tuple(bots)) for number in range(games))


def fair_block(bots: Sequence[str], seats: int, seed: str) -> int:
    """Return how many games the first deal takes: in a multiple of it, every bot has every seat equally often.

    >>> fair_block(["a", "b", "c"], seats=4, seed="1")
    3
    """
    return len(_line_ups(bots, seats, f"{seed}/0/circle"))
