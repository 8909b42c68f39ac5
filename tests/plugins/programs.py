"""Programs that are started with a plug-in on their path."""

import os
import subprocess
import sys
from pathlib import Path

import hippodrome

ROOT = Path(__file__).parent.parent.parent
SOURCES = Path(hippodrome.__file__).parent.parent


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """The environment of a program that finds packages in these folders, and this Hippodrome."""
    path = os.pathsep.join(map(str, (SOURCES, *folders)))
    return {**os.environ, "PYTHONPATH": path, "HIPPODROME_LANGUAGE": "en", "NO_COLOR": "1", **more}


def python(code: str, *folders: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run some code; it must not fail, and every warning is an error."""
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, env=environment(*folders, **more), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def hippodrome_command(*words: str | Path, folder: Path) -> str:
    """Run the command with a plug-in, without a terminal; returns what it printed."""
    command = [sys.executable, "-W", "error", "-m", "hippodrome", *map(str, words)]
    done = subprocess.run(command, env=environment(folder), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
