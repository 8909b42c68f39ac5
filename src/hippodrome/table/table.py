"""A table: its seats, its game, and what happened there, computed from its events one by one.

Every event is plain data with a `kind`. `then` returns the table after it and leaves the one before unchanged, so
nothing is ever shown that is not stored yet. What a viewer can't know about an event is left out for that viewer,
even that it took place: positions count what the viewer noticed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hippodrome.core import notation
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.records import FORMAT
from hippodrome.table import choices, clock
from hippodrome.table.deal import nature_of
from hippodrome.table.happened import (
    NOTHING,
    Event,
    Happened,
    Line,
    Past,
    Recounted,
    facts_of,
    noticed_by,
    recounted_steps,
    stories_of,
    watched,
)
from hippodrome.table.seats import Seat

REQUESTS = 32  # names of requests remembered for each seat; older ones are refused by their prompt
TALK = ("said", "hinted")  # the kinds of events that bots do not wait for
WAITING, REVEALING, PLAYING, OVER, UNREADABLE = "waiting", "revealing", "playing", "over", "unreadable"


class Decision(NamedTuple):
    """A decision that can still be undone: its moves in the log, who noticed it, since when it was waited for."""

    start: int
    moves: int
    noticed: int
    waited_since: float | None


@dataclass(frozen=True)
class Table:
    """A table after the events so far."""

    id: str
    opened: Event
    seats: tuple[Seat, ...]
    game: Game | None = None
    events: int = 0  # how many, including those that some viewers did not notice
    at: float = 0.0  # when the last one happened
    open_at: float = 0.0  # when the last one happened that everybody noticed, talk aside
    happened: Past = Past()  # noqa: RUF009  never changed
    positions: tuple[int, ...] = ()  # by viewer: how many of them it noticed
    prompts: tuple[int, ...] = ()  # by seat: counts up with everything new that it is asked
    waits_since: tuple[float | None, ...] = ()  # by seat: since when the game waits for it
    decisions: tuple[tuple[Decision, ...], ...] = ()  # by seat: what it can still undo
    requests: tuple[
        str, ...
    ] = ()  # by seat: the names of its last requests that took effect, with spaces between
    rematch: str | None = None
    unreadable: str | None = None
    given: Mapping[str, Any] = field(
        default_factory=dict
    )  # by option: what all seats have, from the start on
    reveal_until: float | None = None  # from when the seals are closed: until when contributions are revealed
    turn: list[int] = field(init=False)  # the seats whose turn it is
    part: int = field(init=False)  # that is on, in a game that leaves earlier ones to memory; else 0
    state: str = field(init=False)  # waits for players, reveals, is playing, is over, or can't be read

    def __post_init__(self) -> None:
        turn, part = (self.game.turn, self.game.part) if self.game else ([], 0)
        vars(self).update(turn=turn, part=part, state=self._state(turn))

    def _state(self, turn: list[int]) -> str:
        if self.unreadable:
            return UNREADABLE
        if self.game is None:
            return WAITING if self.reveal_until is None else REVEALING
        return PLAYING if turn else OVER

    def but(self, **changed: Any) -> "Table":
        """Return the table with some fields changed: `dataclasses.replace`, which takes long for so many fields."""
        other = object.__new__(Table)
        vars(other).update(vars(self), **changed)
        other.__post_init__()
        return other

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game; those that the seats choose are there once it has begun."""
        return {**self.opened["options"], **self.given}

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints."""
        return bool(self.opened.get("hints", True))

    @property
    def practice(self) -> bool:
        """Whether its deal was known before."""
        return self.opened.get("practice") is not None

    @property
    def daily(self) -> Mapping[str, Any] | None:
        """The day whose deal it has, and whether the attempt counts; None at other tables."""
        return self.opened.get("daily")

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have sealed a contribution and not revealed it."""
        return [n for n, seat in enumerate(self.seats) if seat.seal and seat.contribution is None]

    @property
    def viewers(self) -> int:
        """How many viewers there are: one for each seat, and the spectators, who all see the same."""
        return len(self.seats) + 1

    def then(self, event: Event, at: float, game: Game | None = None) -> "Table":
        """Return the table after one more event. `game` is the game after it, if the caller has already played it."""
        return _THEN[event["kind"]](self, event, at, game)


def opened(table_id: str, event: Event, at: float) -> Table:
    """Make the table of an `opened` event.

    >>> opening = {"kind": "opened", "format": FORMAT, "game": "byzanz", "options": {"seats": 3}, "version": 1}
    >>> table = opened("t", opening, 0.0)
    >>> table.state, len(table.seats)
    ('waiting', 3)
    """
    seats = event["options"]["seats"]
    kept = event.get("kept_for") or [None] * seats
    chosen = event.get("chosen") or [{}] * seats
    fresh = Table(
        id=table_id,
        opened=event,
        seats=tuple(Seat(kept_for=name, chosen=own) for name, own in zip(kept, chosen, strict=True)),
        positions=(0,) * (seats + 1),
        prompts=(0,) * seats,
        waits_since=(None,) * seats,
        decisions=((),) * seats,
        requests=("",) * seats,
        unreadable=_other_rules(event),
    )
    return _noted(fresh, event, at)


