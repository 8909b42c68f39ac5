"""Step many games in compiled code. Each function works on the games of one part of a batch."""

from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.policy import decide
from hippodrome.core.chance import NATURE, below, scramble
from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.contract import MOST_ACTIONS, apply, chances, legal, mask, observe, score, turn, winners
from hippodrome.core.features import describe
from hippodrome.core.playouts import LOWEST, pick

NO_SEAT = -1  # the seat to move if a game is over and no other was started
NO_MOVE = -1  # the action that leaves a game as it is
CALLER = (
    -3
)  # who plays a seat, besides those of `bots.policy`; lower numbers are opponents that are asked in Python
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
    luck: Any  # generators of `choose` and of the seats that are played here
    players: Any  # who plays each seat
    following: Any  # … in the next game
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
def begin(t: Arrays, seeds: Any, apart: bool, first: int, last: int, desk: Any, mind: Any) -> None:
    """Deal new games, each from its own generators; `apart` tells those with the same seed from each other."""
    for i in range(first, last):
        start = scramble(seeds[i])
        number = np.uint64(i) if apart else np.uint64(0)
        t.rng[i] = scramble(start + number)
        t.luck[i] = scramble(~start + number)
        t.done[i] = False
        deal(t, i)
        play_on(t, i, desk[0], mind)
        show(t, i, desk[0])


@compiled
def again(t: Arrays, which: Any, rotate: bool, first: int, last: int, desk: Any, mind: Any) -> None:
    """Deal the next game where it is wanted."""
    for i in range(first, last):
        t.done[i] = False
        if which[i]:
            change_players(t, i, rotate)
            deal(t, i)
            go_on(t, i, False, rotate, desk[0], mind)


@compiled
def first_illegal(masks: Any, actions: Any) -> int:
    """Return the first game whose action is not legal; -1 if there is none."""
    for i in range(len(actions)):
        action = actions[i]
        if action != NO_MOVE and (not 0 <= action < masks.shape[1] or not masks[i, action]):
            return i
    return -1


@compiled
def step(
    t: Arrays, actions: Any, restart: bool, rotate: bool, first: int, last: int, desk: Any, mind: Any
) -> int:
    """Take one decision in each game; then nature and the seats that are played here move. Return how many ended."""
    ended = 0
    for i in range(first, last):
        t.done[i] = False
        if actions[i] == NO_MOVE:
            continue
        take(t, i, np.int64(t.seat[i]), np.int64(actions[i]))
        go_on(t, i, restart, rotate, desk[0], mind)
        ended += t.done[i]
    return ended


@compiled
def resume(t: Arrays, i: int, restart: bool, rotate: bool, desk: Any, mind: Any) -> None:
    """Continue one game after its seat to move has been given to the random player."""
    go_on(t, i, restart, rotate, desk[0], mind)


@inlined
def go_on(t: Arrays, i: int, restart: bool, rotate: bool, desk: Any, mind: Any) -> None:
    """Go to the next decision; if there is none, the game is over, and the next can start."""
    going = True
    while going:
        play_on(t, i, desk, mind)
        going = t.seat[i] == NO_SEAT and not t.done[i]
        if going:
            finish(t, i)
            going = restart
            if restart:
                change_players(t, i, rotate)
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


@compiled
def describe_rows(games: Any, seats: Any, which: Any, actions: Any, desk: Any, out: Any) -> None:
    """Write the features of each action, in the position of its game as the seat to move sees it."""
    last = -1
    for row in range(len(actions)):
        i = which[row]
        seat = np.int64(seats[i])
        if i != last:
            desk[0] = games[i]
            mask(desk[0], seat)
            last = i
        describe(desk[0], seat, np.int64(actions[row]), out[row])


@compiled
def look_everywhere(games: Any, desk: Any, out: Any) -> None:
    """Write what each seat sees of each game."""
    for i in range(len(games)):
        for seat in range(out.shape[1]):
            desk[0] = games[i]
            mask(desk[0], seat)
            observe(desk[0], seat, out[i, seat])


@inlined
def deal(t: Arrays, i: int) -> None:
    """Set the opening record and an empty log."""
    t.games[i] = t.opening[0]
    t.length[i] = 0


@inlined
def change_players(t: Arrays, i: int, rotate: bool) -> None:
    """Seat the players of the next game; with `rotate`, those of the one after it are moved on by one."""
    seats = t.players.shape[1]
    for seat in range(seats):
        t.players[i, seat] = t.following[i, seat]
    if rotate:
        for seat in range(seats):
            t.following[i, (seat + 1) % seats] = t.players[i, seat]


@inlined
def take(t: Arrays, i: int, actor: int, action: int) -> None:
    """Take one step of a game."""
    if t.length[i] < t.actors.shape[1]:
        t.actors[i, t.length[i]] = actor
        t.actions[i, t.length[i]] = action
        t.length[i] += 1
    apply(t.games[i], actor, action)


@inlined
def play_on(t: Arrays, i: int, desk: Any, mind: Any) -> None:
    """Go to the next decision that is not made here. The lowest of the seats whose turn it is makes it."""
    s, rng, luck, out = t.games[i], desk.rng[:], desk.luck[:], desk.out[:]
    rng[0], luck[0] = t.rng[i], t.luck[i]
    while True:
        seats = turn(s)
        if seats:
            seat = LOWEST[seats]
            who = t.players[i, seat]
            if who <= CALLER:
                t.seat[i] = seat
                break
            take(t, i, seat, decide(mind, who, s, seat, luck, out))
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
