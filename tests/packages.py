"""Programs of the distribution that tests need; whoever misses one and is allowed to installs it."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def install(package: str, found: Callable[[], str | None]) -> str:
    """Where something is; its package is installed first if it is missing, by one process at a time."""
    if there := found():
        return there
    if os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "hippodrome-packages.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not found():
                environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
                for command in (["update", "-q"], ["install", "-yq", "--no-install-recommends", package]):
                    subprocess.run(["apt-get", *command], check=True, capture_output=True, env=environment)
    there = found()
    assert there, f"these tests need {package}: install it"
    return there


def program(package: str, *names: str) -> str:
    """A program by any of its names."""
    return install(package, lambda: next(filter(None, map(shutil.which, names)), None))
