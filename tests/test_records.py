"""Saved games: what is written reads back and verifies; what is broken is refused, with a reason."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import records
from hippodrome.core.errors import BadRecord, HippodromeError
from hippodrome.game import Game
from hippodrome.nature import Nature, seal_of
from tests.playing import random_game, seeded

NAMES = ["Ann", "Bo", "Çiğdem", "merchant 3"]


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return records.saved(seeded("byzanz-4", 5), NAMES)


def test_a_record_has_the_keys_of_the_format(finished: dict[str, Any]) -> None:
    assert list(finished) == [
        "format",
        "game",
        "version",
        "options",
        "players",
        "secret",
        "commitment",
        "seals",
        "contributions",
        "unrevealed",
        "practice",
        "log",
        "scores",
        "winners",
    ]
    assert finished["format"] == "hippodrome/2"
    assert finished["options"] == {"seats": 4, "open_profits": False, "memory": False}
    assert finished["seals"] == finished["contributions"] == [None] * 4
    assert (finished["unrevealed"], finished["practice"]) == ([], False)


def test_what_is_written_reads_back_and_verifies(finished: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(records.to_line(finished) + "\n\n" + records.to_line(finished) + "\n", encoding="utf-8")
    lines = list(records.read(file))
    assert [number for number, _ in lines] == [1, 3]
    for _, line in lines:
        record = records.parse(line)
        assert record == finished
        game = records.verify(record)
        assert game.outcome is not None
        assert list(game.outcome.scores) == finished["scores"]


def test_contributions_are_part_of_the_deal() -> None:
    given_ = [bytes([seat]) * 32 if seat else None for seat in range(4)]
    game = Game("byzanz", {"seats": 4}, Nature(bytes(32), given_))
    record = records.parse(records.to_line(records.saved(game, NAMES)))
    assert record["contributions"][0] is None
    records.verify(record)
    record["contributions"][3] = "ff" * 32
    with pytest.raises(BadRecord, match="the contribution of seat 3 does not open its seal"):
        records.verify(record)
    record["seals"][3] = seal_of(b"\xff" * 32)
    with pytest.raises(BadRecord, match=r"move \d+: .*but its secret gives another draw"):
        records.verify(record)


def test_an_unfinished_game_has_no_scores_yet() -> None:
    game = Game("byzanz", {"seats": 3}, Nature.seeded(1))
    record = records.saved(game, NAMES[:3])
    assert record["scores"] is record["winners"] is None
    assert records.verify(records.parse(records.to_line(record))).turn == [0]
    record["scores"] = [0, 0, 0]
    with pytest.raises(BadRecord, match="scores are null, not \\[0, 0, 0\\]"):
        records.verify(record)


def test_a_game_without_a_secret_is_not_saved() -> None:
    with pytest.raises(HippodromeError, match="no secret"):
        records.saved(random_game("byzanz-3", 1, 5), NAMES[:3])


def changed(record: dict[str, Any], **changes: Any) -> str:
    return records.to_line({**copy.deepcopy(record), **changes})


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", "hippodrome/1", 'the format is "hippodrome/1", in which deals could be rigged'),
        ("format", "hippodrome/3", 'the format is "hippodrome/3": this program reads "hippodrome/2" only'),
        ("format", "x" * 10_000, "this program reads"),
        ("format", 1, '"format" must be text'),
        ("game", "chess", 'there is no game "chess"'),
        ("game", [], '"game" must be text'),
        ("game", "x" * 10_000, "there is no game"),
        (
            "version",
            2,
            "it was saved with version 2 of the rules of byzanz; this program plays version 1",
        ),
        ("version", True, '"version" must be a small whole number'),
        ("version", 1.0, '"version" must be'),
        ("version", 10**5, '"version" must be'),
        ("options", [], '"options" must be an object'),
        ("options", {"seats": 7, "open_profits": False}, "3, 4, 5 or 6 players, not 7"),
        ("options", {"seats": "4", "open_profits": False}, "players, not '4'"),
        ("options", {"seats": 4, "open_profits": 1}, "open_profits is true or false"),
        ("options", {"seats": 4, "memory": False}, 'the option "open_profits" is missing'),
        ("options", {"seats": 4, "open_profits": False, "hats": 1}, "no option 'hats'"),
        ("players", NAMES[:3], '"players" must have one entry per seat'),
        ("players", ["a", "b", "c", 4], '"players" must be a list of names'),
        ("players", ["a", "b", "c", "d" * 41], '"players" must be'),
        ("players", ["a", "b", "c", "\x1b[2J"], '"players" must be'),
        ("players", ["a", "b", "c", "\ud800"], '"players" must be'),
        ("players", ["a", "b", "c", ""], '"players" must be'),
        ("secret", "00", '"secret" must be 64 hexadecimal digits'),
        ("secret", "0" * 64, "the secret does not match the commitment"),
        ("secret", "Z" * 64, '"secret" must be 64 hexadecimal digits'),
        ("commitment", "0" * 64, "the secret does not match the commitment"),
        ("contributions", [None] * 3, '"contributions" must have one entry per seat'),
        ("contributions", [None, None, None, "ab"], '"contributions" must be'),
        ("contributions", [None, None, None, "ab" * 32], "the contribution of seat 3 does not open its seal"),
        ("seals", [None] * 5, '"seals" must have one entry per seat'),
        ("seals", [None, None, None, 7], '"seals" must be a list of 64 hexadecimal digits or null each'),
        (
            "seals",
            ["ab" * 32, None, None, None],
            'by its seals and contributions "unrevealed" is [0], not []',
        ),
        ("unrevealed", [2], 'by its seals and contributions "unrevealed" is [], not [2]'),
        ("unrevealed", None, '"unrevealed" must be a list of seats'),
        ("practice", 1, '"practice" must be true or false'),
        ("log", {}, '"log" must be a list'),
        ("log", [["nature"]], '"log" must be a list'),
        ("log", [["nobody", "pass"]], '"log" must be a list'),
        ("log", [[0.0, "pass"]], '"log" must be a list'),
        ("log", [[False, "pass"]], '"log" must be a list'),
        ("log", [["nature", 3]], '"log" must be a list'),
        ("log", [["nature", "draw C1"]] * 10_001, '"log" must be a list of at most 10000'),
        ("log", [[0, "x" * 900_000]], "move 1: seat 0 says 'xxx"),
        ("log", [[10**50, "pass"]], '"log" must be a list'),
        ("log", [[7, "pass"]], "move 1: seat 7 says 'pass': there is no seat 7"),
        ("log", [[0, "pass"]], "move 1: seat 0 says 'pass', but cards are still to be drawn (BZ-06)"),
        ("log", [["nature", "dorw C1"]], "move 1: nature says 'dorw C1': a move begins with"),
        ("scores", "many", '"scores" must be null or a list of small whole numbers'),
        ("scores", [1, 2, 3, True], '"scores" must be null or a list of small whole numbers'),
        ("scores", [1] * 99, '"scores" must be null or a list of small whole numbers'),
        ("scores", [10**50, 1, 1, 1], '"scores" must be null or a list of small whole numbers'),
        ("scores", None, "the scores are"),
        ("winners", [0, 1, 2, 3], "the winners are"),
        ("extra", 1, 'unknown key "extra"'),
    ],
)
def test_a_changed_record_is_refused(finished: dict[str, Any], key: str, value: object, reason: str) -> None:
    line = json.dumps({**finished, key: value})
    with pytest.raises(BadRecord) as caught:
        records.verify(records.parse(line))
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_a_game_by_rules_that_were_never_released_is_refused_with_a_sentence_that_says_so(game: str) -> None:
    record = records.saved(Game(game, {"seats": 2}, Nature.seeded(1)), NAMES[:2])
    with pytest.raises(BadRecord) as caught:
        records.verify(records.parse(changed(record, version=1)))
    assert str(caught.value).endswith(
        f"it was saved with version 1 of the rules of {game}, which was never released; this program plays version 2"
    )


@pytest.mark.parametrize(
    "key", ["format", "game", "version", "options", "players", "secret", "log", "winners"]
)
def test_every_key_is_required(finished: dict[str, Any], key: str) -> None:
    line = json.dumps({name: value for name, value in finished.items() if name != key})
    with pytest.raises(BadRecord, match=f'the key "{key}" is missing'):
        records.parse(line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "a JSON object is expected"),
        ("null", "a JSON object is expected"),
        ("[" * 100_000, "nested too deep"),
        ('{"a": NaN}', "NaN is not a number"),
        ('{"a": ' + "9" * 5000 + "}", "a number is too long"),
        ('{"format": 1, "format": 2}', 'the key "format" appears twice'),
    ],
)
def test_a_line_that_is_no_record_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        records.parse(line)


def test_the_first_fault_is_told_with_its_move_and_clause(finished: dict[str, Any]) -> None:
    log = copy.deepcopy(finished["log"])
    place = next(i for i, (actor, move) in enumerate(log) if actor != "nature" and move.startswith("bid"))
    log[place][1] = "bid X"
    with pytest.raises(BadRecord) as caught:
        records.verify({**finished, "log": log})
    assert (caught.value.move, caught.value.clause) == (place + 1, "BZ-12")
    log[3][1] = next(
        card for card in ("draw C1", "draw C2") if card != log[3][1]
    )  # an earlier fault, of the deal
    with pytest.raises(BadRecord) as caught:
        records.verify({**finished, "log": log})
    assert (caught.value.move, caught.value.clause) == (4, None)


@given(st.integers(0, 10**6), st.sampled_from(["drop", "twice", "swap", "cut", "actor"]))
def test_no_edit_of_the_log_goes_unseen(finished: dict[str, Any], place: int, edit: str) -> None:
    log = copy.deepcopy(finished["log"])
    place %= len(log) - 1
    match edit:
        case "drop":
            del log[place]
        case "twice":
            log.insert(place, log[place])
        case "swap":
            log[place], log[place + 1] = log[place + 1], log[place]
        case "cut":
            del log[place:]
        case "actor":
            log[place][0] = 0 if log[place][0] == "nature" else (log[place][0] + 1) % 4
    if log == finished["log"]:
        return
    try:
        records.verify({**finished, "log": log})
    except BadRecord:
        return
    # Two final decisions of different seats can change places: the same game, told in another order.
    assert edit == "swap"
    assert sorted(map(str, log)) == sorted(map(str, finished["log"]))
    assert "nature" not in (log[place][0], log[place + 1][0])


@given(cut=st.integers(0, 10**6))
def test_a_truncated_line_is_refused(finished: dict[str, Any], cut: int) -> None:
    line = records.to_line(finished)
    with pytest.raises(BadRecord):
        records.parse(line[: cut % len(line)])


def test_a_line_longer_than_any_game_is_not_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_text("[" * (records.LONGEST_LINE + 5), encoding="utf-8")
    with pytest.raises(BadRecord, match="line 1 is longer than any game"):
        list(records.read(file))
