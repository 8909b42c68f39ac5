"""Measure how much load a server can take: many tables at once, with a client and an open stream for every seat.

    .venv/bin/python -m benchmarks.table_load [--tables 200] [--seats 4] [--seconds 20] [--rate 0]
        [--store sqlite:///… | postgresql://…] [--processes 1] [--json]

The clients play random legal moves, each when its prompt comes; `--rate` limits the total moves per second, 0 means no
limit. It ends after so many seconds, or as soon as one game of twenty is over: a table whose game is over asks for
nothing. It prints the moves acknowledged per second, those that all seats have seen, the time from sending a move to
the event at the other seats (p50, p99), and the memory that a table takes on the server: how much it has grown since a
few tables were played at for a second, and since its start, when no compiled code was loaded yet. Server and clients
share the machine. The clients are minimal on purpose: plain sockets, and they read only what they need of an event.
"""

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import uvloop

FIRST = {"tables": 4, "seconds": 1.0, "warm": 0.0, "rate": 0.0}  # a short game, so that all code is loaded


class Table:
    """What the seats of one table share: when the last move was sent, and by whom; and how much each has seen."""

    def __init__(self, seats: int) -> None:
        self.sent = 0.0
        self.by = -1
        self.positions = [0] * seats
        self.seen = 0  # by all of them


class Load:
    """The counts over all tables."""

    def __init__(self, rate: float, tables: int) -> None:
        self.think = tables / rate if rate else 0.0
        self.acknowledged = 0
        self.refused = 0
        self.seen = 0  # moves that all seats of a table have seen
        self.delays: list[float] = []
        self.over = 0
        self.counting = False
        self.playing = False


class Connection(asyncio.Protocol):
    """A connection that stays open."""

    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember the transport."""
        self.transport = cast(asyncio.Transport, transport)


class Poster(Connection):
    """Sends moves of one seat, one at a time, and counts the answers."""

    def __init__(self, load: Load) -> None:
        self.load, self.buffer = load, b""

    def data_received(self, data: bytes) -> None:
        """Read an answer, or a part of one: its status is in the first line, its length in the headers."""
        self.buffer += data
        head, found, body = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        length = int(re.search(rb"content-length: (\d+)", head).group(1))  # type: ignore[union-attr]
        if len(body) >= length:
            self.buffer = body[length:]
            if head.startswith(b"HTTP/1.1 200"):
                self.load.acknowledged += self.load.counting
            else:
                self.load.refused += 1


class Listener(Connection):
    """Reads the stream of one seat, and plays when its prompt comes."""

    def __init__(self, load: Load, table: Table, seat: int, head: bytes, rng: random.Random) -> None:
        self.load, self.table, self.seat, self.head, self.rng = load, table, seat, head, rng
        self.buffer = b""
        self.answered = -1
        self.last: dict[str, Any] = {}
        self.poster: Poster | None = None
        self.loop = asyncio.get_running_loop()

    def data_received(self, data: bytes) -> None:
        """Read events, or a part of one."""
        self.buffer += data
        while (end := self.buffer.find(b"\n\n")) >= 0:
            event, self.buffer = self.buffer[:end], self.buffer[end + 2 :]
            start = event.find(b"event: update\ndata: ")
            if start >= 0:
                self.heard(event[start + 20 :])

    def heard(self, data: bytes) -> None:
        """Measure an update, and move if it is this seat's turn."""
        if self.load.counting and self.table.by not in (-1, self.seat):
            self.load.delays.append(time.perf_counter() - self.table.sent)
        update = orjson.loads(data)
        self.last = update["table"]
        self.table.positions[self.seat] = update["position"]
        seen = min(self.table.positions)
        self.load.seen += (seen - self.table.seen) * self.load.counting
        self.table.seen = seen
        if self.last["state"] == "over":
            self.load.over += self.seat == 0
        elif self.load.playing:
            self.go_on()

    def go_on(self) -> None:
        """Move, if it is this seat's turn and it has not moved yet."""
        table = self.last
        if (
            table["state"] == "playing"
            and self.seat in table["view"]["turn"]
            and table["prompt"] > self.answered
        ):
            self.answered = table["prompt"]
            move = self.rng.choice(table["own"]["legal"])
            delay = self.rng.uniform(0.5, 1.5) * self.load.think
            self.loop.call_later(delay, self.send, move)

    def send(self, move: str) -> None:
        """Post a move, on a connection that is opened for the first one."""
        body = b'{"prompt":%d,"moves":["%b"],"request":"%b"}' % (
            self.answered,
            move.encode(),
            secrets.token_hex(8).encode(),
        )
        message = self.head + b"%d\r\n\r\n" % len(body) + body
        if self.poster is None:
            self.opening = self.loop.create_task(self.open(message))
        else:
            self.post(message)

    async def open(self, message: bytes) -> None:
        """Connect, and post the first move."""
        _, self.poster = await self.loop.create_connection(
            lambda: Poster(self.load), "127.0.0.1", self.transport.get_extra_info("peername")[1]
        )
        self.post(message)

    def post(self, message: bytes) -> None:
        """Send a message now."""
        assert self.poster is not None
        self.table.sent, self.table.by = time.perf_counter(), self.seat
        self.poster.transport.write(message)


