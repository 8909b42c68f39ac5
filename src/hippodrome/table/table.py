"""A table: its seats, its game, and what happened there, folded from its events one by one.

Every event is plain data with a `kind`. `then` gives the table after it and leaves the one before as it was, so
nothing that is not stored yet is ever seen. What a viewer can't know about an event is left out for that viewer,
even that it was there: positions count what the viewer saw.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from hippodrome.core import notation
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import HippodromeError
from hippodrome.core.sight import HIDDEN
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.nature import Nature
from hippodrome.table.seats import Seat

Event = Mapping[str, Any]
TOLD = ("kind", "seat", "name", "bot", "why", "text", "table")  # of an event, besides its moves
REQUESTS = 32  # remembered; of what is older, the prompt tells that it is
WAITING, PLAYING, OVER, UNREADABLE = "waiting", "playing", "over", "unreadable"


class Line(NamedTuple):
    """A move as it was made, and how much of it each viewer saw: two bits a viewer."""

    actor: int | str
    move: str
    sight: int


class Happened(NamedTuple):
    """An event that took effect: when, what of it can be told, and which viewers noticed (a bit each)."""

    at: float
    told: Event
    lines: tuple[Line, ...]
    noticed: int


class Decision(NamedTuple):
    """A decision that can still be taken back: where its moves stand in the log, who saw it, since when it was due."""

    start: int
    moves: int
    noticed: int
    due_since: float | None


@dataclass(frozen=True)
class Table:
    """Everything that the events so far lead to."""

    id: str
    opened: Event
    seats: tuple[Seat, ...]
    game: Game | None = None
    events: int = 0  # how many, hidden ones too
    at: float = 0.0  # when the last one happened
    happened: tuple[Happened, ...] = ()
    positions: tuple[int, ...] = ()  # by viewer: how many of them it noticed
    prompts: tuple[int, ...] = ()  # by seat: counts up with everything new that it is asked
    waits_since: tuple[float | None, ...] = ()  # by seat: since when the game waits for it
    decisions: tuple[tuple[Decision, ...], ...] = ()  # by seat: what it could still take back
    requests: tuple[tuple[str, ...], ...] = ()  # by seat: what it called its last requests that took effect
    rematch: str | None = None
    unreadable: str | None = None

    @cached_property
    def turn(self) -> list[int]:
        """The seats that the game waits for."""
        return self.game.turn if self.game else []

    @cached_property
    def state(self) -> str:
        """Where the table stands: waiting for players, playing, over, or not to be read by these rules."""
        if self.unreadable:
            return UNREADABLE
        if self.game is None:
            return WAITING
        return PLAYING if self.turn else OVER

    @property
    def viewers(self) -> int:
        """How many pairs of eyes there are: one a seat, and the spectators'."""
        return len(self.seats) + 1

    def then(self, event: Event, at: float, game: Game | None = None) -> "Table":
        """The table after one more event. `game` is the game after it, where it was played already."""
        return _THEN[event["kind"]](self, event, at, game)


def opened(table_id: str, event: Event, at: float) -> Table:
    """A table as its first event makes it.

    >>> table = opened("t", {"kind": "opened", "game": "byzanz", "options": {"seats": 3}, "version": 1}, 0.0)
    >>> table.state, len(table.seats)
    ('waiting', 3)
    """
    seats = event["options"]["seats"]
    kept = event.get("kept_for") or [None] * seats
    fresh = Table(
        id=table_id,
        opened=event,
        seats=tuple(Seat(kept_for=name) for name in kept),
        positions=(0,) * (seats + 1),
        prompts=(0,) * seats,
        waits_since=(None,) * seats,
        decisions=((),) * seats,
        requests=((),) * seats,
        unreadable=_other_rules(event),
    )
    return _noted(fresh, event, at)


def fold(table_id: str, events: list[tuple[float, Event]], table: Table | None = None) -> Table | None:
    """The table that events lead to, from its opening or from where it stood; None for no events.

    >>> opening = {"kind": "opened", "game": "byzanz", "options": {"seats": 3}, "version": 1}
    >>> said = {"kind": "said", "seat": 0, "text": "Hello"}
    >>> fold("t", [(0.0, opening), (1.0, said)]).positions
    (2, 2, 2, 2)
    """
    for at, event in events:
        table = table.then(event, at) if table else opened(table_id, event, at)
    return table


