"""`hippodrome puzzles`: finding some, solving them, and what it refuses in one sentence."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from hippodrome.analysis import mining
from hippodrome.analysis.losses import Looks
from hippodrome.analysis.puzzles import puzzles_of, read
from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.cli.app import command_line
from hippodrome.locales import Language, Messages
from hippodrome.records import saved, to_line
from hippodrome.terminal import puzzling

NAMES = ["Ann", "Bo", "Cy"]


def run(*words: Any) -> tuple[int, str, str]:
    found = CliRunner().invoke(command_line(), ["puzzles", *map(str, words)])
    said = (
        str(found.exception or "") if found.exit_code and not isinstance(found.exception, SystemExit) else ""
    )
    return found.exit_code, found.stdout, found.stderr + said


@pytest.fixture
def easily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision with one move ahead in a small search is a puzzle."""
    monkeypatch.setattr(mining, "is_clear", lambda found, sure: True)
    monkeypatch.setattr(mining, "SCREEN", Looks(12, 3))
    monkeypatch.setattr(mining, "SHALLOW", (5,))
    monkeypatch.setattr(mining, "confirm", lambda at, seed, looks: mining.weigh(at, Looks(12, 3), seed))


@pytest.mark.usefixtures("easily")
def test_it_finds_puzzles_in_games_of_bots_and_in_files(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    code, _, said = run("byzanz", "--count", 3, "--seed", 5, "--out", out)
    assert code == 0, said
    found = read(out.read_text(encoding="utf-8").splitlines())
    assert len({one.id for one in found}) == 3
    assert all(one.best in one.position().legal(one.seat) for one in found)
    again = tmp_path / "again.jsonl"
    assert run("byzanz", "--count", 3, "--seed", 5, "--out", again)[0] == 0
    assert again.read_bytes() == out.read_bytes()
    games = tmp_path / "games.jsonl"
    lines = [
        to_line(saved(play_out(name, {"seats": 3}, [make("random", name)] * 3, "puzzles/1"), NAMES))
        for name in ("byzanz", "nekken")
    ]
    games.write_text("\n".join(lines), encoding="utf-8")
    code, text, said = run("byzanz", games, "--count", 5)
    assert code == 0, said
    assert "2 puzzles found" in text  # no more from one game


def test_what_it_refuses(tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("", encoding="utf-8")
    for words, told in (
        (["chess"], "there is no game 'chess'"),
        (["byzanz", "--number", 3], "--number is for --solve"),
        (["byzanz", "--solve", "--number", 99999], "there is no puzzle 99999"),
        (["byzanz", "--out", there], "exists already"),
        (["byzanz", there], "contains no games"),
    ):
        code, _, said = run(*words)
        assert code == 1, (words, said)
        assert told in said, (words, said)


@pytest.mark.parametrize("language", Language)
def test_a_person_solves_puzzles_in_the_terminal(language: Language) -> None:
    first, second, third = puzzles_of("byzanz")[:3]
    wrong = next(move for move in second.position().legal(second.seat) if move != second.best)
    best = str(1 + first.position().legal(first.seat).index(first.best))
    answers = iter(["9999", "jump", best, wrong, "", "quit"])
    console = Console(file=io.StringIO(), record=True, width=200)

    def asked(prompt: Text) -> str:
        return next(answers)

    console.input = asked  # type: ignore[assignment,method-assign]
    t = Messages(language)
    puzzling.solve(list(enumerate((first, second, third, first), 1)), t, console)
    shown = console.export_text()
    assert "puzzle-" not in shown
    assert t("puzzle-right") in shown
    assert t("puzzle-solved", solved=1, count=2) in shown
    assert next(answers, None) is None
