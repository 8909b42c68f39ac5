"""Play whole games in compiled code, each seat by a network or by the rules of thumb, and keep what was decided."""

from math import log
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import network
from hippodrome.bots.network import Network
from hippodrome.bots.policy import by_thumb, thumb_fields
from hippodrome.core.chance import below, scramble
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_SEATS, apply, legal, mask, observe, winners
from hippodrome.core.features import compare
from hippodrome.core.playouts import LOWEST, play_nature
from hippodrome.envs.steps import rank

# Who plays a seat: the number of a network, 0 for the one that learns, or one of these.
THUMB, UNSTEADY, TEACHER = (
    -1,
    -2,
    -3,
)  # rules of thumb; with random moves; whose decisions are kept, to be imitated
LEARNER = 0
IMPULSE = 0.25  # how often an unsteady player makes a random move
LONGEST = 1200  # decisions of one game that are kept, at most
TRUST = 0.95  # how far an advantage looks ahead (lambda)
UNLIKELY = 2e-4  # actions less likely than this are not kept: there is next to nothing to learn from them


class Played(NamedTuple):
    """Decisions, in rows that are filled from the front; lists of different lengths lie behind each other."""

    inputs: Any  # the rows that each observation selects
    inputs_end: Any  # where those of each decision end
    features: Any  # of all legal actions
    features_end: Any  # where those of each action end
    actions_end: Any  # where the legal actions of each decision end
    chosen: Any  # which of its legal actions
    likely: Any  # the logarithm of how likely that was
    value: Any  # the reward that was expected
    gain: Any  # how much better than expected it came out: the advantage
    reward: Any
    shares: Any  # of the victory, the deciding seat first
    points: Any
    seat: Any
    seats: Any
    count: Any  # decisions, inputs, features, actions, games, and 1 if there was no room for a decision


def played(decisions: int) -> Played:
    """Make room for so many decisions, and for those that end the last game."""
    rows = decisions + LONGEST
    inputs, actions, features = 160 * rows, 64 * rows, 400 * rows  # on average far fewer; see `has_room`
    return Played(
        inputs=np.zeros(inputs, np.int32),
        inputs_end=np.zeros(rows, np.int64),
        features=np.zeros(features, np.int32),
        features_end=np.zeros(actions, np.int64),
        actions_end=np.zeros(rows, np.int64),
        chosen=np.zeros(rows, np.int32),
        likely=np.zeros(rows, np.float32),
        value=np.zeros(rows, np.float32),
        gain=np.zeros(rows, np.float32),
        reward=np.zeros(rows, np.float32),
        shares=np.zeros((rows, MOST_SEATS), np.float32),
        points=np.zeros((rows, MOST_SEATS), np.float32),
        seat=np.zeros(rows, np.int8),
        seats=np.zeros(rows, np.int8),
        count=np.zeros(6, np.int64),
    )


def trimmed(kept: Played) -> Played:
    """Return the rows that are filled."""
    decisions, inputs, features, actions = (int(count) for count in kept.count[:4])
    lengths = {"inputs": inputs, "features": features, "features_end": actions, "count": len(kept.count)}
    return Played(**{name: array[: lengths.get(name, decisions)] for name, array in kept._asdict().items()})


def joined(parts: list[Played]) -> Played:
    """Return several parts as one."""
    if len(parts) == 1:
        return parts[0]
    before = np.cumsum([[0] * len(parts[0].count), *(part.count for part in parts)], 0)
    shifted = [
        part._replace(
            inputs_end=part.inputs_end + start[1],
            features_end=part.features_end + start[2],
            actions_end=part.actions_end + start[3],
        )
        for part, start in zip(parts, before, strict=False)
    ]
    columns = Played(*(np.concatenate(column) for column in zip(*shifted, strict=True)))
    return columns._replace(count=before[-1])


def workspace(record: np.dtype[Any]) -> Any:
    """Make the memory that a game needs besides the network's desk."""
    fields = [
        ("rng", np.uint64, (1,)),
        *thumb_fields(record),
        ("points", np.int32, (MOST_SEATS,)),
        ("ranks", np.float32, (MOST_SEATS,)),
        ("rewards", np.float64, (MOST_SEATS,)),
    ]
    return np.zeros(1, np.dtype((np.record, fields)))


@compiled
def play(
    openings: Any,
    players: Any,
    net: Network,
    begins: Any,
    seed: int,
    decisions: int,
    winning: float,
    sharp: float,
    kept: Played,
    at: Any,
    work: Any,
    won: Any,
) -> int:
    """Play games, row after row of `players`, until so many decisions are kept; return how many games.

    `openings` has the opening position of each row, `won` gets the share of victory of each seat in each row's games,
    and their number behind them. `winning` is the part of the reward that comes from winning, not from the rank;
    networks prefer likely actions the more the higher `sharp` is (1: as trained).
    """
    rng = work[0].rng[:]
    rng[0] = seed
    rng[0] = scramble(rng[0])
    game = openings[:1].copy()
    kept.count[:] = 0
    games = 0
    while kept.count[0] < decisions and not kept.count[5]:
        row = games % len(players)
        game[0] = openings[row]
        play_one(game[0], players[row], net, begins, sharp, kept, at[0], work[0])
        settle(game[0], players[row], winning, kept, work[0], won[row])
        won[row, MOST_SEATS] += 1
        games += 1
    kept.count[4] = games
    return games


