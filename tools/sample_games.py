"""Makes the sample games of the page: `python tools/sample_games.py`.

A sample can be watched while a server still compiles its games, so the file has every moment ready: what the first seat
saw before each decision, as changes from the moment before. It is made from the log alone, and a test makes it anew.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
if str(ROOT / "src") not in sys.path:
    sys.path.insert(0, str(ROOT / "src"))

from hippodrome import new, records  # noqa: E402
from hippodrome.bots import ask, make  # noqa: E402
from hippodrome.games import GAMES  # noqa: E402
from hippodrome.table import games, replays  # noqa: E402

SEAT = 0  # whose viewpoint it is
PLAYERS = {"byzanz": 4, "byzantio": 3, "nekken": 3}
NAMES = ("Theodora", "Bardas", "Zoe", "Nikephoros")


def file_of(game: str) -> Path:
    """Where the page finds the sample of a game."""
    return ROOT / "web" / "src" / "games" / GAMES[game].family / "samples" / f"{game}.json"


def played(game: str, seed: str = "sample") -> dict[str, Any]:
    """The record of a game between bots by their rules of thumb."""
    table = new(game, seats=PLAYERS[game], seed=f"{seed}/{game}")
    bot, rng = make("citizen", game), random.Random(seed)
    while table.turn:
        seat = table.turn[0]
        table.play(seat, table.texts(seat, [ask(bot, table, seat, rng)])[0])
    found: dict[str, Any] = json.loads(records.to_line(records.saved(table, NAMES[: table.seats])))
    return found


def stops(log: list[Any]) -> list[int]:
    """After how many moves each decision was due, and the end: draws and rolls belong to the decision before them.

    >>> stops([["nature", "draw C1"], [0, "pass"], ["nature", "draw C2"], [1, "pass"]])
    [1, 3, 4]
    """
    return [*(i for i, (actor, _) in enumerate(log) if actor != "nature"), len(log)]


def change(before: Any, after: Any) -> Any:
    """What makes `after` of `before`: objects and lists of the same length part by part, anything else as a whole.

    An object that takes the place of another is marked: it is not laid over it.

    >>> change({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": 4})
    {'b': {'1': 3}, 'c': 4}
    >>> change({"a": {"x": 1}}, {"a": {"y": 1}})
    {'a': {'=': {'y': 1}}}
    """
    old, new = _parts(before), _parts(after)
    if old is None or new is None or type(before) is not type(after) or not old.keys() <= new.keys():
        return {"=": after} if isinstance(after, dict) and old is not None else after
    if isinstance(after, list) and len(before) != len(after):
        return after
    return {
        key: change(old[key], part) if key in old else part
        for key, part in new.items()
        if key not in old or old[key] != part
    }


def _parts(one: Any) -> dict[str, Any] | None:
    """The parts of an object by name, of a list by number; None of anything else."""
    if isinstance(one, list):
        return {str(number): part for number, part in enumerate(one)}
    return one if isinstance(one, dict) else None


def sample(record: dict[str, Any]) -> dict[str, Any]:
    """All that the page shows of a game: its moments, what was told, the points, and the board."""
    game = replays.finished(record)
    before: Any = {}
    moments = []
    for move in stops(record["log"]):
        now = json.loads(json.dumps(replays.moment(game, move, SEAT)))
        moments.append(change(before, now) if before else now)
        before = now
    return {
        "record": record,
        "seat": SEAT,
        "moments": moments,
        "stories": replays.stories(game, SEAT),
        "points": replays.points(game),
        "board": games.board(game.name, game.options),
    }


def main() -> None:
    """Play the sample games and write them."""
    for game in PLAYERS:
        file = file_of(game)
        file.parent.mkdir(exist_ok=True)
        made = json.dumps(sample(played(game)), separators=(",", ":"), ensure_ascii=False)
        file.write_text(made + "\n", encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(made) // 1024} KB")


if __name__ == "__main__":
    main()
