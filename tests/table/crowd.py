"""A crowd at many tables: a thread for every seat, which does not give up while servers come and go."""

import itertools
import random
import threading
import time
import uuid
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Any, NamedTuple

import httpx

from hippodrome import records
from tests.table.players import Player, full_table, seen
from tests.table.servers import ServerProcess

PATIENCE = 600.0  # seconds for which a request is sent again and again
PACE = 0.1  # seconds between two looks at the table, at most
PARTIES = [  # game, seats, people; bots sit in the other seats
    ("byzanz", 3, 3),
    ("byzantio", 2, 2),
    ("nekken", 3, 3),
    ("byzanz", 4, 2),
    ("byzantio", 3, 2),
    ("nekken", 2, 1),
]


class Guest:
    """A person in a seat, who sends each request unchanged until somebody acknowledges it."""

    def __init__(self, player: Player, urls: Sequence[str], closing: threading.Event) -> None:
        self.client, self.path, self.seat = player.client, player.path, player.seat
        self.client.timeout = httpx.Timeout(10)
        self.urls, self.closing, self.rng = urls, closing, random.Random(player.key)
        self.acknowledged: list[str] = []
        self.resent = 0  # moves that were sent more than once

    def ask(self, method: str, path: str, sent: dict[str, Any] | None = None) -> httpx.Response:
        """The answer of whichever server gives one."""
        end = time.monotonic() + PATIENCE
        for attempt in itertools.count():
            try:
                answer = self.client.request(method, self.rng.choice(self.urls) + path, json=sent)
            except httpx.TransportError:
                pass  # whether it was done is not known
            else:
                if answer.status_code != 503:
                    self.resent += bool(attempt and sent)
                    return answer
            assert not self.closing.is_set(), "the test is over"
            assert time.monotonic() < end, f"nobody answers {method} {path}"
            time.sleep(self.rng.uniform(0.05, 0.3))
        raise AssertionError

    def play(self) -> None:
        """Play at random, to the end."""
        while not self.closing.is_set():
            answer = self.ask("GET", self.path)
            assert answer.status_code == 200, answer.text
            table = seen(answer.json()["table"])
            if table["state"] == "over":
                return
            if self.seat in table["view"]["turn"]:
                move = self.rng.choice(table["view"]["legal"])
                sent = {"moves": [move], "prompt": table["prompt"], "request": uuid.uuid4().hex}
                answer = self.ask("POST", f"{self.path}/moves", sent)
                assert answer.status_code == 200, answer.text  # nobody else moves for this seat
                self.acknowledged.append(move)
            time.sleep(self.rng.uniform(0, PACE))


class Party(NamedTuple):
    """The guests of a table, and their games under way."""

    guests: list[Guest]
    games: list[Future[None]]

    def check(self) -> None:
        """The game is over, and every move that was acknowledged was made, once, and no other."""
        record = self.guests[0].ask("GET", f"{self.guests[0].path}/record").json()
        assert records.verify(record).outcome is not None
        for guest in self.guests:
            made = [move for actor, move in record["log"] if actor == guest.seat]
            assert made == guest.acknowledged


class Crowd:
    """Parties at tables of all three games; as one ends, the next begins."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self.servers = servers
        self.closing = threading.Event()
        self.parties: list[Party] = []
        self._pool = ThreadPoolExecutor(max_workers=64)
        self._next = itertools.cycle(PARTIES)

    def __enter__(self) -> "Crowd":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.closing.set()
        self._pool.shutdown()

    def fill(self) -> None:
        """Open tables until as many are played at as there are kinds of parties. All servers must be up."""
        urls = [server.url for server in self.servers]
        while sum(self._plays(party) for party in self.parties) < len(PARTIES):
            game, seats, people = next(self._next)
            players = full_table(urls[len(self.parties) % len(urls)], game, seats, people)
            guests = [Guest(player, urls, self.closing) for player in players]
            self.parties.append(Party(guests, [self._pool.submit(guest.play) for guest in guests]))

    @staticmethod
    def _plays(party: Party) -> bool:
        for game in party.games:
            if game.done():
                game.result()  # what went wrong is told at once
        return not all(game.done() for game in party.games)

    def play_out(self) -> None:
        """Let everybody play to the end, and check every table."""
        for party in self.parties:
            for game in party.games:
                game.result(timeout=PATIENCE)
            party.check()
