"""Games in which a learner has one seat, and bots have the others."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.bots import Bot, Situation, make
from hippodrome.core import calls
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs.batch import NO_MOVE, NO_SEAT, BatchEnv, one_for_each, whole
from hippodrome.game import Game


class Learners:
    """`n` games, each played up to the next decision of its learner.

    `opponents` are specs of bots, clockwise from the learner's left, or one for all of them. Random ones play in
    compiled code; others are newly made for each game, and asked one by one. The learner has the seat `seat`;
    with None, its seat differs from game to game.

    >>> games = Learners("byzanz", seats=4, n=3, opponents=["merchant", "random", "random"])
    >>> games.reset(seed=1)
    >>> games.step([0, 0, 0])
    >>> games.learner, games.batch.now.seat
    (array([0, 0, 0]), array([0, 0, 0]))
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        n: int = 1,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        **options: Any,
    ) -> None:
        self.batch = BatchEnv(game, seats, n, **options)
        count = self.batch.seats
        specs = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents or ())
        if not all(isinstance(spec, str) for spec in specs):
            raise BadOptions(
                "opponents must be specs of bots, such as 'merchant'; use load_file for bots of your own"
            )
        if len(specs) != count - 1:
            raise BadOptions(f"{len(specs)} opponents for {count} players: give {count - 1}, or one for all")
        if seat is not None and whole(seat, "the learner's seat") not in range(count):
            raise BadOptions(f"the learner's seat must be one of 0 to {count - 1}, or None, not {seat!r}")
        for spec in specs:
            make(spec, game)  # fails now if the bot can't be made
        self._specs = specs
        self._bots: list[dict[int, Bot]] = []
        self._asked = any(spec != "random" for spec in specs)
        self._rotate, self._first = seat is None, seat or 0
        if not self._asked:
            others = {*range(count)} - {self._first}
            self.batch = BatchEnv(game, seats, n, random_seats=others, rotate=self._rotate, **options)
        else:
            self.batch = BatchEnv(game, seats, n, **{**options, "log": True})
        self._lucks: list[random.Random] = []
        self.learner = np.zeros(n, np.int64)
        """The learner's seat in each game."""
        self.before = np.zeros(n, np.int64)
        """Its seat in the game that has ended, where `done`."""
        self.done = np.zeros(n, np.bool_)
        """Whether a game has ended since the learner's last decision."""
        self.rewards = np.zeros((n, count), np.float32)
        self.points = np.zeros((n, count), np.int32)
        """For each seat, of the game that has ended, where `done`."""

    def reset(self, seed: int) -> None:
        """Restart all games."""
        n, count = self.batch.n, self.batch.seats
        self.learner[:] = np.arange(n) % count if self._rotate else self._first
        self._lucks = [random.Random(f"{seed}/{i}") for i in range(n)] if self._asked else []
        self._bots = [{} for _ in range(n)] if self._asked else []
        self.batch.reset(seed)
        self.done[:] = False
        self._ask_others()

    def step(self, actions: Any) -> None:
        """Take the learner's action in each game; then the others play, up to its next decision."""
        if self._asked and not self._lucks:
            raise HippodromeError("no game has started: call reset first")
        given = one_for_each(actions, self.batch.n)
        if (given == NO_MOVE).any():
            raise HippodromeError(f"the learner must take an action in each game, not {NO_MOVE}")
        self.batch.step(given)
        self.done[:] = False
        self._note()
        self._ask_others()

    def _note(self) -> None:
        """Collect the games that ended with the last step; in these the learner moves on to the next seat."""
        now = self.batch.now
        if not now.done.any():
            return
        ended = now.done
        self.done |= ended
        self.rewards[ended], self.points[ended] = now.rewards[ended], now.points[ended]
        self.before[ended] = self.learner[ended]
        for i in np.flatnonzero(ended) if self._asked else ():
            self._bots[i] = {}
        if self._rotate:
            self.learner[ended] = (self.learner[ended] + 1) % self.batch.seats

    def _ask_others(self) -> None:
        now = self.batch.now
        while self._asked:
            waits = (now.seat != self.learner) & (now.seat != NO_SEAT)
            if not waits.any():
                return
            actions = np.full(self.batch.n, NO_MOVE)
            for i in np.flatnonzero(waits):
                actions[i] = self._ask(int(i), int(now.seat[i]))
            self.batch.step(actions)
            self._note()

    def _ask(self, game: int, seat: int) -> int:
        """Ask the bot in a seat. It is made at its first move of a game, and sees only a masked position."""
        bots = self._bots[game]
        if seat not in bots:
            spec = self._specs[(seat - self.learner[game]) % self.batch.seats - 1]
            bots[seat] = make(spec, self.batch.game)
        one = self.batch.records[game : game + 1].copy()
        calls.mask(one, seat)
        at = Situation(
            game=self.batch.game,
            masked=one,
            seat=seat,
            legal=tuple(np.flatnonzero(self.batch.now.masks[game]).tolist()),
            luck=lambda: self._lucks[game],
            log=lambda: self._played(game).log_for(seat),
        )
        return int(bots[seat].choose(at))

    def _played(self, game: int) -> Game:
        """Return a game of the batch with its log, for a bot that reads what its seat has seen."""
        played = Game(self.batch.game, self.batch.options)
        for actor, action in self.batch.log(game):
            played.history.take(actor, action)
        return played
