"""Byzantio and Nekken by rules of thumb: the sense of a courtier, for bots that act on it and those that search."""

from hippodrome.core.random_sense import meant, shown
from hippodrome.games.intrigue.sense.beliefs import imagine
from hippodrome.games.intrigue.sense.quick import quick as quick_choice
from hippodrome.games.intrigue.sense.rating import Memo, expect, rate

quick = quick_choice

__all__ = ["Memo", "expect", "imagine", "meant", "quick", "rate", "shown"]
