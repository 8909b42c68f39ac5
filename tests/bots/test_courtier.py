"""The rules of thumb for Byzantio and Nekken: never illegal, never peeking, and sensible at the table."""

import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import ask, make
from hippodrome.core import calls
from hippodrome.core.chance import below, generator
from hippodrome.core.compiled import compiled
from hippodrome.core.contract import MOST_ACTIONS, apply, legal, winners
from hippodrome.core.playouts import one_of, play_nature
from hippodrome.core.sense import expected, new_memo, quickly, sense_of
from hippodrome.core.sense import rated as rate_all
from hippodrome.game import Game
from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.sense import Memo, quick, rate
from hippodrome.games.intrigue.sense import imagine as imagine_inside
from hippodrome.games.intrigue.sense.weights import TABLE
from tests.games.intrigue.realm import (
    CITIES,
    fresh,
    nekken,
    occupy,
    phase,
    play_until,
    say,
    start,
    to_event,
    travel,
)
from tests.playing import INTRIGUE, new_table, random_game, step

every_table = pytest.mark.parametrize("table", INTRIGUE)


@compiled
def imagine(one: Any, seat: int, rng: Any) -> None:
    imagine_inside(one[0], seat, rng)


def expect(one: Any, points: Any) -> None:
    expected(one, points, new_memo(one.dtype))


def rated(game: Game, seat: int) -> dict[str, float]:
    """What the courtier thinks of every move that the seat can make, by what it sees."""
    return dict(zip(game.legal(seat), ratings(game.masked(seat), seat, game.actions(seat)), strict=True))


def ratings(one: Any, seat: int, actions: list[int]) -> list[float]:
    worth = np.full(len(actions), np.nan)
    rate_all(one, seat, np.array(actions, np.int32), len(actions), worth, new_memo(one.dtype))
    return list(worth.tolist())


def best(game: Game, seat: int) -> str:
    worth = rated(game, seat)
    return max(worth, key=lambda move: worth[move])


def positions(table: str, games: int) -> Iterator[Game]:
    """Every position of some random games in which a seat is to decide, as one game that goes on."""
    for seed in range(games):
        game, rng = new_table(table), random.Random(seed)
        while True:
            if game.turn:
                yield game
            if not step(game, rng, 0):
                break


# ---------------------------------------------------------------- never wrong


@every_table
def test_every_action_has_a_finite_worth_that_rests_on_nothing_unseen(table: str) -> None:
    rng, phases = generator(1), set()
    for game in positions(table, 2):
        for seat in game.turn:
            actions, masked = game.actions(seat), game.masked(seat)
            worth = ratings(masked, seat, actions)
            assert np.isfinite(worth).all()
            before = masked.tobytes()
            for fill in (calls.redeal, imagine):
                world = masked.copy()
                fill(world, seat, rng)
                assert ratings(world, seat, actions) == worth
            assert masked.tobytes() == before
            phases.add(phase(game))
    assert phases >= {"targets", "act", "strike", "succession", "espionage"}


@compiled
def _play_quickly(start: Any, rng: Any, out: Any, games: int) -> tuple[int, int]:
    """Games between quick courtiers, and between one and chance; counts decisions, and those not legal."""
    game = start.copy()
    decisions = illegal = 0
    for i in range(games):
        game[0] = start[0]
        memo = np.zeros(record.MOST, Memo)
        s = game[0]
        while True:
            seats = play_nature(s, rng, out)
            if seats == 0:
                break
            seat = one_of(seats, rng)
            action: Any = quick(s, seat, rng, out, memo[seat])
            n = legal(s, seat, out)
            listed = False
            for k in range(n):
                listed |= out[k] == action
            decisions += 1
            illegal += not listed
            if i % 2 and decisions % 2:
                action = np.int64(out[decisions % n])
            apply(s, seat, action)
    return decisions, illegal


@every_table
def test_a_quick_action_is_legal(table: str) -> None:
    decisions, illegal = _play_quickly(
        new_table(table).record, generator(5), np.zeros(MOST_ACTIONS, np.int32), 40
    )
    assert (decisions > 2000, illegal) == (True, 0)


@every_table
def test_an_imagined_world_looks_the_same_and_keeps_to_the_rules(table: str) -> None:
    rng = generator(3)
    for game in positions(table, 1):
        for seat in range(game.seats):
            masked = game.masked(seat)
            world = masked.copy()
            imagine(world, seat, rng)
            s = world[0]
            for other in range(game.seats):
                targets = [int(city) for city in s.target[other] if city != record.NOWHERE]
                assert len({int(s.place[city]) for city in targets}) == len(targets)
                assert all(int(s.in_play) >> city & 1 for city in targets)
                if phase(game) != "targets":
                    assert len(targets) == s.slots
            calls.mask(world, seat)
            assert world.tobytes() == masked.tobytes()


