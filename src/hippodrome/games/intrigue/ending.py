"""What is told when a game of Byzantio or Nekken ends: the sheets, the guesses, the points and the winner."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from hippodrome.core import calls
from hippodrome.core.told import Story
from hippodrome.games.intrigue import record, told
from hippodrome.games.intrigue.notation import IntrigueWords
from hippodrome.games.intrigue.question import bits, player_order, slot_facts
from hippodrome.games.intrigue.score import sheet


def ending(one: Any, s: Any, words: IntrigueWords) -> Iterator[Story]:
    """Everything that is opened at the end, sheet by sheet in player order, and the result, best first.

    `one` is the last position, an array of one record; `s` has its fields, plain.
    """
    yield told.SheetsOpened()
    order = player_order(s)
    points = np.zeros(record.MOST, np.int64)
    calls.score(one, points)
    totals = points.tolist()
    targets = {}
    for seat in order:
        scores = np.zeros(s.slots, np.int64)
        sheet(one, seat, scores)
        targets[seat] = int(scores.sum())
        yield from _targets(s, seat, scores.tolist(), words)
        yield from _guesses(s, seat, words)
    (winner,) = bits(calls.winners(one))
    for seat in sorted(order, key=lambda seat: (seat != winner, -totals[seat])):
        yield told.Scored(
            seat=seat,
            points=totals[seat],
            targets=targets[seat],
            espionage=totals[seat] - targets[seat],
        )
    most = [seat for seat in order if totals[seat] == totals[winner]]
    yield told.Won(seat=winner, seats=most, points=totals[winner])


def _targets(s: Any, seat: int, scores: list[int], words: IntrigueWords) -> Iterator[Story]:
    for slot, scored in enumerate(scores):
        city = s.target[seat][slot]
        yield told.TargetScored(
            seat=seat,
            city=words.cities[city],
            replaced=s.replaced[seat] == slot,
            scored=scored,
            houses=[words.houses[holder] for holder in _holders(s.garrison[city])],
            **slot_facts(slot),
        )


def _holders(garrisons: list[int]) -> list[int]:
    """The seats with the most garrisons in a city."""
    return [seat for seat, count in enumerate(garrisons) if count == max(garrisons) > 0]


def _guesses(s: Any, seat: int, words: IntrigueWords) -> Iterator[Story]:
    for other, city in enumerate(s.guess[seat]):
        if city != record.NOWHERE:
            target = s.target[other][0]
            yield told.GuessScored(
                seat=seat,
                house=words.houses[other],
                city=words.cities[city],
                target=words.cities[target],
                right=city == target,
                scored=record.GUESS_POINTS * (city == target),
            )
