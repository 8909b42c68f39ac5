"""One whole game for each number of players, with every value of the interface at every step.

A change of behaviour shows as a change of these files: `python -m tests.test_playthroughs` writes them anew.
"""

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from hippodrome import records
from hippodrome.game import Game
from hippodrome.rules import byzanz, calls
from hippodrome.rules.contract import SPECTATOR
from tests.playing import seeded

FOLDER = Path(__file__).parent / "playthroughs"


def digest(*parts: bytes) -> str:
    return sha256(b"".join(parts)).hexdigest()[:12]


def describe(game: Game, number: int) -> list[str]:
    """The position after `number` moves, as anybody can see it through the interface."""
    now = game.at(number)
    seen = np.zeros(byzanz.OBSERVATION, np.int8)
    observed = []
    for seat in range(now.seats):
        calls.observe(now.masked(seat), seat, seen)
        observed.append(digest(seen.tobytes()))
    table = now.view("spectator")
    table["players"] = [
        " | ".join(
            [
                " ".join(player["hand"]),
                f"laid {' '.join(player['laid'])} = {player['bid']}",
                f"offer {player['offer']}",
                f"profit {player['profit_cards']}",
                f"bidding {player['bidding']} done {player['done']}",
            ]
        )
        for player in table["players"]
    ]
    return [
        f"== {number} {now!r}",
        f"record {digest(now.record.tobytes())}",
        f"masked {' '.join(digest(now.masked(seat).tobytes()) for seat in (*range(now.seats), 'spectator'))}",
        f"observed {' '.join(observed)}",
        f"chances {now.chances()}",
        f"view {json.dumps(table)}",
        *(f"seat {seat}: {', '.join(now.legal(seat))}" for seat in range(now.seats) if now.legal(seat)),
    ]


def playthrough(seats: int) -> str:
    game = seeded(seats, 2025)
    record = records.saved(game, [f"player {seat}" for seat in range(seats)])
    lines = [f"{key} {json.dumps(value)}" for key, value in record.items() if key != "log"]
    for number, entry in enumerate(game.log):
        lines += describe(game, number)
        seen = [
            str(seat)
            for seat in (*range(seats), SPECTATOR)
            if calls.visible(game.at(number).record, seat, *game.steps[number])
        ]
        lines.append(f">> {entry.actor}: {entry.move} (seen by {' '.join(seen)})")
    return "\n".join([*lines, *describe(game, len(game.log)), repr(game.outcome), ""])


@pytest.mark.parametrize("seats", byzanz.SEATS)
def test_the_game_plays_as_it_did(seats: int) -> None:
    kept = (FOLDER / f"byzanz-{seats}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(seats).splitlines()
    for number, (now, before) in enumerate(zip(played, kept, strict=False), 1):
        assert now == before, f"line {number}"
    assert len(played) == len(kept)


if __name__ == "__main__":
    for seats in byzanz.SEATS:
        (FOLDER / f"byzanz-{seats}.txt").write_text(playthrough(seats), encoding="utf-8")
