"""The example learns, goes on where it was stopped, and plays in the arena."""

import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.arena.playing import play_out
from hippodrome.bots import load_file, make

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_byzanz.py"
pytest.importorskip("torch", reason="the extra train is not installed")


@pytest.mark.slow
def test_it_learns_resumes_and_plays(tmp_path: Path) -> None:
    def learn(minutes: float, *more: str) -> str:
        options = ["--out", str(tmp_path), "--games", "16", "--minutes", str(minutes), *more]
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), *options], check=True, capture_output=True, text=True
        )
        return done.stdout

    assert "against three random" in learn(0.01)
    assert "against three random" in learn(0.05, "--resume")
    assert (tmp_path / "curve.png").stat().st_size > 1000
    assert load_file(EXAMPLE) == ["learned"]
    bots = [make(f"learned:{tmp_path}", "byzanz"), *[make("random", "byzanz")] * 3]
    assert play_out("byzanz", {"seats": 4}, bots, "7").outcome is not None
