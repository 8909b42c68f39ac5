"""What is asked and told, in words: an id and its facts become a sentence of the catalogue."""

from collections.abc import Mapping
from typing import Any

from hippodrome.core.told import Question, Story, Told
from hippodrome.terminal.room import Room


def worded(told: Question | Story | Mapping[str, Any], room: Room, prefix: str = "story") -> str:
    """A sentence in the language of the room. What a game tells as plain data is a story, or a question.

    A message that has an attribute `you` is said so to the player whom its fact `seat` names. A list of things can
    be counted: besides `$seats` a message can use `$seats_count`.

    >>> from hippodrome.games.byzanz.told import WaitBid
    >>> from hippodrome.locales import Messages
    >>> worded(WaitBid([1, 2]), Room(Messages("en"), "byzanz", ["Ann", "Bo", "Cid"]))
    'Bo and Cid are bidding.'
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
    mine = room.viewer is not None and told["facts"].get("seat") == room.viewer
    return room.t(f"{room.kind.family}-{prefix}-{told['id']}", "you" if mine else None, **given)


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
