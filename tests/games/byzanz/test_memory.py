"""The memory game (BZ-36): what people could only remember is told in numbers; bots and environments remember."""

import json
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hippodrome
from hippodrome.core import calls
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.games.byzanz import memory, record
from hippodrome.games.byzanz import told as stories
from hippodrome.table import replays
from tests.games.byzanz.tables import deal, pass_all
from tests.playing import MEMORY, random_game
from tests.worlds import remembered

CARD = set("CGOSTWX")


def faces(view: dict[str, Any]) -> set[str]:
    return {card for player in view["players"] for card in player["hand"]} | set(view["gone"])


def in_memory(game: Game) -> Game:
    """The same game at a table that plays from memory."""
    other = Game(game.name, game.options | {"memory": True})
    for entry in game.log:
        other.play(*entry)
    return other


@pytest.mark.parametrize("seed", range(3))
def test_bz_36_hands_and_cards_out_of_the_game_are_only_counted(seed: int) -> None:
    for moves in (30, 90, 150, 200):
        plain = random_game("byzanz-4", seed, moves)
        game = in_memory(plain)
        for eyes in (0, 2, "spectator"):
            view, full = game.view(eyes), plain.view(eyes)
            for player, known in zip(view["players"], full["players"], strict=True):
                if player["seat"] == eyes:
                    assert player["hand"] == known["hand"]
                else:
                    assert player["hand"] == ["?"] * len(known["hand"])
                assert player["laid"] == known["laid"]
            assert view["gone"] == ["?"] * len(full["gone"])
            for name in ("lot", "market", "deck", "phase", "turn", "legal", "question", "high"):
                assert view[name] == full[name]


def test_bz_36_at_the_end_everything_is_open() -> None:
    plain = random_game("byzanz-3", 4)
    game = in_memory(plain)
    assert game.outcome is not None
    assert game.view(0) == plain.view(0)
    assert game.told(0) == plain.told(0)
    assert game.part == 0
    middle = replays.moment(game.recalled(), 150, 0)
    assert middle == replays.moment(plain, 150, 0)
    assert replays.stories(game.recalled(), 1) == replays.stories(plain, 1)


def test_bz_36_bots_and_environments_remember() -> None:
    plain = random_game("byzanz-4", 1, 150)
    game = in_memory(plain)
    assert game.log_for(1) == plain.log_for(1)
    for eyes in (0, 1, 2, 3, "spectator"):
        one, two = plain.masked(eyes), game.masked(eyes)
        two["memory"] = 0
        assert one.tobytes() == two.tobytes()
    seen = np.zeros((2, GAMES["byzanz"].observation), np.int8)
    calls.observe(plain.masked(2), 2, seen[0])
    calls.observe(game.masked(2), 2, seen[1])
    assert seen[0].tolist() == seen[1].tolist()


def test_bz_36_the_auction_that_is_on_is_told_in_full_and_those_before_in_numbers() -> None:
    game = in_memory(deal(3, ["C1 C2 G1 X", "G2 G3 O1 O2"], lot="O1 O2 S1 S2 T1 T2"))
    game.play(0, "bid C1")
    assert stories.BidMade(0, ["C1"], 1) in game.told(1)
    assert stories.OwnHand(1, ["G2", "G3", "O1", "O2"]) in game.told(1)
    game.play(1, "pass")
    game.play(2, "pass")
    game.play(0, "tax O1")
    assert game.view(0)["phase"] == "over"
    told = game.told(1)
    assert stories.BidMade(0, ["?"], 1) in told
    assert stories.LotWon(0, 1, ["?"], ["?"] * 6) in told
    assert stories.TaxPaid(0, "?") in told
    assert stories.OwnHand(1, ["?"] * 4) in told
    game.play(0, "discard X")
    assert game.told(1)[-1] == stories.Discarded(0, "X")


def test_bz_36_discards_are_seen_until_the_next_auction_is_over() -> None:
    game = in_memory(deal(3, ["C1 C2 G1 X"], lot="O1 O2 S1 S2 T1 T2"))
    for seat in range(3):
        game.play(seat, "pass")
    while game.view(0)["phase"] == "over":
        game.play(0, "discard " + game.view(0)["players"][0]["hand"][0])
    gone = [one.card for one in game.told(2) if isinstance(one, stories.Discarded)]
    assert len(gone) == 3
    assert "?" not in gone
    while game.chances():
        game.play("nature", next(card for card, copies in enumerate(game.chances()) if copies))
    pass_all(game)
    gone = [one.card for one in game.told(2) if isinstance(one, stories.Discarded)]
    assert set(gone[:3]) == {"?"}


def test_bz_36_no_face_of_a_past_part_is_told_and_nothing_else_changes() -> None:
    """Every story that has faded says the same as before, but for faces and traders among them."""
    auctions = 0
    for seed in range(6):
        plain = random_game("byzanz-4", seed, 170)
        game = in_memory(plain)
        full, told = plain.told(1), game.told(1)
        assert [type(one) for one in full] == [type(one) for one in told]
        changed = [(one, two) for one, two in zip(full, told, strict=True) if one != two]
        assert len(changed) > 20
        for one, two in changed:
            assert memory.faded(one) == two
            text = json.dumps([fact for name, fact in two.plain()["facts"].items() if name != "seat"])
            assert not CARD & set(text.replace("true", ""))
        if plain.view(1)["phase"] == "bid":
            last = max(i for i, one in enumerate(told) if isinstance(one, stories.LotOpened))
            assert full[last:] == told[last:]
            auctions += 1
    assert auctions >= 2


def test_bz_36_the_parts_of_the_game_are_its_auctions_markets_and_final_sales() -> None:
    game = in_memory(random_game("byzanz-3", 2))
    parts = [game.at(number).part for number in range(game.length)]
    assert parts == sorted(parts)
    assert len(set(parts)) == 8 * 4 + 1
    for number in range(1, game.length):
        s = game.at(number).record[0]
        if s.phase == record.LOT and game.at(number - 1).record[0].phase == record.BID:
            assert parts[number] > parts[number - 1]


def test_bz_36_two_games_that_differ_in_what_is_remembered_look_the_same() -> None:
    """On all that people see: view and log. The records do differ, and so does what bots know."""
    found = 0
    for table in MEMORY:
        for seed in range(6):
            rng = random.Random(f"{table} {seed}")
            game = random_game(table, seed, rng.randrange(60, 170))
            if not game.turn:
                continue
            for eyes in (*range(game.seats), "spectator"):
                other = remembered(table, game, eyes, rng)
                if other is None:
                    continue
                found += 1
                assert game.view(eyes) == other.view(eyes)
                assert game.told(eyes) == other.told(eyes)
                assert game.record.tobytes() != other.record.tobytes()
    assert found >= 12


@given(st.sampled_from(sorted(MEMORY)), st.integers(0, 2**32), st.integers(0, 300))
def test_bz_36_no_view_shows_a_card_of_another_hand(table: str, seed: int, moves: int) -> None:
    game = random_game(table, seed, moves)
    if game.outcome is None:
        assert faces(game.view("spectator")) <= {"?"}
        for player in game.view(1)["players"]:
            assert player["seat"] == 1 or set(player["hand"]) <= {"?"}


def test_bz_36_goes_with_open_profits_and_study_variants() -> None:
    game = hippodrome.new("byzanz", seed=3, seats=2, goods=3, memory=True, open_profits=True)
    assert game.view(0)["players"][1]["points"] == 0
    assert game.view(0)["players"][1]["hand"] == ["?"] * 4
