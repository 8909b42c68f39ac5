"""Cards, places and moves as text, both ways. Each game has its own words.

Text is read in two steps, so that a slip of the pen (`BadNotation`) and a move that the rules forbid
(`IllegalMove`) are told apart.
"""

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, Protocol, SupportsIndex

from hippodrome.core.contract import NATURE, SPECTATOR
from hippodrome.core.errors import BadNotation, HippodromeError

LONGEST = 120  # characters in a move; longer text is not even looked at


class Words(Protocol):
    """The words of a table: a game's, with the names on its board."""

    vocabulary: Sequence[str]
    """Every word that a move can have, and `?` for what can't be known."""

    def read(self, one: Any, actor: int, text: str) -> int:
        """The action that a text stands for in a position, by a seat or `NATURE`."""

    def write(self, one: Any, actor: int, action: int) -> str:
        """The text of an action, in the position in which it is taken."""

    def write_all(self, one: Any, seat: int, actions: Iterable[int]) -> list[str]:
        """The texts of a seat's actions in one position."""


def unseen(text: str) -> str:
    """What someone reads who knows that a move was made, but not which.

    >>> unseen("draw C4")
    'draw ?'
    """
    return f"{text.split()[0]} ?"


def actor_text(actor: int) -> int | str:
    """How a log names who moved: a seat's number, or "nature".

    >>> actor_text(2), actor_text(NATURE)
    (2, 'nature')
    """
    return "nature" if actor == NATURE else actor


def read_actor(actor: int | str, seats: int) -> int:
    """The number of an actor in a log; raises `HippodromeError` for one that is not at the table.

    >>> read_actor("nature", 4), read_actor(3, 4)
    (-1, 3)
    """
    return NATURE if actor == "nature" else read_seat(actor, seats)


def read_eyes(eyes: int | str, seats: int) -> int:
    """The number of a pair of eyes: a seat, or "spectator".

    >>> read_eyes(0, 4), read_eyes("spectator", 4)
    (0, -2)
    """
    return SPECTATOR if eyes == "spectator" else read_seat(eyes, seats)


def read_seat(seat: int | str, seats: int) -> int:
    """The number of a seat, if there is one.

    >>> read_seat(3, 4)
    3
    """
    if type(seat) is int and 0 <= seat < seats:
        return seat  # the usual case, quickly
    if isinstance(seat, str | bool) or not isinstance(seat, SupportsIndex):
        raise HippodromeError(f"there is no seat {str(seat)[:40]!r}: seats are 0 to {seats - 1}")
    number = index(seat)
    if not 0 <= number < seats:
        raise HippodromeError(f"there is no seat {str(number)[:40]}: seats are 0 to {seats - 1}")
    return number


def split(text: str) -> list[tuple[int, str]]:
    r"""The words of a move and where each begins.

    >>> split("take  G")
    [(0, 'take'), (6, 'G')]
    >>> split("pass\n")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadNotation: a move is plain text in one line
        pass·
            ^
    """
    if len(text) > LONGEST or not text.isprintable():
        clean = "".join(letter if letter.isprintable() else "·" for letter in text[:LONGEST])
        if len(text) > LONGEST:
            raise BadNotation(clean + "…", LONGEST, f"a move has at most {LONGEST} characters")
        raise BadNotation(clean, clean.index("·"), "a move is plain text in one line")
    return [(match.start(), match.group()) for match in re.finditer(r"\S+", text)]
