"""The pace of somebody who plays alone among bots: the bots wait until the page has shown what they did.

A page says how far it has shown what happened; while it is open and has more to show, no bot moves. A page that says
nothing, or is closed, is waited for by nobody; nor is one where other people play, or a clock runs. What pages say is
kept by the process that heard it: the bots of another process do not wait.
"""

from hippodrome.table.live import Live
from hippodrome.table.table import PLAYING, Table


def waits_for_page(live: Live | None, table: Table) -> bool:
    """Whether the bots of a table wait for the page of the only person there."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    if live is None or table.state != PLAYING or len(people) != 1 or table.opened["clock"]:
        return False
    (seat,) = people
    here = any(listener.seated and listener.viewer == seat for listener in live.listeners)
    return here and live.watched.get(seat, table.positions[seat]) < table.positions[seat]
