"""The recipes of docs/how-it-is-built.md, followed to the letter."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome

ROOT = Path(__file__).parents[2]
PACKAGE = Path(hippodrome.__file__).parent
PAGE = (ROOT / "docs" / "how-it-is-built.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
EDIT = re.compile(r"In `([\w/.]+)`, after `([^`\n]+)`:\n\n```python\n(.*?)```", re.DOTALL)


def recipe(title: str) -> str:
    """The text of a recipe, up to the next heading."""
    return re.split(r"^##", PAGE.split(f"### {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def run(command: str, folder: Path, *python_path: Path) -> str:
    """Run a line of a recipe in a folder, with the programs of this environment."""
    program, *words = shlex.split(command)
    programs = {
        "hippodrome": [sys.executable, "-c", "from hippodrome.cli import main; main()"],
        "pip": [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"],
    }
    done = subprocess.run(
        [*programs[program], *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, python_path))},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands(title: str) -> list[str]:
    return [line for kind, text in BLOCK.findall(recipe(title)) if kind == "sh" for line in text.splitlines()]


@pytest.mark.slow
def test_add_a_game(tmp_path: Path) -> None:
    install, *rest = commands("Add a game")
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    run(f"{install} --target installed", tmp_path)
    told = [run(command, tmp_path, tmp_path / "installed", PACKAGE.parent) for command in rest]
    assert len(told) == 3
    assert told[1] == "3 games verified, 0 faulty.\n"


def test_what_the_recipe_of_a_game_names_is_there() -> None:
    listed = recipe("Add a game")
    assert "examples/goofspiel" in listed
    files = [path for path in (ROOT / "examples" / "goofspiel").rglob("*") if path.is_file()]
    written = "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in {".py", ".toml"})
    for name in ("def mask", "def redeal", "def sealed", "def opens", "Descriptor(", "hippodrome.games"):
        assert name in written
    languages = {path.stem for path in files if path.suffix == ".ftl"}
    assert languages == {"en", "fr", "de", "es"}


@pytest.mark.slow
def test_add_a_table_option(tmp_path: Path) -> None:
    """Only the game's folder and the catalogue are touched; command line, API and view know the option then."""
    copy = tmp_path / "hippodrome"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    text = recipe("Add a table option")
    edits = EDIT.findall(text)
    assert len(edits) == 4
    for file, line, added in edits:
        assert file.startswith("games/byzanz/")
        source = (copy / file).read_text(encoding="utf-8")
        assert source.count(f"{line}\n") == 1, file
        (copy / file).write_text(source.replace(f"{line}\n", f"{line}\n{added}"), encoding="utf-8")
    (message,) = (told for kind, told in BLOCK.findall(text) if not kind)
    for catalogue in copy.glob("locales/*/options.ftl"):
        catalogue.write_text(catalogue.read_text(encoding="utf-8") + message, encoding="utf-8")
    name = message.split(" = ")[0].removeprefix("option-")
    assert f"--{name}" in run("hippodrome play --help", tmp_path, tmp_path)
    run(f"hippodrome simulate byzanz --games 1 --{name} --records one.jsonl", tmp_path, tmp_path)
    assert f'"{name.replace("-", "_")}":true' in (tmp_path / "one.jsonl").read_text(encoding="utf-8")
    shown = run("hippodrome show one.jsonl --move 12 --json", tmp_path, tmp_path)
    assert '"unseen": [\n' in shown
    described = subprocess.run(
        [
            sys.executable,
            "-c",
            "from hippodrome.games import GAMES; print([o.plain() for o in GAMES['byzanz'].options])",
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "'name': 'card_counter', 'kind': 'flag'" in described.stdout


def test_add_a_bot(tmp_path: Path) -> None:
    (bot,) = (text for kind, text in BLOCK.findall(recipe("Add a bot")) if kind == "python")
    (tmp_path / "cautious.py").write_text(bot, encoding="utf-8")
    for command in commands("Add a bot"):
        assert "cautious" in run(command, tmp_path, PACKAGE.parent).lower()
