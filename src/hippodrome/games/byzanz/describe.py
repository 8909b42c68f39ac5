"""What an action of Byzanz means in a position, as features: a network judges actions by these, not by their numbers.

The number of a bid is a choice of places in the hand, so the same number means other cards in another hand.
"""

from typing import Any, NamedTuple

from hippodrome.core.compiled import compiled, inlined
from hippodrome.core.features import lay_out
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.observe import LEVELS

__all__ = ["DESCRIBED", "LEVELS", "MOST_DESCRIBED", "describe"]

MOST_DESCRIBED = 24  # features of one action, at most


class _Blocks(NamedTuple):
    """Where the features of each kind begin."""

    kind: int
    laid_card: int  # by card, and how many of it are laid now
    total: int  # of the bid after it, by the size of the lot
    above: int  # how far it is above the highest bid
    cards_added: int
    good_before_after: int  # of each good that is laid: how many are in the hand before and after
    spared: int  # value left in the hand after the bid
    pass_highest: int  # the highest bid when passing, by the size of the lot
    pass_first: int  # first to pass or not, by how many others are in
    tax_card: int
    tax_own: int  # own cards of that pile, by those in the rest of the lot
    tax_market: int  # cards of that pile in the market
    take_cards: int  # cards in the pile, by own cards of it
    take_value: int
    take_pile: int
    take_hand: int  # cards in the hand after it
    sale_kept: int  # value kept, by traders used
    sale_lost: int  # value that leaves the game
    sale_left: int  # cards of that good left, by traders left
    sale_phase: int  # by the phase
    discard_card: int
    discard_own: int  # own cards of that pile, by the card's value
    done_hand: int  # cards left in the hand
    end: int


KINDS = 7
PASS, BID, TAX, TAKE, SELL, DISCARD, DONE = range(KINDS)
_SUM = 28 + 1  # a bid counts 28 at most
_COUNT = record.HAND_LIMIT + 1
_LOT = 7


_AT = lay_out(
    _Blocks,
    (
        KINDS,
        record.TRADER * 3,
        _SUM * _LOT,
        16,
        _COUNT,
        _COUNT * _COUNT,
        _SUM,
        _SUM * _LOT,
        2 * record.MOST,
        record.KINDS,
        _COUNT * _LOT,
        12,
        12 * _COUNT,
        32,
        record.PILES,
        20,
        6 * 3,
        8,
        _COUNT * _COUNT,
        len(record.PHASES),
        record.KINDS,
        _COUNT * 5,
        _COUNT,
    ),
)
DESCRIBED = _AT.end
"""How many features of actions there are."""


@compiled
def describe(s: Any, seat: int, action: int, out: Any) -> int:
    """Write the numbers of the features that an action has in a masked record; return how many there are."""
    if action == actions.PASS:
        return describe_pass(s, seat, out)
    if action < actions.SELL:
        return describe_bid(s, seat, action, out)
    if action < actions.TAX:
        return describe_sale(s, seat, action - actions.SELL, out)
    if action < actions.TAKE:
        return describe_tax(s, seat, action - actions.TAX, out)
    if action < actions.DISCARD:
        return describe_take(s, seat, action - actions.TAKE, out)
    if action < actions.DONE:
        card = action - actions.DISCARD
        out[0] = _AT.kind + DISCARD
        out[1] = _AT.discard_card + card
        out[2] = (
            _AT.discard_own + min(of_pile(s.hand[seat], record.PILE[card]), 7) * 5 + int(record.VALUE[card])
        )
        return 3
    cards = 0
    for card in range(record.KINDS):
        cards += s.hand[seat, card]
    out[0] = _AT.kind + DONE
    out[1] = _AT.done_hand + min(cards, 7)
    return 2


@inlined
def of_pile(cards: Any, pile: int) -> int:
    """How many of these cards belong to a pile."""
    found = 0
    for card in range(pile * record.VALUES, min((pile + 1) * record.VALUES, record.KINDS)):
        found += cards[card]
    return found


@inlined
def lot_size(s: Any) -> int:
    """How many cards the lot has."""
    found = 0
    for card in range(record.KINDS):
        found += s.lot[card]
    return min(found, _LOT - 1)


@inlined
def highest(s: Any) -> int:
    """The highest bid."""
    return s.bid[s.leader] if s.leader != record.NOBODY else 0


