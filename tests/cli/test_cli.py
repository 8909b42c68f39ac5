"""The command, run as a person runs it: every bad input gets one clear sentence and a non-zero exit."""

import io
import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from hippodrome import records
from hippodrome.cli import main
from hippodrome.cli.files import written
from hippodrome.game import Game
from hippodrome.games.intrigue import boards
from hippodrome.locales import ENGLISH
from hippodrome.nature import Nature, seal_of
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded

GAMES = Path(__file__).parents[1] / "games" / "saved"
COMMAND = [sys.executable, "-c", "from hippodrome.cli import main; main()"]


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command in this process."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    called = sys.argv
    sys.argv = ["hippodrome", *map(str, words)]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main()
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        sys.argv = called
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def run_apart(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        input="",
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=300,
    )


def refused(*words: str | Path) -> str:
    """The one sentence that a bad call is answered with."""
    done = run(*words)
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    sentence, *more = done.stderr.strip().splitlines()
    assert not more
    return sentence


GOODS = {"C": "Cloth", "G": "Grain", "O": "Olives", "S": "Spices", "T": "Timber", "W": "Wine"}


def card(name: str) -> str:
    return "Trader" if name == "X" else f"{GOODS[name[0]]} {name[1]}"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = run("simulate", "byzanz", "--seats", "3", "--games", "5", "--seed", "9", "--records", file)
    assert done.returncode == 0, done.stderr
    return file


