"""Tables in pairs that one viewer can't tell apart, to be folded, or written into two stores and served.

Both have the same id, secret, keys, clock and times; the logs are those of two games of `tests.worlds.alike`.
"""

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from rich.progress import Progress

from hippodrome import records
from hippodrome.core.errors import HippodromeError
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.nature import seal_of
from hippodrome.table import transfer
from hippodrome.table.seats import hashed
from hippodrome.table.stores import make_store
from hippodrome.table.transfer import import_tables
from tests.playing import ALL, random_game
from tests.table.servers import ServerProcess, serving
from tests.worlds import SECRET_PHASES, Eyes, alike

SECRET = "5e" * 32
BEGAN = 1_790_000_000.0  # the clock of ten years has not run out
Log = list[tuple[float, dict[str, Any]]]


def key_of(seat: int) -> str:
    return f"a{seat}" * 16


def contribution_of(seat: int) -> str:
    return f"c{seat}" * 32


def notes_of(world: int, log: Log, viewer: int | None) -> list[dict[str, Any]]:
    """The private notes at a table, as they are exported: the viewer's are the same in both worlds, the others' not."""
    seats = log[0][1]["options"]["seats"]
    texts = dict.fromkeys(range(world, seats), f"whispered {world} " * (1 + 30 * world))
    texts |= {viewer: "my own notes"} if viewer is not None else {}
    return [
        {"seat": seat, "owner": hashed(key_of(seat)), "version": 1 + world, "text": text, "marks": {}}
        if seat != viewer
        else {"seat": seat, "owner": hashed(key_of(seat)), "version": 3, "text": text, "marks": {}}
        for seat, text in sorted(texts.items())
    ]


def told_to_nobody(viewer: int | None) -> list[bytes]:
    """What no answer to a viewer may hold before the end: the secret, what others added to it, others' keys."""
    seats = range(6)
    hidden = [SECRET, "whispered", *map(contribution_of, seats), *(hashed(key_of(seat)) for seat in seats)]
    return [text.encode() for text in [*hidden, *(key_of(seat) for seat in seats if seat != viewer)]]


class Twin(NamedTuple):
    """A table of both stores, for one viewer: a seat, or None for a spectator."""

    id: str
    kind: str
    viewer: int | None
    one: Game
    two: Game

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def headers(self) -> dict[str, str]:
        return headers_of(self.viewer)


def headers_of(viewer: int | None) -> dict[str, str]:
    return {} if viewer is None else {"Authorization": f"Bearer {key_of(viewer)}"}


# ---------------------------------------------------------------- the logs


def opening_of(kind: str) -> Log:
    game, options = ALL[kind]
    chosen = GAMES[game].check(options)
    opened: dict[str, Any] = {
        "kind": "opened",
        "format": records.FORMAT,
        "game": game,
        "version": GAMES[game].version,
        "options": chosen,
        "clock": ["days", 3600],
        "public": True,
        "secret": SECRET,
        "kept_for": None,
        "practice": None,
    }
    seated = [
        {
            "kind": "sat",
            "seat": seat,
            "name": f"Player {seat}",
            "key": hashed(key_of(seat)),
            "seal": seal_of(bytes.fromhex(contribution_of(seat))),
        }
        for seat in range(chosen["seats"])
    ]
    revealed = [
        {"kind": "revealed", "seat": seat, "contribution": contribution_of(seat)}
        for seat in range(chosen["seats"])
    ]
    started: list[dict[str, Any]] = [
        {"kind": "sealed", "seconds": 10.0},
        *revealed,
        {"kind": "started", "entries": []},
    ]
    return [(BEGAN, event) for event in (opened, *seated, *started)]


def logged(kind: str, game: Game, eyes: Eyes, rng: random.Random) -> tuple[list[Log], Game, Game]:
    """The events of both worlds. What happens in both happens at the same time."""
    logs = [opening_of(kind), opening_of(kind)]
    lengths = [0, 0]
    pair = game, game
    for step, pair in enumerate(alike(kind, game, eyes, rng)):
        for world, (log, then) in enumerate(zip(logs, pair, strict=True)):
            for actor, move in then.log[lengths[world] :]:
                if actor != "nature":
                    named = f"{'own' if actor == eyes else world}-{step}"
                    event: dict[str, Any] = {"kind": "moved", "seat": actor, "entries": [], "request": named}
                    log.append((BEGAN + step, event))
                log[-1][1]["entries"].append([actor, move])
            lengths[world] = then.length
    return logs, *pair


