"""The memory game (BZ-36): what people at the table could only remember is told to them in numbers, without faces.

The record, masked or not, is the same: bots and environments remember everything.
"""

from dataclasses import replace
from typing import Any

from hippodrome.core.told import Story
from hippodrome.games.byzanz import record

UNKNOWN = "?"
_FACES = {"card", "cards", "pile"}  # the kinds of facts that show faces


def hides(s: Any) -> bool:
    """Whether a table leaves anything to memory: until the end, if it plays so."""
    return bool(s.memory) and s.phase != record.END


def part(one: Any) -> int:
    """The number of the auction, market or final sales that a position belongs to, from 1; 0 where all is open.

    What comes after an auction or a market, down to seven cards, belongs to what follows: else nobody would see
    the last discard.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7, memory=True)
    >>> part(game.record), part(new("byzanz", seats=3, seed=7).record)
    (1, 0)
    """
    if not one["memory"][0] or one["phase"][0] == record.END:
        return 0  # asked with every move: a field of a record takes ten times as long to read
    s = one[0]
    seats = int(s.seats)
    if s.phase == record.OVER and s.step >= seats and (s.step == 2 * seats or not s.market.any()):
        return 1 + (int(s.round_number) + 1) * (seats + 1)
    return 1 + int(s.round_number) * (seats + 1) + min(int(s.step), seats)


def faded(story: Story) -> Story:
    """What is left of a story when it could only be remembered: numbers, no faces.

    >>> from hippodrome.games.byzanz.told import Sold
    >>> faded(Sold(seat=1, cards=["C3", "C1", "X"], kept="C3", traders=1))
    Sold(seat=1, cards=['?', '?', '?'], kept='?', traders=0)
    """
    blank: dict[str, Any] = {}
    for name, kind in story.kinds().items():
        fact = getattr(story, name)
        if kind in _FACES and fact is not None:
            blank[name] = [UNKNOWN] * len(fact) if isinstance(fact, list) else UNKNOWN
        elif name == "traders":
            blank[name] = 0
    return replace(story, **blank) if blank else story