def _other_rules(event: Event) -> str | None:
    version = GAMES[event["game"]].version if event["game"] in GAMES else None
    if version == event["version"]:
        return None
    return (
        f"This table was played by version {event['version']} of the rules of {event['game']}; "
        f"this server knows version {version}. It can be looked at, not played."
    )


# ---------------------------------------------------------------- what each kind of event does


def _noted(
    table: Table,
    event: Event,
    at: float,
    lines: tuple[Line, ...] = (),
    noticed: int = -1,
    **changed: Any,
) -> Table:
    """The event goes into what happened, with what it changes; all notice it, unless something else is said."""
    requests = table.requests
    if event.get("request"):
        seat = event["seat"]  # each has its own: else one could tell how much others write in secret
        requests = _with(requests, seat, (*requests[seat][1 - REQUESTS :], event["request"]))
    told = _told(tuple((key, event[key]) for key in TOLD if key in event))
    return replace(
        table,
        events=table.events + 1,
        at=at,
        happened=(*table.happened, Happened(at, told, lines, noticed)),
        positions=tuple(seen + (noticed >> viewer & 1) for viewer, seen in enumerate(table.positions)),
        requests=requests,
        **changed,
    )


@lru_cache(maxsize=1000)
def _told(facts: tuple[tuple[str, Any], ...]) -> Event:
    """What can be told of an event; most tell the same, and share it."""
    return dict(facts)


def _seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _sat(table: Table, event: Event, at: float, _: Game | None) -> Table:
    who = Seat(event["name"], event["key"], event["contribution"])
    return _noted(_seat(table, event["seat"], who), event, at)


