"""How the deal of a table is made: from the server's secret, and what players have sealed and then revealed."""

from typing import TYPE_CHECKING

from hippodrome.nature import Nature

if TYPE_CHECKING:
    from hippodrome.table.clock import Clock
    from hippodrome.table.table import Table

REVEAL = 10.0  # seconds in which contributions are revealed, if nothing else is set


def nature_of(table: "Table") -> Nature:
    """The nature of a table's game, from the secret and what each player revealed; or the one that is fixed."""
    secret, fixed = bytes.fromhex(table.opened["secret"]), table.opened.get("practice") or table.daily
    seals = fixed["seals"] if fixed else [seat.seal for seat in table.seats]
    given = fixed["contributions"] if fixed else [seat.contribution for seat in table.seats]
    contributions = [bytes.fromhex(part) if part else None for part in given]
    return Nature(secret, contributions, seals, practice=table.practice)


def time_to_reveal(clock: "Clock | None", usual: float) -> float:
    """How many seconds browsers have to reveal: by correspondence a move's time, for nobody may be there at once.

    >>> from hippodrome.table.clock import Clock
    >>> time_to_reveal(Clock("live", 60), 10.0), time_to_reveal(Clock("days", 1), 10.0)
    (10.0, 86400.0)
    """
    return float(clock.seconds) if clock and clock.kind == "days" else usual


def begins_at(table: "Table") -> float | None:
    """When the game begins: as soon as all have revealed, or their time is over; None if seals are not closed."""
    if table.reveal_until is None or table.game is not None:
        return None
    return table.reveal_until if table.unrevealed else table.at
