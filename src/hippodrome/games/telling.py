"""What has happened in a game, told to each viewer from what it knows: the stories of its steps."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

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
        "legal": log.words.write_all(seen, seat, legal) if legal else [],
        "player": game.own(seen, seat, log.words),
    }
    if calls.turn(seen) >> seat & 1:
        own["question"] = game.question(seen, seat, legal, log.words).plain()
    return own


class Telling(NamedTuple):
    """What a step tells: a list for each viewer, the spectators last, and the part of the game it was taken in."""

    part: int
    stories: list[list[Story]]


def part(game: Descriptor, one: Any) -> int:
    """The part of the game that is on, at a table that leaves earlier ones to memory; 0 where all is told."""
    return game.memory.part(one) if game.memory else 0


def faded(game: Descriptor, told: list[Story]) -> list[Story]:
    """What people are still told of a step that they could only remember."""
    return [game.memory.faded(story) for story in told] if game.memory else told


def stories(game: Descriptor, log: Log, since: int = 0, start: Any = None) -> list[list[Story]]:
    """What has happened since a log had this many steps: a list for each viewer, the spectators last.

    `start` is the position that the log had then, if the caller has it; it is not changed. What could only be
    remembered has faded.
    """
    told: list[list[Story]] = [[] for _ in range(log.seats + 1)]
    now = part(game, log.one)
    for step in by_step(game, log, since, start):
        if any(step.stories):
            for read, story in zip(told, step.stories, strict=True):
                read += faded(game, story) if step.part < now else story
    return told


def by_step(game: Descriptor, log: Log, since: int = 0, start: Any = None) -> Iterator[Telling]:
    """What has happened in each step since a log had this many, as it was told then: nothing has faded.

    What a spectator can see is told alike to everybody; of the rest each is told what its own masks show.
    """
    one = start
    if one is None:
        one = calls.copied(log.opening)
        calls.fold(one, *calls.columns(log.steps()[:since]))
    before: dict[int, Any] = {}  # the position before a step, masked for those who were told of the last one
    for number in range(since, len(log)):
        public = log.sight(number).by(log.seats) == SEEN
        viewers = [SPECTATOR] if public else [*range(log.seats), SPECTATOR]
        before |= {viewer: masked(one, viewer) for viewer in viewers if viewer not in before}
        taken_in = part(game, one)
        if number + 1 < len(log):
            one = calls.copied(one)
            calls.apply(one, log.actors[number], log.actions[number])
        else:
            one = log.one
        after = {viewer: masked(one, viewer) for viewer in viewers}
        told = [_story(game, log, number, before[viewer], after[viewer], viewer) for viewer in viewers]
        yield Telling(taken_in, told * (log.seats + 1) if public else told)
        before = after


def _story(game: Descriptor, log: Log, number: int, before: Any, after: Any, viewer: int) -> list[Story]:
    """What has happened in a step, as a viewer is told it: nothing of a step that it can't notice."""
    seen = log.sight(number).by(log.seats if viewer == SPECTATOR else viewer)
    if seen == HIDDEN and before.tobytes() == after.tobytes():
        return []
    actor = None if seen == HIDDEN else log.actors[number]
    action = log.actions[number] if seen == SEEN else None
    return game.story(Step(before, after, viewer, actor, action), log.words)


def masked(one: Any, viewer: int) -> Any:
    """A position with everything blanked that a seat (or `SPECTATOR`) can't know."""
    seen = calls.copied(one)
    calls.mask(seen, viewer)
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
