"""What an analysis of Byzanz tells apart: the luck of the opening hands, and that of the lots."""

from typing import Any

from hippodrome.games.byzanz import record

KINDS = HAND, LOT = "hand", "lot"


def kind(one: Any) -> str:
    """Which kind of luck the card is that is drawn next (BZ-04, BZ-06).

    >>> from hippodrome.games import GAMES
    >>> kind(GAMES["byzanz"].opening({}))
    'hand'
    """
    return HAND if one["phase"][0] == record.DEAL else LOT