def fold(table_id: str, events: Iterable[tuple[float, Event]], table: Table | None = None) -> Table | None:
    """Return the table after events: from its opening, or from the table given; None if there are no events.

    >>> opening = {"kind": "opened", "format": FORMAT, "game": "byzanz", "options": {"seats": 3}, "version": 1}
    >>> said = {"kind": "said", "seat": 0, "text": "Hello"}
    >>> fold("t", [(0.0, opening), (1.0, said)]).positions
    (2, 2, 2, 2)
    """
    for at, event in events:
        table = table.then(event, at) if table else opened(table_id, event, at)
    return table


def _other_rules(event: Event) -> str | None:
    if event.get("format") != FORMAT:
        return (
            f"This table was opened in the format {event.get('format', 'hippodrome/1')}, in which deals were made "
            f"in another way; this server plays {FORMAT}. It can be viewed, not played."
        )
    game = GAMES.get(event["game"])
    if game and not game.other_rules(event["version"]):
        return None
    played = game.other_rules(event["version"]) if game else f"the rules of {event['game']}"
    knows = f"version {game.version}" if game else "no such game"
    return f"This table was played by {played}; this server knows {knows}. It can be viewed, not played."


# ---------------------------------------------------------------- what each kind of event does


def _noted(
    table: Table,
    event: Event,
    at: float,
    lines: tuple[Line, ...] = (),
    noticed: int = -1,
    told: tuple[bytes, ...] = (NOTHING,),
    recounted: tuple[Recounted, ...] = (),
    **changed: Any,
) -> Table:
    """Add an event to what happened, and change the fields given. Everybody notices it, unless `noticed` is given."""
    requests = table.requests
    if event.get("request"):
        seat = event["seat"]  # in one list for all they would show how much others write in secret
        names = [*requests[seat].split()[1 - REQUESTS :], event["request"]]
        requests = _with(requests, seat, " ".join(names))
    openly = noticed >> len(table.seats) & 1 and event["kind"] not in TALK
    game = changed.get("game", table.game)
    happened = Happened(at, facts_of(event), lines, noticed, told, recounted, game.part if game else 0)
    return table.but(
        events=table.events + 1,
        at=at,
        open_at=at if openly else table.open_at,
        happened=table.happened.then(happened),
        positions=tuple([seen + (noticed >> viewer & 1) for viewer, seen in enumerate(table.positions)]),
        requests=requests,
        **changed,
    )


