"""Private notes: one sheet a seat, for its owner alone. They stand in the store beside the log, and never in it.

Nothing else that a table sends depends on them: no event, no position, no stream. A sheet belongs to the key of its
seat, and is erased in the transaction that frees the seat. Two devices of one player write in turn: whoever has an old
version is refused and reads first, so nothing is lost unseen.
"""

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, delete, insert, select

from hippodrome.games import GAMES, Grid
from hippodrome.table import schema
from hippodrome.table.refusals import Refusal
from hippodrome.table.store import Store
from hippodrome.table.table import Table

LONGEST = 2000  # characters of text
MARKS = ("suspected", "ruled-out")


class Sheet(NamedTuple):
    """The notes of a seat: how often they were written, free text, and the marks in the grid."""

    version: int = 0
    text: str = ""
    marks: Mapping[str, Mapping[str, str]] = MappingProxyType({})

    def body(self) -> str:
        """The sheet as it is stored."""
        return orjson.dumps({"text": self.text, "marks": dict(self.marks)}).decode()


def grid_of(table: Table) -> Grid | None:
    """The grid of a table's notes, if the game has one."""
    game = GAMES.get(table.opened["game"])
    return game.grid(table.options) if game and game.grid and not table.unreadable else None


def check(table: Table, seat: int, text: str, marks: Mapping[str, Mapping[str, str]]) -> Sheet:
    """What is to be written, without characters that can't be shown; refused if it is no sheet of this seat.

    >>> from hippodrome.table import acts
    >>> from hippodrome.table.table import opened
    >>> table = opened("t", acts.open_table("nekken", {"seats": 2}), 0.0)
    >>> check(table, 0, "Racan likes the south.", {}).text
    'Racan likes the south.'
    """
    if len(text) > LONGEST:
        raise Refusal("notes-too-long", f"Notes have {LONGEST} characters at most, not {len(text)}.")
    shown = "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cs"))
    grid = grid_of(table) if marks else None
    columns = {column for group in grid.groups for column in group.columns} if grid else set()
    opponents = {str(number) for number in range(len(table.seats)) if number != seat}
    for row, marked in marks.items():
        if row not in opponents or not marked.keys() <= columns or not set(marked.values()) <= set(MARKS):
            raise Refusal("bad-notes", "These marks do not fit the grid of this table.")
    return Sheet(0, shown, {row: dict(marked) for row, marked in marks.items() if marked})


async def read(store: Store, table: Table, seat: int) -> Sheet:
    """The sheet of a seat, for whoever has its key; an empty one if nothing was written."""
    return await store.do(
        lambda connection: _read(connection, table.id, seat, table.seats[seat].key), reading=True
    )


async def write(store: Store, table: Table, seat: int, version: int, sheet: Sheet) -> Sheet:
    """Replace a sheet that has this version; refused if another device has written since, or the seat was left."""
    owner = table.seats[seat].key
    after = sheet._replace(version=version + 1)

    def replace(connection: Connection) -> Sheet:
        row = schema.tables.c.id == table.id
        if not connection.execute(select(row).where(row).with_for_update()).all():  # freeing a seat waits
            raise Refusal("no-such-table", "There is no such table.")
        if _freed_since(connection, table, seat):
            raise Refusal("wrong-key", "This key opens no seat at this table.")
        if _read(connection, table.id, seat, owner).version != version:
            raise Refusal("old-notes", "These notes were changed on another device: read them again.")
        connection.execute(delete(schema.notes).where(*_of(table.id, seat)))
        connection.execute(insert(schema.notes), [_row(table.id, seat, owner, after)])
        return after

    return await store.do(replace)


def _of(table_id: str, seat: int) -> tuple[Any, Any]:
    return schema.notes.c.table_id == table_id, schema.notes.c.seat == seat


def _row(table_id: str, seat: int, owner: str | None, sheet: Sheet) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "owner": owner,
        "version": sheet.version,
        "body": sheet.body(),
    }


def _read(connection: Connection, table_id: str, seat: int, owner: str | None) -> Sheet:
    found = connection.execute(select(schema.notes).where(*_of(table_id, seat))).one_or_none()
    if found is None or found.owner != owner:
        return Sheet()
    return Sheet(found.version, **orjson.loads(found.body))


def _freed_since(connection: Connection, table: Table, seat: int) -> bool:
    """Whether another process has freed the seat after the events that this table was folded from."""
    later = schema.events.c.table_id == table.id, schema.events.c.number >= table.events
    events = map(orjson.loads, connection.execute(select(schema.events.c.body).where(*later)).scalars())
    return any(event["kind"] == "freed" and event["seat"] == seat for event in events)


# ---------------------------------------------------------------- from one store to another


def exported(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """All sheets of a table, for whoever moves the store: with their owners, the hashes of keys."""
    rows = connection.execute(
        select(schema.notes).where(schema.notes.c.table_id == table_id).order_by(schema.notes.c.seat)
    )
    return [
        {"seat": row.seat, "owner": row.owner, "version": row.version, **orjson.loads(row.body)}
        for row in rows
    ]


def imported(table: Table, found: list[dict[str, Any]]) -> dict[int, Sheet]:
    """The sheets of an export by seat; ValueError for what no server has stored."""
    sheets: dict[int, Sheet] = {}
    for each in found:
        seat, version = each["seat"], each["version"]
        if type(version) is not int or version < 1 or seat in sheets:
            raise ValueError("no notes")
        if table.seats[seat].key is None or table.seats[seat].key != each["owner"]:
            raise ValueError("notes of somebody else")
        try:
            sheets[seat] = check(table, seat, each["text"], each["marks"])._replace(version=version)
        except Refusal as refusal:
            raise ValueError(refusal.code) from None
    return sheets


def add(connection: Connection, table: Table, sheets: dict[int, Sheet]) -> None:
    """Put sheets beside the log of a table; of two of one seat the one that was written more often stays."""
    for seat, sheet in sheets.items():
        owner = table.seats[seat].key
        if _read(connection, table.id, seat, owner).version < sheet.version:
            connection.execute(delete(schema.notes).where(*_of(table.id, seat)))
            connection.execute(insert(schema.notes), [_row(table.id, seat, owner, sheet)])
