"""The command `hippodrome arena`, run as a person runs it: stopped, gone on with, refused."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.cli import main
from tests.arena.tournaments import LAST, run, started, wait_for_lines

pytestmark = pytest.mark.slow  # starts processes


def lines(folder: Path) -> list[str]:
    return sorted((folder / "games.jsonl").read_text(encoding="utf-8").splitlines())


def table(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done
    return done.stdout.split("Report:")[0]


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    file = tmp_path_factory.mktemp("bots") / "last.py"
    # A little slower, so that there is time to stop it.
    file.write_text(LAST.replace("return", "__import__('time').sleep(0.0005); return"))
    return [
        "arena",
        "byzanz",
        "--seats",
        "3",
        "--bots",
        "random,last",
        "--bot-file",
        str(file),
        "--seed",
        "9",
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, field: list[str]) -> tuple[Path, str]:
    """An uninterrupted tournament of 60 games: its folder, and the table that was printed."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, table(run(*field, "--games", "60", "--report", folder))


@pytest.mark.parametrize("processes", ["1", "2"])
def test_after_ctrl_c_it_goes_on_to_the_same_table(
    field: list[str], whole: tuple[Path, str], tmp_path: Path, processes: str
) -> None:
    out = tmp_path / "out"
    words = [*field, "--games", "60", "--report", str(out), "--workers", processes]
    with started(*words) as stopped:
        wait_for_lines(out / "games.jsonl", 10, stopped)
        os.killpg(stopped.pid, signal.SIGINT)  # as a terminal does: to the command and its workers
        told, complaint = stopped.communicate(timeout=120)
    assert stopped.returncode == 130, complaint
    assert complaint == ""
    kept = len(lines(out)) - 1
    assert 9 <= kept < 60
    assert f"Stopped after {kept} of 60 games." in told
    again = re.search(r"continue with: hippodrome (.*)", told)
    assert again
    with (out / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"number":59,"deal":7')  # and a power cut
    done = run(*shlex.split(again[1]))
    assert table(done) == whole[1]
    assert lines(out) == lines(whole[0])


def test_a_finished_tournament_can_be_reported_again(field: list[str], whole: tuple[Path, str]) -> None:
    before = lines(whole[0])
    assert table(run(*field, "--games", "60", "--report", whole[0], "--resume")) == whole[1]
    assert lines(whole[0]) == before


def test_ctrl_c_without_a_folder_says_that_nothing_is_kept(field: list[str]) -> None:
    with started(*field, "--games", "100000", "--records", "/dev/stderr", "--overwrite") as stopped:
        assert stopped.stderr
        stopped.stderr.readline()  # the first game
        stopped.send_signal(signal.SIGINT)
        told, _ = stopped.communicate(timeout=120)
    assert stopped.returncode == 130
    assert "No results were stored: use --report FOLDER" in told
    assert "fair share" in told  # the table of what was played


def test_bots_of_a_file_play_in_every_process_and_games_are_saved(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST)
    words = ["byzanz", "--seats", "3", "--bots", "last,random", "--bot-file", "mine.py", "--games", "8"]
    saved = ["--records", "games.jsonl", "--report", "out"]
    done = run("arena", *words, *saved, "--workers", "2", directory=tmp_path)
    assert done.returncode == 0, done.stderr
    assert run("verify", tmp_path / "games.jsonl").stdout == "8 games verified, 0 faulty.\n"
    again = run("arena", *words, *saved, "--resume", directory=tmp_path)
    assert table(again).replace("Saved", "") in table(done)
    assert run("verify", tmp_path / "games.jsonl").stdout == "8 games verified, 0 faulty.\n"
    assert "last" in run("simulate", *words[:5], *words[5:], "--bots", "last", directory=tmp_path).stdout
    alone = run("play", "--bots", "last", "--bot-file", "mine.py", "--seed", "1", directory=tmp_path)
    assert "last 0" in alone.stdout


def test_a_bot_that_fails_ends_it_with_the_way_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST.replace("return at.legal[-1]", "raise RuntimeError('no idea')"))
    words = [
        "byzanz",
        "--bots",
        "last",
        "--bot-file",
        str(tmp_path / "mine.py"),
        "--report",
        str(tmp_path / "out"),
    ]
    done = run("arena", *words, "--games", "5")
    assert done.returncode == 1
    assert "the bot 'last' failed in game 0, seat 0: RuntimeError: no idea" in done.stderr
    assert "0 games stored in" in done.stderr
    assert done.stderr.strip().endswith("--resume")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--bots", "random"], "there is no game 'chess'"),
        (["byzanz", "--bots", "clever"], "there is no bot 'clever'"),
        (["byzanz", "--bots", "courtier"], "the bot 'courtier' does not play byzanz"),
        (["byzanz", "--bots", "random,,"], "there is no bot ''"),
        (["byzanz", "--bots", "random", "--seats", "9"], "byzanz is for 3, 4, 5 or 6 players, not 9"),
        (["byzanz", "--bots", "random", "--resume"], "--resume needs the folder"),
        (["byzanz", "--bots", "random", "--resume", "--overwrite"], "choose one"),
        (["byzanz", "--bots", "random", "--workers", "2", "--cluster", "ray"], "choose one"),
        (["byzanz", "--bots", "random", "--bot-file", "nowhere.py"], "nowhere.py: No such file or directory"),
        (
            ["byzanz", "--bots", "random", "--bot-file", "/usr/bin/env"],
            "is not UTF-8 text, so bots can't be loaded from it",
        ),
        (["byzanz", "--bots", "random", "--bot-file", "/dev/null"], "/dev/null offers no bots"),
        (["byzanz", "--bots", "random", "--report", "/dev/null"], "/dev/null"),
        (["byzanz", "--bots", "random", "--games", "99999999999"], "games must be from 1 to 10,000,000"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hippodrome", "arena", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    told = capsys.readouterr()
    assert ended.value.code == 1
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


def test_a_folder_with_results_is_refused_and_another_tournament_too(
    field: list[str], whole: tuple[Path, str]
) -> None:
    there = ["--games", "60", "--report", str(whole[0])]
    assert "add --resume to continue them, or --overwrite" in run(*field, *there).stderr
    other = run(*field, *there, "--resume", "--open-profits")
    assert other.returncode == 1
    assert "contains another tournament, with 'options' {" in other.stderr


def test_simulate_stops_at_ctrl_c_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with started("simulate", "byzanz", "--games", "100000", "--records", file, "--workers", "2") as stopped:
        wait_for_lines(file, 3, stopped)
        os.killpg(stopped.pid, signal.SIGINT)
        told, complaint = stopped.communicate(timeout=120)
    assert (stopped.returncode, complaint) == (130, "")
    played = re.search(r"Stopped after (\d+) of 100000 games", told)
    assert played
    assert run("verify", file).stdout == f"{played[1]} games verified, 0 faulty.\n"


def test_simulate_saves_the_same_games_with_two_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    words = ["simulate", "byzanz", "--games", "20", "--seed", "4"]
    assert (
        run(*words, "--records", one).stdout.split("Saved")[0]
        in run(*words, "--records", two, "--workers", "2").stdout
    )
    assert one.read_bytes() == two.read_bytes()
