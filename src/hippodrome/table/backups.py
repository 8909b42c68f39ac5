"""Copies of a SQLite store: taken while a server runs, and put back when none does."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.table import stores

PAGES = 512  # pages copied at a time; a server that writes meanwhile waits no longer than for these
POSTGRES = "PostgreSQL has tools of its own for this: pg_dump and pg_restore, or hippodrome db export"
Told = Callable[[int, int], None]


def back_up(address: str, file: Path, told: Told) -> None:
    """Copy a store to a file as it is at this moment; `told` gets how many pages of how many are copied."""
    source = _file_of(address)
    if not source.exists():
        raise BadOptions(f"there is no store {source}")
    _copy(source, file, told)


def restore(file: Path, address: str, told: Told) -> None:
    """Put a copy in the place of a store that no server has open. The copy is checked first, and stays."""
    target = _file_of(address)
    _check(file)
    with stores.alone(address, "a server has {file} open: stop it first"):
        _copy(file, target, told)
        for rest in ("-wal", "-shm"):  # of the store that was there
            Path(f"{target}{rest}").unlink(missing_ok=True)


def _file_of(address: str) -> Path:
    if not address.startswith(stores.SQLITE):
        raise BadOptions(POSTGRES)
    return stores.sqlite_file(address).resolve()


def _opened(file: Path) -> sqlite3.Connection:
    """A file that is only read."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _copy(source: Path, target: Path, told: Told) -> None:
    """Copy a database page by page, under another name until it is whole."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(stores.private(str(unfinished), os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    try:
        with closing(_opened(source)) as one, closing(sqlite3.connect(unfinished)) as other:
            one.backup(other, pages=PAGES, progress=lambda _, left, total: told(total - left, total))
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(unfinished, target)
    except sqlite3.Error as error:
        raise HippodromeError(f"{source} can't be copied: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _check(file: Path) -> None:
    """Raise if a file is not a whole store."""
    try:
        with closing(_opened(file)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM events")
    except sqlite3.Error as error:
        raise HippodromeError(f"{file} is no copy of a store: {error}") from None
    if found != "ok":
        raise HippodromeError(f"{file} is damaged: {found}")
