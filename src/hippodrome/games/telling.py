"""What has happened in a game, told to each viewer from what it knows: the stories of its steps."""

from collections.abc import Mapping
from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.log import Log
from hippodrome.core.sight import HIDDEN, SEEN
from hippodrome.core.told import Story
from hippodrome.games.descriptor import Descriptor, Step


def public_view(game: Descriptor, log: Log) -> dict[str, Any]:
    """What everybody sees of a table."""
    seen = masked(log.one, SPECTATOR)
    return {
        "game": game.name,
        "seat": None,
        "turn": calls.seats_of(calls.turn(seen)),
        **game.view(seen, log.words),
        "question": game.question(seen, SPECTATOR, (), log.words).plain(),
        "legal": [],
    }


def own_view(game: Descriptor, log: Log, seat: int) -> dict[str, Any]:
    """What a seat sees besides; its question, if it is asked something."""
    seen = masked(log.one, seat)
    legal = calls.listed(seen, seat)
    own = {
        "seat": seat,
        "legal": log.words.write_all(seen, seat, legal),
        "player": game.own(seen, seat, log.words),
    }
    if calls.turn(seen) >> seat & 1:
        own["question"] = game.question(seen, seat, legal, log.words).plain()
    return own


def stories(game: Descriptor, log: Log, since: int = 0) -> list[list[Story]]:
    """What has happened since a log had this many steps: a list for each viewer, the spectators last.

    What a spectator can see is told alike to everybody; of the rest each is told what its own masks show.
    """
    told: list[list[Story]] = [[] for _ in range(log.seats + 1)]
    one = calls.copied(log.opening)
    calls.fold(one, *calls.columns(log.steps()[:since]))
    for number in range(since, len(log)):
        step = log.sight(number)
        before = calls.copied(one)
        calls.apply(one, log.actors[number], log.actions[number])
        if step.by(log.seats) == SEEN:
            public = _story(game, log, number, before, one, SPECTATOR, SEEN)
            for read in told:
                read += public
        else:
            for viewer, read in enumerate(told):
                eyes = viewer if viewer < log.seats else SPECTATOR
                read += _story(game, log, number, before, one, eyes, step.by(viewer))
    return told


def _story(
    game: Descriptor, log: Log, number: int, before: Any, after: Any, eyes: int, seen: int
) -> list[Story]:
    return game.story(
        Step(
            before=masked(before, eyes),
            after=masked(after, eyes),
            viewer=eyes,
            actor=None if seen == HIDDEN else log.actors[number],
            action=log.actions[number] if seen == SEEN else None,
        ),
        log.words,
    )


def masked(one: Any, eyes: int) -> Any:
    """A position with everything blanked that a seat (or `SPECTATOR`) can't know."""
    seen = calls.copied(one)
    calls.mask(seen, eyes)
    return seen


def merged(public: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """The view of a seat, from what everybody sees and what it sees besides.

    >>> merged({"seat": None, "players": [{"hand": ["?"]}]}, {"seat": 0, "player": {"hand": ["C1"]}})
    {'seat': 0, 'players': [{'hand': ['C1']}]}
    """
    view = {**public, **own}
    player = view.pop("player")
    view["players"] = [
        {**entry, **player} if seat == own["seat"] else entry for seat, entry in enumerate(public["players"])
    ]
    return view