def test_simulate_sums_up_by_seat_and_saves_the_games(played: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    done = run("simulate", "byzanz", "--seats", "3", "--games", "5", "--seed", "9", "--records", again)
    assert again.read_bytes() == played.read_bytes()  # the same seed plays the same games
    games = [json.loads(line) for line in played.read_text(encoding="utf-8").splitlines()]
    assert len(games) == 5
    assert "5 games" in done.stdout
    for seat in range(3):
        mean = sum(game["scores"][seat] for game in games) / 5
        wins = sum((seat in game["winners"]) / len(game["winners"]) for game in games) / 5
        assert re.search(rf"│ +{seat} │ random │ +{wins:.1%} │ +{mean:.2f} │", done.stdout)


def test_verify_passes_what_was_saved(played: Path) -> None:
    done = run("verify", played, GAMES / "byzanz-4.jsonl")
    assert (done.returncode, done.stdout) == (0, "17 games verified, 0 faulty.\n")


def test_verify_tells_file_line_move_and_clause(played: Path, tmp_path: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    game = json.loads(lines[2])
    place = next(i for i, (_, move) in enumerate(game["log"]) if move.startswith("bid"))
    game["log"][place][1] = "bid X"
    file = tmp_path / "edited.jsonl"
    file.write_text("\n".join([*lines[:2], json.dumps(game), lines[3][:500]]), encoding="utf-8")
    done = run("verify", file)
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    assert first.startswith(f"{file}: line 3: move {place + 1}: seat ")
    assert first.endswith("says 'bid X', but traders can't be bid (BZ-12)")
    assert second.startswith(f"{file}: line 4: not JSON")
    assert done.stdout == "2 games verified, 2 faulty.\n"


def test_verify_tells_a_seed_that_does_not_match_its_commitment(played: Path, tmp_path: Path) -> None:
    game = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    file = tmp_path / "edited.jsonl"
    file.write_text(json.dumps({**game, "secret": "0" * 64}), encoding="utf-8")
    done = run("verify", file)
    assert (done.returncode, done.stderr) == (
        1,
        f"{file}: line 1: the secret does not match the commitment\n",
    )


def test_verify_compares_a_game_with_a_receipt(tmp_path: Path) -> None:
    given = [b"\1" * 32, b"\2" * 32, None]
    seals = [seal_of(part or bytes(32)) for part in given]
    game = Game("byzanz", {"seats": 3}, Nature(bytes(32), given, seals))
    file, kept = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    file.write_text(records.to_line(records.saved(game, ["Ann", "Bo", "Cy"])), encoding="utf-8")
    receipt = {
        "format": "hippodrome-receipt/1",
        "table": "A" * 16,
        "seat": 1,
        "commitment": Nature(bytes(32)).commitment,
        "seals": seals,
        "contribution": "02" * 32,
        "revealed": True,
    }
    kept.write_text(json.dumps(receipt), encoding="utf-8")
    done = run("verify", file, "--receipt", kept)
    assert done.returncode == 0, done.stderr
    verified, proven = " ".join(done.stdout.split()).split("faulty. ")
    assert verified == "1 game verified (1 not finished), 0 "
    assert proven == (
        "The game is as the receipt promised: nobody can have chosen the deal but by not revealing, "
        "as these did not: Cy."
    )
    silent = receipt | {"seat": 2, "contribution": "00" * 32, "revealed": False}
    kept.write_text(json.dumps(silent), encoding="utf-8")
    assert "others could have chosen the deal together" in " ".join(
        run("verify", file, "--receipt", kept).stdout.split()
    )
    for changes, wrong in (
        (
            {"commitment": "00" * 32},
            f"{file}: line 1: the receipt has another commitment: it is of another table",
        ),
        ({"contribution": "01" * 32}, f"{kept}: the receipt's contribution does not open its own seal"),
        ({"format": "hippodrome/2"}, f"{kept}: not a receipt"),
    ):
        kept.write_text(json.dumps(receipt | changes), encoding="utf-8")
        done = run("verify", file, "--receipt", kept)
        assert (done.returncode, "Traceback" in done.stderr) == (1, False)
        assert wrong in " ".join(done.stderr.split())
    assert "No such file" in run("verify", file, "--receipt", tmp_path / "none.json").stderr


def test_verify_refuses_other_formats_and_marks_practice(played: Path, tmp_path: Path) -> None:
    game = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    file = tmp_path / "game.jsonl"
    for number, reason in (
        (1, "in which deals could be rigged"),
        (3, 'this program reads "hippodrome/2" only'),
    ):
        file.write_text(json.dumps({**game, "format": f"hippodrome/{number}"}), encoding="utf-8")
        done = run("verify", file)
        assert done.returncode == 1
        assert reason in done.stderr
    file.write_text(json.dumps({**game, "practice": True}), encoding="utf-8")
    assert run("verify", file).stdout == "1 game verified (1 for practice, with a known deal), 0 faulty.\n"


def test_show_gives_the_table_as_a_seat_saw_it(played: Path) -> None:
    game = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    hand = [move.split()[1] for _, move in game["log"][4:8]]
    own = json.loads(run("show", played, "--move", "12", "--seat", "1", "--json").stdout)
    assert sorted(own["players"][1]["hand"]) == sorted(hand)
    assert own["players"][0]["hand"] == ["?"] * 4
    theirs = json.loads(run("show", played, "--move", "12", "--json").stdout)
    assert [player["hand"] for player in theirs["players"]] == [["?"] * 4] * 3
    drawn = run("show", played, "--move", "12", "--seat", "1").stdout
    *others, last = map(card, sorted(hand))
    assert f"You are dealt {', '.join(others)}, and {last}." in drawn
    assert drawn.count("random is dealt 4 cards.") == 2
    assert "Byzanz · Round 1 of 8 · Offer card 6" in drawn
    assert "The lot for offer card 6 is being turned up." in drawn
    end = run("show", played, "--game", "5").stdout
    assert "Winner" in end


def test_piped_bots_play_and_the_game_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run("play", "byzanz", "--seats", "3", "--seed", "7", "--record", file)
    assert done.returncode == 0, done.stderr
    game = json.loads(file.read_text(encoding="utf-8"))
    assert f"Commitment to the deal: {game['commitment']}" in done.stdout
    assert f"Secret of the deal: {game['secret']}" in done.stdout
    told = " ".join(done.stdout.split("╭")[0].split())
    assert told.count("is dealt 4 cards.") == 3  # a spectator does not see the opening hands
    seen = records.replay(game)
    room = Room.of(seen, game["players"], ENGLISH)
    assert told.endswith(" ".join(worded(story, room) for story in seen.told("spectator")))
    assert "Winner" in done.stdout
    assert run("verify", file).returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["simulate", "chess"],
            "hippodrome: there is no game 'chess': choose one of byzanz, byzantio, nekken",
        ),
        (
            ["play", "nekken", "--house", "doukas"],
            "hippodrome: there is no house 'doukas': choose one of racan, hunder, anicarn, heran",
        ),
        (["play", "byzanz", "--house", "doukas"], "hippodrome: byzanz has no houses to choose from"),
        (
            ["play", "nekken", "--house", "racan", "--houses", "racan,heran,hunder,anicarn"],
            "hippodrome: either all houses are named, or your own house",
        ),
        (["play", "chess"], "hippodrome: there is no game 'chess': choose one of byzanz, byzantio, nekken"),
        (["simulate", "byzanz", "--seats", "7"], "hippodrome: byzanz is for 3, 4, 5 or 6 players, not 7"),
        (["play", "--seats", "2"], "hippodrome: byzanz is for 3, 4, 5 or 6 players, not 2"),
        (["simulate", "byzanz", "--bots", "clever"], "there is no bot 'clever': choose one of"),
        (["simulate", "byzanz", "--bots", "citizen,random"], "2 bots for 4 seats"),
        (["play", "--seat", "9"], "hippodrome: there is no seat 9: seats are 0 to 3"),
        (["simulate", "nekken", "--seats", "5"], "hippodrome: nekken is for 2, 3 or 4 players, not 5"),
        (["simulate", "nekken", "--open-profits"], "nekken has no option 'open_profits'"),
        (
            ["simulate", "nekken", "--houses", "phokas"],
            "the houses of nekken are racan, hunder, anicarn, heran",
        ),
        (["simulate", "byzanz", "--hidden-events"], "byzanz has no option 'hidden_events'"),
        (["simulate", "byzantio", "--board", GAMES / "byzanz-3.jsonl"], "byzanz-3.jsonl: "),
        (["board", "byzanz"], "there is no board for 'byzanz': choose one of byzantio, nekken"),
        (["show", "nowhere.jsonl"], "hippodrome: nowhere.jsonl: No such file or directory"),
        (["show", GAMES / "byzanz-3.jsonl", "--game", "13"], "has 12 games: there is no game 13"),
        (["show", GAMES / "byzanz-3.jsonl", "--move", "9999"], "moves: there is no move 9999"),
        (["show", GAMES / "byzanz-3.jsonl", "--move", "-1"], "moves: there is no move -1"),
        (["show", GAMES / "byzanz-3.jsonl", "--seat", "3"], "there is no seat 3: seats are 0 to 2"),
        (["show", GAMES / "byzanz-3.jsonl", "--seat", "me"], "there is no seat 'me'"),
        (["simulate", "byzanz", "--records", "/nowhere/games"], "/nowhere/games: No such file or directory"),
        (
            ["simulate", "byzanz", "--records", GAMES / "byzanz-3.jsonl"],
            "exists already: choose another name",
        ),
        (["play", "--seed", "\udcff"], "a seed must consist of printable characters"),
        (
            ["serve", "--port", "0", "--origin", "nonsense"],
            "'nonsense' is not the origin of a site: write it like https",
        ),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str | Path], sentence: str) -> None:
    assert sentence in refused(*words)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00garbage", "is not UTF-8 text, so it can't be a file of saved games"),
        (b"\x00" * 50, "not JSON"),
        (b"[" * 2_000_000, "line 1 is longer than any game"),
    ],
)
def test_a_file_that_holds_no_games(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert sentence in refused("show", file)
    done = run("verify", file)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_verify_goes_on_after_a_file_that_cannot_be_read(played: Path) -> None:
    done = run("verify", "nowhere.jsonl", "/", played)
    assert (done.returncode, done.stdout) == (1, "5 games verified, 2 faulty.\n")
    assert done.stderr.splitlines() == ["nowhere.jsonl: No such file or directory", "/: Is a directory"]


def test_a_name_is_no_markup(played: Path, tmp_path: Path) -> None:
    game = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    (tmp_path / "game").write_text(
        json.dumps({**game, "players": ["[/]", "[link=x]z", "c"]}), encoding="utf-8"
    )
    shown = run("show", tmp_path / "game")
    assert shown.returncode == 0
    assert "[link=x]z" in shown.stdout


def test_a_file_is_replaced_only_when_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    assert "exists already" in refused("play", "--record", file)
    assert file.read_text() == "precious"
    assert run("simulate", "byzanz", "--games", "1", "--records", file, "--overwrite").returncode == 0
    assert run("verify", file).stdout == "1 game verified, 0 faulty.\n"


def test_open_profits_is_an_option_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("simulate", "byzanz", "--games", "1", "--open-profits", "--records", file)
    assert json.loads(file.read_text(encoding="utf-8"))["options"]["open_profits"] is True


def test_a_record_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    assert "No such file or directory" in refused("play", "--record", tmp_path / "nowhere" / "game")


def test_byzantio_and_nekken_have_options_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words: list[str | Path] = [
        "--seats",
        "2",
        "--houses",
        "phokas,doukas",
        "--hidden-events",
        "--games",
        "1",
        "--records",
        file,
    ]
    assert run("simulate", "byzantio", *words).returncode == 0
    game = json.loads(file.read_text(encoding="utf-8"))
    assert game["options"] == {
        "seats": 2,
        "houses": ["phokas", "doukas"],
        "hidden_events": True,
        "board": "byzantio",
    }
    assert run("verify", file).returncode == 0
    shown = run("show", file, "--move", "40", "--seat", "1").stdout
    assert "Byzantio · Turn" in shown
    assert "Targets of Doukas" in shown
    assert "Targets of Phokas" not in shown


def test_an_empty_file_is_not_called_verified(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    done = run("verify", tmp_path / "empty")
    assert done.returncode == 1
    assert "this file contains no games" in done.stderr


@pytest.mark.parametrize("words", [["simulate", "byzanz", "--games", "0"], ["fly"], ["show"], ["--nonsense"]])
def test_a_wrong_call_is_a_usage_error(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "Usage:" in done.stderr
    assert "Traceback" not in done.stderr


def test_help_and_version() -> None:
    assert "simulate" in run_apart("--help").stdout
    assert re.fullmatch(r"hippodrome \d+\.\d+\.\d+\n", run("--version").stdout)


def test_a_board_is_printed_as_data() -> None:
    data = json.loads(run("board", "nekken", "--json").stdout)
    assert data["name"] == "Nekken"
    volcano, region = data["places"][:2]
    assert (volcano["slug"], volcano["number"], volcano["home"], volcano["cities"]) == (
        "nekken",
        None,
        None,
        [],
    )
    assert region["cities"] == [{"slug": region["slug"], "name": region["name"], "capital": True}]
    assert set(region) == {"slug", "name", "number", "home", "neighbours", "sea", "cities"}


def test_a_board_and_a_position_on_it_are_drawn(tmp_path: Path) -> None:
    bare, position = tmp_path / "bare.svg", tmp_path / "position.svg"
    file = GAMES / "byzantio-3.jsonl"
    assert run("board", "byzantio", "--out", bare).returncode == 0
    assert run("board", "byzantio", "--out", position, "--record", file, "--move", "90").returncode == 0
    assert 'id="place-thrace"' in bare.read_text(encoding="utf-8")
    assert 'class="pretender"' not in bare.read_text(encoding="utf-8")
    assert position.read_text(encoding="utf-8").count('class="pretender"') == 3
    wrong = refused("board", "nekken", "--out", bare, "--record", file)
    assert wrong.endswith("byzantio-3.jsonl is a game of byzantio, not of nekken")


def test_a_table_can_be_opened_on_a_map_of_ones_own(tmp_path: Path) -> None:
    ours = Path(boards.__file__).parent / "byzantio.toml"
    own = tmp_path / "own.toml"
    own.write_text(
        ours.read_text(encoding="utf-8").replace('name = "Thrace"', 'name = "Thracia"'), encoding="utf-8"
    )
    file = tmp_path / "games.jsonl"
    assert run("simulate", "byzantio", "--games", "1", "--board", own, "--records", file).returncode == 0
    names = [
        place["name"] for place in json.loads(file.read_text(encoding="utf-8"))["options"]["board"]["place"]
    ]
    assert "Thracia" in names
    assert run("verify", file).stdout == "1 game verified, 0 faulty.\n"
    own.write_text("format = 1", encoding="utf-8")
    assert str(own) in refused("simulate", "byzantio", "--board", own)


BOTS = """
class First:
    def choose(self, at):
        return at.legal[0]
class Boom:
    def choose(self, at):
        raise RuntimeError("no idea")
BOTS = {"a-bot-with-a-rather-long-name-of-39-char": First, "boom": Boom}
"""


def test_a_bot_of_ones_own_has_a_long_name_or_fails(tmp_path: Path) -> None:
    bots, file = tmp_path / "mine.py", tmp_path / "game.jsonl"
    bots.write_text(BOTS, encoding="utf-8")
    words: list[str | Path] = ["play", "--seats", "3", "--bot-file", bots, "--record", file]
    done = run(*words, "--bots", "a-bot-with-a-rather-long-name-of-39-char")
    assert done.returncode == 0, done.stderr
    assert run("verify", file).stdout == "1 game verified, 0 faulty.\n"
    failed = run(*words, "--overwrite", "--bots", "boom")
    assert failed.returncode == 1
    assert failed.stderr == "hippodrome: boom 0 failed: RuntimeError: no idea\n"


def test_a_terminal_that_knows_few_letters_is_written_to(played: Path) -> None:
    done = run_apart("show", played, "--move", "30", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout


def test_an_old_record_stays_until_there_is_a_new_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    old.write_text("old\n")
    for file in (old, new):
        with pytest.raises(KeyboardInterrupt), written(file):
            raise KeyboardInterrupt
    assert old.read_text() == "old\n"
    assert not new.exists()
    with written(old) as write:
        write("one")
        write("two")
    assert old.read_text() == "one\ntwo\n"


def test_nothing_is_exported_from_a_store_that_is_not_there(tmp_path: Path) -> None:
    told = refused("db", "export", tmp_path / "out", "--store", f"sqlite:///{tmp_path}/typo.db")
    assert "there is no store" in told
    assert list(tmp_path.iterdir()) == []
