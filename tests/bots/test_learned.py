"""The bot that learned: what it computes, that it sees only its mask, never breaks a rule, and is repeatable."""

import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import Budget, LearnedBot, SearchBot, ThumbBot, learned, make, network, situation, tree
from hippodrome.bots.learned import (
    GUIDED,
    GuidedSearch,
    likelihoods,
    network_for,
    read_weights,
    write_weights,
)
from hippodrome.bots.network import MOST_INPUTS, Network
from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.errors import BadOptions
from hippodrome.core.features import compared, described, features_of
from hippodrome.game import Game, new
from hippodrome.games import GAMES
from hippodrome.nature import Nature
from tests.bots.solved import POSITIONS, Position
from tests.bots.test_search import decision, decisions
from tests.playing import TABLES, new_table, random_game
from tests.worlds import alike

FEW = ("byzanz-4", "byzantio-3", "nekken-2")
STUDY = "byzanz-2-study"
every_table = pytest.mark.parametrize("table", TABLES)
every_known_table = pytest.mark.parametrize("table", [table for table in TABLES if table != STUDY])
few_tables = pytest.mark.parametrize("table", FEW)


def any_network(game: str) -> Network:
    """A network of the right shape, whose weights mean nothing."""
    rng = np.random.default_rng(1)
    shapes = network.shapes(GAMES[game].record)
    return Network(*(rng.normal(0, 0.1, (1, *shape)).astype(np.float32) for shape in shapes))


# ---------------------------------------------------------------- what it computes


def features(game: Game, seat: int) -> list[list[int]]:
    """The features of each legal action."""
    masked, legal = game.masked(seat), np.array(game.actions(seat), np.int32)
    out, more = np.zeros(features_of(masked.dtype).MOST_DESCRIBED, np.int32), np.zeros(len(legal), np.int32)
    compares = compared(masked, seat, legal, len(legal), more)
    found = [out[: described(masked, seat, int(action), out)].tolist() for action in legal]
    return [has + [int(one)] * compares for has, one in zip(found, more, strict=True)]


def by_hand(net: Network, game: Game, seat: int) -> tuple[Any, Any]:
    """The logits of the legal actions and the outputs, computed the plain way."""
    record, masked = GAMES[game.name].record, game.masked(seat)
    observation = np.zeros(GAMES[game.name].observation, np.int8)
    calls.observe(masked, seat, observation)
    levels = features_of(record).LEVELS.astype(int)
    rows, begin = np.zeros(levels.sum()), 0
    for value, most in zip(observation.astype(int), levels, strict=True):
        if value > 0 and most > 0:
            rows[begin + min(value, most) - 1] = 1
        begin += most
    hidden = np.maximum(rows @ net.first[0] + net.first_bias[0], 0)
    last = np.maximum(hidden @ net.second[0] + net.second_bias[0], 0)
    query = last @ net.query[0] + net.query_bias[0]
    logits = []
    for has in features(game, seat):
        joined = np.maximum(query + net.action[0][has].sum(0), 0)
        logits.append(joined @ net.judge[0] + net.action_bias[0][has].sum())
    return np.array(logits), last @ net.out[0] + net.out_bias[0]


@every_table
def test_it_computes_what_its_layers_say(table: str) -> None:
    for part in (0.1, 0.5, 0.9):
        game, seat = decision(table, part)
        net = any_network(game.name)
        logits, outputs = by_hand(net, game, seat)
        at = situation(game, seat)
        likely = np.exp(logits - logits.max())
        assert likelihoods(net, at) == pytest.approx(likely / likely.sum(), abs=1e-5)
        desk = network.desk(at.masked.dtype)
        network.judged(net, network.starts(at.masked.dtype), at.masked, seat, desk)
        assert desk["outputs"][0] == pytest.approx(outputs, abs=1e-4)


