"""Small tournaments, and the command run as a person runs it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hippodrome.arena import workers
from hippodrome.arena.results import Result
from hippodrome.arena.tournament import Tournament

# A bot of our own, simple and quick, so that these tests say nothing of, and wait for nothing of, the real ones.
LAST = """
class Last:
    def choose(self, at):
        return at.legal[-1]
BOTS = {"last": Last}
"""
COMMAND = [sys.executable, "-c", "from hippodrome.cli import main; main()"]
ENVIRONMENT = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}


def small(
    *bots: str,
    games: int = 12,
    game: str = "byzanz",
    seats: int = 3,
    files: tuple[tuple[str, str], ...] = (("last.py", LAST),),
) -> Tournament:
    return Tournament(game, {"seats": seats}, bots or ("random",), games, "s", files)


def played(tournament: Tournament, processes: int = 1) -> list[Result]:
    return sorted(game.result for game in workers.play(tournament, tournament.pairings(), processes))


def run(*words: str | Path, directory: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=300,
        cwd=directory,
    )


@contextmanager
def started(*words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """The command in a process group of its own, as a terminal would start it; none of it outlives the test."""
    process = subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
        # A shell without jobs starts what runs in the background deaf to Ctrl-C; a terminal does not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def wait_for_lines(file: Path, lines: int, process: subprocess.Popen[str], seconds: float = 300) -> None:
    until = time.monotonic() + seconds
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until, f"{file} did not get {lines} lines in time"
        time.sleep(0.02)
