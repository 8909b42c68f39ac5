"""Byzantio and Nekken: one rule set, two boards. Clause by clause, in the order of play.

Nekken's words for the same things: tribe for house, chief for pretender, settler for garrison, region for
city and province, Prophecy for Succession.
"""

from functools import partial
from types import SimpleNamespace
from typing import Any

from hippodrome.rules import intrigue_setup
from hippodrome.rules.chance import NATURE
from hippodrome.rules.compiled import compiled, inlined
from hippodrome.rules.intrigue_legal import chances, left_of, legal, turn
from hippodrome.rules.intrigue_odds import famine_needed, roll_needed
from hippodrome.rules.intrigue_record import (
    ACCEPT,
    ACT,
    ACTIONS,
    ADVANCE,
    ANSWER,
    ASK,
    BANISH,
    BRIBE,
    CAMPAIGN,
    CITIES,
    CORRUPT,
    CROSS,
    DRIVE,
    EARTHQUAKE,
    END,
    EVENT,
    EXILE,
    EXPEL,
    FAMINE,
    FOR,
    GUESS,
    KEEP,
    LEVY,
    MARCH,
    MOST,
    MUSTER,
    NAME,
    NEGOTIATE,
    NOBODY,
    NONE,
    NOWHERE,
    OFFER,
    PASS,
    PLACE,
    REFUSE,
    REPLACE,
    RETARGET,
    REVEAL,
    ROLL,
    SEATS,
    START,
    STARVE,
    STRIKE,
    SUCCESSION,
    TARGET,
    TRAVEL,
    State,
)
from hippodrome.rules.intrigue_score import score, winners
from hippodrome.rules.intrigue_sight import OBSERVATION, mask, observe, redeal, visible

__all__ = [
    "ACTIONS",
    "OBSERVATION",
    "SEATS",
    "VERSION",
    "State",
    "apply",
    "chances",
    "legal",
    "mask",
    "observe",
    "played_on",
    "redeal",
    "score",
    "turn",
    "visible",
    "winners",
]

VERSION = 1


def played_on(board: str) -> SimpleNamespace:
    """These rules as a game of their own: Byzantio or Nekken.

    >>> played_on("nekken").check_options({"seats": 2})["houses"]
    ['racan', 'hunder']
    """
    shared = {name: globals()[name] for name in __all__ if name != "played_on"}
    return SimpleNamespace(
        check_options=partial(intrigue_setup.check_options, board),
        setup=partial(intrigue_setup.setup, board),
        opening=partial(intrigue_setup.opening, board),
        **shared,
    )


# ---------------------------------------------------------------- set-up


@compiled
def write_target(s: Any, seat: int, city: int) -> None:
    """BY-07: a target city for the next slot; all write at the same time."""
    slot = 0
    while s.target[seat, slot] != NOWHERE:
        slot += 1
    s.target[seat, slot] = city
    if slot + 1 == s.slots and all_ready(s, seat):
        s.phase, s.seat = START, 0
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
        s.phase, s.seat = GUESS, NOBODY
        return
    s.turn_number += 1
    s.phase, s.seat = ACT, s.starter
    for number in range(4):
        if s.event_turn[number] == s.turn_number:
            if s.event[number] == NONE:
                s.phase = REVEAL
            else:
                begin_event(s, s.event[number])


@compiled
def next_player(s: Any) -> None:
    """BY-09, BY-10: player order goes clockwise from the starter."""
    s.kind, s.own_city, s.city, s.owner = NONE, NOWHERE, NOWHERE, NOBODY
    s.seat = left_of(s, s.seat)
    s.phase = ACT
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
    use_box(s, seat, CAMPAIGN)
    s.pretender[seat] = place
    next_player(s)


@compiled
def conquer(s: Any, seat: int, city: int, removed: int) -> None:
    """BY-13, BY-14: a campaign that places a garrison, after an enemy one there was sent home."""
    use_box(s, seat, CAMPAIGN)
    s.pretender[seat] = s.place[city]
    if removed != NOBODY:
        send_back(s, removed, city)
    put(s, seat, city)
    next_player(s)


@compiled
def muster(s: Any, seat: int, city: int) -> None:
    """BY-16: a garrison in the pretender's province; nobody's is removed."""
    use_box(s, seat, MUSTER)
    put(s, seat, city)
    next_player(s)


@compiled
def advance(s: Any, seat: int, place: int) -> None:
    """BY-18: the pretender moves to any other province."""
    use_box(s, seat, ADVANCE)
    s.pretender[seat] = place
    next_player(s)


