"""Simulate games between bots that keep their seats, and summarise them by seat."""

from collections.abc import Callable, Sequence
from statistics import fmean, stdev

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from hippodrome.arena.playing import Played
from hippodrome.arena.results import Result
from hippodrome.arena.running import Place, follow, in_order
from hippodrome.arena.tournament import Tournament


def simulate(
    tournament: Tournament, place: Place, write: Callable[[str], object], bar: Progress
) -> "Summary":
    """Play the games in order, write those that are to be saved, and return a summary; Ctrl-C ends it early.

    >>> from hippodrome.arena.running import progress
    >>> from rich.console import Console
    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",) * 3, games=2, fixed=True)
    >>> simulate(tournament, Place(), print, progress(Console(quiet=True))).games
    2
    """
    summary = Summary(tournament.bots)

    def keep(played: Played) -> None:
        summary.add(played.result)
        if played.record is not None:
            write(played.record)

    follow(tournament, in_order(place.play(tournament, tournament.pairings())), keep, bar)
    return summary


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
        """The number of games added so far."""
        return len(self.scores)

    def add(self, result: Result) -> None:
        """Add a finished game; a shared victory is divided."""
        self.scores.append(result.scores)
        for seat in result.winners:
            self.wins[seat] += result.share(seat)

    def table(self) -> Table:
        """Draw the summary with a row for each seat."""
        drawn = Table(title=f"{self.games} game{'s' * (self.games != 1)}", title_justify="left")
        for title in ("seat", "bot", "wins", "mean points", "deviation", "least", "most"):
            drawn.add_column(title, justify="left" if title == "bot" else "right")
        for seat, points in enumerate(zip(*self.scores, strict=True)):
            drawn.add_row(
                str(seat),
                Text(self.names[seat]),
                f"{self.wins[seat] / self.games:.1%}",
                f"{fmean(points):.2f}",
                f"{stdev(points):.2f}" if self.games > 1 else "–",
                str(min(points)),
                str(max(points)),
            )
        return drawn
