"""What a bot is given to see, how it is named, and where it can come from."""

import random
from dataclasses import fields, replace
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import Budget, Situation, ask, load_file, make, names, situation, specs
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.game import Game, new
from hippodrome.games import GAMES
from hippodrome.games.byzanz import record as byzanz_record
from hippodrome.games.intrigue import record as intrigue_record
from tests.playing import TABLES, random_game
from tests.sizes import size

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
RULES_OF_THUMB = {"byzanz": "merchant", "byzantio": "courtier", "nekken": "courtier"}


class Spy:
    """Keeps whatever it is given, and spoils it."""

    def __init__(self) -> None:
        self.asked: list[Situation] = []

    def choose(self, at: Situation) -> int:
        self.asked.append(replace(at, masked=at.masked.copy()))
        at.masked[:] = np.zeros(1, at.masked.dtype)
        return at.legal[0]


def play_on(game: Game, bot: Any, moves: int) -> None:
    rng = random.Random(1)
    for _ in range(moves):
        if not game.turn:
            return
        seat = game.turn[0]
        game.play(seat, ask(bot, game, seat, rng))


# ---------------------------------------------------------------- a bot sees what its seat sees


def test_a_bot_that_reads_another_hand_finds_blanks() -> None:
    game, spy = new("byzanz", seats=4, seed=7), Spy()
    ask(spy, game, 0, random.Random(1))
    masked = spy.asked[-1].masked
    for other in (1, 2, 3):
        assert masked["hidden"][0, other].tolist() == [byzanz_record.UNSEEN] * 4
        assert masked["hand"][0, other, : byzanz_record.UNSEEN].sum() == 0
        assert masked["hand"][0, other, byzanz_record.UNSEEN] == 4
    assert masked["hand"][0, 0].tolist() == game.record["hand"][0, 0].tolist()


def test_a_bot_that_reads_anothers_targets_finds_blanks() -> None:
    game, spy = new("byzantio", seats=3, seed=7), Spy()
    play_on(game, spy, 60)
    assert game.view(0)["phase"] == "act"
    seat, masked = spy.asked[-1].seat, spy.asked[-1].masked
    for other in {0, 1, 2} - {seat}:
        assert (masked["target"][0, other] == intrigue_record.UNSEEN).all()
    assert (masked["target"][0, seat] >= 0).all()


@pytest.mark.parametrize("table", TABLES)
def test_all_that_a_bot_is_given_is_the_masked_record_its_log_and_its_legal_actions(table: str) -> None:
    given = {"game", "masked", "seat", "legal", "luck", "budget", "log", "witnessed"}
    assert {field.name for field in fields(Situation)} == given
    for moves in range(5, 300, 37):
        game, spy = random_game(table, seed=moves, moves=moves), Spy()
        for seat in game.turn:
            before, rng = game.record.tobytes(), random.Random(1)
            ask(spy, game, seat, rng)
            at = spy.asked[-1]
            assert (at.game, at.seat, at.rng) == (game.name, seat, rng)
            assert at.masked.tobytes() == game.masked(seat).tobytes()
            assert at.legal == tuple(game.actions(seat))
            assert at.seen == tuple(game.log_for(seat))
            assert game.record.tobytes() == before, "what a bot does to its copy changes nothing"


def test_the_budget_reaches_the_bot() -> None:
    game, spy = new("nekken", seats=2, seed=7), Spy()
    ask(spy, game, 0, random.Random(1), Budget(seconds=0.5, threads=2))
    ask(spy, game, 0, random.Random(1))
    assert [at.budget for at in spy.asked] == [Budget(seconds=0.5, threads=2), Budget()]


def test_luck_is_the_deals_unless_a_generator_is_brought() -> None:
    game = new("byzanz", seats=4, seed=7)
    assert situation(game, 0).rng.random() == game.luck(0).random() == situation(game, 0).rng.random()
    others = [situation(new("byzanz", seats=4, seed=8), 0), situation(game, 1)]
    assert game.luck(0).random() not in [at.rng.random() for at in others]
    brought = random.Random(1)
    assert situation(game, 0, brought).rng is brought


