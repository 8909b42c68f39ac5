"""The tables of docs/byzanz.md, byzantio.md and nekken.md say what the games do."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.game import new
from hippodrome.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
RANGE = re.compile(r"(\d+)(?: – (\d+))?")
pages = pytest.mark.parametrize("game", GAMES)


def rows(game: str, heading: str) -> Iterator[list[str]]:
    """The rows of the first table below a heading."""
    section = (DOCS / f"{game}.md").read_text().split(f"## {heading}\n")[1].split("\n## ")[0]
    table = section[section.index("|---") :].split("\n\n")[0]
    for line in table.splitlines()[1:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def documented(game: str) -> list[tuple[str, range]]:
    """The first words of the players' moves, each with its action numbers."""
    found = []
    for texts, numbers, *note in rows(game, "Moves"):
        if "by nature only" in (numbers, *note):
            continue
        words = [text.split()[0] for text in re.findall(r"`([^`]+)`", texts)]
        spans = [range(int(a), int(b or a) + 1) for a, b in RANGE.findall(numbers.split(":")[0])]
        found += [(word, spans[min(i, len(spans) - 1)]) for i, word in enumerate(words)]
    return found


@pages
def test_every_action_has_the_number_that_its_page_says(game: str) -> None:
    table = documented(game)
    told = {number for _, numbers in table for number in numbers}
    assert told == set(range(GAMES[game].actions))
    seen = set()
    for seed in range(12):
        played, rng = new(game, seats=3, seed=seed), random.Random(seed)
        while played.turn:
            seat = rng.choice(played.turn)
            for text, number in zip(played.legal(seat), played.actions(seat), strict=True):
                word = text.split()[0]
                assert any(number in numbers for each, numbers in table if each == word), (text, number)
                seen.add(word)
            played.play(seat, rng.choice(played.actions(seat)))
    assert seen == {word for word, _ in table}


@pages
def test_the_observation_has_as_many_numbers_as_its_page_says(game: str) -> None:
    text = (DOCS / f"{game}.md").read_text()
    end = 0
    for start, size, _ in rows(game, "Observations"):
        if start.startswith("+"):
            continue  # within a seat
        assert int(start) == end
        count, _, times = size.partition(" × ")
        end += int(count) * int(times or 1)
    assert end == GAMES[game].observation
    assert f"writes {end} small integers" in text
