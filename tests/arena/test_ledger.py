"""Results on disk: what was torn is played again, what was damaged is told, what is another tournament's refused."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hippodrome.arena import ledger, workers
from hippodrome.arena.ledger import NAME, Ledger
from hippodrome.arena.playing import Played
from hippodrome.arena.results import Result
from hippodrome.core.errors import BadOptions, BadRecord, HippodromeError
from tests.arena.tournaments import played, small

TOURNAMENT = small("random", "last", games=6)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return played(TOURNAMENT)


@pytest.fixture
def folder(tmp_path: Path, results: list[Result]) -> Path:
    with Ledger.opened(tmp_path / "out", TOURNAMENT) as opened:
        for result in results[:4]:
            opened.add(Played(result))
    return tmp_path / "out"


def reopened(folder: Path) -> dict[int, Result]:
    with Ledger.opened(folder, TOURNAMENT, resume=True) as opened:
        return dict(opened.results)


def test_what_was_written_is_read_again(folder: Path, results: list[Result]) -> None:
    assert list(reopened(folder).values()) == results[:4]


@pytest.mark.parametrize("torn", [b'{"number":4,"de', b"\0" * 5000, b"\xff", b" "])
def test_a_torn_last_line_is_cut_off(folder: Path, results: list[Result], torn: bytes) -> None:
    whole = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(whole + torn)
    with Ledger.opened(folder, TOURNAMENT, resume=True) as opened:
        assert list(opened.results.values()) == results[:4]
        opened.add(Played(results[4]))
    assert (folder / NAME).read_bytes().startswith(whole)
    assert list(reopened(folder).values()) == results[:5]


def test_a_ledger_that_was_torn_in_its_first_line_begins_anew_only_if_it_is_empty(folder: Path) -> None:
    (folder / NAME).write_bytes(b"")
    assert reopened(folder) == {}
    (folder / NAME).write_bytes(b'{"format"')
    with pytest.raises(BadRecord, match="line 1"):
        reopened(folder)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda line: line[:-20], "not JSON"),
        (lambda line: "[" * 100_000, "not JSON"),
        (lambda line: "[1]", "a JSON object is expected"),
        (lambda line: line.replace('"deal"', '"dael"'), "a result needs the keys"),
        (lambda line: changed(line, scores=[1, 2]), "there are 3 bots, but 2 scores"),
        (lambda line: changed(line, scores=[1, 2, "3"]), '"scores" must be a list of points'),
        (lambda line: changed(line, scores=[1, 2, -3]), '"scores" must be a list of points'),
        (lambda line: changed(line, winners=[3]), '"winners" must be the seats of the winners'),
        (lambda line: changed(line, winners=[]), '"winners" must be the seats of the winners'),
        (lambda line: changed(line, bots=["last"] * 3), "has other bots or another deal"),
        (lambda line: changed(line, deal=2), "has other bots or another deal"),
        (lambda line: changed(line, number=0), "game 0 is already in line 2"),
        (lambda line: changed(line, number=6), "there is no game 6 in a tournament of 6"),
        (lambda line: changed(line, number=True), '"number" must be a whole number'),
        (lambda line: changed(line, statistics=[[1, "C9"]]), '"statistics" must be a list of pairs of a bid'),
        (lambda line: changed(line, statistics=[[1, "\n"]]), '"statistics" must be a list of pairs of a bid'),
        (lambda line: changed(line, statistics={}), '"statistics" must be a list'),
        (lambda line: "x" * (ledger.LONGEST_LINE + 5), "longer than any result"),
    ],
)
def test_a_damaged_line_is_named(folder: Path, damage: object, told: str) -> None:
    lines = (folder / NAME).read_text(encoding="utf-8").splitlines()
    lines[2] = damage(lines[2])  # type: ignore[operator]
    (folder / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = (folder / NAME).read_bytes()
    with pytest.raises(BadRecord, match="line 3") as caught:
        reopened(folder)
    assert told in str(caught.value)
    assert (folder / NAME).read_bytes() == before  # a refused ledger is left as it is


def test_a_damaged_fight_is_named_too(tmp_path: Path) -> None:
    tournament = small("random", games=2, game="nekken")
    with Ledger.opened(tmp_path, tournament) as opened:
        for result in played(tournament):
            opened.add(Played(result))
    first, *lines = (tmp_path / NAME).read_text(encoding="utf-8").splitlines()
    lines[1] = changed(lines[1], statistics=[[1, "\n"]])
    (tmp_path / NAME).write_text("\n".join([first, *lines]) + "\n", encoding="utf-8")
    told = 'line 3: "statistics" must be a list of pairs of a turn and a city'
    with pytest.raises(BadRecord, match=told), Ledger.opened(tmp_path, tournament, resume=True):
        pass


def changed(line: str, **parts: object) -> str:
    return json.dumps({**json.loads(line), **parts})


def test_a_byte_that_is_no_text_is_named(folder: Path) -> None:
    content = (folder / NAME).read_bytes().replace(b"last", b"merch\xffnt", 3)
    (folder / NAME).write_bytes(content)
    with pytest.raises(BadRecord, match="line 1: this is not UTF-8 text"):
        reopened(folder)


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (small("random", games=6), "with 'bots'"),
        (small("random", "last", games=7), "with 'games' 6 instead of 7"),
        (small("random", "last", games=6, seats=4), "with 'options'"),
        (small("random", "random", games=6, game="nekken"), "with 'game'"),
    ],
)
def test_another_tournament_is_refused(folder: Path, other: object, told: str) -> None:
    opened = Ledger.opened(folder, other, resume=True)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="contains another tournament") as caught, opened:
        pass
    assert told in str(caught.value)


def test_a_changed_bot_file_is_another_tournament(folder: Path) -> None:
    text = "from hippodrome.bots.specs import RandomBot; BOTS = {'mine': RandomBot}"
    first, second = (small("mine", files=(("mine.py", source),)) for source in (text, text + " "))
    with Ledger.opened(folder / "own", first):
        pass
    with (
        pytest.raises(BadOptions, match="with 'bot files'"),
        Ledger.opened(folder / "own", second, resume=True),
    ):
        pass


def test_results_are_replaced_only_when_asked(folder: Path) -> None:
    with (
        pytest.raises(BadOptions, match=r"add --resume .* or --overwrite"),
        Ledger.opened(folder, TOURNAMENT),
    ):
        pass
    with Ledger.opened(folder, TOURNAMENT, overwrite=True) as opened:
        assert opened.results == {}
    assert reopened(folder) == {}


@pytest.mark.parametrize("name", [NAME, f"../out/{NAME}", "link.jsonl"])
def test_games_are_not_saved_over_the_results(folder: Path, name: str) -> None:
    (folder / "link.jsonl").symlink_to(folder / NAME)
    before = (folder / NAME).read_bytes()
    for asked in ({"resume": True}, {"overwrite": True}):
        opened = Ledger.opened(folder, TOURNAMENT, records=folder / name, **asked)
        with pytest.raises(BadOptions, match="is the file of the results"), opened:
            pass
    assert (folder / NAME).read_bytes() == before


def test_a_tournament_that_would_save_its_games_over_its_results_does_not_begin(tmp_path: Path) -> None:
    out = tmp_path / "out"
    opened = Ledger.opened(out, TOURNAMENT, records=out / NAME)
    with pytest.raises(BadOptions, match="choose another name for --records"), opened:
        pass
    assert not out.exists()


def test_games_may_be_saved_beside_the_results(folder: Path, results: list[Result]) -> None:
    with Ledger.opened(folder, TOURNAMENT, overwrite=True, records=folder / "moves.jsonl") as opened:
        opened.add(Played(results[0], "{}"))
    assert list(reopened(folder).values()) == results[:1]
    assert (folder / "moves.jsonl").read_bytes() == b"{}\n"


@pytest.fixture(scope="module")
def saved() -> list[str]:
    """The games of the tournament as they are saved."""
    tournament = replace(TOURNAMENT, keep_records=True)
    return [f"{game.record}\n" for game in workers.play(tournament, tournament.pairings())]


@pytest.mark.parametrize(("held", "lacking"), [(None, 4), ([], 4), ([0, 2, 3], 1), ([0, 1, 1, 2, 4, 5], 1)])
def test_a_file_without_the_games_already_played_is_not_gone_on_with(
    folder: Path, saved: list[str], held: list[int] | None, lacking: int
) -> None:
    file = folder / "moves.jsonl"
    if held is not None:
        file.write_text("".join(saved[number] for number in held), encoding="utf-8")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    opened = Ledger.opened(folder, TOURNAMENT, resume=True, records=file)
    with pytest.raises(BadOptions, match=f"is missing {lacking} of the 4 games already played"), opened:
        pass
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_file_with_the_games_already_played_is_gone_on_with(
    folder: Path, saved: list[str], results: list[Result]
) -> None:
    file = folder / "moves.jsonl"
    there = "".join(
        saved[number] for number in (3, 0, 4, 1, 2)
    )  # game 4 was saved, but not yet in the results
    file.write_text(there + saved[5][:50], encoding="utf-8")
    with Ledger.opened(folder, TOURNAMENT, resume=True, records=file) as opened:
        opened.add(Played(results[4], saved[4].strip()))
    assert file.read_text(encoding="utf-8") == there + saved[4]


def test_a_file_that_holds_something_else_is_told_and_left(folder: Path) -> None:
    file = folder / "notes.txt"
    file.write_text("buy cloth\n")
    opened = Ledger.opened(folder, TOURNAMENT, resume=True, records=file)
    with pytest.raises(BadRecord, match=r"notes.txt: line 1: not JSON"), opened:
        pass
    assert file.read_text() == "buy cloth\n"


def test_going_on_before_the_first_game_keeps_what_was_saved(tmp_path: Path, saved: list[str]) -> None:
    file = tmp_path / "moves.jsonl"
    file.write_text(saved[0], encoding="utf-8")
    with Ledger.opened(tmp_path / "out", TOURNAMENT, resume=True, records=file):
        pass
    assert file.read_text(encoding="utf-8") == saved[0]


def test_two_tournaments_do_not_write_to_one_folder(folder: Path) -> None:
    writing = pytest.raises(HippodromeError, match="another tournament is writing")
    with Ledger.opened(folder, TOURNAMENT, resume=True), writing:
        reopened(folder)
    assert len(reopened(folder)) == 4
