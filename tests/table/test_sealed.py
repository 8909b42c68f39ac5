"""What is written in secret: until its phase closes it can be undone, then or at the end everybody reads it, once."""

import random

import pytest

from hippodrome.table import acts
from hippodrome.table.refusals import Refusal
from hippodrome.table.table import PLAYING, Table
from tests.table.folded import begun, done, played, played_at_random, told

SECRET = ("targets", "succession", "strike", "espionage")  # phases, as a view names them
CLOSED = {  # in the order in which they close
    "nekken": ["targets", "strike", "strike", "succession", "strike", "espionage"],
    "byzantio": ["targets", "strike", "strike", "succession", "strike", "strike", "espionage"],
}
WRITTEN = ("target", "retarget", "keep", "guess")  # moves that are opened at the end


DEALS = [("nekken", 2, 1), ("nekken", 4, 1), ("byzantio", 3, 1)]  # another than seat 0 begins


def phase_of(table: Table) -> str:
    assert table.game is not None
    return str(table.game.public_view()["phase"])


@pytest.mark.parametrize(("game", "seats", "seed"), [("nekken", 2, 1), ("nekken", 3, 2), ("byzantio", 3, 3)])
def test_closing_a_phase_ends_everybodys_undo(game: str, seats: int, seed: int) -> None:
    """The last to write would else see what follows, and write something else."""
    table, rng = begun(game, seats), random.Random(seed)
    closed = []
    while table.turn:
        before, phase = table, phase_of(table)
        table = played_at_random(table, rng)
        if phase not in SECRET:
            continue
        assert table.game is not None
        if table.game.history.closed(before.game.length if before.game else 0):
            closed.append(phase)
            assert not any(table.decisions)
            for seat in range(seats):
                assert told(table, seat)["table"]["can"]["undo"] is False
                with pytest.raises(Refusal) as refused:
                    acts.undo(table, seat)
                assert refused.value.code == ("nothing-to-undo" if table.state == PLAYING else "not-playing")
        else:
            (writer,) = (
                seat for seat in range(seats) if len(table.decisions[seat]) > len(before.decisions[seat])
            )
            undone = done(table, acts.undo(table, writer))
            assert undone.game is not None
            assert before.game is not None
            assert undone.game.record.tobytes() == before.game.record.tobytes()
    assert closed == CLOSED[game]


@pytest.mark.parametrize(("game", "seats", "deal"), DEALS)
def test_at_the_end_everybody_reads_what_was_written_once_in_the_order_of_players(
    game: str, seats: int, deal: int
) -> None:
    table, rng = begun(game, seats, deal=deal), random.Random(deal)
    while table.turn:
        table = played_at_random(table, rng)
    assert table.game is not None
    written = [entry for entry in table.game.log if entry.move.split()[0] in WRITTEN]
    assert len(written) > 2 * seats
    order = table.game.public_view()["order"]
    assert order != sorted(order)
    for viewer in range(seats + 1):
        happened = told(table, viewer)["happened"]
        read = [(actor, move) for item in happened for actor, move in item["moves"]]
        assert sorted((a, m) for a, m in read if m.split()[0] in WRITTEN) == sorted(written)
        opened = [actor for actor, move in happened[-1]["moves"] if move.split()[0] in WRITTEN]
        theirs = [actor for actor in opened if actor != viewer]
        assert [actor for n, actor in enumerate(theirs) if actor not in theirs[:n]] == [
            seat for seat in order if seat != viewer
        ]
        assert theirs == sorted(theirs, key=order.index)


def test_until_then_nobody_reads_what_others_write() -> None:
    table, rng = begun("nekken", 3), random.Random(7)
    while table.turn:
        for viewer in range(4):
            item = told(table, viewer, table.positions[viewer] - 1)["happened"][0]
            secret = [actor for actor, move in item["moves"] if move.split()[0] in WRITTEN]
            assert set(secret) <= {viewer}
        table = played_at_random(table, rng)


# ---------------------------------------------------------------- boxes crossed off: opened when all are in (BY-25)


def crossing_off(game: str, seats: int, deal: int) -> Table:
    """A table at which everybody is to cross off a box after the first event."""
    table, rng = begun(game, seats, deal=deal), random.Random(deal)
    while phase_of(table) != "strike":
        table = played_at_random(table, rng)
    assert table.turn == list(range(seats))
    return table


def cross_off(table: Table, seat: int, box: str) -> Table:
    return played(table, seat, f"strike {box}")


@pytest.mark.parametrize(("game", "seats", "deal"), DEALS)
def test_until_all_are_in_others_learn_only_who_is_ready(game: str, seats: int, deal: int) -> None:
    table = crossing_off(game, seats, deal)
    for seat in range(seats - 1):
        table, other = cross_off(table, seat, "bribe"), cross_off(table, seat, "expel")
        for viewer in range(seat + 1, seats + 1):
            for since in (0, table.positions[viewer] - 1):
                assert told(table, viewer, since) == told(other, viewer, since)
            update = told(table, viewer, table.positions[viewer] - 1)
            assert [player["ready"] for player in update["table"]["view"]["players"]] == [
                each <= seat for each in range(seats)
            ]
            assert update["happened"][0]["moves"] == []
            assert update["happened"][0]["story"] == []
        assert told(table, seat)["table"]["own"]["player"]["crossed_off"] == "bribe"


@pytest.mark.parametrize(("game", "seats", "deal"), DEALS)
def test_when_all_are_in_everybody_reads_the_boxes_once_in_the_order_of_players(
    game: str, seats: int, deal: int
) -> None:
    table = crossing_off(game, seats, deal)
    assert table.game is not None
    order = table.game.public_view()["order"]
    assert order != sorted(order)
    for seat in reversed(range(seats)):
        table = cross_off(table, seat, "bribe")
    for viewer in range(seats + 1):
        (item,) = told(table, viewer, table.positions[viewer] - 1)["happened"]
        assert [(a, m) for a, m in item["moves"] if m == "strike bribe" and a != viewer] == [
            (seat, "strike bribe") for seat in order if seat != viewer
        ]
        opened = [line["facts"]["seat"] for line in item["story"] if line["id"] == "box-crossed-off"]
        assert opened == order
        read = [m for item in told(table, viewer)["happened"] for a, m in item["moves"] if a == viewer]
        assert read.count("strike bribe") == (viewer < seats)


def test_a_box_can_be_taken_back_until_all_are_in_and_nobody_notices_which() -> None:
    table = crossing_off("nekken", 3, 1)
    once = cross_off(table, 1, "bribe")
    undone = done(once, acts.undo(once, 1))
    again, other = cross_off(undone, 1, "expel"), cross_off(undone, 1, "settle")
    for viewer in (0, 2, 3):
        assert told(again, viewer) == told(other, viewer)
    for seat in (0, 2):
        again = cross_off(again, seat, "bribe")
    with pytest.raises(Refusal) as refused:
        acts.undo(again, 1)
    assert refused.value.code == "nothing-to-undo"
