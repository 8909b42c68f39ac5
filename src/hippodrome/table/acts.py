"""What people, bots and the clock can do at a table: each act makes the event that would come of it, or refuses.

An act looks at the table as it stands and changes nothing; the event takes effect when it is stored.
"""

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.bots import make
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.game import Game, check_options
from hippodrome.games import GAMES
from hippodrome.nature import SECRET_BYTES
from hippodrome.table.refusals import Refusal, of_move
from hippodrome.table.seats import LONGEST_CHAT, Seat, clean, clean_name, hashed
from hippodrome.table.table import OVER, PLAYING, UNREADABLE, WAITING, Event, Table, new_nature, without

MOST_CHAT = 1000  # messages at a table
MOST_BACK = 300  # times that a player can take back, or come back, at a table
MOST_SEATED = 500  # times that somebody can sit down at a table, or a bot
BACK, SEATED = ("undone", "returned"), ("sat", "bot")  # kinds of events, so many of which a table takes
BOT = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class Act(NamedTuple):
    """An event that would take effect now, and the game after it where it was played already."""

    event: Event
    game: Game | None = None


class Clock(NamedTuple):
    """How long a move may take: seconds at a live table, days by correspondence.

    >>> Clock("days", 3).seconds
    259200
    """

    kind: str
    each: int

    @property
    def seconds(self) -> int:
        """The time for a move, in seconds.

        >>> Clock("live", 60).seconds
        60
        """
        return self.each * 86_400 if self.kind == "days" else self.each


def open_table(
    game: str,
    options: Mapping[str, Any],
    clock: Clock | None = None,
    public: bool = False,
    kept_for: Sequence[str | None] | None = None,
) -> Event:
    """A new table; its secret is made here, and shown when the game is over.

    >>> event = open_table("byzanz", {"seats": 3})
    >>> event["options"], event["clock"], event["public"]
    ({'seats': 3, 'open_profits': False}, None, False)
    """
    try:
        chosen = check_options(game, options)
    except BadOptions as error:
        raise Refusal("bad-options", f"This table can't be set up: {error}.") from None
    return {
        "kind": "opened",
        "game": game,
        "version": GAMES[game].version,
        "options": chosen,
        "clock": list(clock) if clock else None,
        "public": public,
        "secret": secrets.token_hex(SECRET_BYTES),
        "kept_for": list(kept_for) if kept_for else None,
    }


def _must_be(table: Table, state: str) -> None:
    if table.state == state:
        return
    if table.state == UNREADABLE:
        raise Refusal("unreadable", table.unreadable or "")
    code, text = {
        WAITING: ("not-waiting", "The game has begun: seats can't change any more."),
        PLAYING: (
            "not-playing",
            "The game is over." if table.state == OVER else "The game has not begun yet.",
        ),
        OVER: ("not-over", "That can be done when the game is over."),
    }[state]
    raise Refusal(code, text)


def _bounded(table: Table, most: int, kinds: Collection[str], seat: int | None = None) -> None:
    """No log grows for ever. What a seat does is counted by seat: how often others do it may be a secret."""
    done = [item.told for item in table.happened if item.told["kind"] in kinds]
    if sum(seat in (None, told["seat"]) for told in done) >= most:
        raise Refusal("too-often", "This has been done often enough at this table.")


# ---------------------------------------------------------------- before the game


def sit(table: Table, name: str, key: str, contribution: str | None, wanted: int | None = None) -> Act:
    """A person takes a seat: the one wanted, or the first that is free.

    A seat that is kept for somebody is taken through the rematch of the table before.
    """
    _must_be(table, WAITING)
    name = clean_name(name)
    if any(seat.name == name or seat.kept_for == name for seat in table.seats):
        raise Refusal("name-taken", f"Somebody here is called {name} already: choose another name.")
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open" and not seat.kept_for]
    return _sit_down(table, free, name, key, contribution, wanted)


def sit_again(table: Table, name: str, key: str, contribution: str | None) -> Act:
    """A person takes the seat that a rematch keeps for them."""
    _must_be(table, WAITING)
    kept = [n for n, seat in enumerate(table.seats) if seat.kept_for == name]
    return _sit_down(table, kept, name, key, contribution, None)


def _sit_down(
    table: Table, free: list[int], name: str, key: str, contribution: str | None, wanted: int | None
) -> Act:
    if wanted is not None and wanted not in range(len(table.seats)):
        raise Refusal("bad-request", f"There is no seat {wanted} at this table.")
    _bounded(table, MOST_SEATED, SEATED)
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("seat-taken", "This seat is taken." if free else "No seat is free at this table.")
    seat = free[0] if wanted is None else wanted
    return Act({"kind": "sat", "seat": seat, "name": name, "key": hashed(key), "contribution": contribution})


def seat_bot(table: Table, seat: int, spec: str) -> Act:
    """A bot takes a seat that is free. Bots go by their names here: how long they think is the server's to say."""
    _must_be(table, WAITING)
    if seat not in range(len(table.seats)):
        raise Refusal("bad-request", f"There is no seat {seat} at this table.")
    if table.seats[seat].kind != "open":
        raise Refusal("seat-taken", "This seat is taken.")
    _bounded(table, MOST_SEATED, SEATED)
    if not BOT.fullmatch(spec):
        raise Refusal("no-such-bot", "A bot is named by one word, as in citizen.")
    try:
        make(spec, table.opened["game"])
    except BadOptions as error:
        raise Refusal("no-such-bot", f"This bot can't sit down: {error}.") from None
    return Act({"kind": "bot", "seat": seat, "name": bot_name(table.seats, spec), "bot": spec})


