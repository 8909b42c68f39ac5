"""Byzanz: 3 to 6 merchants, an auction card game with hidden hands (BZ-01 …)."""

from hippodrome.core.told import schema
from hippodrome.games.byzanz import (
    actions,
    insight,
    memory,
    puzzles,
    record,
    rules,
    setup,
    statistics,
    study,
    told,
    trained,
)
from hippodrome.games.byzanz.absurd import absurd
from hippodrome.games.byzanz.notation import table_words
from hippodrome.games.byzanz.options import OPTIONS, check_options
from hippodrome.games.byzanz.story import question, story
from hippodrome.games.byzanz.view import own, view
from hippodrome.games.byzanz.worlds import retell
from hippodrome.games.descriptor import Descriptor, Insight, Memory, Puzzles, Statistics

__all__ = ["GAMES", "actions", "record"]

GAMES = (
    Descriptor(
        name="byzanz",
        rules=rules,
        options=OPTIONS,
        check=check_options,
        opening=setup.opening,
        words=table_words,
        view=view,
        own=own,
        question=question,
        story=story,
        told=schema(told),
        sense="hippodrome.games.byzanz.sense",
        thumb="merchant",
        features="hippodrome.games.byzanz.describe",
        weights=trained.weights,
        simulations={"strategos": 500, "basileus": 3000},
        absurd=absurd,
        terminal="hippodrome.games.byzanz.terminal",
        picture="hippodrome.games.byzanz.picture",
        statistics=Statistics(statistics.count, statistics.read, statistics.figures),
        nature=(study.DECK,),
        retell=retell,
        insight=Insight(insight.KINDS, insight.kind),
        puzzles=Puzzles(puzzles.FILE, puzzles.THEMES),
        memory=Memory("memory", memory.part, memory.faded),
    ),
)
