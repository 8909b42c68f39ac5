"""Goofspiel for 2 to 6 players, as OpenSpiel defines it: its notation, view, questions, stories and descriptor."""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from goofspiel_hippodrome import rules
from hippodrome import games

Card = Annotated[int, "card"]
VALUES = range(1, rules.CARDS + 1)
WORDS = games.FixedWords([f"bid {value}" for value in VALUES], [f"draw {value}" for value in VALUES], "GS-2")


class Bid(games.Question):
    """Bid for the point card."""

    card: Card


class Wait(games.Question):
    """Others have not bid yet."""

    seats: games.Seats


class Over(games.Question):
    """There is nothing to bid for."""


class Turn(games.Heading):
    """A point card is turned up."""

    number: games.Count
    card: Card


class Opened(games.Story):
    """A seat's bid is opened."""

    seat: games.Seat
    card: Card


class Won(Opened):
    """A seat wins the point card."""


class Discarded(games.Story):
    """Nobody wins the point card: the highest bids are equal."""

    card: Card


def view(masked: Any, words: Any) -> dict[str, Any]:
    """Return what everybody sees: hands are open, unless information is imperfect."""
    s = games.calls.plain(masked)
    players = [own(masked, seat, words) for seat in range(s.seats)]
    for seat, player in enumerate(players):
        player["points"] = sum(s.prize[t] + 1 for t in range(s.number) if s.winner[t] == seat)
        if s.imp_info and s.number < s.cards:
            player["hand"] = ["?"] * (s.cards - s.number)
    return {
        "phase": "bid" if s.waiting else "draw" if s.number < s.cards else "end",
        "round": min(s.number + 1, s.cards),
        "rounds": s.cards,
        "prize": s.prize[s.number] + 1 if s.waiting else None,
        "deck": _cards(s.deck),
        "players": players,
    }


def own(masked: Any, seat: int, words: Any) -> dict[str, Any]:
    """Return a player's part of the view, as far as it is known."""
    s = games.calls.plain(masked)
    bids = ["?" if card == rules.UNSEEN else card + 1 for card in s.bid[seat] if card != rules.NONE]
    return {"seat": seat, "hand": _cards(s.hand[seat]), "bids": bids}


def _cards(mask: int) -> list[int]:
    return [value for value in VALUES if mask >> value - 1 & 1]


def question(masked: Any, seat: int, legal: Sequence[int], words: Any) -> games.Question:
    """Return what a seat is asked, or who has still to bid."""
    s = games.calls.plain(masked)
    waiting = [other for other in range(s.seats) if s.waiting >> other & 1]
    return Bid(s.prize[s.number] + 1) if legal else Wait(waiting) if waiting else Over()


def story(step: games.Step, words: Any) -> list[games.Story]:
    """Tell what has happened: a point card is turned up; or a turn is over, with its bids as far as they are known."""
    before, s = games.calls.plain(step.before), games.calls.plain(step.after)
    told: list[games.Story] = []
    for number in range(before.number, s.cards):
        card = s.prize[number] + 1
        first = number == 0 < s.number and s.points_order  # its card lay there from the beginning
        if s.prize[number] != before.prize[number] or first:
            told.append(Turn(number + 1, card))
        if number < s.number:
            bids = [s.bid[seat][number] for seat in range(s.seats)]
            told += [Opened(seat, bid + 1) for seat, bid in enumerate(bids) if bid != rules.UNSEEN]
            told.append(Discarded(card) if s.winner[number] == rules.NONE else Won(s.winner[number], card))
    return told


def retell(
    opening: Any, steps: Sequence[tuple[int, int]], seen: Mapping[int, int], world: Any, seat: int, rng: Any
) -> list[int]:
    """List the actions of a log that leads to `world`, which looks the same to a seat."""
    bids = [iter(row) for row in games.calls.plain(world).bid]
    return [action if seen[n] == games.SEEN else next(bids[actor]) for n, (actor, action) in enumerate(steps)]


GAME = games.Descriptor(
    name="goofspiel",
    rules=rules,
    options=rules.OPTIONS,
    check=partial(games.complete, "goofspiel", rules.OPTIONS),
    opening=rules.opening,
    words=lambda options: WORDS,
    view=view,
    own=own,
    question=question,
    story=story,
    told=games.schema(sys.modules[__name__]),
    nature=(
        games.Source("draw", tuple(map(str, VALUES)), replaced=False, least={"num_cards": tuple(VALUES)}),
    ),
    retell=retell,
    locales=Path(__file__).parent / "locales",
)
