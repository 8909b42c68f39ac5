"""What holds for all that Byzanz asks and tells: no secret in it, no card left out, words in all four languages."""

import random
import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hippodrome
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Question, Story
from hippodrome.games import GAMES
from hippodrome.games.byzanz import record, told
from hippodrome.games.byzanz.notation import CARDS, counted
from hippodrome.locales import Language, Messages
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded
from tests.games.byzanz.listening import Listener, asked
from tests.playing import BYZANZ, new_table, random_game
from tests.worlds import alike

SCHEMA = GAMES["byzanz"].told
TABLE = st.sampled_from(sorted(BYZANZ))
SEED = st.integers(0, 2**32)


# ---------------------------------------------------------------- secrets


@given(TABLE, SEED, st.integers(0, 400), st.integers(0, 6))
def test_two_games_that_a_viewer_cannot_tell_apart_are_told_and_asked_alike(
    table: str, seed: int, moves: int, viewer: int
) -> None:
    game = random_game(table, seed, moves)
    seat, eyes = (viewer, viewer) if viewer < game.seats else (SPECTATOR, "spectator")
    for one, two in alike(table, game, eyes, random.Random(seed)):
        assert asked(one, seat) == asked(two, seat)
    assert one.told(eyes) == two.told(eyes)


def test_those_games_do_differ_for_the_owners_of_the_hands() -> None:
    *_, (one, two) = alike("byzanz-4", random_game("byzanz-4", 1, 30), 0, random.Random(1))
    assert [one.told(seat) == two.told(seat) for seat in range(4)] == [True, False, False, False]


def test_what_everybody_saw_is_told_to_everybody() -> None:
    game = random_game("byzanz-5", 8)
    after_the_deal = 1 + game.seats
    public = game.told("spectator")
    assert len(public) > 300
    for seat in range(game.seats):
        own = game.told(seat)
        assert own[after_the_deal:] == public[after_the_deal:]
        assert [type(one) for one in own].count(told.OwnHand) == 1


# ---------------------------------------------------------------- every card that moves


@given(TABLE, SEED)
def test_whoever_is_only_told_ends_with_the_same_table(table: str, seed: int) -> None:
    game = new_table(table)
    listener = Listener(game.seats)
    for entry in random_game(table, seed).log:
        game.play(*entry)
        for story in game.told("spectator", game.length - 1):
            listener.hear(story)
        s = game.record[0]
        if s.phase not in (record.DEAL, record.LOT):  # hands and lots are told when they are complete
            _same_table(listener, s)
    assert game.outcome is not None
    *_, end = game.told("spectator", game.length - 1)
    assert isinstance(end, told.Victory | told.VictoryOnCards | told.VictoryShared)
    winners = end.seats if isinstance(end, told.VictoryShared) else [end.seat]
    assert (tuple(winners), end.points) == (game.outcome.winners, max(game.outcome.scores))


def _same_table(listener: Listener, s: Any) -> None:
    assert [+listener.lot, +listener.market, +listener.gone] == list(map(_faces, (s.lot, s.market, s.gone)))
    for seat in range(s.seats):
        laid = Counter(CARDS[card] for card in s.laid[seat] if card != record.NO_CARD)
        assert (listener.profit[seat], listener.laid[seat]) == (_faces(s.profit[seat]), laid)
        assert (listener.hand[seat], listener.offer[seat]) == (s.hand[seat].sum(), s.offer[seat])


def _faces(counts: Any) -> Counter[str]:
    return Counter(CARDS[card] for card in counted(counts.tolist()))


def test_headings_stand_in_order_and_nothing_before_the_first() -> None:
    heard = random_game("byzanz-4", 5).told("spectator")
    headings = [story for story in heard if story.id() in SCHEMA.plain()["headings"]]
    assert headings == [*[told.Round(number, 6) for number in range(1, 7)], told.FinalSales(), told.Result()]
    assert heard[0] == headings[0]


def test_every_story_is_told_sooner_or_later() -> None:
    heard: set[type[Story]] = set()
    for table, seed in product(("byzanz-4", "byzanz-6"), range(12)):
        heard |= {type(story) for story in random_game(table, seed).told(0)}
    ties = {told.VictoryOnCards, told.VictoryShared}  # too seldom: BZ-33 has its own tests
    assert heard | ties == set(SCHEMA.stories)


# ---------------------------------------------------------------- in words

SAMPLES: dict[str, tuple[Any, ...]] = {
    "seat": (1,),
    "seats": ([0], [0, 2]),
    "count": (0, 1, 5),
    "card": ("S3", "X"),
    "cards": ([], ["C1"], ["C4", "C3", "X"]),
    "pile": ("T", "X"),
}


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("one", [*SCHEMA.questions, *SCHEMA.stories], ids=lambda one: str(one.__name__))
def test_everything_can_be_said_in_every_language(one: type[Question | Story], language: Language) -> None:
    kinds = one.kinds()
    rooms = [Room(Messages(language), "byzanz", ["Anna", "Bo", "Zoé"], viewer=viewer) for viewer in (None, 1)]
    for facts in product(*(SAMPLES[kind] for kind in kinds.values())):
        others, own = (worded(one(*facts), room) for room in rooms)
        assert not re.search(r"[{}?]|byzanz", others + own)
        if "seat" in kinds and one not in (told.OwnHand, told.HandDealt):
            assert "Bo" in others
            assert "Bo" not in own


@pytest.mark.parametrize("language", list(Language))
def test_the_catalogue_says_all_that_is_told_and_nothing_more(language: Language) -> None:
    file = Path(hippodrome.__file__).parent / "locales" / language / "byzanz.ftl"
    said = re.findall(
        r"^(byzanz-(?:question|story)-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE
    )
    questions = [f"byzanz-question-{one.id()}" for one in SCHEMA.questions]
    stories = [f"byzanz-story-{one.id()}" for one in SCHEMA.stories]
    assert sorted(said) == sorted([*questions, *stories])


def test_the_player_who_did_it_is_spoken_to() -> None:
    won = told.LotWon(1, 3, ["C1", "S2"], ["G1", "X"])
    players = ["Anna", "Bo", "Zoé"]
    heard = [worded(won, Room(Messages("en"), "byzanz", players, viewer=viewer)) for viewer in (0, 1)]
    assert heard == [
        "Bo wins the lot for 3. Cloth 1 and Spices 2 go to the market.",
        "You win the lot for 3. Cloth 1 and Spices 2 go to the market.",
    ]
