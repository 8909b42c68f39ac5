"""The message catalogue: all texts of the page and the terminal, in four languages."""

import os
import warnings
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Fluent takes a moment to load: it is imported with the first message, so that --help stays quick.


class Language(StrEnum):
    """The languages of the catalogue."""

    EN = "en"
    FR = "fr"
    DE = "de"
    ES = "es"


def preferred(environment: Mapping[str, str] = os.environ) -> Language:
    """Return the language of the system's user; English if the catalogue does not have it.

    >>> preferred({"LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8", "LANG": "de_DE"}), preferred({"LANG": "C"})
    (<Language.FR: 'fr'>, <Language.EN: 'en'>)
    """
    said = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, said), "")[:3].rstrip("_-.@").lower()
    return Language(wanted) if wanted in list(Language) else Language.EN


class Messages:
    """The catalogue in one language: call it with the id of a message and the values that it uses.

    >>> t = Messages("de")
    >>> t("byzanz-points", count=1), t("byzanz-points", count=1200)
    ('1 Punkt', '1.200 Punkte')
    """

    def __init__(self, language: str = Language.EN) -> None:
        self.language = Language(language)

    def __call__(self, one: str, attribute: str | None = None, /, **given: str | int) -> str:
        """Return a message, or its attribute if it has that one.

        If a language lacks the message, the English one is used, with a warning; in tests that is an error.
        """
        for language in dict.fromkeys((self.language, Language.EN)):
            bundle = _bundle(language)
            message = bundle.get_message(one) if bundle.has_message(one) else None
            pattern = message and (message.attributes.get(attribute or "") or message.value)
            if pattern:
                text, errors = bundle.format_pattern(pattern, given)
                if errors:
                    warnings.warn(f"{one} in {language}: {errors}", ResourceWarning, stacklevel=2)
                return str(text)
            warnings.warn(f"there is no {one} in {language}", ResourceWarning, stacklevel=2)
        return one

    def label(self, one: str) -> str:
        """Return the message for an id; if there is none, make the id readable.

        >>> Messages("en").label("option-open-profits"), Messages("en").label("option-num-cards")
        ('Open profits: everybody sees all profit cards', 'Num cards')
        """
        if self.has(one):
            return self(one)
        return one.partition("-")[2].replace("-", " ").capitalize()

    def has(self, one: str) -> bool:
        """Whether there is such a message, at least in English.

        >>> ENGLISH.has("you"), ENGLISH.has("thou")
        (True, False)
        """
        return any(_bundle(language).has_message(one) for language in (self.language, Language.EN))

    def listed(self, names: Sequence[str]) -> str:
        """Join names to a list, as the language does it.

        >>> Messages("en").listed(["Anna", "Basil", "Zoe"]), Messages("es").listed(["Ana", "Inés"])
        ('Anna, Basil, and Zoe', 'Ana e Inés')
        """
        from babel.lists import format_list

        text = format_list(names, locale=self.language.value)
        if self.language is Language.ES and len(names) > 1 and _sounds_as_i(names[-1]):
            text = f"{text.removesuffix(f' y {names[-1]}')} e {names[-1]}"
        return text


ENGLISH = Messages()
_added: list[Path] = []  # folders of other packages


def add(folder: Path) -> None:
    """Add the messages of a game from another package: a folder with a file `<language>.ftl` for each language.

    Messages that the catalogue has already are not replaced.
    """
    if folder not in _added:
        _added.append(folder)
        _bundle.cache_clear()


def _sounds_as_i(name: str) -> bool:
    """Whether Spanish puts "e" before this name instead of "y": before Inés and Hilario, not before Hierón."""
    start = name.lower().removeprefix("h")
    return start.startswith(("i", "í")) and not (name[:1] in "hH" and start[1:2] in {"a", "e"})


@cache
def _bundle(language: Language) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language.value], use_isolating=False)
    for file in files("hippodrome").joinpath("locales", language.value).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for folder in _added:
        if (file := folder / f"{language.value}.ftl").is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