@compiled
def describe_pass(s: Any, seat: int, out: Any) -> int:
    """Passing: what the lot goes for so far, and whether it is the first pass."""
    others = 0
    for other in range(s.seats):
        others += other != seat and s.bidding >> other & 1
    out[0] = _AT.kind + PASS
    out[1] = _AT.pass_highest + highest(s) * _LOT + lot_size(s)
    out[2] = _AT.pass_first + (s.first_passed == record.NOBODY) * record.MOST + others
    return 3


@compiled
def describe_bid(s: Any, seat: int, mask: int, out: Any) -> int:
    """A bid: the cards laid now, the sum, and what is left."""
    total = int(s.bid[seat])
    spared = 0
    added = 0
    n = 4
    bit = 0
    for good in range(record.GOODS):
        before = 0
        laid_of_good = 0
        for rank in range(record.VALUES):
            card = good * record.VALUES + rank
            laid = 0
            for _ in range(s.hand[seat, card]):
                laid += mask >> bit & 1
                bit += 1
            before += s.hand[seat, card]
            spared += (int(s.hand[seat, card]) - laid) * int(record.VALUE[card])
            if laid:
                out[n] = _AT.laid_card + card * 3 + min(laid, 3) - 1
                n += 1
                laid_of_good += laid
                total += laid * int(record.VALUE[card])
        if laid_of_good:
            added += laid_of_good
            out[n] = _AT.good_before_after + min(before, 7) * _COUNT + min(before - laid_of_good, 7)
            n += 1
    total = min(total, _SUM - 1)
    out[0] = _AT.kind + BID
    out[1] = _AT.total + total * _LOT + lot_size(s)
    out[2] = _AT.above + min(max(total - highest(s), 0), 15)
    out[3] = _AT.cards_added + added
    out[n] = _AT.spared + min(spared, _SUM - 1)
    return n + 1


@compiled
def describe_tax(s: Any, seat: int, card: int, out: Any) -> int:
    """A tax: the card, and how many of its pile there are elsewhere."""
    pile = record.PILE[card]
    own = min(of_pile(s.hand[seat], pile), 7)
    out[0] = _AT.kind + TAX
    out[1] = _AT.tax_card + card
    out[2] = _AT.tax_own + own * _LOT + min(of_pile(s.lot, pile) - 1, _LOT - 1)
    out[3] = _AT.tax_market + min(of_pile(s.market, pile), 11)
    return 4


@compiled
def describe_take(s: Any, seat: int, pile: int, out: Any) -> int:
    """A take: the pile, and how it fits the hand."""
    cards = of_pile(s.market, pile)
    value = 0
    for card in range(pile * record.VALUES, min((pile + 1) * record.VALUES, record.KINDS)):
        value += int(s.market[card]) * int(record.PROFIT[card])
    hand = 0
    for card in range(record.KINDS):
        hand += s.hand[seat, card]
    out[0] = _AT.kind + TAKE
    out[1] = _AT.take_cards + min(cards, 11) * _COUNT + min(of_pile(s.hand[seat], pile), 7)
    out[2] = _AT.take_value + min(value, 31)
    out[3] = _AT.take_pile + pile
    out[4] = _AT.take_hand + min(hand + cards, 19)
    return 5


@compiled
def describe_sale(s: Any, seat: int, number: int, out: Any) -> int:
    """A sale: what is kept, what is lost, and what is left for other sets."""
    kept, second, third = (
        int(record.SETS[number, 0]),
        int(record.SETS[number, 1]),
        int(record.SETS[number, 2]),
    )
    used = (second == record.TRADER) + (third == record.TRADER)
    pile = record.PILE[kept]
    left = of_pile(s.hand[seat], pile) - (3 if kept == record.TRADER else 3 - used)
    traders = int(s.hand[seat, record.TRADER]) - (3 if kept == record.TRADER else used)
    out[0] = _AT.kind + SELL
    out[1] = _AT.sale_kept + int(record.PROFIT[kept]) * 3 + used
    out[2] = _AT.sale_lost + int(record.VALUE[second]) + int(record.VALUE[third])
    out[3] = _AT.sale_left + min(left, 7) * _COUNT + min(max(traders, 0), 7)
    out[4] = _AT.sale_phase + s.phase
    return 5


@compiled
def compare(s: Any, seat: int, legal: Any, n: int, out: Any) -> int:
    """Nothing: each action is described by itself."""
    return 0


@compiled
def suppose(s: Any, world: Any, other: int) -> bool:
    """Nothing: cards come and go, so what a hand holds now does not say what it held before."""
    return False
