"""Step many games at once: arrays in, arrays out, no Python per game. All other environments are built on it."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numba
import numpy as np

from hippodrome.bots import policy
from hippodrome.core.compiled import INTERPRETED
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs import steps
from hippodrome.envs.arguments import one_for_each, seed_of_each, table_options, whole
from hippodrome.envs.opponents import Opponents, Players
from hippodrome.envs.readable import Batch, Readable
from hippodrome.envs.steps import CALLER, LONGEST, NO_MOVE, NO_SEAT, Arrays
from hippodrome.game import Game
from hippodrome.games import GAMES

__all__ = ["NO_MOVE", "NO_SEAT", "Batch", "BatchEnv"]


OWN = ("learner", "before", "_numbers")  # what a batch keeps of its games besides the arrays of compiled code


class BatchEnv(Readable):
    """`n` games of one kind, one decision each per step; nature plays by itself, and a game that ends is restarted.

    A step takes an action for the seat to move in each game; if it is the turn of several seats, the lowest
    moves first. `NO_MOVE` leaves a game as it is. An action that is not legal raises `HippodromeError`, and then
    nothing has changed in any game. Every game has its own random generator, so that neither `n` nor `threads`
    changes the course of game i.

    `opponents` are played by the environment: one for each other seat, clockwise from the learner's left, or one for
    all of them. One is a spec of a bot, a file of weights, a function `f(observations, masks) -> actions`, a dict of
    these with weights, from which one is drawn for each game, or None, who leaves the decision to the caller. The
    learner has the seat `seat`; with None it moves on by one with every new game, and also from game 0 to 1 to 2 …
    at the start. Without `restart` a game that has ended stays so. With `log` every game's steps are stored. Other
    options are the game's own, as for `hippodrome.new`. A copy (by `copy.deepcopy` or pickling) continues
    independently from the same positions.

    >>> env = BatchEnv("byzanz", seats=4, n=1000, seed=7)
    >>> for _ in range(200):
    ...     now = env.step(env.sample())
    >>> now.observations.shape, now.masks.shape, now.seat.shape
    ((1000, 512), (1000, 385), (1000,))
    >>> now.rewards[now.done].shape == now.points[now.done].shape == (now.done.sum(), 4)
    True
    >>> among = BatchEnv("byzanz", seats=4, n=1000, opponents="merchant")
    >>> set(among.step(among.sample()).seat.tolist())
    {0}
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
        opponents: Opponents = None,
        seat: int | None = 0,
        **options: Any,
    ) -> None:
        n, threads = whole(n, "the number of games"), whole(threads, "the number of threads")
        if n < 1 or threads < 1:
            raise BadOptions("the numbers of games and of threads must be 1 or more")
        self.options = table_options(game, seats, options)
        self.game, self.n, self.threads, self.seats = game, n, threads, int(self.options["seats"])
        if seat is not None and whole(seat, "the learner's seat") not in range(self.seats):
            raise BadOptions(
                f"the learner's seat must be one of 0 to {self.seats - 1}, or None, not {seat!r}"
            )
        kind = GAMES[game]
        opening = kind.opening(self.options)
        self._players = Players(game, opening, self.seats, opponents)
        self._asks = bool(self._players.asked)
        self._made: dict[str, Any] = {
            "threads": threads,
            "restart": restart,
            "log": log,
            "opponents": opponents,
            "seat": seat,
        }
        self.action_count, self.observation_size = kind.actions, kind.observation
        self._first, self._rotate, self._restart = seat or 0, seat is None, restart
        bots_read = any(isinstance(asked, str) for asked in self._players.asked)  # what their seats have seen
        kept = LONGEST if log or bots_read else 0
        self._all = Arrays(
            opening=opening,
            games=np.zeros(n, kind.record),
            ended=np.zeros(n, kind.record),
            rng=np.zeros(n, np.uint64),
            luck=np.zeros(n, np.uint64),
            players=np.zeros((n, self.seats), np.int16),
            following=np.zeros((n, self.seats), np.int16),
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
        self._bounds = [(first, last, steps.workspace(kind.record)) for first, last in pairwise(bounds)]
        self._compile()
        self._pool = ThreadPoolExecutor(threads - 1, "batch") if threads > 1 else None
        self.now = Batch(*(_read_only(getattr(self._all, name)) for name in Batch._fields))
        """The current state of all games, as `reset` and `step` return it."""
        self.records = _read_only(self._all.games)
        """The full positions. They contain every secret, so no player may see them."""
        self.ended = _read_only(self._all.ended)
        """The last position of the previous game, for each game: full positions too."""
        self.learner = np.zeros(n, np.int64)
        """The learner's seat in each game, if there are opponents."""
        self.before = np.zeros(n, np.int64)
        """Its seat in the game that has ended, where `done`."""
        self._seated: Any = None  # learner, players and the next ones at a reset, once they are known
        self._numbers = np.zeros(n, np.int64)  # of the game that is played, counted from the last reset
        self.reset(seed)

    def _compile(self) -> None:
        """Compile the step, or load it, for the opponents that play in compiled code.

        It is called without type checks, since the types can't change: they would take most of a single game's time.
        """
        players, record = self._players, self._all.games.dtype
        self._compiled_in = players.compiled_in
        network = players.network()
        self._parts = [(*part, policy.mind(record, players.thumb, network)) for part in self._bounds]
        example = (self._all, np.zeros(self.n, np.int64), self._restart, self._rotate, *self._parts[0])
        types = tuple(map(numba.typeof, example))
        self._again: Any = None  # compiled when it is first needed
        self._take = steps.step if INTERPRETED else steps.step.compile(types)  # type: ignore[attr-defined]

    def get_state(self) -> dict[str, Any]:
        """Return a copy of all positions and generators, to come back to with `set_state`.

        >>> env = BatchEnv("byzanz", seats=4, n=2, seed=1, opponents="merchant")
        >>> before = env.get_state()
        >>> there = env.step([0, 0]).observations.copy()
        >>> env.set_state(before)
        >>> bool((env.step([0, 0]).observations == there).all())
        True
        """
        arrays = {name: np.copy(array) for name, array in self._all._asdict().items()}
        own = {name: getattr(self, name).copy() for name in OWN}
        return {"arrays": arrays, "own": own, "asked": self._players.get_state()}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to a state that `get_state` of this environment, or of a copy, has returned."""
        if (
            state["arrays"]["games"].shape != (self.n,)
            or state["arrays"]["games"].dtype != self.records.dtype
        ):
            raise HippodromeError("the state belongs to another game, or to another number of games")
        for name, kept in state["arrays"].items():
            getattr(self._all, name)[...] = kept
        for name, kept in state["own"].items():
            getattr(self, name)[...] = kept
        self._players.set_state(state["asked"])

    def __getstate__(self) -> dict[str, Any]:
        made = {"game": self.game, "n": self.n, **self._made, **self.options}
        return {"made": made, "players": self._players, "state": self.get_state()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        BatchEnv.__init__(self, **state["made"])
        self._players = state["players"]
        self._compile()
        self.set_state(state["state"])

    def reset(self, seed: int | Sequence[int]) -> Batch:
        """Restart all games: from one seed, or from one for each game.

        Games of one seed differ from each other; a game with a seed of its own is the first game of that seed.

        >>> env = BatchEnv("nekken", seats=2, n=3)
        >>> env.reset(seed=5).seat
        array([0, 0, 0])
        >>> env.reset(seed=[7, 7, 5]).observations[0].tolist() == env.reset(seed=7).observations[0].tolist()
        True
        """
        seeds, apart = seed_of_each(seed, self.n)
        self._players.begin(seeds, apart)
        self._numbers[:] = 0
        t = self._all
        if self._seated is None or self._players.pools:
            self.learner[:] = np.arange(self.n) % self.seats if self._rotate else self._first
            everywhere = np.arange(self.n)
            t.players[:] = self._players.rows(self.learner, everywhere, self._numbers)
            self._draw(everywhere)
            self._seated = (self.learner.copy(), t.players.copy(), t.following.copy())
        else:
            self.learner[:], t.players[:], t.following[:] = self._seated
        self._each(lambda part: steps.begin(t, seeds, apart, *part))
        self._ask_others()
        t.done[:] = False
        return self.now

    def restart(self, which: Any) -> Batch:
        """Start the next game where `which` is true, as an environment with `restart=False` needs it.

        >>> env = BatchEnv("byzanz", seats=4, n=2, seed=1, restart=False)
        >>> before = env.records.copy()
        >>> now = env.restart(np.array([True, False]))
        >>> (env.records == before).tolist()
        [False, True]
        """
        which = np.array(which, np.bool_)
        self._move_on(which)
        if self._again is None:
            types = tuple(map(numba.typeof, (self._all, which, self._rotate, *self._parts[0])))
            self._again = steps.again if INTERPRETED else steps.again.compile(types)  # type: ignore[attr-defined]
        self._each(lambda part: self._again(self._all, which, self._rotate, *part))
        self._ask_others()
        return self.now

    def _move_on(self, over: Any) -> None:
        """Let the learner move on to the next game, where one has ended."""
        games = np.flatnonzero(over)
        self._numbers[games] += 1
        if self._rotate:
            self.learner[games] = (self.learner[games] + 1) % self.seats
        if self._asks:
            self._players.forget(games.tolist())
        if self._players.pools:
            self._draw(games)

    def _draw(self, games: Any) -> None:
        """Draw the players of the next game. A pool can have got new ones, even such as must be compiled first."""
        players = self._players
        learner = (self.learner[games] + self._rotate) % self.seats
        self._all.following[games] = players.rows(learner, games, self._numbers[games] + 1)
        self._asks = bool(players.asked)
        if players.compiled_in != self._compiled_in:
            self._compile()

    def _play(self, actions: Any) -> None:
        """Take an action in each game; note which games have ended."""
        if self._each(lambda part: self._take(self._all, actions, self._restart, self._rotate, *part)):
            done = self._all.done
            self.before[done] = self.learner[done]
            if self._restart:
                self._move_on(done)

    def _ask_others(self) -> None:
        """Let the opponents play that are asked in Python, up to the next decision of the caller."""
        if not self._asks:
            return
        t, games = self._all, np.arange(self.n)
        ended = t.done.copy()
        while True:
            whose = np.where(t.seat == NO_SEAT, CALLER, t.players[games, t.seat])
            if (whose == CALLER).all():
                break
            self._play(self._players.ask(self, whose))
            ended |= t.done
        t.done[:] = ended

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
        self._play(given)
        if self._asks:
            self._ask_others()
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
        """Let the environment play this seat at random for the rest of the game.

        >>> env = BatchEnv("byzanz", seats=4, n=1, seed=1)
        >>> int(env.leave(0, seat=0).seat[0])
        1
        """
        t, seat = self._all, range(self.seats)[seat]
        if (np.delete(t.players[game], seat) != CALLER).all():
            raise HippodromeError("at least one seat must not play at random")
        t.players[game, seat] = policy.AT_RANDOM
        if t.seat[game] == seat:
            _, _, desk, mind = self._parts[0]
            steps.resume(t, range(self.n)[game], self._restart, self._rotate, desk, mind)
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

    def played(self, game: int) -> Game:
        """Return a game of the batch so far, with its log, as `Game`. It contains every secret.

        >>> BatchEnv("byzanz", seats=4, n=2, seed=1, log=True).played(1).turn
        [0]
        """
        played = Game(self.game, self.options)
        for actor, action in self.log(game):
            played.history.take(actor, action)
        return played

    def close(self) -> None:
        """Stop the threads; further steps run in one.

        >>> BatchEnv("byzanz", n=8, threads=2).close()
        """
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def _each(self, work: Callable[[Any], Any]) -> Any:
        """Run a function on every part of the batch, in threads if there are several; return whether any says so."""
        if len(self._parts) == 1:
            return work(self._parts[0])
        if not self._pool:
            told = [work(part) for part in self._parts]
        else:
            others = [self._pool.submit(work, part) for part in self._parts[1:]]
            told = [work(self._parts[0]), *[other.result() for other in others]]
        return any(told)


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
