"""What leaves a table: updates for one viewer, made from what that viewer may know.

An update is the same everywhere: in the answer to a request, in the live stream, in the first look. It says what
happened since a position, and how the table stands.
"""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import orjson

from hippodrome import records
from hippodrome.core import notation
from hippodrome.core.sight import BLANK, HIDDEN
from hippodrome.nature import Nature
from hippodrome.table.acts import Clock, ran_out
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import Seat
from hippodrome.table.table import OVER, WAITING, Happened, Table

SPECTATOR = "spectator"


def viewer_of(table: Table, seat: int | None) -> int:
    """The number of a pair of eyes: the seat's own, or the spectators'."""
    return len(table.seats) if seat is None else seat


def update(table: Table, viewer: int, since: int, shown: bytes) -> bytes:
    """What happened after a viewer's position, and the table as it is shown, as JSON."""
    happened = orjson.dumps(told_since(table, viewer, since))
    return b'{"position":%d,"happened":%b,"table":%b}' % (table.positions[viewer], happened, shown)


def told_since(table: Table, viewer: int, since: int) -> list[dict[str, Any]]:
    """What a viewer noticed after its position `since`, in order, each with its position."""
    told: list[dict[str, Any]] = []
    position = table.positions[viewer]
    for item in reversed(table.happened):
        if position <= since:
            break
        if item.noticed >> viewer & 1:
            told.append({"position": position, **_told(item, viewer)})
            position -= 1
    return told[::-1]


def _told(item: Happened, viewer: int) -> dict[str, Any]:
    lines = [
        [line.actor, notation.unseen(line.move) if seen == BLANK else line.move]
        for line in item.lines
        if (seen := line.sight >> 2 * viewer & 3) != HIDDEN
    ]
    return {"at": moment(item.at), **item.told, "moves": lines}


def shown(table: Table, viewer: int) -> bytes:
    """The table as a viewer sees it, as JSON."""
    seat = viewer if viewer < len(table.seats) else None
    eyes = SPECTATOR if seat is None else seat
    own = {
        "seat": seat,
        "prompt": None if seat is None else table.prompts[seat],
        "can": _can(table, seat, table.state),
        "view": table.game.view(eyes) if table.game else None,
    }
    return b"%b,%b" % (_common(table)[:-1], orjson.dumps(own)[1:])


def _common(table: Table) -> bytes:
    """What all viewers see alike, made once for each table as it stands."""
    made: bytes | None = table.__dict__.get("_common")
    if made is None:
        opened, state = table.opened, table.state
        made = table.__dict__["_common"] = orjson.dumps(
            {
                "id": table.id,
                "game": opened["game"],
                "version": opened["version"],
                "options": _options(opened["options"]),
                "public": opened["public"],
                "clock": {"kind": opened["clock"][0], "each": opened["clock"][1]}
                if opened["clock"]
                else None,
                "commitment": Nature(bytes.fromhex(opened["secret"])).commitment,
                "state": state,
                "unreadable": table.unreadable,
                "players": [_player(table, number, player) for number, player in enumerate(table.seats)],
                "outcome": _outcome(table) if state == OVER else None,
                "rematch": table.rematch,
            }
        )
    return made


def _options(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table; a whole board is told apart, once for all updates."""
    return options | {"board": "own"} if isinstance(options.get("board"), dict) else options


def _player(table: Table, number: int, seat: Seat) -> dict[str, Any]:
    due = deadline(table, number)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "kept_for": seat.kept_for,
        "away": seat.away,
        "contributed": seat.contribution is not None,
        "deadline": None if due is None else moment(due),
    }


def _can(table: Table, seat: int | None, state: str) -> dict[str, bool]:
    """What the viewer can do besides moving, so that no client needs to know when."""
    person = seat is not None
    full = all(player.kind != "open" for player in table.seats)
    return {
        "sit": not person
        and state == WAITING
        and any(player.kind == "open" and not player.kept_for for player in table.seats),
        "start": person and state == WAITING and full,
        "undo": seat is not None and state == "playing" and bool(table.decisions[seat]),
        "return": seat is not None
        and state == "playing"
        and table.seats[seat].away is not None
        and not ran_out(table, seat),
        "rematch": person and state == OVER,
    }


def _outcome(table: Table) -> dict[str, Any]:
    assert table.game is not None, "a game that is over was played"
    outcome = table.game.outcome
    assert outcome is not None, "it is over"
    return {"scores": outcome.scores, "winners": outcome.winners, "secret": table.opened["secret"]}


def record(table: Table) -> dict[str, Any]:
    """The finished game, to be kept and verified."""
    if table.state != OVER or table.game is None:
        raise Refusal(
            "not-over", "The record is shown when the game is over: it holds the secret of the deal."
        )
    return records.saved(table.game, [seat.name or "" for seat in table.seats])


def clock_of(table: Table) -> Clock | None:
    """The table's clock, if it has one."""
    return Clock(*table.opened["clock"]) if table.opened["clock"] else None


def deadline(table: Table, seat: int) -> float | None:
    """Until when a person has time to decide; None without a clock, or when a bot plays there."""
    clock, since = clock_of(table), table.waits_since[seat]
    if clock is None or since is None or table.seats[seat].plays_itself:
        return None
    return since + clock.seconds


@lru_cache(maxsize=4096)  # everybody at a table is told of the same moments
def moment(at: float) -> str:
    """A time as clients read it.

    >>> moment(0.0)
    '1970-01-01T00:00:00.000Z'
    """
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
