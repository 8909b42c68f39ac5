"""Play a seat in compiled code: at random, by the rules of thumb, or by a network.

What a player needs for that depends on the table, and only that is compiled: nothing if all play at random (`None`), a
`Thumb` with the rules of thumb, a `Mind` with networks too. Numba picks the function by this type.
"""

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from hippodrome.bots import network
from hippodrome.bots.network import Network
from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import MOST_ACTIONS, legal, mask
from hippodrome.core.playouts import best_of
from hippodrome.core.sense import rate, sense_of

# Who plays a seat: the number of a network, or one of these.
AT_RANDOM = -1
BY_THUMB = -2


class Thumb(NamedTuple):
    """What a player by rules of thumb works with."""

    work: Any  # see `workspace`


class Mind(NamedTuple):
    """What players by networks, and by rules of thumb, work with."""

    work: Any
    net: Network
    begins: Any
    at: Any  # see `network.desk`


def workspace(record: np.dtype[Any]) -> Any:
    """Make the memory that the rules of thumb work in: an array of one record.

    >>> from hippodrome.games.byzanz import rules
    >>> workspace(rules.State).shape
    (1,)
    """
    return np.zeros(1, np.dtype((np.record, [*thumb_fields(record), ("masked", record)])))


def thumb_fields(record: np.dtype[Any]) -> list[tuple[Any, ...]]:
    """Return the fields of a workspace that `by_thumb` needs."""
    memo = sense_of(record).Memo
    return [("worth", np.float64, (MOST_ACTIONS,)), ("memo", memo), ("blank", memo)]


def mind(record: np.dtype[Any], thumb: bool, net: Network | None) -> Thumb | Mind | None:
    """Make what is needed to play by rules of thumb and by networks, or None if nothing is.

    >>> from hippodrome.games.byzanz import rules
    >>> mind(rules.State, False, None) is None, type(mind(rules.State, True, None)).__name__
    (True, 'Thumb')
    """
    if net is not None:
        return Mind(workspace(record), net, network.starts(record), network.desk(record))
    return Thumb(workspace(record)) if thumb else None


@compiled
def by_thumb(masked: Any, seat: int, n: int, out: Any, rng: Any, work: Any) -> int:
    """Return the place of the action that the rules of thumb rate highest, at random among equals."""
    work.memo = work.blank
    worth = work.worth[:]
    rate(masked, seat, out, n, worth, work.memo)
    return best_of(worth, n, rng)


@compiled
def _any(mind: Any, who: int, s: Any, seat: int, rng: Any, out: Any) -> int:
    return np.int64(out[below(rng, legal(s, seat, out))])


@compiled
def _thumb(mind: Any, who: int, s: Any, seat: int, rng: Any, out: Any) -> int:
    n = legal(s, seat, out)
    if n == 1:
        return np.int64(out[0])
    if who == AT_RANDOM:
        return np.int64(out[below(rng, n)])
    work = mind.work[0]
    work.masked = s
    mask(work.masked, seat)
    return np.int64(out[by_thumb(work.masked, seat, n, out, rng, work)])


@compiled
def _network(mind: Any, who: int, s: Any, seat: int, rng: Any, out: Any) -> int:
    if who < 0:
        return _thumb(mind, who, s, seat, rng, out)
    if legal(s, seat, out) == 1:
        return np.int64(out[0])
    return network.decide(mind.net, who, mind.begins, s, seat, rng, mind.at[0])


BY_KIND: dict[type, Any] = {type(None): _any, Thumb: _thumb, Mind: _network}


def decide(mind: Thumb | Mind | None, who: int, s: Any, seat: int, rng: Any, out: Any) -> int:
    """Return the action that `who` takes in a seat of a full record: it sees only what the seat can know."""
    return int(BY_KIND[type(mind)](mind, who, s, seat, rng, out))


@overload(decide, strict=False)
def _decide(mind: Any, who: Any, s: Any, seat: Any, rng: Any, out: Any) -> Any:
    return BY_KIND[getattr(mind, "instance_class", type(None))].py_func
