"""Find puzzles: positions of games in which one move is clearly the best.

A quick search screens every decision; a deep one confirms what it finds, twice, with different seeds. The searches get
the mask of whoever decides, and know the rules of thumb of the game, but no network: a puzzle stays true when networks
are trained again.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from math import log2
from typing import Any, NamedTuple

import numpy as np

from hippodrome.analysis.losses import Looks, compared, searched
from hippodrome.analysis.puzzles import Puzzle, Worth, written
from hippodrome.bots import Situation
from hippodrome.bots.search import Search
from hippodrome.bots.thumb import ThumbBot
from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.game import Game
from hippodrome.games.telling import masked

SCREEN = Looks(120, 60)
DEEP = Looks(2000, 800)
SHALLOW = (20, 60, 200)  # simulations of the searches that a difficult puzzle deceives
TRIES = 4  # of each of them
HOPEFUL = 1.5  # standard errors that a gap must have in the screen …
SURE = 3.0  # … and each time when it is confirmed
LEAST = 0.03  # of the victory: a smaller gap is no puzzle, however sure
SCREENED, MOVES = 3, 6  # moves that are compared in the screen, and when it is confirmed
FEWEST = 3  # legal moves
EACH = 2  # puzzles of one game
KNOWN = 0.7  # part of the puzzles that the rules of thumb may solve
ALIKE = 0.34  # part of the puzzles that may have the same theme
DIGITS = 4
EASIEST, PER_DOUBLING, DECEIVES, SHALLOW_FAILS = 700, 60, 300, 600  # what a difficulty is made of


class Weighed(NamedTuple):
    """Moves compared in the same worlds, the best first, and how far the second is behind."""

    actions: tuple[int, ...]
    values: tuple[float, ...]
    errors: tuple[float, ...]
    gap: float
    error: float
    """The standard error of the gap."""
    sure: float
    """The gap to every other move, in standard errors: the least of them."""


def situation_of(game: str, one: Any, seat: int, seed: int = 0) -> Situation:
    """Return what a seat knows in a position."""
    seen = masked(one, seat)
    return Situation(game, seen, seat, tuple(calls.listed(seen, seat)), lambda: random.Random(seed))


def weigh(at: Situation, looks: Looks, seed: int, moves: int = MOVES) -> Weighed:
    """Search a situation, and compare the moves that were tried most often.

    >>> from hippodrome.game import new
    >>> found = weigh(situation_of("byzanz", new("byzanz", seats=4, seed=7).record, 0), Looks(50, 10), 0)
    >>> len(found.actions), found.gap >= 0, found.values == tuple(sorted(found.values, reverse=True))
    (6, True, True)
    """
    search = searched(at, Search, looks, moves, seed)
    tried = sorted(search.moves(), key=lambda move: (-move[1], -move[2], move[0]))
    actions = np.array([action for action, _, _ in tried[:moves]])
    results = compared(search, actions.tolist(), looks.worlds, seed)
    order = np.argsort(-results.mean(1), kind="stable")
    actions, results = actions[order], results[order]
    behind = results[0] - results[1:]
    gaps, errors = behind.mean(1), _errors(behind)
    return Weighed(
        tuple(actions.tolist()),
        tuple(results.mean(1).tolist()),
        tuple(_errors(results).tolist()),
        float(gaps[0]),
        float(errors[0]),
        float(np.min(gaps / np.maximum(errors, 1e-9))),
    )


def _errors(results: Any) -> Any:
    return results.std(1, ddof=1) / np.sqrt(results.shape[1])


def is_clear(found: Weighed, sure: float) -> bool:
    """Whether one move is clearly the best."""
    return found.gap >= LEAST and found.sure >= sure


def confirm(at: Situation, seed: int, looks: Looks = DEEP) -> Weighed | None:
    """Weigh the moves of a situation twice; None unless the same one is clearly the best each time."""
    found = []
    for again in range(2):
        found.append(weigh(at, looks, 2 * seed + again))
        if not is_clear(found[-1], SURE) or found[-1].actions[0] != found[0].actions[0]:
            return None
    return found[0]


def puzzle_at(
    game: Game,
    seat: int,
    seed: int = 0,
    looks: Looks = DEEP,
    wanted: Callable[[str, bool], bool] = lambda theme, known: True,
) -> Puzzle | None:
    """Make a puzzle of the decision that a seat has to make, if it is one.

    `wanted` says whether one is, by its theme, and by whether the rules of thumb solve it.
    """
    offered, at = game.kind.puzzles, situation_of(game.name, game.record, seat, seed)
    if offered is None or len(at.legal) < FEWEST or not all(map(offered.theme, at.legal)):
        return None
    screened = weigh(at, SCREEN, seed, SCREENED)
    best = screened.actions[0]
    if not is_clear(screened, HOPEFUL) or not wanted(offered.theme(best), is_known(at, best)):
        return None
    found = confirm(at, seed, looks)
    if found is None or found.actions[0] != best:
        return None
    log = written(game)
    moves = game.texts(seat, found.actions)
    numbers = zip(moves, found.values, found.errors, strict=True)
    return Puzzle(
        id=sha256(f"{game.name} {game.options} {seat} {log}".encode()).hexdigest()[:10],
        game=game.name,
        version=game.kind.version,
        options=game.options,
        seat=seat,
        theme=offered.theme(best),
        difficulty=difficulty(at, best, seed),
        gap=round(found.gap, DIGITS),
        error=round(found.error, DIGITS),
        values=[Worth(move, round(value, DIGITS), round(error, DIGITS)) for move, value, error in numbers],
        log=log,
    )


def difficulty(at: Situation, best: int, seed: int) -> int:
    """Rate a puzzle: by its number of moves, and by how often the rules of thumb and shallow searches are wrong."""
    wrong = 0
    for simulations in SHALLOW:
        for again in range(TRIES):
            search = searched(at, Search, Looks(simulations, 0), 0, seed + again)
            wrong += max(search.moves(), key=lambda move: (move[1], move[2]))[0] != best
    return round(
        EASIEST
        + PER_DOUBLING * log2(len(at.legal))
        + DECEIVES * (not is_known(at, best))
        + SHALLOW_FAILS * wrong / (TRIES * len(SHALLOW))
    )


def is_known(at: Situation, best: int) -> bool:
    """Whether the rules of thumb find the best move."""
    return ThumbBot().choose(at) == best


def mine(
    games: Iterable[Game],
    count: int,
    seed: int = 0,
    looks: Looks = DEEP,
    tick: Callable[[int], object] = lambda found: None,
) -> Iterator[Puzzle]:
    """Find puzzles in games, up to so many; `tick` is called after each decision that was looked at.

    At most two come from one game; the rules of thumb solve seven of ten at most; and no theme has more than about a
    third. The same games and seed always give the same puzzles.
    """
    themes: Counter[str] = Counter()
    known: Counter[bool] = Counter()

    def wanted(theme: str, is_known: bool) -> bool:
        return themes[theme] < max(1, ALIKE * count) and (not is_known or known[True] < max(1, KNOWN * count))

    for number, game in enumerate(games):
        left = EACH
        for move in _decisions(game, seed + number):
            then, seat = game.at(move), game.history.actors[move]
            one = puzzle_at(then, seat, seed + number, looks, wanted)
            tick(themes.total())
            if one is None:
                continue
            at = situation_of(game.name, then.record, seat, seed + number)
            themes[one.theme] += 1
            known[is_known(at, at.legal[then.legal(seat).index(one.best)])] += 1
            yield one
            left -= 1
            if themes.total() == count:
                return
            if not left:
                break


def _decisions(game: Game, seed: int) -> list[int]:
    """List the decisions of a game in a random order."""
    found = [move for move, actor in enumerate(game.history.actors) if actor != NATURE]
    random.Random(seed).shuffle(found)
    return found
