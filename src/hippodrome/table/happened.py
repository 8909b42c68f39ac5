"""What happened at a table, as each viewer is told it: the moves that it saw, their stories, and whether it noticed."""

import pickle
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, overload

from hippodrome.core.contract import MOST_SEATS
from hippodrome.core.sight import BLANK, HIDDEN, SEEN
from hippodrome.core.told import Story
from hippodrome.game import Game
from hippodrome.games.telling import by_step, faded, stories
from hippodrome.table import compact

Event = Mapping[str, Any]
TOLD = frozenset(
    ("kind", "seat", "name", "bot", "why", "by", "text", "table", "option", "choice", "unrevealed", "lots")
)  # the fields of an event that viewers are told
PACK = 8  # events that are packed together
NOTHING = b"[]"  # the story of an event of which there is none to tell


_ALIKE = {
    viewers: {sum(seen << 2 * viewer for viewer in range(viewers)) for seen in (HIDDEN, BLANK, SEEN)}
    for viewers in range(1, MOST_SEATS + 2)
}  # by the number of viewers: the sights that are the same for all of them


class Line(NamedTuple):
    """A move as text, and how much of it each viewer saw: two bits a viewer."""

    actor: int | str
    move: str
    sight: int
    part: int = 0  # of the game, at tables that leave earlier ones to memory

    def alike(self, viewers: int) -> bool:
        """Whether all viewers, so many, saw as much of it.

        >>> Line(0, "pass", sight=0b10_10_10).alike(3), Line(0, "pass", sight=0b10_10_10).alike(4)
        (True, False)
        """
        return self.sight in _ALIKE[viewers]


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

    def alike(self, viewers: int) -> bool:
        """Whether all viewers, so many, are told the same of it, if they noticed it."""
        same = len(self.stories) == 1 and not self.recounted
        return same and all(line.alike(viewers) for line in self.lines)

    def story(self, viewer: int, now: int = 0) -> bytes:
        """What has happened, as a viewer is told it while a part of the game is on: a list of stories, as JSON."""
        if self.recounted:
            told = ((step.faded if step.part < now else step.stories)[viewer] for step in self.recounted)
            return b"[%b]" % b",".join(filter(None, told))
        return self.stories[viewer if len(self.stories) > 1 else 0]


class Past(Sequence[Happened]):
    """Everything that happened at a table, in order; what is long past is packed, and takes a tenth of the memory.

    >>> past = Past()
    >>> for number in range(100):
    ...     past = past.then(Happened(float(number), {"kind": "said"}, (), -1))
    >>> len(past), past[1].at, next(reversed(past)).at, sum(item.at for item in past)
    (100, 1.0, 99.0, 4950.0)
    """

    __slots__ = ("_packed", "_recent")

    def __init__(self, packed: tuple[bytes, ...] = (), recent: tuple[Happened, ...] = ()) -> None:
        self._packed, self._recent = packed, recent

    def then(self, item: Happened) -> "Past":
        """Return all this, and one thing more."""
        packed, recent = self._packed, (*self._recent, item)
        if len(recent) == 2 * PACK:
            packed, recent = (*packed, _pack(recent[:PACK])), recent[PACK:]
        return Past(packed, recent)

    @property
    def last(self) -> Happened:
        """What happened last."""
        return self._recent[-1]

    def __len__(self) -> int:
        return PACK * len(self._packed) + len(self._recent)

    def __iter__(self) -> Iterator[Happened]:
        for pack in self._packed:
            yield from _unpack(pack)
        yield from self._recent

    def __reversed__(self) -> Iterator[Happened]:
        yield from reversed(self._recent)
        for pack in reversed(self._packed):
            yield from reversed(_unpack(pack))

    @overload
    def __getitem__(self, place: int) -> Happened: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Happened, ...]: ...

    def __getitem__(self, place: int | slice) -> Happened | tuple[Happened, ...]:
        return tuple(self)[place]


def _pack(items: tuple[Happened, ...]) -> bytes:
    return zlib.compress(pickle.dumps(items), level=1)


def _unpack(pack: bytes) -> tuple[Happened, ...]:
    items: tuple[Happened, ...] = pickle.loads(zlib.decompress(pack))  # noqa: S301  our own
    return items


def facts_of(event: Event) -> Event:
    """Return what viewers are told of an event."""
    return _facts(tuple([(key, _fixed(fact)) for key, fact in event.items() if key in TOLD]))


@lru_cache(maxsize=1000)
def _facts(facts: tuple[tuple[str, Any], ...]) -> Event:
    """Return what viewers are told of an event. Most events tell everybody the same, and share one object."""
    return dict(facts)


def _fixed(fact: Any) -> Any:
    return tuple(map(_fixed, fact)) if isinstance(fact, list) else fact


def watched(before: Game, after: Game, recounted: tuple[Recounted, ...]) -> tuple[Line, ...]:
    """The moves between two positions as each viewer saw them, with the secrets that were opened."""
    parts = {before.length + number: step.part for number, step in enumerate(recounted)}
    return tuple(
        Line(*after.history.entry(step.number), step.sight, parts.get(step.number, 0))
        for step in after.history.watched(since=before.length)
    )


def stories_of(before: Game, after: Game) -> tuple[bytes, ...]:
    """What has happened between two positions, as JSON, by viewer; or one for all, if they are told the same."""
    told = stories(after.kind, after.history, before.length, before.history.one)
    if all(own == told[0] for own in told[1:]):
        del told[1:]
    return tuple(compact.dumps([story.plain() for story in own]) if own else NOTHING for own in told)


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
    if any(line.sight and line.alike(after.seats + 1) for line in lines):
        return (1 << after.seats + 1) - 1
    noticed = 0
    for viewer in range(after.seats + 1):
        saw = any(line.sight >> 2 * viewer & 3 != HIDDEN for line in lines)
        if not saw:
            who = viewer if viewer < after.seats else "spectator"
            saw = before.masked(who).tobytes() != after.masked(who).tobytes()
        noticed |= saw << viewer
    return noticed
