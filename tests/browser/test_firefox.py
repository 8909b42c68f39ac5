"""The page in Firefox, the distribution's own: a whole game of each kind by clicking."""

import json
import subprocess
from pathlib import Path

import pytest

import hatch_build
from tests.browser.visitors import GAMES
from tests.packages import program
from tests.table.servers import ServerProcess

SCRIPT = Path(__file__).parents[2] / "web" / "firefox.mjs"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_firefox(house: ServerProcess, game: str) -> None:
    firefox = program("firefox-esr", "firefox-esr", "firefox")
    command = [hatch_build.node(), str(SCRIPT), house.url, firefox, game]
    run = subprocess.run(command, cwd=SCRIPT.parent, capture_output=True, text=True, timeout=400)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["over"], told
    assert told["wrong"] == []
