"""The odds that a seat is shown before it chooses a roll are those of the roll that comes of it."""

import random

import pytest

from hippodrome.game import Game, new


def ahead(game: Game, seat: int) -> dict[tuple[str, str], dict[str, object]]:
    """The odds as the seat sees them, by city and house."""
    return {(odds["city"], odds["house"]): odds for odds in game.view(seat)["odds"]}


@pytest.mark.parametrize("name", ["byzantio", "nekken"])
def test_the_roll_that_comes_needs_what_was_shown_ahead(name: str) -> None:
    rng = random.Random(name)
    tried = 0
    for seed in range(4):
        game = new(name, seats=4, seed=seed)
        while game.outcome is None:
            seat = game.turn[0]
            legal = game.legal(seat)
            for move in legal:
                verb, *words = move.split()
                if verb in ("bribe", "expel"):
                    due = game.copy()
                    due.nature = None
                    due.play(seat, move)
                    assert due.view("spectator")["roll"] == ahead(game, seat)[words[0], words[1]]
                    tried += 1
            game.play(seat, rng.choice(legal))
    assert tried > 300


def test_both_pretenders_weigh_and_a_third_does_not() -> None:
    """BY-21: the acting player's gives +1, the garrison owner's -1; a third player's counts for nothing."""
    shown: set[tuple[int, tuple[int, ...]]] = set()
    rng = random.Random(5)
    for seed in range(6):
        game = new("byzantio", seats=4, seed=seed)
        while game.outcome is None:
            seat = game.turn[0]
            view = game.view(seat)
            stands = {player["house"]: player["pretender"] for player in view["players"]}
            own = view["players"][seat]["house"]
            for odds in view["odds"] or []:
                assert set(odds["weighs"]) <= {own, odds["house"]}
                assert odds["needed"] == 5 - sum(odds["weighs"].values())
                assert odds["chance"] == (9 - odds["needed"]) / 8
                assert len({stands[house] for house in odds["weighs"]}) <= 1
                shown.add((odds["needed"], tuple(sorted(odds["weighs"].values()))))
            game.play(seat, rng.choice(game.legal(seat)))
    assert shown == {(5, ()), (4, (1,)), (6, (-1,)), (5, (-1, 1))}


def test_everybody_sees_the_odds_of_who_is_to_act_and_they_are_the_same() -> None:
    game = new("byzantio", seats=2, seed=1)
    while game.view(0)["phase"] != "act":
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    seat = game.turn[0]
    assert game.view(seat)["odds"] == game.view(1 - seat)["odds"] == game.view("spectator")["odds"] == []
