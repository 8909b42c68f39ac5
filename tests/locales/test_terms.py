"""The terms of the printed rule sheets: one word for a thing, in the catalogue as on the rules pages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Words that players would find on no sheet, and turns of phrase that say something else than they mean.
OTHERS = {
    "en": ["island"],
    "fr": [
        "négociant", "profit", "étoffe", "mises de côté", "recrut", "soudoy", "avancer", "s’établir",
        "tremblement", "rediffusion", "rejouer", "tour en cours", "île",
    ],
    "de": ["ausheb", "die meisten punkte gewinnen", "festlegung", "was geschah", "insel", "(?:rät|raten|rate) "],
    "es": ["comerciante", "ganancia", "cartas? de oferta", "para entre", "en turno", "el cambio", "isla"],
}  # fmt: skip
# NK-00 says what Nekken is not.
ALLOWED = re.compile(r"Nekken [^.]*\. \[NK-00\]")


def texts(language: str) -> dict[str, str]:
    """The catalogue and the rules pages of a language, without comments, ids and what a program reads."""
    found = {}
    for path in (ROOT / "src/hippodrome/locales" / language).glob("*.ftl"):
        found[path.name] = re.sub(r"(?m)^#.*|^[\w-]+ =|\{ [\w-]+ \}", " ", path.read_text(encoding="utf-8"))
    for path in (ROOT / "web/src/games").glob(f"*/rules/*.{language}.md"):
        found[path.name] = ALLOWED.sub("", path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_the_terms_are_those_of_the_sheets(language: str) -> None:
    every = texts(language)
    assert len(every) >= 10
    for name, text in every.items():
        for other in OTHERS[language]:
            found = re.search(rf"(?i).*\b{other}.*", text)
            assert not found, f"{name}: {other}: {found[0]}"
