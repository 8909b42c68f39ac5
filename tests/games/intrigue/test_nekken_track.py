"""Nekken, where it differs from Byzantio: its sheet and its track, NK-04 … NK-08."""

from itertools import permutations

import pytest

from hippodrome.core.errors import BadNotation
from tests.games.clauses import refused

from .realm import (
    REGIONS,
    board_garrisons,
    boxes,
    every_table,
    finish,
    fork,
    fresh,
    legal,
    nekken,
    occupy,
    phase,
    play_until,
    pretenders,
    reserves,
    say,
    slot_points,
    step,
    targets,
    to_event,
    travel,
    turn,
    turn_number,
    write,
)

KINDS = {"colonise": 9, "settle": 5, "negotiate": 4, "explore": 3, "bribe": 3, "expel": 3}
NUMBER_OF_TARGETS = {2: 6, 3: 6, 4: 5}

# ---------------------------------------------------------------- targets and boxes


@every_table
def test_nk_04_six_targets_with_two_or_three_players_five_with_four(seats: int) -> None:
    game = fresh(seats, "nekken")
    for n, region in enumerate(REGIONS[: NUMBER_OF_TARGETS[seats]]):
        assert (1 in game.turn, len(targets(game, 1))) == (True, n)
        game.play(1, f"target {region}")
    assert 1 not in game.turn
    refused(game, 1, f"target {REGIONS[-1]}", "BY-07")
    assert slot_points(game, 1) == {6: [14, 10, 10, 8, 8, 6], 5: [14, 10, 10, 8, 8]}[NUMBER_OF_TARGETS[seats]]
    for seat in (0, *range(2, seats)):
        assert phase(game) == "targets"
        write(game, seat)
    assert phase(game) == "start"


@every_table
def test_nk_04_a_replacement_is_none_of_the_other_targets(seats: int) -> None:
    game = nekken(seats)
    to_event(game, 20)
    old = targets(game, 0)
    assert len(old) == NUMBER_OF_TARGETS[seats]
    assert game.legal(0) == [
        "keep",
        *(f"retarget {gone} {new}" for gone in old for new in REGIONS if new not in old),
    ]
    refused(game, 0, f"retarget {old[0]} {old[1]}", "BY-28")
    refused(game, 0, f"retarget {old[0]} {old[0]}", "BY-28")
    game.play(0, f"retarget {old[-1]} jungle")
    assert targets(game, 0) == [*old[:-1], "jungle"]
    assert slot_points(game, 0)[-1] == {6: 6, 5: 8}[len(old)]


@every_table
def test_nk_05_the_boxes_are_27_in_all(seats: int) -> None:
    game = fresh(seats, "nekken")
    for seat in range(seats):
        assert boxes(game, seat) == KINDS
        assert sum(boxes(game, seat).values()) == 27


@pytest.mark.parametrize("move", ["campaign ash", "muster ash", "advance ash", "strike campaign"])
def test_nk_05_they_have_their_own_words(move: str) -> None:
    with pytest.raises(BadNotation):
        nekken(2).play(0, move)


def test_nk_05_each_action_fills_its_box_and_can_be_crossed_off() -> None:
    game = nekken(2)
    left = dict(KINDS)
    turn(game, {1: "colonise cave cave"})
    lines = {
        "colonise": "colonise ash ash",
        "explore": "explore bog",
        "settle": "settle bog",
        "negotiate": "negotiate ash; for cave hunder; refuse; roll 1",
        "bribe": "bribe cave hunder; roll 1",
        "expel": "expel cave hunder; roll 1",
    }
    for kind, line in lines.items():
        play_until(game, "act", strike="expel")
        say(game, line)
        left[kind] -= 1
        if turn_number(game) == 7:
            left["expel"] -= 1  # crossed off on turn 6
        assert boxes(game, 0) == left
        say(game, "pass")
    play_until(game, "strike", 13)
    assert legal(game, 0, "strike") == [f"strike {kind}" for kind in KINDS]
    say(game, "strike colonise; strike colonise")
    assert boxes(game, 0) == {**left, "colonise": 7}


def test_nk_05_a_kind_without_boxes_is_not_available() -> None:
    game = nekken(2)
    for region in ("ash", "elm", "fen"):
        turn(game, {0: f"explore {region}"})
    assert legal(game, 0, "explore") == []
    refused(game, 0, "explore ash", "BY-10")


