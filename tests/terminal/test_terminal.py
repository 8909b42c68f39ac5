"""A person at a real terminal: asked for moves, told why one is refused, played to the end."""

import io
import json
import os
import random
import re
import signal
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pexpect
import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from hippodrome.bots import make
from hippodrome.core.told import Story
from hippodrome.game import new
from hippodrome.games.byzanz.told import MarketEmpty, VictoryOnCards, VictoryShared
from hippodrome.games.intrigue.told import Started
from hippodrome.locales import Language, Messages
from hippodrome.terminal import drawing
from hippodrome.terminal.playing import play
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded

pytestmark = pytest.mark.slow  # starts processes

ASKED = "Your move"
OUT_OF_TURN = "You can move out of turn"
RESULT = "Secret of the deal"


def table(*words: str, **environment: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-c", "from hippodrome.cli import main; main()", "play", *words],
        encoding="utf-8",
        timeout=120,
        dimensions=(60, 120),
        env={**os.environ, "NO_COLOR": "1", "TERM": "dumb", "HIPPODROME_LANGUAGE": "en", **environment},
    )


def expect_turn(game: "pexpect.spawn[str]") -> None:
    """Wait until the person is asked in turn."""
    while game.expect([ASKED, OUT_OF_TURN]):
        game.sendline("skip")


def legal(shown: str) -> list[str]:
    """The moves that are offered, by number."""
    offered = shown.rpartition("╯")[2]  # below the table
    found = re.findall(r"(\d+) ((?:pass|done|bid|tax|take|sell|discard)\b(?: [CGOSTWX]\d?)*)", offered)
    return [move for _, move in sorted(set(found), key=lambda pair: int(pair[0]))]


def test_a_whole_game_by_number_and_by_text(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table("byzanz", "--seats", "3", "--seed", "7", "--record", str(file))
    asked = 0
    while (prompt := game.expect([ASKED, RESULT, OUT_OF_TURN])) != 1:
        if prompt == 2:
            game.sendline("")
            continue
        moves = legal(game.before)
        assert moves
        asked += 1
        game.sendline(str(len(moves)) if asked % 2 else moves[0])
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["players"] == ["you", "citizen 1", "citizen 2"]
    assert sum(actor == 0 for actor, _ in record["log"]) == asked
    assert record["scores"] is not None


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("bid W4 W4", "Not possible: Wine 4 is missing from your hand (BZ-09)."),
        ("bid X", "Not possible: traders can’t be bid (BZ-12)."),
        ("tax C1", "Not possible: no tax is due (BZ-15)."),
        ("done", "Not possible: the final sales have not started yet (BZ-31)."),
        ("bid C1 Q2", "Not a move: there is no card Q2"),
        ("0", "Choose a number from 1 to"),
        ("99999999999999999999", "Choose a number from 1 to"),
        ("undo", "You have not moved yet."),
        ("?", "Enter the number of a move or its text"),
        ("log", "You are dealt Cloth 3"),
    ],
)
def test_a_refused_move_is_explained_and_asked_again(answer: str, told: str) -> None:
    game = table("byzanz", "--seats", "3", "--seed", "7")
    game.expect(ASKED)
    game.sendline(answer)
    game.expect_exact(told)
    game.expect(ASKED)
    game.sendline("quit")
    game.expect("You have left the table")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_undo_goes_back_to_the_persons_last_move() -> None:
    game = table("byzanz", "--seats", "3", "--seed", "7")
    game.expect(ASKED)
    first = legal(game.before)
    game.sendline("pass")
    expect_turn(game)
    game.sendline("undo")
    game.expect(ASKED)
    assert legal(game.before) == first
    for _ in range(20):  # an end that comes between the prompt and the reading is not heard
        game.sendeof()
        if game.expect(["You have left the table", pexpect.TIMEOUT], timeout=3) == 0:
            break
    assert "You have left the table" in str(game.after)
    game.close()


