"""Games in which one seat is the learner's, and bots have the others."""

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
    """`n` games, each up to the next decision of its learner.

    `opponents` are specs of bots, clockwise from the learner's left, or one for all of them. Random ones play in
    compiled code; the others are made anew for each game, and asked one by one. The learner has the seat `seat`;
    with None, another one in each game and in the next.

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
                "opponents are named as text, as in 'merchant': load_file brings bots of your own"
            )
        if len(specs) != count - 1:
            raise BadOptions(
                f"{len(specs)} opponents were named: {count} players are a learner and {count - 1}"
            )
        if seat is not None and whole(seat, "the learner's seat") not in range(count):
            raise BadOptions(f"the learner's seat is one of 0 to {count - 1}, or None, not {seat!r}")
        for spec in specs:
            make(spec, game)  # one that can't be made is told now
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
        """Of the game that has ended, where `done`, for each seat."""

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        n, count = self.batch.n, self.batch.seats
        self.learner[:] = np.arange(n) % count if self._rotate else self._first
        self._lucks = [random.Random(f"{seed}/{i}") for i in range(n)] if self._asked else []
        self._bots = [{} for _ in range(n)] if self._asked else []
        self.batch.reset(seed)
        self.done[:] = False
        self._ask_others()

    def step(self, actions: Any) -> None:
        """The learner's action in each game; then the others, up to its next decision."""
        if self._asked and not self._lucks:
            raise HippodromeError("no game has begun: reset first")
        given = one_for_each(actions, self.batch.n)
        if (given == NO_MOVE).any():
            raise HippodromeError(f"the learner must take an action in each game: {NO_MOVE} is none")
        self.batch.step(given)
        self.done[:] = False
        self._note()
        self._ask_others()

    def _note(self) -> None:
        """What has ended with the last step; there, the learner moves on to the next seat."""
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
        """What the bot in a seat does. It is made when first asked, remembers no other game, and sees a masked copy."""
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
        """A game of the batch with its log, for a bot that asks what its seat has seen."""
        played = Game(self.batch.game, self.batch.options)
        for actor, action in self.batch.log(game):
            played.history.take(actor, action)
        return played
