"""What a seat of Byzantio or Nekken is asked, and what the table waits for."""

from collections.abc import Sequence
from typing import Any

from hippodrome.core import calls
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.told import Question
from hippodrome.games.intrigue import record, told
from hippodrome.games.intrigue.notation import IntrigueWords
from hippodrome.games.intrigue.odds import famine_needed, roll_needed, weighs


class Position:
    """A masked position, and the words for what stands there.

    >>> from hippodrome.game import Game
    >>> game = Game("byzantio", {"seats": 2})
    >>> position = Position(game.masked("spectator"), game.history.words)
    >>> position.pretender(0), position.event()
    ('paristrion', None)
    """

    def __init__(self, one: Any, words: IntrigueWords) -> None:
        self.one, self.words = one, words
        self.s = calls.plain(one)

    def garrison(self, seat: int, city: int, owner: int) -> dict[str, Any]:
        """A garrison, and who does or suffers something there."""
        return {"seat": seat, "house": self.words.houses[owner], "city": self.words.cities[city]}

    def odds(self) -> dict[str, Any]:
        """BY-21: what the die must show in the attempt that is under way, and which pretenders weigh on it."""
        s, position = self.s, self.one[0]
        return {
            "needed": int(roll_needed(position, s.seat, s.city, s.owner)),
            "helps": bool(weighs(position, s.seat, s.city)),
            "hinders": bool(weighs(position, s.owner, s.city)),
        }

    def event(self) -> str | None:
        """The event of this turn: "hidden" while its tile lies face down, None in a turn of actions."""
        s = self.s
        for turn, event in zip(s.event_turn, s.event, strict=True):
            if turn == s.turn_number > 0:
                return "hidden" if event == record.NONE else record.EVENTS[event]
        return None

    def pretender(self, seat: int) -> str:
        """Where a pretender stands."""
        return self.words.places[self.s.pretender[seat]]


def player_order(s: Any) -> list[int]:
    """The seats in player order, from the starter on (BY-09); `s` has plain fields.

    >>> from types import SimpleNamespace
    >>> player_order(SimpleNamespace(starter=2, seats=3))
    [2, 0, 1]
    """
    return [(s.starter + step) % s.seats for step in range(s.seats)]


def bits(mask: int) -> list[int]:
    """The seats of a bit mask.

    >>> bits(0b1010)
    [1, 3]
    """
    return [seat for seat in range(record.MOST) if mask >> seat & 1]


def slot_facts(slot: int) -> dict[str, Any]:
    """A slot of a sheet, counted from 1, and the points that are printed there (BY-06).

    >>> slot_facts(0)
    {'slot': 1, 'points': 14}
    """
    return {"slot": slot + 1, "points": int(record.SLOT_POINTS[slot])}


def question(masked: Any, seat: int, legal: Sequence[int], words: IntrigueWords) -> Question:
    """What a seat is asked; a spectator is told who or what is waited for.

    >>> from hippodrome.game import Game
    >>> game = Game("nekken", {"seats": 2})
    >>> question(game.masked(0), 0, game.actions(0), game.history.words)
    WriteTarget(slot=1, points=14)
    >>> question(game.masked("spectator"), SPECTATOR, (), game.history.words)
    WaitTargets(seats=[0, 1])
    """
    position = Position(masked, words)
    return _waited(position) if seat == SPECTATOR else _asked(position, seat)


def _asked(position: Position, seat: int) -> Question:
    s, words = position.s, position.words
    match s.phase:
        case record.WRITE:
            return told.WriteTarget(**slot_facts(s.target[seat].index(record.NOWHERE)))
        case record.ACT:
            return told.Act()
        case record.FOR:
            return told.AskFor(offered=words.cities[s.own_city])
        case record.ANSWER:
            return told.Answer(**_offer(position))
        case record.REPLACE:
            return told.ReplaceTarget()
        case record.EXILE:
            return told.ExilePretender(**_exile(position, seat))
        case record.STRIKE:
            return told.CrossOff(event=position.event() or "")
    left = [
        house
        for house, guessed in zip(words.houses, s.guess[seat], strict=False)
        if guessed == record.NOWHERE and house != words.houses[seat]
    ]
    return told.GuessTarget(houses=left)


def _waited(position: Position) -> Question:
    s, words = position.s, position.words
    seats = bits(calls.turn(position.one))
    match s.phase:
        case record.WRITE:
            return told.WaitTargets(seats=seats)
        case record.START:
            return told.WaitStart(seat=s.seat)
        case record.ACT:
            return told.WaitAct(seat=s.seat)
        case record.FOR:
            return told.WaitFor(seat=s.seat, offered=words.cities[s.own_city])
        case record.ANSWER:
            return told.WaitAnswer(**_offer(position))
        case record.ROLL:
            attempt = position.garrison(s.seat, s.city, s.owner) | position.odds()
            return told.WaitRoll(**attempt, box=words.boxes[s.kind])
        case record.REVEAL:
            return told.WaitReveal()
        case record.EVENT:
            return told.WaitEvent(event=record.EVENTS[s.kind])
        case record.STARVE:
            needed = int(famine_needed(position.one[0]))
            return told.WaitFamine(**position.garrison(s.seat, s.city, s.seat), needed=needed)
        case record.REPLACE:
            return told.WaitSuccession(seats=seats)
        case record.EXILE:
            return told.WaitExile(**_exile(position, seats[0]))
        case record.STRIKE:
            return told.WaitStrike(seats=seats, event=position.event() or "")
        case record.GUESS:
            return told.WaitEspionage(seats=seats)
    (winner,) = bits(calls.winners(position.one))
    return told.Over(seat=winner)


def _offer(position: Position) -> dict[str, Any]:
    """An offer that its receiver answers."""
    s = position.s
    offered = position.words.cities[s.own_city]
    return position.garrison(s.owner, s.city, s.owner) | {"by": s.seat, "offered": offered} | position.odds()


def _exile(position: Position, seat: int) -> dict[str, Any]:
    """A pretender that has to go, and the seat that sends it away."""
    struck = position.s.seat
    return {"seat": seat, "house": position.words.houses[struck], "place": position.pretender(struck)}
