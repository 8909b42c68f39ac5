"""The analysis of a finished game: its course, its decisions, its turning points, and what each player did."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hippodrome.analysis.curve import Course, Samples, course, positions
from hippodrome.analysis.losses import FORCED, Judgement, Looks, judge
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import HippodromeError
from hippodrome.core.told import Heading, Story
from hippodrome.game import Game
from hippodrome.games import telling

FORMAT = "hippodrome-analysis/1"
TURNING_POINTS = 5


class Depth(NamedTuple):
    """How thoroughly a game is looked at: the samples of values, and how far decisions are searched (None: not at all).

    >>> DEPTHS["sketch"].looks is None
    True
    """

    samples: Samples
    looks: Looks | None = None


DEPTHS = {
    "sketch": Depth(Samples(positions=12, drawn=48, draws=48)),
    "normal": Depth(Samples(positions=64, drawn=512, draws=256), Looks(400, 100)),
    "deep": Depth(Samples(positions=256, drawn=2048, draws=1024), Looks(2000, 400)),
}
USUAL = "normal"


class Turn(NamedTuple):
    """Something that changed the expected result: a decision, or all that nature did between two of them.

    >>> Turn(first=20, last=23, luck="lot", change=[0.1, -0.1]).size
    0.1
    """

    first: int
    last: int
    luck: str | None
    change: list[float]

    @property
    def size(self) -> float:
        """The largest change of a share."""
        return max(map(abs, self.change))


@dataclass(frozen=True)
class Analysis:
    """What was found out about a game. `plain` returns all of it as data.

    >>> from hippodrome.arena.playing import play_out
    >>> from hippodrome.bots import make
    >>> game = play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0")
    >>> found = analyse(game, ["Ann", "Bo", "Cy"], "sketch")
    >>> ann = found.player(0)
    >>> abs(ann["initial"] + ann["luck"] + ann["decisions"] + ann["others"] - ann["result"]) < 1e-9
    True
    """

    game: Game
    players: Sequence[str]
    depth: str
    course: Course
    judgements: dict[int, Judgement] = field(default_factory=dict)
    """By the number of the move in the log, from 0."""

    def turns(self) -> list[Turn]:
        """List everything that changed the expected result, in order."""
        found: list[Turn] = []
        for number, kind in enumerate(self.course.kinds):
            change = self.course.change(number).tolist()
            if kind is not None and found and found[-1].luck == kind and found[-1].last == number - 1:
                before = found.pop()
                change = [a + b for a, b in zip(before.change, change, strict=True)]
                found.append(Turn(before.first, number, kind, change))
            else:
                found.append(Turn(number, number, kind, change))
        return found

    def turning_points(self, most: int = TURNING_POINTS) -> list[Turn]:
        """Return the moments that changed most, in the order of the game."""
        return sorted(sorted(self.turns(), key=lambda turn: -turn.size)[:most])

    def stories(self, turns: Sequence[Turn]) -> list[Story | None]:
        """Return what each of these moments is about: what was told first then, to whoever decided or drew."""
        told = list(telling.by_step(self.game.kind, self.game.history))
        return [self._story(turn, told) for turn in turns]

    def _story(self, turn: Turn, told: Sequence[telling.Telling]) -> Story | None:
        actor = self.game.history.actors[turn.last]
        viewers = range(self.game.seats) if actor == NATURE else [actor]
        for number in range(turn.last, turn.first - 1, -1):
            for viewer in viewers:
                for story in told[number].stories[viewer]:
                    if not isinstance(story, Heading):
                        return story
        return None

    def player(self, seat: int) -> dict[str, Any]:
        """Sum up the game of one seat; the shares and their changes add up to the result."""
        changes = [float(self.course.change(number)[seat]) for number in range(self.game.length)]
        kinds, actors = self.course.kinds, self.game.history.actors
        by_kind = {
            kind: sum(change for change, found in zip(changes, kinds, strict=True) if found == kind)
            for kind in self.game.kind.insight.kinds
        }
        own = [number for number, actor in enumerate(actors) if actor == seat]
        feats = self.game.kind.insight.feats(self.game.record)
        return {
            "seat": seat,
            "name": self.players[seat],
            "initial": float(self.course.values[0].shares[seat]),
            "luck": sum(by_kind.values()),
            "luck_by_kind": by_kind,
            "decisions": sum(changes[number] for number in own),
            "others": sum(changes[n] for n, actor in enumerate(actors) if actor not in (seat, NATURE)),
            "result": float(self.course.values[-1].shares[seat]),
            **self._skill({number: self.judgements[number] for number in own if number in self.judgements}),
            "feats": feats[seat] if feats else {},
        }

    def _skill(self, judged: dict[int, Judgement]) -> dict[str, Any]:
        """Sum up the decisions of a seat. Those without a choice are only counted."""
        free = {number: found for number, found in judged.items() if found.grade != FORCED}
        good = [number for number, found in free.items() if found.loss == 0 and found.lead > 0]
        costly = [number for number, found in free.items() if found.loss > 0]
        return {
            "mean_loss": sum(found.loss for found in free.values()) / len(free) if free else None,
            "accuracy": sum(found.accuracy for found in free.values()) / len(free) if free else None,
            "grades": dict(Counter(found.grade for found in judged.values())),
            "best": max(good, key=lambda number: free[number].lead, default=None),
            "worst": max(costly, key=lambda number: free[number].loss, default=None),
        }

    def moves(self) -> list[dict[str, Any]]:
        """List every move of the log, with what it changed, and of a decision what it lost."""
        passed = positions(self.game)
        listed = []
        for number, (actor, move) in enumerate(self.game.log):
            found = self.judgements.get(number)
            judged = {}
            if found:
                best = self.game.history.words.write(passed[number], int(actor), found.best)
                judged = found._asdict() | {"grade": found.grade, "best": best}
            listed.append(
                {
                    "number": number,
                    "actor": actor,
                    "move": move,
                    "luck": self.course.kinds[number],
                    "change": self.course.change(number).tolist(),
                    **judged,
                }
            )
        return listed

    def plain(self) -> dict[str, Any]:
        """Return the analysis as data, as `hippodrome analyse --json` prints it."""
        turned = self.turning_points()
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.kind.version,
            "options": self.game.options,
            "depth": self.depth,
            "curve": [value.shares.tolist() for value in self.course.values],
            "errors": [value.errors.tolist() for value in self.course.values],
            "moves": self.moves(),
            "turning_points": [
                turn._asdict() | {"story": story.plain() if story else None}
                for turn, story in zip(turned, self.stories(turned), strict=True)
            ],
            "players": [self.player(seat) for seat in range(self.game.seats)],
        }


def analyse(
    game: Game,
    players: Sequence[str],
    depth: str = USUAL,
    seed: int = 0,
    tick: Callable[[], object] = lambda: None,
) -> Analysis:
    """Analyse a game that is over. `tick` is called twice for each move of its log.

    The same game, depth and seed always give the same analysis.

    >>> from hippodrome.game import new
    >>> analyse(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.HippodromeError: this game is not over yet: only finished games are analysed
    """
    if game.outcome is None:
        raise HippodromeError("this game is not over yet: only finished games are analysed")
    samples, looks = DEPTHS[depth]
    found = course(game, samples, seed, tick)
    judgements = {}
    for number, (one, (actor, action)) in enumerate(zip(positions(game), game.steps, strict=False)):
        if looks and actor != NATURE:
            judgements[number] = judge(game.name, one, actor, action, looks, seed + number)
        tick()
    return Analysis(game, players, depth, found, judgements)
