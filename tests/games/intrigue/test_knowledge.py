"""What can be known: BY-36."""

import pytest

from hippodrome.game import Game
from hippodrome.games.intrigue import record

from .realm import (
    HOUSES,
    boxes,
    every_table,
    finish,
    fork,
    fresh,
    occupy,
    phase,
    play_until,
    say,
    start,
    step,
    targets,
    to_event,
    turn,
    write,
)


def alike(one: Game, other: Game, *eyes: int | str) -> bool:
    """The two games are the same to these eyes: every byte, every field, every line."""
    return all(
        one.masked(who).tobytes() == other.masked(who).tobytes()
        and one.view(who) == other.view(who)
        and one.log_for(who) == other.log_for(who)
        for who in eyes
    )


def others(game: Game, seat: int) -> list[int | str]:
    return [*(other for other in range(game.seats) if other != seat), "spectator"]


def told(game: Game, seat: int, eyes: int | str) -> list[str]:
    """The entries of a seat that these eyes read."""
    return [entry.move for entry in game.log_for(eyes) if entry.actor == seat]


# ---------------------------------------------------------------- targets


@every_table
@pytest.mark.parametrize("written", range(1, 7))
def test_by_36_nobody_learns_whether_another_has_begun_to_write(seats: int, written: int) -> None:
    for seat in range(seats):
        none, some = fresh(seats), fresh(seats)
        for city in "abcdefg"[:written]:
            some.play(seat, f"target {city}1")
        assert alike(none, some, *others(some, seat))
        assert not alike(none, some, seat)  # but the writer sees its own sheet
        assert targets(some, seat) == [f"{city}1" for city in "abcdefg"[:written]]


@every_table
def test_by_36_nobody_learns_what_another_has_written(seats: int) -> None:
    for seat in range(seats):
        one, other = fresh(seats), fresh(seats)
        write(one, seat, "a1 b1 c1 d1 e1 f1 g1")
        write(other, seat, "l1 k1 j1 i1 h1 g1 f1")
        assert alike(one, other, *others(one, seat))
        for eyes in others(one, seat):
            assert told(one, seat, eyes) == []
            assert one.view(eyes)["players"][seat]["targets"] is None
        assert told(one, seat, seat) == [f"target {city}1" for city in "abcdefg"]


@every_table
def test_by_36_the_order_in_which_the_others_write_is_hidden(seats: int) -> None:
    one, other = fresh(seats), fresh(seats)
    for seat in range(seats):
        write(one, seat)
    for seat in reversed(range(seats)):
        write(other, seat)
    assert alike(one, other, *range(seats), "spectator")


def guess(game: Game, seat: int, city: str) -> None:
    """The same city for every opponent."""
    for other in range(game.seats):
        if other != seat:
            game.play(seat, f"guess {HOUSES[other]} {city}")


def test_by_36_the_others_targets_are_hidden_until_the_end() -> None:
    one = start(3, targets={1: "a1 b1 c1 d1 e1 f1 g1"})
    other = start(3, targets={1: "l1 k1 j1 i1 h1 f1 g1"})
    for game in (one, other):
        occupy(game, "l1", 0, 1)
    while phase(one) != "espionage":
        assert alike(one, other, 0, 2, "spectator")
        assert not alike(one, other, 1)
        step(one)
        step(other)
    for game in (one, other):
        guess(game, 0, "b1")
        guess(game, 2, "b1")
    assert alike(one, other, 0, 2, "spectator")
    for game in (one, other):
        guess(game, 1, "b1")
    for eyes in (0, 1, 2, "spectator"):
        for game in (one, other):
            shown = [target["city"] for target in game.view(eyes)["players"][1]["targets"]]
            assert shown == targets(game, 1)
        assert one.masked(eyes).tobytes() != other.masked(eyes).tobytes()
        assert one.masked(eyes).tobytes() == one.record.tobytes()


# ---------------------------------------------------------------- succession


