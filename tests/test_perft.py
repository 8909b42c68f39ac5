"""Counts of the game tree: every sequence of moves from a fixed position, by anybody, nature's draws too.

`python -m tests.test_perft` counts again and writes tests/perft/byzanz.json.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.game import Game, new
from hippodrome.rules import calls
from hippodrome.rules.contract import NATURE
from tests.naive.byzanz import NaiveByzanz

HERE = Path(__file__).parent
FILE = HERE / "perft" / "byzanz.json"
POSITIONS = {  # number of players, moves of the first kept game (None: the opening of seed 7), depth
    "opening, 3 players": (3, None, 6),
    "opening, 4 players": (4, None, 6),
    "opening, 5 players": (5, None, 6),
    "opening, 6 players": (6, None, 6),
    "middle, 3 players": (3, 150, 4),
    "middle, 4 players": (4, 150, 4),
    "middle, 5 players": (5, 150, 4),
    "middle, 6 players": (6, 150, 4),
    "end, 4 players": (4, 243, 4),
}


def position(seats: int, moves: int | None) -> Game:
    if moves is None:
        game = new("byzanz", seats=seats, seed=7)
        return game.at(len(game.log))
    kept = HERE / "games" / f"byzanz-{seats}.jsonl"
    return records.replay(records.parse(next(records.read(kept))[1])).at(moves)


def perft(one: Any, seats: int, depth: int) -> int:
    """The number of sequences of `depth` moves; fewer moves where the game ends before."""
    out = calls.scratch()
    weights = out[: calls.chances(one, out)].tolist()
    moves = [(NATURE, action) for action, weight in enumerate(weights) if weight]
    for seat in range(seats):
        moves += [(seat, action) for action in out[: calls.legal(one, seat, out)].tolist()]
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for actor, action in moves:
        then = one.copy()
        calls.apply(then, actor, action)
        total += perft(then, seats, depth - 1)
    return total


def counts(name: str) -> list[int]:
    seats, moves, depth = POSITIONS[name]
    game = position(seats, moves)
    return [perft(game.record, seats, d) for d in range(1, depth + 1)]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_has_as_many_branches_as_before(name: str) -> None:
    assert counts(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]


def naive_perft(seats: int, log: list[tuple[int | str, str]], depth: int) -> int:
    naive = NaiveByzanz(seats)
    for actor, text in log:
        naive.play(actor, text)
    moves: list[tuple[int | str, str]] = [("nature", text) for text in naive.chances()]
    moves += [(seat, text) for seat in range(seats) for text in naive.moves(seat)]
    if depth == 1:
        return len(moves)
    return sum(naive_perft(seats, [*log, move], depth - 1) for move in moves)


@pytest.mark.parametrize("name", [name for name in POSITIONS if not name.startswith("end")])
def test_the_naive_game_has_as_many(name: str) -> None:
    seats, moves, _ = POSITIONS[name]
    log = [(entry.actor, entry.move) for entry in position(seats, moves).log]
    kept = json.loads(FILE.read_text(encoding="utf-8"))[name]
    assert [naive_perft(seats, log, depth) for depth in (1, 2)] == kept[:2]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: counts(name) for name in POSITIONS}, indent=1) + "\n", encoding="utf-8")
