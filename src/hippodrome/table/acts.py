"""What people, bots and the clock can do at a table: each function returns the event to store, or refuses.

None of them changes the table: an event takes effect when it is stored.
"""

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.bots import make
from hippodrome.core.errors import BadOptions, HippodromeError
from hippodrome.game import Game, check_options
from hippodrome.games import GAMES
from hippodrome.games.options import chosen_by_seat
from hippodrome.nature import PADDING, SECRET_BYTES, seal_of
from hippodrome.records import FORMAT
from hippodrome.table import choices
from hippodrome.table.clock import Clock, clock_of, ran_out
from hippodrome.table.deal import REVEAL, begins_at, nature_of, time_to_reveal
from hippodrome.table.happened import Event
from hippodrome.table.names import clean
from hippodrome.table.refusals import Refusal, of_move
from hippodrome.table.seats import LONGEST_CHAT, bot_name, hashed, unused_name
from hippodrome.table.table import (
    OVER,
    PLAYING,
    REVEALING,
    UNREADABLE,
    WAITING,
    Table,
    without,
)

MOST_CHAT = 1000  # messages at a table
MOST_BACK = 300  # times that a player can undo or come back at a table
MOST_CHOSEN = 200  # times that a player can choose and change at a table
MOST_HINTS = 1000  # times that a player can ask for a hint at a table
MOST_SEATED = 500  # times that a person or a bot can sit down at a table
BACK, SEATED = ("undone", "returned"), ("sat", "bot")  # the kinds of events that are limited
BOT = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class Act(NamedTuple):
    """An event to be stored, and the game after it if that is known already."""

    event: Event
    game: Game | None = None


def open_table(
    game: str,
    options: Mapping[str, Any],
    clock: Clock | None = None,
    public: bool = False,
    hints: bool = True,
    kept_for: Sequence[str | None] | None = None,
    chosen: Sequence[choices.Chosen] | None = None,
) -> Event:
    """Make the event that opens a table, with a new secret, which is shown when the game is over.

    >>> event = open_table("byzanz", {"seats": 3})
    >>> event["options"], event["clock"], event["public"]
    ({'seats': 3, 'open_profits': False, 'memory': False}, None, False)
    """
    try:
        complete = check_options(game, options)
    except BadOptions as error:
        raise Refusal("bad-options", f"This table can't be set up: {error}.") from None
    open_to_seats = choices.left_open(game, options)
    return {
        "kind": "opened",
        "format": FORMAT,
        "game": game,
        "version": GAMES[game].version,
        "options": {name: value for name, value in complete.items() if name not in open_to_seats},
        "clock": list(clock) if clock else None,
        "public": public,
        "hints": hints,
        "secret": secrets.token_hex(SECRET_BYTES),
        "kept_for": list(kept_for) if kept_for else None,
        "chosen": [dict(own) for own in chosen] if chosen else None,
        "practice": None,
    }


def open_practice(game: Game, moves: int, public: bool = False) -> Event:
    """The event that opens a practice table: the deal of a game again, or the game gone on with after some moves.

    >>> from hippodrome.game import new
    >>> event = open_practice(new("byzanz", seats=3, seed=7), 1)
    >>> event["practice"]["log"]
    [['nature', 'draw X']]
    """
    if game.nature is None:
        raise Refusal("bad-record", "This game has no secret from which its deal could come again.")
    if moves > game.length or game.at(moves).outcome:
        raise Refusal(
            "bad-request", f"There is nothing left to play after move {moves}: choose an earlier one."
        )
    known = game.nature
    given = [part and part.hex() for part in known.contributions]
    log = [list(entry) for entry in game.log[:moves]]
    return {
        **open_table(game.name, game.options, public=public),
        "secret": known.secret.hex(),
        "practice": {"seals": list(known.seals), "contributions": given, "log": log},
    }


def must_be(table: Table, state: str) -> None:
    """Refuse what is only possible in another state of the table."""
    if table.state == state:
        return
    if table.state == UNREADABLE:
        raise Refusal("unreadable", table.unreadable or "")
    if state == WAITING:
        raise Refusal("game-begun", "The game has started: seats can't change any more.")
    if state == OVER:
        raise Refusal("not-over", "This can be done when the game is over.")
    if state == REVEALING:
        raise Refusal("not-revealing", "Contributions are revealed right after the start, and only then.")
    text = "The game is over." if table.state == OVER else "The game has not begun yet."
    raise Refusal("not-playing", text)


def bounded(table: Table, most: int, kinds: Collection[str], seat: int | None = None) -> None:
    """Refuse what was done too often, so that no log grows for ever.

    What a seat does is counted by seat: how often others do it may be a secret.
    """
    done = [item.told for item in table.happened if item.told["kind"] in kinds]
    if sum(seat in (None, told["seat"]) for told in done) >= most:
        raise Refusal("too-often", "This was done too often at this table.")


def seat_there(table: Table, seat: int) -> None:
    """Refuse the number of a seat that the table does not have."""
    if seat not in range(len(table.seats)):
        raise Refusal("bad-request", f"There is no seat {seat} at this table.")


