"""Byzantio and Nekken: one rule set, two boards. Clause by clause, in the order of play.

Nekken's words for the same things: tribe for house, chief for pretender, settler for garrison, region for
city and province, Prophecy for Succession.
"""

from typing import Any

from hippodrome.core.chance import NATURE
from hippodrome.core.compiled import compiled, inlined
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.legal import left_of
from hippodrome.games.intrigue.odds import famine_needed, roll_needed

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
def all_ready(s: Any, seat: int) -> bool:
    """The seat has written all that is asked; True if it was the last, and then nobody is ready any more."""
    s.ready |= 1 << seat
    if s.ready != (1 << s.seats) - 1:
        return False
    s.ready = 0
    return True


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


@inlined
def put(s: Any, seat: int, city: int) -> None:
    """A garrison from the reserve onto a city."""
    s.reserve[seat] -= 1
    s.garrison[city, seat] += 1


@inlined
def send_back(s: Any, seat: int, city: int) -> None:
    """A garrison from a city into its owner's reserve."""
    s.garrison[city, seat] -= 1
    s.reserve[seat] += 1


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
def reveal(s: Any, event: int) -> None:
    """BY-30: the tile of this turn is turned up; each that lies face down is as likely."""
    s.tiles &= ~(1 << event)
    for number in range(4):
        if s.event_turn[number] == s.turn_number:
            s.event[number] = event
    begin_event(s, event)


@compiled
def begin_event(s: Any, event: int) -> None:
    """BY-26 … BY-29: all but the Succession begin with a roll."""
    s.kind = event
    s.seat = record.NOBODY
    if event == record.SUCCESSION:
        s.phase, s.succession = record.REPLACE, 1
    else:
        s.phase = record.EVENT


@compiled
def roll_for_event(s: Any, roll: int) -> None:
    """The number of the provinces that are struck."""
    if s.kind == record.EARTHQUAKE:
        earthquake(s, roll)
    elif s.kind == record.FAMINE:
        s.struck, s.seat, s.city = roll, s.starter, record.NOWHERE
        next_starving(s)
    else:
        plague(s, roll)


@compiled
def earthquake(s: Any, number: int) -> None:
    """BY-26: every garrison in every province of that number goes back to its owner."""
    for city in range(s.cities):
        if s.number[s.place[city]] == number:
            for seat in range(s.seats):
                s.reserve[seat] += s.garrison[city, seat]
                s.garrison[city, seat] = 0
    begin_strikes(s)


@compiled
def next_starving(s: Any) -> None:
    """BY-27: owners in player order, each through the struck cities in the board's order."""
    while True:
        while s.city + 1 < s.cities:
            s.city += 1
            if s.number[s.place[s.city]] == s.struck and s.garrison[s.city, s.seat] > 0:
                s.phase, s.left = record.STARVE, s.garrison[s.city, s.seat]
                return
        s.seat, s.city = left_of(s, s.seat), record.NOWHERE
        if s.seat == s.starter:
            begin_strikes(s)
            return


@compiled
def roll_for_famine(s: Any, roll: int) -> None:
    """BY-27: one garrison survives, or goes back to the reserve."""
    if roll < famine_needed(s):
        send_back(s, s.seat, s.city)
    s.left -= 1
    if s.left == 0:
        next_starving(s)


@compiled
def replace(s: Any, seat: int, slot: int, city: int) -> None:
    """BY-28: another city takes over the slot; `NONE` keeps all targets."""
    if slot != record.NONE:
        s.target[seat, slot] = city
        s.replaced[seat] = slot
    if all_ready(s, seat):
        begin_strikes(s)


@compiled
def plague(s: Any, number: int) -> None:
    """BY-29: every pretender in a province of that number is moved away."""
    s.struck = 0
    for seat in range(s.seats):
        if s.number[s.pretender[seat]] == number:
            s.struck |= 1 << seat
    s.seat = s.starter
    next_exile(s)


@compiled
def next_exile(s: Any) -> None:
    """BY-29: in player order of those struck."""
    if s.struck == 0:
        begin_strikes(s)
        return
    while s.struck >> s.seat & 1 == 0:
        s.seat = left_of(s, s.seat)
    s.phase = record.EXILE


@compiled
def banish(s: Any, place: int) -> None:
    """BY-29: the left neighbour has chosen where the pretender goes."""
    s.pretender[s.seat] = place
    s.struck &= ~(1 << s.seat)
    next_exile(s)


@compiled
def begin_strikes(s: Any) -> None:
    """BY-25: after an event everybody crosses off a box, in player order."""
    s.kind, s.city, s.left, s.struck = record.NONE, record.NOWHERE, 0, 0
    s.phase, s.seat = record.STRIKE, s.starter


@compiled
def strike(s: Any, seat: int, kind: int) -> None:
    """BY-25: one unused box of choice."""
    s.box[seat, kind] -= 1
    s.seat = left_of(s, s.seat)
    if s.seat == s.starter:
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
