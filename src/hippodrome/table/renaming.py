"""Another name for somebody who has a seat: guests get one before they are asked."""

from hippodrome.table.acts import MOST_CHOSEN, Act, bounded, must_be
from hippodrome.table.seats import unused_name
from hippodrome.table.table import PLAYING, WAITING, Table


def rename(table: Table, seat: int, name: str) -> Act | None:
    """Give the player of a seat another name, until the game is over. Nothing happens if it is the same."""
    must_be(table, WAITING if table.state == WAITING else PLAYING)
    if name == table.seats[seat].name:
        return None
    bounded(table, MOST_CHOSEN, ("renamed",), seat)
    was = table.seats[seat].name
    return Act(
        {"kind": "renamed", "seat": seat, "name": unused_name(table.seats, name, but=seat), "text": was}
    )