# ---------------------------------------------------------------- before the game


def sit(
    table: Table,
    name: str,
    key: str,
    seal: str | None,
    wanted: int | None = None,
    chosen: choices.Chosen | None = None,
) -> Act:
    """Seat a person: in the seat wanted, or in the first that is free, with what they choose for themselves.

    A seat that is kept for somebody is taken by `sit_again`.
    """
    must_be(table, WAITING)
    name = unused_name(table.seats, name)
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open" and not seat.kept_for]
    act = _sit_down(table, free, name, key, seal, wanted)
    own = choices.check(table, act.event["seat"], chosen or {})
    return Act({**act.event, "chosen": own}) if own else act


def choose(table: Table, seat: int, option: str, choice: Any) -> Act | None:
    """Choose for a seat, in place of what it had; None gives that up. Nothing happens if it has that already."""
    must_be(table, WAITING)
    choices.check(table, seat, {option: choice})
    if table.seats[seat].chosen.get(option) == choice:
        return None
    bounded(table, MOST_CHOSEN, ("chose",), seat)
    return Act({"kind": "chose", "seat": seat, "option": option, "choice": choice})


def sit_again(table: Table, name: str, key: str, seal: str | None) -> Act:
    """Seat a person in the seat that a rematch keeps for them, or kept: then in any other that is free."""
    must_be(table, WAITING)
    kept = [n for n, seat in enumerate(table.seats) if seat.kept_for == name]
    return _sit_down(table, kept, name, key, seal, None) if kept else sit(table, name, key, seal)


def _sit_down(
    table: Table, free: list[int], name: str, key: str, seal: str | None, wanted: int | None
) -> Act:
    if wanted is not None:
        seat_there(table, wanted)
    bounded(table, MOST_SEATED, SEATED)
    if not free:
        raise Refusal("table-full", "No seat is free at this table.")
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", "This seat is taken.")
    seat = free[0] if wanted is None else wanted
    sealed = None if table.practice else seal  # the deal of a practice table is known
    return Act({"kind": "sat", "seat": seat, "name": name, "key": hashed(key), "seal": sealed})


def seat_bot(table: Table, seat: int, spec: str) -> Act:
    """Seat a bot in a free seat. Only a bot's name is accepted: the server decides how long bots think."""
    must_be(table, WAITING)
    seat_there(table, seat)
    if table.seats[seat].kind != "open":
        raise Refusal("seat-taken", "This seat is taken.")
    bounded(table, MOST_SEATED, SEATED)
    if not BOT.fullmatch(spec):
        raise Refusal("no-such-bot", "A bot's name is one word, for example citizen.")
    try:
        make(spec, table.opened["game"])
    except BadOptions as error:
        raise Refusal("no-such-bot", f"This bot can't play here: {error}.") from None
    return Act({"kind": "bot", "seat": seat, "name": bot_name(table.seats, spec), "bot": spec})


def free_seat(table: Table, seat: int) -> Act:
    """Remove a bot before the game starts."""
    must_be(table, WAITING)
    seat_there(table, seat)
    if table.seats[seat].kind != "bot":
        raise Refusal("not-a-bot", "There is no bot in this seat.")
    return Act({"kind": "freed", "seat": seat})


def start(table: Table, reveal: float = REVEAL) -> Act:
    """Close the seals, once every seat is taken; begin the game, if there are none.

    `reveal` is how many seconds browsers usually have to reveal their contributions.
    """
    must_be(table, WAITING)
    missing = sum(seat.kind == "open" for seat in table.seats)
    if missing:
        raise Refusal(
            "not-full",
            f"{missing} seat{'s are' if missing > 1 else ' is'} still free: wait, or add bots.",
        )
    if any(seat.seal for seat in table.seats):
        return Act({"kind": "sealed", "seconds": time_to_reveal(clock_of(table), reveal)})
    return _begin(table)


def reveal(table: Table, seat: int, contribution: str) -> Act | None:
    """Reveal what a seat contributes to the deal: what it has sealed, and nothing else. Twice is as good as once."""
    seal = table.seats[seat].seal
    if table.state not in (WAITING, UNREADABLE) and seal_of(bytes.fromhex(contribution)) != seal:
        sealed = "is not what you have sealed" if seal else "was never sealed"
        raise Refusal("wrong-seal", f"This contribution {sealed}: it does not go into the deal.")
    if bytes.fromhex(contribution) == PADDING:
        raise Refusal(
            "wrong-seal", "This contribution would let others know the deal: it does not go into it."
        )
    if table.seats[seat].contribution:
        return None
    must_be(table, REVEALING)
    return Act({"kind": "revealed", "seat": seat, "contribution": contribution})


def begin(table: Table, now: float) -> Act | None:
    """Begin the game when all have revealed, or their time is over; None before, and when it has begun."""
    due = begins_at(table)
    if table.state != REVEALING or due is None or (table.unrevealed and due > now):
        return None
    return _begin(table)


