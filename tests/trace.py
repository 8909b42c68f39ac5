"""Everything the rules say about saved games, step by step, as hashes: run compiled or interpreted alike.

`python -m tests.trace FILE` prints one line a game.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np

from hippodrome.game import Game
from hippodrome.notation import read, read_actor
from hippodrome.rules import byzanz, calls
from hippodrome.rules.chance import generator
from hippodrome.rules.contract import SPECTATOR


def trace(record: dict[str, object]) -> str:
    """A hash over every value of the contract at every step of a saved game."""
    game = Game("byzanz", record["options"])  # type: ignore[arg-type]
    digest = sha256()
    one, out, seen = game.record, calls.scratch(), np.zeros(byzanz.OBSERVATION, np.int8)
    for number, (actor, move) in enumerate(record["log"]):  # type: ignore[arg-type, var-annotated]
        who = read_actor(actor, game.seats)
        action = read(one, who, move)
        digest.update(one.tobytes() + bytes([calls.turn(one)]))
        digest.update(out[: calls.chances(one, out)].tobytes())
        for seat in range(game.seats):
            digest.update(out[: calls.legal(one, seat, out)].tobytes())
        eyes = number % game.seats if number % 7 else SPECTATOR
        masked = one.copy()
        calls.mask(masked, eyes)
        calls.observe(masked, max(eyes, 0), seen)
        digest.update(masked.tobytes() + seen.tobytes() + bytes([calls.visible(one, eyes, who, action)]))
        calls.redeal(masked, eyes, generator(number))
        digest.update(masked.tobytes())
        calls.apply(one, who, action)
    calls.score(one, out)
    digest.update(one.tobytes() + out[: game.seats].tobytes() + bytes([calls.winners(one)]))
    return digest.hexdigest()


if __name__ == "__main__":
    for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        print(trace(json.loads(line)))
