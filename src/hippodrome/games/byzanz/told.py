"""What Byzanz asks and tells: an id and its facts, put into words by the catalogue."""

from dataclasses import dataclass
from typing import Annotated

from hippodrome.core.told import Question, Seats

Card = Annotated[str, "card"]
Cards = Annotated[list[str], "cards"]
Pile = Annotated[str, "pile"]


@dataclass(frozen=True)
class Bid(Question):
    """Bid for the lot, or pass."""


@dataclass(frozen=True)
class WaitBid(Question):
    """Somebody else bids."""

    seats: Seats
