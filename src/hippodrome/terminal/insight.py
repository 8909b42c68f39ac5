"""Draw the analysis of a game: what each player did, and where the game turned, in sentences."""

from typing import Any

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
    """Draw a column for each player: the result, and what made it."""
    t = room.t
    every = [found.player(seat) for seat in range(found.game.seats)]
    drawn = Table()
    drawn.add_column()
    for seat in range(found.game.seats):
        drawn.add_column(room.label(seat), justify="right")
    drawn.add_row(t("analysis-initial"), *(percent(one["initial"]) for one in every))
    drawn.add_row(t("analysis-luck"), *(signed(one["luck"]) for one in every))
    for kind in found.game.kind.insight.kinds:
        luck = (signed(one["luck_by_kind"][kind]) for one in every)
        drawn.add_row(Text(f"  {t(f'luck-{kind}')}", style="dim"), *luck)
    drawn.add_row(t("analysis-decisions"), *(signed(one["decisions"]) for one in every))
    drawn.add_row(t("analysis-others"), *(signed(one["others"]) for one in every))
    drawn.add_row(t("analysis-result"), *(percent(one["result"]) for one in every))
    if found.judgements:
        drawn.add_section()
        drawn.add_row(t("analysis-accuracy"), *(percent(one["accuracy"]) for one in every))
        drawn.add_row(t("analysis-mistakes"), *(str(_mistakes(one)) for one in every))
    if any(one["feats"].get("guesses") for one in every):
        guessed = (f"{one['feats']['right']} / {one['feats']['guesses']}" for one in every)
        drawn.add_row(t("analysis-guessed"), *guessed)
    return drawn


def _mistakes(player: dict[str, Any]) -> int:
    return sum(int(player["grades"].get(grade, 0)) for grade in ("mistake", "blunder"))


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
