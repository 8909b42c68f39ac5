"""One PostgreSQL for all tests of a process; stores and servers by test."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.players import CLIENTS
from tests.table.servers import Postgres, ServerProcess, serving

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def clients() -> Iterator[None]:
    """Players go home after a test."""
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of its own."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"tables_{next(_numbers)}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on SQLite."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        yield started
