"""What can go wrong, told to the person who will read it."""

from collections.abc import Mapping


class HippodromeError(ValueError):
    """Anything that a caller did wrong. Its text is one clear sentence, or shows the place."""


class BadNotation(HippodromeError):
    """A text that is no move at all. Shows where it goes wrong.

    >>> print(BadNotation("bid C7", 4, "there is no card C7"))
    there is no card C7
        bid C7
            ^
    """

    def __init__(self, text: str, place: int, reason: str) -> None:
        self.text, self.place, self.reason = text, place, reason
        super().__init__(f"{reason}\n    {text}\n    {' ' * place}^")


class IllegalMove(HippodromeError):
    """A move that the rules forbid now. Names the clause.

    >>> print(IllegalMove("BZ-10", "too-low", "a bid of 2 does not beat 3"))
    a bid of 2 does not beat 3 (BZ-10)
    """

    def __init__(
        self, clause: str, code: str, reason: str, facts: Mapping[str, str | int] | None = None
    ) -> None:
        self.clause, self.code, self.reason = clause, code, reason
        self.facts = dict(facts or {})
        """What the reason speaks of, by name, for those who tell it in other words."""
        super().__init__(f"{reason} ({clause})")


class BadOptions(HippodromeError):
    """A game that can't be set up so."""


class BadRecord(HippodromeError):
    """A saved game that is malformed, or does not follow from its own log and secret.

    `move` counts the entries of the log from 1; it is None where no single move is at fault.

    >>> print(BadRecord("a bid of 2 does not beat 3", move=17, clause="BZ-10"))
    move 17: a bid of 2 does not beat 3 (BZ-10)
    """

    def __init__(self, reason: str, move: int | None = None, clause: str | None = None) -> None:
        self.reason, self.move, self.clause = reason, move, clause
        where = f"move {move}: " if move is not None else ""
        why = f" ({clause})" if clause else ""
        super().__init__(f"{where}{reason}{why}")
