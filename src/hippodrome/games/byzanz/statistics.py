"""What charts show of many games of Byzanz: what lots went for."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from hippodrome.core import calls
from hippodrome.core.figures import Boxes, Figure, Heat
from hippodrome.games.byzanz import record, rules
from hippodrome.games.byzanz.notation import CARDS, cards_text, counted

GOODS = {"C": "cloth", "G": "grain", "O": "olives", "S": "spices", "T": "timber", "W": "wine", "X": "trader"}
DEAREST = 100  # more than any bid
MOST_AUCTIONS = 100


class Price(NamedTuple):
    """What the lot of an auction went for: the sum of the bid, 0 if everybody passed.

    >>> Price(4, "C2 G1 G3 O3 T1").size
    5
    """

    bid: int
    lot: str

    @property
    def size(self) -> int:
        """How many cards the lot had."""
        return len(self.lot.split())

    @property
    def goods(self) -> set[str]:
        """The letters of the goods in it; X for a trader.

        >>> sorted(Price(4, "C2 G1 G3 X").goods)
        ['C', 'G', 'X']
        """
        return {card[0] for card in self.lot.split()}


def count(options: Any, steps: Iterable[tuple[int, int]]) -> list[Price]:
    """List every auction in which there was something to bid, in order (BZ-15, BZ-17).

    The last auction of a round, which has one player left (BZ-18), is not among them.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> for move in ("pass", "pass", "pass"):
    ...     game.play(game.turn[0], move)
    >>> count(game.options, game.steps)
    [Price(bid=0, lot='C3 C4 O2 S1 T4 W3')]
    """
    one = rules.opening(options)
    phase, lot, market = one["phase"], one["lot"][0], one["market"][0]  # as they are at each step
    found = []
    for actor, action in steps:
        bidding = phase[0] == record.BID
        if bidding:
            offered, before = lot.tolist(), market.copy()
        calls.apply(one, actor, action)
        if bidding and phase[0] != record.BID:
            # The winner's bid is what has come to the market; if nobody has bid, no tax is due.
            bid = int(record.VALUE @ (market - before)) if phase[0] == record.TAX else 0
            found.append(Price(bid, cards_text(counted(offered))))
    return found


def read(told: Any) -> list[Price]:
    """Read what `count` has found from a file; ValueError if it can't be that.

    >>> read([[4, "C2 G1"]])
    [Price(bid=4, lot='C2 G1')]
    """
    if not isinstance(told, list) or len(told) > MOST_AUCTIONS or not all(map(_is_price, told)):
        raise ValueError("a list of pairs of a bid and the cards of its lot")
    return [Price(*price) for price in told]


def _is_price(told: Any) -> bool:
    match told:
        case [bid, str(lot)]:
            cards = lot[:DEAREST].split()
            known = bool(cards) and all(card in CARDS for card in cards)
            return known and type(bid) is int and 0 <= bid < DEAREST
    return False


def figures(found: Sequence[Sequence[Price]]) -> list[Figure]:
    """Draw up the figures of many games: prices by the size of the lot, and by what is in it."""
    by_size, by_good = defaultdict(list), defaultdict(list)
    for price in (price for prices in found for price in prices if price.bid):
        by_size[price.size].append(price.bid)
        for good in price.goods:
            by_good[price.size, GOODS[good]].append(price.bid)
    return [
        Boxes(
            "prices-by-lot",
            "Price of a lot by its size",
            {size: by_size[size] for size in sorted(by_size)},
            "cards in the lot",
            "price: the sum of the winning bid",
        ),
        Heat(
            "prices-by-good",
            "Mean price by size and by what is in the lot",
            "auctions in which players bid; a lot counts for everything that is in it",
            {place: fmean(paid) for place, paid in by_good.items()},
            sorted(by_size),
            list(GOODS.values()),
            "cards in the lot",
            "in the lot",
            "mean price",
            numbers=True,
        ),
    ]
