"""Cards, places and moves as text, both ways. Each game has its own words; the record says which game it is.

Text is read in two steps, so that a slip of the pen (`BadNotation`) and a move that the rules forbid
(`IllegalMove`) are told apart.
"""

from types import ModuleType
from typing import Any

from hippodrome.errors import HippodromeError
from hippodrome.notation import byzanz
from hippodrome.rules.contract import GAMES, NATURE, SPECTATOR

_WORDS: dict[Any, ModuleType] = {GAMES["byzanz"].State: byzanz}


def read(one: Any, actor: int, text: str) -> int:
    """The action that a text stands for, in the position in `one`, by a seat or `NATURE`.

    >>> one = GAMES["byzanz"].opening({"seats": 4})
    >>> read(one, NATURE, "draw C4")
    3
    """
    words = _WORDS[one.dtype]
    return int(words.find(one, actor, words.parse(text)))


def write(one: Any, actor: int, action: int) -> str:
    """The text of an action, in the position in which it is taken.

    >>> write(GAMES["byzanz"].opening({"seats": 4}), NATURE, 3)
    'draw C4'
    """
    return str(_WORDS[one.dtype].write(one, actor, action))


def unseen(one: Any, actor: int, action: int) -> str:
    """What someone reads who can't see the action.

    >>> unseen(GAMES["byzanz"].opening({"seats": 4}), NATURE, 3)
    'draw ?'
    """
    return f"{write(one, actor, action).split()[0]} ?"


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


def read_seat(seat: int | str, seats: int) -> int:
    """The number of a pair of eyes: a seat, or "spectator".

    >>> read_seat(0, 4), read_seat("spectator", 4)
    (0, -2)
    """
    if seat == "spectator":
        return SPECTATOR  # sees, but never moves: no action is legal for it
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise HippodromeError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
