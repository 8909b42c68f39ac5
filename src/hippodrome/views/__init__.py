"""What a seat is shown: a whitelist of plain data, made from its masked record alone."""

from collections.abc import Callable
from typing import Any

from hippodrome.rules.contract import GAMES
from hippodrome.views import byzanz

_VIEWS: dict[Any, Callable[[Any, int], dict[str, Any]]] = {GAMES["byzanz"].State: byzanz.view}


def view(masked: Any, seat: int) -> dict[str, Any]:
    """The table as the seat sees it, from an array of one record that is masked for it already.

    >>> view(GAMES["byzanz"].opening({"seats": 4}), 0)["phase"]
    'deal'
    """
    return _VIEWS[masked.dtype](masked, seat)
