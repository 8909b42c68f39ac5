"""The seats of a table: people have them by a key, bots by their spec. Also the names of people, and chat."""

import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from hippodrome.records import LONGEST_NAME
from hippodrome.table.refusals import Refusal

KEY_BYTES = 16
LONGEST_CHAT = 500
KEY = re.compile(r"[0-9a-f]{32}")
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
# Letters that look like Latin ones, small or large, and Latin ones that look alike.
LOOKALIKES = str.maketrans(
    "01i|авекмнорстухјѕԁԛԝһӏіαβεζηικμνορτυχϲϳ", "olllabekmhopctyxjsdqwhllabezhlkmnoptyxcj"
)


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
    away: str | None = None  # why a bot plays for a person: "left" or "time"
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


def clean(text: str, most: int) -> str:
    r"""Clean a text to one plain line: composed, without control characters, spaces folded, cut to a length.

    >>> clean("  Ann\t\u202e  of\nNicaea ", 40)
    'Ann of Nicaea'
    """
    composed = unicodedata.normalize("NFC", text[: 4 * most])
    kept = (" " if c.isspace() or c in FILLERS else c for c in composed if c.isspace() or _shows(c))
    return " ".join("".join(kept).split())[:most].strip()


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"


def looks_like(name: str) -> str:
    """The form that names have in common which people could take for the same one.

    >>> looks_like("Ann") == looks_like("ANN") == looks_like("\u0410nn") == looks_like("A\u0301nn")
    True
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = "".join(c for c in apart if unicodedata.category(c)[0] not in "MZ")
    return plain.translate(LOOKALIKES)


def clean_name(text: str) -> str:
    """Clean a name for showing and saving; refuse it if nothing visible is left.

    >>> clean_name("Ann")
    'Ann'
    """
    name = clean(text, LONGEST_NAME)
    if not name or not name.isprintable():
        raise Refusal("bad-request", "A name needs at least one visible character.")
    return name


def bot_name(seats: Sequence[Seat], spec: str) -> str:
    """Return the name of a bot at a table: its spec, with a number if that is taken.

    >>> bot_name([Seat("citizen", bot="citizen")], "citizen")
    'citizen 2'
    """
    taken = {name for seat in seats for name in (seat.name, seat.kept_for)}
    number = 1
    while (name := spec if number == 1 else f"{spec} {number}") in taken:
        number += 1
    return name
