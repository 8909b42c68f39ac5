"""The core needs NumPy and Numba and little else; whoever misses an extra is told which."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from hippodrome.extras import EXTRAS

HOME = Path(__file__).parents[1]
BARE = f"""
import sys
sys.modules |= dict.fromkeys({sorted({name for names in EXTRAS.values() for name in names})})  # as if not installed
"""
STUDY = """
import hippodrome
from hippodrome.bots import ask, make, register
from hippodrome.envs import BatchEnv
import hippodrome.arena
import hippodrome.records
game = hippodrome.new("byzanz", seats=3, seed=7)
game.play(0, "pass")
repr(game), game.view(0), game.log
env = BatchEnv("byzanz", seats=3, n=2, opponents="merchant")
env.step(env.sample()), env.texts(0)
ask(make("merchant", "byzanz"), game, game.turn[0])
print("studied")
"""
COMMAND = """
sys.argv = ["hippodrome", "--help"]
from hippodrome.cli import main
main()
"""
SERVER = "import hippodrome.table"


def run(code: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(
        [sys.executable, "-c", BARE + code], capture_output=True, text=True, env=environment, timeout=300
    )


def test_games_environments_and_bots_need_no_extra() -> None:
    done = run(STUDY)
    assert done.stdout == "studied\n", done.stderr


def test_the_command_says_which_extra_it_needs() -> None:
    done = run(COMMAND)
    assert done.returncode == 1
    assert "pip install 'hippodrome[terminal]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_server_says_which_extra_it_needs() -> None:
    assert "pip install 'hippodrome[server]'" in run(SERVER).stderr.splitlines()[-1]


def test_every_import_is_of_the_core_or_of_an_extra() -> None:
    """What the sources import from elsewhere is in the table of extras, and each extra is in pyproject.toml."""
    known = {name for names in EXTRAS.values() for name in names}
    brought = {"babel": "fluent", "click": "typer", "pydantic": "fastapi", "starlette": "fastapi"}
    core = {"hippodrome", "llvmlite", "numba", "numpy", "openskill"}
    for source in (HOME / "src").rglob("*.py"):
        for name in re.findall(r"^\s*(?:from|import) ([a-z_0-9A-Z]+)", _code(source), re.MULTILINE):
            assert name in sys.stdlib_module_names or name in known | core | brought.keys(), (source, name)
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    assert {re.split(r"\W", each)[0] for each in project["dependencies"]} == core - {"hippodrome", "llvmlite"}
    assert EXTRAS.keys() <= project["optional-dependencies"].keys()


def _code(source: Path) -> str:
    """A source without its docstrings and comments."""
    text = re.sub(r'"""(.|\n)*?"""', "", source.read_text())
    return re.sub(r"#.*", "", text)
