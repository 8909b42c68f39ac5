"""The context of everything drawn in the terminal: the language, the game, its players and its board."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from hippodrome.bots import LEVELS
from hippodrome.game import Game
from hippodrome.games import GAMES, Descriptor
from hippodrome.locales import Messages

YOU = "you"  # the name of the person at the terminal in saved games
_LEVEL = re.compile(rf"({'|'.join(LEVELS)}) (\d+)")  # a bot named after its level


class Room:
    """The language, game, players and board that the terminal draws with.

    >>> room = Room(Messages("fr"), "byzanz", ["you", "citizen 1", "Zoé"])
    >>> room.label(0), room.label(1), room.names([1, 2]), room.names([1, 0])
    ('0 vous', '1 Citoyen 1', 'Citoyen 1 et Zoé', 'Citoyen 1 et vous')
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
        """The descriptor of the game."""
        return GAMES[self.game]

    @classmethod
    def of(cls, game: Game, players: Sequence[str], t: Messages) -> "Room":
        """Make the room for a game."""
        board = game.kind.board(game.options) if game.kind.board else None
        return cls(t, game.name, players, board)

    def nameless(self, seat: int) -> bool:
        """Whether a seat belongs to the person at the terminal, who has no name but "you"."""
        return self._players[seat] == YOU

    def name(self, seat: int) -> str:
        """Return the name of a player as it is used in sentences about them."""
        if self.nameless(seat):
            return self.t("seat-number", n=seat)
        if level := _LEVEL.fullmatch(self._players[seat]):
            return f"{self.t(f'level-{level[1]}')} {level[2]}"
        return self._players[seat]

    def label(self, seat: int) -> str:
        """Return a seat's number and its player, for tables."""
        return f"{seat} {self.t('you') if self.nameless(seat) else self.name(seat)}"

    def names(self, seats: Iterable[int]) -> str:
        """List players in the order given; among several, the viewer is called "you"."""
        listed = list(seats)
        if len(listed) == 1:
            return self.name(listed[0])
        return self.t.listed([self.t("you") if seat == self.viewer else self.name(seat) for seat in listed])
