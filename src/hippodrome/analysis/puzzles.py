"""Puzzles: positions with one clearly best decision, to be found from what the deciding seat sees."""

import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome import records
from hippodrome.core.errors import BadRecord, HippodromeError
from hippodrome.game import Game
from hippodrome.games import GAMES

BETWEEN = ";"  # the moves of a log


class Worth(NamedTuple):
    """A move that was looked at: the expected share of the victory after it, and the standard error of that.

    >>> Worth("pass", 0.31, 0.01).value
    0.31
    """

    move: str
    value: float
    error: float


class Puzzle(NamedTuple):
    """A position, who decides in it, and what was found out about the moves; the best comes first in `values`.

    >>> one = puzzles_of("byzanz")[0]
    >>> one.game, one.best == one.values[0].move, one.best in one.position().legal(one.seat)
    ('byzanz', True, True)
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seat: int
    theme: str
    """What the best move is: one of the themes of the game."""
    difficulty: int
    """As a rating: who has the same one finds the best move every other time."""
    gap: float
    """How far the second best move is behind."""
    error: float
    """The standard error of that."""
    values: list[Worth]
    log: str
    """All moves that led to the position, nature's too: those of a seat begin with its number."""

    @property
    def best(self) -> str:
        """The best move."""
        return self.values[0].move

    def position(self) -> Game:
        """Return the game at the moment of the decision. It contains every secret: show `view(seat)` of it."""
        if told := GAMES[self.game].other_rules(self.version):
            raise BadRecord(f"this puzzle is from a game played by {told}")
        moves = self.log.split(BETWEEN) if self.log else []
        return records.replay({"game": self.game, "options": self.options, "log": list(map(_entry, moves))})

    def line(self) -> str:
        """Return the puzzle as a line of a file."""
        return records.to_line(self._asdict())


def _entry(text: str) -> list[Any]:
    seat, _, move = text.partition(" ")
    return [int(seat), move] if seat.isdigit() else ["nature", text]


def written(game: Game) -> str:
    """Write the log of a game as a puzzle has it.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> game.play(0, "pass")
    >>> written(game).split(BETWEEN)[-2:]
    ['draw S1', '0 pass']
    """
    return BETWEEN.join(move if actor == "nature" else f"{actor} {move}" for actor, move in game.log)


def meant(game: Game, seat: int, text: str) -> str:
    """Return the legal move that a text means, as puzzles write it; refused like a move of a game.

    >>> from hippodrome.game import new
    >>> meant(new("byzanz", seats=4, seed=7), 0, "bid T2 C3")
    'bid C3 T2'
    """
    action = game.history.words.read(game.masked(seat), seat, text)
    return game.texts(seat, [action])[0]


def read(lines: Iterable[str]) -> list[Puzzle]:
    """Read puzzles, one a line.

    >>> read(["{}"])
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: line 1 is not a puzzle
    """
    found = []
    for number, line in enumerate(lines, 1):
        try:
            one = Puzzle(**json.loads(line))
            found.append(one._replace(values=[Worth(*worth) for worth in one.values]))
        except (TypeError, ValueError):
            raise BadRecord(f"line {number} is not a puzzle") from None
    return found


def puzzles_of(game: str) -> list[Puzzle]:
    """Return the puzzles that come with a game, in a fixed order; none if it has none.

    >>> len(puzzles_of("byzanz")) >= 100, len({one.id for one in puzzles_of("byzanz")}) == len(puzzles_of("byzanz"))
    (True, True)
    """
    if game not in GAMES:
        raise HippodromeError(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    offered = GAMES[game].puzzles
    return _of(offered.file) if offered and offered.file.is_file() else []


@lru_cache
def _of(file: Path) -> list[Puzzle]:
    return read(file.read_text(encoding="utf-8").splitlines())
