"""Tournaments between bots: schedules, ratings, reports; in one process, in many, or on a Ray cluster.

The result of a game depends only on the tournament and the game's number, never on where or when it is played.
"""

from hippodrome.arena.results import Result
from hippodrome.arena.schedule import rotated
from hippodrome.arena.standings import standings
from hippodrome.arena.tournament import Tournament
from hippodrome.arena.workers import play

__all__ = ["Result", "Tournament", "play", "rotated", "standings"]
