"""Measure what tables cost that nobody plays: time to open one, memory, and 10,000 finished ones in the store.

    .venv/bin/python -m benchmarks.table_store [--finished 10000] [--opened 500] [--json]

A game of Byzanz is stopped after 150 moves of its log and stored many times over, and a finished one 10,000 times.
Measured over HTTP: the first request for tables that are not in memory, how much memory each adds to the server, and
the time of requests, lobby and new tables with an empty store and with a full one.
"""

import argparse
import json
import secrets
import signal
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from benchmarks.table_load import memory, serve
from hippodrome.table import acts
from hippodrome.table.seats import new_key
from hippodrome.table.table import Table, opened

MOVES = 150


def played(moves: int | None) -> tuple[Table, list[dict[str, Any]]]:
    """Return a table of Byzanz after a number of moves of its log, or at its end, and its events."""
    events: list[dict[str, Any]] = [dict(acts.open_table("byzanz", {"seats": 4}, public=True))]
    table = opened("", events[0], 0.0)

    def take(act: acts.Act) -> None:
        nonlocal table
        events.append(dict(act.event))
        table = table.then(act.event, float(len(events)), act.game)

    for seat in range(4):
        take(acts.sit(table, f"Player {seat}", new_key(), None))
    take(acts.start(table))
    while table.turn and (moves is None or (table.game and table.game.length < moves)):
        assert table.game is not None
        seat = table.turn[0]
        take(
            acts.play(table, seat, table.prompts[seat], [table.game.actions(seat)[-1]], secrets.token_hex(8))
        )
    return table, events


def fill(file: Path, events: list[dict[str, Any]], state: str, count: int) -> list[str]:
    """Put a table into the store `count` times."""
    ids = [secrets.token_urlsafe(12) for _ in range(count)]
    bodies = [json.dumps(event) for event in events]
    with sqlite3.connect(file) as store:
        store.executemany(
            "INSERT INTO tables VALUES (?, 'byzanz', ?, 1, 4, 0, ?, NULL)",
            [(table_id, state, 1000.0 + number) for number, table_id in enumerate(ids)],
        )
        for table_id in ids:
            rows = [(table_id, number, float(number), body) for number, body in enumerate(bodies)]
            store.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    store.close()
    return ids


def milliseconds(work: Callable[[Any], object], over: list[Any]) -> tuple[float, float]:
    """Return the median and the 99th percentile of the times of a call."""
    times = []
    for one in over:
        began = time.perf_counter()
        work(one)
        times.append(1000 * (time.perf_counter() - began))
    times.sort()
    return round(statistics.median(times), 2), round(times[int(0.99 * (len(times) - 1))], 2)


def measure(store: str, file: Path, given: argparse.Namespace) -> dict[str, Any]:
    """Run the server on the store, empty and full."""
    figures: dict[str, Any] = {}
    table, events = played(MOVES)
    assert table.game is not None
    figures["moves_in_log"] = table.game.length
    for full in (False, True):
        server, port = serve(store)
        try:
            if full:
                fill(file, played(None)[1], "over", given.finished)
            ids = fill(file, events, "playing", given.opened)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:

                def look(table_id: str, client: httpx.Client = client) -> None:
                    client.get(f"/api/tables/{table_id}").raise_for_status()

                def new(_: int, client: httpx.Client = client) -> None:
                    client.post("/api/tables", json={"game": "byzanz"}).raise_for_status()

                def lobby(_: int, client: httpx.Client = client) -> None:
                    client.get("/api/tables").raise_for_status()

                look(ids.pop())
                before = memory(server.pid)
                name = f"with_{given.finished}_finished" if full else "empty"
                figures[f"{name}: first look, ms (p50, p99)"] = milliseconds(look, ids)
                figures[f"{name}: KB a table in memory"] = round((memory(server.pid) - before) / len(ids), 1)
                figures[f"{name}: second look, ms"] = milliseconds(look, ids[-100:])
                figures[f"{name}: lobby, ms"] = milliseconds(lobby, list(range(50)))
                figures[f"{name}: new table, ms"] = milliseconds(new, list(range(100)))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--opened", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        figures = measure(f"sqlite:///{file}", file, given)
    if given.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:48} {figure}")


if __name__ == "__main__":
    main()
