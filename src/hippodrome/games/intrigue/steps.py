"""Small steps that turns and events share."""

from typing import Any

from hippodrome.core.compiled import compiled, inlined


@compiled
def all_ready(s: Any, seat: int) -> bool:
    """The seat has written all that is asked; True if it was the last, and then nobody is ready any more."""
    s.ready |= 1 << seat
    if s.ready != (1 << s.seats) - 1:
        return False
    s.ready = 0
    return True


@inlined
def put(s: Any, seat: int, city: int) -> None:
    """A garrison from the reserve onto a city."""
    s.reserve[seat] -= 1
    s.garrison[city, seat] += 1


@inlined
def send_back(s: Any, seat: int, city: int) -> None:
    """A garrison from a city into its owner's reserve."""
    s.garrison[city, seat] -= 1
    s.reserve[seat] += 1
