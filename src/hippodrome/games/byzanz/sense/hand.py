"""What a hand of Byzanz is worth, and what every change of it adds or takes away.

A hand is thought of as seven numbers in `memo`, a holding for each good and the count of traders, so that adding
a card is adding a number. `worth` values it once, each trader where it does the most good; what a change adds
is then read from the table, the traders staying where they are.
"""

from typing import Any

import numpy as np

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.sense.weights import (
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
    TWO,
)

Memo = np.dtype(
    (
        np.record,
        [
            # What each seat thinks of an auction:
            ("auction", np.int64, (record.MOST,)),  # which one
            ("limit", np.int64, (record.MOST,)),  # what the lot is worth paying
            ("gain", np.int64, (record.MOST,)),  # what it adds to the hand
            ("before", np.int64, (record.MOST,)),  # what the hand was worth without it
            ("spent", np.int64, (record.MOST,)),  # what the bid so far takes from the hand
            ("doubted", np.int64, (record.MOST,)),  # whether a playout has misjudged it already
            # The hand that is thought of:
            ("held", np.int64, (record.PILES,)),  # the holding of each good, and the traders
            ("allotted", np.int64, (record.PILES,)),  # traders to each good, and by themselves
            ("lot", np.int64, (record.PILES,)),  # what the lot would add
            ("split", np.int64, (MOST_TRADERS,)),  # the most that can be had with so many traders used
            ("choice", np.int64, (record.GOODS, MOST_TRADERS)),  # of them, how many go to a good
            # What each choice of the cards of a good costs in a bid:
            ("pain_count", np.int64, (record.GOODS,)),
            ("pain_start", np.int64, (record.GOODS,)),
            ("pains", np.int64, ((1 << record.HAND_LIMIT) + record.GOODS,)),
        ],
    )
)
NEVER = -50 * POINT  # for what a merchant does not do: an early sale, or a trader wasted on one


@inlined
def change(memo: Any, card: int, copies: int) -> None:
    """Some copies of a card more, or less, in the hand that is thought of."""
    memo.held[record.PILE[card]] += CARD_PLACE[card] * copies


@inlined
def holding(cards: Any, good: int) -> int:
    """The cards of one good as a number."""
    first = good * record.VALUES
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
    for good in range(record.GOODS):
        memo.held[good] = holding(hand, good)
    memo.held[record.GOODS] = hand[record.TRADER]


@inlined
def take_back(s: Any, seat: int, memo: Any) -> None:
    """Think of the cards laid in the running bid as in the hand."""
    for place in range(record.HAND_LIMIT):
        if s.laid[seat, place] == record.NO_CARD:
            break
        change(memo, s.laid[seat, place], 1)


@compiled
def worth(memo: Any, stage: int, w: Any) -> int:
    """What the hand that is thought of is worth, each trader where it does the most good."""
    traders = min(memo.held[record.GOODS], MOST_TRADERS - 1)
    if traders == 2:
        return worth_with_two(memo, stage, w)
    if traders > 2:
        return worth_with_traders(memo, traders, stage, w)
    total = 0
    most, where = w.traders[stage, 1], record.GOODS
    for good in range(record.GOODS):
        at = place_of(memo, good, stage)
        memo.allotted[good] = 0
        total += w.potential[at]
        if w.potential[at + 1] - w.potential[at] > most:
            most, where = w.potential[at + 1] - w.potential[at], good
    memo.allotted[record.GOODS] = 0
    memo.allotted[where] = traders
    return total + most if traders else total


@compiled
def worth_with_two(memo: Any, stage: int, w: Any) -> int:
    """The same with two traders: good by good, the most that can be had with none, one or both of them used."""
    none = one = two = 0
    for good in range(record.GOODS):
        if memo.held[good] == 0:  # traders alone are no set of a good
            continue
        at = place_of(memo, good, stage)
        memo.choice[good, 1] = none + w.potential[at + 1] > one + w.potential[at]
        memo.choice[good, 2] = one + w.potential[at + 1] > two + w.potential[at]
        two = max(two + w.potential[at], one + w.potential[at + 1])
        if none + w.potential[at + 2] > two:
            two = none + w.potential[at + 2]
            memo.choice[good, 2] = 2
        one = max(one + w.potential[at], none + w.potential[at + 1])
        none += w.potential[at]
    best, most = 0, none + w.traders[stage, 2]
    if one + w.traders[stage, 1] > most:
        best, most = 1, one + w.traders[stage, 1]
    if two + w.traders[stage, 0] > most:
        best, most = 2, two + w.traders[stage, 0]
    allot(memo, 2, best)
    return most


