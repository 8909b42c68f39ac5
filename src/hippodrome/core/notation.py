"""Read and write cards, places and moves as text. Each game has its own words.

Text is read in two steps, so that a mistyped move (`BadNotation`) and a move that the rules forbid
(`IllegalMove`) are told apart.
"""

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, Protocol, SupportsIndex

from hippodrome.core import calls
from hippodrome.core.contract import NATURE, SPECTATOR
from hippodrome.core.errors import BadNotation, HippodromeError, IllegalMove

LONGEST = 120  # characters in a move; longer text is refused at once


class Words(Protocol):
    """The words of a game's notation, with the names on its board."""

    vocabulary: Sequence[str]
    """Return every word that a move can contain, and `?` for what can't be known."""

    def read(self, one: Any, actor: int, text: str) -> int:
        """Return the action that a text means in a position, for a seat or `NATURE`."""

    def write(self, one: Any, actor: int, action: int) -> str:
        """Return the text of an action, in the position in which it is taken."""

    def write_all(self, one: Any, seat: int, actions: Iterable[int]) -> list[str]:
        """Return the texts of a seat's actions in one position."""


class FixedWords:
    """The notation of a game in which an action has the same text in every position.

    `moves` are the texts of the seats' actions, `draws` those of nature's; `clause` is what forbids a move that is
    not legal. Its code in the message catalogue is `not-legal`.

    >>> words = FixedWords(["stay", "go left"], ["roll 1"], "XY-1")
    >>> words.vocabulary, words.write(None, 0, 1)
    (('stay', 'go', 'left', 'roll', '1', '?'), 'go left')
    >>> words.read(None, 0, "go right")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadNotation: after go comes one of: left
        go right
           ^
    """

    def __init__(self, moves: Sequence[str], draws: Sequence[str], clause: str) -> None:
        self._texts = {False: tuple(moves), True: tuple(draws)}  # by whether they are nature's
        self._clause = clause
        said = [word for text in (*moves, *draws) for word in text.split()]
        self.vocabulary: Sequence[str] = (*dict.fromkeys(said), "?")

    def read(self, one: Any, actor: int, text: str) -> int:
        """Return the action that a text means; capitals and extra spaces do not matter."""
        texts = self._texts[actor == NATURE]
        words = split(text)
        said = " ".join(word for _, word in words).lower()
        if said not in texts:
            raise self._misread(text, words, texts)
        action = texts.index(said)
        if not calls.allowed(one, actor, action, calls.scratch()):
            raise IllegalMove(self._clause, "not-legal", f"{said} is not legal now")
        return action

    def write(self, one: Any, actor: int, action: int) -> str:
        """Return the text of an action."""
        return self._texts[actor == NATURE][action]

    def write_all(self, one: Any, seat: int, actions: Iterable[int]) -> list[str]:
        """Return the texts of a seat's actions."""
        return [self._texts[False][action] for action in actions]

    @staticmethod
    def _misread(text: str, words: list[tuple[int, str]], texts: Sequence[str]) -> BadNotation:
        """Make the error that points at the first wrong word and lists what is possible there."""
        said = [word.lower() for _, word in words]
        known = [one.split() for one in texts]
        good = max((n for n in range(len(said) + 1) if any(one[:n] == said[:n] for one in known)), default=0)
        could = dict.fromkeys(one[good] for one in known if one[:good] == said[:good] and len(one) > good)
        place = words[good][0] if good < len(words) else len(text)
        after = f"after {said[good - 1]} comes" if good else "a move begins with"
        listed = f"one of: {', '.join(could)}" if could else "nothing"
        return BadNotation(text, place, f"{after} {listed}")


def unseen(text: str) -> str:
    """Return a move as it reads to someone who knows that it was made, but not what it was.

    >>> unseen("draw C4")
    'draw ?'
    """
    return f"{text.split()[0]} ?"


def faded(text: str) -> str:
    """What is left of a move that people could only remember.

    >>> faded("bid C1 S2"), faded("pass")
    ('bid ? ?', 'pass')
    """
    verb, *words = text.split()
    return " ".join([verb, *("?" for _ in words)])


def actor_text(actor: int) -> int | str:
    """Return the name of an actor in a log: a seat's number, or "nature".

    >>> actor_text(2), actor_text(NATURE)
    (2, 'nature')
    """
    return "nature" if actor == NATURE else actor


def read_actor(actor: int | str, seats: int) -> int:
    """Return the number of an actor in a log; raise `HippodromeError` if there is no such actor in the game.

    >>> read_actor("nature", 4), read_actor(3, 4)
    (-1, 3)
    """
    return NATURE if actor == "nature" else read_seat(actor, seats)


def read_viewer(viewer: int | str, seats: int) -> int:
    """Return the number of a viewer: a seat, or "spectator".

    >>> read_viewer(0, 4), read_viewer("spectator", 4)
    (0, -2)
    """
    return SPECTATOR if viewer == "spectator" else read_seat(viewer, seats)


def read_seat(seat: int | str, seats: int) -> int:
    """Return the number of a seat; raise `HippodromeError` if there is no such seat.

    >>> read_seat(3, 4)
    3
    """
    if type(seat) is int and 0 <= seat < seats:
        return seat  # the usual case, fast
    if isinstance(seat, str | bool) or not isinstance(seat, SupportsIndex):
        raise HippodromeError(f"there is no seat {str(seat)[:40]!r}: seats are 0 to {seats - 1}")
    number = index(seat)
    if not 0 <= number < seats:
        raise HippodromeError(f"there is no seat {str(number)[:40]}: seats are 0 to {seats - 1}")
    return number


def split(text: str) -> list[tuple[int, str]]:
    r"""Split a move into its words, with the position of each.

    >>> split("take  G")
    [(0, 'take'), (6, 'G')]
    >>> split("pass\n")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadNotation: a move must be plain text in one line
        pass·
            ^
    """
    if len(text) > LONGEST or not text.isprintable():
        clean = "".join(letter if letter.isprintable() else "·" for letter in text[:LONGEST])
        if len(text) > LONGEST:
            raise BadNotation(clean + "…", LONGEST, f"a move can have at most {LONGEST} characters")
        raise BadNotation(clean, clean.index("·"), "a move must be plain text in one line")
    return [(match.start(), match.group()) for match in re.finditer(r"\S+", text)]