@every_table
def test_at_the_end_the_points_are_expected_that_were_scored(table: str) -> None:
    game = random_game(table, 4)
    points = np.zeros(4)
    expect(game.record, points)
    assert game.outcome is not None
    assert points[: game.seats].tolist() == list(game.outcome.scores)


@every_table
def test_before_the_end_no_more_is_expected_than_can_be_scored(table: str) -> None:
    points = np.zeros(4)
    for game in positions(table, 1):
        expect(game.record, points)
        assert (points[: game.seats] > 0).all()
        assert (points[: game.seats] < 62 + 15).all()


# ---------------------------------------------------------------- sensible at the table


def test_an_empty_target_next_door_is_taken() -> None:
    game = start(4, targets={0: "b1"})
    assert best(game, 0) == "campaign boeotia b1"


def test_where_the_pretender_stands_a_target_is_mustered() -> None:
    game = start(4, targets={0: "g1"})
    travel(game, {0: "galatia"})
    play_until(game, "act")
    worth = rated(game, 0)
    assert worth["muster g1"] > max(worth["pass"], worth["campaign cilicia"])


def test_an_enemy_on_the_first_target_is_driven_out_before_one_elsewhere() -> None:
    game = start(4, targets={0: "g1", 1: "k1"})
    occupy(game, "g1", 1)
    occupy(game, "k2", 1)
    worth = rated(game, 0)
    assert worth["bribe g1 komnenos"] > worth["bribe k2 komnenos"]
    assert worth["expel g1 komnenos"] > worth["expel k2 komnenos"]


def test_a_target_already_held_alone_is_not_given_away() -> None:
    game = start(2, targets={0: "g1 b1"})
    occupy(game, "g1", 0)
    occupy(game, "k1", 1)
    assert best(game, 0) != "negotiate g1"


def _offered(theirs: str, mine: str) -> Game:
    """Seat 0 offers a garrison in `theirs` for one of seat 1 in `mine`."""
    game = start(2, targets={1: "g1 c1 k1 d1"})
    occupy(game, theirs, 0)
    occupy(game, mine, 1)
    play_until(game, "act")
    say(game, f"negotiate {theirs}; for {mine} komnenos")
    return game


def test_a_swap_into_the_first_target_is_accepted() -> None:
    game = _offered(theirs="g1", mine="b1")
    assert game.turn == [1]
    assert best(game, 1) == "accept"


def test_a_swap_out_of_the_first_target_is_refused() -> None:
    game = _offered(theirs="b1", mine="g1")
    assert best(game, 1) == "refuse"


def test_the_box_struck_is_one_that_is_plentiful_and_weak() -> None:
    game = start(4)
    play_until(game, "strike")
    assert best(game, 0) == "strike negotiate"


def test_the_city_held_with_two_is_guessed() -> None:
    game = start(4)
    occupy(game, "g1", 1, 1, 2)
    occupy(game, "k1", 1)
    play_until(game, "espionage")
    worth = rated(game, 0)
    of_komnenos = {move: worth[move] for move in worth if move.startswith("guess komnenos")}
    assert max(of_komnenos, key=lambda move: of_komnenos[move]) == "guess komnenos g1"
    assert worth["guess komnenos k1"] > worth["guess komnenos e1"]


def test_a_lost_far_target_is_replaced_by_a_city_already_held() -> None:
    game = start(2, targets={0: "h1 b1 c1 d1 e1 f1 i1"})
    occupy(game, "h1", 1)
    occupy(game, "j1", 0)
    to_event(game, 18)
    move = best(game, 0)
    assert (move.split()[0], move.split()[-1]) == ("retarget", "j1")


def test_targets_that_are_held_are_kept() -> None:
    game = start(2, targets={0: "g1 c1"})
    for city in ("g1", "c1"):
        occupy(game, city, 0)
    to_event(game, 18)
    worth = rated(game, 0)
    assert all(
        worth["keep"] > worth[move] for move in worth if move.startswith(("retarget g1", "retarget c1"))
    )


def test_a_pretender_is_exiled_far_from_the_own_targets() -> None:
    game = start(2, targets={1: "a1 b1 e1 f1 c1 g1 i1"})
    to_event(game, 24)
    game.play("nature", "roll 1")  # Attica, where seat 0 still stands
    assert (phase(game), game.turn) == ("exile", [1])
    worth = rated(game, 1)
    assert worth["exile aggelos lydia"] > worth["exile aggelos boeotia"]


def test_targets_are_written_near_home_rather_than_at_a_rival_s() -> None:
    game = fresh(4)
    worth = rated(game, 0)
    assert worth["target a1"] > worth["target d1"]
    assert worth["target b1"] > worth["target h1"]