class Chunks(Listener):
    """A listener that decodes HTTP's chunks first."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.raw, self.begun, self.due = b"", False, 0

    def data_received(self, data: bytes) -> None:
        """Read the headers once, then chunks."""
        self.raw += data
        if not self.begun:
            _, found, rest = self.raw.partition(b"\r\n\r\n")
            if not found:
                return
            self.begun, self.raw = True, rest
        while (end := self.raw.find(b"\r\n")) >= 0:
            size = int(self.raw[:end], 16)
            if len(self.raw) < end + 4 + size:
                return
            chunk, self.raw = self.raw[end + 2 : end + 2 + size], self.raw[end + 4 + size :]
            super().data_received(chunk)


async def seat_all(url: str, game: str, seats: int, tables: int) -> list[tuple[str, list[str]]]:
    """Open and start the tables; return their ids and keys."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:

        async def one(number: int) -> tuple[str, list[str]]:
            opened = await client.post("/api/tables", json={"game": game, "options": {"seats": seats}})
            table_id = opened.json()["table"]["id"]
            keys = []
            for seat in range(seats):
                sat = await client.post(
                    f"/api/tables/{table_id}/seats",
                    json={"name": f"P{seat}"},
                )
                keys.append(sat.json()["key"])
                client.cookies.clear()
            return table_id, keys

        made = []
        for start in range(0, tables, 20):
            made += await asyncio.gather(*(one(n) for n in range(start, min(start + 20, tables))))
        return made


