"""What every game offers, and the dispatch that lets an algorithm be written once for all games.

A game is a module that defines, for its own record type, the functions named below. Compiled code calls
them here; Numba picks the game's own by the type of the record when it compiles. From Python, pass records
in an array of one to the functions of `hippodrome.rules.calls`.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from hippodrome.rules import byzanz, intrigue
from hippodrome.rules.chance import NATURE

__all__ = [
    "GAMES",
    "NATURE",
    "SPECTATOR",
    "apply",
    "chances",
    "dispatch",
    "game_of",
    "legal",
    "mask",
    "observe",
    "redeal",
    "score",
    "turn",
    "visible",
    "winners",
]

SPECTATOR = -2  # the eyes of someone without a seat

GAMES: dict[str, Any] = {
    "byzanz": byzanz,
    "byzantio": intrigue.played_on("byzantio"),
    "nekken": intrigue.played_on("nekken"),
}
_BY_RECORD = {byzanz.State: byzanz, intrigue.State: intrigue}


def game_of(dtype: np.dtype[Any]) -> ModuleType:
    """The module of the rules for records of this type.

    >>> game_of(byzanz.State) is byzanz
    True
    """
    return _BY_RECORD[dtype]


def turn(s: Any) -> int:
    """Bit mask of the seats the game waits for; 0 when nature is to move, and at the end."""
    return int(game_of(s.dtype).turn(s))


def legal(s: Any, seat: int, out: Any) -> int:
    """Write every action the seat can take now into `out`, ascending; returns how many."""
    return int(game_of(s.dtype).legal(s, seat, out))


def chances(s: Any, out: Any) -> int:
    """Write the weight of nature's actions 0, 1, … into `out`; returns how many, 0 if nature waits."""
    return int(game_of(s.dtype).chances(s, out))


def apply(s: Any, actor: int, action: int) -> None:
    """One step by a seat or `NATURE`. Unchecked: the action comes from `legal` or `chances`."""
    game_of(s.dtype).apply(s, actor, action)


def mask(s: Any, seat: int) -> None:
    """Blank what the seat (or `SPECTATOR`) can't know."""
    game_of(s.dtype).mask(s, seat)


def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """How much a seat (or `SPECTATOR`) will see of a step not taken yet: `HIDDEN`, `BLANK` or `SEEN`."""
    return int(game_of(s.dtype).visible(s, seat, actor, action))


def redeal(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks with a world that the seat can't tell from the true one, uniformly."""
    game_of(s.dtype).redeal(s, seat, rng)


def score(s: Any, out: Any) -> None:
    """Write each seat's points into `out`."""
    game_of(s.dtype).score(s, out)


def winners(s: Any) -> int:
    """Bit mask of the winners."""
    return int(game_of(s.dtype).winners(s))


def observe(s: Any, seat: int, out: Any) -> None:
    """Write the seat's features into `out`, from a masked record."""
    game_of(s.dtype).observe(s, seat, out)


def dispatch(function: Any, modules: Mapping[np.dtype[Any], Any]) -> None:
    """Let compiled code that calls `function` reach the one that the module for the record's type defines."""
    by_type = {numba.from_dtype(record): module for record, module in modules.items()}

    @overload(function, strict=False)
    def own(s: Any, *_: Any) -> Any:
        return getattr(by_type[s], function.__name__).py_func if s in by_type else None


for _function in (turn, legal, chances, apply, mask, visible, redeal, score, winners, observe):
    dispatch(_function, _BY_RECORD)
