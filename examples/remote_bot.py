"""A bot that plays over HTTP like any other player; it needs only httpx.

    python examples/remote_bot.py http://127.0.0.1:8000 --game byzanz --seats 4 --others citizen
    python examples/remote_bot.py http://127.0.0.1:8000 --table TABLE_ID

It opens a table (or joins one by its id), fills the other seats with the server's bots, plays to the end, and prints
the scores. Replace `choose` with something better.
"""

import argparse
import hashlib
import json
import random
import secrets
import time
import uuid
from collections.abc import Iterator
from typing import Any

import httpx


def choose(table: dict[str, Any], rng: random.Random) -> str:
    """Choose one of the legal moves, as text. `seen(table)` has everything that this seat can see."""
    legal: list[str] = table["own"]["legal"]
    return rng.choice(legal)


def seen(table: dict[str, Any]) -> dict[str, Any]:
    """Return the game as this seat sees it: `view`, which all viewers share, merged with `own`."""
    view, own = table["view"], dict(table["own"])
    mine = own.pop("player")
    players = [player | mine if player["seat"] == own["seat"] else player for player in view["players"]]
    return {**view, **own, "players": players}


def ask(client: httpx.Client, method: str, path: str, sent: dict[str, Any] | None = None) -> dict[str, Any]:
    """Send one request; if it is refused, exit with the server's message."""
    answer = client.request(method, path, json=sent)
    body: dict[str, Any] = answer.json()
    if answer.is_error:
        raise SystemExit(f"{path}: {body['refused']['text']}")
    return body


def updates(client: httpx.Client, path: str) -> Iterator[dict[str, Any]]:
    """Iterate over the updates of the live stream; after a lost connection it continues where it was."""
    position = "0"
    while True:
        try:
            with client.stream(
                "GET", f"{path}/events", headers={"Last-Event-ID": position}, timeout=40
            ) as stream:
                event = ""
                for line in stream.iter_lines():
                    name, _, value = line.partition(": ")
                    if name == "event":
                        event = value
                    elif name == "id":
                        position = value
                    elif name == "data" and event == "update":
                        yield json.loads(value)
        except httpx.TransportError as error:
            print(f"The connection was lost ({error}); connecting again …")
            time.sleep(1)


def send(client: httpx.Client, path: str, sent: dict[str, Any]) -> None:
    """Send something until it is answered. With the same request name a move is played once."""
    while True:
        try:
            answer = client.post(path, json=sent)
        except httpx.TransportError:
            time.sleep(1)
            continue
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            time.sleep(1)
            continue
        if answer.is_error and answer.json()["refused"]["code"] != "old-prompt":
            raise SystemExit(f"{sent}: {answer.json()['refused']['text']}")
        return


def play(client: httpx.Client, path: str, contribution: bytes, rng: random.Random) -> dict[str, Any]:
    """Reveal the contribution, and answer every prompt until the game is over; returns the table then."""
    answered = -1
    for update in updates(client, path):
        table: dict[str, Any] = update["table"]
        if table["state"] == "over":
            return table
        if table["can"]["reveal"]:  # the seals are closed: what goes into the deal is shown
            send(client, f"{path}/reveal", {"contribution": contribution.hex()})
        mine = table["state"] == "playing" and table["seat"] in table["view"]["turn"]
        if mine and table["prompt"] > answered:
            answered = table["prompt"]
            move = {"prompt": answered, "moves": [choose(table, rng)], "request": uuid.uuid4().hex}
            send(client, f"{path}/moves", move)
    raise AssertionError("the stream does not end before the game")


def main() -> None:
    """Sit down, play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("--table", help="join this table instead of opening one")
    parser.add_argument("--game", default="byzanz", help="a name from GET /api/games")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--others", default="citizen", help="the level of the bots in the other seats")
    parser.add_argument("--name", default="Remote")
    given = parser.parse_args()
    with httpx.Client(base_url=given.server, timeout=30) as client:
        table_id = given.table
        if not table_id:
            opened = ask(
                client, "POST", "/api/tables", {"game": given.game, "options": {"seats": given.seats}}
            )
            table_id = opened["table"]["id"]
        path = f"/api/tables/{table_id}"
        contribution = secrets.token_bytes(32)  # goes into the deal, so that nobody else can choose it
        seal = hashlib.sha256(contribution).hexdigest()
        seated = ask(client, "POST", f"{path}/seats", {"name": given.name, "seal": seal})
        client.headers["Authorization"] = f"Bearer {seated['key']}"
        if not given.table:
            for player in seated["update"]["table"]["players"]:
                if player["kind"] == "open":
                    ask(client, "POST", f"{path}/bots", {"seat": player["seat"], "bot": given.others})
            ask(client, "POST", f"{path}/start")
        table = play(client, path, contribution, random.Random())
        for player, score in zip(table["players"], table["outcome"]["scores"], strict=True):
            won = " (won)" if player["seat"] in table["outcome"]["winners"] else ""
            print(f"{player['name']}: {score}{won}")


if __name__ == "__main__":
    main()
