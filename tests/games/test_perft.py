"""Counts of the game tree: every sequence of moves from a fixed position, by anybody, nature's moves too.

`python -m tests.games.test_perft` counts again and writes tests/games/perft.json.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.game import Entry, Game
from hippodrome.games.intrigue import boards
from hippodrome.nature import Nature
from tests.games.naive.byzanz import NaiveByzanz
from tests.games.naive.intrigue import NaiveIntrigue
from tests.playing import BYZANZ, INTRIGUE, new_table

HERE = Path(__file__).parent
FILE = HERE / "perft.json"
POSITIONS = {  # table, moves of its first kept game (None: its opening from seed 7), depth
    **{f"opening, {table}": (table, None, 6) for table in BYZANZ},
    **{f"middle, {table}": (table, 150 if "study" not in table else 30, 4) for table in BYZANZ},
    "end, byzanz-4": ("byzanz-4", 243, 4),
    **{f"opening, {table}": (table, None, 2) for table in INTRIGUE if "hidden" not in table},
    **{f"middle, {table}": (table, 80, 2) for table in INTRIGUE if "hidden" not in table},
    "event, byzantio-4-hidden": ("byzantio-4-hidden", 60, 3),
    "event, nekken-3-hidden": ("nekken-3-hidden", 45, 3),
}


def position(table: str, moves: int | None) -> Game:
    if moves is None:
        game = new_table(table, Nature.seeded(7))
        return game.at(len(game.log))
    kept = HERE / "saved" / f"{table}.jsonl"
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
    table, moves, depth = POSITIONS[name]
    game = position(table, moves)
    return [perft(game.record, game.seats, d) for d in range(1, depth + 1)]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_has_as_many_branches_as_before(name: str) -> None:
    assert counts(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]


def naive_perft(table: str, game: Game, log: list[Entry], depth: int) -> int:
    """The same by the naive games, as many moves deep."""
    naive: NaiveByzanz | NaiveIntrigue
    if game.name == "byzanz":
        _, options = BYZANZ[table]
        naive = NaiveByzanz(**options)
    else:
        board, options = boards.load(game.name).summary(), game.options
        naive = NaiveIntrigue(game.name, board, options["houses"], options["hidden_events"])
    for actor, text in log:
        naive.play(actor, text)
    moves = [Entry("nature", text) for text in naive.chances()]
    moves += [Entry(seat, text) for seat in range(game.seats) for text in naive.moves(seat)]
    if depth == 1:
        return len(moves)
    return sum(naive_perft(table, game, [*log, move], depth - 1) for move in moves)


@pytest.mark.parametrize("name", [name for name in POSITIONS if not name.startswith("end")])
def test_the_naive_game_has_as_many(name: str) -> None:
    table, moves, _ = POSITIONS[name]
    game = position(table, moves)
    kept = json.loads(FILE.read_text(encoding="utf-8"))[name]
    depths = (1, 2) if game.name == "byzanz" else (1,)
    assert [naive_perft(table, game, game.log, depth) for depth in depths] == kept[: len(depths)]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: counts(name) for name in POSITIONS}, indent=1) + "\n", encoding="utf-8")
