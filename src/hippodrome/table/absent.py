"""What is done about people who are not there, so that nobody is stuck: each function returns an event, or refuses.

Before the game their seats become free again: when the host says so, when they have not been there for long, or when a
rematch has kept one long enough. In a game without a clock any other player can hand the seat of somebody who has
vanished to a bot, until its owner is back.
"""

from typing import NamedTuple

from hippodrome.table.acts import Act, must_be, seat_there
from hippodrome.table.clock import absent_after, clock_of, kept_until, written
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import host_of
from hippodrome.table.table import PLAYING, WAITING, Table

GONE = 300.0  # seconds for which a game waits for somebody who is offline, before others can let a bot play
SILENT = 1800.0  # the same for somebody who is online
VANISHED = "vanished"  # why a bot plays


def free(table: Table, seat: int, by: int) -> Act:
    """Free a seat before the game: the host can, of whoever has it, or whoever it is kept for."""
    must_be(table, WAITING)
    seat_there(table, seat)
    if by != host_of(table.seats):
        raise Refusal("not-host", "Only the host can do this: whoever of those here sat down first.")
    if table.seats[seat].kind == "open" and not table.seats[seat].kept_for:
        raise Refusal("seat-free", "This seat is free already.")
    return Act({"kind": "freed", "seat": seat, "why": "host", "by": by})


def release(table: Table, now: float) -> Act | None:
    """Free the first seat that a rematch has kept long enough; None if there is none."""
    until = kept_until(table)
    if table.state != WAITING or until is None or until > now:
        return None
    seat = next(number for number, seat in enumerate(table.seats) if seat.kept_for)
    return Act({"kind": "freed", "seat": seat, "why": "kept"})


def expire(table: Table, seat: int, before: float) -> Act | None:
    """Free the seat of somebody who is not there, unless they have done something since; by correspondence never."""
    seconds = absent_after(table.opened["public"], clock_of(table))
    if table.state != WAITING or table.seats[seat].kind != "person" or seconds is None:
        return None
    own = (item.at for item in reversed(table.happened) if item.told.get("seat") == seat)
    return Act({"kind": "freed", "seat": seat, "why": "absent"}) if next(own) <= before else None


# ---------------------------------------------------------------- during the game


class Vanished(NamedTuple):
    """From when others can let a bot play for somebody: while they are offline, and while they are online."""

    offline: float
    online: float


def replaceable(table: Table) -> dict[int, Vanished]:
    """The people whom others can replace, by seat, and from when: those a game without a clock waits for.

    Only what everybody can see counts: that somebody writes in secret must not be told by this.
    """
    people = sum(seat.key is not None for seat in table.seats)
    if table.state != PLAYING or table.opened["clock"] or people < 2:
        return {}
    return {
        number: Vanished(since + GONE, since + SILENT)
        for number, (seat, since) in enumerate(zip(table.seats, table.waits_since, strict=True))
        if since is not None and seat.key is not None and not seat.away
    }


def shown(table: Table) -> dict[str, dict[str, str]]:
    """The same as clients get it."""
    return {
        str(seat): {"offline": written(offline), "online": written(online)}
        for seat, (offline, online) in replaceable(table).items()
    }


def replace(table: Table, seat: int, by: int, online: bool, now: float) -> Act:
    """Let a bot play for somebody who has vanished. Any other player can ask for it."""
    must_be(table, PLAYING)
    seat_there(table, seat)
    moments = replaceable(table).get(seat)
    if moments is None or seat == by:
        raise Refusal("not-vanished", "The game does not wait for this player, or has a clock for that.")
    if now < (moments.online if online else moments.offline):
        raise Refusal("not-vanished", "This player may still come back: wait until the time is over.")
    return Act({"kind": "left", "seat": seat, "why": VANISHED, "by": by})


def reappear(table: Table, seat: int, key: str | None) -> Act | None:
    """Give a seat back to whoever had vanished; None if no bot plays there for that reason."""
    if table.seats[seat].away != VANISHED or table.seats[seat].key != key:
        return None
    return Act({"kind": "returned", "seat": seat})
