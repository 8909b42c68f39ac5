"""How the rules are compiled, and where the compiled code is kept.

Numba keeps machine code on disk, but it only notices changes of the file that a function stands in, not
of the files it calls into. So the code is kept in a folder named after a hash of every source that can be
compiled together: a changed rule can never run stale.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

RULES = Path(__file__).parent

_config: Any = numba.config
INTERPRETED = bool(_config.DISABLE_JIT)  # by NUMBA_DISABLE_JIT=1, for debugging and for cross-checks

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile `function` with Numba, without the interpreter lock, kept on disk between runs.

    Where the rules are `INTERPRETED`, it stays plain Python.

    >>> @compiled
    ... def twice(n: int) -> int:
    ...     return 2 * n
    >>> twice(21)
    42
    """
    source = Path(function.__code__.co_filename)
    folder = cache_folder(source.parent) if source.exists() else None
    compile_it = partial(numba.njit, nogil=True, error_model="numpy")
    if folder is None:
        return cast(F, compile_it()(function))
    elsewhere = _config.CACHE_DIR  # read by Numba when a function is declared, so ours alone is moved
    _config.CACHE_DIR = str(folder)
    try:
        return cast(F, compile_it(cache=True)(function))
    finally:
        _config.CACHE_DIR = elsewhere


def inlined(function: F) -> F:
    """Like `compiled`, but put into each function that calls it: for the small steps of the hottest loops.

    >>> @inlined
    ... def half(n: int) -> int:
    ...     return n // 2
    >>> half(42)
    21
    """
    return cast(F, numba.njit(inline="always", nogil=True, error_model="numpy")(function))


@cache
def cache_folder(folder: Path) -> Path | None:
    """Where compiled code of the sources in `folder` is kept; None if it can't be written.

    `HIPPODROME_CACHE` names another place than the user's cache folder.

    >>> cache_folder(RULES).name == source_key(RULES)
    True
    """
    chosen = os.environ.get("HIPPODROME_CACHE")
    try:
        kept = (Path(chosen) if chosen else _user_cache() / "hippodrome") / source_key(folder)
        kept.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=kept).close()  # a folder can exist and still refuse to be written
    except (OSError, RuntimeError):  # the latter: nobody's home is known
        return None
    return kept


def source_key(folder: Path) -> str:
    """A hash of the rules' sources and of those in `folder`, and of the Numba that compiles them.

    >>> len(source_key(RULES))
    16
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted({*RULES.glob("*.py"), *folder.glob("*.py")}):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
