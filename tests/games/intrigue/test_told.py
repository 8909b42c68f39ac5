"""Properties of all that Byzantio and Nekken ask and tell, in random games on every kind of table."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Heading, Question, Story
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.intrigue import record, told
from hippodrome.games.intrigue.notation import BOX_WORDS
from hippodrome.locales import Language, Messages
from hippodrome.terminal.room import Room
from hippodrome.terminal.wording import worded
from tests.playing import INTRIGUE, new_table, random_game, step
from tests.worlds import alike

TABLE = st.sampled_from(sorted(INTRIGUE))
SEED = st.integers(0, 2**32)
NAMES = ("Zoë", "Basil", "Irene", "Leo")

# ---------------------------------------------------------------- secrets


@given(TABLE, SEED, st.integers(0, 400), st.integers(0, 4))
def test_games_that_a_viewer_cannot_tell_apart_are_told_alike(
    table: str, seed: int, moves: int, viewer: int
) -> None:
    game = random_game(table, seed, moves)
    eyes = viewer if viewer < game.seats else "spectator"
    one_before = two_before = 0
    for one, two in alike(table, game, eyes, random.Random(seed)):
        if one.outcome:
            return  # at the end the sheets are opened
        assert one.told(eyes, one_before) == two.told(eyes, two_before)
        assert question(one, eyes) == question(two, eyes)
        one_before, two_before = one.length, two.length
    assert one.told(eyes) == two.told(eyes)


def question(game: Game, eyes: int | str) -> Any:
    """What a viewer is asked, as plain data."""
    own = {} if isinstance(eyes, str) else game.own_view(eyes)
    return own.get("question") or game.public_view()["question"]


# ---------------------------------------------------------------- nothing changes without a reason


class Ledger:
    """The garrisons, pretenders and boxes of a game, kept by the stories alone."""

    def __init__(self, game: Game) -> None:
        self.words: Any = game.history.words
        self.boxes = dict(zip(BOX_WORDS["byzantio"], BOX_WORDS[game.name], strict=True))
        s = game.record[0]
        self.garrison, self.box = s.garrison.tolist(), s.box.tolist()
        self.pretender, self.reserve = s.pretender.tolist(), s.reserve.tolist()

    def compare(self, game: Game) -> None:
        s = game.record[0]
        assert self.garrison == s.garrison.tolist()
        assert self.pretender == s.pretender.tolist()
        assert self.reserve == s.reserve.tolist()
        assert self.box == s.box.tolist()

    def put(self, seat: int, city: str, count: int = 1) -> None:
        self.garrison[self.words.cities.index(city)][seat] += count
        self.reserve[seat] -= count

    def use(self, seat: int, kind: str) -> None:
        self.box[seat][self.words.boxes.index(self.boxes[kind])] -= 1

    def move(self, seat: int, origin: str, place: str) -> None:
        assert self.words.places[self.pretender[seat]] == origin
        self.pretender[seat] = self.words.places.index(place)

    def read(self, one: Story) -> None:
        match one:
            case told.CampaignMoved() | told.CampaignPlaced():
                self.use(one.seat, "campaign")
                self.move(one.seat, one.origin, one.place)
                if isinstance(one, told.CampaignPlaced):
                    self.put(one.seat, one.city)
            case told.Mustered():
                self.use(one.seat, "muster")
                self.put(one.seat, one.city)
            case told.Advanced():
                self.use(one.seat, "advance")
                self.move(one.seat, one.origin, one.place)
            case told.GarrisonOffered():
                self.use(one.seat, "negotiate")
            case told.GarrisonMoved():
                self.put(one.seat, one.origin, -1)
                self.put(one.seat, one.city)
            case told.BribeTried():
                self.use(one.seat, "bribe")
            case told.ExpelTried():
                self.use(one.seat, "expel")
            case told.BribeRolled(succeeded=True):
                self.put(one.seat, one.city)
            case told.SentBack() | told.FamineRolled(succeeded=False):
                self.put(one.seat, one.city, -1)
            case told.EarthquakeLost():
                self.put(one.seat, one.city, -one.count)
            case told.PretenderExiled():
                self.move(self.words.houses.index(one.house), one.origin, one.place)
            case told.BoxCrossedOff():
                self.box[one.seat][self.words.boxes.index(one.box)] -= 1


@given(TABLE, SEED)
def test_every_garrison_pretender_and_box_that_changes_is_told_at_once(table: str, seed: int) -> None:
    game = new_table(table)
    ledger, rng = Ledger(game), random.Random(seed)
    turns = 0
    while step(game, rng):
        for one in game.told("spectator", game.length - 1):
            ledger.read(one)
            if isinstance(one, told.Turn):
                turns += 1
                assert one.turn == turns
        ledger.compare(game)
    assert turns == game.record["turns"][0]
    assert game.outcome is not None
    scored = {one.seat: one for one in game.told(0) if isinstance(one, told.Scored)}
    assert tuple(scored[seat].points for seat in range(game.seats)) == game.outcome.scores
    won = game.told(0)[-1]
    assert isinstance(won, told.Won)
    assert (won.seat,) == game.outcome.winners
    sheets = [one for one in game.told(0) if isinstance(one, told.TargetScored | told.GuessScored)]
    for seat, points in enumerate(game.outcome.scores):
        assert sum(one.scored for one in sheets if one.seat == seat) == points


# ---------------------------------------------------------------- everything is reached, and worded


@cache
def heard(name: str) -> tuple[tuple[int | None, Question | Story], ...]:
    """All that is asked and told in some games, to whom and what: one of each that can be worded differently."""
    found: dict[tuple[object, ...], tuple[int | None, Question | Story]] = {}
    for table in (table for table, (game, _) in INTRIGUE.items() if game == name):
        for seed in range(4):
            for viewer, one in everything(table, random.Random(seed)):
                mine = viewer is not None and getattr(one, "seat", None) == viewer
                marks = [fact for fact in vars(one).values() if isinstance(fact, bool | list)]
                key = (type(one), mine, *(len(mark) if isinstance(mark, list) else mark for mark in marks))
                found.setdefault(key, (viewer, one))
    return tuple(found.values())


def everything(table: str, rng: random.Random) -> Iterator[tuple[int | None, Question | Story]]:
    """Everything that is asked and told in a random game, in which seat 0 keeps its targets."""
    game = new_table(table)
    ask, words, going = game.kind.question, game.history.words, True
    while going:
        for seat in game.turn:
            yield seat, ask(game.masked(seat), seat, game.actions(seat), words)
        yield None, ask(game.masked("spectator"), SPECTATOR, (), words)
        since = game.length
        if 0 in game.turn and game.record["phase"][0] == record.REPLACE:
            game.play(0, "keep")
        else:
            going = step(game, rng) is not None
        for viewer in range(game.seats):
            yield from ((viewer, one) for one in game.told(viewer, since))
        yield from ((None, one) for one in game.told("spectator", since))


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_everything_in_the_schema_happens(name: str) -> None:
    schema = GAMES[name].told
    ids = {(one.prefix, one.id()) for _, one in heard(name)}
    only_byzantio = {("question", "wait-famine"), ("story", "famine-rolled")}  # NK-06
    known = {("question", one.id()) for one in schema.questions} | {
        ("story", one.id()) for one in schema.stories
    }
    assert ids == known - (only_byzantio if name == "nekken" else set())


OTHERS_WORDS = {  # what is said in the other game only
    "byzantio": "settler chief region colon chef région Siedler Häuptling Region colono jefe región".split(),
    "nekken": "garrison pretender province city garnison prétendant ville Garnison Thronanwärter Provinz Stadt"
    " guarnición pretendiente provincia ciudad".split(),
}


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_everything_is_worded_in_the_words_of_the_game(name: str, language: Language) -> None:
    """A gap in a message is a warning, which fails."""
    board = GAMES[name].board
    assert board is not None
    wrong = re.compile(rf"\b({'|'.join(OTHERS_WORDS[name])})(s|e|en)?\b")
    for viewer, one in heard(name):
        text = worded(one, Room(Messages(language), name, NAMES, board({"board": name}), viewer))
        assert not re.search(r"[{}$]|\byes\b", text), text
        assert not wrong.search(text), text
        assert text[0] == text[0].upper(), text
        assert isinstance(one, Heading) or text.endswith((".", "?")), text


@pytest.mark.parametrize("language", list(Language))
def test_who_looks_on_is_spoken_to_and_not_of(language: Language) -> None:
    """What a viewer does or loses is told in the second person: the own name does not stand there."""
    board = GAMES["byzantio"].board
    assert board is not None
    map_, t = board({"board": "byzantio"}), Messages(language)
    own = [
        (viewer, one)
        for viewer, one in heard("byzantio")
        if viewer is not None and getattr(one, "seat", None) == viewer
    ]
    assert len({one.id() for _, one in own}) > 30
    for viewer, one in own:
        text = worded(one, Room(t, "byzantio", NAMES, map_, viewer))
        assert NAMES[viewer] not in text or hasattr(one, "seats")  # such as the order of the players
        assert text != worded(one, Room(t, "byzantio", NAMES, map_)) or NAMES[viewer] not in text


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_the_sentences_of_a_loss(name: str) -> None:
    board = GAMES[name].board
    assert board is not None
    room = Room(Messages("en"), name, NAMES, board({"board": name}), 2)
    house, city = record.HOUSES[name][2], board({"board": name}).cities[3]
    lost: dict[str, Any] = {"seat": 2, "house": house, "city": city.slug}
    piece = {"byzantio": "garrison", "nekken": "settler"}[name]
    famine = told.FamineRolled(**lost, needed=4, rolled=3, succeeded=False)
    assert worded(famine, room) == f"You lost a {piece} in {city.name} (rolled 3, 4 needed)."
    assert worded(told.SentBack(**lost, by=0), room) == f"You lost a {piece} in {city.name} to Zoë."
    assert worded(told.EarthquakeLost(**lost, count=2), room) == f"You lost 2 {piece}s in {city.name}."
