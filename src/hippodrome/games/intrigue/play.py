"""Byzantio and Nekken: one rule set, two boards. Clause by clause, in the order of play.

Nekken's words for the same things: tribe for house, chief for pretender, settler for garrison, region for
city and province, Prophecy for Succession.
"""

from typing import Any

from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.events import (
    banish,
    begin_event,
    replace,
    reveal,
    roll_for_event,
    roll_for_famine,
)
from hippodrome.games.intrigue.legal import left_of
from hippodrome.games.intrigue.odds import roll_needed
from hippodrome.games.intrigue.steps import all_ready, put, send_back

# ---------------------------------------------------------------- set-up


@compiled
def write_target(s: Any, seat: int, city: int) -> None:
    """BY-07: a target city for the next slot; all write at the same time."""
    slot = 0
    while s.target[seat, slot] != record.NOWHERE:
        slot += 1
    s.target[seat, slot] = city
    if slot + 1 == s.slots and all_ready(s, seat):
        s.phase, s.seat = record.START, 0
        s.rolling = (1 << s.seats) - 1


@compiled
def roll_for_start(s: Any, roll: int) -> None:
    """BY-09: the highest starts; those tied for it roll again among themselves."""
    s.rolled[s.seat] = roll
    while s.seat + 1 < s.seats:
        s.seat += 1
        if s.rolling >> s.seat & 1:
            return
    highest = 0
    tied = 0
    for seat in range(s.seats):
        if s.rolling >> seat & 1 and s.rolled[seat] >= highest:
            tied = tied | 1 << seat if s.rolled[seat] == highest else 1 << seat
            highest = s.rolled[seat]
    s.rolling = tied
    s.seat = 0
    while tied >> s.seat & 1 == 0:
        s.seat += 1
    if tied == 1 << s.seat:
        s.starter = s.seat
        s.rolling = 0
        s.rolled[:] = 0
        next_turn(s)


# ---------------------------------------------------------------- turns


@compiled
def next_turn(s: Any) -> None:
    """BY-10: an event where the track shows one, else an action each; after the last turn, espionage."""
    if s.turn_number == s.turns:
        s.phase, s.seat = record.GUESS, record.NOBODY
        return
    s.turn_number += 1
    s.phase, s.seat = record.ACT, s.starter
    for number in range(4):
        if s.event_turn[number] == s.turn_number:
            if s.event[number] == record.NONE:
                s.phase = record.REVEAL
            else:
                begin_event(s, s.event[number])


@compiled
def next_player(s: Any) -> None:
    """BY-09, BY-10: player order goes clockwise from the starter."""
    s.kind, s.own_city, s.city, s.owner = record.NONE, record.NOWHERE, record.NOWHERE, record.NOBODY
    s.seat = left_of(s, s.seat)
    s.phase = record.ACT
    if s.seat == s.starter:
        next_turn(s)


@inlined
def use_box(s: Any, seat: int, kind: int) -> None:
    """BY-10, BY-23: an action fills a box of its kind, whatever comes of it."""
    s.box[seat, kind] -= 1


# ---------------------------------------------------------------- actions


@compiled
def march(s: Any, seat: int, place: int) -> None:
    """BY-13, BY-24: a campaign that only moves the pretender."""
    use_box(s, seat, record.CAMPAIGN)
    s.pretender[seat] = place
    next_player(s)


@compiled
def conquer(s: Any, seat: int, city: int, removed: int) -> None:
    """BY-13, BY-14: a campaign that places a garrison, after an enemy one there was sent home."""
    use_box(s, seat, record.CAMPAIGN)
    s.pretender[seat] = s.place[city]
    if removed != record.NOBODY:
        send_back(s, removed, city)
    put(s, seat, city)
    next_player(s)


@compiled
def muster(s: Any, seat: int, city: int) -> None:
    """BY-16: a garrison in the pretender's province; nobody's is removed."""
    use_box(s, seat, record.MUSTER)
    put(s, seat, city)
    next_player(s)


@compiled
def advance(s: Any, seat: int, place: int) -> None:
    """BY-18: the pretender moves to any other province."""
    use_box(s, seat, record.ADVANCE)
    s.pretender[seat] = place
    next_player(s)


@compiled
def offer(s: Any, seat: int, city: int) -> None:
    """BY-17: the own garrison that is offered; what for comes next, by the same player."""
    use_box(s, seat, record.NEGOTIATE)
    s.own_city = city
    s.phase = record.FOR


@compiled
def ask(s: Any, city: int, owner: int) -> None:
    """BY-17: the enemy garrison that it is offered for; its owner answers."""
    s.kind, s.city, s.owner = record.NEGOTIATE, city, owner
    s.phase = record.ANSWER


