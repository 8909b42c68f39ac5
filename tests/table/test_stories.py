"""What an update is made of: a view that all share, what each seat sees besides, and the story of every event."""

import hashlib
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hippodrome.core.told import Story, Text
from hippodrome.games import GAMES
from hippodrome.games.descriptor import Step
from hippodrome.games.telling import merged
from hippodrome.table import replays
from hippodrome.table.sight import Shown
from hippodrome.table.table import Table, fold
from tests.playing import random_game, seeded
from tests.table.folded import begun, played, played_at_random, told
from tests.table.twins import logged, moments

Teller = Callable[[Step, Any], list[Story]]


class Everything(Story):
    """All that a viewer could tell of a step."""

    seen: Text


def tell_everything(step: Step, _words: Any) -> list[Story]:
    """A story as talkative as can be: whatever a viewer may not know must have been masked before."""
    masks = hashlib.sha256(step.before.tobytes() + step.after.tobytes()).hexdigest()
    return [Everything(f"{step.viewer} {step.actor} {step.action} {masks}")]


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Callable[[Teller], None]:
    """Lets all games tell another story."""

    def let(story: Teller) -> None:
        for name in list(GAMES):
            monkeypatch.setitem(GAMES._found, name, replace(GAMES[name], story=story))  # type: ignore[attr-defined]

    return let


# ---------------------------------------------------------------- view and own


@pytest.mark.parametrize(("game", "seats"), [("byzanz", 3), ("byzantio", 2), ("nekken", 3)])
def test_all_viewers_share_the_view_and_a_seat_sees_its_own_besides(game: str, seats: int) -> None:
    table, rng = begun(game, seats), random.Random(1)
    while table.turn:
        assert table.game is not None
        shown = Shown(table)
        tables = [told(table, viewer)["table"] for viewer in range(seats + 1)]
        assert all(each["view"] == tables[0]["view"] for each in tables)
        assert tables[seats]["own"] is None
        assert tables[seats]["view"] == plain(table.game.view("spectator"))
        for seat in range(seats):
            own = tables[seat]["own"]
            assert own["seat"] == seat
            assert merged(tables[seat]["view"], own) == plain(table.game.view(seat))
            assert ("question" in own) == (seat in table.turn)
            first = shown.update(seat, 0)
            made = shown._own[seat]
            assert shown.update(seat, 0) == first
            assert shown._own[seat] is made  # once
        for _ in range(5):
            table = played_at_random(table, rng) if table.turn else table


