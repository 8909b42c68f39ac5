"""The words of page and terminal: four languages that say the same, and nothing that nobody says."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console

from hippodrome.bots import make
from hippodrome.game import Game, new
from hippodrome.games.byzanz import refusals as byzanz_refusals
from hippodrome.games.intrigue import refusals as intrigue_refusals
from hippodrome.locales import Language, Messages
from hippodrome.terminal import drawing, playing
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "hippodrome" / "locales"
LANGUAGES = tuple(language.value for language in Language)
FILES = sorted(path.name for path in (LOCALES / "en").iterdir())
PAGES = ROOT / "web" / "src"
TERMINAL = ROOT / "src" / "hippodrome"

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


@pytest.mark.parametrize(
    ("family", "reasons"), [("byzanz", byzanz_refusals), ("intrigue", intrigue_refusals)]
)
def test_every_reason_of_the_rules_has_its_sentence(family: str, reasons: ModuleType) -> None:
    told = {f"illegal-{family}-{code}": text for code, (_, text) in reasons.REFUSALS.items()}
    assert told.keys() == {one for one in catalogue("en") if one.startswith(f"illegal-{family}-")}
    for one, text in told.items():
        assert variables("en", one) == set(re.findall(r"\{(\w+)\}", text)), one


def test_french_has_its_spaces() -> None:
    for one, text in catalogue("fr").items():
        said = re.sub(r"\{[^{}]*->|\*?\[\w+\]", "", text)
        assert not re.search(r"[^\u00a0\u202f][;:!?»%]|«[^\u00a0\u202f]|['\"]", said), one


# What the pages use ------------------------------------------------------------------------------------------


def pages() -> Iterator[tuple[Path, str]]:
    for path in sorted([*PAGES.rglob("*"), PAGES.parent / "offline.ts"]):
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
def used_by_pages() -> dict[str, set[str]]:
    """Every pattern that is said on a page, with the files that say it."""
    found: dict[str, set[str]] = {}
    for path, text in pages():
        handed = "<Tabs" in text  # it words the names of the tabs that it is given
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


def missing(used: dict[str, set[str]], known: set[str]) -> dict[str, set[str]]:
    return {
        pattern: files
        for pattern, files in used.items()
        if not any(re.fullmatch(pattern, one) for one in known)
    }


def test_what_the_pages_say_is_in_the_catalogue() -> None:
    assert len(used_by_pages()) > 200
    not_theirs = read(LOCALES / "en" / "terminal.ftl").keys()
    assert not missing(used_by_pages(), catalogue("en").keys() - not_theirs)


# What the terminal uses --------------------------------------------------------------------------------------


def said(argument: ast.expr) -> set[str]:
    """The ids that an argument can come to, as regular expressions; none if it is a name for one."""
    match argument:
        case ast.Constant(value=str(text)):
            return {re.escape(text)}
        case ast.JoinedStr(values=parts):
            return {
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+"
                    for part in parts
                )
            }
        case ast.IfExp(body=one, orelse=other):
            return said(one) | said(other)
    return set()


@cache
def used_by_terminal() -> dict[str, set[str]]:
    """Every pattern that is said in Python, by `t(…)` or `room.t(…)`, with the files that say it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TERMINAL.rglob("*.py")):
        tree = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        handed = False
        for call in tree:
            match call:
                case ast.Call(func=ast.Name(id="t") | ast.Attribute(attr="t"), args=[first]):
                    here = said(first)
                    handed = handed or not here or isinstance(first, ast.IfExp)
                    for pattern in here:
                        found.setdefault(pattern, set()).add(path.name)
        for part in tree if handed else ():  # such as `t(asked)`: any constant of the file can be meant
            if isinstance(part, ast.Constant) and part.value in catalogue("en"):
                found.setdefault(re.escape(str(part.value)), set()).add(path.name)
    return found


def test_what_the_terminal_says_is_in_the_catalogue() -> None:
    assert len(used_by_terminal()) > 60
    assert not missing(used_by_terminal(), set(catalogue("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_every_message(language: str) -> None:
    t = Messages(language)
    for one in catalogue(language):
        told = dict.fromkeys(variables(language, one), "x") | {"count": 1, "n": 1, "hidden": 1}
        assert not re.search(r"[{}\u2068\u2069]", t(one, **told)), one  # a warning, as of a gap, would fail


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "bot"), [("byzanz", "merchant"), ("byzantio", "courtier"), ("nekken", "random")]
)
def test_a_whole_game_is_told_without_a_gap(game: str, bot: str, language: str) -> None:
    played = new(game, seats=3, seed=language)
    room = Room.of(played, ["you", "citizen 1", "Zoë"], Messages(language))
    console = Console(quiet=True)
    playing.play(played, [make(bot, game)] * 3, room, console, random.Random(7))
    for moves in range(0, len(played.log), 7):
        _look(played.at(moves), room, console)
    for eyes in (0, "spectator"):
        told = [worded(story, room) for story in played.told(eyes)]
        assert len(told) > 50
        if language != "en":
            assert not [line for line in told if re.search(r"\b(the|bids|passes|tries|draws?)\b", line)]


def _look(played: Game, room: Room, console: Console) -> None:
    """Draw and ask a moment through all eyes."""
    for eyes in (0, 1, 2, "spectator"):
        view = played.view(eyes)
        console.print(drawing.table(view, room), drawing.help_text(room))
        assert drawing.prompt(view, room)
        console.print(drawing.choices(view["legal"], room))


# Nothing more ------------------------------------------------------------------------------------------------


def test_nothing_in_the_catalogue_is_unsaid() -> None:
    quoted = {one for text in catalogue("en").values() for one in REFERENCE.findall(text)}
    patterns = re.compile("|".join([*used_by_pages(), *used_by_terminal()]))
    assert not [one for one in catalogue("en") if one not in quoted and not patterns.fullmatch(one)]
