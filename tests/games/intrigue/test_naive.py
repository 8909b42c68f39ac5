"""The compiled Byzantio and Nekken in step with a naive one, written from the sheet alone: they agree."""

import random
from typing import Any

import pytest
from hypothesis import settings

from hippodrome.core.contract import NATURE
from hippodrome.game import Game
from hippodrome.games.intrigue import boards, record
from hippodrome.games.intrigue.notation import IntrigueWords
from hippodrome.games.intrigue.options import table_board
from tests.games.naive.intrigue import NaiveIntrigue
from tests.playing import INTRIGUE

KINDS = ("campaign", "muster", "negotiate", "advance", "bribe", "expel")


def agree(game: Game, naive: NaiveIntrigue, words: IntrigueWords) -> None:
    one, position = game.record, naive.position()
    s, seats = one[0], range(game.seats)
    assert game.turn == sorted(naive.waiting()) == position["waiting"]
    assert {words.write(one, NATURE, i): w for i, w in enumerate(game.chances()) if w} == naive.chances()
    for seat in seats:
        assert sorted(game.legal(seat)) == sorted(naive.moves(seat))
    assert s.turn_number == position["turn"]
    order = [(int(s.starter) + step) % game.seats for step in seats] if s.starter >= 0 else []
    assert order == position["order"]
    assert [words.places[s.pretender[seat]] for seat in seats] == position["pretenders"]
    assert s.reserve[: game.seats].tolist() == position["reserves"]
    assert [dict(zip(KINDS, s.box[seat].tolist(), strict=True)) for seat in seats] == position["boxes"]
    held = {words.cities[city]: s.garrison[city, : game.seats].tolist() for city in range(s.cities)}
    assert {city: counts for city, counts in held.items() if any(counts)} == position["garrisons"]
    targets = [[words.cities[city] for city in s.target[seat] if city >= 0] for seat in seats]
    assert targets == position["targets"]
    assert [int(slot) if slot >= 0 else None for slot in s.replaced[: game.seats]] == position["replaced"]
    crossed_off = [KINDS[kind] if kind >= 0 else None for kind in s.crossed_off[: game.seats]]
    assert crossed_off == position["crossed_off"]
    guesses = [
        {other: words.cities[s.guess[seat, other]] for other in seats if s.guess[seat, other] >= 0}
        for seat in seats
    ]
    assert guesses == position["guesses"]
    outcome = game.outcome
    assert naive.over == (outcome is not None)
    if outcome:
        assert list(outcome.scores) == naive.scores()
        assert list(outcome.winners) == naive.winners()


def move(game: Game, rng: random.Random) -> tuple[int | str, str]:
    """A random move; first a verb, so that rare kinds of action come up as often as common ones."""
    words = IntrigueWords(game.name, game.options)
    if weights := game.chances():
        return "nature", words.write(game.record, NATURE, rng.choices(range(len(weights)), weights)[0])
    seat = rng.choice(game.turn)
    legal = game.legal(seat)
    verb = rng.choice(sorted({text.split()[0] for text in legal}))
    return seat, rng.choice([text for text in legal if text.split()[0] == verb])


def play_both(game: Game, naive: NaiveIntrigue, rng: random.Random) -> None:
    words = IntrigueWords(game.name, game.options)
    agree(game, naive, words)
    while not naive.over:
        entry = move(game, rng)
        naive.play(*entry)
        game.play(*entry)
        agree(game, naive, words)


SMALL: dict[str, dict[str, Any]] = {  # boards for study, as docs/nekken.md has them
    "cinder": {
        "targets": 1,
        "turns": 3,
        "garrisons": 2,
        "boxes": dict(zip(KINDS, (2, 1, 0, 1, 0, 1), strict=True)),
        "calendar": {},
    },
    "ember": {
        "targets": 2,
        "turns": 6,
        "garrisons": 3,
        "boxes": dict(zip(KINDS, (3, 2, 1, 1, 1, 1), strict=True)),
        "calendar": {3: "earthquake"},
    },
}


@pytest.mark.parametrize(("small", "seats"), [("cinder", 2), ("ember", 2), ("ember", 3)])
@pytest.mark.parametrize("hidden", [False, True])
def test_both_play_the_same_games_on_small_boards(small: str, seats: int, hidden: bool) -> None:
    for seed in range(settings().max_examples):
        rng = random.Random(f"{small} {seats} {seed}")
        houses = rng.sample(record.HOUSES["nekken"], seats)
        options = {"seats": seats, "study_board": small, "hidden_events": hidden, "houses": houses}
        game = Game("nekken", options)
        board = table_board("nekken", game.options).summary()
        naive = NaiveIntrigue("nekken", board, houses, hidden, SMALL[small])
        play_both(game, naive, rng)


@pytest.mark.parametrize("table", sorted(INTRIGUE))
def test_both_play_the_same_games(table: str) -> None:
    name, options = INTRIGUE[table]
    for seed in range(settings().max_examples // 8):
        rng = random.Random(f"{table} {seed}")
        houses = rng.sample(record.HOUSES[name], options["seats"])
        game = Game(name, {**options, "houses": houses})
        naive = NaiveIntrigue(name, boards.load(name).summary(), houses, options["hidden_events"])
        play_both(game, naive, rng)
