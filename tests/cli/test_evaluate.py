"""`hippodrome evaluate`: the same field and deals for everybody, a row to print and data to keep."""

import json
from pathlib import Path

from tests.cli.test_cli import refused, run

MINE = """
class First:
    def choose(self, at):
        return at.legal[0]

BOTS = {"first-legal": First}
"""


def test_a_bot_of_ones_own_is_evaluated(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.py", tmp_path / "out.json"
    mine.write_text(MINE)
    asked: list[str | Path] = [
        "evaluate",
        "first-legal",
        "--bot-file",
        mine,
        "--game",
        "byzanz",
        "--seats",
        "3",
        "--games",
        "6",
    ]
    done = run(*asked, "--against", "random,merchant", "--json", out)
    assert done.returncode == 0, done.stderr
    assert "| 3 | merchant | 6 | 0.0 %" in done.stdout
    [told] = json.loads(out.read_text())
    assert (told["game"], told["bot"], told["field"]) == ("byzanz", "first-legal", 1)
    assert [row["opponents"] for row in told["rows"]] == ["random", "merchant"]
    assert all(0 <= row["low"] <= row["wins"] <= row["high"] <= 1 for row in told["rows"])
    again = run(*asked, "--against", "merchant")
    assert again.stdout.splitlines()[-1] in done.stdout.splitlines()  # the same deals
    assert "exists" in refused(*asked, "--json", out)


def test_what_can_not_be_evaluated_is_told() -> None:
    assert "there is no bot 'nobody'" in refused("evaluate", "nobody")
    assert "there is no game 'chess'" in refused("evaluate", "random", "--game", "chess")
    assert "does not play nekken" in refused("evaluate", "merchant", "--game", "nekken")
