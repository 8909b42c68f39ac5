"""What a hand of Byzanz is worth, and what every change of it adds or takes away.

A hand is thought of as seven numbers in `memo`, a holding for each good and the count of traders, so that adding
a card is adding a number. `worth` values it once, each trader where it does the most good; what a change adds
is then read from the table, the traders staying where they are.
"""

from typing import Any

import numpy as np

from hippodrome.bots.merchant_weights import (
    CARD_PLACE,
    FOUR,
    HOLDINGS,
    JOKERS,
    MOST_TRADERS,
    ONE,
    POINT,
    SALES,
    STAGES,
    THREE,
    TRADERS,
    TWO,
)
from hippodrome.rules.byzanz_record import (
    GOODS,
    HAND_LIMIT,
    NO_CARD,
    OFFERS,
    PILE,
    PROFIT,
    ROUNDS,
    SELL,
    SETS,
    SETS_PER_GOOD,
    TRADER,
    TRADER_SET,
    VALUES,
)
from hippodrome.rules.compiled import compiled, inlined

# Where things are in the memo: what each seat thinks of the running auction, then room to count.
AUCTION, LIMIT, GAIN, BEFORE, SPENT, DOUBTED = range(6)
OPINION = 8
HELD = 48
SPLIT = 56
ALLOTTED = 64  # traders to each good, and by themselves
LOT = 72
CHOICE = 80
PAIN_COUNT = CHOICE + GOODS * MOST_TRADERS  # what choices of the cards of each good cost in a bid
PAIN_LIST = PAIN_COUNT + GOODS
PAINS = PAIN_LIST + GOODS
MEMO = PAINS + (1 << HAND_LIMIT) + GOODS
NEVER = -50 * POINT  # for what a merchant does not do: an early sale, or a trader wasted on one


@inlined
def change(memo: Any, card: int, copies: int) -> None:
    """Some copies of a card more, or less, in the hand that is thought of."""
    memo[HELD + PILE[card]] += CARD_PLACE[card] * copies


@inlined
def holding(cards: Any, good: int) -> int:
    """The cards of one good as a number."""
    first = good * VALUES
    return (
        np.int64(cards[first]) * ONE
        + np.int64(cards[first + 1]) * TWO
        + np.int64(cards[first + 2]) * THREE
        + np.int64(cards[first + 3]) * FOUR
    )


@inlined
def pick_up(s: Any, seat: int, memo: Any) -> None:
    """Think of the hand of a seat as it is now, without the cards laid."""
    hand = s.hand[seat]
    for good in range(GOODS):
        memo[HELD + good] = holding(hand, good)
    memo[HELD + GOODS] = hand[TRADER]


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
    if traders == 2:
        return worth_with_two(memo, stage, w)
    if traders > 2:
        return worth_with_traders(memo, traders, stage, w)
    total = 0
    most, where = w[TRADERS + stage * MOST_TRADERS + 1], GOODS
    for good in range(GOODS):
        at = place_of(memo, good, stage)
        memo[ALLOTTED + good] = 0
        total += w[at]
        if w[at + 1] - w[at] > most:
            most, where = w[at + 1] - w[at], good
    memo[ALLOTTED + GOODS] = 0
    memo[ALLOTTED + where] = traders
    return total + most if traders else total


@compiled
def worth_with_two(memo: Any, stage: int, w: Any) -> int:
    """The same with two traders: good by good, the most that can be had with none, one or both of them used."""
    none = one = two = 0
    for good in range(GOODS):
        if memo[HELD + good] == 0:  # traders alone are no set of a good
            continue
        at = place_of(memo, good, stage)
        choice = CHOICE + good * MOST_TRADERS
        memo[choice + 1] = none + w[at + 1] > one + w[at]
        memo[choice + 2] = one + w[at + 1] > two + w[at]
        two = max(two + w[at], one + w[at + 1])
        if none + w[at + 2] > two:
            two = none + w[at + 2]
            memo[choice + 2] = 2
        one = max(one + w[at], none + w[at + 1])
        none += w[at]
    kept = TRADERS + stage * MOST_TRADERS
    best, most = 0, none + w[kept + 2]
    if one + w[kept + 1] > most:
        best, most = 1, one + w[kept + 1]
    if two + w[kept] > most:
        best, most = 2, two + w[kept]
    allot(memo, 2, best)
    return most


