"""Compare the online table with boardgame.io 0.50 under the same load, in the same run.

    .venv/bin/python -m benchmarks.table_peer [--tables 200] [--seconds 10] [--rounds 2] [--folder …] [--json]

Both serve the same number of tables with four seats; every seat has a connection of its own, and moves as soon as it is
its turn. Counted are the moves that all four seats have seen. Ours are on disk before anybody sees them; boardgame.io
keeps its matches in memory, its default, and plays a small game written for this comparison (`benchmarks/peer/`). It is
installed from npm into a temporary folder, or into one that you give, which can be used again.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.table_load import cpu_of, drive, serve

PEER = "boardgame.io@0.50"
SCRIPTS = Path(__file__).parent / "peer"
INSTALLING = 600  # seconds


def _program(name: str) -> str:
    """Return where a program of Node is: on the path, or in the package of the development tools that brings it."""
    beside = Path(sys.executable).parent / name
    found = shutil.which(name) or (str(beside) if beside.exists() else None)
    if found is None:
        raise SystemExit(f"{PEER} can't be run: there is no {name} on this machine")
    return found


def install(folder: Path) -> None:
    """Install boardgame.io from npm, if it is not there."""
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return
    (folder / "package.json").write_text('{"private": true}')
    command = [_program("npm"), "install", "--no-audit", "--no-fund", PEER]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=INSTALLING)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SystemExit(f"{PEER} could not be installed: {error}") from None
    if done.returncode:
        raise SystemExit(f"{PEER} could not be installed:\n{done.stderr[-2000:]}")


def theirs(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    """Play at boardgame.io."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    quiet = os.environ | {"NODE_ENV": "production"}
    server = subprocess.Popen(
        [_program("node"), "server.cjs", port], cwd=folder, stdout=subprocess.PIPE, text=True, env=quiet
    )
    command = [_program("node"), "clients.cjs", port, str(given.tables), str(given.warm), str(given.seconds)]
    try:
        assert server.stdout is not None
        if server.stdout.readline() != "ready\n":
            raise SystemExit(f"{PEER} did not start")
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdout is not None
            clients.stdout.readline()  # counting has begun
            before = cpu_of(server.pid)
            told = clients.stdout.readline()
            used = cpu_of(server.pid) - before
        if not told:
            raise SystemExit(f"the players of {PEER} gave up")
    finally:
        server.terminate()
        server.wait()
    found: dict[str, Any] = json.loads(told)
    return {
        "seen_per_second": round(found["seen_per_second"], 1),
        "server_cpu_ms_a_move": round(1000 * used / max(found["moves"], 1), 2),
        "p50_ms": found["p50_ms"],
        "p99_ms": found["p99_ms"],
    }


def ours(given: argparse.Namespace) -> dict[str, Any]:
    """Play at a server of ours, on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = serve(f"sqlite:///{folder}/tables.db")
        try:
            load = argparse.Namespace(**vars(given), game="byzanz", seats=4, rate=0)
            found = uvloop.run(drive([port], [server.pid], load))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    return {name: found[name] for name in ("seen_per_second", "server_cpu_ms_a_move", "p50_ms", "p99_ms")}


def main() -> None:
    """Run both in turn, and print the figures and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3, help="seconds of play before the measurement")
    parser.add_argument("--rounds", type=int, default=2, help="how often both are measured, in turn")
    parser.add_argument(
        "--folder", type=Path, help="where boardgame.io is installed; a temporary one if left out"
    )
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = (given.folder or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        install(folder)
        rounds = [(ours(given), theirs(folder, given)) for _ in range(given.rounds)]
    ratios = [one["seen_per_second"] / max(other["seen_per_second"], 0.1) for one, other in rounds]
    figures = {
        "ours": [one for one, _ in rounds],
        PEER: [other for _, other in rounds],
        "ratio": round(statistics.median(ratios), 2),
    }
    if given.json:
        print(json.dumps(figures))
        return
    print(f"{given.tables} tables, four seats each; moves that all four have seen")
    for who in ("ours", PEER):
        for found in figures[who]:
            print(f"{who:18}", *(f"{name.replace('_', ' ')} {value}  " for name, value in found.items()))
    print(f"ours, as a multiple of theirs: {figures['ratio']}")


if __name__ == "__main__":
    main()