@every_table
def test_features_are_in_range_and_each_action_is_told_from_the_others(table: str) -> None:
    """Two legal actions with the same features could never be judged differently."""
    apart = total = 0
    for _, (game, seat) in zip(range(150), decisions(table), strict=False):
        module = features_of(GAMES[game.name].record)
        seen = set()
        for has in features(game, seat):
            assert 0 < len(has) <= module.MOST_DESCRIBED + 1
            assert all(0 <= feature < module.DESCRIBED for feature in has)
            seen.add(tuple(sorted(has)))
        apart += len(seen)
        total += len(game.actions(seat))
    assert apart > 0.9 * total


@every_table
def test_there_is_room_for_all_that_can_be_seen(table: str) -> None:
    game = random_game(table, seed=3)
    seen = np.zeros(GAMES[game.name].observation, np.int8)
    for moves in range(0, len(game.log), 7):
        for seat in range(game.seats):
            calls.observe(game.at(moves).masked(seat), seat, seen)
            assert (seen >= 0).all()
            assert (seen > 0).sum() < MOST_INPUTS


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_written_and_read_in_half_precision(game: str, tmp_path: Path) -> None:
    net = any_network(game)
    write_weights(tmp_path / "w.npz", Network(*(array[0] for array in net)))
    for one, two in zip(net, read_weights(tmp_path / "w.npz"), strict=True):
        assert two == pytest.approx(one, rel=1e-3, abs=1e-6)


def test_weights_that_ship_are_small_and_of_the_right_shape() -> None:
    found = 0
    for game in GAMES.values():
        file = game.weights(game.opening({}))
        if file:
            found += 1
            assert file.stat().st_size <= 2_000_000
            for array, shape in zip(read_weights(file), network.shapes(game.record), strict=True):
                assert array.shape == (1, *shape)
                assert np.isfinite(array).all()
    assert found


# ---------------------------------------------------------------- rules, secrets, budgets


@every_table
@pytest.mark.parametrize("positions", [32, pytest.param(625, marks=pytest.mark.slow)])  # 10,000 at all tables
def test_it_never_makes_an_illegal_move(table: str, positions: int) -> None:
    bots, rng = (LearnedBot(), LearnedBot("4")), random.Random(table)
    for i, (game, seat) in zip(range(positions), decisions(table), strict=False):
        assert bots[i % 2].choose(situation(game, seat, rng)) in game.actions(seat)


@few_tables
@pytest.mark.parametrize("spec", ["", "100"])
def test_worlds_that_look_alike_are_played_alike(table: str, spec: str) -> None:
    compared = 0
    for seed, part in enumerate((0.2, 0.4, 0.6, 0.8)):
        game, seat = decision(table, part)
        *_, (one, two) = alike(table, game, seat, random.Random(seed))
        if one.record.tobytes() != two.record.tobytes():
            compared += 1
            first, second = (
                LearnedBot(spec).choose(situation(g, seat, random.Random(seed))) for g in (one, two)
            )
            assert first == second
    assert compared


@pytest.mark.parametrize(("table", "least"), [("byzanz-4", 1), ("byzantio-3", 9), ("nekken-2", 9)])
def test_only_what_others_do_not_see_is_drawn(table: str, least: int) -> None:
    game = new_table(table, Nature.seeded(3))
    at = situation(game, game.turn[0])
    net = Network(*(np.zeros_like(array) for array in any_network(game.name)))  # holds all equally likely
    begins, desk = network.starts(at.masked.dtype), network.desk(at.masked.dtype)
    chosen = {network.decided(net, begins, at.masked, at.seat, generator(seed), desk) for seed in range(30)}
    assert chosen <= {*at.legal}
    assert len(chosen) == 1 if least == 1 else len(chosen) >= least


@few_tables
def test_the_same_seed_thinks_the_same(table: str) -> None:
    game, seat = decision(table, 0.4)
    one, two, three = (
        LearnedBot("100").think(situation(game, seat, random.Random(seed))) for seed in (1, 1, 2)
    )
    assert one == two
    assert sum(thought.visits for thought in one) == sum(thought.visits for thought in three) == 100


