"""The words of the catalogue, and those on a page."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import hippodrome

LOCALES = Path(hippodrome.__file__).parent / "locales"
CODE = re.compile(r"^\s*#.*$|^[\w-]+ =|^\s+\.\w+ =|\{\s*\$\w+\s*->|\{[^{}]*\}|\[\w+\]", re.MULTILINE)
WORD = re.compile(r"[^\W\d_]{3,}")

# What is seen and what is read aloud: text, labels, titles, placeholders; not what has a language of its own.
SAID = """() => {
    const root = document.documentElement;
    const own = (one) => one.closest('[lang]') === root;
    const said = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { parentElement: within, data } = walk.currentNode;
        if (!within.closest('script, style') && own(within) && within.checkVisibility()) said.push(data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (own(one)) said.push(one.getAttribute(name));
    return said.filter((text) => text.trim());
}"""


def words(text: str) -> set[str]:
    """The words of a text, without regard to capitals."""
    return {word.casefold() for word in WORD.findall(text)}


def catalogue(language: str) -> set[str]:
    """All words of a language's messages."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return words(" ".join(CODE.sub(" ", file.read_text()) for file in files))


def said(page: Page) -> list[str]:
    """All texts of a page."""
    found: list[str] = page.evaluate(SAID)
    return found


def left_over(page: Page, language: str, names: set[str]) -> dict[str, str]:
    """English words on a page in another language, each with the text it is in."""
    foreign = catalogue("en") - catalogue(language) - names
    return {word: text for text in said(page) for word in words(text) & foreign}


def names_at(page: Page) -> set[str]:
    """What is called alike in every language: players, places and cities of the table that is looked at."""
    path = page.url.replace("/t/", "/api/tables/")
    found: dict[str, Any] = page.request.get(path).json()["table"]
    names = [player["name"] for player in found["players"]]
    answer = page.request.get(f"{path}/board")
    if answer.ok:  # the game has a board
        board = answer.json()
        names += [each["name"] for place in board["place"] for each in (place, *place.get("city", []))]
        names.append(board["name"])
    return words(" ".join(names))
