"""A bot at a table is asked with what its seat knows: nothing else changes what it does."""

import random
from typing import Any

import pytest

from hippodrome.bots import make
from hippodrome.bots.bot import Situation
from hippodrome.game import Game
from hippodrome.games.telling import masked
from hippodrome.table import acts
from hippodrome.table.bot_runner import think
from hippodrome.table.table import Table
from tests.table.folded import begun, done, played

BOTS = ("random", "novice", "citizen", "search:30")


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


@pytest.mark.parametrize("spec", BOTS)
def test_neither_chat_nor_what_others_write_in_secret_changes_what_a_bot_does(spec: str) -> None:
    table = begun("nekken", 3, bots={2: "citizen"})
    same_deal = table
    table = done(table, acts.say(table, 0, "Hello"))
    for seat in (0, 1, 0):
        table = played(table, seat, random.Random(seat).choice(game_of(table).legal(seat)))
    table = done(table, acts.undo(table, 0))
    assert game_of(table).length == game_of(same_deal).length + 2
    for _ in range(3):  # at each of its decisions
        actions = {think(make(spec, "nekken"), game_of(each), 2) for each in (same_deal, table)}
        assert len(actions) == 1
        move = game_of(table).texts(2, list(actions))[0]
        table, same_deal = played(table, 2, move), played(same_deal, 2, move)
        table = done(table, acts.say(table, 1, "And now?"))


def test_the_luck_of_a_bot_differs_from_deal_to_deal_and_from_decision_to_decision() -> None:
    """Else the test above would prove nothing."""
    chosen = set()
    for deal in range(6):
        table = begun("nekken", 2, bots={1: "random"}, deal=deal)
        for _ in range(3):
            chosen.add(think(make("random", "nekken"), game_of(table), 1))
            table = played(table, 1, game_of(table).legal(1)[0])
    assert len(chosen) > 6


class Curious:
    """A bot that remembers what it was asked with."""

    def __init__(self) -> None:
        self.asked: list[Situation] = []

    def choose(self, at: Situation) -> int:
        self.asked.append(at)
        return at.legal[0]


@pytest.mark.parametrize(("name", "seats"), [("byzanz", 3), ("nekken", 3)])
def test_a_bot_is_asked_with_its_mask_and_with_what_its_seat_has_seen(name: str, seats: int) -> None:
    table, bot = begun(name, seats), Curious()
    for _ in range(30):
        game, seat = game_of(table), table.turn[0]
        think(bot, game, seat)
        at: Any = bot.asked[-1]
        assert at.masked.tobytes() == masked(game.record, seat).tobytes()
        assert list(at.seen) == game.log_for(seat)
        assert list(at.legal) == game.actions(seat)
        table = played(table, seat, game.legal(seat)[0])
    assert any(list(at.seen) != game_of(table).log[: len(at.seen)] for at in bot.asked)
