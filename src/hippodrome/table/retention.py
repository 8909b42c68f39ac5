"""How long tables are kept: deleting those at which nothing has happened for a long time."""

import re

from sqlalchemy import Connection, delete, select

from hippodrome.core.errors import BadOptions
from hippodrome.table.schema import events, metadata, tables
from hippodrome.table.store import Store
from hippodrome.table.table import OVER

SECONDS = {"h": 3600, "d": 86_400, "w": 7 * 86_400}
BATCH = 200  # tables deleted in one transaction


def span(text: str) -> float:
    """Seconds of a time written as hours, days or weeks.

    >>> span("12h"), span("30d")
    (43200.0, 2592000.0)
    >>> span("soon")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: 'soon' is no time: it is written as in 12h, 30d or 8w
    """
    found = re.fullmatch(r"(\d{1,5})([hdw])", text)
    if not found:
        raise BadOptions(f"{text[:40]!r} is no time: it is written as in 12h, 30d or 8w")
    return float(int(found[1]) * SECONDS[found[2]])


async def purge(store: Store, before: float, unfinished: bool = False) -> list[str]:
    """Delete finished tables (unfinished ones too, if asked) whose last event is older; returns their ids."""
    deleted: list[str] = []
    while True:
        some = await store.do(lambda connection: _purge(connection, before, unfinished))
        deleted += some
        if len(some) < BATCH:
            return deleted


def _purge(connection: Connection, before: float, unfinished: bool) -> list[str]:
    last = (
        select(events.c.at)
        .where(events.c.table_id == tables.c.id)
        .order_by(events.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    old = select(tables.c.id).where(tables.c.opened_at < before, last < before).limit(BATCH)
    if not unfinished:
        old = old.where(tables.c.state == OVER)
    ids = list(connection.execute(old).scalars())
    for each in reversed(metadata.sorted_tables):
        column = each.c.id if each is tables else each.c.get("table_id")
        if column is not None:
            connection.execute(delete(each).where(column.in_(ids)))
    return ids
