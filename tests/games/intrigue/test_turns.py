"""The track of turns, and how many garrisons a city takes: BY-10 … BY-12."""

from itertools import cycle

import pytest

from tests.games.clauses import refused

from .realm import (
    board_garrisons,
    boxes,
    every_table,
    finish,
    legal,
    occupy,
    phase,
    play_until,
    say,
    start,
    step,
    to_event,
    turn,
    turn_number,
)

KINDS = {"campaign": 10, "muster": 6, "negotiate": 4, "advance": 4, "bribe": 3, "expel": 3}

# ---------------------------------------------------------------- the track of turns


@every_table
def test_by_10_thirty_turns_with_events_on_6_12_18_and_24(seats: int) -> None:
    game = start(seats, starter=seats - 1)
    order = [(seats - 1 + n) % seats for n in range(seats)]
    acted: dict[int, list[int]] = {}
    while phase(game) != "espionage":
        if phase(game) == "act":
            acted.setdefault(turn_number(game), []).append(game.turn[0])
        step(game)
    assert acted == {number: order for number in range(1, 31) if number not in (6, 12, 18, 24)}
    assert len(acted) == 26
    assert turn_number(game) == int(game.record["turns"][0]) == 30


def test_by_10_no_actions_on_an_event_turn() -> None:
    game = start(2)
    for number in (6, 12, 18, 24):
        to_event(game, number)
        for seat in range(2):
            refused(game, seat, "campaign boeotia", "BY-10" if number == 18 else "BY-05")
            refused(game, seat, "pass", "BY-10" if number == 18 else "BY-05")


def test_by_10_one_action_in_turn() -> None:
    game = start(3, starter=1)
    for other in (0, 2):
        assert game.legal(other) == []
        refused(game, other, "pass", "BY-10")
        refused(game, other, "advance elis", "BY-10")
    game.play(1, "muster d1")
    refused(game, 1, "advance elis", "BY-10")
    assert game.turn == [2]


ROUTE = ("boeotia", "cilicia", "galatia", "frygia", "elis", "ionia")
LINES = {  # what seat 0 does again and again
    "campaign": ["campaign boeotia", "campaign attica"],
    "muster": [move for place in ROUTE for move in (f"campaign {place}", f"muster {place[0]}1")],
    "negotiate": ["negotiate a1; for d1 komnenos; refuse; roll 1"],
    "advance": ["advance frygia", "advance attica"],
    "bribe": ["bribe d1 komnenos; roll 1"],
    "expel": ["expel d1 komnenos; roll 1"],
}


@pytest.mark.parametrize("kind", KINDS)
def test_by_10_an_action_fills_one_box_of_its_kind(kind: str) -> None:
    game = start(2)
    turn(game, {0: "muster a1", 1: "muster d1"})
    for line in LINES[kind][:2]:
        before = boxes(game, 0), boxes(game, 1)
        used = line.split()[0]
        turn(game, {0: line})
        assert boxes(game, 0) == {**before[0], used: before[0][used] - 1}
        assert boxes(game, 1) == before[1]


@pytest.mark.parametrize("kind", KINDS)
def test_by_10_a_kind_whose_boxes_are_all_used_is_not_available(kind: str) -> None:
    game = start(2)
    other = "bribe" if kind != "bribe" else "expel"  # to be crossed off on the way
    turn(game, {1: "muster d1"})
    turn(game, {0: "campaign elis"})
    turn(game, {0: "campaign attica a1"})
    filled, line = 2 if kind == "campaign" else 0, cycle(LINES[kind])
    while filled < KINDS[kind]:
        play_until(game, "act", strike=other)
        assert boxes(game, 0)[kind] == KINDS[kind] - filled
        move = next(line)
        assert move.split(";")[0] in game.legal(0)
        turn(game, {0: move})
        filled += move.startswith(kind)
    play_until(game, "act", strike=other)
    assert boxes(game, 0)[kind] == 0
    assert legal(game, 0, kind) == []
    refused(game, 0, next(line).split(";")[0] if kind != "muster" else "muster i1", "BY-10")


@every_table
def test_by_11_a_player_can_always_pass_an_action_turn_and_no_box_is_used(seats: int) -> None:
    game = start(seats, starter=1)
    struck = 0
    while phase(game) != "espionage":
        if phase(game) == "act":
            seat = game.turn[0]
            before = game.view("spectator")["players"]
            assert "pass" in game.legal(seat)
            game.play(seat, "pass")
            assert game.view("spectator")["players"] == before
        else:
            struck += phase(game) == "strike"
            step(game)
    assert struck == 4 * seats
    assert [sum(boxes(game, seat).values()) for seat in range(seats)] == [26] * seats


def test_by_11_only_an_action_turn_can_be_passed() -> None:
    game = start(2)
    turn(game, {0: "muster a1", 1: "muster d1"})
    say(game, "negotiate a1")
    refused(game, 0, "pass", "BY-17")
    say(game, "for d1 komnenos")
    refused(game, 1, "pass", "BY-10")
    say(game, "refuse; roll 1; pass")
    play_until(game, "strike", 6)
    refused(game, 0, "pass", "BY-10")
    play_until(game, "espionage")
    refused(game, 0, "pass", "BY-10")
    finish(game)
    refused(game, 0, "pass", "BY-31")


# ---------------------------------------------------------------- how many garrisons


def test_by_12_never_more_than_two_of_one_player_by_muster_or_campaign() -> None:
    game = start(3)
    occupy(game, "f1", 0, 0, 1)
    assert board_garrisons(game) == {"f1": {"aggelos": 2, "komnenos": 1}}
    refused(game, 0, "muster f1", "BY-12")
    turn(game, {0: "campaign elis"})
    for move in ("campaign frygia f1", "campaign frygia f1 -komnenos"):
        assert move not in game.legal(0)
        refused(game, 0, move, "BY-12")


def test_by_12_never_more_than_four_in_all() -> None:
    game = start(3)
    occupy(game, "f1", 0, 0, 1, 1)
    turn(game, {2: "advance frygia"})
    say(game, "pass; pass")
    refused(game, 2, "muster f1", "BY-12")
    assert legal(game, 2, "muster") == []


def test_by_12_one_of_each_are_four() -> None:
    game = start(4)
    occupy(game, "f1", 0, 1, 2, 3)
    refused(game, 0, "muster f1", "BY-12")
    assert legal(game, 0, "muster") == ["muster f2"]
