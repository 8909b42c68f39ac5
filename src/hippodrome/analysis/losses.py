"""What decisions cost: the best move less the move that was made, judged by search from what the seat could see.

Nobody is blamed for what could not be known: the search gets the mask of whoever decided, and imagines the rest. It
first looks for the best move; then both moves are tried in the same imagined worlds, with new random numbers, so that
neither the choice of the best nor a lucky world makes a difference.
"""

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots import Situation
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.search import Search
from hippodrome.core import calls
from hippodrome.games.telling import masked

FORCED, BEST, FINE = "forced", "best", "fine"
CLASSES = {"inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.1}  # the least loss of each
SURE = 2.0  # standard errors that a loss must have to be more than fine
HALF = 0.05  # a decision that loses so much has an accuracy of one half
TRIED = 0.05  # part of the visits that a move must have to count as an alternative


class Judgement(NamedTuple):
    """What was found out about a decision: the best move, what the one made lost, and its standard error.

    `lead` is how much better the best move is than the next best that was tried.

    >>> Judgement(best=3, loss=0.06, error=0.01, lead=0.06, choices=4).grade
    'mistake'
    """

    best: int
    loss: float
    error: float
    lead: float
    choices: int

    @property
    def grade(self) -> str:
        """The class of the decision. What may be chance is not held against anybody."""
        if self.choices == 1:
            return FORCED
        if self.loss == 0:
            return BEST
        grade = FINE
        for name, least in CLASSES.items():
            if self.loss >= least and self.loss >= SURE * self.error:
                grade = name
        return grade

    @property
    def accuracy(self) -> float:
        """From 0 to 1: 1 if nothing was lost.

        >>> Judgement(best=3, loss=0.05, error=0.01, lead=0.05, choices=4).accuracy
        0.5
        """
        return float(2 ** (-self.loss / HALF))


class Looks(NamedTuple):
    """How far a search looks: simulations to find the best move, and worlds in which two moves are compared.

    >>> Looks(200, 64).worlds
    64
    """

    simulations: int
    worlds: int


def judge(game: str, one: Any, seat: int, action: int, looks: Looks, seed: int = 0) -> Judgement:
    """Judge a decision of a seat in a position, from its mask.

    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=4, seed=7)
    >>> found = judge("byzanz", game.record, 0, game.actions(0)[0], Looks(50, 10))
    >>> found.choices, found.best in game.actions(0), found.loss >= 0
    (7, True, True)
    """
    seen = masked(one, seat)
    legal = tuple(calls.listed(seen, seat))
    if len(legal) == 1:
        return Judgement(action, 0.0, 0.0, 0.0, 1)
    at = Situation(game, seen, seat, legal, random.Random)
    search = searched(at, LearnedBot("1").search_of(at), looks, 2, seed)
    tried = sorted(search.moves(), key=lambda move: (-move[1], -move[2], move[0]))
    best, visits, value = tried[0]
    others = [total / count for _, count, total in tried[1:] if count >= TRIED * visits]
    lead = max(0.0, value / visits - max(others)) if others else 0.0
    if best == action:
        return Judgement(best, 0.0, 0.0, lead, len(legal))
    results = compared(search, (best, action), looks.worlds, seed)
    apart = results[0] - results[1]
    loss, error = float(apart.mean()), float(apart.std(ddof=1) / np.sqrt(len(apart)))
    if loss <= 0:  # as good as the best
        return Judgement(action, 0.0, error, 0.0, len(legal))
    return Judgement(best, loss, error, max(lead, loss), len(legal))


def searched(at: Situation, make: type[Search], looks: Looks, moves: int, seed: int) -> Search:
    """Search a situation, with room for the comparison of some moves that follows."""
    room = looks.simulations + moves * looks.worlds
    search = make(at, seed, room, None, time.perf_counter)
    search.settings["winning"] = (
        1.0  # a result is the share of the victory, where the game is played to its end
    )
    search.plant()
    search.grow(looks.simulations)
    return search


def compared(search: Search, moves: Sequence[int], worlds: int, seed: int) -> Any:
    """Return what came of each move in each of the same worlds: a row for each move."""
    results = np.zeros((len(moves), worlds))
    for number in range(worlds):
        for row, move in enumerate(moves):
            search.work["rng"] = (seed + 1) * 2**32 + number
            results[row, number] = search.tried(move)
    return results
