"""Options of a table as data: what is checked, what the command line reads, what forms are drawn from."""

from dataclasses import replace

import pytest
from typer.testing import CliRunner

from hippodrome.cli.app import command_line
from hippodrome.games import GAMES, Option, complete

LIVES = Option("lives", "number", 3, (1, 9))
DEPTH = Option("depth", "number", None, (1, 8), study=True)


def test_a_number_lies_within_its_bounds() -> None:
    for value in (1, 3, 9):
        assert complete("mine", [LIVES], {"lives": value}) == {"lives": value}
    for other in (0, 10, -1, 2.0, "3", True, None):
        with pytest.raises(ValueError, match="lives is a number from 1 to 9, not"):
            complete("mine", [LIVES], {"lives": other})


def test_a_number_that_is_none_by_default_can_be_left_open() -> None:
    assert complete("mine", [DEPTH], {}) == complete("mine", [DEPTH], {"depth": None}) == {"depth": None}
    with pytest.raises(ValueError, match="depth is a number from 1 to 8, not 9"):
        complete("mine", [DEPTH], {"depth": 9})


def test_the_command_line_reads_numbers_and_leaves_the_rest_to_the_check() -> None:
    assert LIVES.parse("7") == 7
    for text in ("seven", "-1", "7.0", "", "9" * 50, "٣"):
        assert LIVES.parse(text) == text
        with pytest.raises(ValueError, match="lives is a number from 1 to 9"):
            LIVES.check("mine", LIVES.parse(text))


def test_options_say_whether_they_are_for_studying_the_game() -> None:
    assert DEPTH.plain() == {
        "name": "depth",
        "kind": "number",
        "default": None,
        "choices": [1, 8],
        "study": True,
        "each": None,
    }
    assert LIVES.plain()["study"] is False


def test_the_help_marks_what_is_for_studying_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(GAMES["byzanz"], name="mine", options=(*GAMES["byzanz"].options, LIVES, DEPTH))
    monkeypatch.setitem(GAMES._found, "mine", own)  # type: ignore[attr-defined]
    shown = " ".join(CliRunner().invoke(command_line("play"), ["play", "--help"]).stdout.split())
    assert "mine: Lives (1 to 9)" in shown
    assert "Study, mine: Depth (1 to 8)" in shown
