"""What the next player is likely to answer to a move: asked in many worlds that fit what a seat knows."""

import random
from collections import Counter
from typing import NamedTuple

import numpy as np

from hippodrome.bots.bot import Situation
from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.notation import Words
from hippodrome.core.sense import new_memo, rated
from hippodrome.core.sight import SEEN

WORLDS = 24  # that are asked


class Answer(NamedTuple):
    """Who answers with which move, and in what part of the worlds."""

    seat: int
    move: str
    share: float


def likely_answer(at: Situation, action: int, words: Words, seed: int, worlds: int = WORLDS) -> Answer | None:
    """Return what the next player is most likely to do after a move, if rules of thumb decide; None if nobody sees it.

    Where most worlds agree on its verb only, as for bids from an unknown hand, that is all that is told.

    >>> from hippodrome.bots.bot import situation
    >>> from hippodrome.game import new
    >>> game = new("byzanz", seats=3, seed=7)
    >>> likely_answer(situation(game, 0), game.actions(0)[0], game.history.words, seed=1)
    Answer(seat=1, move='bid', share=1.0)
    """
    rng = random.Random(seed)
    found = [told for _ in range(worlds) if (told := _answer(at, action, words, rng))]
    if not found:
        return None
    (seat, move), count = Counter(found).most_common(1)[0]
    if 2 * count <= len(found):
        (seat, move), count = Counter((seat, move.split()[0]) for seat, move in found).most_common(1)[0]
    return Answer(seat, move, count / len(found))


def _answer(at: Situation, action: int, words: Words, rng: random.Random) -> tuple[int, str] | None:
    """Return who answers a move in one world, and how; None if it is the same player, or nobody sees it."""
    one, out = at.masked.copy(), calls.scratch()
    calls.redeal(one, at.seat, np.array([rng.getrandbits(64)], np.uint64))
    calls.apply(one, at.seat, action)
    while not calls.turn(one) and (n := calls.chances(one, out)):
        calls.apply(one, NATURE, rng.choices(range(n), out[:n].tolist())[0])
    others = [seat for seat in calls.seats_of(calls.turn(one)) if seat != at.seat]
    if not others:
        return None
    seen = one.copy()
    calls.mask(seen, others[0])
    legal = np.array(calls.listed(seen, others[0]), np.int32)
    worth = np.zeros(len(legal))
    rated(seen, others[0], legal, len(legal), worth, new_memo(seen.dtype))
    best = int(legal[worth.argmax()])
    if calls.visible(one, at.seat, others[0], best) != SEEN:
        return None
    return others[0], words.write(one, others[0], best)
