"""Byzanz: whose turn it is, and what can be done now, by players and by nature."""

from typing import Any

from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.byzanz import actions, record


@inlined
def turn(s: Any) -> int:
    """Bit mask of the seats that the game waits for."""
    if s.phase == record.FINAL:
        return ((1 << s.seats) - 1) & ~s.done
    if s.phase == record.DEAL or s.phase == record.LOT or s.phase == record.END:
        return 0
    return 1 << s.seat


@inlined
def chances(s: Any, out: Any) -> int:
    """The weight of each card that nature can draw: the copies not drawn yet."""
    if s.phase != record.DEAL and s.phase != record.LOT:
        return 0
    for card in range(record.KINDS):
        out[card] = s.deck[card]
    return record.KINDS


@compiled
def legal(s: Any, seat: int, out: Any) -> int:
    """Every action that the seat can take now. Out of turn, those are its sales (BZ-28)."""
    mine = turn(s) >> seat & 1
    if s.phase == record.BID:
        n = list_bids(s, seat, out) if mine else 0
        return list_sales(s, seat, out, n)
    if s.phase == record.TAKE:
        n = list_sales(s, seat, out, 0)
        return list_takes(s, out, n) if mine else n
    if not mine:
        return 0
    if s.phase == record.TAX:
        return list_cards(s.lot, actions.TAX, out, 0)
    n = list_sales(s, seat, out, 0)
    if s.phase == record.OVER:
        return list_cards(s.hand[seat], actions.DISCARD, out, n)
    out[n] = actions.DONE
    return n + 1


@inlined
def list_bids(s: Any, seat: int, out: Any) -> int:
    """BZ-09 … BZ-12: the pass, and each mask over the goods in the hand that beats the highest bid."""
    short = 1 - s.bid[seat]  # what the added cards must count at least
    if s.leader != record.NOBODY:
        short += s.bid[s.leader]
    worth = 0
    for card in range(record.TRADER):
        worth += int(s.hand[seat, card] * record.VALUE[card])
    out[0] = actions.PASS
    if worth < short:
        return 1
    kinds = 0
    for card in range(record.TRADER):  # the goods in the hand, listed behind the room that the masks need
        out[actions.SELL + kinds] = card
        kinds += s.hand[seat, card] > 0
    masks = 1
    bit = 1
    for kind in range(kinds):
        card = out[actions.SELL + kind]
        without = masks
        added = 0
        for _ in range(s.hand[seat, card]):  # of equal cards the first come first
            added += bit | int(record.VALUE[card]) << record.HAND_LIMIT  # the sum rides above the mask
            bit <<= 1
            for i in range(without):
                out[masks + i] = out[i] + added
            masks += without
    n = 1
    for i in range(1, masks):
        entry = out[i]
        out[n] = entry & (actions.SELL - 1)
        n += entry >> record.HAND_LIMIT >= short
    return n


@inlined
def list_sales(s: Any, seat: int, out: Any, n: int) -> int:
    """BZ-23 … BZ-27: each set of three that the hand holds, laid cards not counted."""
    traders = min(int(s.hand[seat, record.TRADER]), 3)
    for good in range(record.GOODS):
        cards = traders
        for rank in range(record.VALUES):
            cards += s.hand[seat, good * record.VALUES + rank]
        if cards < 3:
            continue
        holding = traders << 2 * record.VALUES
        for rank in range(record.VALUES):
            holding |= min(int(s.hand[seat, good * record.VALUES + rank]), 3) << 2 * rank
        for i in range(record.SET_START[holding], record.SET_START[holding + 1]):
            out[n] = actions.SELL + good * record.SETS_PER_GOOD + record.SET_LIST[i]
            n += 1
    if traders == 3:
        out[n] = actions.SELL + record.TRADER_SET
        n += 1
    return n


@inlined
def list_takes(s: Any, out: Any, n: int) -> int:
    """BZ-19: the piles of the market that hold a card."""
    for pile in range(record.PILES):
        cards = 0
        for card in range(pile * record.VALUES, min((pile + 1) * record.VALUES, record.KINDS)):
            cards += s.market[card]
        if cards:
            out[n] = actions.TAKE + pile
            n += 1
    return n


@inlined
def list_cards(cards: Any, first: int, out: Any, n: int) -> int:
    """One action for each kind of card that is there."""
    for card in range(record.KINDS):
        if cards[card]:
            out[n] = first + card
            n += 1
    return n
