"""The seats of a table: people have them by a key, bots by their spec."""

import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from hippodrome.table.names import clean_name, looks_like
from hippodrome.table.refusals import Refusal

KEY_BYTES = 16
LONGEST_CHAT = 500
KEY = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Seat:
    """A seat at a table. `key` is the hash of a key that only its owner has.

    >>> Seat(name="Ann", key="…").kind, Seat(name="citizen", bot="citizen").kind, Seat().kind
    ('person', 'bot', 'open')
    """

    name: str | None = None
    key: str | None = None
    seal: str | None = None  # of the contribution to the deal; None for a bot, or who gave none
    contribution: str | None = None  # once it is revealed
    bot: str | None = None
    kept_for: str | None = None  # a rematch keeps seats for those who played before
    since: int = 0  # the number of the event by which a person sat down
    away: str | None = None  # why a bot plays for a person: "left", "time" or "vanished"
    chosen: Mapping[str, Any] = field(default_factory=dict)  # by option: what this seat chose for itself

    @property
    def kind(self) -> str:
        """Who has the seat: "person", "bot", or "open" for nobody.

        >>> Seat().kind
        'open'
        """
        return "person" if self.key else "bot" if self.bot else "open"

    @property
    def plays_itself(self) -> bool:
        """Whether the server makes the moves of this seat: for a bot, or for a player who is away.

        >>> Seat(name="Ann", key="…", away="left").plays_itself
        True
        """
        return self.bot is not None or self.away is not None


def new_key() -> str:
    """Make a new key for a seat: 128 random bits, in hex.

    >>> len(new_key())
    32
    """
    return secrets.token_hex(KEY_BYTES)


def hashed(key: str) -> str:
    """Return the hash of a key; the key itself is not stored.

    >>> hashed("00" * 16)[:8]
    '374708ff'
    """
    return sha256(bytes.fromhex(key)).hexdigest()


def seat_of(seats: tuple[Seat, ...], key: str | None) -> int | None:
    """Return the seat that a key belongs to; None without a key. An unknown key is refused.

    >>> seat_of((Seat(), Seat(name="Ann", key=hashed("00" * 16))), "00" * 16)
    1
    """
    if key is None:
        return None
    if KEY.fullmatch(key):
        given = hashed(key)
        for number, seat in enumerate(seats):
            if seat.key and hmac.compare_digest(seat.key, given):
                return number
    raise Refusal("wrong-key", "This key belongs to no seat at this table.")


def has_seat(seats: tuple[Seat, ...], key: str) -> bool:
    """Whether a key belongs to one of these seats.

    >>> has_seat((Seat(), Seat(name="Ann", key=hashed("00" * 16))), "00" * 16)
    True
    """
    given = hashed(key)
    return any(seat.key and hmac.compare_digest(seat.key, given) for seat in seats)


def host_of(seats: Sequence[Seat]) -> int | None:
    """The host of a table: the seat of whoever sat down first, of those who still sit there; None if nobody does.

    >>> host_of([Seat(), Seat(name="Ann", key="…", since=4), Seat(name="Bob", key="…", since=1)])
    2
    """
    people = [(seat.since, number) for number, seat in enumerate(seats) if seat.kind == "person"]
    return min(people)[1] if people else None


def bot_name(seats: Sequence[Seat], spec: str) -> str:
    """Return the name of a bot at a table: its spec, with a number if that is taken.

    >>> bot_name([Seat("Citizen", key="…")], "citizen")
    'citizen 2'
    """
    taken = {looks_like(name) for seat in seats for name in (seat.name, seat.kept_for) if name}
    number = 1
    while looks_like(name := spec if number == 1 else f"{spec} {number}") in taken:
        number += 1
    return name


def unused_name(seats: Sequence[Seat], name: str, but: int | None = None) -> str:
    """Return a name, cleaned; refuse it if another seat than `but` has one that looks the same.

    >>> unused_name([Seat("Ann", key="…")], "Ann", but=0)
    'Ann'
    """
    name = clean_name(name)
    others = [seat for number, seat in enumerate(seats) if number != but]
    if looks_like(name) in {looks_like(one) for seat in others for one in (seat.name, seat.kept_for) if one}:
        raise Refusal("name-taken", f"Another player is called {name}: choose another name.")
    return name
