"""Byzanz once more, the slow and plain way: written from RULES.md alone, in its order.

The whole game is one script (`_script`) that stops wherever somebody has to decide, nature
included. Cards are strings: `C1` … `W4`, and `X` for a trader; sorting them as strings gives
the order of the notation. A script can't be copied: to branch, replay the moves.
"""

from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import combinations

Move = tuple[int | str, str]  # who, what
Script = Generator[None, Move, None]

GOODS = "CGOSTW"  # BZ-01
COPIES = {1: 6, 2: 5, 3: 3, 4: 2}  # BZ-01: value -> cards of that value in each good
TRADER, TRADERS, TRADER_PROFIT = "X", 16, 5  # BZ-02, BZ-25
OPENING_HAND, HAND_LIMIT = 4, 7  # BZ-04, BZ-29

# BZ-03: players -> offer cards (highest on top, BZ-05), cards set aside, rounds
TABLE: dict[int, tuple[list[int], int, int]] = {
    3: ([6, 4, 2], 4, 8),
    4: ([5, 4, 3, 2], 12, 6),
    5: ([5, 4, 3, 2, 1], 2, 6),
    6: ([6, 5, 4, 3, 2, 1], 4, 4),
}

# What can be changed in a study variant (docs/byzanz.md), and the usual
STUDY = {"goods": 6, "values": 4, "copies": 6, "traders": 16, "dealt": 4, "rounds": 0}


def worth(card: str) -> int:
    """The value printed on a card (BZ-01, BZ-02)."""
    return 0 if card == TRADER else int(card[1])


def pile(card: str) -> str:
    """The market pile of a card: its good, or the traders (BZ-16, BZ-19)."""
    return card[0]


