"""Step many games in compiled code. Each function works on the games of one part of a batch."""

from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.chance import NATURE, below, scramble
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_ACTIONS, apply, chances, legal, mask, observe, score, turn, winners
from hippodrome.core.playouts import LOWEST, pick

NO_SEAT = -1  # the seat to move if a game is over and no other was started
NO_MOVE = -1  # the action that leaves a game as it is
LONGEST = 2048  # entries of a log; no game comes near


class Arrays(NamedTuple):
    """A batch: one entry, or row, per game.

    Passing this many arrays to a function takes longer than most of the functions here, so those of the hot loop are
    inlined.
    """

    opening: Any  # one record
    games: Any
    ended: Any  # the last position of the previous game
    rng: Any  # generators of nature
    luck: Any  # generators of `choose` and of the seats that play at random
    at_random: Any  # bit masks of the seats that play at random
    seat: Any
    done: Any
    observations: Any
    masks: Any
    listed: Any  # the legal actions
    count: Any  # how many there are
    rewards: Any
    points: Any
    actors: Any  # the log, if it is stored; else empty arrays
    actions: Any
    length: Any
    last_actors: Any
    last_actions: Any
    last_length: Any


def workspace(game: Any) -> Any:
    """Make the buffers for one part of a batch in one record, whose arrays need no reference counting."""
    fields = [
        ("masked", game),
        ("rng", np.uint64, (1,)),
        ("luck", np.uint64, (1,)),
        ("out", np.int32, (MOST_ACTIONS,)),
    ]
    return np.zeros(1, np.dtype((np.record, fields)))


@compiled
def begin(t: Arrays, seed: int, first: int, last: int, desk: Any) -> None:
    """Deal new games, each from its own generators."""
    for i in range(first, last):
        t.rng[i] = seed
        start = scramble(t.rng[i])
        t.rng[i] = scramble(start + np.uint64(i))
        t.luck[i] = scramble(~start + np.uint64(i))
        t.done[i] = False
        deal(t, i)
        play_on(t, i, desk[0])
        show(t, i, desk[0])


@compiled
def first_illegal(masks: Any, actions: Any) -> int:
    """Return the first game whose action is not legal; -1 if there is none."""
    for i in range(len(actions)):
        action = actions[i]
        if action != NO_MOVE and (not 0 <= action < masks.shape[1] or not masks[i, action]):
            return i
    return -1


@compiled
def step(t: Arrays, actions: Any, restart: bool, rotate: bool, first: int, last: int, desk: Any) -> None:
    """Take one decision in each game; then nature and the seats that play at random move."""
    for i in range(first, last):
        t.done[i] = False
        if actions[i] == NO_MOVE:
            continue
        take(t, i, np.int64(t.seat[i]), np.int64(actions[i]))
        go_on(t, i, restart, rotate, desk[0])


@compiled
def resume(t: Arrays, i: int, restart: bool, rotate: bool, desk: Any) -> None:
    """Continue one game after its seat to move has been given to the random player."""
    go_on(t, i, restart, rotate, desk[0])


@inlined
def go_on(t: Arrays, i: int, restart: bool, rotate: bool, desk: Any) -> None:
    """Go to the next decision; if there is none, the game is over, and the next can start."""
    going = True
    while going:
        play_on(t, i, desk)
        going = t.seat[i] == NO_SEAT and not t.done[i]
        if going:
            finish(t, i)
            going = restart
            if restart:
                if rotate:
                    turn_seats(t, i)
                deal(t, i)
    show(t, i, desk)


@compiled
def choose(listed: Any, count: Any, luck: Any, actions: Any) -> None:
    """Choose a random legal action for each game, all equally likely."""
    rng = np.empty(1, np.uint64)
    for i in range(len(actions)):
        actions[i] = NO_MOVE
        if count[i]:
            rng[0] = luck[i]
            actions[i] = listed[i, below(rng, count[i])]
            luck[i] = rng[0]


