"""Play positions on to the end in compiled code, many times: every seat decides from what it sees, nature by chance.

The result of a game is the share of the victory of every seat. Sample number i always has the same random numbers, so
that the same position always has the same value.
"""

from typing import Any

import numpy as np

from hippodrome.bots.tree import best_rated, share_victory
from hippodrome.core.chance import scramble
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_ACTIONS, MOST_SEATS, apply, mask
from hippodrome.core.playouts import one_of, play_nature

Desk = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64, (1,)),
            ("worth", np.float64, (MOST_ACTIONS,)),
            ("out", np.int32, (MOST_ACTIONS,)),
            ("result", np.float64, (MOST_SEATS,)),
            ("mean", np.float64, (MOST_SEATS,)),  # of the results of all samples
            ("squares", np.float64, (MOST_SEATS,)),  # of their distances from the mean
        ],
    )
)


@compiled
def sample(
    start: Any, first: int, samples: int, seed: int, world: Any, seen: Any, memos: Any, at: Any
) -> None:
    """Sample the result of a position; the samples are numbered from `first` on."""
    desk = at[0]
    clear(desk)
    for number in range(samples):
        begin(start, first + number, seed, world, desk)
        play_on(world, seen, memos, desk)
        add(desk, number + 1, world[0].seats)


@compiled
def play_on(world: Any, seen: Any, memos: Any, desk: Any) -> None:
    """Play a world to its end, each seat by the rules of thumb and by what it sees, and write the result."""
    rng, out = desk.rng[:], desk.out[:]
    for seat in range(MOST_SEATS):
        memos[seat] = memos[MOST_SEATS]
    while True:
        seats = play_nature(world[0], rng, out)
        if seats == 0:
            break
        seat = one_of(seats, rng)
        seen[0] = world[0]
        mask(seen[0], seat)
        apply(world[0], seat, best_rated(seen[0], seat, rng, out, desk.worth[:], memos[seat]))
    share_victory(world[0], desk.result)


@inlined
def clear(desk: Any) -> None:
    """Forget what was sampled before."""
    desk.mean[:] = 0
    desk.squares[:] = 0


@inlined
def begin(start: Any, number: int, seed: int, world: Any, desk: Any) -> None:
    """Begin a sample, with random numbers of its own."""
    world[0] = start[0]
    desk.rng[0] = seed
    desk.rng[0] = scramble(scramble(desk.rng[0]) + np.uint64(number))


@inlined
def add(desk: Any, count: int, seats: int) -> None:
    """Add the result of a sample, the `count`-th, to mean and variance (Welford's way, which rounds little)."""
    for seat in range(seats):
        away = desk.result[seat] - desk.mean[seat]
        desk.mean[seat] += away / count
        desk.squares[seat] += away * (desk.result[seat] - desk.mean[seat])
