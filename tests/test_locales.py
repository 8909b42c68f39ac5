"""The words of the browser's pages: four languages that say the same, and nothing that nobody says."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "hippodrome" / "locales"
LANGUAGES = ("en", "fr", "de", "es")
FILES = sorted(path.name for path in (LOCALES / "en").iterdir())
PAGES = ROOT / "web" / "src"

ID = re.compile(r"([a-z][a-z0-9-]*(?:-[A-Z])?) = ?(.*)")
VARIABLE = re.compile(r"\{ *\$(\w+)")
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")

TEXT = r"'(?:[^'\\\n]|\\.)*'"
TEMPLATE = r"`(?:[^`\\]|\\.)*`"
CALL = re.compile(r"(?<![\w.])t\(")


def read(path: Path) -> dict[str, str]:
    """The messages of a file by their ids; any line that is not understood fails."""
    found: dict[str, str] = {}
    last = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            last = None
        elif line.startswith((" ", "}")) and last is not None:
            found[last] += "\n" + line
        else:
            started = ID.fullmatch(line)
            assert started, f"{path}:{number}: {line}"
            last, text = started.groups()
            assert last not in found, f"{path}:{number}: {last} again"
            found[last] = text
    return found


@cache
def catalogue(language: str) -> dict[str, str]:
    """All messages of a language."""
    every: dict[str, str] = {}
    for name in FILES:
        messages = read(LOCALES / language / name)
        assert not every.keys() & messages.keys()
        every |= messages
    return every


def variables(language: str, one: str) -> set[str]:
    """What a message needs to be told, also by way of the messages that it quotes."""
    text = catalogue(language)[one]
    quoted = (variables(language, other) for other in REFERENCE.findall(text))
    return set(VARIABLE.findall(text)).union(*quoted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there_and_well_formed(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES
    for one, text in catalogue(language).items():
        assert text.strip(), one
        assert text.count("{") == text.count("}"), one
        assert text.count("->") == len(re.findall(r"^ +\*\[", text, re.MULTILINE)), one
        assert set(REFERENCE.findall(text)) <= catalogue(language).keys(), one


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language: str) -> None:
    for name in FILES:
        assert read(LOCALES / language / name).keys() == read(LOCALES / "en" / name).keys()
    for one in catalogue("en"):
        assert variables(language, one) == variables("en", one), one


def test_french_has_its_spaces() -> None:
    for one, text in catalogue("fr").items():
        said = re.sub(r"\{[^{}]*->|\*?\[\w+\]", "", text)
        assert not re.search(r"[^\u00a0\u202f][;:!?»%]|«[^\u00a0\u202f]|['\"]", said), one


# What the pages use ------------------------------------------------------------------------------------------


def pages() -> Iterator[tuple[Path, str]]:
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in {".svelte", ".ts"} and not path.name.endswith((".test.ts", ".d.ts")):
            yield path, path.read_text(encoding="utf-8")


def first_arguments(text: str) -> Iterator[str]:
    """What stands first in every call of `t`, whole."""
    token = re.compile(rf"{TEXT}|{TEMPLATE}|.", re.DOTALL)
    for call in CALL.finditer(text):
        depth, said = 0, ""
        for part in token.findall(text, call.end()):
            if depth == 0 and part in {")", ","}:
                break
            depth += (part in {"(", "[", "{"}) - (part in {")", "]", "}"})
            said += part
        yield said


def patterns(argument: str) -> set[str]:
    """The ids that an argument can come to, as regular expressions; none if it is a name for one."""
    # Neither what is compared nor what is handed to another function is an id.
    bare = re.sub(rf"[!=]==\s*{TEXT}", "", argument)
    for _ in range(9):
        bare = re.sub(rf"\b\w+\((?:{TEXT}|[^'`()])*\)", "", bare)
    texts = re.findall(TEXT, bare)
    templates = re.findall(TEMPLATE, bare)
    return {re.escape(text[1:-1]) for text in texts} | {
        "[A-Za-z0-9-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template[1:-1]))
        for template in templates
    }


@cache
def used() -> dict[str, set[str]]:
    """Every pattern that is said somewhere, with the files that say it."""
    found: dict[str, set[str]] = {}
    for path, text in pages():
        handed = False
        for argument in first_arguments(text):
            here = patterns(argument)
            handed = handed or not here
            for pattern in here:
                found.setdefault(pattern, set()).add(path.name)
        if handed:  # such as `t(state)`: any constant of the file can be meant
            for constant in re.findall(TEXT, text):
                if constant[1:-1] in catalogue("en"):
                    found.setdefault(re.escape(constant[1:-1]), set()).add(path.name)
    return found


def test_what_the_pages_say_is_in_the_catalogue() -> None:
    assert len(used()) > 200
    missing = {
        pattern: files
        for pattern, files in used().items()
        if not any(re.fullmatch(pattern, one) for one in catalogue("en"))
    }
    assert not missing


def test_nothing_in_the_catalogue_is_unsaid() -> None:
    quoted = {one for text in catalogue("en").values() for one in REFERENCE.findall(text)}
    said = re.compile("|".join(used()))
    assert not [one for one in catalogue("en") if one not in quoted and not said.fullmatch(one)]
