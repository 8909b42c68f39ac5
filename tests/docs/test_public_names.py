"""What people import is offered at the top of a package, and listed in docs/python.md; examples use nothing else."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
PACKAGES = (
    "hippodrome",
    "hippodrome.analysis",
    "hippodrome.arena",
    "hippodrome.bots",
    "hippodrome.envs",
    "hippodrome.games",
    "hippodrome.games.byzanz",
    "hippodrome.games.intrigue",
    "hippodrome.records",
)
MODULES = {  # modules that are offered as they are: to be imported for what they do, or by a name of the ecosystem
    "hippodrome.envs.byzantio_v2",
    "hippodrome.envs.byzanz_v1",
    "hippodrome.envs.gymnasium",
    "hippodrome.envs.nekken_v2",
    "hippodrome.envs.openspiel",
    "hippodrome.records",
}


def listed(package: str) -> set[str]:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{package}` |"))
    return set(re.findall(r"`(\w+)`", row.split("|")[2]))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_page_lists_what_a_package_offers(package: str) -> None:
    offered = set(import_module(package).__all__)
    assert listed(package) == offered
    for name in offered:
        assert getattr(import_module(package), name) is not None


def imports(source: str) -> set[tuple[str, str]]:
    """Every module of ours that a source imports from, with the name."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "hippodrome":
            found |= {(node.module, alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names if alias.name.split(".")[0] == "hippodrome"}
    return found


def sources() -> list[tuple[str, str]]:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    typed = [
        (
            str(page.relative_to(ROOT)),
            "\n".join(
                re.findall(r"^>>> (import .*|from .*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
            ),
        )
        for page in pages
    ]
    written = [
        (str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "examples").rglob("*.py"))
    ]
    return [*typed, *written]


@pytest.mark.parametrize(("name", "source"), sources(), ids=lambda value: value if len(value) < 60 else "")
def test_readme_docs_and_examples_use_public_names_only(name: str, source: str) -> None:
    for module, taken in imports(source):
        whole = f"{module}.{taken}" if taken else module
        if module in MODULES or whole in {*MODULES, *PACKAGES}:
            continue
        assert module in PACKAGES, f"{name} imports {whole}"
        assert taken in import_module(module).__all__, f"{name} imports {whole}"
