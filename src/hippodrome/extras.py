"""Extras: packages that only a part of Hippodrome needs, and a sentence for whoever misses one."""

from importlib.util import find_spec

from hippodrome.core.errors import HippodromeError

EXTRAS: dict[str, tuple[str, ...]] = {
    "terminal": ("fluent", "rich", "typer"),
    "charts": ("altair", "vl_convert"),
    "server": (
        "alembic",
        "fastapi",
        "httptools",
        "orjson",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
    ),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
    "rl": ("gymnasium", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
    "train": ("torch",),
    "parquet": ("pyarrow",),
}
"""The modules that an extra brings."""


class MissingExtra(HippodromeError, ImportError):
    """A part of Hippodrome is used whose packages are not installed."""


def sentence(module: str) -> str | None:
    """Return what to do about a module that is missing; None if no extra brings it.

    >>> sentence("fastapi")
    "fastapi is not installed: pip install 'hippodrome[server]', or 'hippodrome[all]' for all that people play with"
    """
    name = module.partition(".")[0]
    for extra, modules in EXTRAS.items():
        if name in modules:
            more = ", or 'hippodrome[all]' for all that people play with"
            return f"{name} is not installed: pip install 'hippodrome[{extra}]'{more}"
    return None


def need(*extras: str) -> None:
    """Raise `MissingExtra` if a module of these extras is missing.

    >>> need("terminal")
    """
    for extra in extras:
        for module in EXTRAS[extra]:
            if module != "uvloop" and find_spec(module) is None:  # there is none for Windows
                raise MissingExtra(sentence(module))
