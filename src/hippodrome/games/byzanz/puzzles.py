"""The puzzles of Byzanz, and what they can be about."""

from pathlib import Path

from hippodrome.games.byzanz import actions

FILE = Path(__file__).with_name("puzzles.jsonl")
THEMES = (
    (actions.PASS, "pass"),
    (actions.PASS + 1, "bid"),
    (actions.SELL, "sale"),
    (actions.TAX, "tax"),
    (actions.TAKE, "take"),
    (actions.DISCARD, "discard"),
    (actions.DONE, "keep"),
)