@every_table
@pytest.mark.parametrize("choice", ["keep", "retarget a1 h1", "retarget g1 k1", "retarget b1 j1"])
def test_by_36_a_succession_choice_and_whether_one_was_made_is_hidden(seats: int, choice: str) -> None:
    one = start(seats, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    to_event(one, 18)
    before = fork(one)
    other = fork(one)
    one.play(0, "keep")
    other.play(0, choice)
    for eyes in others(one, 0):
        assert told(other, 0, eyes) == told(before, 0, eyes)  # not even a line
    while phase(one) != "espionage":
        assert alike(one, other, *others(one, 0))
        step(one)
        step(other)
    assert told(other, 0, 0).count(choice) == 1


# ---------------------------------------------------------------- boxes crossed off


@every_table
@pytest.mark.parametrize("number", [6, 12, 18, 24])
def test_by_36_a_box_that_is_crossed_off_is_hidden_until_all_are_in(seats: int, number: int) -> None:
    one = start(seats, starter=1)
    play_until(one, "strike", number)
    other = fork(one)
    for seat in range(seats - 1):
        one.play(seat, "strike muster")
        other.play(seat, "strike expel")
        for eyes in others(one, seat):
            assert not any(move.startswith("strike") for move in told(one, seat, eyes)[-1:])
            assert one.view(eyes)["players"][seat]["crossed_off"] is None
            assert one.view(eyes)["players"][seat]["ready"]  # that much is seen
        assert alike(one, other, *range(seat + 1, seats), "spectator")
        assert not alike(one, other, seat)
        assert one.view(seat)["players"][seat]["crossed_off"] == "muster"
        assert told(one, seat, seat)[-1] == "strike muster"
        assert boxes(one, seat) == boxes(other, seat)  # the public sheets are as before
    one.play(seats - 1, "strike bribe")
    assert phase(one) == "act"
    for eyes in (*range(seats), "spectator"):
        for seat in range(seats):
            assert told(one, seat, eyes)[-1] == ("strike bribe" if seat == seats - 1 else "strike muster")
            assert one.view(eyes)["players"][seat]["crossed_off"] is None


@every_table
def test_by_36_the_order_in_which_boxes_are_crossed_off_is_hidden(seats: int) -> None:
    one = start(seats)
    play_until(one, "strike", 6)
    other = fork(one)
    for seat in range(seats):
        one.play(seat, "strike muster")
    for seat in reversed(range(seats)):
        other.play(seat, "strike muster")
    assert one.masked("spectator").tobytes() == other.masked("spectator").tobytes()
    assert one.log_for("spectator") == other.log_for("spectator")


def test_by_36_a_seat_knows_the_box_that_it_has_crossed_off_and_a_spectator_none() -> None:
    game = start(3)
    play_until(game, "strike", 6)
    game.play(1, "strike expel")
    kinds = list(boxes(game, 1))
    seen = {eyes: game.masked(eyes)[0].crossed_off.tolist()[:3] for eyes in (0, 1, 2, "spectator")}
    assert seen[1] == [record.UNSEEN, kinds.index("expel"), record.UNSEEN]
    assert seen[0] == [record.NONE, record.UNSEEN, record.UNSEEN]
    assert seen["spectator"] == [record.UNSEEN] * 3


# ---------------------------------------------------------------- guesses


def test_by_36_nobody_learns_whether_another_has_begun_to_guess() -> None:
    game = start(4)
    play_until(game, "espionage")
    for line in (["guess aggelos b1"], ["guess aggelos b1", "guess doukas b1"]):
        other = fork(game)
        for move in line:
            other.play(1, move)
        assert alike(game, other, 0, 2, 3, "spectator")
        assert not alike(game, other, 1)


@every_table
def test_by_36_guesses_are_hidden_until_all_are_in(seats: int) -> None:
    one = start(seats)
    play_until(one, "espionage")
    other = fork(one)
    for seat in range(seats - 1):
        guess(one, seat, "a1")
        guess(other, seat, "b1")
        for eyes in others(one, seat):
            assert one.view(eyes)["players"][seat]["guesses"] is None
            assert not any(move.startswith("guess") for move in told(one, seat, eyes))
        assert one.masked("spectator").tobytes() == other.masked("spectator").tobytes()
        assert alike(one, other, *range(seat + 1, seats), "spectator")
    guess(one, seats - 1, "c1")
    assert phase(one) == "end"
    for eyes in (*range(seats), "spectator"):
        for seat in range(seats):
            named = "c1" if seat == seats - 1 else "a1"
            shown = one.view(eyes)["players"][seat]["guesses"]
            assert shown == {HOUSES[who]: named for who in range(seats) if who != seat}


# ---------------------------------------------------------------- what is public


def test_by_36_face_down_tiles_are_hidden() -> None:
    game = start(2, hidden_events=True)
    for eyes in (0, 1, "spectator"):
        assert [each["event"] for each in game.view(eyes)["events"]] == [None] * 4
    to_event(game, 6)
    say(game, "reveal plague")
    for eyes in (0, 1, "spectator"):
        assert [each["event"] for each in game.view(eyes)["events"]] == ["plague", None, None, None]
        assert game.log_for(eyes)[-1] == ("nature", "reveal plague")


MOVES: list[tuple[str, str]] = [
    ("campaign boeotia", "campaign boeotia b1"),
    ("pass", "muster a1"),
    ("advance elis", "advance frygia"),
    ("expel d1 komnenos", "bribe d1 komnenos"),
    ("negotiate a1", "pass"),
    ("negotiate a1; for d1 komnenos; accept", "negotiate a1; for d1 komnenos; refuse"),
    ("expel d1 komnenos; roll 1", "expel d1 komnenos; roll 2"),
]


@pytest.mark.parametrize(("one", "other"), MOVES)
def test_by_36_all_else_is_public(one: str, other: str) -> None:
    game = start(3)
    turn(game, {0: "campaign lydia l1", 1: "muster d1"})
    turn(game, {0: "campaign attica a1"} if "muster" not in other else {0: "campaign attica"})
    said, instead = fork(game), fork(game)
    say(said, one)
    say(instead, other)
    for eyes in (0, 1, 2, "spectator"):
        assert said.log_for(eyes)[-1] == said.log[-1]
        assert said.log_for(eyes) != instead.log_for(eyes)


def test_by_36_every_piece_on_the_board_is_seen_by_all_and_the_boxes_too() -> None:
    game = start(3)
    occupy(game, "f1", 0, 1)
    turn(game, {0: "expel f1 komnenos; roll 1", 2: "advance elis"})
    for eyes in (0, 1, 2, "spectator"):
        table = game.view(eyes)
        assert table["garrisons"] == {"f1": {"aggelos": 1, "komnenos": 1}}
        assert [player["pretender"] for player in table["players"]] == ["frygia", "frygia", "elis"]
        assert [player["reserve"] for player in table["players"]] == [9, 9, 10]
        assert [player["boxes"] for player in table["players"]] == [boxes(game, seat) for seat in range(3)]
        assert table["players"][0]["boxes"]["expel"] == 2


def test_by_36_everything_is_open_at_the_end() -> None:
    game = start(3)
    finish(game)
    for eyes in (0, 1, 2, "spectator"):
        assert game.masked(eyes).tobytes() == game.record.tobytes()
        for seat in range(3):
            assert game.view(eyes)["players"][seat] == game.view(seat)["players"][seat]
