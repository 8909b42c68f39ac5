"""What all that is drawn is drawn with: a language, the names of the players, the names on the board."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from hippodrome.bots import LEVELS
from hippodrome.game import Game
from hippodrome.games import GAMES, Descriptor
from hippodrome.locales import Messages

YOU = "you"  # in a saved game, the person who has no other name
_LEVEL = re.compile(rf"({'|'.join(LEVELS)}) (\d+)")  # a bot that has no other name


class Room:
    """A table's surroundings in the terminal.

    >>> room = Room(Messages("fr"), "byzanz", ["you", "citizen 1", "Zoé"])
    >>> room.label(0), room.label(1), room.names([1, 2])
    ('0 vous', '1 Citoyen 1', 'Citoyen 1 et Zoé')
    """

    def __init__(
        self, t: Messages, game: str, players: Sequence[str], board: Any = None, viewer: int | None = None
    ) -> None:
        self.t = t
        self.game = game
        self.board = board
        self._players = players
        self.viewer = viewer if viewer is not None else (players.index(YOU) if YOU in players else None)

    @property
    def kind(self) -> Descriptor:
        """Which game is played."""
        return GAMES[self.game]

    @classmethod
    def of(cls, game: Game, players: Sequence[str], t: Messages) -> "Room":
        """The room in which a game is played."""
        board = game.kind.board(game.options) if game.kind.board else None
        return cls(t, game.name, players, board)

    def nameless(self, seat: int) -> bool:
        """Whether a seat is a person's who can only be called "you", so that no sentence speaks of them."""
        return self._players[seat] == YOU

    def name(self, seat: int) -> str:
        """How sentences call a player."""
        if self.nameless(seat):
            return self.t("seat-number", n=seat)
        if level := _LEVEL.fullmatch(self._players[seat]):
            return f"{self.t(f'level-{level[1]}')} {level[2]}"
        return self._players[seat]

    def label(self, seat: int) -> str:
        """A seat and who sits there."""
        return f"{seat} {self.t('you') if self.nameless(seat) else self.name(seat)}"

    def names(self, seats: Iterable[int]) -> str:
        """Players in a row."""
        return self.t.listed([self.name(seat) for seat in seats])
