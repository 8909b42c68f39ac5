"""Refusals: a code for programs, a clause if the rules forbid something, and a sentence for people."""

from collections.abc import Mapping
from typing import Any

from hippodrome.core.errors import BadNotation, HippodromeError, IllegalMove

STATUS = {  # code: HTTP status; every code that the server can send is listed here
    "already-away": 409,
    "already-seated": 409,
    "bad-request": 422,
    "bad-host": 421,
    "bad-name": 422,
    "bad-notation": 422,
    "bad-notes": 422,
    "bad-options": 422,
    "bad-origin": 403,
    "bad-record": 422,
    "bad-choice": 422,
    "busy": 503,
    "chat-full": 409,
    "choice-fixed": 409,
    "choice-taken": 409,
    "day-not-over": 409,
    "day-unplayed": 409,
    "draw-between": 409,
    "game-begun": 409,
    "illegal-move": 409,
    "memory-game": 409,
    "name-taken": 409,
    "no-hints": 409,
    "no-key": 401,
    "no-such-bot": 422,
    "no-such-day": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "not-a-bot": 409,
    "not-allowed-method": 405,
    "not-away": 409,
    "not-full": 409,
    "not-host": 409,
    "not-over": 409,
    "not-playing": 409,
    "not-revealing": 409,
    "not-vanished": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "notes-too-long": 422,
    "old-notes": 409,
    "old-prompt": 409,
    "preparing": 503,
    "seat-free": 409,
    "seat-taken": 409,
    "slow": 408,
    "stopping": 503,
    "store-down": 503,
    "store-failed": 500,
    "table-full": 409,
    "time-is-up": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-seats": 409,
    "too-often": 409,
    "unreadable": 409,
    "wrong-key": 403,
    "wrong-seal": 409,
}


class Refusal(HippodromeError):
    """Raised for a request that is not carried out, with the reason. Nothing has changed.

    >>> refusal = Refusal("not-over", "The record is shown when the game is over.")
    >>> refusal.status, str(refusal)
    (409, 'The record is shown when the game is over.')
    """

    def __init__(
        self,
        code: str,
        text: str,
        clause: str | None = None,
        why: str | None = None,
        facts: Mapping[str, str | int] | None = None,
    ) -> None:
        self.code, self.text, self.clause = code, text, clause
        self.why, self.facts = why, facts or {}
        self.status = STATUS[code]
        self.retry_after: int | None = 1 if self.status == 503 else None
        super().__init__(text)

    def shown(self) -> dict[str, Any]:
        """The refusal as clients get it.

        >>> Refusal("no-key", "Sit down first.").shown()
        {'code': 'no-key', 'clause': None, 'why': None, 'facts': {}, 'text': 'Sit down first.'}
        """
        return {
            "code": self.code,
            "clause": self.clause,
            "why": self.why,
            "facts": self.facts,
            "text": self.text,
        }


def of_move(error: HippodromeError) -> Refusal:
    """The refusal of a move that the game rejected.

    >>> refusal = of_move(IllegalMove("BZ-10", "too-low", "a bid of 2 does not beat 3"))
    >>> refusal.code, refusal.clause, refusal.why, refusal.text
    ('illegal-move', 'BZ-10', 'too-low', 'a bid of 2 does not beat 3')
    """
    if isinstance(error, IllegalMove):
        return Refusal("illegal-move", error.reason, error.clause, error.code, error.facts)
    if isinstance(error, BadNotation):
        return Refusal("bad-notation", error.reason)
    return Refusal("illegal-move", str(error))
