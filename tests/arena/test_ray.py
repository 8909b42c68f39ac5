"""The same tournament on a real Ray cluster of two nodes, one of which is killed in the middle."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from hippodrome.arena import ray_cluster
from hippodrome.core.errors import BadOptions
from tests.arena.tournaments import ENVIRONMENT, LAST, run, small, started, wait_for_lines

ROOT = Path(__file__).parents[2]


@contextmanager
def two_nodes() -> Iterator[tuple[IO[str], IO[str]]]:
    """A cluster of two nodes: what is said to it, and what it says."""
    command = [sys.executable, "-m", "tests.arena.two_nodes"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=ENVIRONMENT, cwd=ROOT)
    with process:
        assert process.stdin
        assert process.stdout
        yield process.stdin, process.stdout


def answer(said: IO[str], word: str) -> str:
    """What follows the word in the next line that begins with it; Ray prints lines of its own."""
    for line in said:
        if line.startswith(word):
            return line.removeprefix(word).strip()
    raise AssertionError(f"the cluster ended before it said {word}")


@pytest.mark.slow
def test_a_node_that_is_killed_in_the_middle_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": os.urandom(16).hex(),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # what makes Ray stay on 127.0.0.1
    }
    for name, value in settings.items():
        monkeypatch.setitem(ENVIRONMENT, name, value)
    (tmp_path / "last.py").write_text(LAST)
    own = ["--bots", "random,last", "--bot-file", str(tmp_path / "last.py")]
    words = ["arena", "byzanz", "--seats", "3", *own, "--games", "400", "--report"]
    ledger = tmp_path / "ray" / "games.jsonl"
    with two_nodes() as (say, said):
        cluster = answer(said, "address")
        with started(*words, tmp_path / "ray", "--cluster", cluster) as playing:
            wait_for_lines(ledger, 40, playing)
            say.write("kill\n")
            say.flush()
            answer(said, "killed")
            before = ledger.read_bytes().count(b"\n")
            told, complaint = playing.communicate(timeout=300)
        assert playing.returncode == 0, complaint
        assert before < 400, "the node was killed too late to tell anything"
    alone = run(*words, tmp_path / "alone")
    table = alone.stdout.split("Report:")[0]
    assert table
    assert table in told  # around it stands what Ray says of the dead node
    ours, theirs = ((tmp_path / name / "games.jsonl").read_text().splitlines() for name in ("ray", "alone"))
    assert sorted(ours) == sorted(theirs)


@pytest.mark.slow
def test_an_address_that_nobody_answers_is_told_at_once() -> None:
    done = run("arena", "byzanz", "--bots", "random", "--games", "1", "--cluster", "127.0.0.1:1")
    assert done.returncode == 1
    assert "can't connect to the Ray cluster '127.0.0.1:1'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_an_address_that_is_none_is_told() -> None:
    done = run("arena", "byzanz", "--bots", "random", "--games", "1", "--cluster", "dask")
    assert "the address must be HOST:PORT, ray://HOST:PORT, or auto" in done.stderr


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    tournament = small("random", games=1)
    with pytest.raises(BadOptions, match=r"pip install 'hippodrome\[ray\]'"):
        list(ray_cluster.play(tournament, tournament.pairings()))
