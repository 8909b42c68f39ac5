"""Compile the rules, and cache the compiled code on disk.

Numba caches machine code, but it only notices changes in the file that defines a function, not in the files it calls
into. So the cache folder is named after a hash of every source that can be compiled into the code: the core's, those of
the function's own folder, and of the folders that this one imports from. A function that works for any game, such as a
playout, also has the rules of a game compiled into it: its code for that game is cached under a hash of the game's
sources as well. So an outdated rule never runs, and a change in one game does not make the others compile again.
"""

import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.caching import FunctionCache

CORE = Path(__file__).parent
PACKAGE = CORE.parent
IMPORTED = re.compile(r"^from hippodrome(?:\.| import )(\w+)", re.MULTILINE)
COMPILES = "from hippodrome.core.compiled import"

_config: Any = numba.config
INTERPRETED = bool(_config.DISABLE_JIT)  # set by NUMBA_DISABLE_JIT=1, for debugging and cross-checks

F = TypeVar("F", bound=Callable[..., Any])
_games: dict[Any, Path] = {}  # the folder of a game's sources, by the type of its record


def compiled(function: F) -> F:
    """Compile `function` with Numba, without the interpreter lock, and cache it on disk between runs.

    If the rules are `INTERPRETED`, it stays plain Python.

    >>> @compiled
    ... def twice(n: int) -> int:
    ...     return 2 * n
    >>> twice(21)
    42
    """
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    source = Path(function.__code__.co_filename)
    folder = cache_folder(home(source)) if source.exists() and not INTERPRETED else None
    if folder is not None:
        elsewhere = _config.CACHE_DIR  # Numba reads it when it makes a cache; changed for our functions only
        _config.CACHE_DIR = str(folder)
        try:
            dispatcher._cache = _CacheByGame(function)  # type: ignore[no-untyped-call]
        finally:
            _config.CACHE_DIR = elsewhere
    return cast(F, dispatcher)


def inlined(function: F) -> F:
    """Like `compiled`, but inlined into each function that calls it: for the small steps of the hottest loops.

    >>> @inlined
    ... def half(n: int) -> int:
    ...     return n // 2
    >>> half(42)
    21
    """
    return cast(F, numba.njit(inline="always", nogil=True, error_model="numpy")(function))


class _CacheByGame(FunctionCache):
    """Numba's cache of a function, with the sources of the games as part of the key."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        keys = {source_key(_games[kind]) for kind in _types(sig) if kind in _games}
        return (*super()._index_key(sig, codegen), *sorted(keys))  # type: ignore[no-untyped-call]


def _types(found: Any) -> Iterator[Any]:
    """Iterate over a type, or several, and all types that they are made of."""
    if isinstance(found, tuple):
        for part in found:
            yield from _types(part)
        return
    yield found
    if isinstance(found, numba.types.Record):
        yield from _types(tuple(field.type for field in found.fields.values()))
    elif isinstance(found, numba.types.BaseTuple):
        yield from _types(tuple(found))
    elif isinstance(found, numba.types.Array | numba.types.NestedArray):
        yield from _types(found.dtype)


def belongs(record: np.dtype[Any], folder: Path) -> None:
    """Register the folder of the sources that the rules for a type of record are compiled from."""
    _games[numba.from_dtype(record)] = folder


def home(source: Path) -> Path:
    """Return the folder whose sources are compiled together with this one: a game's, one of our packages, or another.

    >>> home(PACKAGE / "games" / "byzanz" / "sense" / "hand.py").name, home(CORE / "calls.py").name
    ('byzanz', 'core')
    """
    folder = source.parent
    if PACKAGE in (folder, *folder.parents):
        below = folder.relative_to(PACKAGE).parts
        return PACKAGE.joinpath(*below[: 2 if below[:1] == ("games",) else 1])
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@cache
def cache_folder(folder: Path) -> Path | None:
    """Return where compiled code of the sources in `folder` is cached; None if no such place is writable.

    The environment variable `HIPPODROME_CACHE` replaces the user's cache folder.

    >>> cache_folder(CORE).name == source_key(CORE)
    True
    """
    chosen = os.environ.get("HIPPODROME_CACHE")
    try:
        kept = (Path(chosen) if chosen else _user_cache() / "hippodrome") / source_key(folder)
        kept.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=kept).close()  # a folder can exist and still not be writable
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    return kept


@cache
def source_key(folder: Path) -> str:
    """Hash the sources in the core, in `folder` and in our folders that it uses, and the version of Numba.

    In a package all sub-folders count; in any other folder, such as one with somebody's bot, only its own files.

    >>> len(source_key(CORE))
    16
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for root in sorted({CORE, *_used(folder)}, key=lambda root: (root != CORE, root.name)):
        found = root.rglob("*.py") if (root / "__init__.py").exists() else root.glob("*.py")
        for source in sorted(found):
            digest.update(source.relative_to(root).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _used(folder: Path) -> set[Path]:
    """Return a folder of our package with those it imports from that have compiled code, except games; others alone.

    >>> sorted(used.name for used in _used(PACKAGE / "envs"))
    ['bots', 'core', 'envs']
    """
    found: set[Path] = set()
    to_do = [folder]
    while to_do:
        at = to_do.pop()
        found.add(at)
        sources = at.rglob("*.py") if at.parent == PACKAGE else []
        text = "".join(source.read_text(encoding="utf-8") for source in sources)
        if COMPILES in text:
            names = {*IMPORTED.findall(text)} - {"games"}
            to_do += [
                PACKAGE / name for name in names if (PACKAGE / name).is_dir() and PACKAGE / name not in found
            ]
        elif at != folder:
            found.remove(at)
    return found


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
