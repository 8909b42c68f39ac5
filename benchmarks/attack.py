"""Measure whether anybody can stall a server: how long the moves of other people take, at rest and under attack.

    .venv/bin/python -m benchmarks.attack [--rest 20] [--seconds 60] [--json]

Sixteen tables are played by people (28 of them, each takes about a second for a move) and by bots, some of them dear.
Then, for so many seconds, all of this at once, from other addresses of the loopback network, without a pause, under the
default limits:

- 8 connections upload saved games, each with another valid board of 140 KB;
- 8 connections read boards of that size, and earlier moments of a long table;
- 100 abandoned tables, where three basileis play on;
- 20 clients ask for hints.

It prints the time from sending a move to its answer (median, 99th percentile), the time of `/healthz`, and how late a
bot at a table of people moved beyond its pace at worst. Server, people and attackers share the machine.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from hippodrome import records
from hippodrome.game import new
from hippodrome.games.intrigue import boards

HOST, PACE = "127.0.0.1", 1.0
THINK = (0.5, 1.5)  # seconds that a person takes for a move
LARGE = 140_000  # characters of a board's coasts
MARK = "z0000000"  # in a board's name, replaced to make another board


class Client:
    """A connection that stays open, from an address of the loopback network."""

    def __init__(self, port: int, address: str = HOST) -> None:
        self.port, self.address = port, address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.key = ""

    async def send(self, method: str, path: str, body: bytes = b"") -> asyncio.StreamReader:
        """Send a request, connecting first if needed."""
        if self.writer is None or self.writer.is_closing():
            self.reader, self.writer = await asyncio.open_connection(
                HOST, self.port, local_addr=(self.address, 0)
            )
        assert self.reader is not None
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n"
        head += f"authorization: Bearer {self.key}\r\n" if self.key else ""
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        return self.reader

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request, and return the status and the body of its answer."""
        reader = await self.send(method, path, body)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
        answer = await reader.readexactly(length)
        if b"connection: close" in head:
            assert self.writer is not None
            self.writer.close()
        return int(head.split(b" ")[1]), answer

    async def tell(self, method: str, path: str, sent: Any = None) -> Any:
        """Send something that must not be refused."""
        status, answer = await self.ask(method, path, b"" if sent is None else json.dumps(sent).encode())
        if status >= 300:
            raise SystemExit(f"{method} {path}: {status} {answer[:300].decode()}")
        return json.loads(answer)

    async def sit_down(self, table: str, name: str) -> None:
        """Take a seat, and keep its key."""
        self.key = (await self.tell("POST", f"/api/tables/{table}/seats", {"name": name}))["key"]


async def opened(
    client: Client, game: str, people: int, bots: list[str], **options: Any
) -> tuple[str, list[Client]]:
    """Open and start a table; return its id, and its people."""
    options["seats"] = people + len(bots)
    client.key = ""
    table = (await client.tell("POST", "/api/tables", {"game": game, "options": options}))["table"]["id"]
    seated = [Client(client.port, client.address) for _ in range(people)]
    for number, person in enumerate(seated):
        await person.sit_down(table, f"P{number}")
    for number, bot in enumerate(bots):
        await seated[0].tell("POST", f"/api/tables/{table}/bots", {"seat": people + number, "bot": bot})
    await seated[0].tell("POST", f"/api/tables/{table}/start")
    return table, seated


# ---------------------------------------------------------------- people


class Figures:
    """What is measured in one phase."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.late: list[float] = []
        self.health: list[float] = []
        self.refused = 0


class Watch:
    """The tables that people play at, and the phase that is on."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.waiting: dict[str, float] = {}  # by table at which a bot is waited for: since when

    def over_now(self) -> Figures:
        """End a phase, with the bots that are late at its end, and begin the next."""
        done, self.figures = self.figures, Figures()
        done.late += [time.time() - since - PACE for since in self.waiting.values()]
        return done