@compiled
def accept(s: Any) -> None:
    """BY-17: they swap."""
    swap(s)
    next_player(s)


@compiled
def swap(s: Any) -> None:
    """Two garrisons change places."""
    s.garrison[s.own_city, s.seat] -= 1
    s.garrison[s.own_city, s.owner] += 1
    s.garrison[s.city, s.owner] -= 1
    s.garrison[s.city, s.seat] += 1


@compiled
def act_upon(s: Any, seat: int, kind: int, city: int, owner: int) -> None:
    """BY-19, BY-20: bribe or expel an enemy garrison; the die decides."""
    use_box(s, seat, kind)
    s.kind, s.city, s.owner = kind, city, owner
    s.phase = record.ROLL


@compiled
def roll_for_action(s: Any, roll: int) -> None:
    """BY-17, BY-19, BY-20: what the die decides."""
    if roll >= roll_needed(s, s.seat, s.city, s.owner):
        if s.kind == record.NEGOTIATE:
            swap(s)
        else:
            send_back(s, s.owner, s.city)
            if s.kind == record.BRIBE:
                put(s, s.seat, s.city)
    next_player(s)


# ---------------------------------------------------------------- events


@compiled
def strike(s: Any, seat: int, kind: int) -> None:
    """BY-25: one unused box of choice; all cross off at the same time, and the boxes go when all are in."""
    s.crossed_off[seat] = kind
    if all_ready(s, seat):
        for each in range(s.seats):
            s.box[each, s.crossed_off[each]] -= 1
            s.crossed_off[each] = record.NONE
        next_turn(s)


# ---------------------------------------------------------------- espionage


@compiled
def guess(s: Any, seat: int, other: int, city: int) -> None:
    """BY-31: one city for each opponent's 14-point slot, in any order; the game ends with the last."""
    s.guess[seat, other] = city
    for opponent in range(s.seats):
        if opponent != seat and s.guess[seat, opponent] == record.NOWHERE:
            return
    if all_ready(s, seat):
        s.phase = record.END


# ---------------------------------------------------------------- a step


@compiled
def apply(s: Any, actor: int, action: int) -> None:
    """One step of the game, taken from `legal` or `chances`."""
    if actor == NATURE:
        apply_nature(s, action)
    elif action == actions.PASS:
        next_player(s)  # BY-11: no box is used
    elif action < actions.CAMPAIGN:
        write_target(s, actor, action - actions.TARGET)
    elif action < actions.ENTER:
        march(s, actor, action - actions.CAMPAIGN)
    elif action < actions.MUSTER:
        action -= actions.ENTER
        conquer(s, actor, action // (record.MOST + 1), action % (record.MOST + 1) - 1)
    elif action < actions.ADVANCE:
        muster(s, actor, action - actions.MUSTER)
    elif action < actions.NEGOTIATE:
        advance(s, actor, action - actions.ADVANCE)
    elif action < actions.FOR:
        offer(s, actor, action - actions.NEGOTIATE)
    elif action < actions.ACCEPT:
        action -= actions.FOR
        ask(s, action // record.MOST, action % record.MOST)
    elif action == actions.ACCEPT:
        accept(s)
    elif action == actions.REFUSE:
        s.phase = record.ROLL  # BY-17
    elif action < actions.EXPEL:
        action -= actions.BRIBE
        act_upon(s, actor, record.BRIBE, action // record.MOST, action % record.MOST)
    elif action < actions.STRIKE:
        action -= actions.EXPEL
        act_upon(s, actor, record.EXPEL, action // record.MOST, action % record.MOST)
    elif action < actions.KEEP:
        strike(s, actor, action - actions.STRIKE)
    elif action == actions.KEEP:
        replace(s, actor, record.NONE, record.NOWHERE)
    elif action < actions.EXILE:
        action -= actions.RETARGET
        replace(s, actor, action // record.CITIES, action % record.CITIES)
    elif action < actions.GUESS:
        banish(s, action - actions.EXILE)
    else:
        action -= actions.GUESS
        guess(s, actor, action // record.CITIES, action % record.CITIES)


@compiled
def apply_nature(s: Any, outcome: int) -> None:
    """A roll, 0 standing for 1, or an event's tile."""
    if s.phase == record.START:
        roll_for_start(s, outcome + 1)
    elif s.phase == record.ROLL:
        roll_for_action(s, outcome + 1)
    elif s.phase == record.EVENT:
        roll_for_event(s, outcome + 1)
    elif s.phase == record.STARVE:
        roll_for_famine(s, outcome + 1)
    else:
        reveal(s, outcome)
