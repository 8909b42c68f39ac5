"""Who plays a daily deal: how many seats there are, which one is the person's, and which bots have the others.

The same for everybody on a day. The bots count simulations, not seconds, so that the same decisions meet the same
answers.
"""

from datetime import date
from typing import NamedTuple

from hippodrome.games import GAMES

SEATS = 4  # where the game can have so many
BOTS = ("citizen", "strategos", "basileus")


class Lineup(NamedTuple):
    """The seats of a daily deal: the bot of each, None in the person's own."""

    bots: tuple[str | None, ...]

    @property
    def seats(self) -> int:
        """The number of players.

        >>> Lineup(("citizen", None, "strategos")).seats
        3
        """
        return len(self.bots)

    @property
    def seat(self) -> int:
        """The person's seat.

        >>> Lineup(("citizen", None, "strategos")).seat
        1
        """
        return self.bots.index(None)


def lineup(game: str, day: date) -> Lineup:
    """Return who plays the deal of a day: the person's seat moves on by one every day.

    >>> lineup("byzanz", date(2026, 11, 18))
    Lineup(bots=('citizen', 'strategos', None, 'basileus'))
    >>> lineup("nekken", date(2026, 11, 19)).seat
    3
    """
    offered = GAMES[game].seats
    seats = SEATS if SEATS in offered else max(offered)
    bots: list[str | None] = [BOTS[number % len(BOTS)] for number in range(seats - 1)]
    bots.insert(day.toordinal() % seats, None)
    return Lineup(tuple(bots))
