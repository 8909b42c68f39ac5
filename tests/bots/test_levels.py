"""The levels for people: what they are made of, and that none of them makes a move that looks broken."""

import random
from dataclasses import replace

import numpy as np
import pytest

from hippodrome.bots import LEVELS, Budget, SearchBot, Situation, make, situation
from hippodrome.bots.learned import GuidedSearch
from hippodrome.bots.levels import sensible
from hippodrome.bots.search import Search
from hippodrome.core.sense import new_memo, rated
from hippodrome.game import Game, new
from hippodrome.games import GAMES
from hippodrome.games.byzanz import actions as byzanz_actions
from hippodrome.games.byzanz import record as byzanz_record
from hippodrome.games.intrigue import actions, record
from tests.bots.test_search import decisions

every_level = pytest.mark.parametrize("level", LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_the_highest_level_searches_with_the_network_where_that_is_stronger(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = situation(new(game, seed=1), 0)
    strategos, basileus = make("strategos", game), make("basileus", game)
    assert isinstance(strategos, SearchBot)
    assert isinstance(basileus, SearchBot)
    assert strategos.search_of(at) is Search
    assert basileus.search_of(at) is Search  # nowhere yet
    monkeypatch.setitem(GAMES._all(), game, replace(GAMES[game], network_leads=True))  # type: ignore[attr-defined]
    assert basileus.search_of(at) is GuidedSearch


def test_every_game_sets_how_far_its_levels_look() -> None:
    for game in GAMES.values():
        assert game.simulations["strategos"] < game.simulations["basileus"]


def asked(game: Game, seat: int, seed: int) -> Situation:
    return situation(game, seat, random.Random(seed), Budget(simulations=24))


@every_level
@pytest.mark.parametrize("table", ["byzantio-2", "byzantio-4", "nekken-3"])
def test_nobody_passes_early_with_something_to_do(level: str, table: str) -> None:
    name, seats = table.split("-")
    bot, early = make(level, name), 0
    game = new(name, seats=int(seats), seed=11)
    while game.turn and game.record["turn_number"] <= 4:
        at = asked(game, game.turn[0], early)
        action = bot.choose(at)
        if game.record["phase"] == record.ACT:
            early += 1
            worth = np.zeros(len(at.legal))
            rated(
                at.masked, at.seat, np.array(at.legal, "i4"), len(at.legal), worth, new_memo(at.masked.dtype)
            )
            assert action != actions.PASS or worth.max() <= 0
        game.play(at.seat, action)
    assert early == 4 * int(seats)


@every_level
def test_nobody_gives_a_four_away_or_stops_selling_too_soon(level: str) -> None:
    bot, tempted = make(level, "byzanz"), 0
    for number, (game, seat) in zip(range(1500), decisions("byzanz-4"), strict=False):
        at = asked(game, seat, number)
        broken = set(at.legal) - set(sensible(at))
        if not broken:
            continue
        tempted += 1
        action = bot.choose(at)
        assert action not in broken
        if byzanz_actions.SELL <= action < byzanz_actions.TAX:
            _, *lost = byzanz_record.SETS[action - byzanz_actions.SELL]
            fours = sum(int(byzanz_record.VALUE[card]) == 4 for card in lost)
            assert not fours or all(other in broken for other in at.legal if other != action)
        assert action != byzanz_actions.DONE or not any(
            byzanz_actions.SELL <= other < byzanz_actions.TAX for other in at.legal
        )
        if tempted == 12:
            break
    assert tempted


def test_what_can_only_be_broken_is_left() -> None:
    """Where every move gives a 4 away, one of them must be made."""
    four = int(next(card for card in range(byzanz_record.KINDS) if byzanz_record.VALUE[card] == 4))
    game = new("byzanz", seats=4, seed=1)
    at = replace(situation(game, 0), legal=(byzanz_actions.DISCARD + four,))
    assert sensible(at) == (byzanz_actions.DISCARD + four,)
    sale = byzanz_actions.SELL + next(
        n for n, cards in enumerate(byzanz_record.SETS) if list(cards[:2]) == [four, four]
    )
    assert sensible(replace(at, legal=(sale, byzanz_actions.DONE))) == (sale,)
    at = replace(at, legal=(byzanz_actions.DISCARD + four - 1, byzanz_actions.DISCARD + four))
    assert sensible(at) == (byzanz_actions.DISCARD + four - 1,)
