"""Play the games of a tournament, one by one or in chunks, in the current process."""

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.analysis import Samples, course
from hippodrome.arena.results import Result
from hippodrome.arena.schedule import Pairing
from hippodrome.arena.tournament import Tournament
from hippodrome.bots import Bot, ask, make
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.nature import Nature
from hippodrome.records import LONGEST_NAME, saved, to_line

LUCK = Samples(positions=1, drawn=512, draws=256)  # what the luck of a game is found from


class BotFailed(HippodromeError):
    """A bot failed to choose a move."""

    def __init__(self, seat: int, reason: str) -> None:
        self.seat, self.reason = seat, reason
        super().__init__(f"the bot in seat {seat} failed: {reason}")


class Played(NamedTuple):
    """A finished game: its result, and the line that saves the whole game, if games are saved."""

    result: Result
    record: str | None = None


class Chunk(NamedTuple):
    """What a worker returns: the games it has played, how long they took, and why it stopped early, if it did."""

    played: list[Played]
    seconds: float
    failure: str | None = None


def play_out(
    game: str, options: Mapping[str, Any], bots: Sequence[Bot], deal: str, luck: str | None = None
) -> Game:
    """Play one game between bots, dealt from the seed `deal`; `luck` seeds the random numbers of the bots.

    >>> play_out("byzanz", {"seats": 3}, [make("random", "byzanz")] * 3, "7/0").outcome.winners
    (1,)
    """
    table = Game(game, dict(options), Nature.seeded(deal))
    order = random.Random(deal if luck is None else luck)  # of players who are asked at the same time
    while turn := table.turn:
        seat = order.choice(turn)
        try:
            action = ask(bots[seat], table, seat, table.luck(seat, luck or ""))
        except Exception as error:
            told = str(error) if isinstance(error, HippodromeError) else f"{type(error).__name__}: {error}"
            raise BotFailed(seat, told) from error
        table.play(seat, action)
    return table


def play_one(tournament: Tournament, pairing: Pairing) -> Played:
    """Play one game of a tournament, with new bots: nothing is remembered from other games.

    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=1)
    >>> play_one(tournament, next(tournament.pairings())).result.bots
    ('random', 'random', 'random')
    """
    number, deal, specs = pairing
    bots = [make(spec, tournament.game) for spec in specs]
    dealt = f"{tournament.seed}/{deal}"
    try:
        game = play_out(tournament.game, tournament.options, bots, dealt, f"{dealt}/{number}")
    except BotFailed as error:
        raise HippodromeError(
            f"the bot {specs[error.seat]!r} failed in game {number}, seat {error.seat}: {error.reason}"
        ) from error
    outcome = game.outcome
    assert outcome is not None, "the game was played to the end"
    statistics = game.kind.statistics
    result = Result(
        *pairing,
        *outcome,
        decisions=sum(actor >= 0 for actor, _ in game.steps),
        statistics=statistics.count(game.options, game.steps) if statistics else [],
        luck=tuple(course(game, LUCK).luck().tolist()) if tournament.adjusted else (),
    )
    record = (
        to_line(saved(game, [spec[:LONGEST_NAME] for spec in specs])) if tournament.keep_records else None
    )
    return Played(result, record)


def play_chunk(tournament: Tournament, pairings: Sequence[Pairing]) -> Chunk:
    """Play some games one after another. If a bot fails, the chunk ends; the games before it are kept.

    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=2)
    >>> len(play_chunk(tournament, list(tournament.pairings())).played)
    2
    """
    tournament.load_bots()
    began = time.perf_counter()
    played: list[Played] = []
    failure = None
    try:
        for pairing in pairings:
            played.append(play_one(tournament, pairing))
    except HippodromeError as error:
        failure = str(error)
    return Chunk(played, time.perf_counter() - began, failure)
