"""Simulate many server processes on many databases: what a million live tables need, and what breaks first.

    .venv/bin/python -m benchmarks.scale_sim [--tables 1000000] [--pace 10] [--move-ms 0.5] [--table-kb 80] [--json]

The costs of a move come from `benchmarks.table_load`; give them with the options if yours differ. The whole is made of
cells, as docs/scale.md describes: a database, and servers to which the tables of the cell are assigned by consistent
hashing. Cells share nothing, so a part of one is simulated. Then it is loaded until moves take too long to arrive:
first all of it, then its servers alone, then its database alone.
"""

import argparse
import bisect
import hashlib
import json
import math
import random
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from typing import Any

import simpy

POINTS = 200  # of each server on the ring
GROUP = 400  # the most moves in one commit
GATHER = 0.008  # seconds between two commits of a server, in which moves gather for the next
LATE = 0.150  # seconds from a move to the event at the other seats that 99 % of the moves must not exceed
LOAD = 0.6  # how busy a part may be on average


@dataclass(frozen=True)
class Costs:
    """What things cost: measured here, or given."""

    move_ms: float = 0.5  # of a server's processor, for a move that four seats see
    spread: float = 0.5  # standard deviation of that, as a part of it
    commit_ms: float = 0.55  # of a database's processor, for a commit
    row_ms: float = 0.02  # of a database's processor, for every move in a commit
    sync_ms: float = 3.0  # until a commit is on the disk; others are written meanwhile
    cores: float = 8  # of a database
    table_kb: float = 80.0  # of a server's memory, with four streams
    update_kb: float = 12.5  # sent for a move: four streams and an answer
    kept_kb: float = 0.25  # stored for a move


@dataclass(frozen=True)
class Cell:
    """A database, and the servers whose tables it keeps."""

    tables: int
    servers: int
    pace: float = 10.0  # seconds between two moves at a table


@dataclass(frozen=True)
class Figures:
    """What came of a simulation. Loads are the busy part of the time."""

    moves: int
    p50_ms: float
    p99_ms: float
    server_load: float
    busiest_server: float
    database_load: float


def place(key: str) -> int:
    """Return where a key lies on the ring.

    >>> place("a table") == place("a table") < 2**64
    True
    """
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big")


class Ring:
    """Servers on a ring: a table belongs to the next one. A server more takes tables from the others evenly.

    >>> three, four = Ring(3), Ring(4)
    >>> ids = [f"table {number}" for number in range(1000)]
    >>> moved = [name for name in ids if three.owner(name) != four.owner(name)]
    >>> all(four.owner(name) == 3 for name in moved), 150 < len(moved) < 350
    (True, True)
    """

    def __init__(self, servers: int, points: int = POINTS) -> None:
        ring = sorted(
            (place(f"server {server} {point}"), server)
            for server in range(servers)
            for point in range(points)
        )
        self._places = [where for where, _ in ring]
        self._servers = [server for _, server in ring]

    def owner(self, table_id: str) -> int:
        """Return the server of a table."""
        return self._servers[bisect.bisect(self._places, place(table_id)) % len(self._servers)]


class Part:
    """A server or a database, and how long its processors were busy."""

    def __init__(self, env: simpy.Environment, cores: int = 1) -> None:
        self.env, self.cores = env, cores
        self.turn = simpy.Resource(env, cores)
        self.busy = 0.0

    def work(self, seconds: float) -> Generator[Any, Any, Any]:
        """Use a processor for a while, when one is free."""
        with self.turn.request() as turn:
            yield turn
            yield self.env.timeout(seconds)
            self.busy += seconds

    def load(self) -> float:
        """Return how busy it was."""
        return float(self.busy / self.env.now / self.cores)


class Server(Part):
    """A server: computes moves, and stores those together that come within a short time."""

    def __init__(self, env: simpy.Environment, database: Part, costs: Costs) -> None:
        super().__init__(env)
        self.database, self.costs = database, costs
        self.queue: list[simpy.Event] = []
        self.wake = env.event()
        env.process(self._write())

    def store(self) -> simpy.Event:
        """Return what happens when a move is on the disk."""
        stored = self.env.event()
        self.queue.append(stored)
        if not self.wake.triggered:
            self.wake.succeed()
        return stored

    def _write(self) -> Generator[Any, Any, Any]:
        while True:
            yield self.wake
            group, self.queue = self.queue[:GROUP], self.queue[GROUP:]
            if not self.queue:
                self.wake = self.env.event()
            yield from self.database.work((self.costs.commit_ms + self.costs.row_ms * len(group)) / 1000)
            yield self.env.timeout(self.costs.sync_ms / 1000)
            for stored in group:
                stored.succeed()
            yield self.env.timeout(GATHER)


