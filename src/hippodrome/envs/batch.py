"""Step many games at once: arrays in, arrays out, no Python per game. All other environments are built on it."""

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, NamedTuple

import numba
import numpy as np

from hippodrome.core.compiled import INTERPRETED
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs import steps
from hippodrome.envs.steps import LONGEST, NO_MOVE, NO_SEAT, Arrays
from hippodrome.game import check_options
from hippodrome.games import GAMES

__all__ = ["NO_MOVE", "NO_SEAT", "Batch", "BatchEnv", "table_options", "whole"]


class Batch(NamedTuple):
    """The current state of all games. The next step writes into the same arrays: copy what you want to keep.

    >>> BatchEnv("byzanz", seats=4, n=2, seed=1).now.masks.shape
    (2, 385)
    """

    observations: Any
    """What the seat to move sees: a row of small integers for each game."""
    masks: Any
    """Which actions that seat can take."""
    seat: Any
    """The seat to move; `NO_SEAT` if a game is over and no other was started."""
    rewards: Any
    """Where `done`, each seat's reward by rank, from 1 for the sole winner to -1 for the last. They sum to 0."""
    points: Any
    """Where `done`, each seat's points."""
    done: Any
    """Whether the last step ended a game. Observation, mask and seat then belong to the next one."""


class BatchEnv:
    """`n` games of one kind, one decision each per step; nature plays by itself, and a game that ends is restarted.

    A step takes an action for the seat to move in each game; if it is the turn of several seats, the lowest
    moves first. `NO_MOVE` leaves a game as it is. An action that is not legal raises `HippodromeError`, and then
    nothing has changed in any game. Every game has its own random generator, so that neither `n` nor `threads`
    changes the course of game i.

    `random_seats` are played by the environment, at random; with `rotate` these seats move on by one with every
    new game, and also from game 0 to 1 to 2 … at the start. Without `restart` a game that has ended stays so. With
    `log` every game's steps are stored. Other options are the game's own, as for `hippodrome.new`. A copy (by
    `copy.deepcopy` or pickling) continues independently from the same positions.

    >>> env = BatchEnv("byzanz", seats=4, n=1000, seed=7)
    >>> for _ in range(200):
    ...     now = env.step(env.sample())
    >>> now.observations.shape, now.masks.shape, now.seat.shape
    ((1000, 512), (1000, 385), (1000,))
    >>> now.rewards[now.done].shape == now.points[now.done].shape == (now.done.sum(), 4)
    True
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        n: int = 1,
        seed: int = 0,
        *,
        threads: int = 1,
        restart: bool = True,
        log: bool = False,
        random_seats: Collection[int] = (),
        rotate: bool = False,
        **options: Any,
    ) -> None:
        n, threads = whole(n, "the number of games"), whole(threads, "the number of threads")
        if n < 1 or threads < 1:
            raise BadOptions("the numbers of games and of threads must be 1 or more")
        self.options = table_options(game, seats, options)
        self.game, self.n, self.seats = game, n, int(self.options["seats"])
        if not all(seat in range(self.seats) for seat in random_seats):
            raise BadOptions(f"random_seats must be some of 0 to {self.seats - 1}, not {random_seats}")
        if len({*random_seats}) == self.seats:
            raise BadOptions("at least one seat must not play at random")
        self._made: dict[str, Any] = {
            "threads": threads,
            "restart": restart,
            "log": log,
            "random_seats": [*random_seats],
            "rotate": rotate,
        }
        kind = GAMES[game]
        self.action_count, self.observation_size = kind.actions, kind.observation
        self._bots = sum(1 << seat for seat in {*random_seats})
        self._restart, self._rotate, kept = restart, rotate, LONGEST if log else 0
        self._all = Arrays(
            opening=kind.opening(self.options),
            games=np.zeros(n, kind.record),
            ended=np.zeros(n, kind.record),
            rng=np.zeros(n, np.uint64),
            luck=np.zeros(n, np.uint64),
            at_random=np.zeros(n, np.int64),
            seat=np.zeros(n, np.int64),
            done=np.zeros(n, np.bool_),
            observations=np.zeros((n, self.observation_size), np.int8),
            masks=np.zeros((n, self.action_count), np.bool_),
            listed=np.zeros((n, self.action_count), np.int16),
            count=np.zeros(n, np.int64),
            rewards=np.zeros((n, self.seats), np.float32),
            points=np.zeros((n, self.seats), np.int32),
            actors=np.zeros((n, kept), np.int8),
            actions=np.zeros((n, kept), np.int16),
            length=np.zeros(n, np.int64),
            last_actors=np.zeros((n, kept), np.int8),
            last_actions=np.zeros((n, kept), np.int16),
            last_length=np.zeros(n, np.int64),
        )
        bounds = [n * part // threads for part in range(threads + 1)]
        self._parts = [(first, last, steps.workspace(kind.record)) for first, last in pairwise(bounds)]
        example = (self._all, np.zeros(n, np.int64), restart, rotate, *self._parts[0])
        self._take = steps.step if INTERPRETED else steps.step.compile(tuple(map(numba.typeof, example)))  # type: ignore[attr-defined]
        """Called without type checks, since the types can't change: they would take most of a single game's time."""
        self._pool = ThreadPoolExecutor(threads - 1, "batch") if threads > 1 else None
        self.now = Batch(*(_read_only(getattr(self._all, name)) for name in Batch._fields))
        """The current state of all games, as `reset` and `step` return it."""
        self.records = _read_only(self._all.games)
        """The full positions. They contain every secret, so no player may see them."""
        self.ended = _read_only(self._all.ended)
        """The last position of the previous game, for each game: full positions too."""
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: np.copy(array) for name, array in self._all._asdict().items()}
        return {"game": self.game, "n": self.n, "options": self.options, "made": self._made, "arrays": arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        BatchEnv.__init__(self, state["game"], n=state["n"], **state["made"], **state["options"])
        for array, kept in zip(self._all, state["arrays"].values(), strict=True):
            array[...] = kept

    def reset(self, seed: int) -> Batch:
        """Restart all games.

        >>> env = BatchEnv("nekken", seats=2, n=3)
        >>> env.reset(seed=5).seat
        array([0, 0, 0])
        """
        seed = whole(seed, "a seed")
        turned = np.arange(self.n) % self.seats if self._rotate else np.zeros(self.n, np.int64)
        bits = self._bots << turned
        self._all.at_random[:] = (bits | bits >> self.seats) & ((1 << self.seats) - 1)
        self._each(lambda part: steps.begin(self._all, seed % 2**63, *part))
        return self.now

    def step(self, actions: Any) -> Batch:
        """Take an action in each game.

        >>> env = BatchEnv("byzanz", seats=4, n=2, seed=1)
        >>> env.step([0, 384])
        Traceback (most recent call last):
        ...
        hippodrome.core.errors.HippodromeError: seat 0 of game 1 can't take action 384 now
        """
        given = one_for_each(actions, self.n)
        wrong = steps.first_illegal(self._all.masks, given)
        if wrong >= 0:
            seat, action = self._all.seat[wrong], given[wrong]
            if seat == NO_SEAT:
                raise HippodromeError(f"game {wrong} is over: pass {NO_MOVE} for it")
            raise HippodromeError(f"seat {seat} of game {wrong} can't take action {action} now")
        self._each(lambda part: self._take(self._all, given, self._restart, self._rotate, *part))
        return self.now

    def sample(self) -> Any:
        """Return a random legal action for each game, all equally likely; `NO_MOVE` where a game is over.

        >>> env = BatchEnv("byzantio", seats=2, n=4, seed=1)
        >>> bool(env.now.masks[range(4), env.sample()].all())
        True
        """
        actions = np.empty(self.n, np.int64)
        steps.choose(self._all.listed, self._all.count, self._all.luck, actions)
        return actions

    def leave(self, game: int, seat: int) -> Batch:
        """Let the environment play this seat at random from now on, until `reset`.

        >>> env = BatchEnv("byzanz", seats=4, n=1, seed=1)
        >>> int(env.leave(0, seat=0).seat[0])
        1
        """
        left = int(self._all.at_random[game]) | 1 << range(self.seats)[seat]
        if left == (1 << self.seats) - 1:
            raise HippodromeError("at least one seat must not play at random")
        self._all.at_random[game] = left
        if self._all.seat[game] == seat:
            desk = self._parts[0][2]
            steps.resume(self._all, range(self.n)[game], self._restart, self._rotate, desk)
        return self.now

    def look(self, game: int, seat: int, ended: bool = False) -> Any:
        """Return what a seat sees of a game, or of the end of the previous game.

        >>> env = BatchEnv("byzanz", seats=4, n=2, seed=1)
        >>> bool((env.look(1, 0) == env.now.observations[1]).all())
        True
        """
        observation = np.zeros(self.observation_size, np.int8)
        games = self._all.ended if ended else self._all.games
        steps.look(games, range(self.n)[game], range(self.seats)[seat], self._parts[0][2], observation)
        return observation

    def log(self, game: int, ended: bool = False) -> list[tuple[int, int]]:
        """Return the steps of a game so far, or of the previous game: who moved (a seat or `NATURE`), and the action.

        >>> BatchEnv("byzanz", seats=4, n=2, seed=1, log=True).log(0)[0][0]
        -1
        """
        t = self._all
        if not t.actors.shape[1]:
            raise HippodromeError("the steps are not stored: make the environment with log=True")
        actors, actions, length = (
            (t.last_actors, t.last_actions, t.last_length) if ended else (t.actors, t.actions, t.length)
        )
        entries = slice(length[game])
        return list(zip(actors[game, entries].tolist(), actions[game, entries].tolist(), strict=True))

    def close(self) -> None:
        """Stop the threads; further steps run in one.

        >>> BatchEnv("byzanz", n=8, threads=2).close()
        """
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def _each(self, work: Callable[[Any], None]) -> None:
        """Run a function on every part of the batch, in threads if there are several."""
        if not self._pool:
            for part in self._parts:
                work(part)
            return
        others = [self._pool.submit(work, part) for part in self._parts[1:]]
        work(self._parts[0])
        for other in others:
            other.result()


def table_options(game: str, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the complete options of a table; raise `BadOptions` for those that the game does not have.

    >>> table_options("nekken", np.int64(2), {})["seats"]
    2
    """
    return check_options(game, options if seats is None else {**options, "seats": whole(seats, "seats")})


def whole(number: Any, what: str) -> int:
    """Return a number that must be whole, of Python's type or NumPy's.

    >>> whole(1.5, "a seed")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: a seed must be a whole number, not 1.5
    """
    try:
        return index(number)
    except TypeError:
        raise HippodromeError(f"{what} must be a whole number, not {number!r}") from None


def one_for_each(actions: Any, games: int) -> Any:
    """Return actions as an array, one whole number for each game.

    >>> one_for_each([3, 1.5], 2)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: a step takes an array of 2 whole numbers, ... not float64 of shape (2,)
    """
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.empty(0)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise HippodromeError(
            f"a step takes an array of {games} whole numbers, one action for each game, "
            f"not {given.dtype} of shape {given.shape}"
        )
    return np.ascontiguousarray(given, np.int64)


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
