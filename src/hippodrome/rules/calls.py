"""The contract for callers in Python: each function takes an array of one record."""

import threading
from typing import Any

import numpy as np

from hippodrome.rules import contract
from hippodrome.rules.compiled import compiled
from hippodrome.rules.playouts import SCRATCH


@compiled
def turn(one: Any) -> int:
    """Bit mask of the seats the game waits for."""
    return contract.turn(one[0])


@compiled
def legal(one: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into `out`; returns how many."""
    return contract.legal(one[0], seat, out)


@compiled
def chances(one: Any, out: Any) -> int:
    """Write the weights of nature's actions into `out`; returns how many."""
    return contract.chances(one[0], out)


@compiled
def allowed(one: Any, actor: int, action: int, out: Any) -> bool:
    """Whether a seat or `NATURE` can take this action now. `out` is room to work in."""
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
    """One step, unchecked."""
    contract.apply(one[0], actor, action)


@compiled
def mask(one: Any, seat: int) -> None:
    """Blank what the seat can't know."""
    contract.mask(one[0], seat)


@compiled
def visible(one: Any, seat: int, actor: int, action: int) -> int:
    """How much the seat will see of this step: `HIDDEN`, `BLANK` or `SEEN`."""
    return contract.visible(one[0], seat, actor, action)


@compiled
def redeal(one: Any, seat: int, rng: Any) -> None:
    """Fill the blanks with a world that the seat can't tell from the true one."""
    contract.redeal(one[0], seat, rng)


@compiled
def score(one: Any, out: Any) -> None:
    """Write each seat's points into `out`."""
    contract.score(one[0], out)


@compiled
def winners(one: Any) -> int:
    """Bit mask of the winners."""
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


def copied(one: Any) -> Any:
    """A copy of an array of records, by its bytes: NumPy's own goes field by field, and takes ten times as long.

    >>> one = contract.GAMES["byzanz"].opening({})
    >>> copied(one) == one
    array([ True])
    """
    return np.frombuffer(bytearray(one.tobytes()), one.dtype)


class _Room(threading.local):
    def __init__(self) -> None:
        self.out = np.zeros(SCRATCH, np.int32)


_room = _Room()


def scratch() -> Any:
    """An array with room for any list of actions or weights: one for each thread, to be read at once.

    >>> scratch().dtype
    dtype('int32')
    """
    return _room.out
