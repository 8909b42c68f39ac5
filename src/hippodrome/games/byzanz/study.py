"""The table of a game of Byzanz: the sheet's (BZ-03), or a study variant's, which is ours (docs/byzanz.md)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.notation import CARDS
from hippodrome.games.options import Option
from hippodrome.games.sources import Source

MOST_COPIES, TRADERS = int(record.COPIES[0]), int(record.COPIES[record.TRADER])  # of a kind of good
OPTIONS = (
    Option("goods", "number", record.GOODS, (1, record.GOODS), study=True),
    Option("values", "number", record.VALUES, (1, record.VALUES), study=True),
    Option("copies", "number", MOST_COPIES, (1, MOST_COPIES), study=True),
    Option("traders", "number", TRADERS, (0, TRADERS), study=True),
    Option("dealt", "number", record.OPENING, (1, record.OPENING), study=True),
    Option("rounds", "number", 0, (0, 8), study=True),  # 0: as usual
)
TWO = 2  # players, in study variants only
TWO_OFFERS, TWO_ROUNDS = (4, 2), 8
NAMES = tuple(option.name for option in OPTIONS)
DECK = Source(  # with the cards that are set aside
    "draw",
    CARDS,
    tuple(record.COPIES.tolist()),
    replaced=False,
    least={
        "goods": (*(int(record.PILE[card]) + 1 for card in range(record.TRADER)), 0),
        "values": (*(int(record.VALUE[card]) for card in range(record.TRADER)), 0),
    },
    most={"copies": (*(1,) * record.TRADER, 0), "traders": (*(0,) * record.TRADER, 1)},
)


class Table(NamedTuple):
    """What is played with: copies of each kind of card, cards dealt to each, offer cards, rounds, cards set aside."""

    copies: tuple[int, ...]
    dealt: int
    offers: tuple[int, ...]
    rounds: int
    set_aside: int


def table(options: Mapping[str, Any]) -> Table:
    """The table for these options; ValueError if its deck is too small.

    >>> table({"seats": 3})[1:]
    (4, (6, 4, 2), 8, 4)
    >>> table({"seats": 2, "goods": 2, "values": 2, "copies": 2, "traders": 2, "dealt": 2})[1:]
    (2, (4, 2), 1, 0)
    """
    seats = options["seats"]
    chosen = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    copies = _copies(chosen)
    left = sum(copies) - seats * chosen["dealt"]
    wanted = max(chosen["rounds"], 1)
    usual, most = _usual(seats)
    offers = next((row for row in (usual, _lowest(seats)) if wanted * sum(row) <= left), None)
    if offers is None:
        raise ValueError(_too_small(sum(copies), seats, chosen["dealt"], wanted))
    rounds = chosen["rounds"] or min(most, left // sum(offers))
    return Table(copies, chosen["dealt"], offers, rounds, left - rounds * sum(offers))


def _copies(chosen: Mapping[str, int]) -> tuple[int, ...]:
    """Of the first goods the lowest values, and of each kind no more than so many copies; and the traders."""
    copies = [
        min(int(record.COPIES[card]), chosen["copies"])
        if record.PILE[card] < chosen["goods"] and record.VALUE[card] <= chosen["values"]
        else 0
        for card in range(record.TRADER)
    ]
    return (*copies, chosen["traders"])


def _usual(seats: int) -> tuple[tuple[int, ...], int]:
    """The offer cards of BZ-03, and the rounds; for two players ours."""
    if seats == TWO:
        return TWO_OFFERS, TWO_ROUNDS
    return tuple(record.OFFERS[seats, :seats].tolist()), int(record.ROUNDS[seats])


def _lowest(seats: int) -> tuple[int, ...]:
    """The lowest offer cards that so many players can have."""
    return tuple(range(seats, 0, -1))


def _too_small(cards: int, seats: int, dealt: int, rounds: int) -> str:
    needed = seats * dealt + rounds * sum(_lowest(seats))
    played = "a round" if rounds == 1 else f"{rounds} rounds"
    return (
        f"a deck of {cards} cards is too small: {seats} players who are dealt {dealt} each need {needed} for {played}; "
        "add goods, values, copies or traders, deal fewer, or play fewer rounds"
    )