def simulate(cell: Cell, costs: Costs, seconds: float = 10.0, seed: int = 1) -> Figures:
    """Play for some seconds: a move is computed, stored, and then shown.

    >>> simulate(Cell(tables=200, servers=2), Costs()).moves > 100
    True
    """
    env, rng = simpy.Environment(), random.Random(seed)
    database = Part(env, round(costs.cores))
    servers = [Server(env, database, costs) for _ in range(cell.servers)]
    ring, delays = Ring(cell.servers), []

    def half() -> float:
        return max(0.0, rng.gauss(1, costs.spread)) * costs.move_ms / 2000

    def play(server: Server) -> Generator[Any, Any, Any]:
        while True:
            yield env.timeout(rng.expovariate(1 / cell.pace))
            sent = env.now
            yield from server.work(half())  # checked and computed
            yield server.store()
            yield from server.work(half())  # shown
            delays.append(env.now - sent)

    for number in range(cell.tables):
        env.process(play(servers[ring.owner(f"table {number}")]))
    env.run(until=seconds)
    delays.sort()
    loads = [server.load() for server in servers]
    return Figures(
        moves=len(delays),
        p50_ms=round(1000 * delays[len(delays) // 2], 1),
        p99_ms=round(1000 * delays[int(0.99 * (len(delays) - 1))], 1),
        server_load=round(sum(loads) / len(loads), 3),
        busiest_server=round(max(loads), 3),
        database_load=round(database.load(), 3),
    )


@dataclass(frozen=True)
class Needs:
    """What a number of live tables needs, by arithmetic from the costs, with no part busier than it may be."""

    moves_per_second: int
    servers: int
    servers_a_cell: int
    cells: int
    tables_a_server: int
    memory_gb_a_server: float
    network_gbit: float
    stored_gb_a_day: int


def needs(tables: int, pace: float, costs: Costs) -> Needs:
    """Return what so many tables need.

    >>> needs(1_000_000, 10, Costs(move_ms=0.5)).servers
    84
    """
    rate = tables / pace
    servers = math.ceil(rate * costs.move_ms / 1000 / LOAD)
    moves = rate / servers  # of a server
    between = GATHER + (costs.commit_ms + costs.sync_ms) / 1000  # two commits of a server
    commits = max(moves / GROUP, min(moves, 1 / between))
    one = (
        commits * costs.commit_ms + moves * costs.row_ms
    ) / 1000  # of a database's processors, for a server
    in_cell = max(1, math.floor(costs.cores * LOAD / one))
    return Needs(
        moves_per_second=round(rate),
        servers=servers,
        servers_a_cell=min(in_cell, servers),
        cells=math.ceil(servers / in_cell),
        tables_a_server=math.ceil(tables / servers),
        memory_gb_a_server=round(tables * costs.table_kb / 2**20 / servers, 2),
        network_gbit=round(rate * costs.update_kb * 8 / 2**20, 1),
        stored_gb_a_day=round(rate * 86_400 * costs.kept_kb / 2**20),
    )


def breaks_at(cell: Cell, costs: Costs, seconds: float, what: str) -> tuple[float, Figures]:
    """Speed up play, or make one part dearer, until 99 % of the moves are no longer in time; return the factor."""
    factor, figures = 1.0, simulate(cell, costs, seconds)
    while figures.p99_ms <= 1000 * LATE and factor < 16:
        factor *= 1.25
        dearer = {
            "everything": {},
            "servers": {"move_ms": costs.move_ms * factor},
            "database": {"commit_ms": costs.commit_ms * factor, "row_ms": costs.row_ms * factor},
        }[what]
        faster = replace(cell, pace=cell.pace / factor) if what == "everything" else cell
        figures = simulate(faster, replace(costs, **dearer), seconds)
    return round(factor, 2), figures


def main() -> None:
    """Print what is needed, and how far each part is from its end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--pace", type=float, default=10.0, help="seconds between two moves at a table")
    parser.add_argument("--servers", type=int, default=2, help="simulated, with their share of a database")
    parser.add_argument("--seconds", type=float, default=2.0, help="simulated")
    for name, cost in asdict(Costs()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=cost)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    costs = Costs(**{name: getattr(given, name) for name in asdict(Costs())})
    needed = needs(given.tables, given.pace, costs)
    servers = min(needed.servers_a_cell, given.servers)
    cell = Cell(servers * needed.tables_a_server, servers, given.pace)
    shared = replace(costs, cores=max(1, round(costs.cores * servers / needed.servers_a_cell)))
    figures = {
        "needed": asdict(needed),
        "simulated": asdict(cell) | {"database_cores": shared.cores},
        "at_this_load": asdict(simulate(cell, shared, given.seconds)),
        "too_late_at": {
            what: {"factor": factor, **asdict(found)}
            for what in ("everything", "servers", "database")
            for factor, found in [breaks_at(cell, shared, given.seconds, what)]
        },
    }
    if given.json:
        print(json.dumps(figures))
        return
    for heading, lines in figures.items():
        print(f"\n{heading.replace('_', ' ')}")
        for name, line in lines.items():
            print(f"  {name.replace('_', ' '):22} {line}")


if __name__ == "__main__":
    main()
