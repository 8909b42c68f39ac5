"""What the merchant of Byzanz believes, in one table, and what follows from it for every holding of cards.

All worths are in thousandths of a point, so that compiled code can add whole numbers. They lie in one record:
what cards of one good are worth together with some traders, by stage of the game; what traders are worth by
themselves; then the weights that the merchant uses as they are.

A stage counts what can still come into a hand: in each round that is left a lot, and a pile of the market.
At stage 0 nothing comes any more, and the worths are exact.
"""

from collections.abc import Mapping
from itertools import product
from math import exp
from typing import Any

import numpy as np

from hippodrome.games.byzanz import record

WEIGHTS: dict[str, float] = {
    # the part of its best card's value that a set not complete yet is worth, when much can still come …
    "single": 0.338,
    "pair": 0.682,
    "trader": 1.734,  # and what a trader is worth then, in points; and two of them
    "two_traders": 3.45,
    "patience": 3.022,  # … and how many stages it takes until much can come
    "money": 0.085,  # what each pip of a card beyond the sets is worth for bidding
    # what a lot must bring in above what waits for who passes: by the number of auctions left in the round
    "later_1": 2.337,
    "later_2": 2.349,
    "later_3": 2.737,
    "later_4": 1.497,
    "later_5": 4.529,
    # the part of the best pile that is likely still there after so many others have taken
    "after_1": 0.394,
    "after_2": 0.185,
    "after_3": 0.183,
    "after_4": 0.255,
    "after_5": 0.058,
    "deny": 0.07,  # of what the lot is worth to the other who wants it most
    "pay": 2.082,  # how much a card paid hurts, of what it is worth in the hand
    "tax": 0.032,  # how much a card hurts that others can take from the market
}

POINT = 1000
STAGES = 8
JOKERS = 4  # traders beside the cards of one good: none to three
PLACE = (72, 12, 3, 1)  # what each 1, 2, 3, 4 of a good adds to the number of a holding
HOLDINGS = 504  # six 1s, five 2s, three 3s and two 4s at most (BZ-01)
MOST_TRADERS = 8

Worths = np.dtype(
    (
        np.record,
        [
            ("potential", np.int32, (STAGES * HOLDINGS * JOKERS,)),  # of a good's holding with some traders
            ("traders", np.int32, (STAGES, MOST_TRADERS)),  # of traders by themselves
            ("later", np.int32, (record.MOST,)),
            ("after", np.int32, (record.MOST,)),
            ("deny", np.int32),
            ("pay", np.int32),
            ("tax", np.int32),
        ],
    )
)


def build(weights: Mapping[str, float]) -> Any:
    """All worths that follow from the weights, an array of one record.

    >>> worths = build(WEIGHTS)
    >>> int(worths["traders"][0, 0, 3])  # three traders, when nothing can come any more: they sell for 5
    5000
    """
    built = np.zeros(1, Worths)
    worths = built[0]
    hopes = [1 - exp(-stage / weights["patience"]) for stage in range(STAGES)]
    potential = worths.potential.reshape(STAGES, HOLDINGS, JOKERS)
    for counts in product(*(range(record.COPIES[rank] + 1) for rank in range(record.VALUES))):
        values = [4 - i for i, n in enumerate(reversed(counts)) for _ in range(n)]
        holding = sum(n * step for n, step in zip(counts, PLACE, strict=True))
        for jokers in range(JOKERS):
            for stage, hope in enumerate(hopes):
                worth = _holding(values, jokers, hope, weights)
                potential[stage, holding, jokers] = round(POINT * worth)
    for stage, hope in enumerate(hopes):
        for traders in range(MOST_TRADERS):
            loose = (0, hope * weights["trader"], hope * weights["two_traders"])[traders % 3]
            worths.traders[stage, traders] = round(POINT * (5 * (traders // 3) + loose))
    for n in range(1, record.MOST):
        worths.later[n] = round(POINT * weights[f"later_{n}"])
        worths.after[n] = round(POINT * weights[f"after_{n}"])
    worths.after[0] = POINT
    for name in ("deny", "pay", "tax"):
        worths[name] = round(POINT * weights[name])
    return built


def _holding(values: list[int], jokers: int, hope: float, weights: Mapping[str, float]) -> float:
    """What cards of one good are worth with some traders; their values come highest first.

    The highest cards are kept, the lowest fill the sets up (BZ-23, BZ-24); what is left over is a beginning.
    """
    sets = min((len(values) + jokers) // 3, len(values))
    left = min(len(values) + jokers - 3 * sets, len(values) - sets)
    loose = values[sets : sets + left]
    begun = (0.0, weights["single"], weights["pair"])[min(left, 2)] * hope * (loose[0] if loose else 0)
    return sum(values[:sets]) + begun + weights["money"] * hope * sum(loose)


ONE, TWO, THREE, FOUR = PLACE
CARD_PLACE = np.array(
    [*(PLACE * record.GOODS), 1], np.int64
)  # what a card adds to its holding, or to the traders


def _sales() -> Any:
    """The number of a set of one good, by the ranks of the card kept and of the others; a trader is rank 4."""
    numbers = np.zeros((record.VALUES, record.VALUES + 1, record.VALUES + 1), np.int64)
    for number, three in enumerate(record.SETS[: record.SETS_PER_GOOD].tolist()):
        kept, low, high = (min(card, record.VALUES) for card in three)
        numbers[kept, low, high] = number
    return numbers


SALES = _sales()
