"""What was acknowledged is never lost nor made twice: servers and PostgreSQL are killed while games are played."""

import contextlib
import random
import time
from pathlib import Path

import pytest

from tests.sizes import size
from tests.table.crowd import Crowd
from tests.table.servers import Postgres, ServerProcess, serving

KILLS = size(50, 4)  # in each of the two tests
RESTARTS = (1, 12, 18, 40)  # after so many kills PostgreSQL is killed too


def _storm(crowd: Crowd, rng: random.Random) -> None:
    """At a random moment of play one server dies, and comes back."""
    crowd.fill()
    time.sleep(rng.uniform(0.05, 1.0))
    victim: ServerProcess = rng.choice(crowd.servers)
    victim.kill()
    victim.start()


def _stood(crowd: Crowd) -> None:
    crowd.play_out()
    assert sum(guest.resent for party in crowd.parties for guest in party.guests), "no request was cut off"


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_made_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, Crowd([server]) as crowd:
        for number in range(KILLS):
            _storm(crowd, random.Random(number))
        _stood(crowd)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_made_twice_when_one_of_two_servers_or_postgresql_is_killed(
    postgres: Postgres,
) -> None:
    store = postgres.database("storm")
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving(store, "--upgrade")) for _ in range(2)]
        crowd = stack.enter_context(Crowd(servers))
        for number in range(KILLS):
            _storm(crowd, random.Random(number))
            if number in RESTARTS:
                time.sleep(0.5)
                postgres.stop()
                time.sleep(1)
                postgres.start()
        _stood(crowd)
