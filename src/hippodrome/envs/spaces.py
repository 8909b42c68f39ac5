"""The spaces that the PettingZoo and Gymnasium environments share."""

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from hippodrome.core.errors import BadOptions
from hippodrome.envs.batch import BatchEnv

REWARDS = ("rank", "points")
PICTURES = (None, "ansi")
SMALL = np.dtype(np.int8)
ON_ILLEGAL = ("raise", "end", "random")


def check_kind(reward: str, render_mode: str | None, on_illegal: str = "raise") -> None:
    """Check the kind of rewards, the render mode, and what an illegal action does.

    >>> check_kind("wins", None)
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: reward must be rank or points, not 'wins'
    """
    if reward not in REWARDS:
        raise BadOptions(f"reward must be {' or '.join(REWARDS)}, not {reward!r}")
    if render_mode not in PICTURES:
        raise BadOptions(f"render_mode must be 'ansi' or None, not {render_mode!r}")
    if on_illegal not in ON_ILLEGAL:
        raise BadOptions(f"on_illegal must be one of {', '.join(ON_ILLEGAL)}, not {on_illegal!r}")


class LegalActions(spaces.Discrete):
    """All actions of a game; a sample without a mask is one that is legal now.

    Right after `seed`, up to a game's second decision, it is one that was legal in every first decision so far,
    because Gymnasium's environment checker samples an action before a `reset` and takes it afterwards.

    >>> env = BatchEnv("byzanz", seats=4, seed=1)
    >>> space = LegalActions(env)
    >>> bool(env.now.masks[0, space.sample()])
    True
    """

    def __init__(self, env: BatchEnv) -> None:
        super().__init__(env.action_count)
        self._env = env
        self._first: Any = None  # what was legal in every first decision
        self._seeded = False
        self.decisions = 0
        """Decisions taken in the game so far."""

    def begin(self, env: BatchEnv) -> None:
        """Follow the first game of this batch, which has just begun."""
        self._env = env
        self._first = self._mask() & (1 if self._first is None else self._first)
        self._seeded, self.decisions = False, 0

    def _mask(self) -> Any:
        return self._env.now.masks[0].view(np.int8)

    def seed(self, seed: int | None = None) -> int:
        """Seed the samples."""
        self._seeded = True
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random action that the mask, or else the game, allows."""
        if mask is None and probability is None:
            mask = self._mask()
            if self._seeded and self._first is not None and self.decisions < 2:
                mask = self._first & mask if (self._first & mask).any() else self._first
        self._seeded = False
        return super().sample(mask, probability)


class LegalActionsOfAll(spaces.MultiDiscrete):
    """The actions of all games of a batch at once.

    >>> env = BatchEnv("byzanz", seats=4, n=5, seed=1)
    >>> bool(env.now.masks[range(5), LegalActionsOfAll(env).sample()].all())
    True
    """

    def __init__(self, env: BatchEnv) -> None:
        super().__init__([env.action_count] * env.n)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random action for each game, one that the mask, or else the game, allows."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self._env.now.masks
        chosen = (self.np_random.random(len(self.nvec)) * masks.sum(1)).astype(np.int64)
        return (masks.cumsum(1) > chosen[:, None]).argmax(1)


class Layout(NamedTuple):
    """How an observation is handed over: under which key beside its `action_mask`, and as which type of numbers.

    >>> Layout("observations", np.float32).space(BatchEnv("byzanz", seats=4))["observations"].dtype
    dtype('float32')
    """

    key: str = "observation"
    dtype: Any = SMALL

    def space(self, env: BatchEnv) -> spaces.Dict:
        """Return the space of what a seat sees, and which actions it can take."""
        small = np.iinfo(np.int8)
        return spaces.Dict(
            {
                self.key: spaces.Box(small.min, small.max, (env.observation_size,), self.dtype),
                "action_mask": spaces.Box(0, 1, (env.action_count,), np.int8),
            }
        )

    def show(self, observation: Any, mask: Any) -> dict[str, Any]:
        """Return an observation and its mask, of one game or of many, as copies."""
        return {self.key: observation.astype(self.dtype), "action_mask": mask.astype(SMALL)}