def _seat(table: Table, number: int, seat: Seat) -> Table:
    return table.but(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _sat(table: Table, event: Event, at: float, _: Game | None) -> Table:
    number = event["seat"]
    who = Seat(
        event["name"],
        event["key"],
        event.get("seal"),
        since=table.events,
        chosen=table.seats[number].chosen,
    )  # kept from the game before
    seats = choices.settled(_seat(table, number, who).seats, number, event.get("chosen", {}))
    return _noted(table.but(seats=seats), event, at)


def _bot(table: Table, event: Event, at: float, _: Game | None) -> Table:
    number = event["seat"]
    bot = Seat(event["name"], bot=event["bot"], chosen=table.seats[number].chosen)
    return _noted(_seat(table, number, bot), event, at)


def _chose(table: Table, event: Event, at: float, _: Game | None) -> Table:
    wanted = {event["option"]: event["choice"]}
    return _noted(table.but(seats=choices.settled(table.seats, event["seat"], wanted)), event, at)


def _freed(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(_seat(table, event["seat"], Seat()), event, at)


def _changed(table: Table, event: Event, at: float, _: Game | None) -> Table:
    """Somebody left, is back, or has another name."""
    number, changed = (
        event["seat"],
        {"name": event["name"]} if "name" in event else {"away": event.get("why")},
    )
    return _noted(_seat(table, number, replace(table.seats[number], **changed)), event, at)


def _said(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(table, event, at)


def _rematch(table: Table, event: Event, at: float, _: Game | None) -> Table:
    return _noted(table.but(rematch=event["table"]), event, at)


def _sealed(table: Table, event: Event, at: float, _: Game | None) -> Table:
    """The seals are closed; from now on they are shown, and contributions are revealed."""
    return _noted(table.but(reveal_until=at + event["seconds"]), event, at)


def _revealed(table: Table, event: Event, at: float, _: Game | None) -> Table:
    number = event["seat"]
    who = replace(table.seats[number], contribution=event["contribution"])
    return _noted(_seat(table, number, who), event, at)


def _started(table: Table, event: Event, at: float, game: Game | None) -> Table:
    if table.unreadable:
        return _noted(table, event, at, noticed=0)
    given = event.get("chosen", {})
    seats = tuple(
        replace(seat, chosen={name: all_[number] for name, all_ in given.items()})
        for number, seat in enumerate(table.seats)
    )
    table = table.but(given=given, seats=seats)
    return _moved(table.but(game=Game(table.opened["game"], table.options)), event, at, game)


def _moved(table: Table, event: Event, at: float, game: Game | None) -> Table:
    before = table.game
    if table.unreadable or before is None:
        return _noted(table, event, at, noticed=0)  # without the rules nobody knows who may see it
    try:
        after = game or _replayed(before, event)
    except HippodromeError:  # not shown: its text could name what is hidden
        text = "This table can't be replayed by these rules. It can be viewed, not played."
        return _noted(table.but(unreadable=text, game=None), event, at, noticed=0)
    after.nature = after.nature or before.nature or nature_of(table)
    recounted = recounted_steps(before, after) if before.part else ()
    lines = watched(before, after, recounted)
    begins = event["kind"] == "started"  # everybody notices that, even if nothing is drawn
    noticed = -1 if begins else noticed_by(before, after, lines)
    changed = {
        "game": after,
        "decisions": _undoable(table, event, before, after, noticed),
        **_asked(table, [] if begins else table.turn, after.turn, event, at, noticed),
    }
    told = () if recounted else stories_of(before, after)
    return _noted(table, event, at, lines, noticed, told, recounted, **changed)


def _replayed(before: Game, event: Event) -> Game:
    """The game after the moves of an event, each checked by the rules.

    Draws are taken from the log; `hippodrome verify` checks them against the secret.
    """
    after = before.copy()
    after.nature = None
    for actor, move in event["entries"]:
        after.play(actor, move)
    return after


def _asked(
    table: Table, before: list[int], after: list[int], event: Event, at: float, noticed: int
) -> dict[str, Any]:
    """The prompts of all seats, and since when they are waited for, after a decision."""
    mover = event.get("seat")
    openly = bool(noticed >> len(table.seats) & 1)
    prompts = tuple(
        prompt + (seat == mover or (seat in after and seat not in before))
        for seat, prompt in enumerate(table.prompts)
    )
    since = clock.waiting_since(table.waits_since, before, after, mover, openly, at)
    return {"prompts": prompts, "waits_since": since}


def _undoable(
    table: Table, event: Event, before: Game, after: Game, noticed: int
) -> tuple[tuple[Decision, ...], ...]:
    """What each seat can still undo: its own decisions, until nature moves or it notices another's move.

    When a phase that was written in secret closes, nobody can: the last to write would have seen everything.
    """
    by, start = event.get("seat"), before.length
    actors = after.history.actors[start:]
    if by is None or after.history.closed(start) or NATURE in actors:
        return ((),) * len(table.seats)
    decisions = [() if noticed >> seat & 1 else own for seat, own in enumerate(table.decisions)]
    decisions[by] = (*table.decisions[by], Decision(start, len(actors), noticed, table.waits_since[by]))
    return tuple(decisions)


def without(game: Game, decision: Decision) -> Game:
    """The game as if a decision had not been made. Decisions made since, which its maker did not see, stay."""
    shorter = game.at(decision.start)
    for actor, action in game.steps[decision.start + decision.moves :]:
        shorter.play(notation.actor_text(actor), action)
    shorter.nature = game.nature
    return shorter


def _undone(table: Table, event: Event, at: float, game: Game | None) -> Table:
    before = table.game
    if table.unreadable or before is None:
        return _noted(table, event, at, noticed=0)  # without the rules nobody knows who may see it
    *earlier, last = table.decisions[event["seat"]]
    after = game or without(before, last)
    moved_up = [
        tuple(d._replace(start=d.start - last.moves) if d.start > last.start else d for d in own)
        for own in table.decisions
    ]
    moved_up[event["seat"]] = tuple(earlier)
    changed: dict[str, Any] = {"game": after, "decisions": tuple(moved_up)}
    changed |= _asked(table, table.turn, after.turn, event, at, last.noticed)
    # the clock continues from where it was: undo gains no time
    changed["waits_since"] = _with(changed["waits_since"], event["seat"], last.waited_since)
    return _noted(table, event, at, (), last.noticed, **changed)


def _with(values: tuple[Any, ...], number: int, value: Any) -> tuple[Any, ...]:
    return (*values[:number], value, *values[number + 1 :])


_THEN = {
    "sat": _sat,
    "bot": _bot,
    "chose": _chose,
    "freed": _freed,
    "sealed": _sealed,
    "revealed": _revealed,
    "started": _started,
    "moved": _moved,
    "undone": _undone,
    "hinted": _said,
    "said": _said,
    "left": _changed,
    "renamed": _changed,
    "returned": _changed,
    "rematch": _rematch,
}
