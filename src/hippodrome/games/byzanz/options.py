"""The options of a table of Byzanz."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.byzanz import record
from hippodrome.games.options import Option, complete

OPTIONS = (
    Option("seats", "choice", 4, record.SEATS),
    Option("open_profits", "flag", False),  # BZ-35
)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options complete, those left out with their usual values; ValueError says what can't be.

    >>> check_options({"seats": 3})
    {'seats': 3, 'open_profits': False}
    """
    return complete("byzanz", OPTIONS, options)
