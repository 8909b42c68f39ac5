"""A person at the terminal sells out of turn (BZ-28), and plays from memory (BZ-36)."""

import io
import random
from collections.abc import Callable, Sequence

import pytest
from rich.console import Console
from rich.text import Text

from hippodrome.bots import make
from hippodrome.core.told import Story
from hippodrome.game import Game, new
from hippodrome.locales import Messages
from hippodrome.terminal import drawing, playing
from hippodrome.terminal.room import Room

Answer = Callable[[bool], str]  # of whether it is asked out of turn


def sit(game: Game, answer: Answer, console: Console | None = None) -> str:
    """Play a game in seat 0 against random bots; returns what was printed."""
    console = console or Console(file=io.StringIO(), record=True, width=200)

    def asked(prompt: Text) -> str:
        out_of_turn = "out of turn" in prompt.plain
        assert out_of_turn == (0 not in game.turn)
        return answer(out_of_turn)

    console.input = asked  # type: ignore[assignment]
    room = Room.of(game, ["you", "Bo", "Cy"], Messages("en"))
    bots = [None, *[make("random", "byzanz")] * 2]
    playing.play(game, bots, room, console, random.Random(3))
    return console.export_text() if console.record else ""


def in_turn(game: Game) -> str:
    """A move that keeps sets in the hand: no sale as long as there is something else."""
    return next((move for move in game.legal(0) if not move.startswith("sell")), game.legal(0)[0])


def test_bz_28_a_person_with_a_set_is_asked_while_others_decide_and_can_sell() -> None:
    game = new("byzanz", seats=3, rounds=4, seed=3)
    sold: list[tuple[int, str]] = []

    def answer(out_of_turn: bool) -> str:
        if not out_of_turn:
            return in_turn(game)
        assert all(move.startswith("sell") for move in game.legal(0))
        sold.append((game.length, game.legal(0)[0]))
        return "1"

    shown = sit(game, answer)
    assert len(sold) >= 2
    for length, move in sold:
        assert game.log[length] == (0, move)
        assert 0 not in game.at(length).turn
    assert "is bidding" in shown


def test_bz_28_enter_waits_and_is_asked_again_and_skip_waits_for_the_own_turn() -> None:
    counts = {}
    for word in ("", "skip", "SKIP"):
        game = new("byzanz", seats=3, rounds=4, seed=3)
        asked: list[int] = []  # decisions of the person before each question out of turn

        def answer(out_of_turn: bool, game: Game = game, asked: list[int] = asked, word: str = word) -> str:
            if not out_of_turn:
                return in_turn(game)
            asked.append(game.history.actors.count(0))
            return word

        sit(game, answer)
        assert game.outcome is not None
        counts[word] = len(asked)
        if word:
            assert len(set(asked)) == len(asked)  # once between two turns
    assert counts[""] > counts["skip"] == counts["SKIP"] > 0


def test_bz_28_out_of_turn_a_refused_move_is_explained_and_help_and_table_are_there() -> None:
    game = new("byzanz", seats=3, rounds=4, seed=3)
    answers = iter(["bid C1", "99", "?", "table", "log", "nonsense", ""])

    def answer(out_of_turn: bool) -> str:
        return next(answers, "skip") if out_of_turn else in_turn(game)

    shown = sit(game, answer)
    assert "Not possible:" in shown
    assert "Choose a number from 1 to" in shown
    assert "not asked again before it is your turn" in shown
    assert next(answers, None) is None


def test_bz_28_nobody_is_asked_where_nothing_can_be_done() -> None:
    game = new("byzanz", seats=3, rounds=4, seed=3)

    def answer(out_of_turn: bool) -> str:
        if out_of_turn:
            phase = game.view(0)["phase"]
            assert phase in ("bid", "take")
            return ""
        return in_turn(game)

    sit(game, answer)


def test_bz_36_the_terminal_forgets_what_is_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the person is asked, nothing told since the screen was cleared says more than the log does now."""
    game = new("byzanz", seats=3, rounds=4, seed=3, memory=True)
    console = Console(file=io.StringIO(), force_terminal=True, width=200)
    on_screen: list[Story] = []
    wiped = 0

    def listen(stories: Sequence[Story], room: Room) -> list[Text]:
        on_screen.extend(stories)
        return []

    wipe = playing._wipe

    def forget(where: Console) -> None:
        nonlocal wiped
        wiped += 1
        on_screen.clear()
        wipe(where)

    monkeypatch.setattr(drawing, "lines", listen)
    monkeypatch.setattr(playing, "_wipe", forget)
    looks = iter(range(10**6))

    def answer(out_of_turn: bool) -> str:
        log = game.told(0)
        assert all(story in log for story in on_screen)
        return ("skip" if out_of_turn else in_turn(game)) if next(looks) % 2 else "log"

    sit(game, answer, console)
    assert wiped >= 4 * 4
    file = console.file
    assert isinstance(file, io.StringIO)
    assert file.getvalue().count("\x1b[3J") == wiped


def test_bz_36_nothing_of_an_earlier_part_is_taken_back() -> None:
    game = new("byzanz", seats=3, rounds=4, seed=3, memory=True)
    parts: list[int] = []

    def answer(out_of_turn: bool) -> str:
        assert not parts or game.part >= parts[-1]
        parts.append(game.part)
        if out_of_turn:
            return "skip"
        return "undo" if len(parts) % 3 == 0 else in_turn(game)

    shown = sit(game, answer)
    assert "There is nothing to undo" in shown
    assert "Taken back" in shown