@compiled
def play_one(
    s: Any, who: Any, net: Network, begins: Any, sharp: float, kept: Played, at: Any, work: Any
) -> None:
    """Play one game to its end."""
    rng, out = work.rng[:], at.out[:]
    first = kept.count[0]
    while True:
        turn = play_nature(s, rng, out)
        if turn == 0:
            break
        seat = LOWEST[turn]
        player = who[seat]
        if player >= 0:
            n = legal(s, seat, out)
            if n == 1:
                apply(s, seat, np.int64(out[0]))
                continue
            n = network.look(net, player, begins, s, seat, at)
            for i in range(n):
                at.logits[i] *= sharp
            network.soften(at.logits, n)
            i = network.draw(at.logits, n, rng)
            if player == LEARNER and kept.count[0] - first < LONGEST:
                keep(s, seat, n, i, UNLIKELY, begins, kept, at)
        else:
            at.masked = s
            mask(at.masked, seat)
            n = legal(at.masked, seat, out)
            if n == 1:
                i = 0
            elif player == UNSTEADY and below(rng, 1000) < 1000 * IMPULSE:
                i = below(rng, n)
            else:
                i = by_thumb(at.masked, seat, n, out, rng, work)
                if player == TEACHER and kept.count[0] - first < LONGEST:
                    observe(at.masked, seat, at.observation[:])
                    at.more = compare(at.masked, seat, out, n, at.compared[:])
                    at.logits[:n] = 1.0
                    keep(s, seat, n, i, 0.0, begins, kept, at)
        apply(s, seat, np.int64(out[i]))


@inlined
def has_room(kept: Played, n: int, most: int) -> bool:
    """Whether a decision between n actions, with at most so many features each, can be kept."""
    return (
        kept.count[0] < len(kept.chosen)
        and kept.count[1] + network.MOST_INPUTS <= len(kept.inputs)
        and kept.count[2] + n * most <= len(kept.features)
        and kept.count[3] + n <= len(kept.features_end)
    )


@compiled
def keep(s: Any, seat: int, n: int, chosen: int, least: float, begins: Any, kept: Played, at: Any) -> None:
    """Keep a decision: what was seen, what was chosen, and what else was likely enough."""
    d, inputs, features, actions = kept.count[0], kept.count[1], kept.count[2], kept.count[3]
    row = at.features[:]
    if not has_room(kept, n, len(row)):
        kept.count[5] = 1
        return
    found = network.list_inputs(at.observation[:], begins, at.inputs[:])
    for i in range(found):
        kept.inputs[inputs + i] = at.inputs[i]
    kept.count[1] = kept.inputs_end[d] = inputs + found
    total = 0.0
    for i in range(n):
        if i == chosen:
            kept.chosen[d] = actions - kept.count[3]
        elif at.logits[i] < least:
            continue
        total += at.logits[i]
        described = network.list_features(at.masked, seat, i, at)
        for f in range(described):
            kept.features[features + f] = row[f]
        features += described
        kept.features_end[actions] = features
        actions += 1
    kept.count[2] = features
    kept.count[3] = kept.actions_end[d] = actions
    kept.likely[d] = log(max(at.logits[chosen] / total, 1e-9))
    kept.value[d] = at.outputs[network.REWARD]
    kept.seat[d] = seat
    kept.seats[d] = s.seats
    kept.reward[d] = np.nan  # until the game is over
    kept.count[0] = d + 1


@compiled
def settle(s: Any, who: Any, winning: float, kept: Played, work: Any, won: Any) -> None:
    """Write what came of the decisions of a game that is over: rewards, advantages, results of all seats."""
    seats = np.int64(s.seats)
    points, ranks, rewards = work.points[:], work.ranks[:], work.rewards[:]
    rank(s, points[:seats], ranks[:seats])
    mask_won = winners(s)
    sharing = 0
    for seat in range(seats):
        sharing += mask_won >> seat & 1
    for seat in range(seats):
        share = (mask_won >> seat & 1) / sharing
        won[seat] += share
        rewards[seat] = (1 - winning) * ranks[seat] + winning * (2 * share - 1)
    for seat in range(seats):
        if who[seat] != LEARNER and who[seat] != TEACHER:
            continue
        after, gain = rewards[seat], 0.0
        d = kept.count[0] - 1
        while d >= 0 and np.isnan(kept.reward[d]):
            d -= 1
        last = d
        d = kept.count[0] - 1
        while d > last:
            if kept.seat[d] == seat:
                gain = after - kept.value[d] + TRUST * gain
                kept.gain[d] = gain
                after = kept.value[d]
                kept.shares[d] = 0
                kept.points[d] = 0
                for place in range(seats):
                    other = (seat + place) % seats
                    kept.shares[d, place] = (mask_won >> other & 1) / sharing
                    kept.points[d, place] = points[other]
            d -= 1
    d = kept.count[0] - 1
    while d >= 0 and np.isnan(kept.reward[d]):
        kept.reward[d] = rewards[kept.seat[d]]
        d -= 1