class Person:
    """A person at a table: follows the stream, and moves when asked."""

    def __init__(self, client: Client, table: str, seat: int, watch: Watch, rng: random.Random) -> None:
        self.client, self.table, self.seat, self.watch, self.rng = client, table, seat, watch, rng
        self.answered, self.last = -1, 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    async def follow(self) -> None:
        """Read the stream: chunks, and events in them."""
        own = Client(self.client.port, self.client.address)
        own.key = self.client.key
        reader = await own.send("GET", f"/api/tables/{self.table}/events")
        await reader.readuntil(b"\r\n\r\n")
        buffer = b""
        while size := int(await reader.readline(), 16):
            buffer += (await reader.readexactly(size + 2))[:-2]
            *events, buffer = buffer.split(b"\n\n")
            for event in events:
                _, found, data = event.partition(b"event: update\ndata: ")
                if found:
                    self.heard(json.loads(data))

    def heard(self, update: dict[str, Any]) -> None:
        """Measure how late bots are (one person at each table does), and move if asked."""
        table = update["table"]
        if self.seat == 0:
            self.measure(update["happened"], table)
        asked = table["state"] == "playing" and self.seat in table["view"]["turn"]
        if asked and table["prompt"] > self.answered:
            self.answered = table["prompt"]
            task = asyncio.create_task(self.move(self.rng.choice(table["own"]["legal"])))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def measure(self, happened: list[dict[str, Any]], table: dict[str, Any]) -> None:
        """Compare the times of the bots' moves with those of what happened before them."""
        bots = {player["seat"] for player in table["players"] if player["bot"]}
        for item in happened:
            at = datetime.fromisoformat(item["at"]).timestamp()
            if self.last and item["kind"] == "moved" and item["seat"] in bots:
                self.watch.figures.late.append(at - self.last - PACE)
            self.last = at
        self.watch.waiting.pop(self.table, None)
        if table["state"] == "playing" and bots & set(table["view"]["turn"]):
            self.watch.waiting[self.table] = self.last

    async def move(self, move: str) -> None:
        """Think, then move, and measure the time until the answer."""
        await asyncio.sleep(self.rng.uniform(*THINK))
        body = json.dumps({"prompt": self.answered, "moves": [move]}).encode()
        began = time.perf_counter()
        status, _ = await self.client.ask("POST", f"/api/tables/{self.table}/moves", body)
        self.watch.figures.moves.append(time.perf_counter() - began)
        self.watch.figures.refused += status != 200


async def healthy(port: int, watch: Watch) -> None:
    """Ask whether the process is alive, all the time."""
    client = Client(port)
    while True:
        began = time.perf_counter()
        await client.ask("GET", "/healthz")
        watch.figures.health.append(time.perf_counter() - began)
        await asyncio.sleep(0.25)


# ---------------------------------------------------------------- attackers


