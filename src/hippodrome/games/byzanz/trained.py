"""The network that was trained for Byzanz, and the tables that it knows: those of the sheet, no study variants."""

from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.games.byzanz import record

NETWORK = Path(__file__).with_name("network.npz")


def weights(one: Any) -> Path | None:
    """Return the file with the weights, for a table of the sheet (BZ-01 … BZ-03).

    >>> from hippodrome.games import GAMES
    >>> weights(GAMES["byzanz"].opening({"seats": 4})).name, weights(GAMES["byzanz"].opening({"goods": 5}))
    ('network.npz', None)
    """
    s = one[0]
    seats = int(s["seats"])
    known = seats in record.SEATS and s["rounds"] == record.ROUNDS[seats] and s["dealt"] == record.OPENING
    return NETWORK if known and (_copies(s) == record.COPIES).all() and NETWORK.exists() else None


def _copies(s: Any) -> Any:
    """How many cards of each kind there are, wherever they lie; hidden ones are still in a masked deck."""
    laid = s["laid"][s["laid"] != record.NO_CARD]
    there = s["deck"] + s["lot"] + s["market"] + s["gone"] + np.bincount(laid, minlength=record.KINDS)
    return there + s["hand"][:, : record.KINDS].sum(0) + s["profit"].sum(0)
