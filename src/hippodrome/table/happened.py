"""What happened at a table, as each viewer is told it: the moves that it saw, their stories, and whether it noticed."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.sight import HIDDEN
from hippodrome.core.told import Story
from hippodrome.game import Game
from hippodrome.games.telling import by_step, faded, stories
from hippodrome.table import compact

Event = Mapping[str, Any]
TOLD = (
    "kind",
    "seat",
    "name",
    "bot",
    "why",
    "text",
    "table",
    "option",
    "choice",
    "unrevealed",
)  # the fields of an event that viewers are told
NOTHING = b"[]"  # the story of an event of which there is none to tell


class Line(NamedTuple):
    """A move as text, and how much of it each viewer saw: two bits a viewer."""

    actor: int | str
    move: str
    sight: int
    part: int = 0  # of the game, at tables that leave earlier ones to memory


class Recounted(NamedTuple):
    """A step at a table that leaves what is past to memory: its part of the game, and its stories by viewer.

    Both are JSON without brackets: the stories as they were told, and what is told of them later.
    """

    part: int
    stories: tuple[bytes, ...]
    faded: tuple[bytes, ...]


class Happened(NamedTuple):
    """An event that took effect: when, what viewers are told of it, and which of them noticed it (a bit each)."""

    at: float
    told: Event
    lines: tuple[Line, ...]
    noticed: int
    stories: tuple[bytes, ...] = (NOTHING,)  # as JSON, by viewer; or one for all
    recounted: tuple[Recounted, ...] = ()  # instead of them, at tables that leave what is past to memory
    part: int = 0  # the part of the game that is on after it, there

    def story(self, viewer: int, now: int = 0) -> bytes:
        """What has happened, as a viewer is told it while a part of the game is on: a list of stories, as JSON."""
        if self.recounted:
            told = ((step.faded if step.part < now else step.stories)[viewer] for step in self.recounted)
            return b"[%b]" % b",".join(filter(None, told))
        return self.stories[viewer if len(self.stories) > 1 else 0]


def facts_of(event: Event) -> Event:
    """Return what viewers are told of an event."""
    return _facts(tuple((key, _fixed(event[key])) for key in TOLD if key in event))


@lru_cache(maxsize=1000)
def _facts(facts: tuple[tuple[str, Any], ...]) -> Event:
    """Return what viewers are told of an event. Most events tell everybody the same, and share one object."""
    return dict(facts)


def _fixed(fact: Any) -> Any:
    return tuple(fact) if isinstance(fact, list) else fact


def watched(before: Game, after: Game, recounted: tuple[Recounted, ...]) -> tuple[Line, ...]:
    """The moves between two positions as each viewer saw them, with the secrets that were opened."""
    parts = {before.length + number: step.part for number, step in enumerate(recounted)}
    return tuple(
        Line(*after.history.entry(step.number), step.sight, parts.get(step.number, 0))
        for step in after.history.watched(since=before.length)
    )


def stories_of(before: Game, after: Game) -> tuple[bytes, ...]:
    """What has happened between two positions, as JSON, by viewer; or one for all, if they are told the same."""
    made: dict[tuple[int, ...], bytes] = {(): NOTHING}

    def written(told: list[Story]) -> bytes:
        same = tuple(map(id, told))
        if same not in made:
            made[same] = compact.dumps([story.plain() for story in told])
        return made[same]

    told = stories(after.kind, after.history, before.length, before.history.one)
    by_viewer = tuple(map(written, told))
    return by_viewer[:1] if all(story is by_viewer[0] for story in by_viewer) else by_viewer


def recounted_steps(before: Game, after: Game) -> tuple[Recounted, ...]:
    """The same of a game that leaves what is past to memory: step by step, as told now and as told later."""

    def written(told: list[Story]) -> bytes:
        return b",".join(compact.dumps(story.plain()) for story in told)

    return tuple(
        Recounted(
            step.part,
            tuple(written(told) for told in step.stories),
            tuple(written(faded(after.kind, told)) for told in step.stories),
        )
        for step in by_step(after.kind, after.history, before.length, before.history.one)
    )


def noticed_by(before: Game, after: Game, lines: tuple[Line, ...]) -> int:
    """Return who noticed a change: viewers who saw a move, or see another position. A bit each."""
    noticed = 0
    for viewer in range(after.seats + 1):
        saw = any(line.sight >> 2 * viewer & 3 != HIDDEN for line in lines)
        if not saw:
            who = viewer if viewer < after.seats else "spectator"
            saw = before.masked(who).tobytes() != after.masked(who).tobytes()
        noticed |= saw << viewer
    return noticed
