"""Bids are secret until all are in; with imperfect information, until the game is over."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.contract import SPECTATOR
from hippodrome.envs.openspiel import another_log
from hippodrome.game import Entry, Game
from hippodrome.games import Descriptor
from tests.plugins.conftest import among_the_games
from tests.plugins.tables import ORDERS, Options, played
from tests.worlds import look, redealt

SEED = st.integers(0, 2**32)
SHARE = st.integers(0, 99)  # of a game, in percent
VIEWER = st.integers(0, 6)


@pytest.fixture(autouse=True, scope="module")
def installed_here(descriptor: Descriptor) -> Iterator[None]:
    """For the whole module: a property is tried many times."""
    with among_the_games(descriptor):
        yield


def another_game(game: Game, viewer: int | str, rng: random.Random) -> Game:
    """A game that a viewer can't tell from this one: made by trying, with no help of the rules' own sight."""
    while True:
        other = Game("goofspiel", game.options)
        for actor, action in game.steps:
            secret = actor not in (viewer, -1)
            opened = not game.options["imp_info"] and other.record["number"][0] < game.record["number"][0]
            other.play(*_again(other, actor, action, secret and not opened, rng))
        if other.record["winner"].tolist() == game.record["winner"].tolist():
            return other


def _again(other: Game, actor: int, action: int, changed: bool, rng: random.Random) -> tuple[int | str, int]:
    if actor == -1:
        return "nature", action
    return actor, rng.choice(other.actions(actor)) if changed else action


ANY: st.SearchStrategy[Options] = st.builds(
    dict,
    seats=st.integers(2, 6),
    num_cards=st.integers(3, 13),
    points_order=st.sampled_from(ORDERS),
    imp_info=st.booleans(),
)
SMALL: st.SearchStrategy[Options] = st.builds(
    dict,
    seats=st.sampled_from([2, 3]),
    num_cards=st.sampled_from([3, 4, 5]),
    points_order=st.sampled_from(["random", "descending"]),
    imp_info=st.booleans(),
)


@given(SMALL, SEED, st.integers(0, 11), st.integers(0, 3))
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same(
    options: Options, seed: int, moves: int, viewer: int
) -> None:
    game = played(options, seed, moves)
    eyes, named = look(viewer, game.seats)
    if game.outcome:
        return  # all is opened
    other = another_game(game, named, random.Random(seed))
    for number in range(game.length + 1):
        one, two = game.at(number), other.at(number)
        assert one.masked(named).tobytes() == two.masked(named).tobytes()
        assert one.log_for(named) == two.log_for(named)
        assert one.view(named) == two.view(named)
        assert one.told(named) == two.told(named)
        assert repr(one) == repr(two)
        if eyes != SPECTATOR:
            assert one.legal(eyes) == two.legal(eyes)


@pytest.mark.parametrize("imp_info", [False, True])
def test_the_other_games_do_differ(imp_info: bool) -> None:
    """The test above would prove nothing if it compared a game with itself."""
    options = {"seats": 3, "num_cards": 5, "points_order": "descending", "imp_info": imp_info}
    differing = 0
    for seed in range(40):
        game = played(options, seed, 5)
        differing += another_game(game, 0, random.Random(seed)).steps != game.steps
    assert differing > 10


def part_of_a_game(options: Options, seed: int, share: int) -> Game:
    """A random game, not played to the end."""
    a_turn = options["seats"] + (options["points_order"] == "random")
    return played(options, seed, a_turn * (options["num_cards"] - 1) * share // 100)


@given(ANY, SEED, SHARE, VIEWER)
def test_a_redealt_world_masks_back_to_the_same_bytes(
    options: Options, seed: int, share: int, viewer: int
) -> None:
    game = part_of_a_game(options, seed, share)
    world = redealt(game, viewer, seed)
    for seat in range(game.seats):  # every card is somewhere, once
        held = [card for card in range(13) if world["hand"][0, seat] >> card & 1]
        laid = [card for card in world["bid"][0, seat].tolist() if card >= 0]
        assert sorted(held + laid) == list(range(game.options["num_cards"]))
    eyes, named = look(viewer, game.seats)
    masked = game.masked(named)
    calls.mask(masked, eyes)
    assert masked.tobytes() == game.masked(named).tobytes()


@given(ANY, SEED, SHARE, VIEWER)
def test_a_redealt_world_has_a_log_that_looks_the_same(
    options: Options, seed: int, share: int, viewer: int
) -> None:
    """Every turn comes out as it did: a game is played to the world, and its seat has seen the same all along."""
    game = part_of_a_game(options, seed, share)
    seat = viewer % game.seats
    other = Game("goofspiel", game.options)
    for (actor, _), action in zip(game.steps, another_log(game, seat, seed), strict=True):
        other.play("nature" if actor < 0 else actor, action)
    assert other.masked(seat).tobytes() == game.masked(seat).tobytes()
    assert other.log_for(seat) == game.log_for(seat)
    assert other.told(seat) == game.told(seat)


@pytest.mark.parametrize(("seats", "cards", "turns"), [(2, 4, 2), (2, 6, 4), (3, 4, 2), (4, 3, 1)])
def test_the_redeal_is_uniform(seats: int, cards: int, turns: int) -> None:
    """With imperfect information all bids that give the same winners are as likely."""
    options = {"seats": seats, "num_cards": cards, "points_order": "descending", "imp_info": True}
    for seed in range(3):
        game = played(options, seed, seats * turns)
        own, won = game.record["bid"][0, 0, :turns].tolist(), game.record["winner"][0, :turns].tolist()
        worlds = [
            others
            for others in product(permutations(range(cards), turns), repeat=seats - 1)
            if _winners([own, *map(list, others)], turns) == won
        ]
        seen, rng = Counter[tuple[tuple[int, ...], ...]](), generator(seed)
        for _ in range(max(2000, 30 * len(worlds))):
            world = game.masked(0)
            calls.redeal(world, 0, rng)
            seen[tuple(map(tuple, world["bid"][0, 1:seats, :turns].tolist()))] += 1
        assert seen.keys() <= {*worlds}
        if len(worlds) > 1:
            assert chisquare([seen[world] for world in worlds]).pvalue > 0.001


def _winners(bids: list[list[int]], turns: int) -> list[int]:
    found = []
    for turn in range(turns):
        laid = [row[turn] for row in bids]
        found.append(laid.index(max(laid)) if laid.count(max(laid)) == 1 else -1)
    return found


def test_the_redeal_of_the_largest_table_comes_to_an_end() -> None:
    for seed in range(10):
        game = played(
            {"seats": 6, "num_cards": 13, "points_order": "random", "imp_info": True}, seed, 11 * 7 + 3
        )
        world = game.masked(0)
        calls.redeal(world, 0, generator(seed))
        bids = world["bid"][0].tolist()
        assert _winners(bids, 11) == game.record["winner"][0, :11].tolist()


@pytest.mark.parametrize("imp_info", [False, True])
@pytest.mark.parametrize("order", ["random", "ascending"])
def test_nobody_sees_a_bid_before_all_are_in(order: str, imp_info: bool) -> None:
    game = Game("goofspiel", {"seats": 3, "num_cards": 6, "points_order": order, "imp_info": imp_info})
    rng = random.Random(3)
    while game.outcome is None:
        if weights := game.chances():
            game.play("nature", rng.choices(range(len(weights)), weights)[0])
            continue
        before = {viewer: (game.log_for(viewer), game.told(viewer)) for viewer in (0, 1, 2, "spectator")}
        seat = rng.choice(game.turn)
        last, start = game.turn == [seat], game.length
        game.play(seat, rng.choice(game.actions(seat)))
        for viewer, (log, told) in before.items():
            if not last:
                assert game.told(viewer) == told
                assert game.log_for(viewer) == log + [game.log[-1]] * (viewer == seat)
                assert game.view(viewer)["players"][seat]["bids"][-1:] != ["?"] or viewer != seat
                if viewer != seat:
                    assert game.view(viewer)["players"][seat]["bids"][-1] == "?"
            assert game.history.closed(start) == last
        if last and game.outcome is None:
            _are_opened(game, before["spectator"][0], imp_info)
    assert len(game.log_for("spectator")) == len(game.log_for(0)) == game.length


def _are_opened(game: Game, log: list[Entry], imp_info: bool) -> None:
    """What a spectator reads of a turn that is over: the bids in the order of the seats, or none of them."""
    fresh = game.log_for("spectator")[len(log) :]
    bids = game.view("spectator")["players"]
    assert [entry.actor for entry in fresh if entry.actor != "nature"] == ([] if imp_info else [0, 1, 2])
    assert ["?" in player["bids"] for player in bids] == [imp_info] * 3
    told = [story.id() for story in game.told("spectator")]
    assert ("opened" in told) != imp_info
    assert {"won", "discarded"} & {*told}


def test_with_imperfect_information_a_seat_remembers_its_own_bids() -> None:
    game = played({"seats": 3, "num_cards": 6, "points_order": "descending", "imp_info": True}, 1, 9)
    for seat in range(3):
        own = [story.plain()["facts"]["seat"] for story in game.told(seat) if story.id() == "opened"]
        assert own == [seat] * 3
        players = game.view(seat)["players"]
        assert [player["bids"].count("?") for player in players] == [
            0 if who == seat else 3 for who in range(3)
        ]
        assert [player["hand"].count("?") for player in players] == [
            0 if who == seat else 3 for who in range(3)
        ]


def test_at_the_end_all_bids_are_opened() -> None:
    game = played({"seats": 3, "num_cards": 6, "points_order": "descending", "imp_info": True}, 1)
    read = game.log_for("spectator")
    assert sorted(map(str, read)) == sorted(map(str, game.log))
    assert [entry.actor for entry in read] == [0] * 5 + [1] * 5 + [2] * 5
    assert game.masked("spectator").tobytes() == game.record.tobytes()


def test_an_observation_tells_no_secret_bid() -> None:
    game = Game("goofspiel", {"seats": 2, "num_cards": 4, "points_order": "descending"})
    game.play(0, "bid 3")
    seen = []
    for viewer in (0, 1):
        out = np.zeros(game.kind.observation, np.int8)
        calls.observe(game.masked(viewer), viewer, out)
        seen.append(out)
    own, other = seen[0][26 : 26 + 26], seen[1][52 : 52 + 26]  # seat 0, as it and as the other seat sees it
    assert own[:4].tolist() == [1, 1, 0, 1]
    assert own[13] == 3
    assert other[:4].tolist() == [1, 1, 1, 1]
    assert other[13] == -1
