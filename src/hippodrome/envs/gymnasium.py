"""Every game for Gymnasium: a learner in one seat, bots in the others; one game, or many at once.

Importing this registers each by its name: `hippodrome/Byzanz-v1`, ….
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hippodrome.core.errors import HippodromeError
from hippodrome.envs.batch import NO_SEAT, table_options, whole
from hippodrome.envs.learners import Learners
from hippodrome.envs.pictures import picture
from hippodrome.envs.spaces import LegalActions, LegalActionsOfAll, check_kind, observation_space
from hippodrome.games import GAMES

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One game after another, seen from the learner's seat.

    `opponents` are specs of bots, clockwise from the learner's left, or one for all of them. The reward comes at
    the end: by rank, from 1 to -1, or the learner's points. An illegal action raises `HippodromeError` and
    changes nothing; a sample of the action space is legal. Without a `seat` the learner gets a random one in each game.

    >>> env = SeatEnv("byzanz", seats=4, opponents="random")
    >>> observation, info = env.reset(seed=7)
    >>> terminated = False
    >>> while not terminated:
    ...     action = env.action_space.sample(observation["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    >>> sorted(info)
    ['points', 'seat']
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012
    action_space: LegalActions

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_kind(reward, render_mode)
        table_options(game, seats, options)
        self._by_points = reward == "points"
        self._games = [
            Learners(game, seats, opponents=opponents, seat=each, restart=False, **options)
            for each in ([seat] if seat is not None else range(Learners(game, seats, **options).batch.seats))
        ]
        self._now = self._games[0]
        self.render_mode = render_mode
        self.observation_space = observation_space(self._now.batch)
        self.action_space = LegalActions(self._now.batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; without a seed, one that follows from the previous seed."""
        super().reset(seed=seed)
        self._now = self._games[self.np_random.integers(len(self._games))]
        self._now.reset(int(self.np_random.integers(2**63)))
        self.action_space.begin(self._now.batch)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action; then the others play, up to its next decision or the end."""
        batch = self._now.batch
        if batch.now.seat[0] == NO_SEAT:
            raise HippodromeError("the game is over: call reset to start another")
        self._now.step([whole(action, "an action")])
        self.action_space.decisions += 1
        if batch.now.seat[0] != NO_SEAT:
            return self._seen(), 0.0, False, False, self._info()
        told = (self._now.points if self._by_points else self._now.rewards)[0]
        info = {**self._info(), "points": self._now.points[0].copy()}
        return self._seen(), float(told[self._now.learner[0]]), True, False, info

    def render(self) -> Any:
        """Return the table as a spectator sees it, with `render_mode="ansi"`."""
        return picture(self._now.batch) if self.render_mode == "ansi" else None

    def _seen(self) -> Observation:
        batch = self._now.batch
        over = batch.now.seat[0] == NO_SEAT
        seen = batch.look(0, int(self._now.learner[0])) if over else batch.now.observations[0].copy()
        return {"observation": seen, "action_mask": batch.now.masks[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self._now.learner[0])}


class SeatsEnv(VectorEnv[Observation, Any, Any]):
    """Many games at once, each seen from the learner's seat. A game that ends is restarted in the same step.

    The arguments are those of `SeatEnv`; without a `seat` the learner moves on by one seat from game to game. For
    games that have ended, `infos` has their `final_obs` and `final_info`, as usual in Gymnasium.

    >>> env = SeatsEnv(num_envs=3, game="byzanz", seats=4, seat=None)
    >>> observations, infos = env.reset(seed=7)
    >>> infos["seat"]
    array([0, 1, 2])
    >>> observations, rewards, terminations, truncations, infos = env.step(env.action_space.sample())
    >>> observations["observation"].shape
    (3, 512)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "byzanz",
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_kind(reward, render_mode)
        table_options(game, seats, options)
        self._by_points = reward == "points"
        self._games = Learners(
            game, seats, num_envs, opponents=opponents, seat=seat, threads=threads, **options
        )
        batch = self._games.batch
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = observation_space(batch)
        self.single_action_space = LegalActions(batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActionsOfAll(batch)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart all games. One seed is enough: each game gets its own random numbers from it."""
        if seed is not None:
            seed = whole(seed, "the seed, one for all games,")
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        return self._seen(), {"seat": self._games.learner.copy()}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Take the learner's action in each game; then the others play, up to its next decision."""
        games = self._games
        games.step(actions)
        done, rewards = games.done.copy(), np.zeros(self.num_envs)
        infos: dict[str, Any] = {"seat": games.learner.copy()}
        if done.any():
            told = games.points if self._by_points else games.rewards
            rewards[done] = told[done, games.before[done]]
            infos |= self._final(done)
        return self._seen(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _final(self, done: Any) -> dict[str, Any]:
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self._games.batch.action_count, np.int8)
        for i in np.flatnonzero(done).tolist():
            seen = self._games.batch.look(i, int(self._games.before[i]), ended=True)
            final[i] = {"observation": seen, "action_mask": nothing}
        told = {"points": self._games.points.copy(), "seat": self._games.before.copy()}
        told |= {f"_{name}": done.copy() for name in list(told)}
        return {"final_obs": final, "_final_obs": done.copy(), "final_info": told, "_final_info": done.copy()}

    def render(self) -> Any:
        """Return the tables as a spectator sees them, with `render_mode="ansi"`."""
        if self.render_mode != "ansi":
            return None
        return tuple(picture(self._games.batch, i) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self._games.batch.close()

    def _seen(self) -> Observation:
        now = self._games.batch.now
        return {"observation": now.observations.copy(), "action_mask": now.masks.astype(np.int8)}


for _game in GAMES:
    gymnasium.register(
        f"hippodrome/{_game.capitalize()}-v1",
        entry_point="hippodrome.envs.gymnasium:SeatEnv",
        vector_entry_point="hippodrome.envs.gymnasium:SeatsEnv",
        kwargs={"game": _game},
    )