class NaiveByzanz:
    """One game. Seat 0 sits left of the dealer; left of seat i is seat i + 1."""

    def __init__(self, seats: int, **study: int) -> None:
        study = {name: number for name, number in study.items() if number != STUDY[name]}
        if seats not in TABLE and not (seats == 2 and study):
            raise ValueError(f"Byzanz is for 3 to 6 players, not {seats}")
        self.seats = seats
        self.undrawn = {good + str(v): n for good in GOODS for v, n in COPIES.items()}  # BZ-01
        self.undrawn[TRADER] = TRADERS  # BZ-02
        self.opening_hand = OPENING_HAND
        if study:
            self._study(**study)
        else:
            self.offer_cards, self.set_aside, self.rounds = TABLE[seats]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.laid: list[list[str]] = [[] for _ in range(seats)]
        self.profit: list[list[str]] = [[] for _ in range(seats)]
        self.seen: list[list[str]] = [[] for _ in range(seats)]  # BZ-34: known part of each hand
        self.market: list[str] = []  # BZ-05
        self.lot: list[str] = []
        self.gone: list[str] = []
        self.offers = [0] * seats
        self.round = 0
        self.highest = 0  # the highest bid of the running auction
        self.over = False
        self.stage = ""  # what the table waits for: draw, bid, tax, seven, take or final
        self.turn: set[int] = set()  # the seats it waits for
        self.script = self._script()
        next(self.script)

    def _study(
        self,
        goods: int = 6,
        values: int = 4,
        copies: int = 6,
        traders: int = 16,
        dealt: int = 4,
        rounds: int = 0,
    ) -> None:
        """The deck and the offer cards of a study variant, as docs/byzanz.md states them."""
        for good in GOODS:
            for value, number in COPIES.items():
                there = good in GOODS[:goods] and value <= values
                self.undrawn[good + str(value)] = min(number, copies) if there else 0
        self.undrawn[TRADER] = traders
        self.opening_hand = dealt
        for_lots = sum(self.undrawn.values()) - self.seats * dealt
        usual, _, most = TABLE.get(self.seats, ([4, 2], 0, 8))
        lowest = list(range(1, self.seats + 1))[::-1]
        self.offer_cards = usual if for_lots // sum(usual) >= (rounds or 1) else lowest
        lasts = for_lots // sum(self.offer_cards)
        if lasts < (rounds or 1):
            raise ValueError("the deck does not last")
        self.rounds = rounds or min(lasts, most)
        self.set_aside = for_lots - self.rounds * sum(self.offer_cards)

    # ---- the course of the game ------------------------------------------------------------

    def _script(self) -> Script:
        """The game from the deal to the last "done"."""
        for seat in range(self.seats):  # BZ-04; what is set aside is simply never drawn
            for _ in range(self.opening_hand):
                yield from self._draw_into(self.hands[seat])
        starter = 0  # BZ-05, BZ-07
        for number in range(self.rounds):  # BZ-22
            self.round = number
            yield from self._auctions(starter)
            starter = self.offers.index(min(self.offers))  # BZ-07: the lowest offer card
            yield from self._take_from_market()
        yield from self._final_sales()
        self.stage, self.turn, self.over = "over", set(), True  # BZ-31

    def _ask(self, stage: str, seats: Iterable[int]) -> Generator[None, Move, Move]:
        """Wait for a move of one of these seats (of nature, when there are none)."""
        self.stage, self.turn = stage, set(seats)
        return (yield)

    def _draw_into(self, place: list[str]) -> Script:
        """Nature draws a card to where it is due."""
        _, text = yield from self._ask("draw", [])
        card = text.split()[1]
        self.undrawn[card] -= 1
        place.append(card)

    # ---- a round: one auction per player ---------------------------------------------------

    def _auctions(self, starter: int) -> Script:
        """All auctions of a round."""
        for offer in self.offer_cards:  # BZ-05: highest on top
            for _ in range(offer):  # BZ-06
                yield from self._draw_into(self.lot)
            clockwise = [(starter + i) % self.seats for i in range(self.seats)]
            players = [seat for seat in clockwise if self.offers[seat] == 0]  # BZ-07, BZ-08
            if len(players) == 1:  # BZ-18: nobody to bid against
                winner = players[0]
                if len(self.lot) == 1:
                    self.market.append(self.lot.pop())
                else:
                    yield from self._tax(winner)
            else:
                passed = yield from self._bidding(players)
                if len(passed) == len(players):  # BZ-17: no payment, no tax
                    winner = passed[0]
                else:  # BZ-15: the bid to the market, then the tax
                    [winner] = [seat for seat in players if seat not in passed]
                    self.market += self.laid[winner]
                    self.laid[winner] = []
                    yield from self._tax(winner)
            self._receive(winner, self.lot)  # BZ-15, BZ-17, BZ-18
            self.lot = []
            self.offers[winner] = offer  # BZ-15
            yield from self._down_to_seven(winner)  # BZ-29: after the offer card
            starter = winner + 1  # BZ-07: the next one to the left who has no offer card

    def _bidding(self, players: list[int]) -> Generator[None, Move, list[int]]:
        """Bid or pass in turn; returns those who passed, in the order in which they did."""
        self.highest = 0
        passed: list[int] = []
        queue = list(players)  # those still in the auction, whose turn it is first
        while queue:
            if len(queue) == 1 and self.highest > 0:  # BZ-14: the last one in has bid
                break
            seat = queue.pop(0)
            _, text = yield from self._ask("bid", [seat])  # BZ-14: also the last, if none has bid
            if text == "pass":  # BZ-13
                self._receive(seat, self.laid[seat])
                self.laid[seat] = []
                passed.append(seat)
            else:  # BZ-09, BZ-11: added to the cards already laid
                cards = text.split()[1:]
                self._show(seat, cards)
                self.laid[seat] += cards
                self.highest = sum(map(worth, self.laid[seat]))
                queue.append(seat)
        return passed

    def _tax(self, winner: int) -> Script:
        """One card of the lot goes to the market, traders too (BZ-15, BZ-16, BZ-18)."""
        _, text = yield from self._ask("tax", [winner])
        card = text.split()[1]
        self.lot.remove(card)
        self.market.append(card)

    # ---- the market ------------------------------------------------------------------------

    def _take_from_market(self) -> Script:
        """Each player takes one pile, the lowest offer card first (BZ-19)."""
        for offer in sorted(self.offer_cards):
            seat = self.offers.index(offer)
            if not self.market:  # BZ-20: nothing left, so nothing to choose
                continue
            _, text = yield from self._ask("take", [seat])
            wanted = text.split()[1]
            taken = [card for card in self.market if pile(card) == wanted]
            self.market = [card for card in self.market if pile(card) != wanted]
            self._receive(seat, taken)
            yield from self._down_to_seven(seat)  # BZ-29: at once, before the next one takes
        self.gone += self.market  # BZ-21
        self.market = []
        self.offers = [0] * self.seats  # BZ-21

    # ---- selling ---------------------------------------------------------------------------

    def _sales(self, seat: int) -> set[str]:
        """Every set of three in the hand (BZ-26); laid cards are not in the hand (BZ-27)."""
        found = set()
        for three in combinations(sorted(self.hands[seat]), 3):
            goods = [card for card in three if card != TRADER]  # BZ-24: traders are jokers
            if len({pile(card) for card in goods}) > 1:  # BZ-23
                continue
            kept = max(goods, key=worth) if goods else TRADER  # BZ-23, BZ-24, BZ-25
            rest = list(three)
            rest.remove(kept)
            found.add(" ".join(["sell", kept, *rest]))
        return found

    def _can_sell(self, seat: int) -> bool:
        """Whether the table is in a state in which this seat may sell (BZ-28)."""
        if self.stage in ("bid", "take"):
            return True  # in turn or not
        if self.stage == "seven":
            return seat in self.turn  # only the owner of the hand over seven
        if self.stage == "final":
            return seat in self.turn  # BZ-31: "done" is for good
        return False  # draws and taxes

    def _sell(self, seat: int, cards: list[str]) -> None:
        """The first card is kept, the two others leave the game (BZ-23, BZ-24, BZ-25)."""
        self._show(seat, cards)
        self.profit[seat].append(cards[0])
        self.gone += cards[1:]

    # ---- seven cards -----------------------------------------------------------------------

    def _down_to_seven(self, seat: int) -> Script:
        """Discard one card at a time, or sell, while the hand is too big (BZ-29, BZ-30)."""
        while len(self.hands[seat]) > HAND_LIMIT:
            _, text = yield from self._ask("seven", [seat])
            word, *cards = text.split()
            if word == "discard":  # a sale was carried out by play()
                self._show(seat, cards)
                self.gone += cards

    # ---- end -------------------------------------------------------------------------------

    def _final_sales(self) -> Script:
        """All at once, until each has said "done" (BZ-31)."""
        selling = set(range(self.seats))
        while selling:
            actor, _ = yield from self._ask("final", selling)
            selling = {seat for seat in selling if seat != actor}

    def scores(self) -> list[int]:
        """The values on the profit cards, 5 for a trader (BZ-25, BZ-32)."""
        return [
            sum(TRADER_PROFIT if card == TRADER else worth(card) for card in cards) for cards in self.profit
        ]

    def winners(self) -> list[int]:
        """The highest score; then more cards in the hand; then shared (BZ-32, BZ-33)."""
        ranks = [(self.scores()[seat], len(self.hands[seat])) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    # ---- what can be known -----------------------------------------------------------------

    def _receive(self, seat: int, cards: list[str]) -> None:
        """Cards that everybody saw go to a hand, and stay known (BZ-34)."""
        self.hands[seat] += cards
        self.seen[seat] += cards

    def _show(self, seat: int, cards: list[str]) -> None:
        """Cards leave a hand face up; one equal to a known card is the known one (BZ-34)."""
        for card in cards:
            self.hands[seat].remove(card)
            if card in self.seen[seat]:
                self.seen[seat].remove(card)

    def known(self, seat: int) -> list[str]:
        """The cards of a hand that a perfect memory across the table knows (BZ-34)."""
        return sorted(self.seen[seat])

    # ---- playing ---------------------------------------------------------------------------

    def waiting(self) -> set[int]:
        """The seats that the game waits for."""
        return set(self.turn)

    def chances(self) -> dict[str, int]:
        """Nature's outcomes, weighted by the copies not yet drawn, those set aside included."""
        if self.stage != "draw":
            return {}
        return {f"draw {card}": n for card, n in self.undrawn.items() if n > 0}

    def _bids(self, seat: int) -> set[str]:
        """Every way to raise one's bid above the highest by adding cards."""
        hand = sorted(card for card in self.hands[seat] if card != TRADER)  # BZ-12
        already = sum(map(worth, self.laid[seat]))  # BZ-11: what lies there stays there
        return {
            " ".join(["bid", *cards])
            for count in range(1, len(hand) + 1)
            for cards in combinations(hand, count)
            if already + sum(map(worth, cards)) > self.highest  # BZ-09, BZ-10
        }

    def moves(self, seat: int) -> set[str]:
        """Every move that this seat can make now, sales out of turn included."""
        if seat not in range(self.seats):
            return set()
        found = self._sales(seat) if self._can_sell(seat) else set()
        if seat not in self.turn:
            return found
        if self.stage == "bid":
            found |= {"pass"} | self._bids(seat)  # BZ-08
        elif self.stage == "tax":
            found |= {f"tax {card}" for card in self.lot}  # BZ-15, BZ-18
        elif self.stage == "seven":
            found |= {f"discard {card}" for card in self.hands[seat]}  # BZ-29
        elif self.stage == "take":
            found |= {f"take {pile(card)}" for card in self.market}  # BZ-19, BZ-20
        elif self.stage == "final":
            found |= {"done"}  # BZ-31
        return found

    def play(self, actor: int | str, text: str) -> None:
        """Make one move, given in its canonical text; ValueError if it is not legal."""
        if actor == "nature":
            legal = set(self.chances())
        else:
            legal = self.moves(actor) if isinstance(actor, int) else set()
        if text not in legal:
            raise ValueError(f"{actor} can't play {text!r} now")
        word, *cards = text.split()
        if word == "sell" and isinstance(actor, int):
            self._sell(actor, cards)
            if self.stage != "seven":
                return  # BZ-23: the table goes on waiting for what it waited for
        with suppress(StopIteration):
            self.script.send((actor, text))

    def position(self) -> dict[str, object]:
        """Everything that lies on the table or is held, for comparison."""
        return {
            "hands": [sorted(cards) for cards in self.hands],
            "laid": [sorted(cards) for cards in self.laid],
            "market": sorted(self.market),
            "lot": sorted(self.lot),
            "profit": [sorted(cards) for cards in self.profit],
            "gone": sorted(self.gone),
            "undrawn": dict(self.undrawn),
            "offers": list(self.offers),
            "round": self.round,
            "waiting": sorted(self.turn),
        }
