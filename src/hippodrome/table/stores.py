"""Find a store by its address: `sqlite:///FILE` or `postgresql://…`."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.table import upgrades
from hippodrome.table.store import SqliteStore, Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://", "postgresql+asyncpg://")
SERVED = "another server has {file} open: SQLite serves one process, PostgreSQL any number"
BUSY = "a server has {file} open: stop it first, because an import would block every move"
PRIVATE = 0o600  # a store contains the secrets of games that are still in play


def default_store() -> str:
    """Return the address of the default store: a file in the user's home.

    >>> default_store().startswith("sqlite:///")
    True
    """
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{Path(home) / 'hippodrome' / 'tables.db'}"


def make_store(address: str) -> Store:
    """Make the store for an address, without opening it.

    >>> make_store("mysql://somewhere")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadOptions: a store must be sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    if address.startswith(SQLITE) and len(address) > len(SQLITE):
        file = sqlite_file(address)
        _make_folder(file)
        if not file.exists():
            file.touch(PRIVATE)  # SQLite would let everybody read it
        return SqliteStore(str(file))
    if address.startswith(POSTGRES):
        try:
            from hippodrome.table.postgres import PostgresStore
        except ImportError:
            raise BadOptions("PostgreSQL needs another package: pip install 'hippodrome[postgres]'") from None
        return PostgresStore(address.replace("postgres://", "postgresql://"))
    raise BadOptions("a store must be sqlite:///FILE or postgresql://USER@HOST/NAME")


def sqlite_file(address: str) -> Path:
    """Return the file of a SQLite store.

    >>> sqlite_file("sqlite:///tables.db")
    PosixPath('tables.db')
    """
    return Path(address.removeprefix(SQLITE)).expanduser()


def _make_folder(file: Path) -> None:
    """Make the folder of a file, readable only by its owner; one that exists keeps its permissions."""
    file.parent.mkdir(0o700, parents=True, exist_ok=True)


def private(path: str, flags: int) -> int:
    """An `opener` for `open`: a new file can be read by its owner only."""
    return os.open(path, flags, PRIVATE)


@contextmanager
def alone(address: str, otherwise: str = SERVED) -> Iterator[None]:
    """Lock a SQLite store for this process, or raise; PostgreSQL serves any number of processes."""
    if not address.startswith(SQLITE):
        yield
        return
    file = sqlite_file(address).resolve()  # a link leads to the same lock
    _make_folder(file)
    with open(f"{file}.lock", "w", opener=private) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise HippodromeError(otherwise.format(file=file)) from None
        yield


async def prepare(store: Store, upgrade: bool) -> None:
    """Upgrade the schema of a store, or check that it is up to date."""
    try:
        await store.run(upgrades.upgrade if upgrade else upgrades.check)
    except store.failures as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise HippodromeError(f"the store can't be opened: {reason}") from None
