"""The contract: the functions that every game offers, and their dispatch, so that an algorithm works for all games.

The rules of a game define, for its own record type, the functions named below. Compiled code calls them here;
Numba picks the game's own by the type of the record when it compiles. From Python, pass records in an array of
one to the functions of `hippodrome.core.calls`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import belongs, home

__all__ = [
    "MOST_ACTIONS",
    "MOST_SEATS",
    "NATURE",
    "SPECTATOR",
    "apply",
    "chances",
    "dispatch",
    "first",
    "legal",
    "mask",
    "observe",
    "opens",
    "redeal",
    "register",
    "rules_of",
    "score",
    "sealed",
    "turn",
    "visible",
    "winners",
]

SPECTATOR = -2  # the viewer without a seat
MOST_SEATS = 6
MOST_ACTIONS = 4096  # of a game; every list of actions or weights has this capacity

_rules: dict[np.dtype[Any], Any] = {}
_by_type: dict[Any, Any] = {}  # the same, by Numba's type of the record


def register(record: np.dtype[Any], rules: Any) -> None:
    """Register the rules that work on records of this type. Rules that can't work are refused.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> register(byzanz.State, byzanz)  # once more: nothing happens
    """
    if _rules.get(record) is rules:
        return
    kind = numba.from_dtype(record)
    if kind in _by_type:
        name = getattr(rules, "__name__", rules)
        raise ValueError(
            f"the record of {name} has the same fields as that of {_by_type[kind].__name__}: rename one field, "
            "or the two can't be told apart"
        )
    if rules.ACTIONS > MOST_ACTIONS or max(rules.SEATS) > MOST_SEATS:
        raise ValueError(f"a game can have at most {MOST_ACTIONS} actions and {MOST_SEATS} seats")
    _rules[record] = _by_type[kind] = rules
    belongs(record, home(Path(rules.__file__)))


def rules_of(record: np.dtype[Any]) -> Any:
    """Return the rules for records of this type.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> rules_of(byzanz.State) is byzanz
    True
    """
    return _rules[record]


def turn(s: Any) -> int:
    """Return a bit mask of the seats whose turn it is; 0 when nature moves next, and at the end."""
    return int(rules_of(s.dtype).turn(s))


def legal(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into `out`, in ascending order; return their number."""
    return int(rules_of(s.dtype).legal(s, seat, out))


def chances(s: Any, out: Any) -> int:
    """Write the weights of nature's actions 0, 1, … into `out`; return their number, 0 if nature does not move next."""
    return int(rules_of(s.dtype).chances(s, out))


def apply(s: Any, actor: int, action: int) -> None:
    """Take one step, by a seat or `NATURE`. Unchecked: the action comes from `legal` or `chances`."""
    rules_of(s.dtype).apply(s, actor, action)


def mask(s: Any, seat: int) -> None:
    """Blank what the seat (or `SPECTATOR`) can't know."""
    rules_of(s.dtype).mask(s, seat)


def visible(s: Any, seat: int, actor: int, action: int) -> int:
    """Return how much a seat (or `SPECTATOR`) will see of a step before it is taken: `HIDDEN`, `BLANK` or `SEEN`."""
    return int(rules_of(s.dtype).visible(s, seat, actor, action))


def sealed(s: Any) -> int:
    """Return the number of the open phase in which seats write in secret, a new one each time; 0 if there is none."""
    return int(rules_of(s.dtype).sealed(s))


def opens(s: Any, actor: int, action: int) -> bool:
    """Whether what a seat wrote in secret before is open to all in this position."""
    return bool(rules_of(s.dtype).opens(s, actor, action))


def first(s: Any) -> int:
    """Return the seat that comes first in player order."""
    return int(rules_of(s.dtype).first(s))


def redeal(s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks with a world that is consistent with what the seat knows, all equally likely."""
    rules_of(s.dtype).redeal(s, seat, rng)


def score(s: Any, out: Any) -> None:
    """Write each seat's points into `out`."""
    rules_of(s.dtype).score(s, out)


def winners(s: Any) -> int:
    """Return a bit mask of the winners."""
    return int(rules_of(s.dtype).winners(s))


def observe(s: Any, seat: int, out: Any) -> None:
    """Write the seat's features into `out`, from a masked record."""
    rules_of(s.dtype).observe(s, seat, out)


def dispatch(function: Any, by_type: Mapping[Any, Any]) -> None:
    """Make calls of `function` in compiled code reach the game's own function, chosen by the type of the record."""

    @overload(function, strict=False)
    def own(s: Any, *_: Any) -> Any:
        return getattr(by_type[s], function.__name__).py_func if s in by_type else None


for _function in (
    turn,
    legal,
    chances,
    apply,
    mask,
    visible,
    sealed,
    opens,
    first,
    redeal,
    score,
    winners,
    observe,
):
    dispatch(_function, _by_type)
