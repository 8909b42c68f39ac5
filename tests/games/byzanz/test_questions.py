"""What Byzanz asks: every question in a position laid by hand."""

from collections.abc import Iterator

from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Question
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.byzanz import told
from tests.games.byzanz.listening import asked, final, last_auction
from tests.games.byzanz.tables import deal, pass_all, turn_up

Place = tuple[Game, int, Question]  # a game, who is asked, and what should be asked


def auction() -> Iterator[Place]:
    yield Game("byzanz", {"seats": 3}), SPECTATOR, told.WaitHands()
    game = deal(3, ["C1 C2 G1 X", "X X X X", "C4 O1 O1 S4"], lot="")
    yield game, 1, told.WaitLot(6)
    turn_up(game, "W1 W1 W1 G4 X X")
    yield game, 0, told.Bid()
    yield game, 2, told.WaitBid([0])
    passed = game.copy()
    passed.play(0, "pass")
    yield passed, 1, told.PassNoGoods()
    game.play(0, "bid C1")
    yield game, 1, told.PassShort(1)
    game.play(1, "pass")
    yield game, 2, told.Beat(1)
    game.play(2, "bid O1 O1")
    yield game, 0, told.Raise(2, 1)
    game.play(0, "bid C2 G1")
    yield game, 2, told.Raise(4, 2)
    game.play(2, "pass")
    yield game, 0, told.Tax()
    yield game, SPECTATOR, told.WaitTax([0])


def market() -> Iterator[Place]:
    game = last_auction(4)
    turn_up(game, "C4 X")
    yield game, 3, told.LastTax()
    yield game, 0, told.WaitTax([3])
    game.play(3, "tax C4")
    yield game, 3, told.Take()
    yield game, SPECTATOR, told.WaitTake([3])


def over() -> Iterator[Place]:
    for cards, expected in [("C1 C1 C4 X", told.DiscardOrSell(10)), ("C1 G1 O2 S2", told.Discard(10))]:
        game = deal(3, [cards], lot="T1 T2 W1 W4 G2 O1")
        pass_all(game)
        yield game, 0, expected
        yield game, 1, told.WaitOver([0])


def end() -> Iterator[Place]:
    game = final()
    yield game, 0, told.FinalSell()
    while len(game.legal(0)) > 1:
        game.play(0, game.legal(0)[0])
    yield game, 0, told.FinalDone()
    points = game.view(0)["players"][0]["points"]
    game.play(0, "done")
    yield game, 0, told.WaitFinal([1, 2])
    game.play(1, "done")
    game.play(2, "done")
    yield game, 0, told.GameWon(0, points)
    yield game, SPECTATOR, told.GameWon(0, points)
    game = final()
    for seat in range(3):
        game.play(seat, "done")
    yield game, 1, told.GameShared([0, 1, 2], 0)


def test_every_question_is_asked_in_its_place() -> None:
    found = set()
    for places in (auction, market, over, end):
        for game, seat, expected in places():
            assert asked(game, seat) == expected
            assert game.view("spectator" if seat == SPECTATOR else seat)["question"] == expected.plain()
            found.add(type(expected))
    assert found == set(GAMES["byzanz"].told.questions)