def _bot(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(_seat(table, event["seat"], Seat(event["name"], bot=event["bot"])), event, at)


def _freed(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(_seat(table, event["seat"], Seat()), event, at)


def _left(table: Table, event: Event, at: float, _: Game | None) -> Table:
    number = event["seat"]
    return _noted(_seat(table, number, replace(table.seats[number], away=event["why"])), event, at)


def _returned(table: Table, event: Event, at: float, _: Game | None) -> Table:
    number = event["seat"]
    return _noted(_seat(table, number, replace(table.seats[number], away=None)), event, at)


def _said(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(table, event, at)


def _rematch(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(replace(table, rematch=event["table"]), event, at)


def _started(table: Table, event: Event, at: float, game: Game | None) -> Table:
    if table.unreadable:
        return _noted(table, event, at, noticed=0)
    before = Game(table.opened["game"], table.opened["options"])
    return _moved(replace(table, game=before), event, at, game)


def new_nature(table: Table) -> Nature:
    """Who deals here: the house's secret, and what each person added to it."""
    given = [bytes.fromhex(seat.contribution) if seat.contribution else None for seat in table.seats]
    return Nature(bytes.fromhex(table.opened["secret"]), given)


def _moved(table: Table, event: Event, at: float, game: Game | None) -> Table:
    before = table.game
    if table.unreadable or before is None:
        return _noted(table, event, at, noticed=0)  # nobody can say who may know of it
    try:
        after = game or _replayed(before, event)
    except HippodromeError:  # what is wrong with it could name what is hidden
        text = "This table can't be replayed by these rules. It can be looked at, not played."
        return _noted(replace(table, unreadable=text, game=None), event, at, noticed=0)
    after.nature = after.nature or before.nature or new_nature(table)
    lines = _watched(before, after)
    begins = event["kind"] == "started"  # which all notice, also where nothing is drawn
    noticed = -1 if begins else _noticed(table, before, after, lines)
    waited = [] if begins else table.turn
    prompts, since = _waiting(table, waited, after.turn, event, at, noticed)
    decisions = _taken_back(table, event, before, after, noticed)
    changed = {"game": after, "prompts": prompts, "waits_since": since, "decisions": decisions}
    return _noted(table, event, at, lines, noticed, **changed)


def _replayed(before: Game, event: Event) -> Game:
    """The game after the moves of an event, each checked by the rules.

    A draw is taken as it stands in the log; `hippodrome verify` checks it against the secret.
    """
    after = before.copy()
    after.nature = None
    for actor, move in event["entries"]:
        after.play(actor, move)
    return after


def _watched(before: Game, after: Game) -> tuple[Line, ...]:
    """The moves of an event as each viewer saw them."""
    return tuple(
        Line(*after.history.entry(step.number), step.sight)
        for step in after.history.watched(since=before.length)
    )


def _noticed(table: Table, before: Game, after: Game, lines: tuple[Line, ...]) -> int:
    """Who noticed: whoever saw a move, or sees the table changed."""
    noticed = 0
    for viewer in range(table.viewers):
        saw = any(line.sight >> 2 * viewer & 3 != HIDDEN for line in lines)
        if not saw:
            eyes = viewer if viewer < len(table.seats) else "spectator"
            saw = before.masked(eyes).tobytes() != after.masked(eyes).tobytes()
        noticed |= saw << viewer
    return noticed


def _waiting(
    table: Table, waited: list[int], waits: list[int], event: Event, at: float, noticed: int
) -> tuple[tuple[int, ...], tuple[float | None, ...]]:
    """Prompts and clocks. What is written in secret starts no clock anew: it would tell how far one is."""
    prompts, since = list(table.prompts), list(table.waits_since)
    openly = noticed >> len(table.seats) & 1
    for seat in range(len(table.seats)):
        own = event.get("seat") == seat
        if own or (seat in waits and seat not in waited):
            prompts[seat] += 1
        if seat not in waits:
            since[seat] = None
        elif seat not in waited or (own and openly):
            since[seat] = at
    return tuple(prompts), tuple(since)


def _taken_back(
    table: Table, event: Event, before: Game, after: Game, noticed: int
) -> tuple[tuple[Decision, ...], ...]:
    """What each seat could still take back: its own, until nature moves or it notices another's move.

    When a phase is closed that was written in secret, nobody can: the last to write would have seen it all.
    """
    by, start = event.get("seat"), before.length
    taken = after.steps[start:]
    if by is None or after.history.closed(start) or any(actor == NATURE for actor, _ in taken):
        return ((),) * len(table.seats)
    decisions = [() if noticed >> seat & 1 else own for seat, own in enumerate(table.decisions)]
    decisions[by] = (*table.decisions[by], Decision(start, len(taken), noticed, table.waits_since[by]))
    return tuple(decisions)


def without(game: Game, decision: Decision) -> Game:
    """The game as if a decision had not been made; those made since, which its maker did not see, stand."""
    shorter = game.at(decision.start)
    for actor, action in game.steps[decision.start + decision.moves :]:
        shorter.play(notation.actor_text(actor), action)
    shorter.nature = game.nature
    return shorter


def _undone(table: Table, event: Event, at: float, game: Game | None) -> Table:
    before = table.game
    if table.unreadable or before is None:
        return _noted(table, event, at, noticed=0)  # nobody can say who may know of it
    *earlier, last = table.decisions[event["seat"]]
    after = game or without(before, last)
    moved_up = [
        tuple(d._replace(start=d.start - last.moves) if d.start > last.start else d for d in own)
        for own in table.decisions
    ]
    moved_up[event["seat"]] = tuple(earlier)
    prompts, since = _waiting(table, table.turn, after.turn, event, at, last.noticed)
    since = _with(
        since, event["seat"], last.due_since
    )  # the clock goes on where it was: undoing wins no time
    changed = {"game": after, "prompts": prompts, "waits_since": since, "decisions": tuple(moved_up)}
    return _noted(table, event, at, (), last.noticed, **changed)


def _with(values: tuple[Any, ...], number: int, value: Any) -> tuple[Any, ...]:
    return (*values[:number], value, *values[number + 1 :])


_THEN = {
    "sat": _sat,
    "bot": _bot,
    "freed": _freed,
    "started": _started,
    "moved": _moved,
    "undone": _undone,
    "said": _said,
    "left": _left,
    "returned": _returned,
    "rematch": _rematch,
}
