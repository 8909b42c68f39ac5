"""Finished games kept in tests/games/saved: replayed, verified, and the same compiled as interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome import records
from tests.games.trace import trace

GAMES = sorted((Path(__file__).parent / "saved").glob("*.jsonl"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_saved_game_verifies(file: Path) -> None:
    lines = list(records.read(file))
    assert len(lines) >= 5
    for _, line in lines:
        assert records.verify(records.parse(line)).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_compiled_equals_interpreted(file: Path, tmp_path: Path) -> None:
    few = tmp_path / "few.jsonl"
    few.write_text("".join(line for _, line in list(records.read(file))[:3]), encoding="utf-8")
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.trace", str(few)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    compiled = [trace(json.loads(line)) for line in few.read_text(encoding="utf-8").splitlines()]
    assert interpreted == compiled
