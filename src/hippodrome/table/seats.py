"""Who sits where: people by a key of their own, bots by their spec."""

import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from hippodrome.records import LONGEST_NAME
from hippodrome.table.refusals import Refusal

KEY_BYTES = 16
LONGEST_CHAT = 500
KEY = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Seat:
    """A chair at the table. `key` is the hash of what its owner alone knows.

    >>> Seat(name="Ann", key="…").kind, Seat(name="citizen", bot="citizen").kind, Seat().kind
    ('person', 'bot', 'open')
    """

    name: str | None = None
    key: str | None = None
    contribution: str | None = None
    bot: str | None = None
    kept_for: str | None = None  # a rematch keeps seats for those who played before
    away: str | None = None  # why a bot plays for a person: "left" or "time"

    @property
    def kind(self) -> str:
        """Whether a person, a bot or nobody sits here.

        >>> Seat().kind
        'open'
        """
        return "person" if self.key else "bot" if self.bot else "open"

    @property
    def plays_itself(self) -> bool:
        """Whether the server makes the moves here.

        >>> Seat(name="Ann", key="…", away="left").plays_itself
        True
        """
        return self.bot is not None or self.away is not None


def new_key() -> str:
    """128 random bits, in hex: whoever has them has the seat.

    >>> len(new_key())
    32
    """
    return secrets.token_hex(KEY_BYTES)


def hashed(key: str) -> str:
    """What is stored of a key.

    >>> hashed("00" * 16)[:8]
    '374708ff'
    """
    return sha256(bytes.fromhex(key)).hexdigest()


def seat_of(seats: tuple[Seat, ...], key: str | None) -> int | None:
    """The seat that a key opens; None without a key. A key that opens none is refused.

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
    raise Refusal("wrong-key", "This key opens no seat at this table.")


def clean(text: str, most: int) -> str:
    r"""Plain text on one line: composed, without control characters, spaces folded, cut to a length.

    >>> clean("  Ann\t\u202e  of\nNicaea ", 40)
    'Ann of Nicaea'
    """
    composed = unicodedata.normalize("NFC", text[: 4 * most])
    kept = (" " if c.isspace() else c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(kept).split())[:most].strip()


def clean_name(text: str) -> str:
    """A name that can be shown and saved.

    >>> clean_name("Ann")
    'Ann'
    """
    name = clean(text, LONGEST_NAME)
    if not name or not name.isprintable():
        raise Refusal("bad-request", "A name needs at least one letter that can be shown.")
    return name
