"""The rules of Byzanz as `hippodrome.core.contract` asks for them."""

from hippodrome.games.byzanz import record
from hippodrome.games.byzanz.actions import COUNT as ACTIONS
from hippodrome.games.byzanz.legal import chances, legal, turn
from hippodrome.games.byzanz.observe import OBSERVATION, observe
from hippodrome.games.byzanz.play import apply
from hippodrome.games.byzanz.record import SEATS, State
from hippodrome.games.byzanz.score import score, winners
from hippodrome.games.byzanz.setup import opening, setup
from hippodrome.games.byzanz.sight import first, mask, opens, redeal, sealed, visible

__all__ = [
    "ACTIONS",
    "OBSERVATION",
    "OUTCOMES",
    "SEATS",
    "VERSION",
    "State",
    "apply",
    "chances",
    "first",
    "legal",
    "mask",
    "observe",
    "opening",
    "opens",
    "redeal",
    "score",
    "sealed",
    "setup",
    "turn",
    "visible",
    "winners",
]

VERSION = 1
OUTCOMES = record.KINDS  # of nature, at most
