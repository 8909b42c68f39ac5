"""What PettingZoo and Gymnasium environments have in common: spaces, and how a table looks as text."""

from typing import Any

import numpy as np
from gymnasium import spaces

from hippodrome import notation
from hippodrome.envs.batch import BatchEnv
from hippodrome.rules import calls
from hippodrome.rules.contract import SPECTATOR
from hippodrome.views import view

REWARDS = ("rank", "points")


class LegalActions(spaces.Discrete):
    """All actions of a game; a sample without a mask is one of those that are legal now.

    >>> env = BatchEnv("byzanz", seats=4, seed=1)
    >>> space = LegalActions(env)
    >>> bool(env.now.masks[0, space.sample()])
    True
    """

    def __init__(self, env: BatchEnv) -> None:
        super().__init__(env.action_count)
        self._masks = env.now.masks.view(np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the actions that the mask, or else the game, allows."""
        if mask is None and probability is None:
            mask = self._masks[0]
        return super().sample(mask, probability)


def observation_space(env: BatchEnv) -> spaces.Dict:
    """What a seat sees, and which actions it can take.

    >>> observation_space(BatchEnv("byzanz", seats=4))["action_mask"].shape
    (385,)
    """
    small = np.iinfo(np.int8)
    return spaces.Dict(
        {
            "observation": spaces.Box(small.min, small.max, (env.observation_size,), np.int8),
            "action_mask": spaces.Box(0, 1, (env.action_count,), np.int8),
        }
    )


def picture(env: BatchEnv, game: int = 0) -> str:
    """A game as somebody without a seat sees it, in lines of text.

    >>> print(picture(BatchEnv("byzanz", seats=4, seed=1)).splitlines()[0])
    phase: bid
    """
    one = env.records[game : game + 1].copy()
    calls.mask(one, SPECTATOR)
    table = view(one, SPECTATOR, notation.words(env.game, env.options))
    return "\n".join(f"{name}: {value}" for name, value in table.items())
