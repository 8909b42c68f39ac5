"""What a seat of Byzanz is asked, and what has happened in a step: from masked positions and nothing else."""

from collections.abc import Iterable, Sequence
from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.told import Question, Story
from hippodrome.games.byzanz import actions, record, told
from hippodrome.games.byzanz.notation import CARDS, PILES, counted
from hippodrome.games.descriptor import Step

_VALUE: list[int] = record.VALUE.tolist()
_PILE: list[int] = record.PILE.tolist()
_SETS: list[list[int]] = record.SETS.tolist()


class _Position:
    """The fields of an array of one record, as Python's own numbers and lists; read when first asked for, few are."""

    def __init__(self, one: Any) -> None:
        self.one = one

    def __getattr__(self, field: str) -> Any:
        value = vars(self)[field] = self.one[field].tolist()[0]
        return value


# ---------------------------------------------------------------- what is asked


def question(masked: Any, seat: int, legal: Sequence[int], words: Any) -> Question:
    """What a seat is asked; who is not asked, or has no seat, is told who is waited for.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> game.play(0, "bid T2")
    >>> question(game.masked(1), 1, game.actions(1), None), question(game.masked(2), 2, (), None)
    (Beat(high=2), WaitBid(seats=[1]))
    """
    now = _Position(masked)
    waited = _seats(calls.turn(masked))
    if seat not in waited:
        return _waiting(now, waited)
    match now.phase:
        case record.BID:
            return _bidding(now, seat, any(actions.PASS < action < actions.SELL for action in legal))
        case record.TAX:
            return told.LastTax() if now.leader == record.NOBODY else told.Tax()
        case record.TAKE:
            return told.Take()
    sells = any(actions.SELL <= action < actions.TAX for action in legal)
    if now.phase == record.OVER:
        count = sum(now.hand[seat])
        return told.DiscardOrSell(count) if sells else told.Discard(count)
    return told.FinalSell() if sells else told.FinalDone()


def _bidding(now: _Position, seat: int, can_bid: bool) -> Question:
    if now.leader == record.NOBODY:
        return told.Bid() if can_bid else told.PassNoGoods()
    bid = now.bid
    high, own = bid[now.leader], bid[seat]
    if not can_bid:
        return told.PassShort(high)
    return told.Raise(high, own) if own else told.Beat(high)


def _waiting(now: _Position, waited: list[int]) -> Question:
    match now.phase:
        case record.DEAL:
            return told.WaitHands()
        case record.LOT:
            return told.WaitLot(_offer(now))
        case record.BID:
            return told.WaitBid(waited)
        case record.TAX:
            return told.WaitTax(waited)
        case record.OVER:
            return told.WaitOver(waited)
        case record.TAKE:
            return told.WaitTake(waited)
        case record.FINAL:
            return told.WaitFinal(waited)
    winners, points = _seats(calls.winners(now.one)), max(_points(now))
    return told.GameWon(winners[0], points) if len(winners) == 1 else told.GameShared(winners, points)


# ---------------------------------------------------------------- what has happened


def story(step: Step, words: Any) -> list[Story]:
    """What has happened in a step, as a viewer can tell it: what was done, then what came of it.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> for seat in range(3):
    ...     game.play(seat, "pass")
    >>> [line.id() for line in game.told("spectator")[-4:]]
    ['passed', 'all-passed', 'lot-taken', 'too-many']
    """
    before, after = _Position(step.before), _Position(step.after)
    if before.phase == record.DEAL:
        return _hand_dealt(before, after, step.viewer)
    if step.actor == NATURE:
        happened = _lot_turned_up(before, after)
    elif step.action == actions.PASS:
        happened = _pass(before, after, step.actor)
    else:
        happened = _move(before, after, step.actor, step.action)
    if after.phase != before.phase:
        happened += _next_phase(before, after, step.actor, step.action)
    return happened


def _hand_dealt(before: _Position, after: _Position, viewer: int) -> list[Story]:
    """BZ-04: told when the hand is complete; the heading of the first round comes before the first card."""
    seat, due = before.seat, before.due
    happened: list[Story] = [_round(before)] if seat == 0 and due == before.dealt else []
    if due == 1:
        hand = after.hand[seat]
        happened.append(
            told.OwnHand(seat, _cards(hand)) if viewer == seat else told.HandDealt(seat, sum(hand))
        )
    return happened


def _lot_turned_up(before: _Position, after: _Position) -> list[Story]:
    """BZ-06, BZ-18: told when the lot is complete."""
    if before.due > 1:
        return []
    offer = _offer(before)
    match after.phase:
        case record.BID:
            return [told.LotOpened(after.seat, offer, _cards(after.lot))]
        case record.TAX:
            return [told.LastLot(after.seat, offer, _cards(after.lot))]
    (card,) = _cards(_more(before.market, after.market))
    return [told.LastCard(before.seat, offer, card)]


def _pass(before: _Position, after: _Position, seat: int) -> list[Story]:
    """BZ-13, BZ-17: with the last pass the auction is over, and somebody has won it."""
    happened: list[Story] = [told.Passed(seat, _faces(sorted(_laid(before, seat))))]
    if after.phase == record.TAX:
        happened.append(_lot_won(before, after))
    elif after.phase != record.BID:
        lot, winner = _cards(before.lot), before.first_passed
        happened += [told.AllPassed(winner, lot), told.LotTaken(winner, lot, _offer(before))]
    return happened


