"""What is hidden from a seat never reaches its browser: three people play, and all that comes in is read."""

import json
import random
import re
from typing import Any

import pytest

from hippodrome.game import Game
from tests.browser.conftest import Visit
from tests.browser.visitors import click_something, is_over, sit_together
from tests.browser.wire import Wire, log_of
from tests.table.servers import ServerProcess

pytestmark = pytest.mark.slow
CARD = re.compile(r"(?<![\w-])(?:[CGOSTW]\d|X)(?![\w-])")
ROUNDS = 600  # of clicks, at most; about 80 do
Event = dict[str, Any]


def watched_game(house: ServerProcess, visit: Visit, game: str, moves: int) -> tuple[list[Wire], list[Event]]:
    """What three people were told until they had made so many moves by clicks, and the server's log of it.

    Moves are counted, not clicks: how many clicks a move takes depends on how soon the server answers.
    """
    friends = [visit() for _ in range(3)]
    wires = [Wire(friend) for friend in friends]
    sit_together(friends, house.url, game)
    table, rng = friends[0].url.rsplit("/", 1)[1], random.Random(31)
    for _ in range(ROUNDS):
        for friend, wire in zip(friends, wires, strict=True):
            if not is_over(friend):
                click_something(friend, rng, idle=5)
            wire.read()
        if moves_in(log_of(house, table)) >= moves:
            break
    friends[0].wait_for_timeout(300)  # what was clicked last is in the log too
    return wires, log_of(house, table)


def moves_in(log: list[Event]) -> int:
    """How many moves a log has."""
    return sum(event["kind"] == "moved" for event in log)


# ---------------------------------------------------------------- Byzanz


def dealt(log: list[Event]) -> tuple[list[set[str]], set[str]]:
    """The cards of each opening hand, and those that lay open when the game began."""
    started = next(event for event in log if event["kind"] == "started")
    game = Game("byzanz", log[0]["options"])
    draws = [(actor, move) for actor, move in started["entries"]]
    while game.view(0)["phase"] == "deal":
        game.play(*draws.pop(0))
    hands = [set(game.view(seat)["players"][seat]["hand"]) for seat in range(3)]
    return hands, {card for _, move in draws for card in CARD.findall(move)}


def cards_told(told: Any, seat: int, log: list[Event]) -> set[str]:
    """Cards that an answer names, though its seat neither held them from the start nor saw them played or drawn."""
    hands, known = dealt(log)
    position = told.get("update", told).get("position", 0)  # everybody notices every event of Byzanz
    moved = [event for event in log[:position] if event["kind"] == "moved"]
    known |= {card for event in moved for _, move in event["entries"] for card in CARD.findall(move)}
    return set(CARD.findall(json.dumps(told))) - hands[seat] - known


def test_nobody_is_told_the_opening_hand_of_another(house: ServerProcess, visit: Visit) -> None:
    wires, log = watched_game(house, visit, "byzanz", 25)
    assert moves_in(log) > 20
    hands, lie_open = dealt(log)
    assert any(one - other - lie_open for one in hands for other in hands)
    for seat, wire in enumerate(wires):
        told = wire.told
        assert len(wire.streamed) > 20
        assert [each for each in told if cards_told(each, seat, log)] == []
        # It would be found: a seat is told its own hand, which is hidden from the others.
        assert hands[seat] <= {card for each in told for card in CARD.findall(json.dumps(each))}
        for other in {0, 1, 2} - {seat}:
            hidden = hands[seat] - hands[other] - lie_open
            assert hidden <= set().union(*(cards_told(each, other, log) for each in told))


# ---------------------------------------------------------------- Byzantio


SECRET = ("target", "retarget", "guess")
TOLD_IN_SECRET = ("target-written", "target-replaced", "targets-kept", "target-guessed")
OPEN = ("garrisons", "in_play", "roll", "odds", "offer", "legal", "events", "exile", "question")


def written(log: list[Event]) -> list[set[str]]:
    """The cities that each seat wrote on its sheet."""
    cities: list[set[str]] = [set(), set(), set()]
    for event in log:
        for actor, move in event.get("entries", []):
            if move.startswith("target "):
                cities[actor].add(move.split()[1])
    return cities


def hidden_part(told: Any, seat: int) -> str:
    """An answer without what is open to all or the seat's own: no city has a place in it."""
    update = json.loads(json.dumps(told.get("update", told)))
    table = update.get("table") or {}
    if (table.get("own") or {}).get("seat") == seat:
        table.pop("own")
    view = table.get("view") or {"players": []}
    for name in OPEN:
        view.pop(name, None)
    for player in view["players"]:
        player.pop("pretender")
    for event in update.get("happened", []):
        event["moves"] = [move for move in event["moves"] if move[0] != seat and move[1].split()[0] in SECRET]
        event["story"] = [
            story
            for story in event["story"]
            if story["facts"].get("seat") != seat and story["id"] in TOLD_IN_SECRET
        ]
    return json.dumps(update)


def targets_told(told: Any, seat: int, log: list[Event]) -> set[str]:
    """Cities that somebody wrote in secret, where this seat should find none."""
    everything = set().union(*written(log))
    return everything & set(re.findall(r"[\w-]+", hidden_part(told, seat)))


def test_nobody_is_told_the_targets_of_another(house: ServerProcess, visit: Visit) -> None:
    wires, log = watched_game(house, visit, "byzantio", 35)
    targets = written(log)
    assert all(len(cities) >= 6 for cities in targets)
    assert moves_in(log) > 30
    for seat, wire in enumerate(wires):
        told = wire.told
        assert len(wire.streamed) > 10
        assert [each for each in told if targets_told(each, seat, log)] == []
        # It would be found: a seat is told its own targets, which are hidden from the others.
        for other in {0, 1, 2} - {seat}:
            assert targets[seat] <= set().union(*(targets_told(each, other, log) for each in told))
