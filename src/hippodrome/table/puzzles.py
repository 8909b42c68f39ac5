"""Puzzles for the page: a position without its solution, and what is said of an answer.

To rebuild a position takes a few milliseconds, and to lay out a board longer: both are done in the worker process
(requests get there through `checks`), so they take and return plain data only.
"""

from functools import lru_cache

import orjson

from hippodrome.analysis.puzzles import Puzzle, meant, puzzles_of
from hippodrome.core.errors import BadNotation, IllegalMove
from hippodrome.games import GAMES
from hippodrome.table import games
from hippodrome.table.refusals import Refusal, of_move

KEPT = 64  # positions in memory
TOLD = 40  # moves before the decision of which is told what happened
OWN, OTHERS = "you", "citizen"  # whose names they have


@lru_cache(maxsize=1)
def listed() -> bytes:
    """Return the difficulties of the puzzles of every game that has some, in the order of their numbers, as JSON.

    >>> sorted(orjson.loads(listed())["puzzles"])[:2]
    ['byzantio', 'byzanz']
    """
    found = {game: [one.difficulty for one in puzzles_of(game)] for game in GAMES}
    return orjson.dumps({"puzzles": {game: numbers for game, numbers in found.items() if numbers}})


def check(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1; refused if there is none.

    >>> check("byzanz", 1).game
    'byzanz'
    """
    offered = puzzles_of(game) if game in GAMES else []
    if not 1 <= number <= len(offered):
        raise Refusal("no-such-page", "This puzzle does not exist.")
    return offered[number - 1]


@lru_cache(maxsize=KEPT)
def shown(game: str, number: int) -> bytes:
    """Return a puzzle as whoever decides sees it, as JSON: without what only others know, and without the solution.

    >>> sorted(orjson.loads(shown("byzanz", 1)))
    ['board', 'difficulty', 'game', 'number', 'options', 'players', 'seat', 'stories', 'version', 'view']
    """
    puzzle = check(game, number)
    then = puzzle.position()
    told = then.told(puzzle.seat, max(0, then.length - TOLD))
    return orjson.dumps(
        {
            "game": game,
            "number": number,
            "version": puzzle.version,
            "options": then.options,
            "players": _names(then.seats, puzzle.seat),
            "seat": puzzle.seat,
            "difficulty": puzzle.difficulty,
            "view": then.view(puzzle.seat),
            "board": games.board(game, then.options),
            "stories": [story.plain() for story in told],
        }
    )


def _names(seats: int, own: int) -> list[str]:
    """Return the names of the players: those of bots but for the own seat.

    >>> _names(3, 1)
    ['citizen 1', 'you', 'citizen 2']
    """
    names = [f"{OTHERS} {number}" for number in range(1, seats)]
    return [*names[:own], OWN, *names[own:]]


def answered(game: str, number: int, move: str) -> bytes:
    """Return what is said of an answer, as JSON: whether it is the best move, and what the moves are worth."""
    puzzle = check(game, number)
    try:
        answer = meant(puzzle.position(), puzzle.seat, move)
    except (IllegalMove, BadNotation) as error:
        raise of_move(error) from None
    return orjson.dumps(
        {
            "right": answer == puzzle.best,
            "answer": answer,
            "best": puzzle.best,
            "theme": puzzle.theme,
            "values": [one._asdict() for one in puzzle.values],
        }
    )
