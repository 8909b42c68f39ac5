"""The tree of a search with hidden information, for any game and any number of players, compiled.

Each simulation imagines a world that the searching seat can't tell from the true one, walks down the tree by the
moves that exist in that world, adds one node, plays on by the rules of thumb, and counts the result for every
player on the way. So a move is judged by all worlds in which it can be made: a child remembers how often it
could have been chosen, not only how often it was. Every player maximises its own result. Nature's moves are
nodes too, chosen by their weights. What others do unseen is no part of the tree, since the seat can't act on it.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from hippodrome.bots.sense import MEMO, expect, imagine, quick, rate
from hippodrome.rules.chance import NATURE
from hippodrome.rules.compiled import compiled, inlined
from hippodrome.rules.contract import apply, chances, legal, turn, visible, winners
from hippodrome.rules.playouts import LOWEST, SCRATCH, one_of, pick, play_nature
from hippodrome.rules.sight import SEEN

MOST = 6  # players
DEEPEST = 256  # moves from the root
NONE = 0  # no node: the root is nobody's child

Node = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # sum of the results of who made the move
            ("visits", np.int32),
            ("available", np.int32),  # how often the move could have been chosen
            ("first", np.int32),  # child
            ("next", np.int32),  # child of the same parent
            ("action", np.int32),
            ("actor", np.int32),
        ],
    )
)

Room = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64, (1,)),
            ("memo", np.int64, (MEMO,)),
            ("points", np.float64, (MOST,)),
            ("result", np.float64, (MOST,)),
            ("root_worth", np.float64, (SCRATCH,)),
            ("worth", np.float64, (SCRATCH,)),
            ("likely", np.float64, (SCRATCH,)),
            ("out", np.int32, (SCRATCH,)),
            ("child", np.int32, (SCRATCH,)),  # of each action listed
            ("place", np.int32, (SCRATCH,)),  # of each action in the list, from 1
            ("path", np.int32, (DEEPEST,)),
            ("nodes", np.int32),  # in the tree
            ("decisions", np.int64),  # simulated so far
        ],
    )
)

Habits = np.dtype(
    (
        np.record,
        [
            ("explore", np.float64),  # how much a move's promise weighs against its results
            ("temper", np.float64),  # points that make a move e times as promising
            ("fairness", np.float64),  # part of the promise that is shared out equally
            ("wide", np.float64),  # moves tried at a node: this many at once …
            ("widening", np.float64),  # … and this many times the root of its visits
            ("spread", np.float64),  # points of a lead that make it e times as likely to win
            ("winning", np.float64),  # part of the result that is the victory itself
            ("care", np.int64),  # decisions that a playout makes by a full rating, before it goes on quickly
            ("horizon", np.int64),  # decisions that a playout makes before it is judged
        ],
    )
)


@compiled
def plant(start: Any, seat: int, tree: Any, room: Any) -> int:
    """Make the root: the position as the seat sees it, with its moves. Returns how many it has."""
    out, worth = room[0].out[:], room[0].root_worth[:]
    tree[0].visits = 0
    tree[0].first = NONE
    room[0].nodes = 1
    room[0].decisions = 0
    n = legal(start[0], seat, out)
    rate(start[0], seat, out, n, worth, room[0].memo[:])
    return n


@compiled
def grow(start: Any, seat: int, world: Any, tree: Any, room: Any, habits: Any, simulations: int) -> None:
    """So many simulations more."""
    rng, memo, result = room[0].rng[:], room[0].memo[:], room[0].result[:]
    path = room[0].path[:]
    for _ in range(simulations):
        world[0] = start[0]
        imagine(world[0], seat, rng)
        memo[:] = 0
        depth = descend(world[0], seat, tree, room, habits[0])
        room[0].decisions += depth + play_on(world[0], room, habits[0])
        judge(world[0], room, habits[0])
        tree[0].visits += 1
        for i in range(depth):
            node = path[i]
            tree[node].visits += 1
            if tree[node].actor != NATURE:
                tree[node].value += result[tree[node].actor]


@compiled
def descend(s: Any, seat: int, tree: Any, room: Any, habits: Any) -> int:
    """Walk down the tree to a node that is new, or to the end; the nodes are left in `path`, returns how many."""
    rng, out, path, memo = room[0].rng[:], room[0].out[:], room[0].path[:], room[0].memo[:]
    node = 0
    depth = 0
    while depth < DEEPEST:
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
            action = choose(tree, node, actor, n, room, room[0].root_worth, habits)
        else:
            actor = LOWEST[seats]
            n = legal(s, actor, out)
            if actor != seat and visible(s, seat, actor, np.int64(out[0])) != SEEN:
                apply(s, actor, quick(s, actor, rng, out, memo))
                continue
            rate(s, actor, out, n, room[0].worth, memo)
            action = choose(tree, node, actor, n, room, room[0].worth, habits)
        child = find(tree, node, actor, action)
        apply(s, actor, np.int64(action))
        known = child != NONE
        if not known:
            if room[0].nodes == len(tree):
                break
            child = add(tree, node, actor, action, room)
        path[depth] = child
        depth += 1
        if not known:
            break
        node = child
    return depth


@inlined
def find(tree: Any, node: int, actor: int, action: int) -> int:
    """The child that a move leads to."""
    child = tree[node].first
    while child != NONE and (tree[child].action != action or tree[child].actor != actor):
        child = tree[child].next
    return child


@inlined
def add(tree: Any, node: int, actor: int, action: int, room: Any) -> int:
    """A new child."""
    child = room[0].nodes
    room[0].nodes += 1
    tree[child].value = 0.0
    tree[child].visits = 0
    tree[child].available = 1
    tree[child].first = NONE
    tree[child].next = tree[node].first
    tree[child].action = action
    tree[child].actor = actor
    tree[node].first = child
    return child


@compiled
def choose(tree: Any, node: int, actor: int, n: int, room: Any, worth: Any, habits: Any) -> int:
    """The most promising move not tried yet, while there is room for one more, else the best of those tried."""
    out, children, place = room[0].out[:], room[0].child[:], room[0].place[:]
    for i in range(n):
        children[i] = NONE
        place[out[i]] = i + 1
    tried = 0
    visits = 0
    child = tree[node].first
    while child != NONE:
        i = place[tree[child].action]
        if i and tree[child].actor == actor:
            children[i - 1] = child
            tree[child].available += 1
            tried += 1
            visits += tree[child].visits
        child = tree[child].next
    fresh = -1
    for i in range(n):
        place[out[i]] = 0
        if children[i] == NONE and (fresh == -1 or worth[i] > worth[fresh]):
            fresh = i
    room_left = tried == 0 or room[0].nodes < len(tree)  # where nothing was tried, there is nothing else
    if fresh != -1 and room_left and tried < habits.wide + habits.widening * sqrt(visits):
        return out[fresh]
    return out[best_child(tree, n, room, worth, habits)]


@compiled
def best_child(tree: Any, n: int, room: Any, worth: Any, habits: Any) -> int:
    """Of the moves tried, the one with the best results, and promise where there are few results yet."""
    children, likely = room[0].child[:], room[0].likely[:]
    most = -np.inf
    tried = 0
    for i in range(n):
        if children[i] != NONE:
            most = max(most, worth[i])
            tried += 1
    promise = 0.0
    for i in range(n):
        if children[i] != NONE:
            likely[i] = exp((worth[i] - most) / habits.temper)
            promise += likely[i]
    best = -1
    best_score = 0.0
    for i in range(n):
        child = children[i]
        if child != NONE:
            visits = max(tree[child].visits, 1)
            share = (1 - habits.fairness) * likely[i] / promise + habits.fairness / tried
            score = tree[child].value / visits
            score += habits.explore * share * sqrt(tree[child].available) / (1 + visits)
            if best == -1 or score > best_score:
                best, best_score = i, score
    return best


@compiled
def play_on(s: Any, room: Any, habits: Any) -> int:
    """Play on by the rules of thumb, to the end or as far as one looks; returns the decisions made."""
    rng, out, memo = room[0].rng[:], room[0].out[:], room[0].memo[:]
    decisions = 0
    while decisions < habits.horizon:
        seats = play_nature(s, rng, out)
        if seats == 0:
            break
        seat = one_of(seats, rng)
        if decisions < habits.care:
            action = best_rated(s, seat, out, room[0].worth[:], memo)
        else:
            action = quick(s, seat, rng, out, memo)
        apply(s, seat, action)
        decisions += 1
    return decisions


@compiled
def best_rated(s: Any, seat: int, out: Any, worth: Any, memo: Any) -> int:
    """What the rules of thumb hold for best."""
    n = legal(s, seat, out)
    rate(s, seat, out, n, worth, memo)
    best = 0
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
    return np.int64(out[best])


@compiled
def judge(s: Any, room: Any, habits: Any) -> None:
    """The result for each seat, from 0 to 1: the victory, once it is known, and a share by points."""
    points, result, out = room[0].points[:], room[0].result[:], room[0].out[:]
    expect(s, points)
    most = points[0]
    for seat in range(1, s.seats):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(s.seats):
        result[seat] = exp((points[seat] - most) / habits.spread)
        total += result[seat]
    for seat in range(s.seats):
        result[seat] /= total
    if turn(s) == 0 and chances(s, out) == 0:
        won = winners(s)
        shared = 0
        for seat in range(s.seats):
            shared += won >> seat & 1
        for seat in range(s.seats):
            victory = (won >> seat & 1) / shared
            result[seat] += habits.winning * (victory - result[seat])
