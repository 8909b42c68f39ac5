"""Byzanz: 3 to 6 merchants, an auction card game. Clause by clause, in the order of play (BZ-01 … BZ-35)."""

from typing import Any

from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.score import hand_size
from hippodrome.games.byzanz.sight import insert

# ---------------------------------------------------------------- set-up


@inlined
def draw(s: Any, card: int) -> None:
    """Nature turns up the next card of the deck, for the hand or the lot that is due."""
    s.deck[card] -= 1
    s.due -= 1
    if s.phase == record.DEAL:
        hide(s, s.seat, card)
        if s.due == 0:
            if s.seat + 1 < s.seats:
                s.seat, s.due = s.seat + 1, s.dealt
            else:
                open_auction(s, 0)
    else:
        s.lot[card] += 1
        if s.due == 0:
            offer_lot(s)


@compiled
def hide(s: Any, seat: int, card: int) -> None:
    """An opening card comes into the hand; only its owner sees it (BZ-34)."""
    s.hand[seat, card] += 1
    insert(s, seat, s.dealt - 1 - s.due, card)


@inlined
def show(s: Any, seat: int, card: int) -> None:
    """A card leaves the hand, seen by all. It counts as one that was known, if there is one (BZ-34)."""
    s.hand[seat, card] -= 1
    unknown = 0
    for place in range(record.OPENING):
        unknown += s.hidden[seat, place] == card
    if unknown > s.hand[seat, card]:
        for place in range(record.OPENING - 1):
            if s.hidden[seat, place] >= card:
                s.hidden[seat, place] = s.hidden[seat, place + 1]
        s.hidden[seat, record.OPENING - 1] = record.NO_CARD


# ---------------------------------------------------------------- a round: one auction per player


@compiled
def open_auction(s: Any, starter: int) -> None:
    """BZ-06: as many cards as the top offer card says are to be turned up."""
    s.phase, s.seat, s.due = record.LOT, starter, s.offers[s.step]


@compiled
def offer_lot(s: Any) -> None:
    """BZ-08: the lot lies open; those without an offer card bid for it. The last of a round does not bid."""
    if s.step == s.seats - 1:
        last_auction(s)
        return
    s.phase = record.BID
    for seat in range(s.seats):
        if s.offer[seat] == 0:
            s.bidding |= 1 << seat


