"""The rules pages: four languages that tell the same, clause for clause."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
LANGUAGES = ("en", "fr", "de", "es")
CLAUSES = {
    "byzanz": {f"BZ-{number:02}" for number in range(1, 36)},
    "byzantio": {f"BY-{number:02}" for number in range(1, 37)},
    "nekken": {f"NK-{number:02}" for number in range(1, 9)},
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
