"""What a table is played with: tracks, sheets and pieces of the two games, and of small ones to study.

The small boards of Nekken are ours, for study only: few regions, turns, boxes and targets, so that a whole game can
be worked out. Every other clause holds on them.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hippodrome.games.intrigue import record

NO_STUDY = "none"


class Measures(NamedTuple):
    """How much there is of everything in a game, where games differ."""

    targets: int
    """Of each player; they take the first slots of the sheet."""
    turns: int
    garrisons: int
    boxes: tuple[int, ...]
    """By kind of action."""
    schedule: tuple[tuple[int, int], ...]
    """The turns of the events."""


class Study(NamedTuple):
    """A small board: for how many players it is, and what it is played with."""

    seats: tuple[int, ...]
    measures: Measures


STUDIES: Mapping[str, Mapping[str, Study]] = {
    "byzantio": {},
    "nekken": {
        # Four regions, three turns, no event: a duel over one target each, small enough to be solved.
        "cinder": Study((2,), Measures(1, 3, 2, (2, 1, 0, 1, 0, 1), ())),
        # Six regions, six turns with an earthquake on the third, two targets each.
        "ember": Study((2, 3), Measures(2, 6, 3, (3, 2, 1, 1, 1, 1), ((3, record.EARTHQUAKE),))),
    },
}


def measures(game: str, options: Mapping[str, Any]) -> Measures:
    """What a table with these options is played with.

    >>> measures("nekken", {"seats": 4}).targets, measures("nekken", {"seats": 2, "study_board": "cinder"}).turns
    (5, 3)
    """
    study = options.get("study_board", NO_STUDY)
    if study != NO_STUDY:
        return STUDIES[game][study].measures
    return Measures(
        record.TARGETS[game][options["seats"]],
        record.TURNS[game],
        record.GARRISONS[game],
        record.BOXES[game],
        record.SCHEDULE[game],
    )
