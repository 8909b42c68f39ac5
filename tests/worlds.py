"""Games that a pair of eyes can't tell apart: what they never saw is different, all else is the same."""

import random
from collections.abc import Iterator

from hippodrome.core.sight import HIDDEN
from hippodrome.game import Game
from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.notation import CARDS, counted
from tests.playing import new_table

Eyes = int | str


def alike(table: str, game: Game, eyes: Eyes, rng: random.Random) -> Iterator[tuple[Game, Game]]:
    """The game and one that these eyes can't tell from it, side by side, at every moment of the log."""
    worlds = _alike_in_byzanz if game.name == "byzanz" else _alike_in_intrigue
    yield from worlds(table, game, eyes, rng)


def _alike_in_byzanz(table: str, game: Game, eyes: Eyes, rng: random.Random) -> Iterator[tuple[Game, Game]]:
    """The opening cards of the others that were never shown are dealt anew out of all that eyes never saw."""
    s = game.record[0]
    others = [seat for seat in range(game.seats) if seat != eyes]
    unseen = counted(s.deck.tolist()) + [
        c for seat in others for c in s.hidden[seat].tolist() if c != record.NO_CARD
    ]
    rng.shuffle(unseen)
    log = game.log
    for seat in others:
        dealt = range(4 * seat, min(4 * seat + 4, len(log)))
        for hidden in s.hidden[seat].tolist():
            if (
                hidden != record.NO_CARD
            ):  # one of the seat's opening draws was this card: draw another instead
                place = next(i for i in dealt if log[i].move == f"draw {CARDS[hidden]}")
                log[place] = log[place]._replace(move=f"new {CARDS[unseen.pop()]}")
    one, two = new_table(table), new_table(table)
    yield one, two
    for entry, (actor, move) in zip(game.log, log, strict=True):
        one.play(*entry)
        two.play(actor, move.replace("new", "draw"))
        yield one, two


def _alike_in_intrigue(table: str, game: Game, eyes: Eyes, rng: random.Random) -> Iterator[tuple[Game, Game]]:
    """The others write something else in secret, and in other steps; they are ready at the same moments.

    Boxes that are crossed off are opened when all are in: where that has come, they are the same.
    """
    one, two = new_table(table), new_table(table)
    yield one, two
    crossing_off = game.record[0].turn_number if game.record[0].phase == STRIKE else None
    for entry in game.log:
        phase = one.record[0].phase
        hidden = phase in SECRET_PHASES and entry.actor not in (eyes, "nature")
        hidden &= phase != STRIKE or one.record[0].turn_number == crossing_off
        one.play(*entry)
        if not hidden:
            two.play(*entry)
        else:
            assert isinstance(entry.actor, int)
            handed_in = one.record[0].phase != phase or entry.actor not in one.turn
            _write(two, entry.actor, handed_in, rng)
        yield one, two


SECRET_PHASES = (0, 9, 11, 12)  # targets, Succession, boxes crossed off, espionage
STRIKE = 11


def _write(game: Game, seat: int, all_of_it: bool, rng: random.Random) -> None:
    """Write something in secret: all that is asked, or part of it, or nothing."""
    phase = game.record[0].phase
    while game.record[0].phase == phase and seat in game.turn:
        trial = game.at(len(game.log))
        move = rng.choice(trial.legal(seat))
        trial.play(seat, move)
        last = trial.record[0].phase != phase or seat not in trial.turn
        if not all_of_it and (last or rng.random() < 0.5):
            return
        game.play(seat, move)


def hidden_entries(game: Game, eyes: int) -> int:
    """How many moves of the log these eyes do not see at all."""
    from hippodrome.core import calls

    return sum(
        calls.visible(game.at(number).record, eyes, actor, action) == HIDDEN
        for number, (actor, action) in enumerate(game.steps)
    )
