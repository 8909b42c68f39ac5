"""Byzanz by rules of thumb: what a merchant thinks of a lot, of paying, of the market, of a full hand.

Everything is counted in what a hand is worth: the sets that it holds or has begun, with traders where they do
the most good; `merchant_weights` says how much. A merchant sells only what must go
or when the game ends, because a set kept in the hand can still grow better.
"""

from typing import Any

import numpy as np

from hippodrome.bots.merchant_hand import (
    AUCTION,
    BEFORE,
    DOUBTED,
    GAIN,
    HELD,
    LIMIT,
    LOT,
    MEMO,
    NEVER,
    OPINION,
    PAIN_COUNT,
    PAIN_LIST,
    PAINS,
    SPENT,
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
from hippodrome.bots.merchant_weights import (
    AFTER,
    CARD_PLACE,
    DENY,
    LATER,
    PAY,
    POINT,
    STAGES,
    TAX_HURTS,
    WEIGHTS,
    build,
)
from hippodrome.rules.byzanz_legal import list_cards, list_takes
from hippodrome.rules.byzanz_record import (
    BID,
    DROP,
    END,
    FINISH,
    GOODS,
    NO_CARD,
    NOBODY,
    OVER,
    PASS,
    PICK,
    PILES,
    PROFIT,
    ROUNDS,
    SELL,
    TAKE,
    TAX,
    TRADER,
    VALUE,
    VALUES,
)
from hippodrome.rules.byzanz_record import PAY as FIRST_TAX
from hippodrome.rules.byzanz_sight import points as profit
from hippodrome.rules.byzanz_sight import redeal
from hippodrome.rules.chance import below
from hippodrome.rules.compiled import compiled, inlined

MERCHANT = build(WEIGHTS)
DOUBT = 700  # how far a playout's merchant misjudges a lot, in thousandths of a point either way


# ---------------------------------------------------------------- the auction


@compiled
def lot_gain(s: Any, memo: Any, stage: int, before: int, w: Any) -> int:
    """What the lot adds to the hand that is thought of, once the tax is paid as well as can be."""
    with_lot(s, memo)
    full = worth(memo, stage, w)
    cost = -NEVER
    for good in range(GOODS):
        if memo[LOT + good]:
            for card in range(good * VALUES, (good + 1) * VALUES):
                if s.lot[card]:
                    cost = min(cost, -more(memo, good, -CARD_PLACE[card], 0, stage, w))
    if memo[LOT + GOODS]:
        cost = min(cost, one_trader_less(memo, stage, w))
    for good in range(GOODS + 1):
        memo[HELD + good] -= memo[LOT + good]
    return full - cost - before


@inlined
def with_lot(s: Any, memo: Any) -> None:
    """The whole lot into the hand that is thought of."""
    for good in range(GOODS):
        memo[LOT + good] = holding(s.lot, good)
    memo[LOT + GOODS] = s.lot[TRADER]
    for good in range(GOODS + 1):
        memo[HELD + good] += memo[LOT + good]


@compiled
def market_gain(s: Any, memo: Any, stage: int, w: Any) -> int:
    """What the best pile of the market adds to the hand, which has just been valued."""
    best = 0
    for pile in range(PILES):
        best = max(best, pile_gain(s, memo, pile, stage, w))
    return best


@inlined
def pile_gain(s: Any, memo: Any, pile: int, stage: int, w: Any) -> int:
    """What a pile of the market adds to the hand."""
    if pile == GOODS:
        return more_traders(memo, s.market[TRADER], stage, w) if s.market[TRADER] else 0
    cards = holding(s.market, pile)
    return more(memo, pile, cards, 0, stage, w) if cards else 0


@compiled
def consider(s: Any, seat: int, memo: Any, w: Any) -> None:
    """Make up one's mind about the running auction, once: what can be paid at most to be better off.

    Who wins the lot waits behind more others for the market; who does not can win a later lot of the round.
    """
    at = seat * OPINION
    if memo[at + AUCTION] == auction(s):
        return
    stage = min(2 * (ROUNDS[s.seats] - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    take_back(s, seat, memo)
    before = worth(memo, stage, w)
    waiting = s.seats - 1 - s.step  # auctions to come, and others who then take before the winner of this one
    sooner = w[AFTER + waiting - 1] - w[AFTER + waiting]
    market = market_gain(s, memo, stage, w) * sooner // POINT
    gain = lot_gain(s, memo, stage, before, w)
    memo[at + AUCTION] = auction(s)
    memo[at + BEFORE] = before
    memo[at + SPENT] = memo[at + DOUBTED] = 0
    memo[at + GAIN] = gain
    memo[at + LIMIT] = gain - w[LATER + waiting] - market


@inlined
def auction(s: Any) -> int:
    """A number for the running auction, never 0."""
    return s.round_number * 16 + s.step + 1


@inlined
def envy(s: Any, seat: int, memo: Any, w: Any) -> int:
    """What it is worth that the one who leads does not get the lot: a part of what it would bring there."""
    if s.leader == NOBODY or s.leader == seat or memo[s.leader * OPINION + AUCTION] != auction(s):
        return 0
    return memo[s.leader * OPINION + GAIN] * w[DENY] // POINT


@inlined
def shortfall(s: Any, seat: int) -> int:
    """What the cards added to the bid must count at least (BZ-09, BZ-10)."""
    return 1 - s.bid[seat] + (s.bid[s.leader] if s.leader != NOBODY else 0)


@inlined
def cheapest_bid(s: Any, seat: int, memo: Any, limit: int, w: Any) -> int:
    """The bid that beats the highest one and hurts least, card by card; a pass if it hurts too much."""
    if memo[seat * OPINION + SPENT] * w[PAY] >= limit * POINT:
        return PASS
    before = memo[seat * OPINION + BEFORE]
    stage = min(2 * (ROUNDS[s.seats] - s.round_number) - 1, STAGES - 1)
    short = shortfall(s, seat)
    pick_up(s, seat, memo)
    now = worth(memo, stage, w)
    chosen = 0
    while short > 0:
        best, least, place, left = NO_CARD, 0, 0, now
        first = 0
        for card in range(TRADER):
            if s.hand[seat, card] == 0:
                continue
            bit = first
            first += s.hand[seat, card]
            while bit < first and chosen >> bit & 1:
                bit += 1
            if bit == first:
                continue
            loss = -more(memo, card // VALUES, -CARD_PLACE[card], 0, stage, w)
            hurt = max(loss, 0) * short // min(int(VALUE[card]), short)
            if best == NO_CARD or hurt < least:
                best, least, place, left = card, hurt, bit, now - loss
        if best == NO_CARD:
            return PASS
        chosen |= 1 << place
        short -= VALUE[best]
        change(memo, best, -1)
        now = left
        memo[seat * OPINION + SPENT] = before - now
        if (before - now) * w[PAY] >= limit * POINT:
            return PASS
    return chosen


@compiled
def list_pains(s: Any, seat: int, memo: Any, stage: int, w: Any) -> None:
    """What the hand that was valued loses with each choice of cards of one good; a list for each good."""
    first = PAINS
    for good in range(GOODS):
        memo[PAIN_LIST + good] = first
        held = 1
        memo[first] = 0
        for card in range(good * VALUES, (good + 1) * VALUES):
            for _ in range(s.hand[seat, card]):
                for choice in range(held):  # kept as the sum of places first, then turned into losses
                    memo[first + held + choice] = memo[first + choice] + CARD_PLACE[card]
                held *= 2
        for choice in range(1, held):
            memo[first + choice] = -more(memo, good, -memo[first + choice], 0, stage, w)
        memo[PAIN_COUNT + good] = held
        first += held


@inlined
def pain(memo: Any, chosen: int) -> int:
    """What the hand loses with a bid's cards."""
    lost = 0
    for good in range(GOODS):
        choices = memo[PAIN_COUNT + good]
        lost += memo[memo[PAIN_LIST + good] + chosen % choices]
        chosen //= choices
    return lost


# ---------------------------------------------------------------- what each action is worth


@compiled
def rate_by(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """What each legal action is worth to the seat, in points."""
    if s.phase == BID:
        rate_bids(s, seat, out, n, worths, memo, w)
        return
    stage = take_stock(s, seat, memo, w)
    for i in range(n):
        worths[i] = gain_of(s, memo, stage, out[i], w) / POINT


@compiled
def rate_bids(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """A pass is worth nothing; a bid what remains of the lot's worth once it is paid."""
    consider(s, seat, memo, w)
    if s.leader != NOBODY:
        consider(s, s.leader, memo, w)
    at = seat * OPINION
    limit = memo[at + LIMIT] + envy(s, seat, memo, w)
    stage = min(2 * (ROUNDS[s.seats] - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    spent = memo[at + BEFORE] - worth(memo, stage, w)
    list_pains(s, seat, memo, stage, w)
    for i in range(n):
        if out[i] == PASS:
            worths[i] = 0.0
        elif out[i] >= SELL:
            worths[i] = NEVER / POINT
        else:
            hurt = spent + pain(memo, out[i])
            worths[i] = (limit - hurt * w[PAY] / POINT) / POINT


@inlined
def take_stock(s: Any, seat: int, memo: Any, w: Any) -> int:
    """Value the hand, with the lot if a tax is due, for the stage that follows; returns that stage."""
    stage = stage_of(s, seat)
    pick_up(s, seat, memo)
    if s.phase == TAX:
        with_lot(s, memo)
    if s.phase == TAX or s.phase == TAKE:
        stage -= 1
    worth(memo, stage, w)
    return stage


@inlined
def gain_of(s: Any, memo: Any, stage: int, action: int, w: Any) -> int:
    """What an action that is no bid adds to the hand that was valued, or takes from it."""
    if action < FIRST_TAX:
        return NEVER if s.phase == TAKE else sale_gain(memo, action - SELL, stage, w)
    if action < PICK:
        return tax_gain(s, memo, action - FIRST_TAX, stage, w)
    if action < DROP:
        return pile_gain(s, memo, action - PICK, stage, w)
    if action < FINISH:
        return -loss_of(memo, action - DROP, stage, w)
    return NEVER // 2  # done, when there is nothing better to do


@inlined
def short_list(s: Any, seat: int, memo: Any, out: Any) -> int:
    """The legal actions that can be the best ones: of all sales only those that the hand was valued for."""
    if s.phase == TAX:
        return list_cards(s.lot, FIRST_TAX, out, 0)
    if s.phase == TAKE:
        return list_takes(s, out, 0)
    n = list_sets(s, seat, memo, out)
    if s.phase == OVER:
        return list_cards(s.hand[seat], DROP, out, n)
    out[n] = FINISH
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
    return back - cost - PROFIT[card] * w[TAX_HURTS]


# ---------------------------------------------------------------- what search asks for


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any) -> None:
    """What each of the n legal actions in `out` is worth to the seat, in points."""
    rate_by(s, seat, out, n, worths, memo, MERCHANT)


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """What a merchant does who does not think long, and misjudges lots a little."""
    w = MERCHANT
    if s.phase == BID:
        at = seat * OPINION
        consider(s, seat, memo, w)
        if memo[at + DOUBTED] == 0:
            memo[at + DOUBTED] = 1
            memo[at + LIMIT] += below(rng, 2 * DOUBT) - DOUBT
        return np.int64(cheapest_bid(s, seat, memo, memo[at + LIMIT] + envy(s, seat, memo, w), w))
    stage = take_stock(s, seat, memo, w)
    n = short_list(s, seat, memo, out)
    best, most = 0, 2 * NEVER
    for i in range(n):
        value = gain_of(s, memo, stage, out[i], w)
        if value > most:
            best, most = i, value
    return np.int64(out[best])


@compiled
def expect(s: Any, points: Any) -> None:
    """The profit of each seat, and what its hand is worth."""
    memo = np.zeros(MEMO, np.int64)
    for seat in range(s.seats):
        pick_up(s, seat, memo)
        take_back(s, seat, memo)
        points[seat] = profit(s, seat)
        if s.phase != END:
            points[seat] += worth(memo, stage_of(s, seat), MERCHANT) / POINT


@compiled
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Every deal of the cards not seen is as likely."""
    redeal(s, seat, rng)
