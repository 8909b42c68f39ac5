"""The small boards of Nekken, for study only: what they are played with, and that one of them can be solved."""

from typing import Any

import numpy as np
import pytest

from hippodrome.core import calls
from hippodrome.core.chance import NATURE
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.study import STUDIES
from tests.games.intrigue.realm import player, say
from tests.sizes import size

TABLES = [(name, seats) for name, study in STUDIES["nekken"].items() for seats in study.seats]
every_board = pytest.mark.parametrize(("name", "seats"), TABLES)


def small(name: str, seats: int, **options: Any) -> Game:
    return Game("nekken", {"seats": seats, "study_board": name, **options})


def test_they_are_offered_for_nekken_alone_and_under_study_only() -> None:
    (option,) = (option for option in GAMES["nekken"].options if option.study)
    assert (option.name, option.default) == ("study_board", "none")
    assert option.choices == ("none", *STUDIES["nekken"])
    assert not any(option.study for option in GAMES["byzantio"].options)


@every_board
def test_a_small_board_has_few_of_everything(name: str, seats: int) -> None:
    game, measures = small(name, seats), STUDIES["nekken"][name].measures
    view = game.view(0)
    assert len(view["slots"]) == measures.targets < len(view["in_play"]) <= 6
    assert view["rounds"] == measures.turns <= 6
    assert [event["turn"] for event in view["events"]] == [turn for turn, _ in measures.schedule]
    for seat in range(seats):
        assert player(game, seat)["reserve"] == measures.garrisons
        assert tuple(player(game, seat)["boxes"].values()) == measures.boxes
        assert player(game, seat)["pretender"] == "nekken"  # NK-03


@pytest.mark.parametrize("name", STUDIES["nekken"])
def test_there_is_a_box_for_every_turn_that_needs_one(name: str) -> None:
    """BY-25: whoever has acted in every turn still has a box to cross off."""
    measures = STUDIES["nekken"][name].measures
    assert sum(measures.boxes) >= measures.turns
    assert len(measures.boxes) == record.KINDS


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"study_board": "cinder", "seats": 3}, "the study board cinder is for 2 players, not 3"),
        ({"study_board": "ember", "seats": 4}, "the study board ember is for 2 or 3 players, not 4"),
        ({"study_board": "pebble"}, "study_board is none, cinder or ember, not 'pebble'"),
        ({"study_board": 1}, "study_board is none, cinder or ember, not 1"),
        ({"study_board": "ember", "board": {}}, "the study board ember or a map of one's own, not both"),
    ],
)
def test_what_a_small_board_cannot_be_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Game("nekken", options)


def test_without_a_number_of_players_it_is_for_the_fewest() -> None:
    assert Game("nekken", {"study_board": "ember"}).seats == 2


OPENINGS = {  # moves of the first turn: the share of the victory of who starts, worked out to the end
    "": 0.25390625,  # who acts last has the better of it
    "colonise ashfall ashfall; colonise basalt basalt": 0.6220703125,
}


@pytest.mark.parametrize("moves", list(OPENINGS)[size(0, 1) :])
def test_cinder_can_be_solved(moves: str) -> None:
    """With sheets open, from the first turn or after it: every line to the end, each position once."""
    game = small("cinder", 2)
    for seat, target in enumerate(("ashfall", "basalt")):
        game.play(seat, f"target {target}")
    say(game, "roll 8; roll 1")
    if moves:
        say(game, moves)
    known: dict[bytes, Any] = {}
    value = _solve(game.record, known)
    assert 1_000 < len(known) < 200_000
    assert value.sum() == pytest.approx(1)
    assert value[0] == pytest.approx(OPENINGS[moves])


def _solve(one: Any, known: dict[bytes, Any]) -> Any:
    """The share of the victory of each seat, if both play for it; a guess is a blind one, right once in four."""
    key = one.tobytes()
    if key not in known:
        known[key] = _look_ahead(one, known)
    return known[key]


def _look_ahead(one: Any, known: dict[bytes, Any]) -> Any:
    if one["phase"][0] == record.GUESS:
        return _guessed(one)
    out = calls.scratch()
    weights = out[: calls.chances(one, out)].tolist()
    if weights:
        after = [_solve(_then(one, NATURE, side), known) for side in range(len(weights))]
        return np.mean(after, axis=0)
    seat = calls.seats_of(calls.turn(one))[0]
    after = [_solve(_then(one, seat, action), known) for action in calls.listed(one, seat)]
    return max(after, key=lambda value: value[seat])


def _then(one: Any, actor: int, action: int) -> Any:
    after = calls.copied(one)
    calls.apply(after, actor, action)
    return after


def _guessed(one: Any) -> Any:
    points, shares = np.zeros(record.MOST, np.int64), np.zeros(2)
    calls.score(one, points)
    starter = int(one["starter"][0])
    for right in ((0, 0), (0, 1), (1, 0), (1, 1)):
        chance = np.prod([0.25 if hit else 0.75 for hit in right])
        final = points[:2] + record.GUESS_POINTS * np.array(right)
        shares[starter if final[0] == final[1] else int(final.argmax())] += chance
    return shares
