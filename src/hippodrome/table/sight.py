"""Make the updates that leave a table, each for one viewer, from what that viewer may know.

An update is the same in the answer to a request, in the live stream and in the first look: what happened since a
position, and the table as it is now. The part that everybody sees (`view`, the players, the outcome) is made once for
all viewers, the part that only one seat sees (`own`) for that seat.
"""

from functools import lru_cache
from typing import Any

import orjson

from hippodrome import records
from hippodrome.core import notation
from hippodrome.core.sight import BLANK, HIDDEN
from hippodrome.nature import Nature
from hippodrome.table import absent, compact, days
from hippodrome.table.clock import absent_after, clock_of, deadline, kept_until, ran_out, written
from hippodrome.table.happened import Happened, Line
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import Seat, host_of
from hippodrome.table.table import OVER, PLAYING, REVEALING, WAITING, Table


def viewer_of(table: Table, seat: int | None) -> int:
    """Return the number of a viewer: its seat, or the number of seats for spectators."""
    return len(table.seats) if seat is None else seat


class Shown:
    """A table as it stands, as JSON for each viewer; parts that viewers share are made once, when first needed.

    `before` is what was shown of the table before; what has not changed since is taken from there.
    """

    __slots__ = ("_alike", "_common", "_fixed", "_last", "_own", "_seated", "_told", "table")

    def __init__(self, table: Table, before: "Shown | None" = None) -> None:
        self.table = table
        was = before.table if before else None
        self._fixed: bytes = before._fixed if before and was and was.given is table.given else _fixed(table)
        timeless = not table.opened["clock"] and was and _at_seats(was) == _at_seats(table)
        self._seated: bytes = before._seated if before and timeless else _seated(table)
        self._common = b",".join((self._fixed, self._seated, _changing(table)))
        self._own: dict[int, bytes] = {}
        self._last = table.happened.last
        self._alike = self._last.alike(table.viewers)
        self._told: dict[int, bytes] = {}  # of the last event, by viewer

    def update(self, viewer: int, since: int) -> bytes:
        """Return what happened after a viewer's position, and the table, as JSON."""
        own = self._own.get(viewer)
        if own is None:
            own = self._own[viewer] = _own(self.table, viewer)
        told = b",".join(
            [
                b'{"position":%d,%b' % (position, self._item(item, viewer))
                for position, item in told_since(self.table, viewer, since)
            ]
        )
        position = self.table.positions[viewer]
        return b'{"position":%d,"happened":[%b],"table":{%b,%b}}' % (position, told, self._common, own)

    def _item(self, item: Happened, viewer: int) -> bytes:
        """Return what a viewer is told of an event; of the last one, made once for all who are told the same."""
        if item is not self._last:
            return _told(item, viewer, self.table.part)
        key = -1 if self._alike else viewer
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = _told(item, viewer, self.table.part)
        return found


def _inside(part: dict[str, Any]) -> bytes:
    """Encode a part of an object as JSON, without the braces."""
    return orjson.dumps(part)[1:-1]


def _at_seats(table: Table) -> tuple[Any, ...]:
    """What the part of a table that is about its seats depends on, if there is no clock."""
    return id(table.seats), table.state, table.reveal_until


def _seated(table: Table) -> bytes:
    """Who sits there, and how the deal is made."""
    players = [_player(table, number, seat) for number, seat in enumerate(table.seats)]
    return _inside({"players": players, **_deal(table)})


def _changing(table: Table) -> bytes:
    """What everybody sees, and can change with every move."""
    return _inside(
        {
            "state": table.state,
            "unreadable": table.unreadable,
            "outcome": _outcome(table) if table.state == OVER else None,
            "rematch": table.rematch,
            "replace": absent.shown(table),
            "view": table.game.public_view() if table.game else None,
        }
    )


def _own(table: Table, viewer: int) -> bytes:
    """What only one seat sees, and what it can do."""
    seat = viewer if viewer < len(table.seats) else None
    own = table.game.own_view(seat) if table.game and seat is not None else None
    prompt = None if seat is None else table.prompts[seat]
    can = orjson.Fragment(_can(table, seat))
    return _inside({"seat": seat, "prompt": prompt, "can": can, "own": own})


def _fixed(table: Table) -> bytes:
    """What never changes at a table, once the game has begun."""
    opened, clock = table.opened, clock_of(table)
    fixed = {
        "id": table.id,
        "game": opened["game"],
        "version": opened["version"],
        "public": opened["public"],
        "clock": clock._asdict() if clock else None,
        "hints": table.hints,
        "absent": absent_after(opened["public"], clock),
        "daily": table.daily and {"day": table.daily["day"], "ranked": table.daily["ranked"]},
        "commitment": Nature(bytes.fromhex(opened["secret"])).commitment,
        "options": _options(table.options),
    }
    return _inside(fixed)


