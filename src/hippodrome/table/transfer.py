"""Export all tables of a store to a file, one per line, and import them: from SQLite to PostgreSQL, or back."""

import math
import re
from pathlib import Path
from typing import Any

import orjson
from rich.progress import Progress
from sqlalchemy import Connection, func, insert, select

from hippodrome.core.errors import HippodromeError
from hippodrome.nature import SECRET_BYTES
from hippodrome.table import notes, schema, stores
from hippodrome.table.clock import PACE
from hippodrome.table.registry import new_row
from hippodrome.table.sight import Shown
from hippodrome.table.store import Store
from hippodrome.table.table import Table, fold

ID = re.compile(r"[A-Za-z0-9_-]{16}")
FORMAT = "hippodrome-tables/1"
PAGE = 200  # tables read at a time


async def export_tables(store: Store, file: Path, bar: Progress) -> int:
    """Write every table with its events; return how many."""

    def write(connection: Connection) -> int:
        total = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        task = bar.add_task("Exporting tables", total=total)
        last, count = "", 0
        with open(file, "wb", opener=stores.private) as out:
            while True:
                some = select(schema.tables.c.id).where(schema.tables.c.id > last)
                ids = connection.execute(some.order_by(schema.tables.c.id).limit(PAGE)).scalars().all()
                if not ids:
                    return count
                for table_id in ids:
                    whole = {
                        "format": FORMAT,
                        "id": table_id,
                        "events": _logged(connection, table_id),
                        "notes": notes.exported(connection, table_id),
                    }
                    out.write(orjson.dumps(whole) + b"\n")
                    bar.advance(task)
                count += len(ids)
                last = ids[-1]

    try:
        await stores.prepare(store, upgrade=False)
        return await store.run(write)
    finally:
        await store.dispose()


async def import_tables(store: Store, file: Path, bar: Progress) -> tuple[int, int]:
    """Add the tables of a file, all or none; return how many were added, and how many existed already."""

    def add(connection: Connection) -> tuple[int, int]:
        added = same = 0
        with file.open("rb") as lines:
            task = bar.add_task("Importing tables", total=sum(1 for _ in lines))
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                table, logged, sheets = _read(line, number)
                found = _logged(connection, table.id)
                if not found:
                    _add(connection, table, logged)
                    added += 1
                elif found == logged:
                    same += 1
                else:
                    raise HippodromeError(
                        f"line {number}: the table {table.id} is already in the store, with other events; "
                        "nothing was imported"
                    )
                notes.add(connection, table, sheets)
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


def _read(line: bytes, number: int) -> tuple[Table, list[tuple[float, Any]], dict[int, notes.Sheet]]:
    try:
        record = orjson.loads(line)
        if record["format"] != FORMAT:
            raise HippodromeError(f"line {number}: the format is not {FORMAT}")
        logged = [(float(at), event) for at, event in record["events"]]
        table = fold(record["id"], logged)
        table = _check(record["id"], logged, table)
        sheets = notes.imported(table, record.get("notes", []))
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, HippodromeError):
            raise
        raise HippodromeError(f"line {number} is not a table written by export") from None
    return table, logged, sheets


def _check(table_id: str, logged: list[tuple[float, Any]], table: Table | None) -> Table:
    """Raise ValueError for what no server has stored: a table must replay, and every viewer must be able to see it."""
    if table is None or not ID.fullmatch(table_id) or len(table.opened["secret"]) != 2 * SECRET_BYTES:
        raise ValueError("no table")
    for at, event in logged:
        if not math.isfinite(at) or event.get("seat", 0) not in range(len(table.seats)):
            raise ValueError("no event")
    shown = Shown(table)
    for viewer in range(table.viewers):
        shown.update(viewer, 0)
    new_row(table, PACE)
    return table


def _add(connection: Connection, table: Table, logged: list[tuple[float, Any]]) -> None:
    row = {"id": table.id, "opened_at": logged[0][0], **new_row(table, PACE)}
    connection.execute(insert(schema.tables), [row])
    connection.execute(
        insert(schema.events),
        [
            {"table_id": table.id, "number": number, "at": at, "body": orjson.dumps(event).decode()}
            for number, (at, event) in enumerate(logged)
        ],
    )
