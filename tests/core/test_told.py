"""What the games ask and tell: the catalogues word it in every language, and the page has its types."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hippodrome.core.told import schema
from hippodrome.games import GAMES
from hippodrome.locales import Language
from hippodrome.locales.check import problems

TOLD = '''
from typing import Annotated
from hippodrome.core.told import Count, Flag, Heading, Question, Seat, Seats, Story

Cards = Annotated[list[str], "cards"]

class Bid(Question):
    """Bid for the lot."""

class Round(Heading):
    """A round begins."""
    round: Count

class LotWon(Story):
    """Somebody wins a lot.

    And more.
    """
    seat: Seat
    cards: Cards
    last: Flag
    tax: Annotated[str | None, "card"] = None

class NobodyLeft(Story):
    """All have gone."""
    seats: Seats
'''
WHOLE = """
trial-question-bid = Bid for the lot.
trial-story-round = Round { $round } of { $game }
# a comment with a $name
trial-story-lot-won = { $seat } wins { trial-cards } { $tax }.
    .you = You win { trial-cards }.
trial-cards = { $cards_count ->
    [one] the card { $cards }
   *[other] the cards { $cards }
}
trial-story-nobody-left = { $seats } have gone.
other-story-gone = This is told by another game: { $who }.
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a game tells that is no game, loaded as the build does it."""
    file = tmp_path_factory.mktemp("trial") / "told.py"
    file.write_text(TOLD)
    return hatch_build.load_told(file)


def test_a_whole_catalogue_is_good(told: Any) -> None:
    assert problems("trial", schema(told), {"en": WHOLE, "fr": WHOLE}) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("trial-question-bid", "trial-bid", "there is no message trial-question-bid"),
        ("trial-story-round", "trial-round", "there is no message trial-story-round"),
        (
            "trial-cards =",
            "trial-story-drawn = { $card }\ntrial-cards =",
            "trial-story-drawn belongs to nothing that the game asks or tells",
        ),
        (
            "trial-cards =",
            "trial-question-tax = Pay\ntrial-cards =",
            "trial-question-tax belongs to nothing that the game asks or tells",
        ),
        (
            "{ $seats } have",
            "{ $names } have",
            "trial-story-nobody-left uses $names, but the facts are only: game, seats, seats_count",
        ),
        (
            "Round { $round }",
            "{ $round_count } rounds",
            "trial-story-round uses $round_count, but the facts are only: game, round",
        ),
        (  # by way of a message that it quotes
            "the cards { $cards }",
            "{ $hidden } cards",
            "trial-story-lot-won uses $hidden, but the facts are only: cards, cards_count, game, last, seat, tax",
        ),
        ("    .you", "    .thou", "trial-story-lot-won has .thou, which is never used: only .you is"),
        (
            "of { $game }",
            "of { $game }\n    .you = Your round",
            "trial-story-round has .you, but nothing says whose seat it is: it needs a fact `seat` or `seats`",
        ),
    ],
)
def test_what_is_wrong_with_a_catalogue_is_said(told: Any, before: str, after: str, said: str) -> None:
    assert before in WHOLE
    catalogues = {"en": WHOLE, "fr": WHOLE.replace(before, after)}
    assert problems("trial", schema(told), catalogues) == [f"fr: {said}"]


def test_the_types_of_the_page_say_what_is_told(told: Any) -> None:
    text = hatch_build.told_types(told)
    assert "  /** Bid for the lot. */\n  | { id: 'bid'; facts: Record<string, never> };" in text
    assert (
        "  /** Somebody wins a lot. */\n"
        "  | { id: 'lot-won'; facts: { seat: number; cards: string[]; last: boolean; tax?: string } }\n"
    ) in text
    assert "export type Heading =\n  | 'round';" in text
    assert "export interface Kinds {\n  'card': string;\n  'cards': string[];\n}" in text


def test_the_games_are_worded_in_every_language() -> None:
    folders = {language: hatch_build.LOCALES / language for language in Language}
    catalogues = {
        language.value: "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
        for language, folder in folders.items()
    }
    for file in hatch_build.GAMES.glob("*/told.py"):
        assert problems(file.parent.name, schema(hatch_build.load_told(file)), catalogues) == []


def test_the_build_reads_what_the_games_tell() -> None:
    for game in GAMES.values():
        file = hatch_build.GAMES / game.family / "told.py"
        if file.exists():  # a game of another package brings its own words
            assert schema(hatch_build.load_told(file)).plain() == game.told.plain()


def test_the_build_reads_it_before_anything_is_installed() -> None:
    script = """
import sys, hatch_build
hatch_build.write_told()
print({"numpy", "numba", "fluent", "rich"} & set(sys.modules))
"""
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, cwd=hatch_build.ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"


def test_a_catalogue_that_lacks_something_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language in Language:
        (tmp_path / language).mkdir()
        (tmp_path / language / "byzanz.ftl").write_text("byzanz-story-nonsense = Nonsense")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "LOCALES", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    with pytest.raises(SystemExit) as stopped:
        hatch_build.write_told()
    assert "es: byzanz-story-nonsense belongs to nothing that the game asks or tells" in str(stopped.value)
    assert (tmp_path / "src" / "games" / "byzanz" / "told.ts").exists()


def test_types_are_written_only_where_they_have_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    hatch_build.write_told()
    written = sorted(tmp_path.rglob("told.ts"))
    assert [file.parent.name for file in written] == ["byzanz", "intrigue"]
    before = [file.stat().st_mtime_ns for file in written]
    hatch_build.write_told()
    assert [file.stat().st_mtime_ns for file in written] == before
    written[0].write_text("of an older game")
    hatch_build.write_told()
    assert written[0].read_text().startswith("// Written from the game's told.py")


def test_the_page_is_built_anew_when_a_game_tells_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hatch_build.source_key()
    changed = hatch_build.GAMES / "byzanz" / "told.py"
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b"#" if path == changed else b""))
    assert hatch_build.source_key() != before