def _begin(table: Table) -> Act:
    nature = nature_of(table)
    chosen = choices.given_out(table, nature)
    game = Game(table.opened["game"], {**table.options, **chosen})
    for actor, move in (table.opened["practice"] or {"log": []})["log"]:
        game.play(actor, move)
    game.draw(nature)
    told = {"unrevealed": table.unrevealed, "lots": choices.by_lot(table, chosen)}  # named for ever
    facts = {name: fact for name, fact in told.items() if fact}
    return Act({"kind": "started", "entries": _entries(game, 0), "chosen": chosen, **facts}, game)


def _entries(game: Game, start: int) -> list[list[int | str]]:
    return [list(entry) for entry in game.history.since(start)]


# ---------------------------------------------------------------- play


def repeated(table: Table, seat: int, request: str | None) -> bool:
    """Whether this request of a seat has taken effect already."""
    return request is not None and request in table.requests[seat].split()


def play(
    table: Table, seat: int, prompt: int | None, moves: Sequence[str | int], request: str | None = None
) -> Act:
    """Make one move or several: all of them, or none. A move that answers an old prompt is refused."""
    must_be(table, PLAYING)
    if prompt is not None and prompt != table.prompts[seat]:
        raise Refusal("old-prompt", "The table has changed in the meantime: look again, then choose.")
    assert table.game is not None, "a table that is playing has a game"
    game = table.game.copy()
    game.nature = None
    for number, move in enumerate(moves):
        if number and game.chances():  # else the refusal of a later move would reveal what was drawn
            raise Refusal(
                "draw-between", "Something is drawn or rolled after the first move: send the others then."
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
    """Take back the seat's last decision, while nothing was revealed since."""
    must_be(table, PLAYING)
    if not table.decisions[seat]:
        raise Refusal(
            "nothing-to-undo", "There is nothing to undo: something was revealed since, or others moved."
        )
    bounded(table, MOST_BACK, BACK, seat)
    assert table.game is not None, "a table that is playing has a game"
    event = {"kind": "undone", "seat": seat}
    game = without(table.game, table.decisions[seat][-1])
    return Act(event | ({"request": request} if request else {}), game)


def say(table: Table, seat: int, text: str, request: str | None = None) -> Act:
    """Say something to the table."""
    text = clean(text, LONGEST_CHAT)
    if not text:
        raise Refusal("bad-request", "This message contains no visible text.")
    if sum(item.told["kind"] == "said" for item in table.happened) >= MOST_CHAT:
        raise Refusal("chat-full", f"This table already has {MOST_CHAT} messages: no more can be added.")
    event = {"kind": "said", "seat": seat, "text": text}
    return Act(event | ({"request": request} if request else {}))


def ask_hint(table: Table, seat: int) -> Act:
    """Ask for a hint: everybody at the table is told."""
    if not table.hints:
        raise Refusal("no-hints", "This table is played without hints.")
    if seat not in table.turn:
        raise Refusal("not-your-turn", "There is nothing for you to decide now.")
    bounded(table, MOST_HINTS, ("hinted",), seat)
    return Act({"kind": "hinted", "seat": seat})


def leave(table: Table, seat: int, why: str = "left") -> Act:
    """Leave: before the start the seat is free again, after it a bot plays until the player returns."""
    if table.state == WAITING:
        return Act({"kind": "freed", "seat": seat})
    if table.state != REVEALING:
        must_be(table, PLAYING)
    if table.seats[seat].away:
        raise Refusal("already-away", "A bot is already playing for you.")
    return Act({"kind": "left", "seat": seat, "why": why})


def come_back(table: Table, seat: int) -> Act:
    """Return to one's seat. The clock has continued in the meantime, so this gains no time."""
    if table.state != REVEALING:
        must_be(table, PLAYING)
    if not table.seats[seat].away:
        raise Refusal("not-away", "You have not left the table.")
    if ran_out(table, seat):
        raise Refusal("time-is-up", "Your time is up: a bot makes this decision, then you can come back.")
    bounded(table, MOST_BACK, BACK, seat)
    return Act({"kind": "returned", "seat": seat})


# ---------------------------------------------------------------- after the game


def open_rematch(table: Table) -> Event:
    """Make the event that opens a table for a rematch: the same game with the same people, seats moved on by one."""
    must_be(table, OVER)
    seats = [*table.seats[1:], table.seats[0]]
    kept = [seat.name if seat.kind == "person" else None for seat in seats]
    options = dict(table.opened["options"])
    for name in chosen_by_seat(GAMES[table.opened["game"]].options):
        if name in options:  # set when the table was opened: it goes along with the people
            options[name] = [*options[name][1:], options[name][0]]
    return open_table(
        table.opened["game"],
        options,
        clock_of(table),
        table.opened["public"],
        table.hints,
        kept,
        [seat.chosen for seat in seats],
    )


def rematch(table: Table, new_table: str) -> Act:
    """Tell the people of this table where the rematch is."""
    must_be(table, OVER)
    return Act({"kind": "rematch", "table": new_table})