@compiled
def worth_with_traders(memo: Any, traders: int, stage: int, w: Any) -> int:
    """The same with any number of traders."""
    for used in range(traders + 1):
        memo[SPLIT + used] = 0
    for good in range(GOODS):
        if memo[HELD + good] == 0:
            continue
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
    allot(memo, traders, best)
    return most


@inlined
def allot(memo: Any, traders: int, used: int) -> None:
    """Put so many of the traders where they were chosen to go; the others stay by themselves."""
    memo[ALLOTTED + GOODS] = traders - used
    for good in range(GOODS - 1, -1, -1):
        here = memo[CHOICE + good * MOST_TRADERS + used] if used and memo[HELD + good] else 0
        memo[ALLOTTED + good] = here
        used -= here


@inlined
def place_of(memo: Any, good: int, stage: int) -> int:
    """Where the table holds what a good in the hand is worth without traders."""
    return (stage * HOLDINGS + memo[HELD + good]) * JOKERS


@inlined
def more(memo: Any, good: int, cards: int, traders: int, stage: int, w: Any) -> int:
    """What it adds to the hand if one good's holding changes, and the traders that `worth` put there."""
    at = place_of(memo, good, stage) + memo[ALLOTTED + good]
    return w[at + cards * JOKERS + traders] - w[at]


@compiled
def one_trader_less(memo: Any, stage: int, w: Any) -> int:
    """What the hand loses with a trader, from where it is missed least."""
    alone = TRADERS + stage * MOST_TRADERS + memo[ALLOTTED + GOODS]
    least = w[alone] - w[alone - 1] if memo[ALLOTTED + GOODS] else -NEVER
    for good in range(GOODS):
        if memo[ALLOTTED + good]:
            least = min(least, -more(memo, good, 0, -1, stage, w))
    return least


@compiled
def more_traders(memo: Any, traders: int, stage: int, w: Any) -> int:
    """What some traders more add to the hand, put to one good or kept by themselves."""
    alone = memo[ALLOTTED + GOODS]
    kept = TRADERS + stage * MOST_TRADERS
    most = w[kept + min(alone + traders, MOST_TRADERS - 1)] - w[kept + alone]
    for good in range(GOODS):
        put = min(traders, JOKERS - 1 - memo[ALLOTTED + good])
        most = max(most, more(memo, good, 0, put, stage, w))
    return most


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


@inlined
def loss_of(memo: Any, card: int, stage: int, w: Any) -> int:
    """What the hand loses with a card."""
    if card == TRADER:
        return one_trader_less(memo, stage, w)
    return -more(memo, card // VALUES, -CARD_PLACE[card], 0, stage, w)


@compiled
def sale_gain(memo: Any, number: int, stage: int, w: Any) -> int:
    """The card kept, less what the hand loses with the set; traders leave from where they were meant to go."""
    if number == TRADER_SET:
        alone = memo[ALLOTTED + GOODS]
        kept = TRADERS + stage * MOST_TRADERS
        return PROFIT[TRADER] * POINT + w[kept + alone - 3] - w[kept + alone] if alone >= 3 else NEVER
    cards = traders = 0
    for place in range(3):
        card = SETS[number, place]
        if card == TRADER:
            traders += 1
        else:
            cards += CARD_PLACE[card]
    good = SETS[number, 0] // VALUES
    if traders > memo[ALLOTTED + good]:
        return NEVER
    return PROFIT[SETS[number, 0]] * POINT + more(memo, good, -cards, -traders, stage, w)


@compiled
def list_sets(s: Any, seat: int, memo: Any, out: Any) -> int:
    """List a sale for each good that the hand was valued to hold a set of; returns how many.

    The highest card is kept; the traders meant for it go with it, then the lowest cards.
    """
    n = 0
    hand = s.hand[seat]
    for good in range(GOODS):
        if memo[HELD + good] == 0:
            continue
        first = good * VALUES
        cards = hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]
        traders = memo[ALLOTTED + good]
        if cards + traders < 3:
            continue
        kept = VALUES - 1
        while hand[first + kept] == 0:
            kept -= 1
        low = high = VALUES
        if traders < 2:
            low = 0
            while hand[first + low] == (low == kept):
                low += 1
            if traders == 0:
                high = low
                while hand[first + high] == (high == kept) + (high == low):
                    high += 1
        out[n] = SELL + good * SETS_PER_GOOD + SALES[kept, low, high]
        n += 1
    if memo[ALLOTTED + GOODS] >= 3:
        out[n] = SELL + TRADER_SET
        n += 1
    return n
