"""One PostgreSQL for all tests of a process; stores and servers by test."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.players import CLIENTS
from tests.table.servers import (
    BEAT,
    SLOWEST_BODY,
    SLOWEST_READER,
    SLOWEST_REQUEST,
    Postgres,
    ServerProcess,
    serving,
)

_numbers = itertools.count()
QUICK = (  # those without a server process, and one look at real tables: enough for a quick answer
    "test_bots_at_tables.py",
    "test_choices.py",
    "test_games_api.py",
    "test_names.py",
    "test_play.py",
    "test_queues.py",
    "test_refusals.py",
    "test_sealed.py",
    "test_stories.py",
    "test_times.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts servers takes its time."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.name not in QUICK:
            item.add_marker(pytest.mark.slow)


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
    return str(request.getfixturevalue("elsewhere"))


@pytest.fixture
def elsewhere(postgres: Postgres) -> str:
    """The address of an empty store on PostgreSQL."""
    return postgres.database(f"tables_{next(_numbers)}")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it was, and do not mind the others."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('shared')}/tables.db") as started:
        yield started


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server whose timeouts are a third of the usual ones, for the tests that wait for them."""
    shorter = f"""
from hippodrome.table import middleware, protocol, stream
middleware.SLOWEST_BODY = {SLOWEST_BODY}
protocol.SLOWEST_REQUEST = {SLOWEST_REQUEST}
protocol.SLOWEST_READER = stream.SLOWEST_READER = {SLOWEST_READER}
stream.BEAT = {BEAT}
"""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('impatient')}/tables.db", first=shorter) as started:
        yield started


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on SQLite of a test's own."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        yield started
