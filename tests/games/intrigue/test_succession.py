"""The Succession of the Patriarch, and the hidden events: BY-28, BY-30."""

from itertools import permutations

import pytest

from hippodrome.game import Game
from tests.games.clauses import refused

from .realm import (
    CAPITALS,
    CITIES,
    board_garrisons,
    every_table,
    phase,
    play_until,
    province,
    say,
    slot_points,
    start,
    step,
    targets,
    to_event,
    turn,
    turn_number,
)

EVENTS = ("earthquake", "famine", "succession", "plague")
SEVEN = "a1 b1 c1 d1 e1 f1 g1".split()


def succession(seats: int) -> Game:
    """Everybody has the targets a1 … g1; the Succession of turn 18 has come."""
    game = start(seats, targets={seat: " ".join(SEVEN) for seat in range(seats)})
    to_event(game, 18)
    return game


def replaced(game: Game, seat: int) -> list[bool]:
    """Which slots of a seat have been given to another city, as it sees it itself."""
    return [target["replaced"] for target in game.view(seat)["players"][seat]["targets"]]


@every_table
def test_by_28_on_turn_18_everybody_chooses_at_the_same_time_and_nothing_is_rolled(seats: int) -> None:
    game = succession(seats)
    assert game.view("spectator")["events"][2] == {"turn": 18, "event": "succession"}
    assert (phase(game), game.chances()) == ("succession", [])
    for seat in reversed(range(seats)):
        assert game.turn == list(range(seat + 1))
        game.play(seat, "keep" if seat % 2 else "retarget a1 h1")
        refused(game, seat, "keep", "BY-28")
    assert (phase(game), game.turn) == ("strike", list(range(seats)))


@every_table
@pytest.mark.parametrize("slot", range(7))
def test_by_28_the_new_target_takes_over_the_slot_with_its_points(seats: int, slot: int) -> None:
    game = succession(seats)
    game.play(1, f"retarget {SEVEN[slot]} k1")
    assert targets(game, 1) == [*SEVEN[:slot], "k1", *SEVEN[slot + 1 :]]
    assert slot_points(game, 1) == [14, 10, 10, 8, 8, 6, 6]
    assert replaced(game, 1) == [each == slot for each in range(7)]
    assert (targets(game, 0), replaced(game, 0)) == (SEVEN, [False] * 7)


@every_table
def test_by_28_keeping_changes_nothing(seats: int) -> None:
    game = succession(seats)
    game.play(0, "keep")
    assert (targets(game, 0), replaced(game, 0)) == (SEVEN, [False] * 7)


@every_table
def test_by_28_another_city_in_play_in_no_province_of_the_other_six(seats: int) -> None:
    game = succession(seats)
    in_play = CITIES if seats == 4 else CAPITALS
    expected = [
        f"retarget {old} {new}"
        for old in SEVEN
        for new in in_play
        if new != old and province(new) not in {province(other) for other in SEVEN if other != old}
    ]
    assert game.legal(0) == ["keep", *expected]
    refused(game, 0, "retarget a1 b1", "BY-28")
    refused(game, 0, "retarget a1 a1", "BY-28")
    refused(game, 0, "retarget h1 k1", "BY-28")


def test_by_28_the_province_of_the_abandoned_one_is_allowed() -> None:
    game = succession(4)
    refused(game, 0, "retarget a1 b2", "BY-28")
    refused(game, 0, "retarget f1 b2", "BY-28")
    game.play(0, "retarget b1 b2")
    assert targets(game, 0)[1] == "b2"
    assert replaced(game, 0) == [each == 1 for each in range(7)]


@pytest.mark.parametrize("seats", [2, 3])
def test_by_28_with_few_players_a_minor_city_is_not_in_play(seats: int) -> None:
    game = succession(seats)
    refused(game, 0, "retarget b1 b2", "BY-01")
    refused(game, 0, "retarget a1 k2", "BY-01")


def test_by_28_one_replacement_and_only_then() -> None:
    game = start(2)
    refused(game, 0, "retarget a1 k1", "BY-28")
    refused(game, 0, "keep", "BY-28")
    game = succession(2)
    game.play(0, "retarget a1 k1")
    refused(game, 0, "retarget b1 h1", "BY-28")
    refused(game, 0, "keep", "BY-28")
    assert game.legal(0) == []
    game.play(1, "keep")
    refused(game, 1, "keep", "BY-28")
    play_until(game, "act")
    refused(game, 0, "retarget b1 h1", "BY-28")


# ---------------------------------------------------------------- hidden events


def tiles(game: Game) -> list[str | None]:
    return [each["event"] for each in game.view("spectator")["events"]]


@pytest.mark.parametrize("order", list(permutations(EVENTS)))
def test_by_30_each_tile_is_revealed_when_its_turn_comes_and_each_remaining_one_is_as_likely(
    order: tuple[str, ...],
) -> None:
    game = start(2, hidden_events=True)
    shown: list[str | None] = [None] * 4
    for n, (number, event) in enumerate(zip((6, 12, 18, 24), order, strict=True)):
        assert tiles(game) == shown
        to_event(game, number)
        assert (phase(game), game.turn) == ("reveal", [])
        assert game.chances() == [int(each not in order[:n]) for each in EVENTS]
        for gone in order[:n]:
            refused(game, "nature", f"reveal {gone}", "BY-30")
        refused(game, "nature", "roll 5", "BY-05")
        game.play("nature", f"reveal {event}")  # the last tile too
        shown[n] = event
        assert tiles(game) == shown
        assert phase(game) == ("succession" if event == "succession" else "event")
        play_until(game, "strike", number)
    while phase(game) != "espionage":
        step(game)
    assert [entry.move for entry in game.log if entry.move.startswith("reveal")] == [
        f"reveal {event}" for event in order
    ]


@pytest.mark.parametrize("event", EVENTS)
def test_by_30_the_revealed_event_is_the_one_that_happens(event: str) -> None:
    game = start(2, hidden_events=True)
    turn(game, {0: "muster a1", 1: "muster d1"})
    to_event(game, 6)
    say(game, f"reveal {event}")
    if event == "succession":
        say(game, "keep; keep")
    else:
        say(game, "roll 1")
        if event == "famine":
            assert phase(game) == "famine"
            say(game, "roll 3")
        if event == "plague":
            say(game, "exile aggelos elis")
    assert ("a1" in board_garrisons(game)) == (event in ("succession", "plague"))
    assert (phase(game), turn_number(game)) == ("strike", 6)


@every_table
def test_by_30_is_a_variant_without_it_the_events_are_known_and_in_order(seats: int) -> None:
    game = start(seats)
    assert tiles(game) == list(EVENTS)
    for number in (6, 12, 18, 24):
        to_event(game, number)
        refused(game, "nature", f"reveal {EVENTS[number // 6 - 1]}", "BY-30")
    assert not any(entry.move.startswith("reveal") for entry in game.log)
