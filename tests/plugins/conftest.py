"""The fourth game, installed as anybody would install it: for programs that are started, and for this one."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from hippodrome import locales
from hippodrome.games import GAMES, Descriptor
from tests.plugins.programs import ROOT

PACKAGE = ROOT / "examples" / "goofspiel"


def install(package: Path, folder: Path) -> Path:
    """Install a package into a folder, without a network."""
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(package)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the game is installed in: a program that has it on its path finds it by its entry point."""
    return install(PACKAGE, tmp_path_factory.mktemp("goofspiel"))


@pytest.fixture(scope="session")
def descriptor(installed: Path) -> Descriptor:
    """The game, loaded here."""
    sys.path.insert(0, str(installed))
    game: Descriptor = import_module("goofspiel_hippodrome").GAME
    return game


@contextmanager
def among_the_games(game: Descriptor) -> Iterator[None]:
    """For a while the game is one of those that are installed here; other tests see nothing of it."""
    assert game.locales
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES._all(), game.name, game)  # type: ignore[attr-defined]
        patch.setattr(locales, "_added", [])
        locales.add(game.locales)
        yield
    locales._bundle.cache_clear()


@pytest.fixture
def goofspiel(descriptor: Descriptor) -> Iterator[Descriptor]:
    """The game among the others, for one test."""
    with among_the_games(descriptor):
        yield descriptor