def told_since(table: Table, viewer: int, since: int) -> list[tuple[int, Happened]]:
    """What a viewer noticed after its position `since`, in order, each with its position.

    At a table that leaves what is past to memory, what was told in full then and has faded since comes once more; so
    does what is open again after an undo, and everything when the game is over.
    """
    position = table.positions[viewer]
    last = table.happened.last
    remembered = last.recounted or last.part or table.part  # also by what has just ended the game
    if not remembered and since >= position - 1 and last.noticed >> viewer & 1:
        return [(position, last)] if since < position else []  # nearly always
    told: list[tuple[int, Happened]] = []
    again: int | None = None  # the part that was on at the viewer's position, if another is now
    for item in reversed(table.happened):
        if position <= since and again is None:
            again = item.part
            if again in (0, table.part):
                break
        if again is not None and item.part < min(again, table.part):
            break
        if item.noticed >> viewer & 1:
            told.append((position, item))
            position -= 1
    return told[::-1]


def _told(item: Happened, viewer: int, now: int) -> bytes:
    """What a viewer is told of an event, as JSON without the first brace."""
    lines = [
        [line.actor, _read(line, seen, now)]
        for line in item.lines
        if (seen := line.sight >> 2 * viewer & 3) != HIDDEN
    ]
    story = orjson.Fragment(item.story(viewer, now))
    return orjson.dumps({"at": written(item.at), **item.told, "moves": lines, "story": story})[1:]


def _read(line: Line, seen: int, now: int) -> str:
    """A move as a viewer reads it: without what it can't know, or could only remember."""
    if seen == BLANK:
        return notation.unseen(line.move)
    return notation.faded(line.move) if line.part < now else line.move


def _options(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table. A custom board is large: clients get it once, not with every update."""
    return options | {"board": "own"} if isinstance(options.get("board"), dict) else options


def door(table: Table) -> str:
    """What the lobby shows of a table, as JSON: whatever somebody wants to know before sitting down."""
    clock = clock_of(table)
    shown = {
        "options": _options(table.options),
        "clock": clock._asdict() if clock else None,
        "hints": table.hints,
        "practice": table.practice,
        "players": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "kept_for": seat.kept_for,
                "chosen": seat.chosen,
            }
            for number, seat in enumerate(table.seats)
        ],
    }
    return compact.dumps(shown).decode()


def _deal(table: Table) -> dict[str, Any]:
    """How the deal is made: the seals once they are closed, and who has not revealed."""
    closed = table.reveal_until is not None
    revealing = table.state == REVEALING and table.reveal_until is not None
    return {
        "practice": table.practice,
        "seals": [seat.seal for seat in table.seats] if closed else None,
        "reveal_until": written(table.reveal_until or 0.0) if revealing else None,
        "unrevealed": table.unrevealed if closed else [],
    }


def _player(table: Table, number: int, seat: Seat) -> dict[str, Any]:
    due = deadline(table, number)
    kept = kept_until(table) if seat.kept_for else None
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "kept_for": seat.kept_for,
        "kept_until": None if kept is None else written(kept),
        "host": number == host_of(table.seats),
        "away": seat.away,
        "sealed": seat.seal is not None,
        "revealed": seat.contribution is not None,
        "chosen": seat.chosen,
        "deadline": None if due is None else written(due),
    }


DOINGS = ("sit", "start", "free", "reveal", "undo", "return", "rematch", "hint", "look_back")


def _can(table: Table, seat: int | None) -> bytes:
    """What a viewer can do besides moving, as JSON, so that no client needs to know the conditions."""
    return _written_can(*_can_act(table, seat), *(() if table.part else ("look_back",)))


@lru_cache(maxsize=256)
def _written_can(*doings: str) -> bytes:
    return compact.dumps({doing: doing in doings for doing in DOINGS})


def _can_act(table: Table, seat: int | None) -> list[str]:
    if table.state == WAITING:
        open_seats = [player for player in table.seats if player.kind == "open"]
        if seat is None:
            return ["sit"] * any(not player.kept_for for player in open_seats)
        return ["start"] * (not open_seats) + ["free"] * (seat == host_of(table.seats))
    if seat is None or table.state not in (REVEALING, PLAYING, OVER):
        return []
    if table.state == OVER:
        return ["rematch"]
    away = table.seats[seat].away is not None
    if table.state == REVEALING:
        return ["reveal"] * (seat in table.unrevealed) + ["return"] * away
    return (
        ["undo"] * bool(table.decisions[seat])
        + ["return"] * (away and not ran_out(table, seat))
        + ["hint"] * (table.hints and not table.part)
    )


def _outcome(table: Table) -> dict[str, Any]:
    assert table.game is not None, "a game that is over was played"
    outcome = table.game.outcome
    assert outcome is not None, "it is over"
    secret = None if days.is_sealed(table.opened) else table.opened["secret"]
    return {"scores": outcome.scores, "winners": outcome.winners, "secret": secret}


def record(table: Table) -> dict[str, Any]:
    """Return the finished game as a saved game that can be verified; of a daily deal when its day is over."""
    found = finished(table)
    if days.is_sealed(table.opened):
        raise Refusal(
            "day-not-over",
            "The record of a daily deal is available when its day is over (UTC): it contains the secret of the deal.",
        )
    return found


def finished(table: Table) -> dict[str, Any]:
    """Return the finished game with its secret, for the server's own use."""
    if table.state != OVER or table.game is None:
        raise Refusal(
            "not-over", "The record is available when the game is over: it contains the secret of the deal."
        )
    return records.saved(table.game, [seat.name or "" for seat in table.seats])
