"""Games between bots, one after the other, and a summary of them by seat."""

import random
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

from rich.table import Table

from hippodrome.bots import Bot, ask
from hippodrome.game import Game
from hippodrome.nature import Nature


def play_out(game: str, options: Mapping[str, Any], bots: Sequence[Bot], seed: str) -> Game:
    """One game between bots, dealt and decided by `seed`.

    >>> from hippodrome.bots import make
    >>> play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0").outcome.winners
    (1,)
    """
    table = Game(game, dict(options), Nature.seeded(seed))
    rng = random.Random(seed)
    while turn := table.turn:
        seat = rng.choice(turn)
        table.play(seat, ask(bots[seat], table, seat, rng))
    return table


class Summary:
    """Points and wins by seat.

    >>> summary = Summary(["random", "random", "random"])
    >>> summary.games
    0
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.scores: list[tuple[int, ...]] = []
        self.wins = [0.0] * len(names)

    @property
    def games(self) -> int:
        """How many games have been added."""
        return len(self.scores)

    def add(self, game: Game) -> None:
        """Count a finished game; a shared victory is shared out."""
        outcome = game.outcome
        assert outcome is not None, "only a finished game counts"
        self.scores.append(outcome.scores)
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def table(self) -> Table:
        """The summary, drawn: a row a seat."""
        drawn = Table(title=f"{self.games} game{'s' * (self.games != 1)}", title_justify="left")
        for title in ("seat", "bot", "wins", "mean points", "deviation", "least", "most"):
            drawn.add_column(title, justify="left" if title == "bot" else "right")
        for seat, points in enumerate(zip(*self.scores, strict=True)):
            drawn.add_row(
                str(seat),
                self.names[seat],
                f"{self.wins[seat] / self.games:.1%}",
                f"{fmean(points):.2f}",
                f"{stdev(points):.2f}" if self.games > 1 else "–",
                str(min(points)),
                str(max(points)),
            )
        return drawn
