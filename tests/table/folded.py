"""Tables without a server: opened, filled, begun and played in memory."""

import json
import random
from typing import Any

import pytest

from hippodrome.nature import seal_of
from hippodrome.table import acts
from hippodrome.table.acts import Act
from hippodrome.table.clock import Clock
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import new_key
from hippodrome.table.sight import Shown
from hippodrome.table.table import Table, opened


def done(table: Table, act: Act | None, at: float = 1.0) -> Table:
    """The table after an act."""
    assert act is not None
    return table.then(act.event, max(at, table.at), act.game)


def begun(
    game: str, seats: int, clock: Clock | None = None, bots: dict[int, str] | None = None, deal: int = 1
) -> Table:
    """A table that begins at the moment 0.0, with people in the seats that no bot has."""
    opening = {**acts.open_table(game, {"seats": seats}, clock), "secret": f"{deal:064x}"}
    table = opened("A" * 16, opening, 0.0)
    for seat in range(seats):
        if bots and seat in bots:
            table = done(table, acts.seat_bot(table, seat, bots[seat]), 0.0)
        else:
            seal = seal_of(bytes.fromhex(f"{seat:064x}"))
            table = done(table, acts.sit(table, f"Player {seat}", new_key(), seal, seat), 0.0)
    return revealed(done(table, acts.start(table), 0.0))


def revealed(table: Table) -> Table:
    """The table after all have revealed who have sealed something."""
    for seat in table.unrevealed:
        table = done(table, acts.reveal(table, seat, f"{seat:064x}"), 0.0)
    act = acts.begin(table, 0.0)
    return done(table, act, 0.0) if act else table


def played(table: Table, seat: int, *moves: str) -> Table:
    """The table after moves of a seat."""
    return done(table, acts.play(table, seat, table.prompts[seat], moves))


def played_at_random(table: Table, rng: random.Random) -> Table:
    """The table after a random move of a seat that is waited for."""
    assert table.game is not None
    seat = rng.choice(table.turn)
    return played(table, seat, rng.choice(table.game.legal(seat)))


def told(table: Table, viewer: int, since: int = 0) -> dict[str, Any]:
    """What a viewer is sent."""
    found: dict[str, Any] = json.loads(Shown(table).update(viewer, since))
    return found


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


def seated(*names: str, seats: int = 3) -> Table:
    """A table that waits, with these people, who sat down in this order from the last seat to the first."""
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": seats}), 0.0)
    for number, name in enumerate(names):
        table = done(table, acts.sit(table, name, f"{number:032x}", None, seats - 1 - number))
    return table
