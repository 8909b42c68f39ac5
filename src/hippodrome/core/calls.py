"""The contract for callers in Python: each function takes an array of one record."""

import threading
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from hippodrome.core import contract
from hippodrome.core.compiled import compiled


@compiled
def turn(one: Any) -> int:
    """Return a bit mask of the seats whose turn it is."""
    return contract.turn(one[0])


@compiled
def legal(one: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into `out`; return their number."""
    return contract.legal(one[0], seat, out)


@compiled
def chances(one: Any, out: Any) -> int:
    """Write the weights of nature's actions into `out`; return their number."""
    return contract.chances(one[0], out)


@compiled
def allowed(one: Any, actor: int, action: int, out: Any) -> bool:
    """Whether a seat or `NATURE` can take this action now. `out` is a buffer."""
    if actor == contract.NATURE:
        n = contract.chances(one[0], out)
        return 0 <= action < n and out[action] > 0
    n = contract.legal(one[0], actor, out)
    found = False
    for i in range(n):
        found |= out[i] == action
    return found


@compiled
def apply(one: Any, actor: int, action: int) -> None:
    """Take one step, unchecked."""
    contract.apply(one[0], actor, action)


@compiled
def mask(one: Any, seat: int) -> None:
    """Blank what the seat can't know."""
    contract.mask(one[0], seat)


@compiled
def visible(one: Any, seat: int, actor: int, action: int) -> int:
    """Return how much the seat will see of this step: `HIDDEN`, `BLANK` or `SEEN`."""
    return contract.visible(one[0], seat, actor, action)


CLOSES = 1  # this step closes a phase that was written in secret
ENDS = 2  # this step ends the game


@compiled
def take(one: Any, actor: int, action: int, seats: int, out: Any) -> int:
    """Take one step, unchecked. Return who saw it, two bits per viewer, and in the lowest bits `CLOSES` and `ENDS`.

    The viewers are the seats, then the spectators.
    """
    s = one[0]
    seen = contract.visible(s, contract.SPECTATOR, actor, action)
    for seat in range(seats - 1, -1, -1):
        seen = seen << 2 | contract.visible(s, seat, actor, action)
    before = contract.sealed(s)
    contract.apply(s, actor, action)
    closes = before != 0 and contract.sealed(s) != before
    ends = contract.turn(s) == 0 and contract.chances(s, out) == 0
    return seen << 2 | ends << 1 | closes


@compiled
def opens(one: Any, actor: int, action: int) -> bool:
    """Whether what a seat wrote in secret before is open to all now."""
    return contract.opens(one[0], actor, action)


@compiled
def first(one: Any) -> int:
    """Return the seat that comes first in player order."""
    return contract.first(one[0])


@compiled
def redeal(one: Any, seat: int, rng: Any) -> None:
    """Fill the blanks with a world that is consistent with what the seat knows."""
    contract.redeal(one[0], seat, rng)


@compiled
def score(one: Any, out: Any) -> None:
    """Write each seat's points into `out`."""
    contract.score(one[0], out)


@compiled
def winners(one: Any) -> int:
    """Return a bit mask of the winners."""
    return contract.winners(one[0])


@compiled
def observe(one: Any, seat: int, out: Any) -> None:
    """Write the seat's features into `out`, from a masked record."""
    contract.observe(one[0], seat, out)


@compiled
def fold(one: Any, actors: Any, actions: Any) -> None:
    """Apply a whole log of steps, unchecked."""
    for i in range(len(actors)):
        contract.apply(one[0], actors[i], actions[i])


def listed(one: Any, seat: int) -> list[int]:
    """Return the legal actions of a seat.

    >>> from hippodrome.games import GAMES
    >>> listed(GAMES["byzanz"].opening({}), 0)
    []
    """
    out = scratch()
    actions: list[int] = out[: legal(one, seat, out)].tolist()
    return actions


def seats_of(mask: int) -> list[int]:
    """Return the seats of a bit mask.

    >>> seats_of(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def columns(steps: Sequence[tuple[int, int]]) -> tuple[Any, Any]:
    """Return the actors and the actions of a log, in the form that `fold` takes.

    >>> columns([(-1, 24), (0, 1)])
    (array([-1,  0]), array([24,  1]))
    """
    pairs = np.array(steps, np.int64).reshape(-1, 2)
    return pairs[:, 0].copy(), pairs[:, 1].copy()


def copied(one: Any) -> Any:
    """Copy an array of records by its bytes: NumPy's own copy goes field by field, and takes ten times as long.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> one = byzanz.opening({})
    >>> copied(one) == one
    array([ True])
    """
    return np.frombuffer(bytearray(one.tobytes()), one.dtype)


class _Scratch(threading.local):
    def __init__(self) -> None:
        self.out = np.zeros(contract.MOST_ACTIONS, np.int32)


_scratch = _Scratch()


def scratch() -> Any:
    """Return a buffer for any list of actions or weights: one per thread, so read it at once.

    >>> scratch().dtype
    dtype('int32')
    """
    return _scratch.out


def plain(one: Any) -> SimpleNamespace:
    """Convert an array of one record to Python's own numbers and lists: for code that reads many of its fields.

    >>> from hippodrome.games import GAMES
    >>> plain(GAMES["byzanz"].opening({"seats": 3})).offer
    [0, 0, 0, 0, 0, 0]
    """
    values = zip(one.dtype.names, one.tolist()[0], strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values}
    )
