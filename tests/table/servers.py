"""Real server processes for the tests, and a real PostgreSQL, which is installed if it is missing."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from hippodrome.table import middleware, protocol, stream
from hippodrome.table.app import Server, Settings
from hippodrome.table.protocol import PatientProtocol
from hippodrome.table.serving import bind
from hippodrome.table.stores import make_store, prepare
from tests.packages import install

START = 180.0  # seconds for a server to come up, on a busy machine
PATIENCE = 120.0  # seconds for what comes about by itself: far more than it needs, so that no test hangs on the machine

# seconds, at the server that is `impatient`
SLOWEST_BODY, SLOWEST_REQUEST, SLOWEST_READER, BEAT = (
    constant / 3
    for constant in (middleware.SLOWEST_BODY, protocol.SLOWEST_REQUEST, protocol.SLOWEST_READER, stream.BEAT)
)


class ServerProcess:
    """`hippodrome serve` in a process of its own, on a free port of the loopback address.

    `first` is Python that runs before it, such as shorter timeouts.
    """

    def __init__(self, store: str, *options: str, port: int = 0, first: str = "") -> None:
        self.store, self.options, self.port = store, options, port
        self.program = (
            ["-c", f"{first}\nfrom hippodrome.cli import main\nmain()"] if first else ["-m", "hippodrome"]
        )
        self.process: subprocess.Popen[str] | None = None
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115  closed by stop

    def start(self) -> "ServerProcess":
        """Start, or start again on the same port; returns when it answers."""
        command = [
            sys.executable,
            *self.program,
            "serve",
            "--store",
            self.store,
            "--port",
            str(self.port),
        ]
        self.process = subprocess.Popen(
            [*command, "--bot-pace", "0", "--reveal-time", str(PATIENCE), "--no-rate-limits", *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        if not told.startswith("Tables are open at "):
            self.process.wait()
            self.log.seek(0)
            raise AssertionError(f"the server did not start: {told}{self.log.read()[-2000:]}")
        self.port = int(told.split("//")[1].split("/")[0].rsplit(":", 1)[1])
        until(self._is_prepared, START)
        return self

    def _is_prepared(self) -> bool:
        """Whether its games are compiled; a server that does not tell is taken as it is."""
        answer = httpx.get(f"{self.url}/api/server", timeout=PATIENCE)
        return answer.status_code != 200 or bool(answer.json()["preparing"]["ready"])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """As a person would; returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def logged(self) -> str:
        """What it has logged so far."""
        self.log.seek(0)
        return self.log.read()

    def client(self, **given: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **given)


@contextlib.contextmanager
def serving(store: str, *options: str, port: int = 0, first: str = "") -> Iterator[ServerProcess]:
    """A server for the length of a test; what is left of it is ended."""
    server = ServerProcess(store, *options, port=port, first=first).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()
        server.log.close()


@contextlib.contextmanager
def serving_here(store: str, limits: bool = False) -> Iterator[tuple[Server, httpx.Client]]:
    """A server in a thread of this process, where what it is made of can be changed; and its client."""
    opened = make_store(store)
    asyncio.run(prepare(opened, upgrade=True))
    server = Server(opened, Settings(rate_limits=limits, reveal_time=PATIENCE))
    config = uvicorn.Config(server.app, http=PatientProtocol, ws="none", log_config=None, lifespan="on")
    runner, listening = uvicorn.Server(config), bind("127.0.0.1", 0)
    thread = threading.Thread(target=runner.run, args=([listening],))
    thread.start()
    try:
        until(lambda: runner.started)
        with httpx.Client(
            base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=PATIENCE
        ) as client:
            yield server, client
    finally:
        runner.should_exit = True
        thread.join()
        listening.close()


def said_by(*arguments: str) -> tuple[int, str]:
    """The command; returns its exit code, and what it says on one line."""
    command = [sys.executable, "-m", "hippodrome", *arguments]
    wide = os.environ | {"COLUMNS": "1000"}  # so that no path is broken
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=wide)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, " ".join(done.stderr.split())


@contextlib.contextmanager
def rows_of(store: str) -> Iterator[sqlite3.Connection]:
    """The rows of a SQLite store, to be read and damaged."""
    with contextlib.closing(sqlite3.connect(store.removeprefix("sqlite:///"))) as connection, connection:
        yield connection


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


# ---------------------------------------------------------------- PostgreSQL


def _initdb() -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return str(found[-1]) if found else shutil.which("initdb")


class Postgres:
    """A PostgreSQL server of the tests' own, on a free port of the loopback address."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hippodrome-postgres-"))
        self.port = free_port()
        self.bin = Path(install("postgresql", _initdb)).resolve().parent
        self._as: list[str] = []
        if os.geteuid() == 0:  # it refuses to run as root
            self._as = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "hippodrome", "-A", "trust", "-E", "UTF8")
        with (self.folder / "data" / "postgresql.conf").open("a") as config:
            config.write(
                f"port = {self.port}\nlisten_addresses = '127.0.0.1'\n"
                f"unix_socket_directories = '{self.folder}'\nmax_connections = 200\n"
            )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, str(self.bin / program), *arguments], check=True, capture_output=True, cwd=self.folder
        )

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "hippodrome", name)
        return f"postgresql://hippodrome@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def until(condition: Any, seconds: float = PATIENCE) -> Any:
    """What a condition comes to, once it is true; fails if it does not become so."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)