@compiled
def offer(s: Any, seat: int, city: int) -> None:
    """BY-17: the own garrison that is offered; what for comes next, by the same player."""
    use_box(s, seat, NEGOTIATE)
    s.own_city = city
    s.phase = FOR


@compiled
def ask(s: Any, city: int, owner: int) -> None:
    """BY-17: the enemy garrison that it is offered for; its owner answers."""
    s.kind, s.city, s.owner = NEGOTIATE, city, owner
    s.phase = ANSWER


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
    s.phase = ROLL


@compiled
def roll_for_action(s: Any, roll: int) -> None:
    """BY-17, BY-19, BY-20: what the die decides."""
    if roll >= roll_needed(s, s.city, s.owner):
        if s.kind == NEGOTIATE:
            swap(s)
        else:
            send_back(s, s.owner, s.city)
            if s.kind == BRIBE:
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
    s.seat = NOBODY
    if event == SUCCESSION:
        s.phase, s.succession = REPLACE, 1
    else:
        s.phase = EVENT


@compiled
def roll_for_event(s: Any, roll: int) -> None:
    """The number of the provinces that are struck."""
    if s.kind == EARTHQUAKE:
        earthquake(s, roll)
    elif s.kind == FAMINE:
        s.struck, s.seat, s.city = roll, s.starter, NOWHERE
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
                s.phase, s.left = STARVE, s.garrison[s.city, s.seat]
                return
        s.seat, s.city = left_of(s, s.seat), NOWHERE
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
    if slot != NONE:
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
    s.phase = EXILE


@compiled
def banish(s: Any, place: int) -> None:
    """BY-29: the left neighbour has chosen where the pretender goes."""
    s.pretender[s.seat] = place
    s.struck &= ~(1 << s.seat)
    next_exile(s)


@compiled
def begin_strikes(s: Any) -> None:
    """BY-25: after an event everybody crosses off a box, in player order."""
    s.kind, s.city, s.left, s.struck = NONE, NOWHERE, 0, 0
    s.phase, s.seat = STRIKE, s.starter


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
        if opponent != seat and s.guess[seat, opponent] == NOWHERE:
            return
    if all_ready(s, seat):
        s.phase = END


# ---------------------------------------------------------------- a step


@compiled
def apply(s: Any, actor: int, action: int) -> None:
    """One step of the game, taken from `legal` or `chances`."""
    if actor == NATURE:
        apply_nature(s, action)
    elif action == PASS:
        next_player(s)  # BY-11: no box is used
    elif action < MARCH:
        write_target(s, actor, action - TARGET)
    elif action < PLACE:
        march(s, actor, action - MARCH)
    elif action < LEVY:
        action -= PLACE
        conquer(s, actor, action // (MOST + 1), action % (MOST + 1) - 1)
    elif action < TRAVEL:
        muster(s, actor, action - LEVY)
    elif action < OFFER:
        advance(s, actor, action - TRAVEL)
    elif action < ASK:
        offer(s, actor, action - OFFER)
    elif action < ACCEPT:
        action -= ASK
        ask(s, action // MOST, action % MOST)
    elif action == ACCEPT:
        accept(s)
    elif action == REFUSE:
        s.phase = ROLL  # BY-17
    elif action < DRIVE:
        action -= CORRUPT
        act_upon(s, actor, BRIBE, action // MOST, action % MOST)
    elif action < CROSS:
        action -= DRIVE
        act_upon(s, actor, EXPEL, action // MOST, action % MOST)
    elif action < KEEP:
        strike(s, actor, action - CROSS)
    elif action == KEEP:
        replace(s, actor, NONE, NOWHERE)
    elif action < BANISH:
        action -= RETARGET
        replace(s, actor, action // CITIES, action % CITIES)
    elif action < NAME:
        banish(s, action - BANISH)
    else:
        action -= NAME
        guess(s, actor, action // CITIES, action % CITIES)


@compiled
def apply_nature(s: Any, outcome: int) -> None:
    """A roll, 0 standing for 1, or an event's tile."""
    if s.phase == START:
        roll_for_start(s, outcome + 1)
    elif s.phase == ROLL:
        roll_for_action(s, outcome + 1)
    elif s.phase == EVENT:
        roll_for_event(s, outcome + 1)
    elif s.phase == STARVE:
        roll_for_famine(s, outcome + 1)
    else:
        reveal(s, outcome)
