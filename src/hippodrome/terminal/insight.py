"""Draw the analysis of a game: what each player did, and where the game turned, in sentences."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.analysis import Analysis, Turn
from hippodrome.core.told import Story
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded


def percent(share: float | None) -> str:
    """Write a share in percent.

    >>> percent(0.256), percent(None)
    ('26 %', '–')
    """
    return "–" if share is None else f"{100 * share:.0f} %"


def signed(change: float) -> str:
    """Write a change of a share in percent, with its sign.

    >>> signed(0.114), signed(-0.3)
    ('+11 %', '−30 %')
    """
    return f"{'−' if change < 0 else '+'}{100 * abs(change):.0f} %"


def summary(found: Analysis, room: Room) -> RenderableType:
    """Draw the players' table and the turning points."""
    turned = Table.grid(padding=(0, 2, 0, 0))
    for move, sentence, change in lines(found, room):
        turned.add_row(Text(move, style="dim"), Text(sentence), Text(change))
    heading = Text(room.t("analysis-turning-points"), style="bold")
    return Group(players(found, room), Text(), heading, turned, Text())


def players(found: Analysis, room: Room) -> RenderableType:
    """Draw a row for each player: the result, and what made it."""
    t = room.t
    drawn = Table()
    drawn.add_column(t("seats"))
    kinds = found.game.kind.insight.kinds
    judged = bool(found.judgements)
    for name in ("analysis-initial", "analysis-luck", *(f"luck-{kind}" for kind in kinds)):
        drawn.add_column(t(name), justify="right")
    for name in ("analysis-decisions", "analysis-others", "analysis-result"):
        drawn.add_column(t(name), justify="right")
    for name in ("analysis-accuracy", "analysis-mistakes") if judged else ():
        drawn.add_column(t(name), justify="right")
    for seat in range(found.game.seats):
        one = found.player(seat)
        costly = sum(one["grades"].get(grade, 0) for grade in ("mistake", "blunder"))
        drawn.add_row(
            room.label(seat),
            percent(one["initial"]),
            signed(one["luck"]),
            *(signed(one["luck_by_kind"][kind]) for kind in kinds),
            signed(one["decisions"]),
            signed(one["others"]),
            percent(one["result"]),
            *((percent(one["accuracy"]), str(costly)) if judged else ()),
        )
    return drawn


def lines(found: Analysis, room: Room) -> list[tuple[str, str, str]]:
    """Return the turning points as text: the move, what happened, and what it changed for whom.

    >>> from hippodrome.analysis import analyse
    >>> from hippodrome.arena.playing import play_out
    >>> from hippodrome.bots import make
    >>> from hippodrome.locales import Messages
    >>> game = play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0")
    >>> found = analyse(game, ["Ann", "Bo", "Cy"], "sketch")
    >>> len(lines(found, Room.of(game, found.players, Messages("en"))))
    5
    """
    turned = found.turning_points()
    return [
        (str(turn.last + 1), _sentence(found, turn, story, room), changes(turn, room))
        for turn, story in zip(turned, found.stories(turned), strict=True)
    ]


def _sentence(found: Analysis, turn: Turn, story: Story | None, room: Room) -> str:
    """What happened in a turning point; the move itself, if nothing was told."""
    if story:
        return worded(story, Room(room.t, room.game, found.players, room.board, viewer=-1))
    actor, move = found.game.log[turn.last]
    return move if isinstance(actor, str) else f"{room.name(actor)}: {move}"


def changes(turn: Turn, room: Room) -> str:
    """What a turning point changed, for those for whom it changed most."""
    order = sorted(range(len(turn.change)), key=lambda seat: -abs(turn.change[seat]))
    return ", ".join(f"{room.name(seat)} {signed(turn.change[seat])}" for seat in order[:2])