def test_another_seat_sees_its_own_hand_only() -> None:
    game = table("byzanz", "--seats", "4", "--seat", "2", "--seed", "7")
    game.expect(ASKED)
    rows = re.findall(
        r"(\d) (?:you|Citizen \d) +((?:[CGOSTW][1-4]|X|\?)(?: (?:[CGOSTW][1-4]|X|\?))*)", game.before
    )
    hands = dict(rows)
    assert "?" not in hands["2"]
    assert "?" in hands["0"] or "?" in hands["1"] or "?" in hands["3"]
    game.sendline("q")
    game.expect(pexpect.EOF)
    game.close()


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_a_whole_game_of_intrigue_by_number(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(name, "--seats", "2", "--seed", "3", "--record", str(file))
    game.expect({"byzantio": "House", "nekken": "Tribe"}[name])
    assert "1 Aggelos  2 Komnenos" in game.before or "1 Racan  2 Hunder" in game.before
    for answer in ("9", "chess", "3"):
        game.sendline(answer)
        game.expect("Choose a number from 1 to 4" if answer != "3" else "Commitment")
    asked = 0
    while game.expect([ASKED, RESULT]) == 0:
        asked += 1
        assert " 1 " in game.before
        game.sendline("1" if asked % 3 else "2")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert sum(actor == 0 for actor, _ in record["log"]) >= asked > 20
    assert record["options"]["houses"][0] == {"byzantio": "doukas", "nekken": "anicarn"}[name]


def test_a_house_is_named_at_once_or_left_to_chance() -> None:
    game = table("nekken", "--seats", "2", "--seed", "3", "--seat", "1", "--house", "heran")
    assert game.expect([ASKED, "Tribe"]) == 0
    game.sendline("q")
    game.expect(pexpect.EOF)
    game.close()
    game = table("nekken", "--seats", "2", "--seed", "3")
    game.expect("Tribe")
    game.sendline("")
    game.expect(ASKED)
    game.sendline("q")
    game.expect("You have left the table")
    game.close()
    game = table("nekken", "--seats", "2")
    game.expect("Tribe")
    game.sendline("q")
    game.expect("You have left the table")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


@pytest.mark.parametrize(
    ("words", "environment", "told"),
    [
        (["--language", "fr"], {"HIPPODROME_LANGUAGE": "de"}, ["Misez pour obtenir le lot", "Vous passez."]),
        ([], {"HIPPODROME_LANGUAGE": "de"}, ["Biete auf den Posten", "Du passt."]),
        ([], {"HIPPODROME_LANGUAGE": "", "LC_ALL": "es_AR.UTF-8"}, ["Puja por el lote", "Pasas."]),
        ([], {"HIPPODROME_LANGUAGE": "", "LC_ALL": "C"}, ["Bid for the lot", "You pass."]),
    ],
)
def test_the_table_speaks_the_language_that_is_wanted(
    words: list[str], environment: dict[str, str], told: list[str]
) -> None:
    game = table("byzanz", "--seats", "3", "--seed", "7", *words, **environment)
    game.expect_exact(told[0])
    game.sendline("pass")
    game.expect_exact(told[1])
    game.sendline("quit")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def printed(lines: Iterable[RenderableType]) -> list[str]:
    """What these lines look like, without those that are empty."""
    console = Console(file=io.StringIO(), record=True, width=200)
    for line in lines:
        console.print(line)
    return [line.rstrip() for line in console.export_text().splitlines() if line.strip()]


@pytest.mark.parametrize("name", ["byzanz", "nekken"])
def test_move_by_move_the_same_is_told_as_at_the_end_and_nothing_twice(name: str) -> None:
    game = new(name, seats=3, seed=3)
    room = Room.of(game, ["Ann", "Bo", "Cy"], Messages("en"))
    console = Console(file=io.StringIO(), record=True, width=200)
    play(game, [make("random", name)] * 3, room, console, random.Random(3))
    told = [line.rstrip() for line in console.export_text().partition("╭")[0].splitlines() if line.strip()]
    assert told == printed(drawing.lines(game.told("spectator"), room))
    assert len(told) > 100


@pytest.mark.parametrize("name", ["byzanz", "nekken"])
def test_after_a_move_is_taken_back_it_is_told_on_from_there(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Story] = []
    asked: list[tuple[int, int]] = []  # moves in the log, and stories told, whenever the person is asked
    game = new(name, seats=3, seed=3)
    answers = iter(["1", "undo"])

    def answer(*_: object, **__: object) -> str:
        asked.append((game.length, len(told)))
        return next(answers, "1")

    def listen(stories: Sequence[Story], room: Room) -> list[Text]:
        told.extend(stories)
        return []

    monkeypatch.setattr(drawing, "lines", listen)
    console = Console(quiet=True)
    console.input = answer  # type: ignore[method-assign]
    room = Room.of(game, ["you", "Bo", "Cy"], Messages("en"))
    play(game, [None, *[make("random", name)] * 2], room, console, random.Random(3))
    first, before = asked[0]
    _, then = asked[1]  # when the move was taken back
    assert asked[2] == (first, then)  # nothing is told by that
    whole = game.told(0)
    assert told[:before] == game.at(first).told(0) == whole[:before]
    assert then > before
    assert told[then:] == whole[before:]


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (VictoryShared([0, 2], 9, 1), "You and Cy share the victory: equal on points (9)"),
        (VictoryOnCards(2, [0, 2], 9, 1), "You and Cy are tied on points (9). Cy wins"),
        (MarketEmpty([1, 0]), "The market is empty. Bo and you get nothing."),
        (MarketEmpty([0]), "The market is empty. You get nothing."),
        (MarketEmpty([1]), "The market is empty. Bo gets nothing."),
    ],
)
def test_lists_of_players_call_the_viewer_you(told: Story, sentence: str) -> None:
    room = Room(Messages("en"), "byzanz", ["you", "Bo", "Cy"])
    assert worded(told, room).startswith(sentence)


@pytest.mark.parametrize("language", list(Language))
def test_the_player_order_calls_the_viewer_you(language: Language) -> None:
    room = Room(Messages(language), "byzantio", ["Ann", "you", "Cy"])
    you = room.t("you")
    assert re.search(rf"Ann, {you}\b.* Cy\.", worded(Started(seat=0, seats=[0, 1, 2]), room))


def test_what_was_written_in_secret_is_told_at_the_end() -> None:
    game = new("nekken", seats=2, seed=3)
    room = Room.of(game, ["Ann", "Bo"], Messages("en"))
    play(game, [make("random", "nekken")] * 2, room, Console(quiet=True), random.Random(3))
    last = game.at(game.length - 1)
    secret = re.compile(r"(Ann|Bo), target \d")
    before = printed(drawing.lines(last.told("spectator"), room))
    after = printed(drawing.lines(game.told("spectator"), room))
    assert not [line for line in before if secret.search(line)]
    assert len([line for line in after if secret.search(line)]) == 2 * 6


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_terminal_that_is_closed_keeps_the_game_so_far(tmp_path: Path, number: int) -> None:
    file = tmp_path / "game.jsonl"
    game = table("byzanz", "--seats", "3", "--seed", "7", "--record", str(file))
    game.expect(ASKED)
    game.sendline("1")
    expect_turn(game)
    for _ in range(12):  # Python lets a signal wait if it comes between the prompt and the wait for an answer
        game.kill(number)
        if game.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
            break
    game.close()
    assert game.exitstatus == 128 + number
    assert [actor for actor, _ in json.loads(file.read_text(encoding="utf-8"))["log"]].count(0) == 1
