"""Everything the rules say about saved games, step by step, as hashes: run compiled or interpreted alike.

`python -m tests.games.trace FILE` prints one line a game.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.core import calls
from hippodrome.core.chance import generator
from hippodrome.core.contract import SPECTATOR
from hippodrome.core.notation import read_actor
from hippodrome.games import GAMES


def trace(record: dict[str, Any]) -> str:
    """A hash over every value of the contract at every step of a saved game."""
    name, options = record["game"], record["options"]
    digest, spoken, seats = sha256(), GAMES[name].words(options), options["seats"]
    one, out = GAMES[name].opening(options), calls.scratch()
    seen = np.zeros(GAMES[name].observation, np.int8)
    for number, (actor, move) in enumerate(record["log"]):
        who = read_actor(actor, seats)
        action = spoken.read(one, who, move)
        digest.update(one.tobytes() + bytes([calls.turn(one)]))
        digest.update(out[: calls.chances(one, out)].tobytes())
        for seat in range(seats):
            digest.update(out[: calls.legal(one, seat, out)].tobytes())
        eyes = number % seats if number % 7 else SPECTATOR
        masked = one.copy()
        calls.mask(masked, eyes)
        calls.observe(masked, max(eyes, 0), seen)
        digest.update(masked.tobytes() + seen.tobytes() + bytes([calls.visible(one, eyes, who, action)]))
        calls.redeal(masked, eyes, generator(number))
        digest.update(masked.tobytes())
        calls.apply(one, who, action)
    calls.score(one, out)
    digest.update(one.tobytes() + out[:seats].tobytes() + bytes([calls.winners(one)]))
    return digest.hexdigest()


if __name__ == "__main__":
    for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        print(trace(json.loads(line)))
