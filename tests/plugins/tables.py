"""Tables of Goofspiel of all kinds, and random games at them."""

import random
from typing import Any

from hippodrome.game import Game

Options = dict[str, Any]
ORDERS = ("random", "descending", "ascending")


def some_options(seed: int) -> Options:
    """Options that are spread over all there are."""
    return {
        "seats": 2 + seed % 5,
        "num_cards": 3 + seed // 5 % 11,
        "points_order": ORDERS[seed % 3],
        "imp_info": bool(seed // 2 % 2),
    }


def step(game: Game, rng: random.Random) -> bool:
    """A random move, of any seat that is waited for; False at the end."""
    if weights := game.chances():
        game.play("nature", rng.choices(range(len(weights)), weights)[0])
    elif turn := game.turn:
        seat = rng.choice(turn)
        game.play(seat, rng.choice(game.actions(seat)))
    else:
        return False
    return True


def played(options: Options, seed: int, moves: int | None = None) -> Game:
    """A random game: to the end, or for some moves."""
    game, rng = Game("goofspiel", options), random.Random(seed)
    while game.length != moves and step(game, rng):
        pass
    return game
