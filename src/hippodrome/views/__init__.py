"""What a seat is shown: a whitelist of plain data, made from its masked record alone."""

from typing import Any

from hippodrome.notation import Words
from hippodrome.notation.intrigue import IntrigueWords
from hippodrome.views import byzanz, intrigue


def view(masked: Any, seat: int, words: Words) -> dict[str, Any]:
    """The table as the seat sees it, from an array of one record that is masked for it already.

    >>> from hippodrome.notation import words
    >>> from hippodrome.rules.contract import GAMES
    >>> view(GAMES["byzanz"].opening({"seats": 4}), 0, words("byzanz", {}))["phase"]
    'deal'
    """
    if isinstance(words, IntrigueWords):
        return intrigue.view(masked, seat, words)
    return byzanz.view(masked, seat)
