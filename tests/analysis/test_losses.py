"""The loss of decisions: on positions solved by exhaustive search, and from masks alone."""

from typing import Any

import numpy as np
import pytest

from hippodrome.analysis import DEPTHS, Judgement, Looks, analyse, judge
from hippodrome.arena.playing import play_out
from hippodrome.bots import Situation, make
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.search import Search
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.errors import HippodromeError
from hippodrome.game import new
from tests.bots.solved import BYZANZ, Position

LOOKS = Looks(800, 200)


@pytest.mark.parametrize("position", BYZANZ, ids=lambda position: position.about)
def test_the_solved_move_is_best_and_the_worst_loses(position: Position) -> None:
    solved = position.solved(worlds=1)
    actions = {position.text(action): action for action in position.legal}
    for number, (move, lost) in enumerate([(position.best, False), (list(solved)[-1], True)]):
        found = judge("byzanz", position.masked, 0, actions[move], LOOKS, seed=number)
        assert (found.loss > 0.02) is lost, found
        assert (found.grade in ("mistake", "blunder")) is lost, found
    assert position.text(found.best) == position.best


@pytest.mark.parametrize(("name", "moves"), [("byzanz", 21), ("nekken", 40)])
def test_nobody_is_blamed_for_what_could_not_be_known(name: str, moves: int) -> None:
    """Two worlds that look alike to whoever decides, with other hands or targets of the others, give the same loss."""
    played = play_out(name, {"seats": 4}, [make("citizen", name)] * 4, "losses/3")
    game = next(then for number in range(moves, played.length) if (then := played.at(number)).turn)
    seat = game.turn[0]
    world = game.masked(seat)
    calls.redeal(world, seat, generator(5))
    assert world.tobytes() != game.record.tobytes()
    for action in game.actions(seat)[:3]:
        judged = [judge(name, one, seat, action, Looks(60, 20)) for one in (game.record, world)]
        assert judged[0] == judged[1]


def test_the_search_is_given_the_mask_of_whoever_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    usual = LearnedBot.search_of

    def search_of(bot: LearnedBot, at: Situation) -> type[Search]:
        given.append(at.masked.tobytes())
        return usual(bot, at)

    monkeypatch.setattr(LearnedBot, "search_of", search_of)
    game = new("byzanz", seats=4, seed=7)
    judge("byzanz", game.record, 0, game.actions(0)[0], Looks(2, 2))
    assert given == [game.masked(0).tobytes()]


def test_a_decision_without_a_choice_is_forced() -> None:
    assert Judgement(0, 0.0, 0.0, 0.0, 1).grade == "forced"


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.0, 0.0, "best"),
        (0.01, 0.001, "fine"),
        (0.03, 0.01, "inaccuracy"),
        (0.03, 0.02, "fine"),  # it may be chance
        (0.07, 0.01, "mistake"),
        (0.3, 0.02, "blunder"),
    ],
)
def test_classes(loss: float, error: float, grade: str) -> None:
    assert Judgement(0, loss, error, 0.0, 5).grade == grade


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(HippodromeError, match="not over"):
        analyse(new("byzanz", seats=4, seed=7), ["a", "b", "c", "d"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["byzanz", "nekken"])
def test_an_analysis_sums_up_each_player(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "normal", DEPTHS["sketch"]._replace(looks=Looks(20, 8)))
    seats = 3
    game = play_out(name, {"seats": seats}, [make("novice", name)] * seats, "losses/1")
    found = analyse(game, ["Ann", "Bo", "Cy"])
    data = found.plain()
    assert len(data["curve"]) == game.length + 1
    assert [move["move"] for move in data["moves"]] == [entry.move for entry in game.log]
    for seat, player in enumerate(data["players"]):
        total = player["initial"] + player["luck"] + player["decisions"] + player["others"]
        assert abs(total - player["result"]) < 1e-9
        own = [move for move in data["moves"] if move["actor"] == seat]
        assert sum(player["grades"].values()) == len(own)
        free = [move["loss"] for move in own if move["grade"] != "forced"]
        assert np.isclose(player["mean_loss"], np.mean(free))
        if player["worst"] is not None:
            assert data["moves"][player["worst"]]["loss"] == max(free)
    sizes = [max(map(abs, turn["change"])) for turn in data["turning_points"]]
    assert min(sizes) >= sorted((turn.size for turn in found.turns()), reverse=True)[len(sizes) - 1] - 1e-12
    assert [turn["first"] for turn in data["turning_points"]] == sorted(
        turn["first"] for turn in data["turning_points"]
    )