def large_board() -> dict[str, Any]:
    """Return a valid board of somebody's own, with long coasts."""
    data = boards.load("byzantio").to_data() | {"slug": MARK}
    for place in data["place"]:
        more = (LARGE // len(data["place"]) - len(place["shape"])) // len("L100.125,100.125")
        place["shape"] = place["shape"][:-1] + "L100.125,100.125" * more + "Z"
    return data


def large_record() -> bytes:
    """Return a request to show a saved game on such a board."""
    game = new("byzantio", seats=2, seed=1, board=large_board())
    rng = random.Random(1)
    while game.turn:
        seat = game.turn[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return json.dumps({"record": records.saved(game, ["Ann", "Bo"]), "stories": True}).encode()


def another(body: bytes, number: int) -> bytes:
    """Return the same request with another board."""
    return body.replace(MARK.encode(), b"z%07d" % (number % 10_000_000))


async def hammer(client: Client, make: Callable[[], tuple[str, str, bytes]], seen: Counter[str]) -> None:
    """Send requests without a pause."""
    while True:
        method, path, body = make()
        try:
            status, _ = await client.ask(method, path, body)
            seen[f"{path.split('/')[-1]} {status}"] += 1
        except (OSError, asyncio.IncompleteReadError):
            client.writer = None
            seen["connection lost"] += 1


async def abandon(port: int, tables: int) -> None:
    """Open tables of dear bots, and leave them."""

    async def some(address: str) -> None:
        client = Client(port, address)
        for _ in range(10):
            table, (person,) = await opened(client, "byzantio", 1, ["basileus"] * 3)
            await person.tell("POST", f"/api/tables/{table}/leave")

    await asyncio.gather(*(some(f"127.0.1.{number}") for number in range(1, tables // 10 + 1)))


async def attack(port: int, seconds: float) -> Counter[str]:
    """Prepare, say so, wait for the word, and attack."""
    seen: Counter[str] = Counter()
    upload, rng = large_record(), random.Random(3)
    client = Client(port, "127.0.2.1")
    large, people = await opened(client, "byzantio", 2, [], board=large_board())
    for _ in range(60):
        looked = await people[0].tell("GET", f"/api/tables/{large}")
        mover = people[looked["table"]["view"]["turn"][0]]
        own = (await mover.tell("GET", f"/api/tables/{large}"))["table"]
        moved = {"prompt": own["prompt"], "moves": [rng.choice(own["own"]["legal"])]}
        await mover.tell("POST", f"/api/tables/{large}/moves", moved)
    hinting = [(await opened(Client(port, f"127.0.3.{number}"), "nekken", 2, [])) for number in range(1, 21)]
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    await abandon(port, 100)
    work: list[Awaitable[None]] = []
    for number in range(8):
        work.append(
            hammer(
                Client(port, f"127.0.4.{number + 1}"),
                lambda: ("POST", "/api/replays", another(upload, rng.randrange(10_000_000))),
                seen,
            )
        )
        what = f"/api/tables/{large}/" + ("board" if number % 2 else "moments/55")
        work.append(
            hammer(Client(port, f"127.0.5.{number + 1}"), lambda what=what: ("GET", what, b""), seen)  # type: ignore[misc]
        )
    for table, players in hinting:
        hint = f"/api/tables/{table}/hint"
        work.append(hammer(players[0], lambda hint=hint: ("POST", hint, b""), seen))  # type: ignore[misc]
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return seen


# ---------------------------------------------------------------- the whole


async def measure(port: int, given: argparse.Namespace) -> dict[str, Any]:
    """Play at rest, then under attack."""
    watch, rng, people = Watch(), random.Random(1), []
    while (await Client(port).ask("GET", "/readyz"))[0] != 200:
        await asyncio.sleep(0.5)
    for number in range(16):
        dear = number % 4 == 0
        bots = ["basileus", "novice"] if dear else ["novice", "citizen"]
        client = Client(port, "127.0.0.1" if number % 2 else "127.0.0.2")
        table, seated = await opened(client, "byzanz", 1 if dear else 2, bots)
        people += [
            Person(one, table, seat, watch, random.Random(rng.random())) for seat, one in enumerate(seated)
        ]
    tasks = [asyncio.create_task(person.follow()) for person in people]
    tasks.append(asyncio.create_task(healthy(port, watch)))
    command = [
        sys.executable,
        "-m",
        "benchmarks.attack",
        "--port",
        str(port),
        "--seconds",
        str(given.seconds),
    ]
    attackers = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert attackers.stdin is not None
    assert attackers.stdout is not None
    await attackers.stdout.readline()
    await asyncio.sleep(2)
    watch.over_now()
    await asyncio.sleep(given.rest)
    rest = watch.over_now()
    attackers.stdin.write(b"go\n")
    told = json.loads(await attackers.stdout.readline())
    under = watch.over_now()
    await attackers.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "rest": figures(rest),
        "attack": figures(under),
        "ratio_of_medians": round(statistics.median(under.moves) / statistics.median(rest.moves), 2),
        "attackers_saw": told,
        "load_average": os.getloadavg()[0],
    }


def figures(found: Figures) -> dict[str, float]:
    """Return the figures of one phase."""
    moves = sorted(found.moves)
    return {
        "moves": len(moves),
        "median_ms": round(1000 * statistics.median(moves), 1),
        "p99_ms": round(1000 * moves[int(0.99 * (len(moves) - 1))], 1),
        "slowest_ms": round(1000 * moves[-1], 1),
        "healthz_median_ms": round(1000 * statistics.median(found.health), 1),
        "healthz_slowest_ms": round(1000 * max(found.health), 1),
        "bot_moves": len(found.late),
        "latest_bot_s": round(max(found.late), 2),
        "refused": found.refused,
    }


def serve(store: str) -> tuple[subprocess.Popen[str], int]:
    """Start a server with default settings, with everything compiled before; return it and its port."""
    subprocess.run([sys.executable, "-m", "hippodrome", "warm"], check=True, stderr=subprocess.DEVNULL)
    command = [sys.executable, "-m", "hippodrome", "serve", "--store", store, "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    told = server.stdout.readline()
    return server, int(told.split("//")[1].split("/")[0].rsplit(":", 1)[1])


def main() -> None:
    """Run the server, people and attackers, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rest", type=float, default=20, help="seconds of play before the attack")
    parser.add_argument("--seconds", type=float, default=60, help="seconds of the attack")
    parser.add_argument(
        "--port", type=int, help=argparse.SUPPRESS
    )  # for the attackers, in a process of their own
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.port:
        print(json.dumps(asyncio.run(attack(given.port, given.seconds))), flush=True)
        return
    with tempfile.TemporaryDirectory() as folder:
        server, port = serve(f"sqlite:///{folder}/tables.db")
        try:
            found = asyncio.run(measure(port, given))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    if given.json:
        print(json.dumps(found))
        return
    rest, under = found["rest"], found["attack"]
    print(f"{'':24} {'at rest':>10} {'attacked':>10}  wanted")
    wanted = {
        "median_ms": f"at most {3 * rest['median_ms']:.1f}",
        "p99_ms": "under 500",
        "latest_bot_s": "under 3",
    }
    for name in rest:
        print(f"{name.replace('_', ' '):24} {rest[name]:>10} {under[name]:>10}  {wanted.get(name, '')}")
    print(f"load average {found['load_average']:.1f}; the attackers saw {found['attackers_saw']}")


if __name__ == "__main__":
    main()
