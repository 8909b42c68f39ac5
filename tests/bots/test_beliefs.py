"""What the others may hold, judged by what they did: worlds that fit, drawn by how likely the network holds them."""

import random

import numpy as np
import pytest

from hippodrome.bots import beliefs, make, situation
from hippodrome.bots.bot import witnessed
from hippodrome.bots.learned import shipped
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.game import Game, new
from hippodrome.games.intrigue import record


def played(game: str, moves: int, seed: int = 3) -> Game:
    """A game of Byzantio's family by its rules of thumb, up to a decision of a turn."""
    table, bot = new(game, seats=4, seed=seed), make("courtier", game)
    while len(table.log) < moves or table.record["phase"] != record.ACT:
        table.play(table.turn[0], bot.choose(situation(table, table.turn[0])))
    return table


def test_what_was_seen_is_the_others_last_decisions_with_the_position_before_each() -> None:
    game = played("nekken", 60)
    seat = game.turn[0]
    seen = witnessed(game, seat, 2)
    assert len(seen) == 2 * (game.seats - 1)
    steps = game.steps
    for one in seen:
        taken = [
            i for i, step in enumerate(steps) if step == (one.actor, one.action)
        ]  # perhaps more than once
        assert one.actor != seat
        assert one.masked.tobytes() in {game.at(number).masked(seat).tobytes() for number in taken[-2:]}


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_worlds_look_to_the_seat_as_the_game_does(game: str) -> None:
    net = shipped(game)
    if net is None:
        pytest.skip("no network yet")
    table = played(game, 80)
    at = situation(table, table.turn[0])
    worlds = beliefs.worlds(at, net, 8, 1)
    assert len(worlds) == beliefs.WORLDS
    for i in range(0, len(worlds), 16):
        world = worlds[i : i + 1].copy()
        calls.mask(world, at.seat)
        assert world.tobytes() == at.masked.tobytes()


def test_worlds_are_drawn_by_their_weights() -> None:
    rng, logs = generator(1), np.log([0.1, 0.6, 0.3])
    drawn = np.bincount([beliefs.one_by(logs, rng) for _ in range(4000)], minlength=3) / 4000
    assert drawn == pytest.approx([0.1, 0.6, 0.3], abs=0.04)


def test_where_nothing_was_seen_there_is_nothing_to_believe() -> None:
    table = new("nekken", seats=3, seed=random.Random(1).randrange(9))
    net = shipped("nekken") or shipped("byzantio")
    assert net is not None
    assert beliefs.worlds(situation(table, 0), net, 8, 1) is None