def moments(whole: Game, count: int) -> list[int]:
    """Moments of a game at which people are to move: some out of each secret phase, and some of the others."""
    by_phase: dict[int, list[int]] = {}
    for length in range(whole.length):
        then = whole.at(length)
        if then.turn:
            phase = int(then.record[0].phase)
            secret = whole.name != "byzanz" and phase in SECRET_PHASES
            by_phase.setdefault(phase if secret else -1, []).append(length)
    chosen = {run[len(run) * part // 3] for phase, run in by_phase.items() if phase >= 0 for part in (0, 2)}
    openly = by_phase[-1]
    chosen |= {openly[(len(openly) - 1) * part // (count - 1)] for part in range(count)}
    return sorted(chosen)


def written(address: str, file: Path, tables: list[dict[str, Any]]) -> None:
    lines = [json.dumps({"format": transfer.FORMAT, **table}) for table in tables]
    file.write_text("\n".join(lines) + "\n")
    asyncio.run(import_tables(make_store(address), file, Progress(disable=True)))


def _spoilt(log: Log, how: str) -> Log:
    """A log that these rules do not read: of another version, or with a move in it that is none."""
    (at, opened), *rest = log
    if how == "other version":
        return [(at, opened | {"version": 0}), *rest]
    return [*log, (log[-1][0], {"kind": "moved", "seat": 0, "entries": [[0, "nonsense"]]})]


SPOILT = ("other version", "broken")


@contextlib.contextmanager
def twin_servers(
    folder: Path, kinds: list[str], count: int
) -> Iterator[tuple[list[Twin], list[ServerProcess]]]:
    """Two servers with the same tables, but for what the viewer of each can't know; some of them are spoilt."""
    twins: list[Twin] = []
    stored: tuple[list[dict[str, Any]], ...] = ([], [])

    def add(kind: str, viewer: int | None, logs: list[Log], one: Game, two: Game) -> None:
        twins.append(Twin(f"{len(twins):_>16}", kind, viewer, one.copy(), two.copy()))
        for world, (tables, log) in enumerate(zip(stored, logs, strict=True)):
            tables.append({"id": twins[-1].id, "events": log, "notes": notes_of(world, log, viewer)})

    for kind in kinds:
        whole = random_game(kind, 5)
        for length in moments(whole, count):
            for viewer in (*range(whole.seats), None):
                eyes: Eyes = "spectator" if viewer is None else viewer
                logs, one, two = logged(kind, whole.at(length), eyes, random.Random(length))
                add(kind, viewer, logs, one, two)
                for how in SPOILT if one.length != two.length else ():
                    add(how, viewer, [_spoilt(log, how) for log in logs], one, two)
    addresses = [f"sqlite:///{folder / name}.db" for name in ("one", "two")]
    for address, tables in zip(addresses, stored, strict=True):
        written(address, folder / "tables.jsonl", tables)
    with contextlib.ExitStack() as stack:
        yield twins, [stack.enter_context(serving(address, "--bot-pace", "60")) for address in addresses]


# ---------------------------------------------------------------- what is asked, and what comes back


class Ask(NamedTuple):
    """A request: a method, a path after the table's, and what is sent."""

    method: str
    what: str = ""
    sent: Any = None


def untimed(body: bytes) -> bytes:
    """The same but for when it happened."""
    return re.sub(rb'"(at|deadline)":"[^"]*"', rb'"\1":"-"', body)


def answer(client: httpx.Client, twin: Twin, ask: Ask) -> bytes:
    """Status, headers and body, but for the date."""
    path = ask.what if ask.what.startswith("/") else f"{twin.path}/{ask.what}".rstrip("/")
    given = {"content": ask.sent} if isinstance(ask.sent, bytes) else {"json": ask.sent}
    found = client.request(ask.method, path, headers=twin.headers, **given)
    client.cookies.clear()
    kept = sorted((name, value) for name, value in found.headers.items() if name != "date")
    return f"{found.status_code} {kept}\n".encode() + found.content


class Listening:
    """An open stream, read up to a text at a time."""

    def __init__(
        self, client: httpx.Client, path: str, viewer: int | None, last_id: str | None = None
    ) -> None:
        headers = headers_of(viewer) | ({} if last_id is None else {"Last-Event-ID": last_id})
        request = client.build_request("GET", f"{path}/events", headers=headers)
        self.answer = client.send(request, stream=True)
        self._chunks = self.answer.iter_raw()
        self._rest = b""

    def until(self, text: bytes) -> bytes:
        """All that comes before a text, and the line that has it."""
        while text not in self._rest or not self._rest.endswith(b"\n\n"):
            self._rest += next(self._chunks)
        got, self._rest = self._rest, b""
        return got

    def __enter__(self) -> "Listening":
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()


def streamed(client: httpx.Client, twin: Twin, last_id: str | None) -> bytes:
    """What a stream sends first; who else is there is no secret."""
    with Listening(client, twin.path, twin.viewer, last_id) as stream:
        return stream.until(b"event: presence").split(b"event: presence")[0]


LOOKS = [
    *(Ask("GET", what) for what in ("", "key", "notes", "record", "board", "/api/tables")),
    *(Ask("GET", f"moments/{position}") for position in (0, 1, 7, 20, 40, 100_000)),
]


def repeated(twin: Twin) -> list[Ask]:
    """The viewer's own requests of before, sent again: they are taken for the same, or are too old."""
    own = [step for step, (actor, _) in enumerate(twin.one.log, 1) if actor == twin.viewer]
    sent = [{"moves": ["pass"], "prompt": 0, "request": f"own-{step}"} for step in own[-16:]]
    return [Ask("POST", "moves", each) for each in sent]


def refused(twin: Twin, prompt: int, rng: random.Random) -> list[Ask]:
    """Requests that change nothing: out of season, stale, illegal, malformed."""
    asks = [
        Ask("POST", "start"),
        Ask("POST", "bots", {"seat": 0}),
        Ask("DELETE", "bots/0"),
        Ask("DELETE", "seats/1"),
        Ask("POST", "seats", {"name": "Zoe"}),
        Ask("POST", "return"),
        Ask("POST", "replace", {"seat": 1}),
        Ask("POST", "rematch", {}),
        Ask("POST", "key", {"key": "00" * 16}),
        Ask("POST", "chat", {"text": "\u200b"}),
        Ask("POST", "moves", b"{"),
        Ask("POST", "moves", {"moves": [], "prompt": prompt}),
    ]
    if twin.viewer not in twin.one.turn:
        asks.append(Ask("POST", "hint"))
    own = [] if twin.viewer is None else twin.one.legal(twin.viewer)
    for stale in {abs(prompt - 1), prompt + 1}:
        asks.append(Ask("POST", "moves", {"moves": own[:1] or ["pass"], "prompt": stale}))
    tried = [["pass"], ["nonsense"], ["bid C1 C1 C1"], ["target bari"], ["keep"]]
    for game in (twin.one, twin.two):
        theirs = [move for seat in range(game.seats) if seat != twin.viewer for move in game.legal(seat)]
        tried += [[move] for move in rng.sample(theirs, min(4, len(theirs)))]
    for move in rng.sample(own, min(4, len(own))):
        tried += [[move, "nonsense"], [move, move], [move, rng.choice(own)], [move, "pass"], [move, "keep"]]
    for number, moves in enumerate(tried):
        if twin.viewer is None or not _playable(twin.one, twin.viewer, moves):
            sent = {"moves": moves, "prompt": prompt, "request": f"{number % 2}-{number + 5}"}
            asks.append(Ask("POST", "moves", sent))
    return asks


def _playable(game: Game, seat: int, moves: list[str]) -> bool:
    trial = game.copy()
    try:
        for number, move in enumerate(moves):
            if number and trial.chances():
                return False
            trial.play(seat, move)
    except HippodromeError:
        return False
    return True


def still_alike(twin: Twin, rng: random.Random) -> str | None:
    """A move of the viewer after which the worlds still look the same, and nothing is drawn."""
    if twin.viewer is None or twin.viewer not in twin.one.turn:
        return None
    own = twin.one.legal(twin.viewer)
    for move in rng.sample(own, min(20, len(own))):
        after = twin.one.copy(), twin.two.copy()
        for game in after:
            game.play(twin.viewer, move)
        one, two = (game.masked(twin.viewer).tobytes() for game in after)
        if one == two and not after[0].chances() and after[0].turn:
            return move
    return None
