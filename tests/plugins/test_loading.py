"""How a plug-in comes in: found, refused with a warning, compiled on its own, small, and with all its messages."""

import ast
import io
import os
import re
import shutil
import tokenize
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from hippodrome.games import Descriptor
from hippodrome.locales import Language, Messages
from tests.plugins.conftest import PACKAGE
from tests.plugins.programs import environment, python

LANGUAGES = [language.value for language in Language]
MESSAGES = PACKAGE / "goofspiel_hippodrome" / "locales"


def offer(folder: Path, name: str, module: str, text: str) -> None:
    """A package in a folder that offers a game, as one that was installed."""
    (folder / f"{module}.py").write_text(text)
    told = folder / f"{module}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[hippodrome.games]\n{name} = {module}:GAME\n")


LIST = """
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from hippodrome.games import GAMES
    print(*GAMES)
    print(*(warning.message for warning in told), sep="\\n")
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise RuntimeError('out of order')", "the game 'broken' can't be loaded: out of order"),
        ("import no_such_module", "the game 'broken' can't be loaded: No module named 'no_such_module'"),
        ("GAME = 7", "the game 'broken' can't be loaded: "),
        ("", "the game 'broken' can't be loaded: "),
        (
            "from hippodrome.games.byzanz import GAMES as GAME",
            "the game 'broken' can't be loaded: there is a game 'byzanz' already",
        ),
    ],
)
def test_a_broken_plug_in_only_warns(installed: Path, tmp_path: Path, text: str, told: str) -> None:
    offer(tmp_path, "broken", "broken_game", text)
    games, warning = python(LIST, installed, tmp_path).stdout.splitlines()
    assert games == "byzanz byzantio nekken goofspiel"
    assert warning.startswith(told)


BYZANZ = "from hippodrome.core import calls; from hippodrome.games import GAMES\n" + (
    "print(calls.turn(GAMES['byzanz'].opening({})), calls.winners(GAMES['byzanz'].opening({})))"
)
GOOFSPIEL = BYZANZ.replace("byzanz", "goofspiel")


def kept(cache: Path) -> dict[str, bytes]:
    """The compiled code in a cache."""
    return {str(file.relative_to(cache)): file.read_bytes() for file in cache.rglob("*.nbc")}


@pytest.mark.slow
def test_a_changed_plug_in_is_compiled_again_and_no_other_game(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(installed, tmp_path / "games")
    cache = tmp_path / "cache"
    here = {"HIPPODROME_CACHE": str(cache)}

    def run(code: str) -> str:
        return python(code, tmp_path / "games", **here).stdout.strip()

    assert run(BYZANZ) == "0 15"
    assert run(GOOFSPIEL) == "0 3"
    both = kept(cache)
    assert len(both) >= 4
    source = tmp_path / "games" / "goofspiel_hippodrome" / "rules.py"
    stat, text = source.stat(), source.read_text(encoding="utf-8")
    changed = text.replace("return int(s.waiting)", "return int(s.waiting) + 5")
    assert changed != text
    source.write_text(changed, encoding="utf-8")
    os.utime(source, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # even the time of the change is not told
    assert run(BYZANZ) == "0 15"
    assert kept(cache) == both
    assert run(GOOFSPIEL) == "5 3"
    after = kept(cache)
    assert both.items() <= after.items()
    assert len(after) > len(both)
    source.write_text(text, encoding="utf-8")
    assert run(GOOFSPIEL) == "0 3"
    assert kept(cache) == after  # what it was before is still there


def lines_of_code(file: Path) -> int:
    """The lines of a file that are neither empty nor a comment nor a docstring."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return sum(bool(line.strip()) and not line.startswith("#") for line in text.splitlines())
    documented = [
        node.body[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)
    ]
    prose = {line for node in documented for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    quiet = {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    }
    code = {
        line
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in quiet
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(code - prose)


def test_the_package_is_small() -> None:
    files = [file for file in PACKAGE.rglob("*") if file.suffix in {".py", ".ftl", ".toml"}]
    counted = {file.name: lines_of_code(file) for file in files}
    assert sum(counted.values()) <= 354, counted


# ---------------------------------------------------------------- its messages


def read(language: str) -> dict[str, set[str]]:
    """The messages and attributes of a language, and the facts that each uses."""
    parsed = FluentParser().parse((MESSAGES / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in parsed.body:
        assert isinstance(entry, fluent.Message), entry
        for name, part in (
            ("", entry.value),
            *((f".{part.id.name}", part.value) for part in entry.attributes),
        ):
            assert part is not None
            found[entry.id.name + name] = {*re.findall(r"\$(\w+)", _written(part))}
    return found


def _written(pattern: fluent.Pattern) -> str:
    """The text of a pattern as it stands in the file."""
    return FluentSerializer().serialize_entry(fluent.Message(fluent.Identifier("one"), pattern))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_message_for_all_that_it_tells(goofspiel: Descriptor, language: str) -> None:
    said = read(language)
    assert said.keys() == read("en").keys()
    for kinds, prefix in ((goofspiel.told.questions, "question"), (goofspiel.told.stories, "story")):
        for told in kinds:
            assert said[f"goofspiel-{prefix}-{told.id()}"] <= told.kinds().keys() | {"game", "seats_count"}
    for option in goofspiel.options:
        if option.name != "seats":
            assert f"option-{option.name.replace('_', '-')}" in said
    assert {"game-goofspiel", "about-goofspiel", "illegal-goofspiel-not-legal"} <= said.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_name_the_same_facts(language: str) -> None:
    assert read(language) == read("en")
    assert read(language)["goofspiel-story-won.you"] == {"card"}


def test_its_messages_are_found_and_change_none_of_ours(goofspiel: Descriptor) -> None:
    assert Messages("de")("goofspiel-field-points") == "Punkte"
    assert Messages("de")("you") == "du"
    assert Messages("de").has("game-goofspiel")
    assert not Messages("de").has("game-chess")


def test_a_program_without_the_plug_in_knows_none_of_its_words() -> None:
    code = "from hippodrome.games import GAMES; len(GAMES); from hippodrome.locales import ENGLISH\n"
    assert python(f"{code}print(ENGLISH.has('game-goofspiel'))").stdout.strip() == "False"
    assert "PYTHONPATH" in environment()
