"""The log of a game: every step, who has seen it, the position that it leads to, and the moves as text."""

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.core import calls, notation
from hippodrome.core.notation import Words
from hippodrome.core.sight import BLANK, HIDDEN, SEEN


class Entry(NamedTuple):
    """A line of the log: who moved (a seat, or "nature") and what.

    >>> Entry(0, "pass")
    Entry(actor=0, move='pass')
    """

    actor: int | str
    move: str


class Watched(NamedTuple):
    """A step of the log at a moment when somebody comes to know of it: which one, and what each viewer sees of it.

    Most steps are watched when they are taken; what was written in secret once more when it is opened.
    """

    number: int
    sight: int
    """Two bits a viewer, of the seats and then of the spectators: `HIDDEN`, `BLANK` or `SEEN`."""

    def by(self, viewer: int) -> int:
        """What a viewer sees of it.

        >>> Watched(0, 0b10_00).by(1)
        2
        """
        return self.sight >> 2 * viewer & 3


class Log:
    """The steps of a game so far, unchecked: whoever adds one has asked the rules."""

    def __init__(self, opening: Any, seats: int, words: Words) -> None:
        self.opening, self.seats, self.words = opening, seats, words
        self.one = calls.copied(opening)
        """The position now, an array of one record."""
        self.actors: list[int] = []
        self.actions: list[int] = []
        self._sights: list[int] = []  # as `Watched` has them
        self._closings: dict[int, tuple[int, ...]] = {}  # after which steps secrets are opened, and which
        self._written: tuple[list[str], Any] = [], opening  # texts, made when asked for; where they end

    def __len__(self) -> int:
        return len(self.actors)

    def copy(self) -> "Log":
        """The same log to go on with."""
        other = copy.copy(self)
        other.one = calls.copied(self.one)
        other.actors, other.actions, other._sights = self.actors[:], self.actions[:], self._sights[:]
        other._closings = dict(self._closings)
        return other

    def steps(self) -> list[tuple[int, int]]:
        """The log as numbers: who moved (a seat or `NATURE`), and the action."""
        return list(zip(self.actors, self.actions, strict=True))

    def take(self, actor: int, action: int) -> None:
        """Add a step."""
        told = calls.take(self.one, actor, action, self.seats, calls.scratch())
        self.actors.append(actor)
        self.actions.append(action)
        self._sights.append(told >> 2)
        if told & (calls.CLOSES | calls.ENDS):
            self._open_secrets(bool(told & calls.CLOSES))

    def _open_secrets(self, closes: bool) -> None:
        """Open to all what the rules open when a phase is closed or the game is over, in the order of the players."""
        opened = {number for closing in self._closings.values() for number in closing}
        first = calls.first(self.one)
        sealed = [
            number
            for number, sight in enumerate(self._sights)
            if Watched(number, sight).by(self.seats) == HIDDEN
            and number not in opened
            and calls.opens(self.one, self.actors[number], self.actions[number])
        ]
        sealed.sort(key=lambda number: (self.actors[number] - first) % self.seats)
        if closes or sealed:
            self._closings[len(self) - 1] = tuple(sealed)

    def rewind(self, moves: int) -> None:
        """Go back to the first so many steps."""
        del self.actors[moves:], self.actions[moves:], self._sights[moves:]
        self._closings = {number: opened for number, opened in self._closings.items() if number < moves}
        self.one = calls.copied(self.opening)
        calls.fold(self.one, *calls.columns(self.steps()))
        if len(self._written[0]) > moves:
            self._written = self._written[0][:moves], calls.copied(self.one)

    def watched(self, since: int = 0) -> Iterator[Watched]:
        """Who has seen what since the log had this many steps."""
        everybody = sum(SEEN << 2 * viewer for viewer in range(self.seats + 1))
        for number in range(since, len(self)):
            yield Watched(number, self._sights[number])
            for opened in self._closings.get(number, ()):
                yield Watched(opened, ~(3 << 2 * self.actors[opened]) & everybody)

    def closed(self, since: int) -> bool:
        """Whether a phase that was written in secret has been closed since the log had this many steps."""
        return any(number >= since for number in self._closings)

    def sight(self, number: int) -> Watched:
        """Who saw a step when it was taken."""
        return Watched(number, self._sights[number])

    def entry(self, number: int, blank: bool = False) -> Entry:
        """A step as text; blank, as someone reads it who knows that it is there, but not what."""
        text = self._texts()[number]
        return Entry(notation.actor_text(self.actors[number]), notation.unseen(text) if blank else text)

    def since(self, moves: int) -> list[Entry]:
        """The steps after the first so many, as text."""
        return [self.entry(number) for number in range(moves, len(self))]

    def read_by(self, viewer: int) -> list[Entry]:
        """The log as a viewer reads it: what it could not see is blanked, or left out until it is opened."""
        return [
            self.entry(step.number, blank=seen == BLANK)
            for step in self.watched()
            if (seen := step.by(viewer)) != HIDDEN
        ]

    def _texts(self) -> list[str]:
        """The moves as text. Several threads may ask at once: nothing is seen that is half done."""
        texts, one = self._written
        if len(texts) < len(self):
            texts, one = texts[:], calls.copied(one)
            for number in range(len(texts), len(self)):
                actor, action = self.actors[number], self.actions[number]
                texts.append(self.words.write(one, actor, action))
                calls.apply(one, actor, action)
            self._written = texts, one
        return texts