def _bid(before: _Position, after: _Position, seat: int) -> list[Story]:
    """BZ-09 … BZ-11; a bid wins at once when all others have passed (BZ-14)."""
    if after.phase == record.TAX:
        won = _lot_won(before, after)
        return [told.BidMade(seat, won.paid, won.price), won]
    laid = _laid(before, seat)
    added, bid = _faces(_laid(after, seat)[len(laid) :]), after.bid[seat]
    return [told.BidRaised(seat, added, bid) if laid else told.BidMade(seat, added, bid)]


def _lot_won(before: _Position, after: _Position) -> told.LotWon:
    """BZ-15: what has come to the market is the price."""
    paid = counted(_more(before.market, after.market))
    price = sum(_VALUE[card] for card in paid)
    return told.LotWon(after.seat, price, _faces(paid), _cards(before.lot))


def _move(before: _Position, after: _Position, seat: int, action: int) -> list[Story]:
    """Any move of a player but the pass."""
    if action < actions.SELL:
        return _bid(before, after, seat)
    if action < actions.TAX:
        return [_sale(seat, _SETS[action - actions.SELL])]
    if action < actions.TAKE:
        card = action - actions.TAX
        lot = counted(before.lot)
        lot.remove(card)
        return [told.TaxPaid(seat, CARDS[card]), told.LotTaken(seat, _faces(lot), _offer(before))]
    if action < actions.DISCARD:
        pile = action - actions.TAKE
        return [told.PileTaken(seat, PILES[pile], _faces(_pile(before.market, pile)))]
    if action < actions.DONE:
        return [told.Discarded(seat, CARDS[action - actions.DISCARD])]
    return [told.Done(seat)]


def _sale(seat: int, cards: list[int]) -> told.Sold:
    """BZ-23 … BZ-25: the kept card is the first of the set."""
    stand_in = cards.count(record.TRADER) if cards[0] != record.TRADER else 0
    return told.Sold(seat, _faces(cards), CARDS[cards[0]], stand_in)


# ---------------------------------------------------------------- what comes of it


def _next_phase(before: _Position, after: _Position, actor: int, action: int) -> list[Story]:
    """What begins or ends with a step, besides the auction."""
    match after.phase:
        case record.OVER:
            return [told.TooMany(after.seat, sum(after.hand[after.seat]), record.HAND_LIMIT)]
        case record.TAKE if after.step == after.seats:
            return [told.MarketOpened(after.seat, _cards(after.market))]
        case record.FINAL:
            return [*_market_over(before, actor, action), told.FinalSales()]
        case record.LOT if after.round_number != before.round_number:
            return [*_market_over(before, actor, action), _round(after)]
        case record.END:
            return _result(after)
    return []


def _market_over(before: _Position, seat: int, action: int) -> list[Story]:
    """BZ-20, BZ-21: the seat was the last to take. Others find nothing, or what is left leaves the game."""
    left = counted(before.market)
    if before.phase == record.TAKE:
        for card in _pile(before.market, action - actions.TAKE):
            left.remove(card)
    if left:
        return [told.MarketCleared(_faces(left))]
    offer = before.offer
    waiting = [other for other in range(before.seats) if offer[other] > offer[seat]]
    return [told.MarketEmpty(sorted(waiting, key=offer.__getitem__))] if waiting else []


def _result(end: _Position) -> list[Story]:
    """BZ-32, BZ-33: what everybody has, and what decided."""
    points = _points(end)
    left = [sum(hand) for hand in end.hand]
    shown = [
        told.Scored(seat, points[seat], _cards(profit), left[seat])
        for seat, profit in enumerate(end.profit[: end.seats])
    ]
    best = max(points)
    winners = _seats(calls.winners(end.one))
    seat, level = winners[0], [seat for seat in range(end.seats) if points[seat] == best]
    if len(winners) > 1:
        return [told.Result(), *shown, told.VictoryShared(winners, best, left[seat])]
    if len(level) > 1:
        return [told.Result(), *shown, told.VictoryOnCards(seat, level, best, left[seat])]
    return [told.Result(), *shown, told.Victory(seat, best)]


# ---------------------------------------------------------------- reading a position


def _round(now: _Position) -> told.Round:
    return told.Round(now.round_number + 1, now.rounds)


def _offer(now: _Position) -> int:
    """The offer card of the auction that is on."""
    return int(now.offers[now.step])


def _laid(now: _Position, seat: int) -> list[int]:
    """The cards that a seat has laid in the auction, in the order of its bids."""
    return [card for card in now.laid[seat] if card != record.NO_CARD]


def _points(now: _Position) -> list[int]:
    out = calls.scratch()
    calls.score(now.one, out)
    points: list[int] = out[: now.seats].tolist()
    return points


def _more(before: list[int], after: list[int]) -> list[int]:
    """How many copies of each card have come to a pile."""
    return [now - then for then, now in zip(before, after, strict=True)]


def _pile(market: list[int], pile: int) -> list[int]:
    """The cards of one pile of the market."""
    return [card for card in counted(market) if _PILE[card] == pile]


def _cards(counts: list[int]) -> list[str]:
    return _faces(counted(counts))


def _faces(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
