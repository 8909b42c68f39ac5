"""The errors that callers can run into, worded for the person who reads them."""

from collections.abc import Mapping


class HippodromeError(ValueError):
    """Any error of the caller. Its text is one clear sentence, or points at the place of the mistake."""


class BadNotation(HippodromeError):
    """A text that can't be read as a move. It points at the place of the mistake.

    >>> print(BadNotation("bid C7", 4, "there is no card C7"))
    there is no card C7
        bid C7
            ^
    """

    def __init__(self, text: str, place: int, reason: str) -> None:
        self.text, self.place, self.reason = text, place, reason
        super().__init__(f"{reason}\n    {text}\n    {' ' * place}^")


class IllegalMove(HippodromeError):
    """A move that the rules forbid now. It names the clause.

    >>> print(IllegalMove("BZ-10", "too-low", "a bid of 2 does not beat 3"))
    a bid of 2 does not beat 3 (BZ-10)
    """

    def __init__(
        self, clause: str, code: str, reason: str, facts: Mapping[str, str | int] | None = None
    ) -> None:
        self.clause, self.code, self.reason = clause, code, reason
        self.facts = dict(facts or {})
        """The values that the reason mentions, by name, for wording it in other languages."""
        super().__init__(f"{reason} ({clause})")


class BadOptions(HippodromeError):
    """Options that a game or a command can't work with."""


class BadRecord(HippodromeError):
    """A saved game that is malformed, or does not follow from its own log and secret.

    `move` counts the entries of the log from 1; it is None if no single move is wrong.

    >>> print(BadRecord("a bid of 2 does not beat 3", move=17, clause="BZ-10"))
    move 17: a bid of 2 does not beat 3 (BZ-10)
    """

    def __init__(self, reason: str, move: int | None = None, clause: str | None = None) -> None:
        self.reason, self.move, self.clause = reason, move, clause
        where = f"move {move}: " if move is not None else ""
        why = f" ({clause})" if clause else ""
        super().__init__(f"{where}{reason}{why}")
