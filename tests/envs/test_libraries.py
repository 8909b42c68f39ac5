"""The examples for other libraries run: in our own environment, and in a locked one for each library."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.games import GAMES

HOME = Path(__file__).parents[2]
EXAMPLES = HOME / "examples" / "libraries"
LOCKED = sorted(lock.stem for lock in EXAMPLES.glob("*.txt"))


def run(python: Path | str, example: str, game: str, steps: int) -> str:
    command = [str(python), str(EXAMPLES / f"{example}.py"), "--game", game, "--steps", str(steps)]
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=1800)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.slow
def test_a_loop_in_the_style_of_cleanrl_learns_with_gymnasiums_wrappers() -> None:
    assert "mean reward" in run(sys.executable, "cleanrl_ppo", "byzanz", 4096)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_same_in_every_game(game: str) -> None:
    assert "mean reward" in run(sys.executable, "cleanrl_ppo", game, 8192)


@pytest.mark.soak
@pytest.mark.parametrize("example", LOCKED)
def test_libraries_run_unchanged(example: str) -> None:
    subprocess.run([str(HOME / "script" / "libraries"), example], check=True, timeout=1800)
    for game in GAMES:
        assert run(HOME / ".libraries" / example / "bin" / "python", example, game, 256)


def test_there_is_a_lock_without_an_index_for_every_library() -> None:
    wanted = {source.stem for source in EXAMPLES.glob("*.in")}
    assert wanted == {*LOCKED}
    for name in LOCKED:
        text = (EXAMPLES / f"{name}.txt").read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "\ntorch==" not in text
