"""What has happened in a step of Byzanz, and what a seat is asked."""

from collections.abc import Sequence
from typing import Any

from hippodrome.core.told import Question, Story
from hippodrome.games.byzanz import told
from hippodrome.games.descriptor import Step


def question(masked: Any, seat: int, legal: Sequence[int], words: Any) -> Question:
    """What a seat is asked; a spectator is told who is waited for."""
    return told.Bid() if legal else told.WaitBid([int(masked["seat"][0])])


def story(step: Step, words: Any) -> list[Story]:
    """What has happened in a step, as a viewer can tell it."""
    return []
