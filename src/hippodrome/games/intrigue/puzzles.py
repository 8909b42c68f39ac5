"""The puzzles of Byzantio and Nekken, and what they can be about: everything but the writing of targets."""

from pathlib import Path

from hippodrome.games.intrigue import actions

THEMES = (
    (actions.PASS, "pass"),
    (actions.TARGET, ""),
    (actions.CAMPAIGN, "campaign"),
    (actions.MUSTER, "muster"),
    (actions.ADVANCE, "advance"),
    (actions.NEGOTIATE, "negotiate"),
    (actions.ACCEPT, "answer"),
    (actions.BRIBE, "bribe"),
    (actions.EXPEL, "expel"),
    (actions.STRIKE, "strike"),
    (actions.KEEP, "succession"),
    (actions.EXILE, "exile"),
    (actions.GUESS, "guess"),
)


def file(game: str) -> Path:
    """Where the puzzles of a game are.

    >>> file("nekken").name
    'nekken-puzzles.jsonl'
    """
    return Path(__file__).with_name(f"{game}-puzzles.jsonl")