def bot_name(seats: Sequence[Seat], spec: str) -> str:
    """The name of a bot, and a number if it is not the first of its kind.

    >>> bot_name([Seat("citizen", bot="citizen")], "citizen")
    'citizen 2'
    """
    taken = {name for seat in seats for name in (seat.name, seat.kept_for)}
    number = 1
    while (name := spec if number == 1 else f"{spec} {number}") in taken:
        number += 1
    return name


def free_seat(table: Table, seat: int) -> Act:
    """A bot is sent away before the game begins."""
    _must_be(table, WAITING)
    if seat not in range(len(table.seats)) or table.seats[seat].kind != "bot":
        raise Refusal("bad-request", "No bot sits there.")
    return Act({"kind": "freed", "seat": seat})


def start(table: Table) -> Act:
    """The cards are dealt, or the targets asked for, once every seat is taken."""
    _must_be(table, WAITING)
    missing = sum(seat.kind == "open" for seat in table.seats)
    if missing:
        raise Refusal(
            "not-full",
            f"{missing} seat{'s are' if missing > 1 else ' is'} still free: wait, or seat bots there.",
        )
    game = Game(table.opened["game"], table.opened["options"], new_nature(table))
    return Act({"kind": "started", "entries": _entries(game, 0)}, game)


def _entries(game: Game, start: int) -> list[list[int | str]]:
    return [list(entry) for entry in game.history.since(start)]


# ---------------------------------------------------------------- play


def repeated(table: Table, seat: int, request: str | None) -> bool:
    """Whether a seat has sent this request before, and it took effect."""
    return request is not None and request in table.requests[seat]


def play(
    table: Table, seat: int, prompt: int | None, moves: Sequence[str | int], request: str | None = None
) -> Act:
    """One move or several, all or none. A move for an old prompt is not taken for the new one."""
    _must_be(table, PLAYING)
    if prompt is not None and prompt != table.prompts[seat]:
        raise Refusal("old-prompt", "The table has gone on since: look again, and choose.")
    assert table.game is not None, "a table that is playing has a game"
    game = table.game.copy()
    game.nature = None
    for number, move in enumerate(moves):
        if number and game.chances():  # else a refusal of the second would tell what was drawn
            raise Refusal(
                "gone-on", "Cards are drawn or dice rolled after the first move: send the others then."
            )
        try:
            game.play(seat, move)
        except HippodromeError as error:
            raise of_move(error) from None
    game.draw(table.game.nature)
    entries = _entries(game, table.game.length)
    event = {"kind": "moved", "seat": seat, "entries": entries}
    return Act(event | ({"request": request} if request else {}), game)


def undo(table: Table, seat: int, request: str | None = None) -> Act:
    """The seat's last decision is taken back, while nothing was revealed since."""
    _must_be(table, PLAYING)
    if not table.decisions[seat]:
        raise Refusal(
            "nothing-to-undo", "Nothing can be taken back: something was revealed since, or others moved."
        )
    _bounded(table, MOST_BACK, BACK, seat)
    assert table.game is not None, "a table that is playing has a game"
    event = {"kind": "undone", "seat": seat}
    game = without(table.game, table.decisions[seat][-1])
    return Act(event | ({"request": request} if request else {}), game)


def say(table: Table, seat: int, text: str) -> Act:
    """A line of chat."""
    text = clean(text, LONGEST_CHAT)
    if not text:
        raise Refusal("bad-request", "There is nothing in this message that can be shown.")
    if sum(item.told["kind"] == "said" for item in table.happened) >= MOST_CHAT:
        raise Refusal("chat-full", "Enough has been said at this table.")
    return Act({"kind": "said", "seat": seat, "text": text})


def leave(table: Table, seat: int, why: str = "left") -> Act:
    """A player goes: before the game the seat is free again, later a bot plays on until the player returns."""
    if table.state == WAITING:
        return Act({"kind": "freed", "seat": seat})
    _must_be(table, PLAYING)
    if table.seats[seat].away:
        raise Refusal("not-playing", "You have left the table already.")
    return Act({"kind": "left", "seat": seat, "why": why})


def come_back(table: Table, seat: int) -> Act:
    """A player who was away plays again; the clock has gone on, so this wins no time."""
    _must_be(table, PLAYING)
    if not table.seats[seat].away:
        raise Refusal("not-waiting", "You are at the table.")
    if ran_out(table, seat):
        raise Refusal("time-is-up", "Your time is up: a bot makes this decision, then you can come back.")
    _bounded(table, MOST_BACK, BACK, seat)
    return Act({"kind": "returned", "seat": seat})


def ran_out(table: Table, seat: int) -> bool:
    """Whether the game still waits for the decision of a seat whose time ran out: a bot makes it."""
    since = table.waits_since[seat]
    if table.seats[seat].away != "time" or since is None:
        return False
    own = (item for item in reversed(table.happened) if item.told.get("seat") == seat)
    return since <= next(item.at for item in own if item.told["kind"] == "left")


# ---------------------------------------------------------------- after the game


def open_rematch(table: Table) -> Event:
    """The same game for the same people at a new table; another one begins."""
    _must_be(table, OVER)
    clock = table.opened["clock"]
    seats = [*table.seats[1:], table.seats[0]]
    kept = [seat.name if seat.kind == "person" else None for seat in seats]
    return open_table(
        table.opened["game"],
        table.opened["options"],
        Clock(*clock) if clock else None,
        table.opened["public"],
        kept,
    )


def rematch(table: Table, new_table: str) -> Act:
    """Where the people of this table play on."""
    _must_be(table, OVER)
    return Act({"kind": "rematch", "table": new_table})
