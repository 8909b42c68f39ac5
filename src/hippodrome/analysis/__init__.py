"""Games looked back on: what they were worth to whom at every moment, luck and decisions told apart; puzzles."""

from hippodrome.analysis.analysing import DEPTHS, Analysis, Depth, Turn, analyse
from hippodrome.analysis.curve import Course, Samples, course
from hippodrome.analysis.losses import CLASSES, Judgement, Looks, judge
from hippodrome.analysis.mining import mine
from hippodrome.analysis.puzzles import Puzzle, Worth, puzzles_of
from hippodrome.analysis.values import Value, Values

__all__ = [
    "CLASSES",
    "DEPTHS",
    "Analysis",
    "Course",
    "Depth",
    "Judgement",
    "Looks",
    "Puzzle",
    "Samples",
    "Turn",
    "Value",
    "Values",
    "Worth",
    "analyse",
    "course",
    "judge",
    "mine",
    "puzzles_of",
]
