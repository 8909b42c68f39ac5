"""Check the arguments of environments: a wrong one is told in a sentence."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np

from hippodrome.core.errors import HippodromeError
from hippodrome.game import check_options


def table_options(game: str, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the complete options of a table; raise `BadOptions` for those that the game does not have.

    >>> table_options("nekken", np.int64(2), {})["seats"]
    2
    """
    return check_options(game, options if seats is None else {**options, "seats": whole(seats, "seats")})


def whole(number: Any, what: str) -> int:
    """Return a number that must be whole, of Python's type or NumPy's.

    >>> whole(1.5, "a seed")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: a seed must be a whole number, not 1.5
    """
    try:
        return index(number)
    except TypeError:
        raise HippodromeError(f"{what} must be a whole number, not {number!r}") from None


def seed_of_each(seed: Any, games: int) -> tuple[Any, bool]:
    """Return a seed for each game, and whether the games must be told apart since they have the same.

    >>> seed_of_each([7, 7], 2)
    (array([7, 7], dtype=uint64), False)
    """
    if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
        if len(seed) != games:
            raise HippodromeError(f"{len(seed)} seeds for {games} games: give one for each, or one for all")
        return np.array([whole(each, "a seed") % 2**63 for each in seed], np.uint64), False
    return np.full(games, whole(seed, "a seed") % 2**63, np.uint64), True


def one_for_each(actions: Any, games: int) -> Any:
    """Return actions as an array, one whole number for each game.

    >>> one_for_each([3, 1.5], 2)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: a step takes an array of 2 whole numbers, ... not float64 of shape (2,)
    """
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.empty(0)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise HippodromeError(
            f"a step takes an array of {games} whole numbers, one action for each game, "
            f"not {given.dtype} of shape {given.shape}"
        )
    return np.ascontiguousarray(given, np.int64)