def test_cities_almost_as_good_as_the_best_are_rated_the_same() -> None:
    worth = rated(Game("nekken", {"seats": 4}), 0)
    assert list(worth.values()).count(max(worth.values())) > 5


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seat_and_home_do_not_betray_the_targets(game: str, seats: int) -> None:
    courtier = make("courtier", game)
    lists = []
    for seed in range(60):
        table = Game(game, {"seats": seats})
        while 0 in table.turn:
            table.play(0, ask(courtier, table, 0, random.Random(f"{seed} {len(table.log)}")))
        lists.append(tuple(table.record[0].target[0].tolist()))
    assert len(set(lists)) > 30
    assert Counter(first for first, *_ in lists).most_common(1)[0][1] <= 30


def test_a_chief_leaves_the_volcano_for_a_target() -> None:
    game = nekken(4, targets={0: "ash bog cave dune elm"})
    assert best(game, 0) in ("colonise ash ash", "colonise cave cave")


def test_another_s_city_of_two_is_imagined_as_its_target_rather_than_an_empty_one() -> None:
    game = start(4)
    occupy(game, "g1", 1, 1, 2)
    firsts: Counter[str] = Counter()
    listed: Counter[str] = Counter()
    rng = generator(9)
    for _ in range(2000):
        world = game.masked(0)
        imagine(world, 0, rng)
        targets = [CITIES[city] for city in world[0].target[1] if city >= 0]
        firsts[targets[0]] += 1
        listed.update(targets)
    assert firsts["g1"] > 5 * firsts["e1"]
    assert listed["g1"] > 1.4 * listed["e1"]
    assert set(listed) == set(CITIES)  # nothing is ruled out


def test_a_target_held_is_expected_to_bring_more_than_one_that_another_holds() -> None:
    held, lost = start(4, targets={0: "g1"}), start(4, targets={0: "g1"})
    occupy(held, "g1", 0)
    occupy(lost, "g1", 1)
    of_held, of_lost = np.zeros(4), np.zeros(4)
    expect(held.record, of_held)
    expect(lost.record, of_lost)
    assert of_held[0] > of_lost[0] + 3


# ---------------------------------------------------------------- strength, and one meaning


@compiled
def _one_against_chance(start: Any, rng: Any, out: Any, games: int) -> int:
    """How many games a courtier wins against random players, in each seat in turn."""
    game = start.copy()
    worth, memo = np.zeros(out.shape[0]), np.zeros(1, Memo)
    won = 0
    for i in range(games):
        game[0] = start[0]
        s = game[0]
        while True:
            seats = play_nature(s, rng, out)
            if seats == 0:
                break
            seat = one_of(seats, rng)
            n = legal(s, seat, out)
            chosen: Any = below(rng, n)
            if seat == i % s.seats:
                rate(s, seat, out, n, worth, memo[0])
                chosen = np.argmax(worth[:n])
            action: Any = np.int64(out[chosen])
            apply(s, seat, action)
        won += winners(s) >> (i % s.seats) & 1
    return won


@pytest.mark.parametrize("table", ["byzantio-4", "nekken-4"])
def test_a_courtier_beats_three_random_players(table: str) -> None:
    won = _one_against_chance(new_table(table).record, generator(2), np.zeros(MOST_ACTIONS, np.int32), 400)
    assert won > 0.9 * 400


def some_ratings() -> list[float]:
    """A digest of ratings, quick actions and expectations along a few games."""
    told: list[float] = []
    memo, out, points = new_memo(record.State), np.zeros(MOST_ACTIONS, np.int32), np.zeros(4)
    for table in ("byzantio-3", "nekken-4-hidden"):
        rng = generator(11)
        for i, game in enumerate(positions(table, 1)):
            if i % 9 == 0:
                for seat in game.turn:
                    told += ratings(game.masked(seat), seat, game.actions(seat))
                    told.append(float(quickly(game.record, seat, rng, out, memo)))
                    world = game.masked(seat)
                    imagine(world, seat, rng)
                    expect(world, points)
                    told += points.tolist()
    return told


@pytest.mark.slow
def test_interpreted_it_thinks_the_same() -> None:
    code = "import json; from tests.bots.test_courtier import some_ratings; print(json.dumps(some_ratings()))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    here = some_ratings()
    assert len(here) > 1000
    assert np.allclose(json.loads(done.stdout), here)


def test_every_weight_has_a_use() -> None:
    files = [
        file
        for file in Path(sense_of(record.State).__file__).parent.glob("*.py")
        if file.name != "weights.py"
    ]
    sources = "".join(file.read_text() for file in files)
    assert [name for name in TABLE if not re.search(rf"\bw\.{name}\b", sources)] == []
