"""A bot of one's own: it takes what it can get, and never pays more than two cards for a lot.

    hippodrome play byzanz --bot-file examples/my_bot.py --bots miser
    hippodrome arena byzanz --bot-file examples/my_bot.py --bots miser,random --games 40

A bot sees the masked record of its seat: all that the seat can know, and blanks for the rest.
"""

import random
from collections.abc import Sequence
from typing import Any

from hippodrome.bots import Budget
from hippodrome.rules.byzanz_record import PASS, SELL


class Miser:
    """Bids with as few cards as it can, at most two, and only for a lot of three or more."""

    games = ("byzanz",)

    def choose(self, masked: Any, seat: int, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        """One of the legal actions."""
        bids = [action for action in legal if PASS < action < SELL]  # masks over the cards in the hand
        cheap = [bid for bid in bids if bid.bit_count() + (masked["laid"][0, seat] >= 0).sum() <= 2]
        if PASS in legal:
            return min(cheap) if cheap and masked["lot"].sum() >= 3 else PASS
        return rng.choice(legal)


BOTS = {"miser": Miser}
