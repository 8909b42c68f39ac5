"""Make the updates that leave a table, each for one viewer, from what that viewer may know.

An update is the same in the answer to a request, in the live stream and in the first look: what happened since a
position, and the table as it is now. The part that everybody sees (`view`, the players, the outcome) is made once for
all viewers, the part that only one seat sees (`own`) for that seat.
"""

from functools import cached_property
from typing import Any

import orjson

from hippodrome import records
from hippodrome.core import notation
from hippodrome.core.sight import BLANK, HIDDEN
from hippodrome.nature import Nature
from hippodrome.table import compact
from hippodrome.table.clock import clock_of, deadline, ran_out, written
from hippodrome.table.happened import Happened, Line
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import Seat
from hippodrome.table.table import OVER, PLAYING, REVEALING, WAITING, Table


def viewer_of(table: Table, seat: int | None) -> int:
    """Return the number of a viewer: its seat, or the number of seats for spectators."""
    return len(table.seats) if seat is None else seat


class Shown:
    """A table as it stands, as JSON for each viewer; parts that viewers share are made once, when first needed.

    `before` is what was shown of the table before; what has not changed since is taken from there.
    """

    def __init__(self, table: Table, before: "Shown | None" = None) -> None:
        self.table = table
        self._by_viewer: dict[int, orjson.Fragment] = {}
        self._fixed: dict[str, Any] = before._fixed if before else _fixed(table)
        timeless = before is not None and before.table.seats is table.seats and not table.opened["clock"]
        self._players: orjson.Fragment = before._players if before and timeless else _players(table)

    def update(self, viewer: int, since: int) -> bytes:
        """Return what happened after a viewer's position, and the table, as JSON."""
        return orjson.dumps(
            {
                "position": self.table.positions[viewer],
                "happened": told_since(self.table, viewer, since),
                "table": self.to(viewer),
            }
        )

    def to(self, viewer: int) -> orjson.Fragment:
        """Return the table as a viewer sees it."""
        found = self._by_viewer.get(viewer)
        if found is None:
            seat = viewer if viewer < len(self.table.seats) else None
            found = self._by_viewer[viewer] = _made(self._common | self._own(seat))
        return found

    @cached_property
    def _common(self) -> dict[str, Any]:
        """Return what all viewers see; the larger parts are already JSON."""
        table = self.table
        return {
            **self._fixed,
            "options": _made(_options(table.options)),
            **_deal(table),
            "state": table.state,
            "unreadable": table.unreadable,
            "players": self._players,
            "outcome": _outcome(table) if table.state == OVER else None,
            "rematch": table.rematch,
            "view": _made(table.game.public_view()) if table.game else None,
        }

    def _own(self, seat: int | None) -> dict[str, Any]:
        """Return what only one seat sees, and what it can do."""
        table = self.table
        own = table.game.own_view(seat) if table.game and seat is not None else None
        prompt = None if seat is None else table.prompts[seat]
        return {"seat": seat, "prompt": prompt, "can": _can(table, seat), "own": own}


def _made(part: Any) -> orjson.Fragment:
    """Encode a part of an answer as JSON, to be included in larger ones as it is."""
    return orjson.Fragment(compact.dumps(part))


def _fixed(table: Table) -> dict[str, Any]:
    """What never changes at a table."""
    opened, clock = table.opened, clock_of(table)
    return {
        "id": table.id,
        "game": opened["game"],
        "version": opened["version"],
        "public": opened["public"],
        "clock": clock._asdict() if clock else None,
        "hints": table.hints,
        "commitment": Nature(bytes.fromhex(opened["secret"])).commitment,
    }


def told_since(table: Table, viewer: int, since: int) -> list[dict[str, Any]]:
    """What a viewer noticed after its position `since`, in order, each with its position.

    At a table that leaves what is past to memory, what was told in full then and has faded since comes once more; so
    does what is open again after an undo, and everything when the game is over.
    """
    told: list[dict[str, Any]] = []
    position = table.positions[viewer]
    again: int | None = None  # the part that was on at the viewer's position, if another is now
    for item in reversed(table.happened):
        if position <= since and again is None:
            again = item.part
            if again in (0, table.part):
                break
        if again is not None and item.part < min(again, table.part):
            break
        if item.noticed >> viewer & 1:
            told.append({"position": position, **_told(item, viewer, table.part)})
            position -= 1
    return told[::-1]


def _told(item: Happened, viewer: int, now: int) -> dict[str, Any]:
    lines = [
        [line.actor, _read(line, seen, now)]
        for line in item.lines
        if (seen := line.sight >> 2 * viewer & 3) != HIDDEN
    ]
    story = orjson.Fragment(item.story(viewer, now))
    return {"at": written(item.at), **item.told, "moves": lines, "story": story}


def _read(line: Line, seen: int, now: int) -> str:
    """A move as a viewer reads it: without what it can't know, or could only remember."""
    if seen == BLANK:
        return notation.unseen(line.move)
    return notation.faded(line.move) if line.part < now else line.move


def _options(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table. A custom board is large: clients get it once, not with every update."""
    return options | {"board": "own"} if isinstance(options.get("board"), dict) else options


def _players(table: Table) -> orjson.Fragment:
    return _made([_player(table, number, seat) for number, seat in enumerate(table.seats)])


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
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "kept_for": seat.kept_for,
        "away": seat.away,
        "sealed": seat.seal is not None,
        "revealed": seat.contribution is not None,
        "chosen": seat.chosen,
        "deadline": None if due is None else written(due),
    }


NOTHING = dict.fromkeys(("sit", "start", "reveal", "undo", "return", "rematch", "hint"), False)


def _can(table: Table, seat: int | None) -> dict[str, bool]:
    """Return what a viewer can do besides moving, so that no client needs to know the conditions."""
    return _can_act(table, seat) | {"look_back": not table.part}


def _can_act(table: Table, seat: int | None) -> dict[str, bool]:
    if table.state == WAITING:
        open_seats = [player for player in table.seats if player.kind == "open"]
        if seat is None:
            return NOTHING | {"sit": any(not player.kept_for for player in open_seats)}
        return NOTHING | {"start": not open_seats}
    if seat is None or table.state not in (REVEALING, PLAYING, OVER):
        return NOTHING
    if table.state == OVER:
        return NOTHING | {"rematch": True}
    away = table.seats[seat].away is not None
    if table.state == REVEALING:
        return NOTHING | {"reveal": seat in table.unrevealed, "return": away}
    return NOTHING | {
        "undo": bool(table.decisions[seat]),
        "return": away and not ran_out(table, seat),
        "hint": table.hints and not table.part,
    }


def _outcome(table: Table) -> dict[str, Any]:
    assert table.game is not None, "a game that is over was played"
    outcome = table.game.outcome
    assert outcome is not None, "it is over"
    return {"scores": outcome.scores, "winners": outcome.winners, "secret": table.opened["secret"]}


def record(table: Table) -> dict[str, Any]:
    """Return the finished game as a saved game that can be verified."""
    if table.state != OVER or table.game is None:
        raise Refusal(
            "not-over", "The record is available when the game is over: it contains the secret of the deal."
        )
    return records.saved(table.game, [seat.name or "" for seat in table.seats])