# ---------------------------------------------------------------- the track


@every_table
def test_nk_06_events_on_6_13_and_20_and_a_box_is_crossed_off_after_each(seats: int) -> None:
    game = nekken(seats)
    assert game.view("spectator")["events"] == [
        {"turn": 6, "event": "earthquake"},
        {"turn": 13, "event": "plague"},
        {"turn": 20, "event": "succession"},
    ]
    for number, first in ((6, "event"), (13, "event"), (20, "succession")):
        to_event(game, number)
        assert phase(game) == first
        play_until(game, "strike", number)
        before = [sum(boxes(game, seat).values()) for seat in range(seats)]
        assert game.turn == list(range(seats))
        for _ in range(seats):
            say(game, "strike settle")
        assert [sum(boxes(game, seat).values()) + 1 for seat in range(seats)] == before
        assert (phase(game), turn_number(game)) == ("act", number + 1)


def test_nk_06_the_earthquake_takes_the_settlers_of_its_number() -> None:
    game = nekken(3)
    occupy(game, "ash", 0, 1)
    travel(game, {0: "hill"})
    turn(game, {0: "settle hill", 1: "colonise bog bog"})
    to_event(game, 6)
    say(game, "roll 1")
    assert board_garrisons(game) == {"bog": {"hunder": 1}}
    assert reserves(game) == [9, 8, 9]


def test_nk_06_the_plague_sends_away_by_the_left_neighbour() -> None:
    game = nekken(3, starter=1)
    travel(game, {0: "ash", 1: "elm", 2: "hill"})
    to_event(game, 13)
    say(game, "roll 1")
    assert game.turn == [0]
    say(game, "exile anicarn ash")
    assert game.turn == [1]
    say(game, "exile racan bog")
    assert (pretenders(game), phase(game)) == (["bog", "elm", "ash"], "strike")


def test_nk_06_the_prophecy_is_the_succession() -> None:
    one = nekken(2, targets={0: "ash bog cave dune elm fen"})
    turn(one, {0: "explore gorge"})
    turn(one, {0: "settle gorge"})
    to_event(one, 20)
    kept = fork(one)
    one.play(0, "retarget ash gorge")
    kept.play(0, "keep")
    assert one.view(1) == kept.view(1)
    assert one.masked(1).tobytes() == kept.masked(1).tobytes()
    assert (finish(one).scores, finish(kept).scores) == ((12, 0), (0, 0))


@every_table
def test_nk_07_27_turns_of_which_24_are_of_action(seats: int) -> None:
    game = nekken(seats, starter=1)
    order = [(1 + n) % seats for n in range(seats)]
    acted: dict[int, list[int]] = {}
    while phase(game) != "espionage":
        if phase(game) == "act":
            acted.setdefault(turn_number(game), []).append(game.turn[0])
        step(game)
    assert acted == {number: order for number in range(1, 28) if number not in (6, 13, 20)}
    assert (len(acted), turn_number(game)) == (24, 27)
    assert [sum(boxes(game, seat).values()) for seat in range(seats)] == [24] * seats


@pytest.mark.parametrize("order", list(permutations(("earthquake", "succession", "plague"))))
def test_nk_08_hidden_events_work_here_too_with_the_three_tiles(order: tuple[str, ...]) -> None:
    game = nekken(2, hidden_events=True)
    shown: list[str | None] = [None] * 3
    for n, (number, event) in enumerate(zip((6, 13, 20), order, strict=True)):
        to_event(game, number)
        assert [each["event"] for each in game.view(0)["events"]] == shown
        left = order[n:]
        assert phase(game) == "reveal"
        assert game.chances() == [
            int(each in left) for each in ("earthquake", "famine", "succession", "plague")
        ]
        refused(game, "nature", "reveal famine", "BY-30")
        game.play("nature", f"reveal {event}")  # the last tile too
        shown[n] = event
        assert phase(game) == ("succession" if event == "succession" else "event")
    assert [each["event"] for each in game.view(0)["events"]] == list(order)


@every_table
def test_nk_08_all_regions_are_in_play_with_any_number_of_players(seats: int) -> None:
    assert fresh(seats, "nekken").view(0)["in_play"] == REGIONS
