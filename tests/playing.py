"""Random games for the tests, on every kind of table: in turn, and sometimes out of it."""

import random
from typing import Any

from hippodrome.core.contract import NATURE
from hippodrome.game import Entry, Game
from hippodrome.games import sources
from hippodrome.nature import Nature

STUDY: dict[str, Any] = {
    "seats": 2,
    "goods": 3,
    "values": 3,
    "copies": 3,
    "traders": 4,
    "dealt": 3,
    "rounds": 3,
}
BYZANZ: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"byzanz-{seats}": ("byzanz", {"seats": seats}) for seats in (3, 4, 5, 6)},
    "byzanz-2-study": ("byzanz", STUDY),
}
INTRIGUE: dict[str, tuple[str, dict[str, Any]]] = {
    f"{game}-{seats}{'-hidden' * hidden}": (game, {"seats": seats, "hidden_events": hidden})
    for game in ("byzantio", "nekken")
    for seats in (2, 3, 4)
    for hidden in (False, True)
}
TABLES = BYZANZ | INTRIGUE


MEMORY: dict[str, tuple[str, dict[str, Any]]] = {
    f"byzanz-{seats}-memory": ("byzanz", {"seats": seats, "memory": True}) for seats in (3, 5)
}
ALL = TABLES | MEMORY


def new_table(table: str, nature: Nature | None = None) -> Game:
    """A game at one of the tables."""
    game, options = ALL[table]
    return Game(game, dict(options), nature)


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


def random_game(table: str, seed: int, moves: int | None = None, eager: float = 0.1) -> Game:
    """A game between random players: to the end, or after a number of moves."""
    game = new_table(table)
    rng = random.Random(seed)
    while len(game.log) != moves and step(game, rng, eager):
        pass
    return game


def chances_of(game: Game) -> list[dict[str, int]]:
    """What the rules say was possible at each of nature's moves, by its text, with the weights, in order."""
    again, found = Game(game.name, game.options), []
    for actor, action in game.steps:
        weights = again.chances()
        if weights:
            words = again.history.words
            texts = {
                words.write(again.record, NATURE, n): weight for n, weight in enumerate(weights) if weight
            }
            found.append(texts)
        again.play("nature" if actor == NATURE else actor, action)
    return found


def declared(game: Game) -> list[dict[str, int]]:
    """The same as the game declares its nature as data, worked out without its rules."""
    drawn = [move for actor, move in game.log if actor == "nature"]
    found = sources.weights(game.kind.nature, game.options, drawn)
    return [{text: weight for text, weight in possible.items() if weight} for possible in found]


def seeded(table: str, seed: int) -> Game:
    """The same, dealt by a nature, to be saved."""
    game = new_table(table, Nature.seeded(seed))
    rng = random.Random(seed)
    while turn := game.turn:
        seat = rng.choice(turn)
        game.play(seat, rng.choice(game.actions(seat)))
    return game
