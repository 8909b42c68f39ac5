"""`hippodrome analyse`: what it prints and writes, and what it refuses in one sentence."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_table
from typer.testing import CliRunner

from hippodrome.analysis import DEPTHS, Looks
from hippodrome.analysis.rows import COLUMNS
from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.cli.app import command_line
from hippodrome.game import new
from hippodrome.locales import Language
from hippodrome.records import saved, to_line

NAMES = ["Ann", "Bo <b>", "Cy"]


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = play_out("byzanz", {"seats": 3}, [make("citizen", "byzanz")] * 3, "analyse/1")
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    file.write_text(to_line(saved(game, NAMES)) + "\n", encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "normal", DEPTHS["sketch"]._replace(looks=Looks(10, 4)))


def run(*words: Any) -> tuple[int, str, str]:
    found = CliRunner().invoke(command_line(), ["analyse", *map(str, words)])
    said = (
        str(found.exception or "") if found.exit_code and not isinstance(found.exception, SystemExit) else ""
    )
    return found.exit_code, found.stdout, found.stderr + said


def test_it_prints_a_table_and_turning_points_in_every_language(game_file: Path) -> None:
    for language in Language:
        code, text, _ = run(game_file, "--depth", "sketch", "--language", language)
        assert code == 0
        assert "Ann" in text
        assert "analysis-" not in text
        assert "luck-" not in text


def test_json_rows_and_report(game_file: Path, tmp_path: Path) -> None:
    rows, page = tmp_path / "rows.csv", tmp_path / "report.html"
    code, text, said = run(game_file, "--json", "--rows", rows, "--report", page)
    assert code == 0, said
    data = json.loads(text)
    assert data["format"] == "hippodrome-analysis/1"
    assert [player["name"] for player in data["players"]] == NAMES
    with rows.open(encoding="utf-8") as file:
        listed = list(csv.DictReader(file))
    assert list(listed[0]) == list(COLUMNS)
    assert [row["text"] for row in listed] == [move["move"] for move in data["moves"]]
    assert {row["grade"] for row in listed if row["actor"] == "-1"} == {""}
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count("<polyline") == 3
    assert "Bo &lt;b&gt;" in drawn
    assert "Bo <b>" not in drawn
    assert run(game_file, "--rows", rows)[2].endswith("choose another name, or add --overwrite")


def test_rows_as_parquet(game_file: Path, tmp_path: Path) -> None:
    rows = tmp_path / "rows.parquet"
    assert run(game_file, "--depth", "sketch", "--rows", rows)[0] == 0
    table = read_table(rows)
    assert table.column_names == list(COLUMNS)
    assert table["share_0"][0].as_py() is not None
    assert table["share_5"][0].as_py() is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not a game", "not JSON"),
        ('{"format": "lichess"}', 'this program reads "hippodrome/2" only'),
        ("", "this file contains no games"),
        (to_line(saved(new("byzanz", seats=3, seed=7), NAMES)), "this game is not over yet"),
        (
            to_line(saved(new("byzanz", seats=3, seed=7), NAMES) | {"version": 9}),
            "version 9 of the rules of byzanz",
        ),
    ],
)
def test_a_record_that_cannot_be_analysed_is_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(text and text + "\n", encoding="utf-8")
    code, printed, told = run(file)
    assert code == 1
    assert not printed
    assert sentence in told
    assert len(told.strip().splitlines()) == 1


def test_files_of_another_kind_are_refused_before_the_work(game_file: Path, tmp_path: Path) -> None:
    assert "a .csv or a .parquet file" in run(game_file, "--rows", tmp_path / "rows.xls")[2]
    assert "a .html file" in run(game_file, "--report", tmp_path / "report.pdf")[2]
