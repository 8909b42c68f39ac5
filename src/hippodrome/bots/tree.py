"""The compiled tree search with hidden information, for any game and any number of players.

Each simulation draws a world that is consistent with what the searching seat knows, walks down the tree along the
moves that are legal in that world, adds one node, plays on by the rules of thumb, and adds the result to every node on
the way. So a move is judged by all worlds in which it is legal: a child counts how often it was available, not only
how often it was chosen. Every player maximises its own result. Nature's moves are nodes too, chosen by their weights.
Hidden moves of others are not in the tree, since the seat can't react to them.

A network can guide it (`guide`; None for none, which leaves no trace of it in the compiled code). Then its policy is
the prior of the moves at the root and some way down, and its judgement a part of the result. The rules of thumb still
speak where it is not asked.
"""

from functools import cache
from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import network
from hippodrome.bots.network import SHARE, Network
from hippodrome.core.chance import NATURE, below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import (
    MOST_ACTIONS,
    MOST_SEATS,
    apply,
    chances,
    legal,
    turn,
    visible,
    winners,
)
from hippodrome.core.playouts import LOWEST, best_of, one_of, pick, play_nature
from hippodrome.core.sense import expect, imagine, meant, quick, rate, sense_of, shown
from hippodrome.core.sight import SEEN

DEEPEST = 256  # moves from the root
NONE = 0  # no node: the root is never a child

Node = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # sum of the results for the player who made the move
            ("visits", np.int32),
            ("available", np.int32),  # how often the move was legal
            ("first", np.int32),  # first child
            ("next", np.int32),  # next child of the same parent
            ("action", np.int64),  # of another player, what is `shown` of it
            ("actor", np.int32),
        ],
    )
)


def workspace(record: np.dtype[Any]) -> Any:
    """Make the memory that a search works in: an array of one record.

    >>> from hippodrome.games.byzanz import rules
    >>> int(workspace(rules.State)["nodes"][0])
    0
    """
    return np.zeros(1, _workspace(sense_of(record).Memo))


@cache
def _workspace(memo: np.dtype[Any]) -> np.dtype[Any]:
    fields = [
        ("rng", np.uint64, (1,)),
        ("memo", memo),  # what the rules of thumb remember during a simulation
        ("blank", memo),  # its initial value
        ("points", np.float64, (MOST_SEATS,)),
        ("result", np.float64, (MOST_SEATS,)),
        ("victory", np.float64, (MOST_SEATS,)),
        ("expected", np.float64, (MOST_SEATS,)),  # by a network
        ("root_worth", np.float64, (MOST_ACTIONS,)),
        ("worth", np.float64, (MOST_ACTIONS,)),
        ("likely", np.float64, (MOST_ACTIONS,)),
        ("out", np.int32, (MOST_ACTIONS,)),
        ("child", np.int32, (MOST_ACTIONS,)),  # of each legal action
        ("place", np.int32, (MOST_ACTIONS,)),  # of each action in the list, from 1
        ("path", np.int32, (DEEPEST,)),
        ("only", np.int32),  # the move that the root is held to, from 1; 0: it chooses
        ("nodes", np.int32),  # number of nodes in the tree
        ("decisions", np.int64),  # simulated so far
    ]
    return np.dtype((np.record, fields))


SETTINGS: list[tuple[str, Any]] = [
    ("explore", np.float64),  # weight of a move's prior against its results
    ("temperature", np.float64),  # points that make the prior of a move e times as large
    ("fairness", np.float64),  # part of the prior that is divided equally
    ("wide", np.float64),  # moves tried at a node: this many at once …
    ("widening", np.float64),  # … plus this many times the square root of its visits
    ("spread", np.float64),  # points of a lead that make winning e times as likely
    ("winning", np.float64),  # part of the result that comes from winning, not from points
    ("rollout_depth", np.int64),  # decisions of a rollout with the full rating, before the quick one
    ("horizon", np.int64),  # decisions of a rollout before its position is evaluated
    ("rollouts", np.float64),  # part of the result from rollouts, where a network judges too
    ("asked", np.int64),  # depth of the tree down to which such a network gives the priors
    ("beliefs", np.int64),  # worlds that it weighs by what the others were seen to do; 0 for none
]
Settings = np.dtype((np.record, SETTINGS))


class Guide(NamedTuple):
    """A network that guides a search, and the memory that it works in."""

    net: Network
    begins: Any
    desk: Any


