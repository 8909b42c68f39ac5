"""Games that a pair of eyes can't tell apart: what they never saw is different, all else is the same."""

import random
from collections.abc import Iterator
from typing import Any

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.errors import HippodromeError
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
        dealt = range(int(s.dealt) * seat, min(int(s.dealt) * (seat + 1), len(log)))
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


# ---------------------------------------------------------------- what people could only remember (BZ-36)


def remembered(table: str, game: Game, eyes: Eyes, rng: random.Random) -> Game | None:
    """Another game that differs only in what a person with these eyes could only remember; None if none is found.

    One card of a past part of the game was another one, and all else that lies open is the same, as are all numbers.
    """
    begin = _part_began(game)
    draws = [number for number in range(begin) if game.log[number].actor == "nature"]
    tries = [(number, card) for number in draws for card in CARDS if f"draw {card}" != game.log[number].move]
    for number, card in rng.sample(tries, min(150, len(tries))):
        other = _with_draw(table, game, number, card)
        if other is not None and _same_to_a_person(game, other, eyes, begin):
            return other
    return None


def _part_began(game: Game) -> int:
    """How many moves were made before the auction, the market or the final sales that are on.

    What brings a hand down to seven belongs to what follows.
    """
    return next(number for number in range(game.length + 1) if _stage(game.at(number)) == _stage(game))


def _stage(game: Game) -> tuple[int, int]:
    """The round, and which auction of it; its market counts as one more."""
    s = game.record[0]
    seats, number, step = int(s.seats), int(s.round_number), int(s.step)
    if s.phase == record.OVER and step >= seats and (step == 2 * seats or not s.market.any()):
        return number + 1, 0
    return number, min(step, seats)


def _with_draw(table: str, game: Game, number: int, card: str) -> Game | None:
    """The game with another card drawn; where it comes up later in place of the old one, the new one does."""
    other = new_table(table)
    was = game.log[number].move.split()[1]
    for place, (actor, move) in enumerate(game.log):
        try:
            other.play(actor, f"draw {card}" if place == number else move)
        except HippodromeError:
            words = move.split()
            if place < number or was not in words or actor == "nature":
                return None
            words[words.index(was)] = card
            try:
                other.play(actor, " ".join(words))
            except HippodromeError:
                return None
    return other


def _same_to_a_person(game: Game, other: Game, eyes: Eyes, begin: int) -> bool:
    """Whether all that lies open is the same now, and all numbers and the moves of the part that is on always were."""
    one, two = Game(game.name, game.options), Game(game.name, game.options)
    for number, (old, new) in enumerate(zip(game.log, other.log, strict=True)):
        if _numbers(one) != _numbers(two) or (number >= begin and old != new):
            return False
        one.play(*old)
        two.play(*new)
    if _numbers(one) != _numbers(two):
        return False
    s, t = one.record[0], two.record[0]
    mine = [
        field[eyes].tolist()
        for world in (s, t)
        for field in (world.hand, world.profit)
        if eyes != "spectator"
    ]
    openly = [[world[field].tolist() for field in ("lot", "market", "laid")] for world in (s, t)]
    return openly[0] == openly[1] and mine[:2] == mine[2:]


def _numbers(game: Game) -> list[object]:
    s = game.record[0]
    sizes = [[int(field[seat].sum()) for seat in range(s.seats)] for field in (s.hand, s.profit)]
    piles = [int(field.sum()) for field in (s.deck, s.lot, s.market, s.gone)]
    fields = ("phase", "round_number", "step", "seat", "due", "bidding", "leader", "first_passed", "done")
    return [sizes, piles, s.bid.tolist(), s.offer.tolist(), [int(s[name]) for name in fields]]


def hidden_entries(game: Game, eyes: int) -> int:
    """How many moves of the log these eyes do not see at all."""
    return sum(
        calls.visible(game.at(number).record, eyes, actor, action) == HIDDEN
        for number, (actor, action) in enumerate(game.steps)
    )


def look(viewer: int, seats: int) -> tuple[int, int | str]:
    """Whose eyes: their number, and how the interface names them."""
    return (viewer, viewer) if viewer < seats else (SPECTATOR, "spectator")


def redealt(game: Game, viewer: int, seed: int) -> Any:
    """A redealt world, which masks back to the same bytes and owes nothing to the true secrets."""
    eyes, named = look(viewer, game.seats)
    masked = game.masked(named)
    world, from_truth = masked.copy(), game.record
    calls.redeal(world, eyes, generator(seed))
    calls.redeal(from_truth, eyes, generator(seed))
    assert from_truth.tobytes() == world.tobytes()
    assert calls.turn(world) == calls.turn(game.record)
    again = world.copy()
    calls.mask(again, eyes)
    assert again.tobytes() == masked.tobytes()
    return world
