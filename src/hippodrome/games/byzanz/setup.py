"""Byzanz: the opening record (BZ-04, BZ-05)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hippodrome.games.byzanz import record, study
from hippodrome.games.byzanz.options import check_options


def setup(s: Any, options: Mapping[str, Any]) -> None:
    """BZ-04, BZ-05: the shuffled deck, an empty market; nature deals to seat 0, left of the dealer, first."""
    table = study.table(options)
    s.seats = options["seats"]
    s.open_profits = options["open_profits"]
    s.memory = options["memory"]
    s.dealt, s.rounds, s.set_aside = table.dealt, table.rounds, table.set_aside
    s.round_number = s.step = s.bidding = s.done = 0
    s.leader = s.first_passed = record.NOBODY
    s.offers[:] = 0
    s.offers[: s.seats] = table.offers
    s.offer[:] = 0
    s.bid[:] = 0
    s.laid[:] = record.NO_CARD
    s.hidden[:] = record.NO_CARD
    s.deck[:] = table.copies
    s.lot[:] = 0
    s.market[:] = 0
    s.gone[:] = 0
    s.hand[:] = 0
    s.profit[:] = 0
    s.phase, s.seat, s.due = record.DEAL, 0, table.dealt


def opening(options: Mapping[str, Any]) -> Any:
    """An array of one record, set up with these options; those left out have their usual values.

    >>> int(opening({"seats": 3})["deck"].sum())
    112
    """
    one = np.zeros(1, record.State)
    setup(one[0], check_options(options))
    return one
