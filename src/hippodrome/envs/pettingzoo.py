"""Every game for PettingZoo: `TableEnv("byzanz")`, or as PettingZoo names its games, `envs.byzanz_v1.env()`."""

from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.envs.arguments import table_options, whole
from hippodrome.envs.batch import NO_MOVE, NO_SEAT, BatchEnv
from hippodrome.envs.pictures import picture
from hippodrome.envs.spaces import Layout, LegalActions, check_kind
from hippodrome.games import GAMES

Observation = dict[str, Any]
WAIT = 0  # what the mask allows an agent that is not to move, where all act at once


class TableEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One table. Agents are `seat_0`, `seat_1`, …; if it is the turn of several seats, the lowest moves first.

    Rewards come at the end: by rank, from 1 to -1, or the points. An illegal action raises `HippodromeError`
    and changes nothing. An agent that has made `max_cycles` decisions is truncated; from then on its seat
    plays at random. `observation_key` names the observation beside its `action_mask`,
    `observation_dtype` is the type of its numbers.

    >>> env = TableEnv("byzanz", seats=4)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    >>> env.agents
    []
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "rank",
        max_cycles: int | None = None,
        observation_key: str = "observation",
        observation_dtype: Any = np.int8,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            reward=reward,
            max_cycles=max_cycles,
            observation_key=observation_key,
            observation_dtype=observation_dtype,
            render_mode=render_mode,
            **options,
        )
        super().__init__()
        check_kind(reward, render_mode)
        self._batch = BatchEnv(game, restart=False, **table_options(game, seats, options))
        self._by_points = reward == "points"
        self.max_cycles, self.render_mode = _check_cycles(max_cycles), render_mode
        self.metadata = {"name": env_name(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._layout = Layout(observation_key, np.dtype(observation_dtype))
        space = self._layout.space(self._batch)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: LegalActions(self._batch) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of a dict with `observation` and `action_mask`.

        >>> TableEnv("byzanz", seats=4).observation_space("seat_0")["observation"].shape
        (512,)
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of the game's action numbers.

        >>> TableEnv("byzanz", seats=4).action_space("seat_0").n
        np.int64(385)
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, one that follows from the previous seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        now = self._batch.reset(int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[now.seat[0]]
        self._skip_agent_selection = None
        self._asked = dict.fromkeys(self.agents, 0)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and its legal actions: none, if it is not the agent to move."""
        seat, now = self._seat[agent], self._batch.now
        if seat == now.seat[0]:
            return self._layout.show(now.observations[0], now.masks[0])
        return self._layout.show(self._batch.look(0, seat), np.zeros(self._batch.action_count))

    def step(self, action: int | None) -> None:
        """Take the action of the agent to move; None for one that has been terminated or truncated."""
        if not self.agents:
            raise HippodromeError("no game is being played: call reset to start one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = whole(action, "an action")
        if action == NO_MOVE:
            raise HippodromeError(f"{agent} can't take action {action} now")
        now = self._batch.step([action])
        leaves = self.max_cycles is not None and self._leaves(agent, self.max_cycles)
        if leaves and len(self.agents) > 1 and now.seat[0] != NO_SEAT:
            now = self._batch.leave(0, self._seat[agent])
        if now.seat[0] == NO_SEAT:
            self._end((now.points if self._by_points else now.rewards)[0].tolist())
            return
        self.agent_selection = self.possible_agents[now.seat[0]]
        if leaves:
            self.truncations[agent] = True
            self._deads_step_first()

    def _leaves(self, agent: str, most: int) -> bool:
        """Whether the agent has now made its maximum number of decisions."""
        self._asked[agent] += 1
        return self._asked[agent] >= most

    def _end(self, given: list[float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = self._cumulative_rewards[agent] = given[self._seat[agent]]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the table as a spectator sees it, with `render_mode="ansi"`."""
        return picture(self._batch) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
        self._batch.close()


def _check_cycles(most: int | None) -> int | None:
    if most is not None and whole(most, "max_cycles") < 1:
        raise BadOptions(f"max_cycles must be 1 or more, or None for no limit, not {most}")
    return most


class ParallelTableEnv(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A table with PettingZoo's parallel interface: all agents act at once, but only the agent to move counts.

    Each agent's info has the number of the `active_agent`. The others can only wait, which is action 0 in their masks:
    what they do is ignored. After `max_cycles` steps all agents are truncated.

    >>> env = ParallelTableEnv("byzanz", seats=4)
    >>> observations, infos = env.reset(seed=7)
    >>> while env.agents:
    ...     active = env.possible_agents[infos["seat_0"]["active_agent"]]
    ...     action = env.action_space(active).sample(observations[active]["action_mask"])
    ...     observations, rewards, terminations, truncations, infos = env.step({active: action})
    >>> abs(sum(rewards.values())) < 1e-6
    True
    """

    def __init__(self, game: str, *, max_cycles: int | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, max_cycles=max_cycles, **options)
        self._table = TableEnv(game, **options)
        self.max_cycles, self.render_mode = _check_cycles(max_cycles), self._table.render_mode
        self.metadata = {**self._table.metadata, "is_parallelizable": True}
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the same space as `TableEnv`."""
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        """Return the same space as `TableEnv`."""
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game; return what each agent sees, and infos."""
        self._table.reset(seed, options)
        self.agents, self._steps = self.possible_agents[:], 0
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the action of the active agent; those of the others are ignored."""
        if not self.agents:
            raise HippodromeError("no game is being played: call reset to start one")
        active = self._table.agent_selection
        if active not in actions:
            raise HippodromeError(f"it is the turn of {active}, but no action was given for it")
        self._table.step(actions[active])
        self._steps += 1
        over = self._table.terminations[active]
        cut = not over and self._steps == self.max_cycles
        seen, infos = self._seen(), self._infos()
        everybody = self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(self._table.rewards),
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, cut),
            infos,
        )

    def render(self) -> str | None:
        """As of `TableEnv`."""
        return self._table.render()

    def close(self) -> None:
        """As of `TableEnv`."""
        self._table.close()

    def _seen(self) -> dict[str, Observation]:
        seen = {agent: self._table.observe(agent) for agent in self.possible_agents}
        for agent in self.possible_agents:
            if agent != self._table.agent_selection or self._table.terminations[agent]:
                seen[agent]["action_mask"][WAIT] = 1
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        active = self.possible_agents.index(self._table.agent_selection)
        return {agent: {"active_agent": active} for agent in self.possible_agents}


def env_name(game: str) -> str:
    """What PettingZoo calls a game: with the version of its rules.

    >>> env_name("nekken")
    'nekken_v2'
    """
    return f"{game}_v{GAMES[game].version}"


def game_module(name: str) -> ModuleType:
    """Return a game in PettingZoo's form: a module with `env`, `raw_env` and `parallel_env`.

    >>> game_module("nekken_v2").parallel_env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    names = {env_name(game): game for game in GAMES}
    if name not in names:
        raise AttributeError(f"there is no {name!r}: choose one of {', '.join(names)}")
    game = names[name]
    module = ModuleType(f"hippodrome.envs.{name}", f"{game.capitalize()} for PettingZoo.")
    vars(module)["env"] = vars(module)["raw_env"] = partial(TableEnv, game)  # it checks what it is given
    vars(module)["parallel_env"] = partial(ParallelTableEnv, game)
    return module
