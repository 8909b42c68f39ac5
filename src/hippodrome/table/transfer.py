"""Export all tables of a store to a file, one a line, and import them: from SQLite to PostgreSQL, or back."""

import math
import re
from pathlib import Path
from typing import Any

import orjson
from rich.progress import Progress
from sqlalchemy import Connection, func, insert, select

from hippodrome.core.errors import HippodromeError
from hippodrome.nature import SECRET_BYTES
from hippodrome.table import schema, stores
from hippodrome.table.clock import PACE
from hippodrome.table.registry import indexed
from hippodrome.table.sight import Shown
from hippodrome.table.store import Store
from hippodrome.table.table import Table, fold

ID = re.compile(r"[A-Za-z0-9_-]{16}")
FORMAT = "hippodrome-tables/1"
PAGE = 200  # tables read at a time


async def export_tables(store: Store, file: Path, bar: Progress) -> int:
    """Write every table with its events; returns how many."""

    def write(connection: Connection) -> int:
        total = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        task = bar.add_task("Writing tables", total=total)
        last, count = "", 0
        with open(file, "wb", opener=stores.private) as out:
            while True:
                some = select(schema.tables.c.id).where(schema.tables.c.id > last)
                ids = connection.execute(some.order_by(schema.tables.c.id).limit(PAGE)).scalars().all()
                if not ids:
                    return count
                for table_id in ids:
                    logged = _logged(connection, table_id)
                    out.write(orjson.dumps({"format": FORMAT, "id": table_id, "events": logged}) + b"\n")
                    bar.advance(task)
                count += len(ids)
                last = ids[-1]

    try:
        await stores.prepare(store, upgrade=False)
        return await store.run(write)
    finally:
        await store.dispose()


async def import_tables(store: Store, file: Path, bar: Progress) -> tuple[int, int]:
    """Add the tables of a file, all or none; returns how many were added, and how many were there already."""

    def add(connection: Connection) -> tuple[int, int]:
        added = same = 0
        with file.open("rb") as lines:
            task = bar.add_task("Adding tables", total=sum(1 for _ in lines))
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                table_id, logged = _read(line, number)
                found = _logged(connection, table_id)
                if not found:
                    _add(connection, table_id, logged)
                    added += 1
                elif found == logged:
                    same += 1
                else:
                    raise HippodromeError(
                        f"line {number}: the table {table_id} is in the store already, with other events; "
                        "nothing was added"
                    )
                bar.advance(task)
        return added, same

    try:
        await stores.prepare(store, upgrade=True)
        return await store.run(add)
    finally:
        await store.dispose()


def _logged(connection: Connection, table_id: str) -> list[tuple[float, Any]]:
    own = select(schema.events.c.at, schema.events.c.body).where(schema.events.c.table_id == table_id)
    rows = connection.execute(own.order_by(schema.events.c.number))
    return [(row.at, orjson.loads(row.body)) for row in rows]


def _read(line: bytes, number: int) -> tuple[str, list[tuple[float, Any]]]:
    try:
        record = orjson.loads(line)
        if record["format"] != FORMAT:
            raise HippodromeError(f"line {number}: the format is not {FORMAT}")
        logged = [(float(at), event) for at, event in record["events"]]
        table = fold(record["id"], logged)
        _check(record["id"], logged, table)
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, HippodromeError):
            raise
        raise HippodromeError(f"line {number} is not a table that export has written") from None
    return record["id"], logged


def _check(table_id: str, logged: list[tuple[float, Any]], table: Table | None) -> None:
    """Raise ValueError for what no server has stored: a table must fold, and show itself to every viewer."""
    if table is None or not ID.fullmatch(table_id) or len(table.opened["secret"]) != 2 * SECRET_BYTES:
        raise ValueError("no table")
    for at, event in logged:
        if not math.isfinite(at) or event.get("seat", 0) not in range(len(table.seats)):
            raise ValueError("no event")
    shown = Shown(table)
    for viewer in range(table.viewers):
        shown.update(viewer, 0)
    indexed(table, PACE)


def _add(connection: Connection, table_id: str, logged: list[tuple[float, Any]]) -> None:
    table = fold(table_id, logged)
    assert table is not None, "it was read"
    row = {"id": table_id, "opened_at": logged[0][0], **indexed(table, PACE)}
    connection.execute(insert(schema.tables), [row])
    connection.execute(
        insert(schema.events),
        [
            {"table_id": table_id, "number": number, "at": at, "body": orjson.dumps(event).decode()}
            for number, (at, event) in enumerate(logged)
        ],
    )
