"""Byzantio and its second board Nekken: one rule set, two games (BY-01 …, NK-00 …)."""

from collections.abc import Sequence
from functools import partial

from hippodrome.core.told import schema
from hippodrome.games.descriptor import Descriptor, Insight, Puzzles, Statistics
from hippodrome.games.intrigue import (
    actions,
    insight,
    puzzles,
    record,
    rules,
    setup,
    statistics,
    study,
    told,
    trained,
)
from hippodrome.games.intrigue.absurd import absurd
from hippodrome.games.intrigue.drawing import lanes
from hippodrome.games.intrigue.notation import table_words
from hippodrome.games.intrigue.notes import grid
from hippodrome.games.intrigue.options import OPTIONS, check_options, table_board
from hippodrome.games.intrigue.story import question, story
from hippodrome.games.intrigue.view import own, view
from hippodrome.games.intrigue.worlds import retell
from hippodrome.games.sources import Source

__all__ = ["GAMES", "actions", "record"]


def _tiles(schedule: Sequence[tuple[int, int]], **when: str) -> Source:
    """The tiles of the events, in the order in which outcomes are counted."""
    names = tuple(record.EVENTS[event] for event in sorted({event for _, event in schedule}))
    return Source("reveal", names, replaced=False, when=when)


def _describe(game: str, network_leads: bool, **search: float) -> Descriptor:
    return Descriptor(
        name=game,
        family="intrigue",
        rules=rules,
        unreleased=(1,),
        options=OPTIONS[game],
        check=partial(check_options, game),
        opening=partial(setup.opening, game),
        words=partial(table_words, game),
        view=view,
        own=own,
        question=question,
        story=story,
        told=schema(told),
        sense="hippodrome.games.intrigue.sense",
        thumb="courtier",
        features="hippodrome.games.intrigue.describe",
        weights=partial(trained.weights, game),
        guided={"beliefs": 24},
        network_leads=network_leads,
        search={"explore": 3.0, "temperature": 2.0, "wide": 6, "spread": 8.0, **search},
        simulations={"strategos": 250, "basileus": 1500},
        absurd=absurd,
        board=partial(table_board, game),
        drawn_board=lambda options: lanes.drawn_board(table_board(game, options)),
        terminal="hippodrome.games.intrigue.terminal",
        picture="hippodrome.games.intrigue.picture",
        statistics=Statistics(
            partial(statistics.count, game), statistics.read, partial(statistics.figures, game)
        ),
        grid=partial(grid, game),
        insight=Insight(insight.KINDS, insight.kind, insight.espionage),
        puzzles=Puzzles(puzzles.file(game), puzzles.THEMES),
        nature=(
            Source("roll", tuple(map(str, range(1, record.SIDES + 1)))),
            *(_tiles(one.measures.schedule, study_board=name) for name, one in study.STUDIES[game].items()),
            _tiles(record.SCHEDULE[game]),
        ),
        retell=retell,
    )


GAMES = (
    _describe("byzantio", network_leads=False, rollout_depth=48, horizon=48),
    _describe("nekken", network_leads=False, rollout_depth=8),
)
