"""Export all tables of a store to a file, one per line, and import them: from SQLite to PostgreSQL, or back."""

import math
import re
from datetime import date
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
FORMAT, KEYS = "hippodrome-tables/1", "hippodrome-keys/1"
PAGE = 200  # tables read at a time


async def export_tables(store: Store, file: Path, bar: Progress) -> int:
    """Write every table with its events; return how many."""

    def write(connection: Connection) -> int:
        total = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        task = bar.add_task("Exporting tables", total=total)
        last, count = "", 0
        with open(file, "wb", opener=stores.private) as out:
            if kept := connection.execute(select(schema.keys)).all():
                keys = [{"name": row.name, "secret": row.secret, "made_at": row.made_at} for row in kept]
                out.write(orjson.dumps({"format": KEYS, "keys": keys}) + b"\n")
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
                        "attempts": _attempts(connection, table_id),
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
                if number == 1 and _add_keys(connection, line):
                    bar.advance(task)
                    continue
                table, logged, sheets, tried = _read(line, number)
                found = _logged(connection, table.id)
                if not found:
                    _add(connection, table, logged, tried)
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


def _attempts(connection: Connection, table_id: str) -> list[list[str]]:
    """Whose attempt at a daily deal a table is, by day and guest; its result follows from the log."""
    own = select(schema.attempts.c.day, schema.attempts.c.guest).where(schema.attempts.c.table_id == table_id)
    return [list(row) for row in connection.execute(own)]


def _add_keys(connection: Connection, line: bytes) -> bool:
    """Add the keys of a server, if a line has some; a store that has its own keeps them."""
    try:
        record = orjson.loads(line)
        if record["format"] != KEYS:
            return False
        rows = [
            {"name": str(row["name"]), "secret": _hash(row["secret"]), "made_at": float(row["made_at"])}
            for row in record["keys"]
        ]
    except (LookupError, TypeError, ValueError):
        raise HippodromeError("line 1 is not a line written by export") from None
    known = set(connection.execute(select(schema.keys.c.name)).scalars())
    if new := [row for row in rows if row["name"] not in known]:
        connection.execute(insert(schema.keys), new)
    return True


Read = tuple[Table, list[tuple[float, Any]], dict[int, notes.Sheet], list[tuple[str, str]]]


def _read(line: bytes, number: int) -> Read:
    try:
        record = orjson.loads(line)
        if record["format"] != FORMAT:
            raise HippodromeError(f"line {number}: the format is not {FORMAT}")
        logged = [(float(at), event) for at, event in record["events"]]
        table = fold(record["id"], logged)
        table = _check(record["id"], logged, table)
        sheets = notes.imported(table, record.get("notes", []))
        tried = [
            (date.fromisoformat(day).isoformat(), _hash(guest)) for day, guest in record.get("attempts", [])
        ]
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, HippodromeError):
            raise
        raise HippodromeError(f"line {number} is not a table written by export") from None
    return table, logged, sheets, tried


def _hash(text: str) -> str:
    """Text that is 32 bytes in hex; ValueError for any other."""
    if len(bytes.fromhex(text)) != SECRET_BYTES:
        raise ValueError("no hash")
    return text


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


def _add(
    connection: Connection, table: Table, logged: list[tuple[float, Any]], tried: list[tuple[str, str]]
) -> None:
    row = {"id": table.id, "opened_at": logged[0][0], **new_row(table, PACE)}
    connection.execute(insert(schema.tables), [row])
    connection.execute(
        insert(schema.events),
        [
            {"table_id": table.id, "number": number, "at": at, "body": orjson.dumps(event).decode()}
            for number, (at, event) in enumerate(logged)
        ],
    )
    game = table.opened["game"]
    for day, guest in tried:
        known = select(schema.attempts).where(
            schema.attempts.c.day == day, schema.attempts.c.game == game, schema.attempts.c.guest == guest
        )
        if connection.execute(known).first() is None:
            row = {"day": day, "game": game, "guest": guest, "table_id": table.id}
            connection.execute(insert(schema.attempts), [row])