def plain(value: Any) -> Any:
    """The same with lists in place of tuples, as JSON has it."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def test_before_the_game_there_is_nothing_to_view() -> None:
    table = replace(begun("byzanz", 3), game=None)
    for viewer in range(4):
        assert (told(table, viewer)["table"]["view"], told(table, viewer)["table"]["own"]) == (None, None)


# ---------------------------------------------------------------- stories


@pytest.mark.parametrize(("game", "seats"), [("byzanz", 3), ("nekken", 2)])
def test_every_event_carries_the_story_that_the_game_tells_of_it(game: str, seats: int) -> None:
    table, rng = begun(game, seats), random.Random(2)
    for _ in range(60):
        before = table
        table = played_at_random(table, rng)
        assert before.game is not None
        assert table.game is not None
        for viewer in range(seats + 1):
            who = viewer if viewer < seats else "spectator"
            new = told(table, viewer, before.positions[viewer])["happened"]
            stories = [story for item in new for story in item["story"]]
            expected = [story.plain() for story in table.game.told(who, before.game.length)] if new else []
            assert stories == plain(expected)
    everything = told(table, 0)["happened"]
    assert all(isinstance(item["story"], list) for item in everything)
    assert [item["story"] for item in everything if item["kind"] in ("opened", "sat")] == [[]] * (1 + seats)


def test_a_story_reaches_exactly_those_who_may_know_it(tell: Callable[[Teller], None]) -> None:
    tell(tell_everything)
    table = begun("byzanz", 3)
    dealt = [told(table, viewer)["happened"][-1] for viewer in range(4)]
    for item in dealt:
        assert len(item["story"]) == len(item["moves"])
        for (_, move), story in zip(item["moves"], item["story"], strict=True):  # told as it is seen
            _, actor, action, _ = story["facts"]["seen"].split()
            assert (actor, action == "None") == ("-1", move == "draw ?")
    *seen, public = (sum(move != "draw ?" for _, move in item["moves"]) for item in dealt)
    assert seen == [public + 4] * 3  # the own hand
    table = begun("nekken", 2)
    assert table.game is not None
    table = played_at_random(table, random.Random(1))
    writer = next(seat for seat in range(2) if table.decisions[seat])
    assert [len(told(table, viewer)["happened"][-1]["story"]) for viewer in range(3)] == [
        1 if viewer == writer else 0 for viewer in range(3)
    ]


def test_a_story_is_told_once_and_kept_once(tell: Callable[[Teller], None]) -> None:
    """However many viewers ask, and however often."""
    steps = []

    def count(step: Step, words: Any) -> list[Story]:
        steps.append(step)
        return tell_everything(step, words)

    tell(count)
    table = begun("byzanz", 3)
    steps.clear()
    table = played_at_random(table, random.Random(1))
    assert table.game is not None
    assert len(steps) == 1
    (one,) = table.happened[-1].stories
    for _ in range(3):
        for viewer in range(table.viewers):
            (story,) = told(table, viewer)["happened"][-1]["story"]
            assert story["id"] == "everything"
    assert len(steps) == 1
    assert table.happened[-1].stories == (one,)


@pytest.mark.parametrize("kind", ["byzanz-4", "byzantio-3-hidden", "nekken-2", "nekken-4-hidden"])
def test_no_story_can_tell_apart_what_its_viewer_cannot(kind: str, tell: Callable[[Teller], None]) -> None:
    """Whole updates of two worlds that look the same, with stories that tell all that they are given."""
    tell(tell_everything)
    whole = random_game(kind, 5)
    different = 0
    for length in moments(whole, 3):
        for viewer in range(whole.seats + 1):
            who = viewer if viewer < whole.seats else "spectator"
            logs, _, _ = logged(kind, whole.at(length), who, random.Random(length))
            one, two = (fold("A" * 16, log) for log in logs)
            assert one is not None
            assert two is not None
            assert Shown(one).update(viewer, 0) == Shown(two).update(viewer, 0), (kind, length, viewer)
            different += any(untold(one, two, other) for other in range(whole.seats) if other != viewer)
    assert different > whole.seats  # else the worlds were the same, and this would prove nothing


def test_how_much_is_written_in_one_go_is_not_told(tell: Callable[[Teller], None]) -> None:
    """Neither by its stories: the last move of several closes the phase, which everybody notices."""
    tell(tell_everything)
    tables = []
    for parts in ((1, 1, 1), (2, 1), (1, 2), (3,)):
        table = begun("nekken", 2)
        slots = len(told(table, 2)["table"]["view"]["slots"])
        for seat, count in ((1, slots), (0, slots - 3)):
            for _ in range(count):
                table = played(table, seat, *first_moves(table, seat, 1))
        for count in parts:
            table = played(table, 0, *first_moves(table, 0, count))
        assert told(table, 2)["table"]["view"]["phase"] != "targets"
        tables.append(table)
    for viewer in (1, 2):
        assert len({Shown(table).update(viewer, 0) for table in tables}) == 1
    assert len({Shown(table).update(0, 0) for table in tables}) == len(tables)


def first_moves(table: Table, seat: int, count: int) -> list[str]:
    """Moves of a seat, one after the other: always the first that is legal."""
    assert table.game is not None
    moves, trial = [], table.game.at(table.game.length)
    for _ in range(count):
        moves.append(trial.legal(seat)[0])
        trial.play(seat, moves[-1])
    return moves


def untold(one: Table, two: Table, viewer: int) -> bool:
    """Whether a viewer is told different stories of two tables."""
    first, second = ([item["story"] for item in told(table, viewer)["happened"]] for table in (one, two))
    return first != second


# ---------------------------------------------------------------- replays


@pytest.mark.parametrize("kind", ["byzanz-3", "nekken-2"])
def test_a_replay_tells_what_happened_in_every_move(kind: str, tell: Callable[[Teller], None]) -> None:
    game = seeded(kind, 3)
    for viewpoint in (0, "spectator"):
        stories = replays.stories(game, viewpoint)
        assert len(stories) == game.length
        assert [each for step in stories for each in step] == [each.plain() for each in game.told(viewpoint)]
    tell(tell_everything)
    public = replays.stories(game, "spectator")
    read = game.log_for("spectator")
    assert sum(map(len, public)) >= len(read) - sum(move.startswith(("target", "guess")) for _, move in read)