@compiled
def plant(start: Any, seat: int, tree: Any, work: Any, settings: Any, guide: Guide | None) -> int:
    """Make the root from the position as the seat sees it; return its number of moves."""
    out, worth = work[0].out[:], work[0].root_worth[:]
    tree[0].visits = 0
    tree[0].first = NONE
    work[0].nodes, work[0].decisions = 1, 0
    n = legal(start[0], seat, out)
    if guide is None:
        rate(start[0], seat, out, n, worth, work[0].memo)
    else:
        ask(start[0], seat, n, worth, settings[0], guide)
    return n


@compiled
def ask(s: Any, seat: int, n: int, worth: Any, settings: Any, guide: Guide) -> None:
    """Ask the network what each of the n legal moves is worth: so that its policy becomes the prior."""
    at = guide.desk[0]
    network.look(guide.net, 0, guide.begins, s, seat, at)
    for i in range(n):
        worth[i] = at.logits[i] * settings.temperature


@compiled
def grow(
    start: Any,
    seat: int,
    world: Any,
    tree: Any,
    work: Any,
    settings: Any,
    guide: Guide | None,
    worlds: Any,
    simulations: int,
) -> None:
    """Run more simulations, each in a world that is imagined, or in one of `worlds` if that is not None."""
    rng, result = work[0].rng[:], work[0].result[:]
    path = work[0].path[:]
    for _ in range(simulations):
        if worlds is None:
            world[0] = start[0]
            imagine(world[0], seat, rng)
        else:
            world[0] = worlds[below(rng, len(worlds))]
        work[0].memo = work[0].blank
        depth = descend(world[0], seat, tree, work, settings[0], guide)
        if guide is None:
            work[0].decisions += depth + play_on(world[0], work, settings[0])
            judge(world[0], work, settings[0])
        else:
            work[0].decisions += depth + judge_by(world[0], work, settings[0], guide)
        tree[0].visits += 1
        for i in range(depth):
            node = path[i]
            tree[node].visits += 1
            if tree[node].actor != NATURE:
                tree[node].value += result[tree[node].actor]


@compiled
def descend(s: Any, seat: int, tree: Any, work: Any, settings: Any, guide: Guide | None) -> int:
    """Walk down the tree to a new node or to the end; leave the nodes in `path` and return their number."""
    rng, out, path, memo = work[0].rng[:], work[0].out[:], work[0].path[:], work[0].memo
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
            if work[0].only:
                action = work[0].only - 1
            else:
                action = choose(s, seat, tree, node, actor, n, work, work[0].root_worth, settings)
        else:
            actor = LOWEST[seats]
            n = legal(s, actor, out)
            if actor != seat and visible(s, seat, actor, np.int64(out[0])) != SEEN:
                apply(s, actor, quick(s, actor, rng, out, memo))
                continue
            if guide is None:
                rate(s, actor, out, n, work[0].worth, memo)
            elif depth < settings.asked:
                ask(s, actor, n, work[0].worth, settings, guide)
            else:
                rate(s, actor, out, n, work[0].worth, memo)
            action = choose(s, seat, tree, node, actor, n, work, work[0].worth, settings)
        looks = int(action)
        if actor != seat and actor != NATURE:
            looks = shown(s, actor, np.int64(action))
        child = find(tree, node, actor, looks)
        apply(s, actor, np.int64(action))
        known = child != NONE
        if not known:
            if work[0].nodes == len(tree):
                break
            child = add(tree, node, actor, looks, work)
        path[depth] = child
        depth += 1
        if not known:
            break
        node = child
    return depth


@inlined
def find(tree: Any, node: int, actor: int, action: int) -> int:
    """Return the child that a move leads to."""
    child = tree[node].first
    while child != NONE and (tree[child].action != action or tree[child].actor != actor):
        child = tree[child].next
    return child


@inlined
def add(tree: Any, node: int, actor: int, action: int, work: Any) -> int:
    """Add a new child."""
    child = work[0].nodes
    work[0].nodes += 1
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
def choose(
    s: Any, seat: int, tree: Any, node: int, actor: int, n: int, work: Any, worth: Any, settings: Any
) -> int:
    """Return the untried move with the highest prior, if one more may be tried, else the best of those tried."""
    rng, out, children, place = work[0].rng[:], work[0].out[:], work[0].child[:], work[0].place[:]
    for i in range(n):
        children[i] = NONE
        place[out[i]] = i + 1
    tried = 0
    visits = 0
    child = tree[node].first
    while child != NONE:
        i = 0
        if tree[child].actor == actor:
            move = tree[child].action if actor == seat else meant(s, actor, tree[child].action)
            i = place[move] if move >= 0 else 0
        if i:
            children[i - 1] = child
            tree[child].available += 1
            tried += 1
            visits += tree[child].visits
        child = tree[child].next
    fresh, equals = -1, 0
    for i in range(n):
        place[out[i]] = 0
        if children[i] != NONE:
            continue
        if fresh == -1 or worth[i] > worth[fresh]:
            fresh, equals = i, 1
        elif worth[i] == worth[fresh]:  # of equal ones any
            equals += 1
            if below(rng, equals) == 0:
                fresh = i
    space_left = tried == 0 or work[0].nodes < len(tree)  # where nothing was tried, there is no other choice
    if fresh != -1 and space_left and tried < settings.wide + settings.widening * sqrt(visits):
        return out[fresh]
    return out[best_child(tree, n, work, worth, settings)]


