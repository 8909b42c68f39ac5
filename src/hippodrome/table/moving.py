"""All tables of a store in a file, one a line, and back: how tables move from SQLite to PostgreSQL."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import orjson
from rich.progress import Progress
from sqlalchemy import func, insert, select

from hippodrome.errors import HippodromeError
from hippodrome.table import schema, stores
from hippodrome.table.hall import indexed
from hippodrome.table.store import Store
from hippodrome.table.table import fold

FORMAT = "hippodrome-tables/1"
PAGE = 200  # tables read at a time


@contextlib.asynccontextmanager
async def _opened(store: Store, upgrade: bool) -> AsyncIterator[Any]:
    try:
        await stores.prepare(store, upgrade)
        async with store.engine.connect() as connection:
            yield connection
    finally:
        await store.engine.dispose()


async def export_tables(store: Store, file: Path, bar: Progress) -> int:
    """Write every table with its events; returns how many."""
    async with _opened(store, upgrade=False) as connection:
        total = (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()
        task = bar.add_task("Writing tables", total=total)
        last, count = "", 0
        with file.open("wb") as out:
            while True:
                some = select(schema.tables.c.id).where(schema.tables.c.id > last)
                ids = [
                    row.id for row in await connection.execute(some.order_by(schema.tables.c.id).limit(PAGE))
                ]
                if not ids:
                    return count
                for table_id in ids:
                    own = select(schema.events).where(schema.events.c.table_id == table_id)
                    rows = await connection.execute(own.order_by(schema.events.c.number))
                    logged = [[row.at, orjson.loads(row.body)] for row in rows]
                    out.write(orjson.dumps({"format": FORMAT, "id": table_id, "events": logged}) + b"\n")
                    bar.advance(task)
                count += len(ids)
                last = ids[-1]


async def import_tables(store: Store, file: Path, bar: Progress) -> tuple[int, int]:
    """Add the tables of a file, all or none; returns how many were added, and how many were there already."""
    added = same = 0
    with file.open("rb") as lines:
        task = bar.add_task("Adding tables", total=sum(1 for _ in lines))
    async with _opened(store, upgrade=True) as connection:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                table_id, logged = _read(line, number)
                own = select(schema.events.c.at, schema.events.c.body).where(
                    schema.events.c.table_id == table_id
                )
                found = [
                    (row.at, orjson.loads(row.body))
                    for row in await connection.execute(own.order_by(schema.events.c.number))
                ]
                if not found:
                    await _add(connection, table_id, logged)
                    added += 1
                elif found == logged:
                    same += 1
                else:
                    raise HippodromeError(
                        f"line {number}: the table {table_id} is in the store already, and went on otherwise there; "
                        "nothing was added"
                    )
                bar.advance(task)
        await connection.commit()
    return added, same


def _read(line: bytes, number: int) -> tuple[str, list[tuple[float, Any]]]:
    try:
        record = orjson.loads(line)
        if record["format"] != FORMAT:
            raise HippodromeError(f"line {number}: the format is not {FORMAT}")
        logged = [(float(at), event) for at, event in record["events"]]
        table = fold(record["id"], logged)
    except (orjson.JSONDecodeError, KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, HippodromeError):
            raise
        raise HippodromeError(f"line {number} is not a table that export has written") from None
    if table is None:
        raise HippodromeError(f"line {number}: this table has no events")
    return record["id"], logged


async def _add(connection: Any, table_id: str, logged: list[tuple[float, Any]]) -> None:
    table = fold(table_id, logged)
    assert table is not None, "it was read"
    row = {"id": table_id, "opened_at": logged[0][0], **indexed(table, 1.0)}
    await connection.execute(insert(schema.tables), [row])
    await connection.execute(
        insert(schema.events),
        [
            {"table_id": table_id, "number": number, "at": at, "body": orjson.dumps(event).decode()}
            for number, (at, event) in enumerate(logged)
        ],
    )
