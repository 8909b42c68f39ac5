"""How a deal is made that nobody can rig: seals, revealing, who did not; and practice tables."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.nature import PADDING, Nature, seal_of
from hippodrome.table import acts
from hippodrome.table.clock import Clock, due_at
from hippodrome.table.deal import begins_at
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import hashed, new_key
from hippodrome.table.sight import record
from hippodrome.table.table import REVEALING, Table, fold, opened
from tests.playing import seeded
from tests.table.folded import done, revealed, told

GIVEN = [f"{seat:064x}" for seat in range(3)]
SEALS = [seal_of(bytes.fromhex(given)) for given in GIVEN]


def full(clock: Clock | None = None, bots: tuple[int, ...] = (), unsealed: tuple[int, ...] = ()) -> Table:
    """A table of three whose seats are taken."""
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}, clock), 0.0)
    for seat in range(3):
        if seat in bots:
            table = done(table, acts.seat_bot(table, seat, "random"))
        else:
            seal = None if seat in unsealed else SEALS[seat]
            table = done(table, acts.sit(table, f"Player {seat}", new_key(), seal, seat))
    return table


def closed(clock: Clock | None = None, bots: tuple[int, ...] = ()) -> Table:
    """A table whose seals are closed, at the moment 1.0."""
    return done(full(clock, bots), acts.start(full(clock, bots), 10.0))


def code_of(act: Any) -> str:
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.code


# ---------------------------------------------------------------- without a server


def test_a_contribution_that_would_make_the_key_known_is_refused() -> None:
    """SHA-256 of secret and padding is one step from the commitment: whoever gave that could go on from there."""
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}), 0.0)
    for seat, given in enumerate([PADDING.hex(), *GIVEN[1:]]):
        table = done(table, acts.sit(table, f"Player {seat}", new_key(), seal_of(bytes.fromhex(given)), seat))
    table = done(table, acts.start(table, 10.0))
    assert code_of(lambda: acts.reveal(table, 0, PADDING.hex())) == "wrong-seal"
    table = done(table, acts.reveal(table, 1, GIVEN[1]))
    assert table.unrevealed == [0, 2]
    padded = bytes(32) + PADDING  # what SHA-256 hashes of a secret of 32 bytes: a whole block
    assert len(padded) == 64
    assert int.from_bytes(padded[-8:], "big") == 8 * 32
    assert padded[32] == 0x80


def test_seals_are_shown_when_they_are_closed_and_contributions_only_at_the_end() -> None:
    table = full(bots=(2,))
    for viewer in range(4):
        shown = told(table, viewer)["table"]
        assert (shown["state"], shown["seals"], shown["unrevealed"]) == ("waiting", None, [])
        assert [player["sealed"] for player in shown["players"]] == [True, True, False]
    table = done(table, acts.start(table, 10.0))
    assert table.state == REVEALING
    for viewer in range(4):
        shown = told(table, viewer)["table"]
        assert shown["seals"] == [*SEALS[:2], None]
        assert (shown["reveal_until"], shown["unrevealed"]) == ("1970-01-01T00:00:11.000Z", [0, 1])
        assert shown["can"]["reveal"] == (viewer < 2)
        assert shown["view"] is None
    table = done(table, acts.reveal(table, 1, GIVEN[1]))
    assert told(table, 0)["table"]["unrevealed"] == [0]
    assert [told(table, 1)["table"]["can"]["reveal"], told(table, 0)["table"]["can"]["reveal"]] == [
        False,
        True,
    ]
    table = revealed(table)
    assert table.state == "playing"
    for viewer in range(4):
        everything = json.dumps(told(table, viewer))
        assert not [given for given in GIVEN[:2] if given in everything]
        assert 'reveal_until": null' in everything


def test_the_deal_is_made_from_what_was_revealed() -> None:
    table = revealed(closed())
    assert table.game is not None
    secret = bytes.fromhex(table.opened["secret"])
    nature = Nature(secret, [bytes.fromhex(given) for given in GIVEN])
    assert table.game.log == Game("byzanz", {"seats": 3}, nature).log


def test_nothing_is_dealt_before_all_have_revealed_or_the_time_is_over() -> None:
    table = done(closed(), acts.reveal(closed(), 0, GIVEN[0]))
    assert begins_at(table) == due_at(table, 1.0) == 11.0
    assert acts.begin(table, 10.9) is None
    late = done(table, acts.begin(table, 11.0), 11.0)
    assert late.state == "playing"
    assert late.game is not None
    saved = records.saved(late.game, ["Ann", "Bo", "Cy"])
    assert saved["seals"] == SEALS
    assert saved["contributions"] == [GIVEN[0], None, None]
    assert saved["unrevealed"] == told(late, 3)["table"]["unrevealed"] == [1, 2]
    records.verify(records.parse(records.to_line(saved)))
    everybody = revealed(closed())
    assert everybody.at == 1.0


def test_a_contribution_must_open_its_own_seal() -> None:
    table = closed(bots=(2,))
    assert code_of(lambda: acts.reveal(table, 0, "ff" * 32)) == "wrong-seal"
    assert code_of(lambda: acts.reveal(table, 0, GIVEN[1])) == "wrong-seal"
    assert code_of(lambda: acts.reveal(table, 2, GIVEN[2])) == "wrong-seal"
    assert code_of(lambda: acts.reveal(full(), 0, GIVEN[0])) == "not-revealing"
    once = done(table, acts.reveal(table, 0, GIVEN[0]))
    assert acts.reveal(once, 0, GIVEN[0]) is None  # sent twice
    assert code_of(lambda: acts.reveal(once, 0, "ff" * 32)) == "wrong-seal"
    begun = done(once, acts.begin(once, 99.0))
    assert acts.reveal(begun, 0, GIVEN[0]) is None
    assert code_of(lambda: acts.reveal(begun, 1, GIVEN[1])) == "not-revealing"  # too late, and named
    assert begun.unrevealed == [1]


def test_a_table_without_seals_begins_at_once() -> None:
    for table in (full(unsealed=(0, 1, 2)), full(bots=(1, 2), unsealed=(0,))):
        begun = done(table, acts.start(table))
        assert begun.state == "playing"
        assert told(begun, 3)["table"]["seals"] is None
    some = full(bots=(1,), unsealed=(2,))
    assert done(some, acts.start(some)).unrevealed == [0]


def test_while_all_reveal_seats_stay_as_they_are() -> None:
    table = closed(bots=(2,))
    for act in (
        lambda: acts.sit(table, "Zoe", new_key(), None),
        lambda: acts.seat_bot(table, 0, "random"),
        lambda: acts.free_seat(table, 2),
        lambda: acts.start(table),
    ):
        assert code_of(act) == "game-begun"
    for act in (lambda: acts.play(table, 0, 0, ["pass"]), lambda: acts.undo(table, 0)):
        assert code_of(act) == "not-playing"
    assert code_of(lambda: acts.open_rematch(table)) == "not-over"
    assert done(table, acts.say(table, 0, "Hello")).state == REVEALING


def test_who_leaves_while_all_reveal_keeps_the_seat_and_a_bot_plays() -> None:
    table = done(closed(), acts.leave(closed(), 1))
    assert table.seats[1].away == "left"
    assert table.seats[1].kind == "person"
    assert told(table, 1)["table"]["can"]["return"]
    assert code_of(lambda: acts.leave(table, 1)) == "already-away"
    again = done(table, acts.come_back(table, 1))
    assert again.seats[1].away is None
    assert revealed(table).unrevealed == []  # a page can still reveal for somebody who has left
    silent = done(done(table, acts.reveal(table, 0, GIVEN[0])), acts.begin(table, 99.0), 99.0)
    assert silent.seats[1].plays_itself


def test_a_seat_that_is_left_before_the_start_takes_its_seal_along() -> None:
    table = done(full(), acts.leave(full(), 0))
    table = done(table, acts.sit(table, "Zoe", new_key(), "ab" * 32))
    assert [seat.seal for seat in table.seats] == ["ab" * 32, *SEALS[1:]]


def test_by_correspondence_there_is_a_move_s_time_to_reveal() -> None:
    assert closed(Clock("days", 2)).reveal_until == 1.0 + 2 * 86_400
    assert closed(Clock("live", 60)).reveal_until == closed().reveal_until == 11.0


def test_the_table_is_the_same_when_its_events_are_read_again() -> None:
    events: list[tuple[float, Any]] = [(0.0, acts.open_table("byzanz", {"seats": 3}))]
    table = opened("A" * 16, events[0][1], 0.0)
    made: list[Callable[[Table], acts.Act | None]] = [
        *(partial(acts.sit, name=f"P{n}", key=new_key(), seal=SEALS[n]) for n in range(3)),
        lambda now: acts.start(now, 10.0),
        lambda now: acts.reveal(now, 2, GIVEN[2]),
        lambda now: acts.reveal(now, 0, GIVEN[0]),
        lambda now: acts.begin(now, 99.0),
    ]
    for make in made:
        act = make(table)
        assert act is not None
        events.append((1.0, act.event))
        table = table.then(act.event, 1.0, act.game)
        again = fold("A" * 16, json.loads(json.dumps(events)))
        assert again is not None
        assert (again.state, again.unrevealed, again.reveal_until) == (
            table.state,
            table.unrevealed,
            table.reveal_until,
        )
        assert [told(again, viewer) for viewer in range(4)] == [told(table, viewer) for viewer in range(4)]
    assert (table.state, table.unrevealed) == ("playing", [1])
    assert told(table, 0)["happened"][-1]["unrevealed"] == [1]


def test_a_table_of_the_earlier_format_is_refused_with_a_sentence() -> None:
    opening = {
        key: value for key, value in acts.open_table("byzanz", {"seats": 3}).items() if key != "format"
    }
    sat = {"kind": "sat", "seat": 0, "name": "Ann", "key": hashed("00" * 16), "contribution": "11" * 32}
    table = fold("A" * 16, [(0.0, opening), (1.0, sat)])
    assert table is not None
    text = (
        "This table was opened in the format hippodrome/1, in which deals were made in another way; "
        "this server plays hippodrome/2. It can be viewed, not played."
    )
    shown = told(table, 0)["table"]
    assert (shown["state"], shown["unreadable"]) == ("unreadable", text)
    assert shown["players"][0]["name"] == "Ann"
    for act in (
        lambda: acts.sit(table, "Bo", new_key(), None),
        lambda: acts.start(table),
        lambda: acts.reveal(table, 0, "11" * 32),
        lambda: acts.leave(table, 0),
    ):
        assert code_of(act) == "unreadable"


# ---------------------------------------------------------------- practice


def practice(game: Game, moves: int = 0) -> Table:
    table = opened("P" * 16, acts.open_practice(game, moves), 0.0)
    for seat in range(game.seats):
        table = done(table, acts.sit(table, f"P{seat}", new_key(), "ab" * 32))
    return done(table, acts.start(table))


def test_the_same_deal_again() -> None:
    before = revealed(closed()).game
    assert before is not None
    table = practice(before)
    assert table.game is not None
    assert table.game.log == before.log
    shown = told(table, 0)["table"]
    assert (shown["practice"], shown["seals"], shown["unrevealed"]) == (True, None, [])
    assert not told(revealed(closed()), 0)["table"]["practice"]


def test_a_game_is_gone_on_with_from_a_moment_as_it_was_dealt() -> None:
    before = seeded("byzanz-3", 5)
    for moves in (3, 20, before.length - 1):
        table = practice(before, moves)
        assert table.game is not None
        assert table.game.log[:moves] == before.log[:moves]
        for actor, move in before.log[table.game.length :]:
            if actor != "nature":
                assert isinstance(actor, int)
                table = done(table, acts.play(table, actor, table.prompts[actor], [move]))
        assert table.game is not None
        assert table.game.log == before.log  # the same decisions, the same draws
        saved = record(table)
        assert saved["practice"] is True
        assert records.verify(records.parse(records.to_line(saved))).outcome == before.outcome
        with pytest.raises(HippodromeError, match="a practice game has a known deal"):
            records.check_receipt(saved, {})


def test_practice_of_practice_is_practice_and_a_rematch_is_not() -> None:
    table = practice(seeded("byzanz-3", 5), 20)
    assert table.game is not None
    assert practice(table.game).practice
    over = practice(seeded("byzanz-3", 5), seeded("byzanz-3", 5).length - 1)
    while over.turn:
        seat = over.turn[0]
        assert over.game is not None
        over = done(over, acts.play(over, seat, over.prompts[seat], [over.game.legal(seat)[-1]]))
    again = acts.open_rematch(over)
    assert again["practice"] is None
    assert again["secret"] != over.opened["secret"]


def test_a_game_that_is_over_can_not_be_gone_on_with() -> None:
    game = seeded("byzanz-3", 5)
    assert code_of(lambda: acts.open_practice(game, game.length)) == "bad-request"
    assert code_of(lambda: acts.open_practice(game, game.length + 1)) == "bad-request"
    game.nature = None
    assert code_of(lambda: acts.open_practice(game, 0)) == "bad-record"