@compiled
def best_child(tree: Any, n: int, work: Any, worth: Any, settings: Any) -> int:
    """Return the best of the moves tried: by its results, and by its prior while there are few of them."""
    children, likely = work[0].child[:], work[0].likely[:]
    most = -np.inf
    tried = 0
    for i in range(n):
        if children[i] != NONE:
            most = max(most, worth[i])
            tried += 1
    promise = 0.0
    for i in range(n):
        if children[i] != NONE:
            likely[i] = exp((worth[i] - most) / settings.temperature)
            promise += likely[i]
    best = -1
    best_score = 0.0
    for i in range(n):
        child = children[i]
        if child != NONE:
            visits = max(tree[child].visits, 1)
            share = (1 - settings.fairness) * likely[i] / promise + settings.fairness / tried
            score = tree[child].value / visits
            score += settings.explore * share * sqrt(tree[child].available) / (1 + visits)
            if best == -1 or score > best_score:
                best, best_score = i, score
    return best


@compiled
def play_on(s: Any, work: Any, settings: Any) -> int:
    """Play on by the rules of thumb, to the end or to the horizon; return the number of decisions."""
    rng, out, memo = work[0].rng[:], work[0].out[:], work[0].memo
    decisions = 0
    while decisions < settings.horizon:
        seats = play_nature(s, rng, out)
        if seats == 0:
            break
        seat = one_of(seats, rng)
        if decisions < settings.rollout_depth:
            action = best_rated(s, seat, rng, out, work[0].worth[:], memo)
        else:
            action = quick(s, seat, rng, out, memo)
        apply(s, seat, action)
        decisions += 1
    return decisions


@compiled
def best_rated(s: Any, seat: int, rng: Any, out: Any, worth: Any, memo: Any) -> int:
    """Return the move that the rules of thumb rate highest; of equal ones any."""
    n = legal(s, seat, out)
    rate(s, seat, out, n, worth, memo)
    return np.int64(out[best_of(worth, n, rng)])


@compiled
def judge(s: Any, work: Any, settings: Any) -> None:
    """Write the result of each seat, from 0 to 1: the victory, once it is known, and a share by points."""
    points, result, out = work[0].points[:], work[0].result[:], work[0].out[:]
    expect(s, points, work[0].memo)
    most = points[0]
    for seat in range(1, s.seats):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(s.seats):
        result[seat] = exp((points[seat] - most) / settings.spread)
        total += result[seat]
    for seat in range(s.seats):
        result[seat] /= total
    if turn(s) == 0 and chances(s, out) == 0:
        share_victory(s, work[0].victory[:])
        for seat in range(s.seats):
            result[seat] += settings.winning * (work[0].victory[seat] - result[seat])


@compiled
def share_victory(s: Any, shares: Any) -> None:
    """Write the share of the victory of each seat at the end of a game."""
    won = winners(s)
    shared = 0
    for seat in range(s.seats):
        shared += won >> seat & 1
    for seat in range(s.seats):
        shares[seat] = (won >> seat & 1) / shared


@compiled
def judge_by(s: Any, work: Any, settings: Any, guide: Guide) -> int:
    """The same by a network's judgement, mixed with a rollout if so set; return the decisions of the rollout."""
    rng, out, result, expected = work[0].rng[:], work[0].out[:], work[0].result[:], work[0].expected[:]
    at = guide.desk[0]
    seats = play_nature(s, rng, out)
    if seats == 0:
        share_victory(s, result)
        return 0
    seat = LOWEST[seats]
    network.value(guide.net, 0, guide.begins, s, seat, at)
    network.soften(at.outputs[SHARE:], s.seats)
    for place in range(s.seats):
        expected[(seat + place) % s.seats] = at.outputs[SHARE + place]
    decisions = 0
    if settings.rollouts > 0:
        decisions = play_on(s, work, settings)
        judge(s, work, settings)
    for one in range(s.seats):
        result[one] = settings.rollouts * result[one] + (1 - settings.rollouts) * expected[one]
    return decisions
