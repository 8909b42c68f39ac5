"""Turn what a game asks and tells (an id with facts) into a sentence of the catalogue."""

import re
from collections.abc import Mapping
from typing import Any

from hippodrome.core.told import Question, Story, Told
from hippodrome.terminal.room import Room


def worded(told: Question | Story | Mapping[str, Any], room: Room, prefix: str = "story") -> str:
    """Return the sentence for a question or a story, in the language of the room.

    `prefix` says which of the two it is when it comes as plain data. If it is about the viewer's own seat (the fact
    `seat`, or a list `seats` with no other), the attribute `.you` of the message is used where there is one. Among
    several seats the viewer is called "you". For each list a message can also use its length: besides `$seats` there
    is `$seats_count`.

    >>> from hippodrome.games.byzanz.told import WaitBid
    >>> from hippodrome.locales import Messages
    >>> worded(WaitBid([1, 2]), Room(Messages("en"), "byzanz", ["Ann", "Bo", "Cid"]))
    'Bo and Cid are bidding.'
    >>> from hippodrome.games.byzanz.told import VictoryShared
    >>> worded(VictoryShared([0, 1], 9, 2), Room(Messages("en"), "byzanz", ["you", "Bo", "Cid"]))
    'You and Bo share the victory: equal on points (9) and on cards left in the hand (2).'
    """
    if isinstance(told, Told):
        prefix = told.prefix
        told = told.plain()
    kinds = getattr(room.kind.told, "questions" if prefix == "question" else "stories")
    schema = next(one for one in kinds if one.id() == told["id"]).kinds()
    given: dict[str, str | int] = {"game": room.game}
    for name, fact in told["facts"].items():
        given[name] = _named(schema[name], fact, room)
        if isinstance(fact, list):
            given[f"{name}_count"] = len(fact)
    mine = room.viewer is not None and _about(told["facts"]) == room.viewer
    text = room.t(f"{room.kind.family}-{prefix}-{told['id']}", "you" if mine else None, **given)
    begins_with_you = re.match(rf"{re.escape(room.t('you'))}\b", text)
    return text[:1].upper() + text[1:] if begins_with_you else text


def _about(facts: Mapping[str, Any]) -> int | None:
    """Return the one seat that the facts are about, if there is one."""
    seats = [facts["seat"]] if "seat" in facts else facts.get("seats", [])
    return seats[0] if len(seats) == 1 else None


def _named(kind: str, fact: Any, room: Room) -> str | int:
    match kind:
        case "seat":
            return room.name(fact)
        case "seats":
            return room.names(fact)
        case "count":
            return int(fact)
        case "flag":
            return "yes" if fact else "no"
        case "text":
            return str(fact)
    return str(room.kind.drawn_by().named(kind, fact, room))
