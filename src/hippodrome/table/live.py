"""A table in memory, with the streams that are open there."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

from hippodrome.table.sight import Shown
from hippodrome.table.table import Table


class Listener(Protocol):
    """An open stream."""

    viewer: int

    address: str

    @property
    def seated(self) -> bool:
        """Whether it is a player's."""

    def wake(self) -> None:
        """Send what is new."""


@dataclass
class Live:
    """A table in memory with its open streams; the table itself may have been dropped."""

    table: Table | None = None
    since: float = 0.0  # when it came to be as it is now, on this process's own clock, which nobody sets
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Any] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, frozenset[int], int]] = field(default_factory=dict)
    closed: dict[int, float] = field(default_factory=dict)  # by seat: when it was last there without a stream
    presence: dict[str, Any] | None = None  # None until it is asked for after a change
    touched: float = 0.0
    watched: dict[int, int] = field(
        default_factory=dict
    )  # by seat: the position up to which its page has shown
    shown: Shown | None = None  # the last that was asked for, perhaps of the table as it was before
