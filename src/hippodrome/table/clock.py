"""Time at a table: its clock, how long each seat has been waited for, and when the server has to act."""

from collections.abc import Collection
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from hippodrome.table.deal import begins_at

if TYPE_CHECKING:
    from hippodrome.table.table import Table

SECONDS = {"live": 1, "days": 86_400}  # of one unit, by the kind of a clock
LONGEST = 3600  # the most units for a move
PACE = (
    0.3  # default seconds that a bot waits before a move; longer for the page of who plays alone (pacing.py)
)
ABSENT = {True: 300.0, False: 3600.0}  # seconds for which people can be away before a game, by public
KEPT = 300.0  # seconds for which a rematch keeps seats; by correspondence a move's time


class Clock(NamedTuple):
    """How long a move may take: seconds at a live table, days by correspondence.

    >>> Clock("days", 3).seconds
    259200
    """

    kind: str
    each: int

    @property
    def seconds(self) -> int:
        """The time for a move, in seconds.

        >>> Clock("live", 60).seconds
        60
        """
        return self.each * SECONDS[self.kind]


CLOCKS = (
    Clock("live", 30),
    Clock("live", 60),
    Clock("live", 120),
    Clock("days", 1),
    Clock("days", 3),
    Clock("days", 7),
)
"""The clocks that forms offer. A table can be opened with any other."""


def clock_of(table: "Table") -> Clock | None:
    """The clock of a table, if it has one."""
    return Clock(*table.opened["clock"]) if table.opened["clock"] else None


# ---------------------------------------------------------------- how long a seat has been waited for

Since = tuple[float | None, ...]  # by seat: since when the game waits for it; None if it does not


def waiting_since(
    since: Since, before: Collection[int], after: Collection[int], mover: int | None, openly: bool, at: float
) -> Since:
    """Since when the game waits for each seat, after a decision of `mover`.

    `before` and `after` are the seats that it waited for and waits for now. Whoever decides again gets new time if
    everybody saw the decision (`openly`): what is written in secret restarts no clock, or the clock would tell how
    far somebody is.

    >>> waiting_since((5.0, None), before=[0], after=[1], mover=0, openly=True, at=9.0)
    (None, 9.0)
    >>> waiting_since((5.0, 5.0), before=[0, 1], after=[0, 1], mover=0, openly=False, at=9.0)
    (5.0, 5.0)
    """

    def one(seat: int) -> float | None:
        if seat not in after:
            return None
        restarts = seat not in before or (seat == mover and openly)
        return at if restarts else since[seat]

    return tuple(one(seat) for seat in range(len(since)))


def ran_out(table: "Table", seat: int) -> bool:
    """Whether the game still waits for the decision of a seat whose time ran out: a bot makes it."""
    since = table.waits_since[seat]
    if table.seats[seat].away != "time" or since is None:
        return False
    own = (item for item in reversed(table.happened) if item.told.get("seat") == seat)
    return since <= next(item.at for item in own if item.told["kind"] == "left")


def absent_after(public: bool, clock: Clock | None) -> float | None:
    """For how many seconds somebody can be away before the game without losing the seat; None by correspondence.

    >>> absent_after(True, None), absent_after(False, Clock("live", 60)), absent_after(True, Clock("days", 1))
    (300.0, 3600.0, None)
    """
    return None if clock and clock.kind == "days" else ABSENT[public]


def kept_until(table: "Table") -> float | None:
    """Until when a rematch keeps seats for those who played before; None if it keeps none, or none any more."""
    if not any(seat.kept_for for seat in table.seats):
        return None
    clock = clock_of(table)
    return table.happened[0].at + (clock.seconds if clock and clock.kind == "days" else KEPT)


# ---------------------------------------------------------------- when something is due


def deadline(table: "Table", seat: int) -> float | None:
    """Until when a person has time to decide; None without a clock, or when a bot plays in the seat."""
    clock, since = clock_of(table), table.waits_since[seat]
    if clock is None or since is None or table.seats[seat].plays_itself:
        return None
    return since + clock.seconds


def due(table: "Table", seat: int, pace: float) -> float | None:
    """Return when the server has to act for a seat whose turn it is: a bot moves, or a clock runs out.

    `pace` is how many seconds a bot takes after the last thing that everybody saw: what is written in secret, by others
    or by itself, makes no bot slower, or it would tell how much was written. At a daily deal the bots write after the
    person, so that the order is the same for everybody.
    """
    if not table.seats[seat].plays_itself:
        return deadline(table, seat)
    if table.daily and any(not table.seats[other].plays_itself for other in table.turn):
        return None
    return table.open_at + pace


def due_at(table: "Table", pace: float) -> float | None:
    """Return when the server next has to act at a table; None for never."""
    if table.state == "waiting":
        return kept_until(table)
    if table.state == "revealing":
        return begins_at(table)
    moments = (due(table, seat, pace) for seat in table.turn)
    return min((moment for moment in moments if moment is not None), default=None)


def written(at: float) -> str:
    """Format a time for clients.

    >>> written(0.0), written(1.9996)
    ('1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.999Z')
    """
    return f"{_written_second(int(at))}.{int(at % 1 * 1000):03d}Z"


@lru_cache(maxsize=4096)  # what happens about now, at whichever tables, has the same second
def _written_second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat().removesuffix("+00:00")
