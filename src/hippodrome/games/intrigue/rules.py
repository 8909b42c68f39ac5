"""The rules of Byzantio and Nekken as `hippodrome.core.contract` asks for them."""

from hippodrome.games.intrigue import record
from hippodrome.games.intrigue.actions import COUNT as ACTIONS
from hippodrome.games.intrigue.legal import chances, legal, turn
from hippodrome.games.intrigue.observe import OBSERVATION, observe
from hippodrome.games.intrigue.play import apply
from hippodrome.games.intrigue.record import SEATS, State
from hippodrome.games.intrigue.score import score, winners
from hippodrome.games.intrigue.sight import first, mask, opens, redeal, sealed, visible

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
    "opens",
    "redeal",
    "score",
    "sealed",
    "turn",
    "visible",
    "winners",
]

VERSION = 2
OUTCOMES = record.SIDES  # of nature, at most
