"""Byzanz by rules of thumb: what a merchant thinks of a lot, of paying, of the market, of a full hand.

Everything is counted in what a hand is worth: the sets that it holds or has begun, with traders where they do
the most good; `merchant_weights` says how much. A merchant sells only what must go
or when the game ends, because a set kept in the hand can still grow better.
"""

from typing import Any

import numpy as np

from hippodrome.core.chance import below
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.legal import list_cards, list_takes
from hippodrome.games.byzanz.score import points as profit
from hippodrome.games.byzanz.sense.hand import (
    NEVER,
    change,
    holding,
    list_sets,
    loss_of,
    more,
    more_traders,
    one_trader_less,
    pick_up,
    sale_gain,
    stage_of,
    take_back,
    worth,
)
from hippodrome.games.byzanz.sense.weights import (
    CARD_PLACE,
    POINT,
    STAGES,
    WEIGHTS,
    build,
)
from hippodrome.games.byzanz.sight import redeal

MERCHANT = build(WEIGHTS)
DOUBT = 700  # how far a playout's merchant misjudges a lot, in thousandths of a point either way


# ---------------------------------------------------------------- the auction


@compiled
def lot_gain(s: Any, memo: Any, stage: int, before: int, w: Any) -> int:
    """What the lot adds to the hand that is thought of, once the tax is paid as well as can be."""
    with_lot(s, memo)
    full = worth(memo, stage, w)
    cost = -NEVER
    for good in range(record.GOODS):
        if memo.lot[good]:
            for card in range(good * record.VALUES, (good + 1) * record.VALUES):
                if s.lot[card]:
                    cost = min(cost, -more(memo, good, -CARD_PLACE[card], 0, stage, w))
    if memo.lot[record.GOODS]:
        cost = min(cost, one_trader_less(memo, stage, w))
    for good in range(record.GOODS + 1):
        memo.held[good] -= memo.lot[good]
    return full - cost - before


@inlined
def with_lot(s: Any, memo: Any) -> None:
    """The whole lot into the hand that is thought of."""
    for good in range(record.GOODS):
        memo.lot[good] = holding(s.lot, good)
    memo.lot[record.GOODS] = s.lot[record.TRADER]
    for good in range(record.GOODS + 1):
        memo.held[good] += memo.lot[good]


@compiled
def market_gain(s: Any, memo: Any, stage: int, w: Any) -> int:
    """What the best pile of the market adds to the hand, which has just been valued."""
    best = 0
    for pile in range(record.PILES):
        best = max(best, pile_gain(s, memo, pile, stage, w))
    return best


@inlined
def pile_gain(s: Any, memo: Any, pile: int, stage: int, w: Any) -> int:
    """What a pile of the market adds to the hand."""
    if pile == record.GOODS:
        return more_traders(memo, s.market[record.TRADER], stage, w) if s.market[record.TRADER] else 0
    cards = holding(s.market, pile)
    return more(memo, pile, cards, 0, stage, w) if cards else 0


