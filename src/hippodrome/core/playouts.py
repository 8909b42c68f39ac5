"""Play random games to the end, for any game: one from a record, or many in threads."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from hippodrome.core.chance import NATURE, below, scramble
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_ACTIONS, apply, chances, legal, score, turn, winners

# Buffers. Arrays within a record are not reference-counted, which would cost a tenth of a playout.
Desk = np.dtype((np.record, [("rng", np.uint64, (1,)), ("out", np.int32, (MOST_ACTIONS,))]))
LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in range(64)])  # the lowest seat


@inlined
def play_nature(s: Any, rng: Any, out: Any) -> int:
    """Let nature move with `rng` until a seat has to decide or the game is over; return `turn`."""
    while True:
        seats = turn(s)
        if seats:
            return seats
        n = chances(s, out)
        if n == 0:
            return 0
        apply(s, NATURE, pick(out, n, rng))


@inlined
def pick(weights: Any, n: int, rng: Any) -> int:
    """Draw one of n outcomes by weight. The weights are replaced by their running sums."""
    total = 0
    for i in range(n):
        total += weights[i]
        weights[i] = total
    drawn = below(rng, total)
    chosen = 0
    for i in range(n):  # no early exit: the branch would be mispredicted more often than not
        chosen += weights[i] <= drawn
    return chosen


@inlined
def best_of(worth: Any, n: int, rng: Any) -> int:
    """Return the place of the highest of n numbers; of equal ones any."""
    best, equals = 0, 1
    for i in range(1, n):
        if worth[i] > worth[best]:
            best, equals = i, 1
        elif worth[i] == worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return best


@inlined
def one_of(seats: int, rng: Any) -> int:
    """Return a random seat of a bit mask."""
    if seats & (seats - 1):
        n = 0
        rest = seats
        while rest:
            rest &= rest - 1
            n += 1
        for _ in range(below(rng, n)):
            seats &= seats - 1
    return LOWEST[seats]


@compiled
def playout(s: Any, rng: Any, out: Any) -> int:
    """Play to the end, every seat choosing uniformly at random; return the number of decisions."""
    decisions = 0
    while True:
        seats = play_nature(s, rng, out)
        if seats == 0:
            return decisions
        seat = one_of(seats, rng)
        n = legal(s, seat, out)
        apply(s, seat, np.int64(out[below(rng, n)]))  # one type of number: compiled once
        decisions += 1


@compiled
def _play_all(start: Any, desk: Any, seed: int, first: int, scores: Any, won: Any, decisions: Any) -> None:
    game = start.copy()
    rng, out = desk[0].rng[:], desk[0].out[:]
    for i in range(scores.shape[0]):
        game[0] = start[0]
        rng[0] = seed
        rng[0] = scramble(rng[0]) + np.uint64(first + i)
        decisions[i] = playout(game[0], rng, out)
        score(game[0], scores[i])
        won[i] = winners(game[0])


def batch_playouts(start: Any, games: int, seed: int = 0, threads: int = 1) -> tuple[Any, Any, Any]:
    """Play `games` random games from the position in `start`, an array of one record.

    Return their scores (a row per game), the bit masks of their winners, and how many decisions each had.
    Each game has its own seed, so the number of threads does not change the results.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> opening = byzanz.opening({"seats": 4})
    >>> scores, winners, decisions = batch_playouts(opening, games=100, seed=1, threads=2)
    >>> scores.shape, bool((decisions > 50).all())
    ((100, 4), True)
    """
    if threads < 1 or games < 0:
        raise ValueError("threads must be 1 or more, games must be 0 or more")
    scores = np.zeros((games, int(start["seats"][0])), np.int32)
    won = np.zeros(games, np.int64)
    decisions = np.zeros(games, np.int64)
    bounds = [games * i // threads for i in range(threads + 1)]
    parts = [slice(a, b) for a, b in pairwise(bounds)]

    def play(part: slice) -> None:
        _play_all(
            start, np.zeros(1, Desk), seed % 2**63, part.start, scores[part], won[part], decisions[part]
        )

    if threads == 1:
        play(parts[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, parts))
    return scores, won, decisions
