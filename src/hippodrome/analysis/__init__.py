"""Games looked back on: what they were worth to whom at every moment, luck and decisions told apart."""

from hippodrome.analysis.analysing import DEPTHS, Analysis, Depth, Turn, analyse
from hippodrome.analysis.curve import Course, Samples, course
from hippodrome.analysis.losses import CLASSES, Judgement, Looks, judge
from hippodrome.analysis.values import Value, Values

__all__ = [
    "CLASSES",
    "DEPTHS",
    "Analysis",
    "Course",
    "Depth",
    "Judgement",
    "Looks",
    "Samples",
    "Turn",
    "Value",
    "Values",
    "analyse",
    "course",
    "judge",
]
