"""What the others may hold in secret, judged by what they were seen to do.

Worlds are imagined as always. Then the network says how likely each of the last decisions of another player would have
been, had it held what a world gives it, and worlds are drawn anew by that: for each player on its own, since what they
hold is drawn independently. A game whose secrets can't be put into an earlier position is left as it is.
"""

from math import exp, log
from typing import Any

import numpy as np

from hippodrome.bots import network
from hippodrome.bots.bot import Situation
from hippodrome.bots.network import Network
from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import MOST_SEATS
from hippodrome.core.features import suppose
from hippodrome.core.sense import imagine

RECENT = 4  # decisions of each other player that count
WORLDS = 256  # drawn for a search
TRUST = 0.5  # how far the network is trusted: 0 not at all, 1 as if the others played by it
_FINE = 1 << 30


def worlds(at: Situation, net: Network, candidates: int, seed: int) -> Any:
    """Draw worlds that fit what the seat has seen; None if there is nothing to go by.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.bots.learned import shipped
    >>> from hippodrome.game import new
    >>> worlds(situation(new("byzanz", seats=4, seed=7), 0), shipped("byzanz"), 16, 1) is None
    True
    """
    seen = at.witnessed(RECENT)
    if not seen or candidates < 2:
        return None
    record = at.masked.dtype
    rng = np.array([seed], np.uint64)
    drawn = np.zeros(WORLDS, record)
    fits = draw(
        at.masked,
        at.seat,
        np.concatenate([one.masked for one in seen]),
        np.array([(one.actor, one.action) for one in seen]),
        net,
        network.starts(record),
        network.desk(record),
        np.zeros(candidates, record),
        drawn,
        rng,
    )
    return drawn if fits else None


@compiled
def draw(
    start: Any,
    seat: int,
    before: Any,
    steps: Any,
    net: Network,
    begins: Any,
    at: Any,
    candidates: Any,
    drawn: Any,
    rng: Any,
) -> bool:
    """Imagine candidates, weigh them by the decisions that were seen, and draw worlds; False if that can't be done."""
    for k in range(len(candidates)):
        candidates[k] = start[0]
        imagine(candidates[k], seat, rng)
    likely = np.zeros((MOST_SEATS, len(candidates)))
    past = before[:1].copy()
    for d in range(len(steps)):
        actor, action = steps[d, 0], steps[d, 1]
        for k in range(len(candidates)):
            past[0] = before[d]
            if not suppose(past[0], candidates[k], actor):
                return False
            likely[actor, k] += TRUST * log(max(chance_of(net, begins, past[0], actor, action, at[0]), 1e-4))
    for i in range(len(drawn)):
        drawn[i] = candidates[i % len(candidates)]
        for other in range(start[0].seats):
            if other != seat:
                suppose(drawn[i], candidates[one_by(likely[other], rng)], other)
    return True


@compiled
def chance_of(net: Network, begins: Any, s: Any, seat: int, action: int, at: Any) -> float:
    """How likely the network holds an action of a seat; 0 if it is not legal."""
    n = network.look(net, 0, begins, s, seat, at)
    network.soften(at.logits, n)
    found = 0.0
    for i in range(n):
        if at.out[i] == action:
            found = at.logits[i]
    return found


@compiled
def one_by(logs: Any, rng: Any) -> int:
    """Draw one by the logarithms of their weights."""
    most = logs.max()
    total = 0.0
    for one in logs:
        total += exp(one - most)
    left = total * below(rng, _FINE) / _FINE
    for k in range(len(logs)):
        left -= exp(logs[k] - most)
        if left < 0:
            return k
    return len(logs) - 1
