"""Three board games about Byzantium on one fast rules engine, to play and to study.

>>> import hippodrome
>>> game = hippodrome.new("byzanz", seats=4, seed=7)
>>> game.turn
[0]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hippodrome.core.errors import BadNotation, BadOptions, BadRecord, HippodromeError, IllegalMove
    from hippodrome.core.playouts import batch_playouts
    from hippodrome.core.stepper import Stepper
    from hippodrome.game import Entry, Game, Outcome, new
    from hippodrome.nature import Nature

__version__ = "0.1.0"

__all__ = [
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Entry",
    "Game",
    "HippodromeError",
    "IllegalMove",
    "Nature",
    "Outcome",
    "Stepper",
    "batch_playouts",
    "new",
]

_HOME = {
    "Entry": "game",
    "Game": "game",
    "Nature": "nature",
    "Outcome": "game",
    "Stepper": "core.stepper",
    "batch_playouts": "core.playouts",
    "new": "game",
}


def __getattr__(name: str) -> Any:
    """Load the compiled rules only when something needs them, so that importing stays quick."""
    if name not in __all__:
        raise AttributeError(f"module 'hippodrome' has no attribute {name!r}")
    return getattr(import_module(f"hippodrome.{_HOME.get(name, 'core.errors')}"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
