"""Puzzles: those that come with the games, and how new ones are found."""

from hashlib import sha256

import pytest

from hippodrome.analysis import mining
from hippodrome.analysis.losses import Looks
from hippodrome.analysis.mining import Weighed, confirm, is_clear, mine, puzzle_at, situation_of, weigh
from hippodrome.analysis.puzzles import BETWEEN, puzzles_of, read, written
from hippodrome.arena.playing import play_out
from hippodrome.bots import make
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.errors import BadRecord, HippodromeError
from hippodrome.game import Game, new
from hippodrome.games import GAMES
from hippodrome.locales import Language, Messages
from tests.bots.solved import BYZANZ, Position

WITH_PUZZLES = ("byzanz", "byzantio", "nekken")
LOOKS = Looks(400, 200)
LARGEST = 300_000  # bytes of a file


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_shipped_puzzle_can_be_set_up_and_has_one_clearly_best_legal_move(game: str) -> None:
    offered = puzzles_of(game)
    assert len(offered) >= 100
    assert len({one.id for one in offered}) == len(offered)
    described = GAMES[game].puzzles
    assert described is not None
    assert described.file.stat().st_size <= LARGEST
    for one in offered:
        then = one.position()
        legal = then.legal(one.seat)
        assert (one.game, one.version) == (game, GAMES[game].version)
        assert one.seat in then.turn
        assert {worth.move for worth in one.values} <= set(legal)
        assert len(legal) >= mining.FEWEST
        assert [worth.value for worth in one.values] == sorted(
            (worth.value for worth in one.values), reverse=True
        )
        assert one.gap >= max(mining.LEAST, mining.SURE * one.error)
        assert one.gap == pytest.approx(one.values[0].value - one.values[1].value, abs=2e-4)
        action = then.actions(one.seat)[legal.index(one.best)]
        assert one.theme == described.theme(action)
        assert one.id == sha256(f"{game} {then.options} {one.seat} {one.log}".encode()).hexdigest()[:10]
        assert (written(then), read([one.line()])) == (one.log, [one])


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_shipped_puzzles_differ_in_theme_difficulty_and_number_of_players(game: str) -> None:
    offered = puzzles_of(game)
    assert len({one.theme for one in offered}) >= 4
    assert {one.options["seats"] for one in offered} == set(GAMES[game].seats)
    difficulties = sorted(one.difficulty for one in offered)
    assert difficulties[-1] - difficulties[0] > 600


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_theme_has_a_name(game: str, language: Language) -> None:
    described = GAMES[game].puzzles
    assert described is not None
    assert all(Messages(language).has(f"puzzle-theme-{name}") for _, name in described.themes if name)


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_shipped_puzzle_is_confirmed_again_from_the_mask_alone(game: str) -> None:
    """Another world that looks the same to whoever decides gives the same result: nothing else is known."""
    for one in sorted(puzzles_of(game), key=lambda one: -one.gap / max(one.error, 1e-3)):
        then = one.position()
        world = then.masked(one.seat)
        calls.redeal(world, one.seat, generator(5))
        if world.tobytes() != then.record.tobytes():  # something is hidden
            break
    assert situation_of(game, then.record, one.seat).masked.tobytes() == then.masked(one.seat).tobytes()
    true, other = (confirm(situation_of(game, place, one.seat), 99, LOOKS) for place in (then.record, world))
    assert true == other
    assert true is not None
    assert then.texts(one.seat, true.actions[:1]) == [one.best]


@pytest.mark.parametrize("position", BYZANZ, ids=lambda position: position.about)
def test_the_best_move_is_the_one_that_exhaustive_search_finds(position: Position) -> None:
    found = weigh(situation_of("byzanz", position.masked, 0), LOOKS, 3)
    assert position.text(found.actions[0]) == position.best


@pytest.fixture(scope="module")
def played() -> list[Game]:
    return [
        play_out("byzanz", {"seats": 3}, [make("citizen", "byzanz")] * 3, f"puzzles/{i}") for i in range(8)
    ]


@pytest.mark.slow
def test_mined_puzzles_are_found_again_with_the_same_seed_and_confirmed_with_another(
    played: list[Game],
) -> None:
    found = list(mine(played, 3, seed=4, looks=LOOKS))
    assert len(found) == 3
    assert list(mine(played, 3, seed=4, looks=LOOKS)) == found
    assert len({one.theme for one in found}) > 1
    for one in found:
        then = one.position()
        again = weigh(situation_of("byzanz", then.record, one.seat), LOOKS, 1234)
        assert then.texts(one.seat, again.actions[:1]) == [one.best]


def test_two_moves_that_are_equally_good_are_no_puzzle() -> None:
    table = {
        (0.10, 3.0): True,
        (0.10, 2.9): False,  # not sure enough
        (0.029, 9.0): False,  # too little to be a matter
    }
    for (gap, sure), clear in table.items():
        assert is_clear(Weighed((1, 2), (0.5, 0.5 - gap), (0.0, 0.0), gap, 0.01, sure), mining.SURE) is clear


def test_it_takes_both_searches_to_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = Weighed((1, 2), (0.5, 0.4), (0.0, 0.0), 0.1, 0.01, 10.0)
    answers = iter([sure, sure, sure, sure._replace(actions=(2, 1)), sure, sure._replace(sure=2.0)])
    monkeypatch.setattr(mining, "weigh", lambda at, looks, seed: next(answers))
    at = situation_of("byzanz", new("byzanz", seats=3, seed=7).record, 0)
    assert [confirm(at, seed) for seed in range(3)] == [sure, None, None]


def test_the_writing_of_targets_is_never_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = Weighed((1, 2), (0.5, 0.4), (0.0, 0.0), 0.1, 0.01, 10.0)
    monkeypatch.setattr(mining, "weigh", lambda *given: sure)
    game = new("nekken", seats=2, seed=7)
    assert game.view(0)["phase"] == "targets"
    assert puzzle_at(game, 0) is None


def test_what_can_not_be_read_is_refused_in_a_sentence() -> None:
    one = puzzles_of("byzanz")[0]
    with pytest.raises(BadRecord, match="version 99 of the rules"):
        one._replace(version=99).position()
    with pytest.raises(BadRecord, match="there is no card C9"):
        one._replace(log=one.log + f"{BETWEEN}{one.seat} bid C9").position()
    with pytest.raises(BadRecord, match="line 2 is not a puzzle"):
        read([one.line(), '{"id": 1}'])
    with pytest.raises(HippodromeError, match="no game 'chess'"):
        puzzles_of("chess")
