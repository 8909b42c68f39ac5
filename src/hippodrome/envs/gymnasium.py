"""Every game for Gymnasium: a learner in one seat, opponents in the others; one game, or many at once.

Importing this registers each by its name: `hippodrome/Byzanz-v1`, ….
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs.arguments import one_for_each, table_options, whole
from hippodrome.envs.batch import NO_MOVE, NO_SEAT, BatchEnv
from hippodrome.envs.opponents import Opponents
from hippodrome.envs.pictures import picture
from hippodrome.envs.spaces import Layout, LegalActions, LegalActionsOfAll, check_kind
from hippodrome.games import GAMES

Observation = dict[str, Any]
FORFEIT = {"rank": -1.0, "points": 0.0}  # the reward of a game that an illegal action has ended


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One game after another, seen from the learner's seat.

    `opponents` are those of `BatchEnv`: specs of bots, functions, pools, clockwise from the learner's left, or one for
    all of them. The reward comes at the end: by rank, from 1 to -1, or the learner's points. An illegal action raises
    `HippodromeError` and changes nothing; with `on_illegal="end"` it ends the game as lost, with `"random"` a random
    legal action takes its place, and the info says `illegal`. A sample of the action space is legal. Without a `seat`
    the learner gets a random one in each game. `observation_key` names the observation beside its `action_mask`,
    `observation_dtype` is the type of its numbers.

    >>> env = SeatEnv("byzanz", seats=4, opponents="merchant")
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
        opponents: Opponents = "random",
        seat: int | None = 0,
        reward: str = "rank",
        on_illegal: str = "raise",
        observation_key: str = "observation",
        observation_dtype: Any = np.int8,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_kind(reward, render_mode, on_illegal)
        self._layout = Layout(observation_key, np.dtype(observation_dtype))
        _check_opponents(opponents)
        options = table_options(game, seats, options)
        self._reward, self._on_illegal = reward, on_illegal
        everywhere = range(int(options["seats"]))
        self._games = [
            BatchEnv(game, opponents=opponents, seat=each, restart=False, **options)
            for each in (everywhere if seat is None else [seat])
        ]
        self._now = self._games[0]
        self._over = True
        self.render_mode = render_mode
        self.observation_space = self._layout.space(self._now)
        self.action_space = LegalActions(self._now)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; without a seed, one that follows from the previous seed."""
        super().reset(seed=seed)
        if len(self._games) > 1:
            self._now = self._games[self.np_random.integers(len(self._games))]
        self._now.reset(_deal(self.np_random))
        self._over = False
        self.action_space.begin(self._now)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action; then the others play, up to its next decision or the end."""
        batch, info = self._now, {}
        if self._over:
            raise HippodromeError("no game is being played: call reset to start one")
        action = whole(action, "an action")
        if self._on_illegal != "raise" and not (
            0 <= action < batch.action_count and batch.now.masks[0, action]
        ):
            info["illegal"] = 1
            if self._on_illegal == "end":
                self._over = True
                return self._seen(), FORFEIT[self._reward], True, False, {**self._info(), **info}
            action = int(batch.sample()[0])
        if action == NO_MOVE:
            raise HippodromeError(f"the learner can't take action {action}")
        now = batch.step([action])
        self.action_space.decisions += 1
        info |= self._info()
        if now.seat[0] != NO_SEAT:
            return self._seen(), 0.0, False, False, info
        self._over = True
        told = (now.points if self._reward == "points" else now.rewards)[0]
        info["points"] = now.points[0].copy()
        return self._seen(), float(told[batch.learner[0]]), True, False, info

    def action_masks(self) -> Any:
        """Return which actions are legal now, as libraries with masked policies ask for it.

        >>> SeatEnv("byzanz", seats=4).action_masks().shape
        (385,)
        """
        return self._now.now.masks[0].copy()

    def render(self) -> Any:
        """Return the table as a spectator sees it, with `render_mode="ansi"`."""
        return picture(self._now) if self.render_mode == "ansi" else None

    def _seen(self) -> Observation:
        now = self._now.now
        over = now.seat[0] == NO_SEAT
        seen = self._now.look(0, int(self._now.learner[0])) if over else now.observations[0]
        return self._layout.show(seen, now.masks[0])

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self._now.learner[0])}


class SeatsEnv(VectorEnv[Observation, Any, Any]):
    """Many games at once, each seen from the learner's seat.

    The arguments are those of `SeatEnv`; without a `seat` the learner moves on by one seat from game to game. A game
    that ends is restarted by the next step, which ignores its action (`AutoresetMode.NEXT_STEP`), in the same step,
    with `final_obs` and `final_info` of the game that has ended (`SAME_STEP`), or by `reset` with a `reset_mask`
    (`DISABLED`).

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
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "byzanz",
        seats: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = 0,
        reward: str = "rank",
        on_illegal: str = "raise",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observation_key: str = "observation",
        observation_dtype: Any = np.int8,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_kind(reward, render_mode, on_illegal)
        self._layout = Layout(observation_key, np.dtype(observation_dtype))
        _check_opponents(opponents)
        options = table_options(game, seats, options)
        self._mode = self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        self._reward, self._on_illegal = reward, on_illegal
        self._batch = BatchEnv(
            game,
            n=num_envs,
            opponents=opponents,
            seat=seat,
            threads=threads,
            restart=self._mode == AutoresetMode.SAME_STEP,
            **options,
        )
        self._begun = False
        self._over = np.zeros(num_envs, np.bool_)  # games that wait for a restart
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = self._layout.space(self._batch)
        self.single_action_space = LegalActions(self._batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActionsOfAll(self._batch)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart all games, or those of the `reset_mask` in `options`.

        One seed is enough: each game gets its own random numbers from it. With a list, game i is that of
        `SeatEnv.reset` with seed i; None takes one that follows from the previous seed.
        """
        which = (options or {}).get("reset_mask")
        several = isinstance(seed, Sequence | np.ndarray)
        super().reset(seed=None if seed is None or several else whole(seed, "a seed"))
        if which is not None and self._begun and seed is None:
            which = np.asarray(which, np.bool_)
            self._batch.restart(which)
            self._over = self._over & ~which
        else:
            self._batch.reset(self._deals(seed) if several else _deal(self.np_random))
            self._over = np.zeros(self.num_envs, np.bool_)
        self._begun = True
        return self._seen(self._over), {"seat": self._batch.learner.copy()}

    def _deals(self, seeds: Any) -> list[int]:
        return [_deal(self.np_random if seed is None else np_random(int(seed))[0]) for seed in seeds]

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Take the learner's action in each game; then the others play, up to its next decision."""
        if not self._begun:
            raise HippodromeError("no game has started: call reset first")
        batch, given = self._batch, one_for_each(actions, self.num_envs)
        waited = self._over if self._mode == AutoresetMode.NEXT_STEP else None
        if waited is not None and waited.any():
            batch.restart(waited)
            given = np.where(waited, NO_MOVE, given)
        elif (given == NO_MOVE).any() and self._on_illegal == "raise":
            raise HippodromeError(f"the learner must take an action in each game, not {NO_MOVE}")
        illegal = self._illegal(given, waited)
        lost = None
        if illegal is not None:
            lost = illegal if self._on_illegal == "end" else None
            given = np.where(illegal, NO_MOVE if lost is not None else batch.sample(), given)
        shown = batch.now.observations.copy() if lost is not None else None
        now = batch.step(given)
        done, rewards = now.done.copy(), np.zeros(self.num_envs)
        if done.any():
            told = now.points if self._reward == "points" else now.rewards
            rewards[done] = told[done, batch.before[done]]
        infos = self._ended(done, lost, shown)
        if lost is not None:
            done |= lost
            rewards[lost] = FORFEIT[self._reward]
        if illegal is not None:
            infos["illegal"] = illegal.astype(np.int8)
        infos["seat"] = batch.learner.copy()
        self._over = done.copy() if self._mode != AutoresetMode.SAME_STEP else self._over
        return self._seen(now.done), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _illegal(self, given: Any, waited: Any) -> Any:
        """Return the games whose action is not legal, if these are not to raise and there are any."""
        if self._on_illegal == "raise":
            return None
        masks = self._batch.now.masks
        inside = (given >= 0) & (given < masks.shape[1])
        wrong = ~(inside & masks[np.arange(self.num_envs), np.where(inside, given, 0)])
        wrong &= True if waited is None else ~waited
        return wrong if wrong.any() else None

    def _ended(self, done: Any, lost: Any, shown: Any) -> dict[str, Any]:
        """Return what infos say of games that have ended; those lost by an illegal action are restarted."""
        batch = self._batch
        same_step = self._mode == AutoresetMode.SAME_STEP
        over = done if lost is None else done | lost
        if not over.any():
            return {}
        points = {"points": batch.now.points.copy(), "_points": done.copy()} if done.any() else {}
        if not same_step:
            return points
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(batch.action_count, np.int8)
        seat = batch.before.copy()
        for i in np.flatnonzero(over).tolist():
            if done[i]:
                seen = batch.look(i, int(seat[i]), ended=True)
            else:
                seat[i], seen = batch.learner[i], shown[i]
            final[i] = self._layout.show(seen, nothing)
        if lost is not None:
            batch.restart(lost)
        told = {**points, "seat": seat, "_seat": over.copy()}
        return {"final_obs": final, "_final_obs": over.copy(), "final_info": told, "_final_info": over.copy()}

    def action_masks(self) -> Any:
        """Return which actions are legal now in each game, as libraries with masked policies ask for it.

        >>> SeatsEnv(3, "byzanz", seats=4).action_masks().shape
        (3, 385)
        """
        return self._batch.now.masks.copy()

    def render(self) -> Any:
        """Return the tables as a spectator sees them, with `render_mode="ansi"`."""
        if self.render_mode != "ansi":
            return None
        return tuple(picture(self._batch, i) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self._batch.close()

    def _seen(self, ended: Any) -> Observation:
        """Return what the learners see: the end of a game, where it is not restarted at once."""
        batch = self._batch
        observations = batch.now.observations
        if self._mode != AutoresetMode.SAME_STEP and ended.any():
            observations = observations.copy()
            for i in np.flatnonzero(batch.now.seat == NO_SEAT).tolist():
                observations[i] = batch.look(i, int(batch.learner[i]))
        return self._layout.show(observations, batch.now.masks)


def _deal(rng: Any) -> int:
    return int(rng.integers(2**63))


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode[mode] if isinstance(mode, str) else AutoresetMode(mode)
    except (KeyError, ValueError):
        known = ", ".join(known.name for known in AutoresetMode)
        raise BadOptions(f"autoreset_mode must be one of {known}, not {mode!r}") from None


def _check_opponents(opponents: Any) -> None:
    """Refuse None: a learner for Gymnasium plays one seat."""
    if opponents is None or (isinstance(opponents, list | tuple) and None in opponents):
        raise BadOptions("every other seat needs an opponent: a spec of a bot, a function, a pool")


for _game in GAMES:
    gymnasium.register(
        f"hippodrome/{_game.capitalize()}-v1",
        entry_point="hippodrome.envs.gymnasium:SeatEnv",
        vector_entry_point="hippodrome.envs.gymnasium:SeatsEnv",
        kwargs={"game": _game},
    )
