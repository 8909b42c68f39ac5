"""The log of a game: every step, who has seen it, the position that it leads to, and the moves as text."""

from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.core import calls, notation
from hippodrome.core.notation import Words
from hippodrome.core.sight import BLANK, HIDDEN, SEEN


class Entry(NamedTuple):
    """A line of the log: who moved (a seat, or "nature"), and the move.

    >>> Entry(0, "pass")
    Entry(actor=0, move='pass')
    """

    actor: int | str
    move: str


class Watched(NamedTuple):
    """A step of the log at the moment when it becomes known: which step, and what each viewer sees of it.

    Most steps become known when they are taken; what was written in secret, once more when it is opened.
    """

    number: int
    sight: int
    """Two bits per viewer, the seats and then the spectators: `HIDDEN`, `BLANK` or `SEEN`."""

    def by(self, viewer: int) -> int:
        """Return how much a viewer sees of it.

        >>> Watched(0, 0b10_00).by(1)
        2
        """
        return self.sight >> 2 * viewer & 3


class Log:
    """The steps of a game so far. They are not checked here: the caller has checked them against the rules."""

    def __init__(self, opening: Any, seats: int, words: Words) -> None:
        self.opening, self.seats, self.words = opening, seats, words
        self.one = calls.copied(opening)
        """The current position, an array of one record."""
        self.actors = array("b")
        self.actions = array("i")
        self._sights = array("q")  # as in `Watched`
        self._closings: dict[int, tuple[int, ...]] = {}  # steps that open secrets, and which ones
        self._written: tuple[int, list[str], Any] = 0, [], opening
        """The moves as text from a number on, as far as they were asked for, and the position after them."""

    def __len__(self) -> int:
        return len(self.actors)

    def copy(self) -> "Log":
        """Return an independent copy of the log."""
        other = object.__new__(type(self))  # as copy.copy does, in a fifth of the time
        vars(other).update(vars(self))
        other.one = calls.copied(self.one)
        other._written = (
            len(self),
            [],
            calls.copied(self.one),
        )  # texts from before are made again if somebody asks
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
        """Open to all what the rules open when a phase is closed or the game is over, in player order."""
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
        """Go back to the position after the first `moves` steps."""
        del self.actors[moves:], self.actions[moves:], self._sights[moves:]
        self._closings = {number: opened for number, opened in self._closings.items() if number < moves}
        self.one = calls.copied(self.opening)
        calls.fold(self.one, *calls.columns(self.steps()))
        start, texts, _ = self._written
        if start + len(texts) > moves:
            self._written = 0, [], self.opening

    def watched(self, since: int = 0) -> Iterator[Watched]:
        """Return what has become known, and to whom, since the log had this many steps."""
        everybody = sum(SEEN << 2 * viewer for viewer in range(self.seats + 1))
        for number in range(since, len(self)):
            yield Watched(number, self._sights[number])
            for opened in self._closings.get(number, ()):
                yield Watched(opened, ~(3 << 2 * self.actors[opened]) & everybody)

    def closed(self, since: int) -> bool:
        """Whether a phase that was written in secret has been closed since the log had this many steps."""
        return any(number >= since for number in self._closings)

    def sight(self, number: int) -> Watched:
        """Return who saw a step when it was taken."""
        return Watched(number, self._sights[number])

    def entry(self, number: int, blank: bool = False) -> Entry:
        """Return a step as text; if `blank`, as for a viewer who knows that it was taken, but not what it was."""
        text = self._text(number)
        return Entry(notation.actor_text(self.actors[number]), notation.unseen(text) if blank else text)

    def since(self, moves: int) -> list[Entry]:
        """Return the steps from this number on, as text."""
        return [self.entry(number) for number in range(moves, len(self))]

    def read_by(self, viewer: int) -> list[Entry]:
        """Return the log as a viewer sees it: hidden steps are blanked, or left out until they are opened."""
        return [
            self.entry(step.number, blank=seen == BLANK)
            for step in self.watched()
            if (seen := step.by(viewer)) != HIDDEN
        ]

    def _text(self, number: int) -> str:
        """Return a move as text. Safe to call from several threads at once."""
        start, texts, one = self._written
        if number < start:
            start, texts, one = 0, [], self.opening
        if start + len(texts) < len(self):
            texts, one = texts[:], calls.copied(one)
            for taken in range(start + len(texts), len(self)):
                actor, action = self.actors[taken], self.actions[taken]
                texts.append(self.words.write(one, actor, action))
                calls.apply(one, actor, action)
            self._written = start, texts, one
        return texts[number - start]
