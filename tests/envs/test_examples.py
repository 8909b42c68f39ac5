"""The example learns, goes on where it was stopped, and plays in the arena."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.arena.playing import play_out
from hippodrome.bots import load_file, make, specs

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_byzanz.py"


def learn(*options: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, str(EXAMPLE), "--games", "16", *options]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=900)


@pytest.mark.slow
def test_it_learns_resumes_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specs, "_loaded", {})  # no other test is to find this bot
    for options in (["--minutes", "0.01"], ["--minutes", "0.05", "--resume"]):
        done = learn("--out", str(tmp_path), *options)
        assert done.returncode == 0, done.stderr
        assert "against three random" in done.stdout
    assert (tmp_path / "curve.png").stat().st_size > 1000
    assert load_file(EXAMPLE) == ["mine"]
    bots = [make(f"mine:{tmp_path}", "byzanz"), *[make("random", "byzanz")] * 3]
    assert play_out("byzanz", {"seats": 4}, bots, "7").outcome is not None


@pytest.mark.slow
def test_its_games_are_played_by_the_workers_of_ray(tmp_path: Path) -> None:
    done = learn("--out", str(tmp_path), "--minutes", "0.01", "--cluster", "ray")
    assert done.returncode == 0, done.stderr
    assert "against three random" in done.stdout


@pytest.mark.slow
def test_no_policy_is_lost_and_none_is_gone_on_with_that_is_not_there(tmp_path: Path) -> None:
    done = learn("--out", str(tmp_path), "--resume")
    assert done.returncode == 2
    assert f"there is no policy in {tmp_path}" in done.stderr
    (tmp_path / "policy.pt").write_bytes(b"ten minutes of work")
    done = learn("--out", str(tmp_path))
    assert done.returncode == 2
    assert f"there is a policy already in {tmp_path}" in done.stderr
    assert (tmp_path / "policy.pt").read_bytes() == b"ten minutes of work"
