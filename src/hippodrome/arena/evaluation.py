"""Evaluate a bot against a fixed field: the same bots, seeds and deals for everybody, in all numbers of players."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from hippodrome import __version__
from hippodrome.arena.playing import Played
from hippodrome.arena.standings import standings
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import BadOptions
from hippodrome.games import GAMES

FORMAT = "hippodrome-evaluation/1"
FIELD = 1  # the version of what follows: whoever changes it makes a new one
SEED = "evaluation-1"
SEARCH = "search:100"


class Row(NamedTuple):
    """How a bot did at tables of one size, alone among opponents of one kind."""

    players: int
    opponents: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
    points: float

    def __str__(self) -> str:
        reach = 100 * (self.high - self.low) / 2
        shares = f"{100 * self.wins:.1f} % ± {reach:.1f} | {100 * self.fair:.1f} %"
        return f"| {self.players} | {self.opponents} | {self.games} | {shares} | {self.points:.1f} |"


HEADING = "| players | among | games | wins | fair share | points |\n|---|---|---|---|---|---|"


def field_of(game: str) -> tuple[str, ...]:
    """Return the bots that everybody is evaluated against.

    >>> field_of("byzanz")
    ('random', 'merchant', 'search:100')
    """
    thumb = GAMES[game].thumb
    return ("random", *([thumb] if thumb else []), SEARCH)


def tournaments(
    game: str,
    bot: str,
    games: int,
    bot_files: tuple[tuple[str, str], ...] = (),
    seats: Sequence[int] = (),
    among: Sequence[str] = (),
) -> list[Tournament]:
    """Return what is played: the bot alone among each opponent, in each number of players, every seat on each deal.

    >>> [(one.seats, one.bots[1]) for one in tournaments("nekken", "random", 8, among=["courtier"])]
    [(2, 'courtier'), (3, 'courtier'), (4, 'courtier')]
    """
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    sizes = seats or GAMES[game].seats
    return [
        Tournament(game, {"seats": size}, (bot, *[other] * (size - 1)), games, SEED, bot_files)
        for size in sizes
        for other in among or field_of(game)
        if other != bot
    ]


def evaluate(wanted: Sequence[Tournament], play: Callable[[Tournament], Iterator[Played]]) -> Iterator[Row]:
    """Play tournaments, and yield how their first bot did in each.

    >>> from hippodrome.arena import play
    >>> found = evaluate(
    ...     tournaments("byzanz", "merchant", 12, seats=[3], among=["random"]),
    ...     lambda one: play(one, one.pairings()),
    ... )
    >>> [(row.players, row.opponents, row.games, row.wins > row.fair) for row in found]
    [(3, 'random', 12, True)]
    """
    for tournament in wanted:
        results = [played.result for played in play(tournament)]
        own = next(row for row in standings(results).bots if row.bot == tournament.bots[0])
        yield Row(tournament.seats, tournament.bots[1], len(results), *own.wins, own.fair, own.points.value)


def submission(game: str, bot: str, rows: Sequence[Row]) -> dict[str, Any]:
    """Return an evaluation as data, to be kept or sent to others.

    >>> submission("byzanz", "mine", [])["field"]
    1
    """
    return {
        "format": FORMAT,
        "version": __version__,
        "field": FIELD,
        "game": game,
        "rules": GAMES[game].version,
        "bot": bot,
        "rows": [row._asdict() for row in rows],
    }
