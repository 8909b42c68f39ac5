"""One whole game at every kind of table, with every value of the interface at every step.

A change of behaviour shows as a change of these files: `python -m tests.games.test_playthroughs` writes them anew.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome import records
from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.sight import SEEN
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.telling import stories
from tests.playing import TABLES, seeded

FOLDER = Path(__file__).parent / "playthroughs"


def digest(*parts: bytes) -> str:
    return sha256(b"".join(parts)).hexdigest()[:12]


def describe(game: Game, number: int) -> list[str]:
    """The position after `number` moves, as anybody can see it through the interface."""
    now = game.at(number)
    seen = np.zeros(GAMES[now.name].observation, np.int8)
    observed = []
    for seat in range(now.seats):
        calls.observe(now.masked(seat), seat, seen)
        observed.append(digest(seen.tobytes()))
    table = now.view("spectator")
    return [
        f"== {number} {now!r}",
        f"record {digest(now.record.tobytes())}",
        f"masked {' '.join(digest(now.masked(seat).tobytes()) for seat in (*range(now.seats), 'spectator'))}",
        f"observed {' '.join(observed)}",
        f"chances {now.chances()}",
        *(f"{key} {json.dumps(value)}" for key, value in table.items() if value not in (None, [], {})),
        *(f"seat {seat}: {', '.join(now.legal(seat))}" for seat in range(now.seats) if now.legal(seat)),
        *(f"seat {seat} is asked {told(now.view(seat)['question'])}" for seat in now.turn),
    ]


def told(one: dict[str, Any]) -> str:
    return f"{one['id']} {json.dumps(one['facts'])}"


def tell(game: Game, number: int) -> list[str]:
    """What the step of this number tells: to spectators, and to the seats that are told something else."""
    then = game.at(number + 1)
    *seats, spectators = stories(then.kind, then.history, number)
    heard = [("told", spectators), *((f"seat {seat} is told", own) for seat, own in enumerate(seats))]
    return [
        f"{who} {told(story.plain())}"
        for place, (who, tale) in enumerate(heard)
        if place == 0 or tale != spectators
        for story in tale
    ]


def playthrough(table: str) -> str:
    game = seeded(table, 2025)
    seats = game.seats
    record = records.saved(game, [f"player {seat}" for seat in range(seats)])
    lines = [f"{key} {json.dumps(value)}" for key, value in record.items() if key != "log"]
    for number, entry in enumerate(game.log):
        lines += describe(game, number)
        seen = [
            str(seat)
            for seat in (*range(seats), SPECTATOR)
            if calls.visible(game.at(number).record, seat, *game.steps[number]) == SEEN
        ]
        lines.append(f">> {entry.actor}: {entry.move} (seen by {' '.join(seen)})")
        lines += tell(game, number)
    return "\n".join([*lines, *describe(game, len(game.log)), repr(game.outcome), ""])


@pytest.mark.parametrize("table", sorted(TABLES))
def test_the_game_plays_as_it_did(table: str) -> None:
    kept = (FOLDER / f"{table}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(table).splitlines()
    for number, (now, before) in enumerate(zip(played, kept, strict=False), 1):
        assert now == before, f"line {number}"
    assert len(played) == len(kept)


if __name__ == "__main__":
    for table in TABLES:
        (FOLDER / f"{table}.txt").write_text(playthrough(table), encoding="utf-8")