@few_tables
def test_it_changes_nothing_in_what_it_was_given(table: str) -> None:
    game, seat = decision(table, 0.3)
    at = situation(game, seat, random.Random(1), Budget(threads=2))
    before = at.masked.tobytes()
    LearnedBot("50").think(at)
    LearnedBot().choose(at)
    assert at.masked.tobytes() == before


@pytest.mark.parametrize(
    "position",
    [position for position in POSITIONS if network_for(position.situation(1)) is not None],
    ids=lambda p: f"{p.game}: {p.about}",
)
def test_its_search_solves_what_is_solved(position: Position) -> None:
    bot = LearnedBot("2000")
    for seed in range(3):
        assert position.text(bot.choose(position.situation(seed))) == position.best


# ---------------------------------------------------------------- tables that no network was trained for


@every_known_table
def test_every_table_of_the_sheets_has_its_network(table: str) -> None:
    game = random_game(table, seed=1, moves=40)
    file = GAMES[game.name].weights(game.masked(0))
    shipped = GAMES[game.name].weights(GAMES[game.name].opening({}))
    assert file == shipped


def test_a_study_variant_is_played_by_the_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_table(STUDY)
    while not game.turn:
        game.play("nature", next(n for n, weight in enumerate(game.chances()) if weight))
    at = situation(game, game.turn[0], random.Random(1))
    assert network_for(at) is None
    monkeypatch.setattr(ThumbBot, "choose", lambda self, at: at.legal[-1])
    assert LearnedBot().choose(at) == at.legal[-1]
    plain = SearchBot("50").think(situation(game, game.turn[0], random.Random(2)))
    assert LearnedBot("50").think(situation(game, game.turn[0], random.Random(2))) == plain


def test_a_board_of_ones_own_has_no_network() -> None:
    usual = GAMES["nekken"].opening({"seats": 2})
    small = GAMES["nekken"].opening({"seats": 2, "study_board": "ember"})
    assert GAMES["nekken"].weights(small) is None
    other = usual.copy()
    other["near"][0, 1] ^= 4
    assert GAMES["nekken"].weights(other) is None


# ---------------------------------------------------------------- settings and specs


def test_a_game_sets_only_what_can_be_set_and_nothing_is_left_without_a_value() -> None:
    assert list(GUIDED) == list(tree.Settings.names or ())
    for game in GAMES.values():
        assert game.guided.keys() <= GUIDED.keys()


def test_a_guided_search_uses_the_settings_of_its_game() -> None:
    for name, game in GAMES.items():
        made = GuidedSearch(situation(new(name, seats=3, seed=1), 0), 1, 10, None, time.perf_counter)
        for setting, value in {**GUIDED, **game.search, **game.guided}.items():
            assert made.settings[setting][0] == value


def test_beliefs_take_a_small_part_of_the_budget() -> None:
    at = situation(new("nekken", seats=3, seed=1), 0)
    most = int(GAMES["nekken"].guided["beliefs"])
    for simulations, seconds, weighed in (
        (160, None, 10),
        (None, 0.02, 6),
        (160, 0.02, 6),
        (9999, 9.0, most),
    ):
        assert GuidedSearch(at, 1, simulations, seconds, time.perf_counter).weighed() == weighed


@pytest.mark.parametrize("spec", ["learned:0", "learned:fast", "learned:-1s"])
def test_a_spec_that_means_nothing_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions, match="simulations"):
        make(spec, "byzanz")


def test_specs_say_how_long_to_think() -> None:
    quick, slow, timed = (make(spec, "byzanz") for spec in ("learned", "learned:2000", "learned:0.1s"))
    assert isinstance(quick, learned.LearnedBot)
    assert not quick.searches
    assert isinstance(slow, learned.LearnedBot)
    assert (slow.searches, slow.simulations) == (True, 2000)
    assert isinstance(timed, learned.LearnedBot)
    assert (timed.searches, timed.seconds) == (True, 0.1)
