"""Why a move of Byzanz is refused: the clause that forbids it, and a sentence for the player."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hippodrome.core.chance import NATURE
from hippodrome.games.byzanz import record

REFUSALS = {  # code: (clause, sentence)
    "over": ("BZ-31", "the game is over"),
    "nature": ("BZ-06", "cards are still to be drawn"),
    "not-nature": ("BZ-06", "no card is to be drawn now: the table waits for a player"),
    "only-nature": ("BZ-06", "players draw no cards: they are turned up from the deck"),
    "nature-draws": ("BZ-06", "nature does nothing but draw cards"),
    "no-copy": ("BZ-01", "every copy of {card} has been drawn already"),
    "no-auction": ("BZ-08", "this is not the time to bid"),
    "has-offer": ("BZ-08", "a player who holds an offer card takes no part in this auction"),
    "has-passed": ("BZ-13", "a player who passed is out of this auction"),
    "not-bidder": ("BZ-08", "it is the turn of seat {turn} to bid or pass"),
    "trader-bid": ("BZ-12", "traders can't be bid"),
    "laid": ("BZ-11", "{card} is laid already: a bid is raised only with cards from the hand"),
    "not-held": ("BZ-09", "{card} is not in the hand"),
    "too-low": ("BZ-10", "a bid of {bid} does not beat the highest bid of {high}"),
    "no-tax": ("BZ-15", "no tax is due now"),
    "not-winner": ("BZ-15", "seat {turn} pays the tax"),
    "not-in-lot": ("BZ-15", "{card} is not in the lot"),
    "no-market": ("BZ-19", "nobody takes from the market now"),
    "not-taker": ("BZ-19", "it is the turn of seat {turn} to take from the market"),
    "empty-pile": ("BZ-19", "the market has no such card"),
    "must-take": ("BZ-20", "taking is not optional while the market holds a card"),
    "not-three": ("BZ-23", "a sale is exactly three cards"),
    "no-set": ("BZ-23", "these three are not of one good: only traders stand in for a good"),
    "trader-kept": ("BZ-24", "a trader is kept only from a set of three traders"),
    "not-highest": ("BZ-23", "the card of highest value is the one that is kept: name it first"),
    "laid-sale": ("BZ-27", "{card} is laid in the running bid and can't be sold until taken back"),
    "not-held-sale": ("BZ-23", "{card} is not in the hand"),
    "no-sale-now": ("BZ-28", "nobody sells while cards are dealt or turned up, or while a tax is due"),
    "only-owner": ("BZ-28", "seat {turn} has more than seven cards: nobody else sells meanwhile"),
    "not-over": ("BZ-29", "cards are discarded only while the hand has more than seven"),
    "must-discard": ("BZ-29", "the hand has more than seven cards: discard, or sell a set"),
    "not-held-discard": ("BZ-29", "{card} is not in the hand"),
    "not-final": ("BZ-31", "the final sales have not started yet"),
    "already-done": ("BZ-31", "this seat has ended its final sales, once and for good"),
}

Reason = tuple[str, dict[str, int]]


def refusal(s: Any, actor: int, verb: str, cards: Sequence[int]) -> Reason:
    """The code of what forbids a move that is not legal, with what its sentence names."""
    if actor == NATURE and verb != "draw":
        return "nature-draws", {}
    if s.phase == record.END:
        return "over", {}
    return _BY_VERB[verb](s, actor, cards)


def _draw(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if seat != NATURE:
        return "only-nature", {}
    return ("no-copy", {"card": cards[0]}) if s.phase in (record.DEAL, record.LOT) else ("not-nature", {})


def _bid(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    turn = {"turn": int(s.seat)}
    if s.phase != record.BID:
        return _waiting_for_nature(s) or ("no-auction", {})
    if s.offer[seat]:
        return "has-offer", {}
    if not s.bidding >> seat & 1:
        return "has-passed", {}
    if s.seat != seat:
        return "not-bidder", turn
    if record.TRADER in cards:
        return "trader-bid", {}
    missing = _missing(s, seat, cards)
    if missing is not None:
        return ("laid" if missing in s.laid[seat] else "not-held"), {"card": missing}
    high = int(s.bid[s.leader]) if s.leader != record.NOBODY else 0
    return "too-low", {"bid": int(s.bid[seat]) + sum(int(record.VALUE[card]) for card in cards), "high": high}


def _pass(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if s.phase == record.TAKE and s.seat == seat:
        return "must-take", {}
    if s.phase == record.OVER and s.seat == seat:
        return "must-discard", {}
    return _bid(s, seat, cards)


def _tax(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if s.phase != record.TAX:
        return _waiting_for_nature(s) or ("no-tax", {})
    if s.seat != seat:
        return "not-winner", {"turn": int(s.seat)}
    return "not-in-lot", {"card": cards[0]}


def _take(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if s.phase != record.TAKE:
        return _waiting_for_nature(s) or ("no-market", {})
    if s.seat != seat:
        return "not-taker", {"turn": int(s.seat)}
    return "empty-pile", {}


def _sell(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if s.phase in (record.DEAL, record.LOT, record.TAX):
        return "no-sale-now", {}
    if s.phase == record.OVER and s.seat != seat:
        return "only-owner", {"turn": int(s.seat)}
    if s.phase == record.FINAL and s.done >> seat & 1:
        return "already-done", {}
    if len(cards) != 3:
        return "not-three", {}
    goods = [card for card in cards if card != record.TRADER]
    if len({int(record.PILE[card]) for card in goods}) > 1:
        return "no-set", {}
    if goods and cards[0] == record.TRADER:
        return "trader-kept", {}
    if goods and cards[0] != max(goods):
        return "not-highest", {}
    missing = _missing(s, seat, cards)
    assert missing is not None
    return ("laid-sale" if missing in s.laid[seat] else "not-held-sale"), {"card": missing}


def _discard(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    if s.phase != record.OVER or s.seat != seat:
        return _waiting_for_nature(s) or ("not-over", {})
    return "not-held-discard", {"card": cards[0]}


def _done(s: Any, seat: int, cards: Sequence[int]) -> Reason:
    return ("already-done", {}) if s.phase == record.FINAL else ("not-final", {})


_BY_VERB = {
    "draw": _draw,
    "bid": _bid,
    "pass": _pass,
    "tax": _tax,
    "take": _take,
    "sell": _sell,
    "discard": _discard,
    "done": _done,
}


def _waiting_for_nature(s: Any) -> Reason | None:
    return ("nature", {}) if s.phase in (record.DEAL, record.LOT) else None


def _missing(s: Any, seat: int, cards: Sequence[int]) -> int | None:
    """The first of the cards that the hand does not hold often enough."""
    return next((card for card, n in sorted(Counter(cards).items()) if s.hand[seat, card] < n), None)
