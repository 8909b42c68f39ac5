"""Bots: players that see only what their seat sees. A spec selects a bot: `random`, `merchant`, `search:2000`."""

from hippodrome.bots.bot import Bot, Budget, Situation, ask, situation
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.levels import LEVELS
from hippodrome.bots.many import Targets, think_many
from hippodrome.bots.search import SearchBot, Thought
from hippodrome.bots.specs import load_file, make, names, register
from hippodrome.bots.thumb import ThumbBot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "LearnedBot",
    "SearchBot",
    "Situation",
    "Targets",
    "Thought",
    "ThumbBot",
    "ask",
    "load_file",
    "make",
    "names",
    "register",
    "situation",
    "think_many",
]
