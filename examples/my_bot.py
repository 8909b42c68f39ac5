"""A bot of your own: it never pays more than two cards for a lot.

    hippodrome play byzanz --bot-file examples/my_bot.py --bots miser
    hippodrome arena byzanz --bot-file examples/my_bot.py --bots miser,random --games 40

A bot gets what its seat knows: the masked record, with blanks for everything else, and the legal actions.
"""

from hippodrome.bots import Situation
from hippodrome.games.byzanz import actions


class Miser:
    """Bids with as few cards as possible, at most two, and only for a lot of three or more."""

    games = ("byzanz",)

    def choose(self, at: Situation) -> int:
        """Choose one of the legal actions."""
        if actions.PASS not in at.legal:
            return at.rng.choice(at.legal)
        bids = [action for action in at.legal if actions.PASS < action < actions.SELL]
        laid = (at.masked["laid"][0, at.seat] >= 0).sum()
        cheap = [bid for bid in bids if bid.bit_count() + laid <= 2]  # a bit for each card of the hand
        return min(cheap) if cheap and at.masked["lot"].sum() >= 3 else actions.PASS


BOTS = {"miser": Miser}