async def start_all(url: str, made: list[tuple[str, list[str]]]) -> None:
    """Start all games."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for table_id, keys in made:
            headers = {"Authorization": f"Bearer {keys[0]}"}
            (await client.post(f"/api/tables/{table_id}/start", headers=headers)).raise_for_status()
    await asyncio.sleep(1)


async def drive(ports: list[int], pids: list[int], given: argparse.Namespace) -> dict[str, Any]:
    """Seat the clients, let them play, and measure."""
    loop = asyncio.get_running_loop()
    url = f"http://127.0.0.1:{ports[0]}"
    load = Load(given.rate, given.tables)
    made = await seat_all(url, given.game, given.seats, given.tables)
    rng = random.Random(1)
    transports, listeners = [], []
    for number, (table_id, keys) in enumerate(made):
        table = Table(given.seats)
        for seat, key in enumerate(keys):
            port = ports[(number + seat) % len(ports)]
            lines = f"HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nauthorization: Bearer {key}\r\n"
            post = (
                f"POST /api/tables/{table_id}/moves {lines}content-type: application/json\r\ncontent-length: "
            )
            listener = Chunks(load, table, seat, post.encode(), random.Random(rng.random()))
            listening, _ = await loop.create_connection(lambda one=listener: one, "127.0.0.1", port)  # type: ignore[misc]
            transports.append(listening)
            listeners.append(listener)
            listening.write(f"GET /api/tables/{table_id}/events {lines}\r\n".encode())
    await start_all(url, made)
    load.playing = True
    for listener in listeners:
        listener.go_on()
    await asyncio.sleep(given.warm)
    load.counting = True
    began, cpu, theirs = time.perf_counter(), time.process_time(), sum(map(cpu_of, pids))
    while time.perf_counter() < began + given.seconds and load.over < given.tables / 20:
        await asyncio.sleep(0.05)
    load.counting = False
    took, used = time.perf_counter() - began, time.process_time() - cpu
    served = sum(map(cpu_of, pids)) - theirs
    for transport in transports:
        transport.abort()
    delays = sorted(load.delays) or [0.0]
    return {
        "seconds": round(took, 1),
        "moves_per_second": round(load.acknowledged / took, 1),
        "seen_per_second": round(load.seen / took, 1),
        "p50_ms": round(1000 * statistics.median(delays), 1),
        "p99_ms": round(1000 * delays[int(0.99 * (len(delays) - 1))], 1),
        "events": len(load.delays),
        "refused": load.refused,
        "finished_games": load.over,
        "clients_cpu": round(used / took, 2),
        "server_cpu": round(served / took, 2),
        "server_cpu_ms_a_move": round(1000 * served / max(load.acknowledged, 1), 2),
    }


def memory(pid: int) -> float:
    """Return the private memory of a process, in KB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss_Anon:"):
            return float(line.split()[1])
    raise AssertionError("the kernel reports this for every process")


def cpu_of(pid: int) -> float:
    """Return the processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(store: str) -> tuple[subprocess.Popen[str], int]:
    """Start a server in a process of its own; return it and its port."""
    command = [
        sys.executable,
        "-m",
        "hippodrome",
        "serve",
        "--store",
        store,
        "--port",
        "0",
        "--no-rate-limits",
    ]
    server = subprocess.Popen([*command, "--upgrade"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    told = server.stdout.readline()
    return server, int(told.split("//")[1].split("/")[0].rsplit(":", 1)[1])


def main() -> None:
    """Run the server and the clients, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3, help="seconds of play before the measurement")
    parser.add_argument("--rate", type=float, default=0, help="moves per second in all; 0 for no limit")
    parser.add_argument("--store", help="a new SQLite file if left out")
    parser.add_argument("--processes", type=int, default=1, help="server processes, on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = given.store or f"sqlite:///{folder}/tables.db"
        servers = [serve(store) for _ in range(given.processes)]
        try:
            started = memory(servers[0][0].pid)
            ports, pids = [port for _, port in servers], [server.pid for server, _ in servers]
            uvloop.run(drive(ports, pids, argparse.Namespace(**{**vars(given), **FIRST})))
            before = memory(servers[0][0].pid)
            figures = uvloop.run(drive(ports, pids, given))
            grown = memory(servers[0][0].pid)
            figures["kb_per_table_in_play"] = round((grown - before) / given.tables, 1)
            figures["kb_per_table_since_start"] = round((grown - started) / given.tables, 1)
        finally:
            for server, _ in servers:
                server.send_signal(signal.SIGTERM)
            for server, _ in servers:
                server.wait()
    if given.json:
        print(json.dumps(figures))
        return
    streams = given.tables * given.seats
    print(
        f"{given.tables} tables of {given.game}, {streams} open streams, {given.processes} server process(es)"
    )
    for name, figure in figures.items():
        print(f"{name.replace('_', ' '):24} {figure}")


if __name__ == "__main__":
    main()