@compiled
def worth_with_traders(memo: Any, traders: int, stage: int, w: Any) -> int:
    """The same with any number of traders."""
    for used in range(traders + 1):
        memo.split[used] = 0
    for good in range(record.GOODS):
        if memo.held[good] == 0:
            continue
        at = place_of(memo, good, stage)
        for used in range(traders, -1, -1):
            most, most_here = memo.split[used] + w.potential[at], 0
            for here in range(1, min(used, JOKERS - 1) + 1):
                value = memo.split[used - here] + w.potential[at + here]
                if value > most:
                    most, most_here = value, here
            memo.split[used] = most
            memo.choice[good, used] = most_here
    best, most = 0, -1
    for used in range(traders + 1):
        value = memo.split[used] + w.traders[stage, traders - used]
        if value > most:
            best, most = used, value
    allot(memo, traders, best)
    return most


@inlined
def allot(memo: Any, traders: int, used: int) -> None:
    """Put so many of the traders where they were chosen to go; the others stay by themselves."""
    memo.allotted[record.GOODS] = traders - used
    for good in range(record.GOODS - 1, -1, -1):
        here = memo.choice[good, used] if used and memo.held[good] else 0
        memo.allotted[good] = here
        used -= here


@inlined
def place_of(memo: Any, good: int, stage: int) -> int:
    """Where the table holds what a good in the hand is worth without traders."""
    return (stage * HOLDINGS + memo.held[good]) * JOKERS


@inlined
def more(memo: Any, good: int, cards: int, traders: int, stage: int, w: Any) -> int:
    """What it adds to the hand if one good's holding changes, and the traders that `worth` put there."""
    at = place_of(memo, good, stage) + memo.allotted[good]
    return w.potential[at + cards * JOKERS + traders] - w.potential[at]


@compiled
def one_trader_less(memo: Any, stage: int, w: Any) -> int:
    """What the hand loses with a trader, from where it is missed least."""
    alone = memo.allotted[record.GOODS]
    least = w.traders[stage, alone] - w.traders[stage, alone - 1] if alone else -NEVER
    for good in range(record.GOODS):
        if memo.allotted[good]:
            least = min(least, -more(memo, good, 0, -1, stage, w))
    return least


@compiled
def more_traders(memo: Any, traders: int, stage: int, w: Any) -> int:
    """What some traders more add to the hand, put to one good or kept by themselves."""
    alone = memo.allotted[record.GOODS]
    most = w.traders[stage, min(alone + traders, MOST_TRADERS - 1)] - w.traders[stage, alone]
    for good in range(record.GOODS):
        put = min(traders, JOKERS - 1 - memo.allotted[good])
        most = max(most, more(memo, good, 0, put, stage, w))
    return most


@compiled
def stage_of(s: Any, seat: int) -> int:
    """How much can still come into the hand of a seat: a lot and a pile for each round."""
    left = s.rounds - s.round_number
    if left <= 0:
        return 0
    got = 0
    if s.offer[seat] > 0:
        got = 1
        if s.step >= s.seats:
            got += s.step == 2 * s.seats or s.offer[seat] < s.offers[2 * s.seats - 1 - s.step]
    return min(2 * left - got, STAGES - 1)


@inlined
def loss_of(memo: Any, card: int, stage: int, w: Any) -> int:
    """What the hand loses with a card."""
    if card == record.TRADER:
        return one_trader_less(memo, stage, w)
    return -more(memo, card // record.VALUES, -CARD_PLACE[card], 0, stage, w)


@compiled
def sale_gain(memo: Any, number: int, stage: int, w: Any) -> int:
    """The card kept, less what the hand loses with the set; traders leave from where they were meant to go."""
    if number == record.TRADER_SET:
        alone = memo.allotted[record.GOODS]
        if alone < 3:
            return NEVER
        lost = w.traders[stage, alone] - w.traders[stage, alone - 3]
        return record.PROFIT[record.TRADER] * POINT - lost
    cards = traders = 0
    for place in range(3):
        card = record.SETS[number, place]
        if card == record.TRADER:
            traders += 1
        else:
            cards += CARD_PLACE[card]
    good = record.SETS[number, 0] // record.VALUES
    if traders > memo.allotted[good]:
        return NEVER
    return record.PROFIT[record.SETS[number, 0]] * POINT + more(memo, good, -cards, -traders, stage, w)


@compiled
def list_sets(s: Any, seat: int, memo: Any, out: Any) -> int:
    """List a sale for each good that the hand was valued to hold a set of; returns how many.

    The highest card is kept; the traders meant for it go with it, then the lowest cards.
    """
    n = 0
    hand = s.hand[seat]
    for good in range(record.GOODS):
        if memo.held[good] == 0:
            continue
        first = good * record.VALUES
        cards = hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]
        traders = memo.allotted[good]
        if cards + traders < 3:
            continue
        kept = record.VALUES - 1
        while hand[first + kept] == 0:
            kept -= 1
        low = high = record.VALUES
        if traders < 2:
            low = 0
            while hand[first + low] == (low == kept):
                low += 1
            if traders == 0:
                high = low
                while hand[first + high] == (high == kept) + (high == low):
                    high += 1
        out[n] = actions.SELL + good * record.SETS_PER_GOOD + SALES[kept, low, high]
        n += 1
    if memo.allotted[record.GOODS] >= 3:
        out[n] = actions.SELL + record.TRADER_SET
        n += 1
    return n
