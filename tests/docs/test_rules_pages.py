"""The rules pages: four languages that tell the same, clause for clause."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
LANGUAGES = ("en", "fr", "de", "es")
CLAUSES = {
    "byzanz": {f"BZ-{number:02}" for number in range(1, 37)},
    "byzantio": {f"BY-{number:02}" for number in range(1, 37)},
    "nekken": {f"NK-{number:02}" for number in range(9)},
}
# The clauses that are ours: where the printed rules are silent, or their editions differ.
RULINGS = {
    "byzanz": "BZ-14 BZ-20 BZ-27 BZ-28 BZ-30 BZ-33 BZ-36",
    "byzantio": ("BY-09 BY-11 BY-14 BY-15 BY-22 BY-23 BY-24 BY-25 BY-26 BY-27 BY-28 BY-29 BY-31 BY-33 BY-36"),
    "nekken": "NK-03 NK-04 NK-07 NK-08",
}
# By language: the heading of the section on rulings, and what stands before a reason and before another reading.
HEADINGS = {
    "en": ("Rulings", "*Why:*", "*Other reading:*"),
    "fr": ("Nos interprétations", "*Pourquoi\u00a0:*", "*Autre lecture\u00a0:*"),
    "de": ("Auslegungen", "*Grund:*", "*Andere Lesart:*"),
    "es": ("Nuestras interpretaciones", "*Motivo:*", "*Otra lectura:*"),
}
PICTURES = "board boxes cards city die events goods houses market offers targets".split()


def page(game: str, language: str) -> str:
    (found,) = FOLDER.glob(f"*/rules/{game}.{language}.md")
    return found.read_text(encoding="utf-8")


def shape(text: str) -> list[str]:
    """What must be the same in every language: the kinds of lines, the clauses, the pictures."""
    lines = []
    for line in text.splitlines():
        kind = re.match(r"#+ |- |\d+\. |\||!|$|", line)
        assert kind is not None
        found = re.findall(r"\[[A-Z]+-[A-Z]?\d+\]|\]\([^)]*\)", line)
        lines.append(kind[0] + " ".join(found))
    return lines


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_is_told(game: str) -> None:
    assert CLAUSES[game] <= set(re.findall(r"\[([A-Z]+-\d+)\]", page(game, "en")))


@pytest.mark.parametrize("game", CLAUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_told_with_its_reason_and_the_other_reading(game: str, language: str) -> None:
    heading, why, other = HEADINGS[language]
    last = page(game, language).split("\n## ")[-1]
    assert last.startswith(f"{heading}\n")
    told = [line for line in last.splitlines() if line.startswith("- ")]
    for line in told:
        assert re.match(r"- \*\*.+?\.\*\* .{9,}", line), line
        assert line.count(why) == 1, line
    for ruling in RULINGS[game].split():
        (line,) = (line for line in told if f"[{ruling}]" in line)
        assert line.index(why) < line.index(other), line


@pytest.mark.parametrize("game", CLAUSES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_tell_the_same(game: str, language: str) -> None:
    assert shape(page(game, language)) == shape(page(game, "en"))


@pytest.mark.parametrize("game", CLAUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_drawn_and_is_described(game: str, language: str) -> None:
    pictures = re.findall(r"^!\[(.*)\]\((\w+):(.*)\)$", page(game, language), re.MULTILINE)
    assert len(pictures) == page(game, language).count("![")
    assert len(pictures) >= 4
    for alt, kind, _ in pictures:
        assert len(alt) > 3
        assert kind in PICTURES
