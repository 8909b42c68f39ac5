"""Byzanz as data: the cards, the tables of the sheet, the record of a game."""

from itertools import combinations_with_replacement
from operator import le

import numpy as np

GOODS = 6  # cloth, grain, olives, spices, timber, wine (BZ-01)
VALUES = 4
TRADER = GOODS * VALUES  # BZ-02
KINDS = TRADER + 1  # C1 … C4, G1 …, W4, trader: a card is an index into these
UNSEEN = KINDS  # stands for a card that a seat can't know, in masked records only

COPIES = np.array([6, 5, 3, 2] * GOODS + [16], np.int8)  # BZ-01, BZ-02
VALUE = np.array([1, 2, 3, 4] * GOODS + [0], np.int8)  # what a card counts in a bid (BZ-09)
PROFIT = np.array([1, 2, 3, 4] * GOODS + [5], np.int8)  # what a kept card scores (BZ-25, BZ-32)
PILE = np.arange(KINDS, dtype=np.int8) // VALUES  # the market pile a card lies on; traders have their own
PILES = GOODS + 1


def _sets() -> list[tuple[int, int, int]]:
    """Every three cards that can be sold together: the card that is kept, then the two that leave."""
    found = []
    for good in range(GOODS):
        ranks = [good * VALUES + rank for rank in range(VALUES)]
        for three in combinations_with_replacement([*ranks, TRADER], 3):
            goods = [card for card in three if card != TRADER]
            if goods and goods.count(ranks[3]) <= COPIES[ranks[3]]:
                kept = max(goods)  # BZ-23, BZ-24: the highest good is kept, never a trader
                others = sorted(three)
                others.remove(kept)
                found.append((kept, others[0], others[1]))
    found.append((TRADER, TRADER, TRADER))  # BZ-25
    return found


SETS = np.array(_sets(), np.int8)  # 33 for each good, then the three traders
SETS_PER_GOOD = (len(SETS) - 1) // GOODS
TRADER_SET = len(SETS) - 1


def _sets_within() -> tuple[np.ndarray, np.ndarray]:
    """For each holding of one good and traders, the sets of that good that it contains.

    A holding is a number in base 4: how many 1s, 2s, 3s, 4s and traders there are, each cut at three. Its
    sets are `SET_LIST[SET_START[holding] : SET_START[holding + 1]]`.
    """
    needs = [[three.count(card) for card in (0, 1, 2, 3, TRADER)] for three in _sets()[:SETS_PER_GOOD]]
    starts, listed = [0], []
    for holding in range(4**5):
        counts = [holding >> 2 * place & 3 for place in range(5)]
        for number, need in enumerate(needs):
            if all(map(le, need, counts)):
                listed.append(number)
        starts.append(len(listed))
    return np.array(starts, np.int32), np.array(listed, np.int16)


SET_START, SET_LIST = _sets_within()

# ---------------------------------------------------------------- the table for each number of players

SEATS = (3, 4, 5, 6)
MOST = max(SEATS)
OPENING = 4  # cards dealt to each (BZ-04); fewer in some study variants
HAND_LIMIT = 7  # BZ-29

OFFERS = np.zeros((MOST + 1, MOST), np.int8)  # BZ-03, highest on top (BZ-05)
OFFERS[3, :3] = 6, 4, 2
OFFERS[4, :4] = 5, 4, 3, 2
OFFERS[5, :5] = 5, 4, 3, 2, 1
OFFERS[6, :6] = 6, 5, 4, 3, 2, 1
ROUNDS = np.array([0, 0, 0, 8, 6, 6, 4], np.int8)

# ---------------------------------------------------------------- what the game waits for

DEAL, LOT, BID, TAX, OVER, TAKE, FINAL, END = range(8)
PHASES = ("deal", "lot", "bid", "tax", "over", "take", "final", "end")

# ---------------------------------------------------------------- the record

NOBODY = -1
NO_CARD = -1

State = np.dtype(
    (
        np.record,
        [
            ("seats", np.int8),
            ("open_profits", np.int8),  # a table option (BZ-35)
            ("memory", np.int8),  # a table option (BZ-36)
            ("dealt", np.int8),  # cards dealt to each (BZ-04)
            ("rounds", np.int8),  # BZ-03
            ("set_aside", np.int8),  # BZ-03
            ("phase", np.int8),
            ("round_number", np.int8),  # from 0
            ("step", np.int8),  # of the round: first an auction for each seat, then a take for each
            ("seat", np.int8),  # who is dealt to, starts, bids, pays the tax, takes, or is over seven
            ("due", np.int8),  # cards that nature still has to draw
            ("bidding", np.int8),  # bit mask of the seats still in the auction
            ("leader", np.int8),  # who made the highest bid
            ("first_passed", np.int8),
            ("done", np.int8),  # bit mask of the seats that ended their final sales
            ("offers", np.int8, (MOST,)),  # the offer cards in play, highest on top (BZ-03, BZ-05)
            ("offer", np.int8, (MOST,)),  # the offer card held, 0 for none
            ("bid", np.int8, (MOST,)),  # the sum of the cards laid
            ("laid", np.int8, (MOST, HAND_LIMIT)),  # the cards themselves
            ("hidden", np.int8, (MOST, OPENING)),  # opening cards in the hand never shown, sorted (BZ-34)
            ("deck", np.int8, (KINDS,)),  # copies not drawn, those set aside included
            ("lot", np.int8, (KINDS,)),
            ("market", np.int8, (KINDS,)),
            ("gone", np.int8, (KINDS,)),  # out of the game
            ("hand", np.int8, (MOST, KINDS + 1)),  # with a place to count UNSEEN cards in masked records
            ("profit", np.int8, (MOST, KINDS)),
        ],
    )
)