@compiled
def look(games: Any, i: int, seat: int, desk: Any, observation: Any) -> None:
    """Write what a seat sees of a game."""
    desk[0].masked = games[i]
    mask(desk[0].masked, seat)
    observe(desk[0].masked, seat, observation)


@inlined
def deal(t: Arrays, i: int) -> None:
    """Set the opening record and an empty log."""
    t.games[i] = t.opening[0]
    t.length[i] = 0


@inlined
def turn_seats(t: Arrays, i: int) -> None:
    """Rotate the seats that play at random by one."""
    seats = t.rewards.shape[1]
    bits = t.at_random[i] << 1
    t.at_random[i] = (bits | bits >> seats) & ((1 << seats) - 1)


@inlined
def take(t: Arrays, i: int, actor: int, action: int) -> None:
    """Take one step of a game."""
    if t.length[i] < t.actors.shape[1]:
        t.actors[i, t.length[i]] = actor
        t.actions[i, t.length[i]] = action
        t.length[i] += 1
    apply(t.games[i], actor, action)


@inlined
def play_on(t: Arrays, i: int, desk: Any) -> None:
    """Go to the next decision that is not made at random. The lowest of the seats whose turn it is makes it."""
    s, rng, luck, out = t.games[i], desk.rng[:], desk.luck[:], desk.out[:]
    rng[0], luck[0] = t.rng[i], t.luck[i]
    while True:
        seats = turn(s)
        if seats:
            seat = LOWEST[seats]
            if t.at_random[i] >> seat & 1 == 0:
                t.seat[i] = seat
                break
            n = legal(s, seat, out)
            take(t, i, seat, np.int64(out[below(luck, n)]))
        else:
            n = chances(s, out)
            if n == 0:
                t.seat[i] = NO_SEAT
                break
            take(t, i, np.int64(NATURE), np.int64(pick(out, n, rng)))
    t.rng[i], t.luck[i] = rng[0], luck[0]


@compiled
def finish(t: Arrays, i: int) -> None:
    """Compute the rewards of a game that is over, and keep its last position."""
    t.done[i] = True
    rank(t.games[i], t.points[i], t.rewards[i])
    t.ended[i] = t.games[i]
    if t.actors.shape[1]:
        t.last_actors[i] = t.actors[i]
        t.last_actions[i] = t.actions[i]
        t.last_length[i] = t.length[i]


@compiled
def rank(s: Any, points: Any, rewards: Any) -> None:
    """Write each seat's points and its reward: those it beats minus those that beat it, divided by the opponents."""
    score(s, points)
    won = winners(s)
    seats = len(rewards)
    for seat in range(seats):
        beaten = 0
        for other in range(seats):
            beaten += ahead(points, won, seat, other) - ahead(points, won, other, seat)
        rewards[seat] = beaten / (seats - 1)


@compiled
def ranked(one: Any, points: Any, rewards: Any) -> None:
    """Compute points and rewards from Python, with a record in an array of one."""
    rank(one[0], points, rewards)


@inlined
def ahead(points: Any, won: int, seat: int, other: int) -> int:
    """Whether a seat is placed ahead of another: winners first, the others by points."""
    if (won >> seat & 1) != (won >> other & 1):
        return won >> seat & 1
    return int(won >> seat & 1 == 0 and points[seat] > points[other])


@inlined
def show(t: Arrays, i: int, desk: Any) -> None:
    """Write what the seat to move sees, and its legal actions."""
    for k in range(t.count[i]):
        t.masks[i, t.listed[i, k]] = False
    t.count[i] = 0
    seat = t.seat[i]
    if seat == NO_SEAT:
        t.observations[i] = 0
    else:
        out = desk.out[:]
        desk.masked = t.games[i]
        mask(desk.masked, seat)
        observe(desk.masked, seat, t.observations[i])
        n = legal(desk.masked, seat, out)
        t.count[i] = n
        for k in range(n):
            t.listed[i, k] = out[k]
            t.masks[i, out[k]] = True
