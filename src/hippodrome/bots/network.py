"""Small networks that judge positions and actions, in compiled code: a player needs no PyTorch.

The numbers of an observation become a sparse input: one row of the first layer for each number that is not 0, chosen
by its value. Two layers of hidden units follow. From the last come the expected share of the victory and the points of
every seat, the observer first, and a query: an action is judged by the query and the sum of the rows of its features.
So the work grows with what is there, not with what could be, and only legal actions are judged.
"""

from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_ACTIONS, MOST_SEATS, legal, mask, observe, rules_of, visible
from hippodrome.core.features import compare, describe, features_of
from hippodrome.core.sight import SEEN

HIDDEN = 256
QUERY = 64
SHARE, POINTS, REWARD = 0, MOST_SEATS, 2 * MOST_SEATS  # where they begin among the outputs
OUTPUTS = REWARD + 1
MOST_INPUTS = 512  # rows of one position, at most
SHARP = 4.0  # how much a network prefers likely actions where it plays to win; 1: as it was trained


class Network(NamedTuple):
    """The weights of one or more networks of the same game: the first axis of every array is the network."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    query: Any
    query_bias: Any
    action: Any  # a row for each feature of an action
    action_bias: Any
    judge: Any
    out: Any
    out_bias: Any


def shapes(record: np.dtype[Any]) -> Network:
    """Return the shapes of the weights for games with records of this type.

    >>> from hippodrome.games.byzanz import rules
    >>> shapes(rules.State).second
    (256, 256)
    """
    inputs = int(starts(record)[-1])
    described = features_of(record).DESCRIBED
    return Network(
        first=(inputs, HIDDEN),
        first_bias=(HIDDEN,),
        second=(HIDDEN, HIDDEN),
        second_bias=(HIDDEN,),
        query=(HIDDEN, QUERY),
        query_bias=(QUERY,),
        action=(described, QUERY),
        action_bias=(described,),
        judge=(QUERY,),
        out=(HIDDEN, OUTPUTS),
        out_bias=(OUTPUTS,),
    )


@cache
def starts(record: np.dtype[Any]) -> Any:
    """Return where the rows of each number of an observation begin; the last entry is their total.

    >>> from hippodrome.games.byzanz import rules
    >>> starts(rules.State)[:3].tolist()
    [0, 1, 2]
    """
    return np.concatenate([[0], np.cumsum(features_of(record).LEVELS)]).astype(np.int64)


@cache
def _desk(record: np.dtype[Any]) -> np.dtype[Any]:
    fields = [
        ("masked", record),
        ("observation", np.int8, (rules_of(record).OBSERVATION,)),
        ("inputs", np.int32, (MOST_INPUTS,)),
        ("hidden", np.float32, (HIDDEN,)),
        ("last", np.float32, (HIDDEN,)),
        ("query", np.float32, (QUERY,)),
        ("joined", np.float32, (QUERY,)),
        ("outputs", np.float32, (OUTPUTS,)),
        ("features", np.int32, (features_of(record).MOST_DESCRIBED + 1,)),
        ("compared", np.int32, (MOST_ACTIONS,)),  # one more feature of each action …
        ("more", np.int64),  # … if this is 1
        ("logits", np.float64, (MOST_ACTIONS,)),
        ("out", np.int32, (MOST_ACTIONS,)),
    ]
    return np.dtype((np.record, fields))


def desk(record: np.dtype[Any]) -> Any:
    """Make the memory that a network works in: an array of one record.

    >>> from hippodrome.games.byzanz import rules
    >>> desk(rules.State)["query"].shape
    (1, 64)
    """
    return np.zeros(1, _desk(record))


@inlined
def list_inputs(observation: Any, begins: Any, inputs: Any) -> int:
    """Write the rows of the first layer that an observation selects; return how many there are."""
    n = 0
    for i in range(len(observation)):
        value = np.int64(observation[i])
        if value > 0:
            levels = begins[i + 1] - begins[i]
            if levels > 0 and n < len(inputs):
                inputs[n] = begins[i] + min(value, levels) - 1
                n += 1
    return n


@compiled
def judge_position(net: Network, k: int, n: int, at: Any) -> None:
    """Compute the outputs and the query of network `k` from the n inputs at a desk."""
    inputs, hidden, last = at.inputs[:], at.hidden[:], at.last[:]
    first, second = net.first[k], net.second[k]
    hidden[:] = net.first_bias[k]
    for i in range(n):
        row = first[inputs[i]]
        for j in range(HIDDEN):
            hidden[j] += row[j]
    last[:] = net.second_bias[k]
    spread(hidden, second, last)
    query, outputs = at.query[:], at.outputs[:]
    query[:] = net.query_bias[k]
    outputs[:] = net.out_bias[k]
    spread(last, net.query[k], query)
    spread(last, net.out[k], outputs)


@inlined
def spread(units: Any, weights: Any, onto: Any) -> None:
    """Add what the units that are on (above 0) bring to the next layer."""
    for i in range(len(units)):
        on = units[i]
        if on > 0:
            row = weights[i]
            for j in range(len(onto)):
                onto[j] += on * row[j]


@inlined
def list_features(s: Any, seat: int, i: int, at: Any) -> int:
    """Write the features of the action in place `i`, after they all have been compared; return their number."""
    features = at.features[:]
    n = describe(s, seat, np.int64(at.out[i]), features)
    features[n] = at.compared[i]
    return n + at.more


@compiled
def judge_actions(net: Network, k: int, s: Any, seat: int, n: int, at: Any) -> None:
    """Write the logit of each of the n actions in `out`, which are legal in a masked record."""
    logits, features, joined, query = at.logits[:], at.features[:], at.joined[:], at.query[:]
    action, bias, weights = net.action[k], net.action_bias[k], net.judge[k]
    at.more = compare(s, seat, at.out[:], n, at.compared[:])
    for i in range(n):
        described = list_features(s, seat, i, at)
        joined[:] = query
        logit = np.float32(0)
        for f in range(described):
            row = action[features[f]]
            logit += bias[features[f]]
            for j in range(QUERY):
                joined[j] += row[j]
        for j in range(QUERY):
            logit += max(joined[j], np.float32(0)) * weights[j]
        logits[i] = logit


@compiled
def look(net: Network, k: int, begins: Any, s: Any, seat: int, at: Any) -> int:
    """Judge a position and its legal actions as a seat sees them: list these with their logits; return their number."""
    value(net, k, begins, s, seat, at)
    n = legal(at.masked, seat, at.out[:])
    judge_actions(net, k, at.masked, seat, n, at)
    return n


@compiled
def value(net: Network, k: int, begins: Any, s: Any, seat: int, at: Any) -> None:
    """Judge a position as a seat sees it: compute the outputs and the query."""
    at.masked = s
    mask(at.masked, seat)
    observe(at.masked, seat, at.observation[:])
    judge_position(net, k, list_inputs(at.observation[:], begins, at.inputs[:]), at)


@inlined
def soften(logits: Any, n: int) -> None:
    """Turn n logits into probabilities."""
    most = logits[0]
    for i in range(1, n):
        most = max(most, logits[i])
    total = 0.0
    for i in range(n):
        logits[i] = exp(logits[i] - most)
        total += logits[i]
    for i in range(n):
        logits[i] /= total


@inlined
def draw(likely: Any, n: int, rng: Any) -> int:
    """Draw one of n by their probabilities."""
    left = below(rng, 1 << 30) / (1 << 30)
    for i in range(n - 1):
        left -= likely[i]
        if left < 0:
            return i
    return n - 1


@compiled
def decide(net: Network, k: int, begins: Any, s: Any, seat: int, rng: Any, at: Any) -> int:
    """Return the likeliest action; where the others will not see which, one drawn, so that nobody can rely on it."""
    n = look(net, k, begins, s, seat, at)
    chosen = 0
    for i in range(1, n):
        if at.logits[i] > at.logits[chosen]:
            chosen = i
    if visible(s, (seat + 1) % s.seats, seat, np.int64(at.out[chosen])) != SEEN:
        for i in range(n):
            at.logits[i] *= SHARP
        soften(at.logits, n)
        chosen = draw(at.logits, n, rng)
    return np.int64(at.out[chosen])


@compiled
def decided(net: Network, begins: Any, one: Any, seat: int, rng: Any, at: Any) -> int:
    """Call `decide` from Python."""
    return decide(net, 0, begins, one[0], seat, rng, at[0])


@compiled
def judged(net: Network, begins: Any, one: Any, seat: int, at: Any) -> int:
    """Call `look` from Python, with how likely each action is instead of its logit; return their number."""
    n = look(net, 0, begins, one[0], seat, at[0])
    soften(at[0].logits, n)
    return n
