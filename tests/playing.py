"""Random games for the tests: in turn, and sometimes out of it."""

import random

from hippodrome.game import Entry, Game
from hippodrome.nature import Nature


def step(game: Game, rng: random.Random, eager: float = 0.1) -> Entry | None:
    """Make a random move in a game without a nature; None at its end.

    With chance `eager` it is any move that anybody can make, so that sales out of turn happen too.
    """
    if weights := game.chances():
        game.play("nature", rng.choices(range(len(weights)), weights)[0])
    elif turn := game.turn:
        seats = range(game.seats) if rng.random() < eager else [rng.choice(turn)]
        game.play(*rng.choice([(seat, action) for seat in seats for action in game.actions(seat)]))
    else:
        return None
    return game.log[-1]


def random_game(seats: int, seed: int, moves: int | None = None, eager: float = 0.1) -> Game:
    """A game between random players: to the end, or after a number of moves."""
    game = Game("byzanz", {"seats": seats})
    rng = random.Random(seed)
    while len(game.log) != moves and step(game, rng, eager):
        pass
    return game


def seeded(seats: int, seed: int) -> Game:
    """The same, dealt by a nature, to be saved."""
    game = Game("byzanz", {"seats": seats}, Nature.seeded(seed))
    rng = random.Random(seed)
    while turn := game.turn:
        seat = rng.choice(turn)
        game.play(seat, rng.choice(game.actions(seat)))
    return game
