"""What the tests of Byzanz share: playing on and hearing what is told, and whoever knows only that."""

from collections import Counter
from collections.abc import Sequence

from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Question, Story
from hippodrome.game import Game
from hippodrome.games.byzanz import told
from tests.games.byzanz.tables import OFFERS, deal, pass_all, play_until, turn_up


def play(game: Game, *moves: tuple[int, str]) -> list[Story]:
    """What a spectator is told of these moves."""
    since = game.length
    for seat, move in moves:
        game.play(seat, move)
    return game.told("spectator", since)


def asked(game: Game, seat: int = SPECTATOR) -> Question:
    """What a seat is asked, or a spectator told."""
    legal: Sequence[int] = () if seat == SPECTATOR else game.actions(seat)
    return game.kind.question(game.masked("spectator" if seat == SPECTATOR else seat), seat, legal, None)


def last_auction(seats: int) -> Game:
    """Nobody has bid in this round; the lot of the last player is due, who sits on the last seat."""
    game = deal(seats, lot="")
    while game.view(0)["offer"] != OFFERS[seats][-1]:
        turn_up(game)
        pass_all(game)
        play_until(game, "lot")
    return game


HANDS = ["C4 C1 C1 X", "G4 G1 G1 X", "O3 O1 O1 X"]


def final(*sales: tuple[int, str]) -> Game:
    """After the last market; these sales came in the first auction, and who sold has seven cards again."""
    game = deal(3, HANDS)
    for seat, sale in sales:
        game.play(seat, sale)
    play_until(game, "final", keep=dict(enumerate(HANDS)))
    return game


class Listener:
    """The table as somebody knows it who has only been told; what does not fit together fails."""

    def __init__(self, seats: int) -> None:
        self.lot, self.market, self.gone = Counter[str](), Counter[str](), Counter[str]()
        self.laid = [Counter[str]() for _ in range(seats)]
        self.profit = [Counter[str]() for _ in range(seats)]
        self.hand, self.offer = [0] * seats, [0] * seats

    def hear(self, story: Story) -> None:
        match story:
            case told.HandDealt(seat, count):
                self.hand[seat] = count
            case told.LotOpened(_, _, cards) | told.LastLot(_, _, cards):
                self.lot = Counter(cards)
            case told.LastCard(seat, offer, card):
                self.market[card] += 1
                self.offer[seat] = offer
            case told.BidMade() | told.BidRaised() | told.Passed() | told.LotWon():
                self._hear_bid(story)
            case told.AllPassed(_, lot):
                assert self.lot == Counter(lot)
            case told.TaxPaid(_, card):
                self.lot[card] -= 1
                self.market[card] += 1
            case told.LotTaken(seat, cards, offer):
                assert +self.lot == Counter(cards)
                self.hand[seat] += len(cards)
                self.lot.clear()
                self.offer[seat] = offer
            case told.Round() | told.FinalSales():
                self.offer = [0] * len(self.offer)
            case told.TooMany(seat, count, _):
                assert self.hand[seat] == count
            case told.Discarded(seat, card):
                self.hand[seat] -= 1
                self.gone[card] += 1
            case told.Sold(seat, cards, kept, _):
                self.hand[seat] -= len(cards)
                self.profit[seat][kept] += 1
                self.gone += Counter(cards) - Counter([kept])
            case told.Scored(seat, _, cards, left):
                assert (self.profit[seat], self.hand[seat]) == (Counter(cards), left)
            case _:
                self._hear_market(story)

    def _hear_bid(self, story: Story) -> None:
        match story:
            case told.BidMade(seat, cards, bid) | told.BidRaised(seat, cards, bid):
                assert bool(self.laid[seat]) == isinstance(story, told.BidRaised)
                self.hand[seat] -= len(cards)
                self.laid[seat].update(cards)
                assert _worth(self.laid[seat]) == bid
            case told.Passed(seat, cards):
                assert self.laid[seat] == Counter(cards)
                self.hand[seat] += len(cards)
                self.laid[seat].clear()
            case told.LotWon(seat, price, paid, lot):
                assert (self.laid[seat], self.lot) == (Counter(paid), Counter(lot))
                assert _worth(self.laid[seat]) == price
                self.market.update(paid)
                self.laid[seat].clear()

    def _hear_market(self, story: Story) -> None:
        match story:
            case told.MarketOpened(seat, cards):
                assert self.market == Counter(cards)
                assert self.offer[seat] == min(self.offer)
            case told.PileTaken(seat, pile, cards):
                assert Counter(cards) == Counter({c: n for c, n in self.market.items() if c[0] == pile})
                self.hand[seat] += len(cards)
                self.market -= Counter(cards)
            case told.MarketCleared(cards):
                assert self.market == Counter(cards)
                self.gone += self.market
                self.market.clear()
            case told.MarketEmpty(seats):
                assert not self.market
                assert seats == sorted(seats, key=self.offer.__getitem__)
                assert self.offer[seats[-1]] == max(self.offer)


def _worth(cards: Counter[str]) -> int:
    return sum(int(card[1]) for card in cards.elements())
