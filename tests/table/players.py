"""People at a table, for the tests: each with a client and a key of their own."""

import random
import secrets
import uuid
from hashlib import sha256
from typing import Any

import httpx

from hippodrome.games.telling import merged
from tests.table.servers import PATIENCE

CLIENTS: list[httpx.Client] = []  # closed after each test


def seen(table: dict[str, Any]) -> dict[str, Any]:
    """A table of an update as a client puts it together: with what the seat alone sees in the view."""
    return table | {"view": merged(table["view"], table["own"])} if table["own"] else table


class Player:
    """Somebody with a seat, playing at random."""

    def __init__(self, url: str, table_id: str, name: str = "Ann", seat: int | None = None) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)
        CLIENTS.append(self.client)
        self.path = f"/api/tables/{table_id}"
        self.contribution = secrets.token_bytes(32)
        sent: dict[str, Any] = {"name": name, "seal": sha256(self.contribution).hexdigest()}
        if seat is not None:
            sent["seat"] = seat
        answer = self.client.post(f"{self.path}/seats", json=sent)
        assert answer.status_code == 201, answer.text
        self.seat, self.key = answer.json()["seat"], answer.json()["key"]
        self.client.cookies.clear()
        self.client.headers["Authorization"] = f"Bearer {self.key}"

    def look(self) -> dict[str, Any]:
        answer = self.client.get(self.path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, what: str, sent: dict[str, Any] | None = None) -> httpx.Response:
        return self.client.post(f"{self.path}/{what}", json=sent)

    def reveal(self) -> httpx.Response:
        return self.post("reveal", {"contribution": self.contribution.hex()})

    def move(self, *moves: str, prompt: int, request: str | None = None) -> httpx.Response:
        return self.post(
            "moves", {"moves": list(moves), "prompt": prompt, "request": request or uuid.uuid4().hex}
        )

    def table(self) -> dict[str, Any]:
        return seen(self.look()["table"])


def open_table(url: str, game: str = "byzanz", seats: int = 3, **more: Any) -> str:
    """A new table; returns its id."""
    options = more.pop("options", {}) | {"seats": seats}
    answer = httpx.post(
        f"{url}/api/tables", json={"game": game, "options": options, **more}, timeout=PATIENCE
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def full_table(
    url: str, game: str = "byzanz", seats: int = 3, people: int | None = None, **more: Any
) -> list[Player]:
    """A table that has begun, with so many people, and bots in the other seats."""
    table_id = open_table(url, game, seats, **more)
    people = seats if people is None else people
    players = [Player(url, table_id, f"Player {number}") for number in range(people)]
    for seat in range(people, seats):
        assert players[0].post("bots", {"seat": seat, "bot": "random"}).status_code == 201
    begin(players)
    return players


def begin(players: list[Player]) -> None:
    """Start the game: all reveal at once, as browsers do."""
    assert players[0].post("start").status_code == 200
    for player in players:
        answer = player.reveal()
        assert answer.status_code == 200, answer.text


def play_on(players: list[Player], rng: random.Random, moves: int | None = None) -> dict[str, Any]:
    """The people play at random: to the end, or for a number of their moves. Returns the table then."""
    made = 0
    while True:
        table = players[0].table()
        if table["state"] != "playing" or made == moves:
            return table
        for player in players:
            if player.seat in table["view"]["turn"]:
                own = player.table()
                if own["state"] == "playing" and player.seat in own["view"]["turn"]:
                    answer = player.move(rng.choice(own["view"]["legal"]), prompt=own["prompt"])
                    assert answer.status_code == 200, answer.text
                    made += 1
                break
