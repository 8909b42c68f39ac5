"""What Byzanz asks and tells: an id and its facts, put into words by the catalogue."""

from typing import Annotated

from hippodrome.core.told import Count, Heading, Question, Seat, Seats, Story

Card = Annotated[str, "card"]
Cards = Annotated[list[str], "cards"]
Pile = Annotated[str, "pile"]

# ---------------------------------------------------------------- what a seat is asked


class Bid(Question):
    """Make the first bid for the lot, or pass (BZ-09)."""


class Beat(Question):
    """Bid more than the highest bid, or pass (BZ-10)."""

    high: Count


class Raise(Question):
    """Add to the own bid until it is the highest, or pass (BZ-11)."""

    high: Count
    own: Count


class PassShort(Question):
    """Pass: the goods in the hand are worth too little."""

    high: Count


class PassNoGoods(Question):
    """Pass: there are no goods in the hand (BZ-12)."""


class Tax(Question):
    """Choose the card of the lot that is paid as tax (BZ-15)."""


class LastTax(Question):
    """Choose the card of the last lot that goes to the market; nobody has bid for it (BZ-18)."""


class Take(Question):
    """Take a pile from the market (BZ-19)."""


class Discard(Question):
    """Discard a card: there are too many in the hand, and no set to sell (BZ-29)."""

    count: Count


class DiscardOrSell(Question):
    """Discard a card or sell a set: there are too many in the hand (BZ-29)."""

    count: Count


class FinalSell(Question):
    """Sell what can be sold, or say "done" (BZ-31)."""


class FinalDone(Question):
    """Say "done": there is nothing to sell (BZ-31)."""


# ---------------------------------------------------------------- whom the table waits for


class WaitHands(Question):
    """The opening hands are dealt (BZ-04)."""


class WaitLot(Question):
    """The lot of an offer card is turned up (BZ-06)."""

    offer: Count


class WaitBid(Question):
    """Somebody else bids or passes."""

    seats: Seats


class WaitTax(Question):
    """Somebody else chooses the card for the market."""

    seats: Seats


class WaitOver(Question):
    """Somebody else has too many cards."""

    seats: Seats


class WaitTake(Question):
    """Somebody else takes a pile from the market."""

    seats: Seats


class WaitFinal(Question):
    """Others have not said "done" yet."""

    seats: Seats


class GameWon(Question):
    """The game is over, one player has won."""

    seat: Seat
    points: Count


class GameShared(Question):
    """The game is over, several players share the victory."""

    seats: Seats
    points: Count


# ---------------------------------------------------------------- the parts of the game


class Round(Heading):
    """A round begins. The opening hands are dealt in the first one."""

    round: Count
    rounds: Count


class FinalSales(Heading):
    """The last market is over: all sell what they still want to sell (BZ-31)."""


class Result(Heading):
    """The game is over: the profits are shown (BZ-32)."""


# ---------------------------------------------------------------- cards come


class HandDealt(Story):
    """Somebody else has an opening hand (BZ-04)."""

    seat: Seat
    count: Count


class OwnHand(Story):
    """The viewer's own opening hand, told to nobody else (BZ-34)."""

    seat: Seat
    cards: Cards


class LotOpened(Story):
    """A lot lies open, and `seat` bids first (BZ-06, BZ-07)."""

    seat: Seat
    offer: Count
    cards: Cards


class LastLot(Story):
    """The last lot of a round lies open, for the only player without an offer card (BZ-18)."""

    seat: Seat
    offer: Count
    cards: Cards


class LastCard(Story):
    """The last lot of a round is one card: it goes to the market, the offer card to the last player (BZ-18)."""

    seat: Seat
    offer: Count
    card: Card


# ---------------------------------------------------------------- the auction


class BidMade(Story):
    """A first bid of a player in an auction."""

    seat: Seat
    cards: Cards
    bid: Count


class BidRaised(Story):
    """Cards added to an own bid (BZ-11), and what it counts now."""

    seat: Seat
    cards: Cards
    bid: Count


class Passed(Story):
    """A pass, and the cards that come back into the hand (BZ-13)."""

    seat: Seat
    cards: Cards


class LotWon(Story):
    """The auction is over; what was bid goes to the market (BZ-15)."""

    seat: Seat
    price: Count
    paid: Cards
    lot: Cards


class AllPassed(Story):
    """Nobody has bid: the first who passed wins the lot for nothing (BZ-17)."""

    seat: Seat
    lot: Cards


class TaxPaid(Story):
    """A card of the lot goes to the market (BZ-15, BZ-18)."""

    seat: Seat
    card: Card


class LotTaken(Story):
    """What is left of the lot goes to the hand, and the offer card with it (BZ-15)."""

    seat: Seat
    cards: Cards
    offer: Count


# ---------------------------------------------------------------- the market


class MarketOpened(Story):
    """The auctions of the round are over; `seat` has the lowest offer card and takes first (BZ-19)."""

    seat: Seat
    cards: Cards


class PileTaken(Story):
    """A pile of the market goes to a hand (BZ-19)."""

    seat: Seat
    pile: Pile
    cards: Cards


class MarketEmpty(Story):
    """These have not taken yet and find nothing (BZ-20)."""

    seats: Seats


class MarketCleared(Story):
    """What nobody has taken leaves the game (BZ-21)."""

    cards: Cards


# ---------------------------------------------------------------- sales and discards


class Sold(Story):
    """Three cards are shown; one is kept as profit, the others leave the game (BZ-23).

    `traders` says how many traders stood in for goods (BZ-24): none in a set of three traders.
    """

    seat: Seat
    cards: Cards
    kept: Card
    traders: Count


class TooMany(Story):
    """A hand has more cards than the limit and must come down to it (BZ-29)."""

    seat: Seat
    count: Count
    limit: Count


class Discarded(Story):
    """A card leaves the game, face up (BZ-29)."""

    seat: Seat
    card: Card


class Done(Story):
    """No more sales (BZ-31)."""

    seat: Seat


# ---------------------------------------------------------------- the end


class Scored(Story):
    """The profit of a player, shown at the end (BZ-32), and how many cards are left in the hand (BZ-33)."""

    seat: Seat
    points: Count
    cards: Cards
    left: Count


class Victory(Story):
    """One player has the most points."""

    seat: Seat
    points: Count


class VictoryOnCards(Story):
    """`seats` have the most points, and `seat` of them the most cards left in the hand (BZ-33)."""

    seat: Seat
    seats: Seats
    points: Count
    left: Count


class VictoryShared(Story):
    """`seats` have the most points, and as many cards left in the hand (BZ-33)."""

    seats: Seats
    points: Count
    left: Count