@compiled
def consider(s: Any, seat: int, memo: Any, w: Any) -> None:
    """Make up one's mind about the running auction, once: what can be paid at most to be better off.

    Who wins the lot waits behind more others for the market; who does not can win a later lot of the round.
    """
    if memo.auction[seat] == auction(s):
        return
    stage = min(2 * (s.rounds - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    take_back(s, seat, memo)
    before = worth(memo, stage, w)
    waiting = s.seats - 1 - s.step  # auctions to come, and others who then take before the winner of this one
    sooner = w.after[waiting - 1] - w.after[waiting]
    market = market_gain(s, memo, stage, w) * sooner // POINT
    gain = lot_gain(s, memo, stage, before, w)
    memo.auction[seat] = auction(s)
    memo.before[seat] = before
    memo.spent[seat] = memo.doubted[seat] = 0
    memo.gain[seat] = gain
    memo.limit[seat] = gain - w.later[waiting] - market


@inlined
def auction(s: Any) -> int:
    """A number for the running auction, never 0."""
    return s.round_number * 16 + s.step + 1


@inlined
def envy(s: Any, seat: int, memo: Any, w: Any) -> int:
    """What it is worth that the one who leads does not get the lot: a part of what it would bring there."""
    if s.leader == record.NOBODY or s.leader == seat or memo.auction[s.leader] != auction(s):
        return 0
    return memo.gain[s.leader] * w.deny // POINT


@inlined
def shortfall(s: Any, seat: int) -> int:
    """What the cards added to the bid must count at least (BZ-09, BZ-10)."""
    return 1 - s.bid[seat] + (s.bid[s.leader] if s.leader != record.NOBODY else 0)


@inlined
def cheapest_bid(s: Any, seat: int, memo: Any, limit: int, w: Any) -> int:
    """The bid that beats the highest one and hurts least, card by card; a pass if it hurts too much."""
    if memo.spent[seat] * w.pay >= limit * POINT:
        return actions.PASS
    before = memo.before[seat]
    stage = min(2 * (s.rounds - s.round_number) - 1, STAGES - 1)
    short = shortfall(s, seat)
    pick_up(s, seat, memo)
    now = worth(memo, stage, w)
    chosen = 0
    while short > 0:
        best, least, place, left = record.NO_CARD, 0, 0, now
        first = 0
        for card in range(record.TRADER):
            if s.hand[seat, card] == 0:
                continue
            bit = first
            first += s.hand[seat, card]
            while bit < first and chosen >> bit & 1:
                bit += 1
            if bit == first:
                continue
            loss = -more(memo, card // record.VALUES, -CARD_PLACE[card], 0, stage, w)
            hurt = max(loss, 0) * short // min(int(record.VALUE[card]), short)
            if best == record.NO_CARD or hurt < least:
                best, least, place, left = card, hurt, bit, now - loss
        if best == record.NO_CARD:
            return actions.PASS
        chosen |= 1 << place
        short -= record.VALUE[best]
        change(memo, best, -1)
        now = left
        memo.spent[seat] = before - now
        if (before - now) * w.pay >= limit * POINT:
            return actions.PASS
    return chosen


@compiled
def list_pains(s: Any, seat: int, memo: Any, stage: int, w: Any) -> None:
    """What the hand that was valued loses with each choice of cards of one good; a list for each good."""
    first = 0
    for good in range(record.GOODS):
        memo.pain_start[good] = first
        held = 1
        memo.pains[first] = 0
        for card in range(good * record.VALUES, (good + 1) * record.VALUES):
            for _ in range(s.hand[seat, card]):
                for choice in range(held):  # kept as the sum of places first, then turned into losses
                    memo.pains[first + held + choice] = memo.pains[first + choice] + CARD_PLACE[card]
                held *= 2
        for choice in range(1, held):
            memo.pains[first + choice] = -more(memo, good, -memo.pains[first + choice], 0, stage, w)
        memo.pain_count[good] = held
        first += held


@inlined
def pain(memo: Any, chosen: int) -> int:
    """What the hand loses with a bid's cards."""
    lost = 0
    for good in range(record.GOODS):
        choices = memo.pain_count[good]
        lost += memo.pains[memo.pain_start[good] + chosen % choices]
        chosen //= choices
    return lost


# ---------------------------------------------------------------- what each action is worth


@compiled
def rate_by(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """What each legal action is worth to the seat, in points."""
    if s.phase == record.BID:
        rate_bids(s, seat, out, n, worths, memo, w)
        return
    stage = take_stock(s, seat, memo, w)
    for i in range(n):
        worths[i] = gain_of(s, memo, stage, out[i], w) / POINT


@compiled
def rate_bids(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """A pass is worth nothing; a bid what remains of the lot's worth once it is paid."""
    consider(s, seat, memo, w)
    if s.leader != record.NOBODY:
        consider(s, s.leader, memo, w)
    limit = memo.limit[seat] + envy(s, seat, memo, w)
    stage = min(2 * (s.rounds - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    spent = memo.before[seat] - worth(memo, stage, w)
    list_pains(s, seat, memo, stage, w)
    for i in range(n):
        if out[i] == actions.PASS:
            worths[i] = 0.0
        elif out[i] >= actions.SELL:
            worths[i] = NEVER / POINT
        else:
            hurt = spent + pain(memo, out[i])
            worths[i] = (limit - hurt * w.pay / POINT) / POINT


@inlined
def take_stock(s: Any, seat: int, memo: Any, w: Any) -> int:
    """Value the hand, with the lot if a tax is due, for the stage that follows; returns that stage."""
    stage = stage_of(s, seat)
    pick_up(s, seat, memo)
    if s.phase == record.TAX:
        with_lot(s, memo)
    if s.phase == record.TAX or s.phase == record.TAKE:
        stage -= 1
    worth(memo, stage, w)
    return stage


@inlined
def gain_of(s: Any, memo: Any, stage: int, action: int, w: Any) -> int:
    """What an action that is no bid adds to the hand that was valued, or takes from it."""
    if action < actions.TAX:
        return NEVER if s.phase == record.TAKE else sale_gain(memo, action - actions.SELL, stage, w)
    if action < actions.TAKE:
        return tax_gain(s, memo, action - actions.TAX, stage, w)
    if action < actions.DISCARD:
        return pile_gain(s, memo, action - actions.TAKE, stage, w)
    if action < actions.DONE:
        return -loss_of(memo, action - actions.DISCARD, stage, w)
    return NEVER // 2  # done, when there is nothing better to do


@inlined
def short_list(s: Any, seat: int, memo: Any, out: Any) -> int:
    """The legal actions that can be the best ones: of all sales only those that the hand was valued for."""
    if s.phase == record.TAX:
        return list_cards(s.lot, actions.TAX, out, 0)
    if s.phase == record.TAKE:
        return list_takes(s, out, 0)
    n = list_sets(s, seat, memo, out)
    if s.phase == record.OVER:
        return list_cards(s.hand[seat], actions.DISCARD, out, n)
    out[n] = actions.DONE
    return n + 1


@compiled
def tax_gain(s: Any, memo: Any, card: int, stage: int, w: Any) -> int:
    """What the tax costs. Who takes first from the market finds the card there again."""
    cost = loss_of(memo, card, stage, w)
    back = 0
    if s.step == s.seats - 1:
        s.market[card] += 1
        change(memo, card, -1)
        back = market_gain(s, memo, stage - 1, w)
        change(memo, card, 1)
        s.market[card] -= 1
    return back - cost - record.PROFIT[card] * w.tax


# ---------------------------------------------------------------- what search asks for


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any) -> None:
    """What each of the n legal actions in `out` is worth to the seat, in points."""
    rate_by(s, seat, out, n, worths, memo, MERCHANT[0])


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """What a merchant does who does not think long, and misjudges lots a little."""
    w = MERCHANT[0]
    if s.phase == record.BID:
        consider(s, seat, memo, w)
        if memo.doubted[seat] == 0:
            memo.doubted[seat] = 1
            memo.limit[seat] += below(rng, 2 * DOUBT) - DOUBT
        return np.int64(cheapest_bid(s, seat, memo, memo.limit[seat] + envy(s, seat, memo, w), w))
    stage = take_stock(s, seat, memo, w)
    n = short_list(s, seat, memo, out)
    best, most = 0, 2 * NEVER
    for i in range(n):
        value = gain_of(s, memo, stage, out[i], w)
        if value > most:
            best, most = i, value
    return np.int64(out[best])


@compiled
def expect(s: Any, points: Any, memo: Any) -> None:
    """The profit of each seat, and what its hand is worth."""
    for seat in range(s.seats):
        pick_up(s, seat, memo)
        take_back(s, seat, memo)
        points[seat] = profit(s, seat)
        if s.phase != record.END:
            points[seat] += worth(memo, stage_of(s, seat), MERCHANT[0]) / POINT


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Every deal of the cards not seen is as likely."""
    redeal(s, seat, rng)
