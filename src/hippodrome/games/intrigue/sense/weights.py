"""What a courtier thinks things are worth: every number of its rules of thumb, in one table."""

from typing import Any

import numpy as np

# Points, unless something else is said. Kinds of box: campaign, muster, negotiate, advance, bribe, expel.
TABLE: dict[str, Any] = {
    # The share of a target that is hoped for long before the end, by own garrisons there (0, 1, 2: a row
    # each) and the most that any other player has there (0, 1, 2).
    "hope": ((0.4, 0.35, 0.12), (0.58, 0.52, 0.15), (0.92, 0.75, 0.5)),
    "patience": 5.0,  # turns before the end at which what is hoped for counts as much as what is held
    # Other players.
    "deny": 0.6,  # of what another loses, a duel's worth; shared out among the others at a larger table
    "want": (1.0, 6.0, 6.0),  # what a city seems worth to a player with 0, 1, 2 garrisons there
    # The way to go.
    "step": (0.6, 0.5, 0.28, 0.14),  # of what a garrison would gain, from 0, 1, 2, 3 steps away
    "hurry": 2.0,  # turns before the end at which a way to go counts half
    "leap": 0.3,  # the same for an advance to its province, when in a hurry
    "noise": 0.5,  # how much more a target can seem worth by chance, when in a hurry
    # Boxes.
    "price": (0.5, 0.05, 0.02, 0.1, 0.15, 0.075),  # of using one, for each turn to come and box of its kind
    "box": (6.0, 1.5, 0.5, 1.5, 3.0, 2.5),  # of keeping the last one of a kind when another is struck
    "reserve": 1.0,  # of the last garrison in reserve; less of one among many
    # Writing targets: from a home of one's own, and where others start too.
    "home": (0.8, 0.6),  # for each step from the pretender
    "cluster": (8.0, 14.0),  # for closeness to each target written already, through `step`
    "rival": 6.0,  # for closeness to another's pretender, through `step`
    "alike": (1.2, 1.8),  # cities so little behind the best are as good: one is drawn
    # Succession.
    "doubt": 1.0,  # a change must promise more than this
    # What it will come to. Measured: the share of a target that its owner scored in the end, long after a moment
    # with so many own garrisons (0, 1, 2: a row each) against the most of any other player.
    "comes": ((0.68, 0.36, 0.28), (0.84, 0.50, 0.40), (0.72, 0.56, 0.50)),
    "unrest": 5.0,  # turns before the end at which that counts as much as the share at the moment
    "spying": 1.0,  # what a guess brings at the end
    # Beliefs: how much likelier a city is a target of a player with 0, 1, 2 garrisons there than an empty one, and
    # how much likelier if it is more than two steps from all that the player has, two steps, or one: from one
    # place, from two, from three.
    "belief": (1.0, 25.0, 25.0),  # any slot
    "belief_first": (1.0, 24.0, 48.0),  # the first
    "close": (0.02, 0.12, 1.0, 3.0, 8.0),
    "close_first": (0.03, 0.06, 1.0, 1.0, 1.0),
}

Weights = np.dtype(
    (
        np.record,
        [
            (name, np.float64, np.shape(weight)) if np.shape(weight) else (name, np.float64)
            for name, weight in TABLE.items()
        ],
    )
)


def weights(**changed: Any) -> Any:
    """The table as an array of one record, some of it changed.

    >>> float(weights(deny=0.5)[0].deny)
    0.5
    """
    one = np.zeros(1, Weights)
    for name, weight in (TABLE | changed).items():
        one[name] = weight
    return one


WEIGHTS = weights()
