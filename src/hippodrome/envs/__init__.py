"""Environments for research: many games at once as arrays, and the interfaces of PettingZoo, Gymnasium and OpenSpiel.

`BatchEnv` needs nothing else; what PettingZoo and Gymnasium need is in the extra `rl`, what OpenSpiel needs in the
extra of its name. `import hippodrome.envs.openspiel` and `import hippodrome.envs.gymnasium` register the games there.
Every game is offered as PettingZoo names its games, too, with the version of its rules: `from hippodrome.envs import
byzanz_v1`.
"""

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hippodrome.envs.batch import NO_MOVE, NO_SEAT, Batch, BatchEnv

if TYPE_CHECKING:
    from hippodrome.envs.gymnasium import SeatEnv, SeatsEnv
    from hippodrome.envs.pettingzoo import ParallelTableEnv, TableEnv

__all__ = ["NO_MOVE", "NO_SEAT", "Batch", "BatchEnv", "ParallelTableEnv", "SeatEnv", "SeatsEnv", "TableEnv"]

_HOME = {
    "ParallelTableEnv": "pettingzoo",
    "SeatEnv": "gymnasium",
    "SeatsEnv": "gymnasium",
    "TableEnv": "pettingzoo",
}


def __getattr__(name: str) -> Any:
    """Load what needs other packages only at its first use.

    >>> from hippodrome.envs import byzanz_v1
    >>> byzanz_v1.env(seats=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    if re.fullmatch(r"\w+_v\d+", name):
        return import_module("hippodrome.envs.pettingzoo").game_module(name)
    if name not in _HOME:
        raise AttributeError(f"module 'hippodrome.envs' has no attribute {name!r}")
    return getattr(import_module(f"hippodrome.envs.{_HOME[name]}"), name)
