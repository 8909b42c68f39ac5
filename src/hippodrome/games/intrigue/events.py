"""The events of Byzantio and Nekken, clause by clause (BY-25 … BY-30, NK-06)."""

from typing import Any

from hippodrome.core.compiled import compiled
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.legal import left_of
from hippodrome.games.intrigue.odds import famine_needed
from hippodrome.games.intrigue.steps import all_ready, send_back


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
    """BY-25: after an event everybody crosses off a box, all at the same time."""
    s.kind, s.city, s.left, s.struck = record.NONE, record.NOWHERE, 0, 0
    s.phase, s.seat = record.STRIKE, record.NOBODY
