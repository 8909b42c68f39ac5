"""The tree search guided by a network: its policy is the prior of the moves, its judgement the result of a simulation.

It is the search of `hippodrome.bots.tree`, with the same tree, the same choice of moves and the same drawn worlds. The
rules of thumb still speak where the network is not asked: for moves deeper in the tree, and in rollouts if some part of
the result is to come from them.
"""

from typing import Any

import numpy as np

from hippodrome.bots import network, tree
from hippodrome.bots.network import SHARE, Network
from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import apply, chances, legal, turn, visible, winners
from hippodrome.core.playouts import LOWEST, pick, play_nature
from hippodrome.core.sense import imagine, quick, rate
from hippodrome.core.sight import SEEN


@compiled
def plant(
    start: Any, seat: int, grown: Any, work: Any, settings: Any, net: Network, begins: Any, at: Any
) -> int:
    """Make the root from the position as the seat sees it, with the network's priors; return its number of moves."""
    grown[0].visits = 0
    grown[0].first = tree.NONE
    work[0].nodes = 1
    work[0].decisions = 0
    n = network.look(net, 0, begins, start[0], seat, at[0])
    for i in range(n):
        work[0].root_worth[i] = at[0].logits[i] * settings[0].temperature
    return n


@compiled
def grow(
    start: Any,
    seat: int,
    world: Any,
    grown: Any,
    work: Any,
    settings: Any,
    net: Network,
    begins: Any,
    at: Any,
    simulations: int,
) -> None:
    """Run more simulations."""
    rng, result, path = work[0].rng[:], work[0].result[:], work[0].path[:]
    for _ in range(simulations):
        world[0] = start[0]
        imagine(world[0], seat, rng)
        work[0].memo = work[0].blank
        depth = descend(world[0], seat, grown, work, settings[0], net, begins, at[0])
        work[0].decisions += depth
        judge(world[0], work, settings[0], net, begins, at[0])
        grown[0].visits += 1
        for i in range(depth):
            node = path[i]
            grown[node].visits += 1
            if grown[node].actor != NATURE:
                grown[node].value += result[grown[node].actor]


@compiled
def descend(
    s: Any, seat: int, grown: Any, work: Any, settings: Any, net: Network, begins: Any, at: Any
) -> int:
    """Walk down the tree to a new node or to the end; leave the nodes in `path` and return their number."""
    rng, out, path, memo = work[0].rng[:], work[0].out[:], work[0].path[:], work[0].memo
    node = 0
    depth = 0
    while depth < tree.DEEPEST:
        seats = turn(s)
        if seats == 0:
            n = chances(s, out)
            if n == 0:
                break
            actor = NATURE
            action = pick(out, n, rng)
        elif node == 0 and depth == 0:
            actor = seat
            n = legal(s, actor, out)
            if work[0].only:
                action = work[0].only - 1
            else:
                action = tree.choose(grown, node, actor, n, work, work[0].root_worth, settings)
        else:
            actor = LOWEST[seats]
            n = legal(s, actor, out)
            if actor != seat and visible(s, seat, actor, np.int64(out[0])) != SEEN:
                apply(s, actor, quick(s, actor, rng, out, memo))
                continue
            if depth < settings.asked:
                n = network.look(net, 0, begins, s, actor, at)
                for i in range(n):
                    out[i] = at.out[i]
                    work[0].worth[i] = at.logits[i] * settings.temperature
            else:
                rate(s, actor, out, n, work[0].worth, memo)
            action = tree.choose(grown, node, actor, n, work, work[0].worth, settings)
        child = tree.find(grown, node, actor, action)
        apply(s, actor, np.int64(action))
        known = child != tree.NONE
        if not known:
            if work[0].nodes == len(grown):
                break
            child = tree.add(grown, node, actor, action, work)
        path[depth] = child
        depth += 1
        if not known:
            break
        node = child
    return depth


@compiled
def judge(s: Any, work: Any, settings: Any, net: Network, begins: Any, at: Any) -> None:
    """Write the result of each seat, from 0 to 1: the share of the victory, or what is expected of it."""
    rng, out, result = work[0].rng[:], work[0].out[:], work[0].result[:]
    seats = play_nature(s, rng, out)
    if seats == 0:
        won = winners(s)
        shared = 0
        for seat in range(s.seats):
            shared += won >> seat & 1
        for seat in range(s.seats):
            result[seat] = (won >> seat & 1) / shared
        return
    seat = LOWEST[seats]
    network.value(net, 0, begins, s, seat, at)
    network.soften(at.outputs[SHARE:], s.seats)
    if settings.rollouts > 0:
        for place in range(s.seats):
            work[0].expected[(seat + place) % s.seats] = at.outputs[SHARE + place]
        work[0].decisions += tree.play_on(s, work, settings)
        tree.judge(s, work, settings)
        for one in range(s.seats):
            result[one] += (1 - settings.rollouts) * (work[0].expected[one] - result[one])
    else:
        for place in range(s.seats):
            result[(seat + place) % s.seats] = at.outputs[SHARE + place]