def test_where_draws_come_from_outside_luck_is_brought_too() -> None:
    with pytest.raises(HippodromeError, match="pass a generator"):
        ask(make("random", "nekken"), Game("nekken", {"seats": 2}), 0)


def test_what_is_not_legal_is_refused() -> None:
    class Cheat:
        def choose(self, at: Situation) -> int:
            return max(at.legal) + 1

    with pytest.raises(HippodromeError, match=r"Cheat chose .* not among its legal actions"):
        ask(Cheat(), new("byzanz", seats=4, seed=7), 0, random.Random(1))


def test_a_seat_without_a_decision_is_not_asked() -> None:
    with pytest.raises(HippodromeError, match="seat 2 has nothing to decide now"):
        ask(Spy(), new("byzanz", seats=4, seed=7), 2, random.Random(1))


# ---------------------------------------------------------------- specs


def test_all_our_bots_are_named() -> None:
    assert {"random", "merchant", "courtier", "search", "novice", "citizen", "strategos", "basileus"} <= {
        *names()
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "spec", ["random", "search:20", "search:0.01s", "novice", "citizen", "strategos", "basileus"]
)
def test_these_play_every_game(spec: str, game: str) -> None:
    table = new(game, seats=3, seed=7)
    play_on(table, make(spec, game), 6)
    assert len([actor for actor, _ in table.log if actor != "nature"]) == 6


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_play_their_own_game_to_the_end(game: str) -> None:
    table = new(game, seats=3, seed=7)
    play_on(table, make(RULES_OF_THUMB[game], game), size(10_000, 1_500, 300))
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("spec", "game", "told"),
    [
        ("merchant", "nekken", "the bot 'merchant' does not play nekken, only byzanz"),
        ("courtier", "byzanz", "the bot 'courtier' does not play byzanz, only byzantio, nekken"),
        ("clever", "byzanz", "there is no bot 'clever': choose one of .*basileus"),
        ("", "byzanz", "there is no bot ''"),
        ("random:7", "byzanz", "the bot 'random:7' can't be made"),
        ("x" * 1000, "byzanz", "there is no bot 'x{40}'"),
    ],
)
def test_a_spec_that_means_nothing_is_refused(spec: str, game: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        make(spec, game)


def test_a_bot_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("visitor", "tests.bots.test_bots:Spy", specs.GROUP)
    monkeypatch.setattr(specs, "entry_points", lambda group: EntryPoints([entry]).select(group=group))
    assert "visitor" in names()
    assert isinstance(make("visitor", "nekken"), Spy)


# ---------------------------------------------------------------- bots of a file


@pytest.fixture(autouse=True)
def _forget_loaded_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specs, "_loaded", {})


def test_the_example_plays_a_whole_game() -> None:
    assert load_file(EXAMPLE) == ["miser"]
    game = new("byzanz", seats=4, seed=7)
    play_on(game, make("miser", "byzanz"), size(10_000, 1_500, 300))
    assert game.outcome is not None
    assert len(EXAMPLE.read_text().splitlines()) <= 34


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("1 +", "mine.py can't be loaded: SyntaxError"),
        ("import nowhere_to_be_found", "mine.py can't be loaded: ModuleNotFoundError"),
        ("raise SystemError('no')", "mine.py can't be loaded: SystemError: no"),
        ("x = 1", "mine.py offers no bots: it needs a dict, as in BOTS ="),
        ("BOTS = {}", "mine.py offers no bots"),
        ("BOTS = {'a b': int}", "a bot needs a name and a factory, and 'a b' does not fit"),
        ("BOTS = {'mine': 3}", "a bot needs a name and a factory, and 'mine' does not fit"),
        ("BOTS = {'random': int}", "a bot named 'random' exists already"),
    ],
)
def test_a_file_that_offers_no_bot_is_refused(tmp_path: Path, source: str, told: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(source)
    with pytest.raises(BadOptions, match=told):
        load_file(file)


def test_a_bot_that_needs_a_file_and_finds_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("BOTS = {'reader': open}")
    load_file(file)
    with pytest.raises(BadOptions, match=r"the bot 'reader:nowhere' can't be made: .*No such file"):
        make("reader:nowhere", "byzanz")
