"""A game without a drawing of its own in the terminal: the table, the question and the story, in four languages."""

import contextlib
import io
import json
import random
import re
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pexpect
import pytest
from rich.console import Console, RenderableType

from hippodrome import records
from hippodrome.bots import make
from hippodrome.cli import main
from hippodrome.core.log import Log
from hippodrome.core.told import Heading
from hippodrome.game import Game, new
from hippodrome.games import Descriptor
from hippodrome.locales import ENGLISH, Language, Messages
from hippodrome.terminal import drawing, plain, playing
from hippodrome.terminal.room import Room
from tests.plugins.programs import environment, hippodrome_command

pytestmark = pytest.mark.slow  # starts processes

ASKED = "Your move"
LANGUAGES = [language.value for language in Language]


def table(folder: Path, *words: str, **more: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-W", "error", "-m", "hippodrome", "play", "goofspiel", *words],
        encoding="utf-8",
        timeout=120,
        dimensions=(60, 120),
        env=environment(folder, TERM="dumb", **more),
    )


def test_a_person_plays_a_whole_game(installed: Path, goofspiel: Descriptor, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(installed, "--seats", "3", "--seed", "7", "--record", str(file))
    told, asked = "", 0
    while game.expect([ASKED, "Secret of the deal"]) == 0:
        told += game.before
        asked += 1
        assert re.search(r"Which card do you bid for the \d+\?", game.before)
        assert "0 you" in game.before
        offered = re.findall(r"\d+ (bid \d+)", game.before)
        assert len(offered) == 14 - asked
        game.sendline("1" if asked % 2 else offered[-1])
    told += game.before
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    assert asked == 12
    headings = re.findall(r"^Turn (\d+): \d+", told, re.MULTILINE)
    assert headings == [str(turn) for turn in range(1, 14)]  # each once
    assert len(re.findall(r"^  You bid \d+\.", told, re.MULTILINE)) == 13
    assert len(re.findall(r"^  Citizen [12] bids \d+\.", told, re.MULTILINE)) == 26
    record = records.parse(file.read_text(encoding="utf-8"))
    assert record["players"] == ["you", "citizen 1", "citizen 2"]
    assert records.verify(record).outcome


def test_what_can_not_be_done_is_explained(installed: Path) -> None:
    game = table(installed, "--seed", "7")
    answers = [
        ("bid 14", "after bid comes one of: 1, 2, 3"),
        ("undo", "You have not moved yet."),
        ("?", "Enter the number of a move or its text"),
        ("log", "Turn 1: "),
        ("bid 5", "You bid 5."),
        ("bid 5", "Not possible: this card can’t be played now (GS-2)."),
        ("undo", ENGLISH("refused-nothing-to-undo")),  # all bids have been opened
        ("table", "Goofspiel · 2 / 13"),
    ]
    for answer, told in answers:
        game.expect(ASKED)
        game.sendline(answer)
        game.expect_exact(told)
    game.sendline("quit")
    game.expect("You have left the table")
    game.close()


def test_without_a_terminal_bots_play(installed: Path) -> None:
    told = hippodrome_command("play", "goofspiel", "--seed", "3", folder=installed)
    assert told.count("Citizen 0 bids") == 13
    assert "Turn 13: " in told
    assert "Winner" in told


# ---------------------------------------------------------------- in this process


def printed(lines: Iterable[RenderableType], width: int = 120) -> str:
    console = Console(file=io.StringIO(), record=True, width=width)
    for line in lines:
        console.print(line)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


class Person:
    """Answers as a person would type."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = iter(answers)

    def console(self) -> Console:
        console = Console(file=io.StringIO(), record=True, width=120)
        console.input = lambda *_, **__: next(self.answers, "1")  # type: ignore[method-assign]
        return console


def sit_down(answers: list[str], language: str = "en") -> str:
    """What a person reads who gives these answers, and then always the first that is offered."""
    game = new("goofspiel", seats=2, seed=7)
    room = Room.of(game, ["you", "Bo"], Messages(language))
    console = Person(answers).console()
    playing.play(game, [None, make("random", "goofspiel")], room, console, random.Random(1))
    return console.export_text()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Point cards to come", "Which card do you bid", "You bid 5.", "Bo bids"]),
        ("fr", ["Cartes à points à venir", "Quelle carte misez-vous", "Vous misez 5.", "Bo mise"]),
        ("de", ["Kommende Punktekarten", "Welche Karte bietest du", "Du bietest 5.", "Bo bietet"]),
        ("es", ["Cartas de puntos por salir", "¿Qué carta pujas", "Pujas 5.", "Bo puja"]),
    ],
)
def test_it_brings_its_own_words(goofspiel: Descriptor, language: str, told: list[str]) -> None:
    read = sit_down(["bid 5"], language)
    assert [words for words in told if words not in read] == []


def test_what_was_taken_back_is_not_told_again(
    goofspiel: Descriptor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Log, "closed", lambda self, since: False)  # as in a game that opens nothing
    told = sit_down(["bid 3", "undo", "bid 4"])
    assert "Taken back: Bid 3" in told
    assert told.count("Turn 1: ") == told.count("You bid 4.") == 1
    assert told.count("Turn 2: ") == 2  # it has come twice
    assert told.count("You bid 3.") == 2  # once taken back, once later
    for turn in range(3, 14):
        assert len(re.findall(rf"^Turn {turn}: ", told, re.MULTILINE)) == 1


def test_what_has_been_opened_can_not_be_taken_back(goofspiel: Descriptor) -> None:
    told = sit_down(["bid 3", "undo", "bid 4"])
    assert told.count(ENGLISH("refused-nothing-to-undo")) == 1
    assert told.count("You bid 3.") == 1
    for turn in range(1, 14):
        assert len(re.findall(rf"^Turn {turn}: ", told, re.MULTILINE)) == 1


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """Run the command in this process; returns what it printed."""
    with pytest.MonkeyPatch.context() as patch, contextlib.suppress(SystemExit):
        patch.setattr("sys.argv", ["hippodrome", *map(str, words)])
        main()
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_show_tells_the_last_of_it(
    goofspiel: Descriptor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    command(capsys, "simulate", "goofspiel", "--games", "2", "--seats", "4", "--records", file)
    shown = command(capsys, "show", file, "--language", "en", "--game", "2", "--move", "5")
    assert re.search(r"Turn 1: \d+\n(  random bids \d+\.\n){4}", shown)
    assert re.search(r"random wins the \d+|The highest bids are equal", shown)
    own = command(capsys, "show", file, "--language", "en", "--move", "1", "--seat", "2")
    assert "Which card do you bid for the" in own
    assert "13 bid 13" in own
    other = command(capsys, "show", file, "--language", "en", "--move", "2")
    assert "Still to bid: " in other
    assert json.loads(command(capsys, "show", file, "--json"))["phase"] == "end"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("imp_info", [False, True])
def test_a_whole_game_is_told_without_a_gap(goofspiel: Descriptor, language: str, imp_info: bool) -> None:
    game = new("goofspiel", seats=3, seed=language, num_cards=6, imp_info=imp_info)
    room = Room.of(game, ["you", "citizen 1", "Zoë"], Messages(language))
    console = Console(quiet=True)
    playing.play(game, [make("random", "goofspiel")] * 3, room, console, random.Random(7))
    for moves in range(game.length + 1):
        then = game.at(moves)
        for eyes in (0, 1, 2, "spectator"):
            view = then.view(eyes)
            console.print(drawing.table(view, room), drawing.help_text(room))
            assert drawing.prompt(view, room)
            console.print(drawing.choices(view["legal"], room))
    lines = printed(drawing.lines(game.told(0), room)).splitlines()
    assert len(lines) > 20
    if language != "en":
        assert not [line for line in lines if re.search(r"\b(the|bids|wins|turn)\b", line)]


def test_headings_are_set_apart(goofspiel: Descriptor) -> None:
    game = new("goofspiel", seats=2, seed=1)
    room = Room.of(game, ["Ann", "Bo"], Messages("en"))
    for _ in range(4):
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    stories = game.told("spectator")
    lines = printed(drawing.lines(stories, room)).splitlines()
    headings = sum(isinstance(story, Heading) for story in stories)
    assert headings == 3
    assert lines.count("") == headings
    assert all(line.startswith("  ") for line in lines if line and "Turn" not in line)
    assert all(before == "" for before, line in pairwise(lines) if "Turn" in line)


def test_a_story_that_is_too_long_for_a_line_stays_indented(goofspiel: Descriptor) -> None:
    game = new("goofspiel", seats=2, seed=1)
    room = Room.of(game, ["Ann of the very long name", "Bo"], Messages("en"))
    for seat in (0, 1):
        game.play(seat, "bid 3")
    told = printed(drawing.lines(game.told(0)[:2], room), width=20)
    assert told.splitlines()[2:] == ["  Ann of the very", "  long name bids 3."]


def test_values_of_any_shape_are_shown(goofspiel: Descriptor) -> None:
    room = Room(Messages("en"), "goofspiel", ["Ann", "Bo"])
    assert plain.shown({"hand": [1, 2], "deck": None, "open_now": True}, room) == (
        "Hand 1 2, Point cards to come –, Open now ✓"
    )
    assert plain.shown([{"prize": 3}, [4, "x"]], room) == "Point card 3 │ 4 x"
    assert plain.deed("bid 5", room) == "Bid 5"
    assert plain.deed("bid 5", Room(Messages("de"), "goofspiel", [])) == "5 bieten"
    assert plain.kind("bid", room) == "Bid"
    assert plain.deed("fold", room) == "fold"


def test_a_table_is_drawn_through_any_eyes(goofspiel: Descriptor) -> None:
    game = Game("goofspiel", {"seats": 2, "num_cards": 4, "points_order": "descending", "imp_info": True})
    room = Room.of(game, ["you", "Bo"], Messages("en"))
    game.play(0, "bid 3")
    game.play(1, "bid 2")
    console = Console(file=io.StringIO(), record=True, width=100)
    console.print(drawing.table(game.view(0), room))
    told = console.export_text()
    assert re.search(r"▶ +0 you +1 2 4 +3 +4", told)
    assert re.search(r"▶ +1 Bo +\? \? \? +\? +0", told)
    assert "Goofspiel · 2 / 4" in told
