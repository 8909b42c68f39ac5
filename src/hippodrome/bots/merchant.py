"""Byzanz by rules of thumb: what a merchant thinks of a lot, of paying, of the market, of a full hand.

Everything is counted in what a hand is worth: the sets that it holds or has begun, with traders where they do
the most good; `merchant_weights` says how much. A hand is held in `memo` as seven numbers, a holding for each
good and the count of traders, so that adding a card is adding a number. A merchant sells only what must go or
when the game ends, because a set kept in the hand can still grow better.
"""

from typing import Any

import numpy as np

from hippodrome.bots.merchant_weights import (
    AFTER,
    CARD_PLACE,
    DENY,
    HOLDINGS,
    JOKERS,
    LATER,
    MOST_TRADERS,
    PAY,
    POINT,
    STAGES,
    TAX_HURTS,
    TRADERS,
    WEIGHTS,
    build,
)
from hippodrome.rules.byzanz_legal import legal
from hippodrome.rules.byzanz_record import (
    BID,
    DROP,
    END,
    FINISH,
    GOODS,
    HAND_LIMIT,
    KINDS,
    NO_CARD,
    NOBODY,
    OFFERS,
    PASS,
    PICK,
    PILE,
    PROFIT,
    ROUNDS,
    SELL,
    SETS,
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
NEVER = -5 * POINT  # an early sale

# Where things are in the memo: what each seat thinks of the running auction, then room to count.
AUCTION, LIMIT, GAIN, BEFORE, SPENT = range(5)
OPINION = 8
HELD = 48
SPLIT = 56
ALLOTTED = 64
CHOICE = 72
MEMO = CHOICE + GOODS * MOST_TRADERS


# ---------------------------------------------------------------- what a hand is worth


@inlined
def change(memo: Any, card: int, copies: int) -> None:
    """Some copies of a card more, or less, in the hand that is thought of."""
    memo[HELD + PILE[card]] += CARD_PLACE[card] * copies


@inlined
def pick_up(s: Any, seat: int, memo: Any) -> None:
    """Think of the hand of a seat as it is now, without the cards laid."""
    for good in range(GOODS):
        holding = 0
        for rank in range(VALUES):
            card = good * VALUES + rank
            holding += s.hand[seat, card] * CARD_PLACE[card]
        memo[HELD + good] = holding
    memo[HELD + GOODS] = s.hand[seat, TRADER]


@inlined
def take_back(s: Any, seat: int, memo: Any) -> None:
    """Think of the cards laid in the running bid as in the hand."""
    for place in range(HAND_LIMIT):
        if s.laid[seat, place] == NO_CARD:
            break
        change(memo, s.laid[seat, place], 1)


@compiled
def worth(memo: Any, stage: int, w: Any) -> int:
    """What the hand that is thought of is worth, each trader where it does the most good."""
    traders = min(memo[HELD + GOODS], MOST_TRADERS - 1)
    if traders == 0:
        total = 0
        for good in range(GOODS):
            memo[ALLOTTED + good] = 0
            total += w[place_of(memo, good, stage)]
        return total
    for used in range(traders + 1):
        memo[SPLIT + used] = 0
    for good in range(GOODS):
        at = place_of(memo, good, stage)
        for used in range(traders, -1, -1):
            most, most_here = memo[SPLIT + used] + w[at], 0
            for here in range(1, min(used, JOKERS - 1) + 1):
                value = memo[SPLIT + used - here] + w[at + here]
                if value > most:
                    most, most_here = value, here
            memo[SPLIT + used] = most
            memo[CHOICE + good * MOST_TRADERS + used] = most_here
    best, most = 0, -1
    for used in range(traders + 1):
        value = memo[SPLIT + used] + w[TRADERS + stage * MOST_TRADERS + traders - used]
        if value > most:
            best, most = used, value
    for good in range(GOODS - 1, -1, -1):
        memo[ALLOTTED + good] = memo[CHOICE + good * MOST_TRADERS + best]
        best -= memo[ALLOTTED + good]
    return most


@inlined
def place_of(memo: Any, good: int, stage: int) -> int:
    """Where the table holds what a good in the hand is worth without traders."""
    return (stage * HOLDINGS + memo[HELD + good]) * JOKERS


@inlined
def more(memo: Any, good: int, change: int, stage: int, w: Any) -> int:
    """What a change of one good's holding adds to the hand, the traders staying where `worth` put them."""
    at = place_of(memo, good, stage) + memo[ALLOTTED + good]
    return w[at + change * JOKERS] - w[at]


@compiled
def stage_of(s: Any, seat: int) -> int:
    """How much can still come into the hand of a seat: a lot and a pile for each round."""
    left = ROUNDS[s.seats] - s.round_number
    if left <= 0:
        return 0
    got = 0
    if s.offer[seat] > 0:
        got = 1
        if s.step >= s.seats:
            got += s.step == 2 * s.seats or s.offer[seat] < OFFERS[s.seats, 2 * s.seats - 1 - s.step]
    return min(2 * left - got, STAGES - 1)


# ---------------------------------------------------------------- the auction


@compiled
def lot_gain(s: Any, memo: Any, stage: int, before: int, w: Any) -> int:
    """What the lot adds to the hand that is thought of, once the tax is paid as well as can be."""
    with_lot(s, memo, 1)
    full = worth(memo, stage, w)
    best = 0
    for card in range(TRADER):
        if s.lot[card]:
            best = max(best, full + more(memo, card // VALUES, -CARD_PLACE[card], stage, w))
    if s.lot[TRADER]:
        change(memo, TRADER, -1)
        best = max(best, worth(memo, stage, w))
        change(memo, TRADER, 1)
    with_lot(s, memo, -1)
    return best - before


@inlined
def with_lot(s: Any, memo: Any, sign: int) -> None:
    """The whole lot into the hand that is thought of, or out of it again."""
    for card in range(KINDS):
        if s.lot[card]:
            change(memo, card, sign * s.lot[card])


@compiled
def market_gain(s: Any, memo: Any, stage: int, before: int, w: Any) -> int:
    """What the best pile of the market adds to the hand that is thought of, which is worth `before`."""
    best = 0
    for good in range(GOODS):
        pile = 0
        for card in range(good * VALUES, (good + 1) * VALUES):
            pile += s.market[card] * CARD_PLACE[card]
        if pile:
            best = max(best, more(memo, good, pile, stage, w))
    if s.market[TRADER]:
        change(memo, TRADER, s.market[TRADER])
        best = max(best, worth(memo, stage, w) - before)
        change(memo, TRADER, -s.market[TRADER])
    return best


@inlined
def add_pile(s: Any, memo: Any, pile: int, sign: int) -> None:
    """A pile of the market more, or less, in the hand that is thought of."""
    for card in range(pile * VALUES, min((pile + 1) * VALUES, KINDS)):
        change(memo, card, sign * s.market[card])


@compiled
def consider(s: Any, seat: int, memo: Any, w: Any) -> None:
    """Make up one's mind about the running auction, once: what can be paid at most to be better off.

    Who wins the lot waits behind more others for the market; who does not can win a later lot of the round.
    """
    at = seat * OPINION
    stage = min(2 * (ROUNDS[s.seats] - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    take_back(s, seat, memo)
    before = worth(memo, stage, w)
    waiting = s.seats - 1 - s.step  # auctions to come, and others who then take before the winner of this one
    sooner = w[AFTER + waiting - 1] - w[AFTER + waiting]
    market = market_gain(s, memo, stage, before, w) * sooner // POINT
    gain = lot_gain(s, memo, stage, before, w)
    memo[at + AUCTION] = auction(s)
    memo[at + BEFORE] = before
    memo[at + SPENT] = 0
    memo[at + GAIN] = gain
    memo[at + LIMIT] = gain - w[LATER + waiting] - market


@inlined
def auction(s: Any) -> int:
    """A number for the running auction, never 0."""
    return s.round_number * 16 + s.step + 1


@inlined
def envy(s: Any, seat: int, memo: Any, w: Any) -> int:
    """What it is worth that no other gets the lot: a part of what it would bring to who wants it most."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.bidding >> other & 1 and memo[other * OPINION + AUCTION] == auction(s):
            most = max(most, memo[other * OPINION + GAIN])
    return most * w[DENY] // POINT


@inlined
def shortfall(s: Any, seat: int) -> int:
    """What the cards added to the bid must count at least (BZ-09, BZ-10)."""
    return 1 - s.bid[seat] + (s.bid[s.leader] if s.leader != NOBODY else 0)


@compiled
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
            loss = -more(memo, card // VALUES, -CARD_PLACE[card], stage, w)
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
def pain(s: Any, seat: int, memo: Any, stage: int, chosen: int, w: Any) -> int:
    """What the hand that is thought of loses with a bid's cards."""
    lost = 0
    first = 0
    for good in range(GOODS):
        paid = 0
        for card in range(good * VALUES, (good + 1) * VALUES):
            for _ in range(s.hand[seat, card]):
                paid += (chosen >> first & 1) * CARD_PLACE[card]
                first += 1
        if paid:
            lost -= more(memo, good, -paid, stage, w)
    return lost


# ---------------------------------------------------------------- what each action is worth


@compiled
def rate_by(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """What each legal action is worth to the seat, in points."""
    if s.phase == BID:
        rate_bids(s, seat, out, n, worths, memo, w)
        return
    stage = stage_of(s, seat)
    pick_up(s, seat, memo)
    if s.phase == TAX:
        stage -= 1
        with_lot(s, memo, 1)
    for i in range(n):
        worths[i] = after(s, seat, memo, stage, out[i], w) / POINT


@compiled
def rate_bids(s: Any, seat: int, out: Any, n: int, worths: Any, memo: Any, w: Any) -> None:
    """A pass is worth nothing; a bid what remains of the lot's worth once it is paid."""
    for other in range(s.seats):
        if s.bidding >> other & 1:
            consider(s, other, memo, w)
    at = seat * OPINION
    limit = memo[at + LIMIT] + envy(s, seat, memo, w)
    stage = min(2 * (ROUNDS[s.seats] - s.round_number) - 1, STAGES - 1)
    pick_up(s, seat, memo)
    spent = memo[at + BEFORE] - worth(memo, stage, w)
    for i in range(n):
        if out[i] == PASS:
            worths[i] = 0.0
        elif out[i] >= SELL:
            worths[i] = NEVER / POINT
        else:
            hurt = spent + pain(s, seat, memo, stage, out[i], w)
            worths[i] = (limit - hurt * w[PAY] / POINT) / POINT


@compiled
def after(s: Any, seat: int, memo: Any, stage: int, action: int, w: Any) -> int:
    """What a seat has after an action that is no bid; its hand is thought of, with the lot if a tax is due."""
    if action < FIRST_TAX:
        return after_sale(s, seat, memo, stage, action - SELL, w)
    if action < PICK:
        return after_tax(s, memo, stage, action - FIRST_TAX, w)
    if action < DROP:
        add_pile(s, memo, action - PICK, 1)
        left = worth(memo, stage - 1, w)
        add_pile(s, memo, action - PICK, -1)
        return left
    if action < FINISH:
        change(memo, action - DROP, -1)
        left = worth(memo, stage, w)
        change(memo, action - DROP, 1)
        return left
    return 1  # done: better than nothing, worse than any sale


@compiled
def after_sale(s: Any, seat: int, memo: Any, stage: int, number: int, w: Any) -> int:
    """The card kept, and the hand without the set. Nothing is sold before it has to be."""
    if s.phase == TAKE:
        return NEVER
    for place in range(3):
        change(memo, SETS[number, place], -1)
    left = worth(memo, stage, w) + PROFIT[SETS[number, 0]] * POINT
    for place in range(3):
        change(memo, SETS[number, place], 1)
    return left


@compiled
def after_tax(s: Any, memo: Any, stage: int, card: int, w: Any) -> int:
    """The hand without the tax. Who takes first from the market finds the tax there again."""
    change(memo, card, -1)
    left = worth(memo, stage, w)
    if s.step == s.seats - 1:
        s.market[card] += 1
        left += market_gain(s, memo, stage - 1, left, w)
        s.market[card] -= 1
    change(memo, card, 1)
    return left - PROFIT[card] * w[TAX_HURTS]


# ---------------------------------------------------------------- what search asks for


@compiled
def rate(s: Any, seat: int, out: Any, n: int, worths: Any) -> None:
    """What each of the n legal actions in `out` is worth to the seat, in points."""
    rate_by(s, seat, out, n, worths, np.zeros(MEMO, np.int64), MERCHANT)


@compiled
def quick(s: Any, seat: int, rng: Any, out: Any, memo: Any) -> int:
    """What a merchant does who does not think long, and misjudges lots a little."""
    return quick_by(s, seat, rng, out, memo, MERCHANT)


@compiled
def quick_by(s: Any, seat: int, rng: Any, out: Any, memo: Any, w: Any) -> int:
    """The same by any table of worths."""
    if s.phase == BID:
        at = seat * OPINION
        if memo[at + AUCTION] != auction(s):
            consider(s, seat, memo, w)
            memo[at + LIMIT] += below(rng, 2 * DOUBT) - DOUBT
        return np.int64(cheapest_bid(s, seat, memo, memo[at + LIMIT] + envy(s, seat, memo, w), w))
    n = legal(s, seat, out)
    if n == 1:
        return np.int64(out[0])
    stage = stage_of(s, seat)
    pick_up(s, seat, memo)
    if s.phase == TAX:
        stage -= 1
        with_lot(s, memo, 1)
    best, most = 0, 2 * NEVER
    for i in range(n):
        value = after(s, seat, memo, stage, out[i], w)
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
