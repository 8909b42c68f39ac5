"""Byzanz by rules of thumb: the sense of a merchant, for bots that act on it at once and for those that search."""

from hippodrome.games.byzanz.sense.hand import Memo
from hippodrome.games.byzanz.sense.looks import meant, shown
from hippodrome.games.byzanz.sense.rating import expect, imagine, quick, rate

__all__ = ["Memo", "expect", "imagine", "meant", "quick", "rate", "shown"]
