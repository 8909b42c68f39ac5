"""Dice and draws that anybody can check: HMAC-SHA-256 under a key that nobody could choose.

`commitment`, the hash of the server's secret, is shown before anyone sits down. Each player adds 32 random bytes, the
contribution: first its hash, the seal, and the contribution itself when the seals of all are closed. The secret is
shown when the game is over.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random

SECRET_BYTES = 32
# What SHA-256 adds to a secret before it hashes it. As the first contribution it would make the key something that
# follows from the commitment and the other contributions, which everybody knows.
PADDING = b"\x80" + bytes(23) + (8 * SECRET_BYTES).to_bytes(8, "big")


def seal_of(contribution: bytes) -> str:
    """The seal of a contribution: its hash, in hex.

    >>> seal_of(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(contribution).hexdigest()


class Nature:
    """The player that rolls and draws, from a secret and the contributions of the players.

    >>> nature = Nature.seeded(7)
    >>> nature.commitment[:16]
    '68b6acce6948c45e'
    >>> [nature.draw(i, [1] * 8) + 1 for i in range(6)]  # six rolls of an eight-sided die
    [7, 5, 6, 5, 7, 1]
    """

    def __init__(
        self,
        secret: bytes,
        contributions: Sequence[bytes | None] = (),
        seals: Sequence[str | None] | None = None,
        practice: bool = False,
    ) -> None:
        for given in (secret, *contributions):
            if given is not None and len(given) != SECRET_BYTES:
                raise ValueError(f"a secret or contribution must have {SECRET_BYTES} bytes, not {len(given)}")
        opened = [None if part is None else seal_of(part) for part in contributions]
        self.secret = secret
        self.contributions = tuple(contributions)
        self.seals = tuple(opened if seals is None else seals)
        """One a seat, if anybody contributes: None for a bot, or who gave none."""
        self.practice = practice
        """Whether the deal was known before the game, so that it proves nothing."""
        if len(self.seals) != len(opened):
            raise ValueError(f"{len(self.seals)} seals for {len(opened)} contributions")
        for seat, (seal, found) in enumerate(zip(self.seals, opened, strict=True)):
            if found not in (None, seal):
                raise ValueError(f"the contribution of seat {seat} does not open its seal")
        self._key = sha256(secret + b"".join(part for part in contributions if part is not None)).digest()

    @classmethod
    def seeded(cls, seed: int | str) -> "Nature":
        """Make the nature for a seed: its secret is the hash of the seed as text.

        >>> Nature.seeded(7).secret == Nature.seeded("7").secret
        True
        """
        return cls(sha256(str(seed).encode("utf-8", "surrogateescape")).digest())

    @classmethod
    def random(cls, contributions: Sequence[bytes | None] = ()) -> "Nature":
        """Make a nature with a random secret.

        >>> Nature.random().secret != Nature.random().secret
        True
        """
        return cls(secrets.token_bytes(SECRET_BYTES), contributions)

    @property
    def commitment(self) -> str:
        """The hash of the secret in hex, published in advance.

        >>> len(Nature.seeded(1).commitment)
        64
        """
        return sha256(self.secret).hexdigest()

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have sealed a contribution and not revealed it.

        >>> Nature(bytes(32), [None, None], [None, seal_of(bytes(32))]).unrevealed
        [1]
        """
        parts = zip(self.seals, self.contributions, strict=True)
        return [seat for seat, (seal, part) in enumerate(parts) if seal and part is None]

    def luck(self, seat: int, decision: int, salt: str = "") -> Random:
        """Return the random generator for a bot's decision of this number: the same deal gives the same numbers.

        >>> Nature.seeded(7).luck(0, 3).random() == Nature.seeded(7).luck(0, 3).random()
        True
        """
        told = f"luck:{seat}:{decision}:{salt}"
        return Random(hmac.digest(self._key, told.encode(), "sha256"))

    def draw(self, move: int, weights: Sequence[int]) -> int:
        """Return the outcome of nature's move number `move` (from 0); the weights are the odds of the outcomes.

        >>> Nature.seeded(7).draw(0, [0, 5, 0])
        1
        """
        total = sum(weights)
        if total <= 0:
            raise ValueError("nature has nothing to choose from")
        fair = 2**64 // total * total  # numbers from here on would favour the first outcomes
        attempt = 0
        while True:
            digest = hmac.digest(self._key, b"%d:%d" % (move, attempt), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                break
            attempt += 1
        left = number % total
        for outcome, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights add up to their total")
