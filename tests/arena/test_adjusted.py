"""Tournaments that take luck off the results."""

import pytest

from hippodrome.analysis import Samples
from hippodrome.arena import playing
from hippodrome.arena.playing import play_one
from hippodrome.arena.results import Result, from_line, to_line
from hippodrome.arena.standings import standings
from hippodrome.arena.tables import _bots
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import BadRecord

GAME = Result(0, 0, ("a", "b", "b"), (9, 4, 9), (0,), 50, luck=(0.5, -0.25, -0.25))


def test_the_luck_of_a_game_is_kept_with_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LUCK", Samples(1, 8, 4))
    tournament = Tournament("byzanz", {"seats": 3}, ("citizen",), games=1, adjusted=True)
    result = play_one(tournament, next(tournament.pairings())).result
    assert len(result.luck) == 3
    assert abs(sum(result.luck)) < 1e-9
    assert any(result.luck)
    assert from_line(to_line(result)).luck == result.luck


def test_a_usual_tournament_has_none_and_is_written_as_before() -> None:
    tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=1)
    result = play_one(tournament, next(tournament.pairings())).result
    assert result.luck == ()
    assert '"luck"' not in to_line(result)
    assert "adjusted" not in tournament.description()


def test_standings_are_of_what_is_left_without_luck() -> None:
    summed = standings([GAME, GAME._replace(number=1, deal=1)])
    wins = {row.bot: row.wins.value for row in summed.bots}
    assert wins == {"a": 0.5, "b": 0.5}
    assert summed.adjusted
    assert _bots("", summed).columns[2].header.plain == "wins less luck"  # type: ignore[union-attr]


@pytest.mark.parametrize("luck", ["[0.1]", '["much",0,0]', "[1e9,0,0]", "3"])
def test_luck_that_is_none_is_refused(luck: str) -> None:
    line = to_line(GAME).replace("[0.5,-0.25,-0.25]", luck)
    with pytest.raises(BadRecord, match="luck"):
        from_line(line)