@inlined
def left_of(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@compiled
def next_without_offer(s: Any, seat: int) -> int:
    """BZ-07: the next player to the left who holds no offer card yet."""
    seat = left_of(s, seat)
    while s.offer[seat] != 0:
        seat = left_of(s, seat)
    return seat


@inlined
def make_bid(s: Any, seat: int, chosen: int) -> None:
    """BZ-09 … BZ-11: lay the chosen cards, besides those already laid."""
    place = 0
    while place < record.HAND_LIMIT and s.laid[seat, place] != record.NO_CARD:
        place += 1
    for card in range(record.TRADER):
        if chosen == 0:
            break
        held = int(s.hand[seat, card])
        copies = chosen & ((1 << held) - 1)  # of equal cards the first come first
        chosen >>= held
        while copies:
            show(s, seat, card)
            s.laid[seat, place] = card
            s.bid[seat] += record.VALUE[card]
            place += 1
            copies >>= 1
    s.leader = seat
    next_bidder(s)


@inlined
def pass_bid(s: Any, seat: int) -> None:
    """BZ-13: out of this auction, the cards laid in it come back."""
    for place in range(record.HAND_LIMIT):
        card = s.laid[seat, place]
        if card == record.NO_CARD:
            break
        s.hand[seat, card] += 1
        s.laid[seat, place] = record.NO_CARD
    s.bid[seat] = 0
    s.bidding &= ~(1 << seat)
    if s.first_passed == record.NOBODY:
        s.first_passed = seat
    if s.bidding == 0:
        all_passed(s)
    else:
        next_bidder(s)


@inlined
def next_bidder(s: Any) -> None:
    """BZ-08, BZ-14: clockwise, until all but one have passed and that one has bid."""
    if s.leader != record.NOBODY and s.bidding == 1 << s.leader:
        win(s)
        return
    seat = left_of(s, s.seat)
    while s.bidding >> seat & 1 == 0:
        seat = left_of(s, seat)
    s.seat = seat


@compiled
def win(s: Any) -> None:
    """BZ-15: the whole bid goes to the market; then the tax is due."""
    seat = s.leader
    for place in range(record.HAND_LIMIT):
        card = s.laid[seat, place]
        if card == record.NO_CARD:
            break
        s.market[card] += 1
        s.laid[seat, place] = record.NO_CARD
    s.bid[seat] = 0
    s.phase, s.seat = record.TAX, seat


@compiled
def pay_tax(s: Any, card: int) -> None:
    """BZ-15, BZ-16, BZ-18: one card of the lot to the market, any card, the rest to the hand."""
    s.lot[card] -= 1
    s.market[card] += 1
    take_lot(s, s.seat)


@compiled
def all_passed(s: Any) -> None:
    """BZ-17: the first who passed wins, and pays nothing."""
    take_lot(s, s.first_passed)


@compiled
def last_auction(s: Any) -> None:
    """BZ-18: one player is left. A lot of two: that player chooses; a lot of one: to the market at once."""
    s.seat = next_without_offer(s, s.seat)
    if s.offers[s.step] > 1:
        s.phase = record.TAX
    else:
        for card in range(record.KINDS):
            s.market[card] += s.lot[card]
            s.lot[card] = 0
        take_lot(s, s.seat)


@compiled
def take_lot(s: Any, winner: int) -> None:
    """BZ-15: what is left of the lot to the hand; then the offer card; then seven cards count (BZ-29)."""
    for card in range(record.KINDS):
        s.hand[winner, card] += s.lot[card]
        s.lot[card] = 0
    s.leader = s.first_passed = record.NOBODY
    s.bidding = 0
    s.offer[winner] = s.offers[s.step]
    s.step += 1
    s.seat = winner
    settle(s)


# ---------------------------------------------------------------- seven cards


@compiled
def settle(s: Any) -> None:
    """BZ-29: a hand over seven is brought down before anything else happens."""
    if hand_size(s, s.seat) > record.HAND_LIMIT:
        s.phase = record.OVER
    elif s.step < s.seats:
        open_auction(s, next_without_offer(s, s.seat))
    else:
        next_taker(s)


@compiled
def discard(s: Any, seat: int, card: int) -> None:
    """BZ-29, BZ-30: one card, face up, out of the game."""
    show(s, seat, card)
    s.gone[card] += 1
    settle(s)


# ---------------------------------------------------------------- the market


@compiled
def next_taker(s: Any) -> None:
    """BZ-19, BZ-20: in ascending order of the offer cards; who finds the market empty gets nothing."""
    stocked = False
    for card in range(record.KINDS):
        stocked |= s.market[card] > 0
    if stocked and s.step < 2 * s.seats:
        s.phase, s.seat = record.TAKE, holder(s, s.offers[2 * s.seats - 1 - s.step])
    else:
        end_round(s)


@compiled
def holder(s: Any, offer: int) -> int:
    """The seat that holds an offer card."""
    seat = 0
    while s.offer[seat] != offer:
        seat += 1
    return seat


@compiled
def take(s: Any, seat: int, pile: int) -> None:
    """BZ-19: all market cards of one pile to the hand; then seven cards count (BZ-29)."""
    for card in range(record.KINDS):
        if record.PILE[card] == pile:
            s.hand[seat, card] += s.market[card]
            s.market[card] = 0
    s.step += 1
    settle(s)


@compiled
def end_round(s: Any) -> None:
    """BZ-21, BZ-22: the market is cleared, the offer cards are piled; the lowest one starts (BZ-07)."""
    for card in range(record.KINDS):
        s.gone[card] += s.market[card]
        s.market[card] = 0
    starter = holder(s, s.offers[s.seats - 1])
    s.offer[:] = 0
    s.step = 0
    s.round_number += 1
    if s.round_number < s.rounds:
        open_auction(s, starter)
    else:
        s.phase, s.seat = record.FINAL, record.NOBODY


# ---------------------------------------------------------------- selling


@compiled
def sell(s: Any, seat: int, number: int) -> None:
    """BZ-23 … BZ-26: three cards are shown; the first of the set is kept as profit, the others leave."""
    for place in range(3):
        card = record.SETS[number, place]
        show(s, seat, card)
        if place == 0:
            s.profit[seat, card] += 1
        else:
            s.gone[card] += 1
    if s.phase == record.OVER:
        settle(s)


@compiled
def finish(s: Any, seat: int) -> None:
    """BZ-31: no more sales, once and for good. The game ends with the last one."""
    s.done |= 1 << seat
    if s.done == (1 << s.seats) - 1:
        s.phase = record.END


# ---------------------------------------------------------------- a step


@compiled
def apply(s: Any, actor: int, action: int) -> None:
    """One step of the game, taken from `legal` or `chances`."""
    if actor == NATURE:
        draw(s, action)
    elif action == actions.PASS:
        pass_bid(s, actor)
    elif action < actions.SELL:
        make_bid(s, actor, action)
    elif action < actions.TAX:
        sell(s, actor, action - actions.SELL)
    elif action < actions.TAKE:
        pay_tax(s, action - actions.TAX)
    elif action < actions.DISCARD:
        take(s, actor, action - actions.TAKE)
    elif action < actions.DONE:
        discard(s, actor, action - actions.DISCARD)
    else:
        finish(s, actor)
