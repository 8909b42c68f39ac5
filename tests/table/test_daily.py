"""The deal of the day: the same for everybody, its secret kept until the day is over, one attempt that counts."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.progress import Progress

from hippodrome import records
from hippodrome.bots import daily
from hippodrome.table import days
from hippodrome.table.app import Server
from hippodrome.table.days import Days, end_of
from hippodrome.table.retention import purge
from hippodrome.table.stores import make_store, prepare
from hippodrome.table.transfer import export_tables, import_tables
from tests.table.players import CLIENTS, seen
from tests.table.servers import PATIENCE, serving, serving_here, until

DAY = 86_400.0
QUICK = ("citizen", "random", "novice")  # bots that choose at once


class Calendar:
    """What the server takes for the time: noon of a day that does not end while a test runs."""

    def __init__(self) -> None:
        self.now = end_of(days.day_at(time.time() + DAY / 2)) - DAY / 2

    def __call__(self) -> float:
        return self.now

    @property
    def today(self) -> date:
        return days.day_at(self.now)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made = Calendar()
    monkeypatch.setattr(days, "clock", made)
    return made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that choose at once."""
    monkeypatch.setattr(daily, "BOTS", QUICK)


@contextmanager
def on_the_day(store: str, calendar: Calendar) -> Iterator[str]:
    """A server process on either kind of store, for which it is that day; its address."""
    first = f"""
from hippodrome.bots import daily
from hippodrome.table import days
daily.BOTS = {QUICK!r}
days.clock = lambda: {calendar.now!r}
"""
    asyncio.run(_upgraded(store))
    with serving(store, first=first) as server:
        yield server.url


async def _upgraded(store: str) -> None:
    opened = make_store(store)
    try:
        await prepare(opened, upgrade=True)
    finally:
        await opened.dispose()


@contextmanager
def open_server(store: str) -> Iterator[tuple[Server, str]]:
    with serving_here(store) as (server, client):
        server.registry.pace = 0.0
        yield server, str(client.base_url)


class Guest:
    """A browser: its cookies, and everything that it was ever answered."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.name, self.heard = name, b""
        self.client = httpx.Client(
            base_url=url, timeout=PATIENCE, event_hooks={"response": [self._hear]}, cookies=httpx.Cookies()
        )
        CLIENTS.append(self.client)

    def _hear(self, answer: httpx.Response) -> None:
        self.heard += str(answer.headers).encode()
        if "event-stream" not in answer.headers.get("content-type", ""):  # which never ends
            self.heard += answer.read()

    def daily(self, day: date | None = None) -> dict[str, Any]:
        answer = self.client.get("/api/daily", params={"day": day.isoformat()} if day else {})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def deal(self, game: str, day: date | None = None) -> dict[str, Any]:
        return next(deal for deal in self.daily(day)["games"] if deal["game"] == game)

    def begin(self, game: str, day: date | None = None) -> dict[str, Any]:
        sent = {"name": self.name} | ({"day": day.isoformat()} if day else {})
        answer = self.client.post(f"/api/daily/{game}", json=sent)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def results(self, game: str) -> httpx.Response:
        return self.client.get(f"/api/daily/{game}/results")

    def play(self, game: str, rng: random.Random, moves: int | None = None) -> str:
        """Play at random, to the end or for some moves; returns the table."""
        table_id = str(self.begin(game)["update"]["table"]["id"])
        path = f"/api/tables/{table_id}"
        while moves is None or moves > 0:
            table = seen(self.client.get(path).json()["table"])
            if table["state"] == "over":
                break
            if table["seat"] not in table["view"]["turn"]:
                time.sleep(0.005)
                continue
            sent = {"moves": [rng.choice(table["view"]["legal"])], "prompt": table["prompt"]}
            assert self.client.post(f"{path}/moves", json=sent).status_code in (200, 409)
            moves = None if moves is None else moves - 1
        return table_id


def log_of(server: Server, table_id: str) -> list[tuple[int | str, str]]:
    """The whole log of a table, which only the server has."""
    game = asyncio.run(_looked_at(server, table_id)).game
    assert game is not None
    return [tuple(entry) for entry in game.log]


async def _looked_at(server: Server, table_id: str) -> Any:
    from hippodrome.table.table import fold

    return fold(table_id, await server.store.events(table_id))


def test_a_day_of_two_guests_and_the_day_after(store: str, calendar: Calendar) -> None:
    """On either kind of store: one attempt each, results after it, practice, and the secret when the day is over."""
    today = calendar.today
    with on_the_day(store, calendar) as url:
        ann, bob, eve = Guest(url), Guest(url, "Bob"), Guest(url, "Eve")
        promised = {deal["game"]: deal["tomorrow"] for deal in ann.daily()["games"]}
        assert ann.results("byzanz").json()["refused"]["code"] == "day-unplayed"
        first = ann.begin("byzanz")
        assert ann.begin("byzanz")["key"] == first["key"]  # the same attempt
        table = first["update"]["table"]
        assert (table["daily"], table["practice"], table["hints"]) == (
            {"day": today.isoformat(), "ranked": True},
            False,
            False,
        )
        tables = [guest.play("byzanz", random.Random(number)) for number, guest in enumerate((ann, bob))]
        assert tables[0] == table["id"]
        found = ann.results("byzanz").json()
        assert [row["name"] for row in found["rows"] if row["you"]] == ["Ann"]
        assert sorted(row["name"] for row in found["rows"]) == ["Ann", "Bob"]
        assert [row["points"] for row in found["rows"]] == sorted(
            (row["points"] for row in found["rows"]), reverse=True
        )
        assert (found["attempt"]["over"], found["attempt"]["counts"], found["finished"]) == (True, True, 2)
        assert eve.results("byzanz").status_code == 409
        again = ann.begin("byzanz")["update"]["table"]
        assert (again["id"] != table["id"], again["practice"], again["daily"]["ranked"]) == (
            True,
            True,
            False,
        )
        assert ann.results("byzanz").json()["finished"] == 2
        # Nothing that anybody was sent has the secret, nor what it or the key of the deal follows from.
        key, secret = asyncio.run(_secrets(store, "byzanz", today))
        for guest in (ann, bob, eve):
            path = f"/api/tables/{tables[0]}"
            assert guest.client.get(f"{path}/record").json()["refused"]["code"] == "day-not-over"
            for more in ("", "/analysis", "/moments/5", "/key"):
                guest.client.get(path + more)
            with guest.client.stream("GET", f"{path}/events") as answer:
                guest.heard += next(answer.iter_bytes())
            assert guest.client.get("/openapi.json").status_code == 200
            for hidden in (secret, _key_of_draws(secret, "byzanz", today), key):
                assert hidden.hex().encode() not in guest.heard.lower()
        assert sha256(secret).hexdigest() == ann.deal("byzanz")["commitment"]
        assert ann.daily()["streak"] == 1
    calendar.now += DAY
    with on_the_day(store, calendar) as url:  # the key is kept
        after = Guest(url, "Fay")
        after.client.cookies.update(ann.client.cookies)
        assert {deal["game"]: deal["commitment"] for deal in after.daily()["games"]} == promised
        assert after.deal("byzanz", today)["secret"] == secret.hex()
        assert after.deal("byzanz")["secret"] is None
        record = after.client.get(f"/api/tables/{tables[0]}/record").json()
        assert (record["secret"], record["practice"]) == (secret.hex(), False)
        assert records.verify(record).outcome is not None
        given = [
            part for part in record["contributions"] if part
        ]  # without any the key would be the commitment
        assert given == [sha256(f"byzanz {today}".encode()).hexdigest()]
        past = after.begin("byzanz", today)["update"]["table"]
        assert (past["practice"], past["daily"]) == (True, {"day": today.isoformat(), "ranked": False})
        for day in (date(2020, 1, 1), Days.next_day(calendar.today)):
            refused = after.client.post("/api/daily/byzanz", json={"name": "Fay", "day": day.isoformat()})
            assert refused.json()["refused"]["code"] == "no-such-day"
        stranger = Guest(url)
        answer = stranger.client.get("/api/daily/byzanz/results", params={"day": today.isoformat()}).json()
        assert [row["you"] for row in answer["rows"]] == [False, False]
        assert after.daily()["streak"] == 1  # yesterday's


def _key_of_draws(secret: bytes, game: str, day: date) -> bytes:
    """What all draws follow from: were it the commitment, everybody could know them."""
    return sha256(secret + sha256(f"{game} {day}".encode()).digest()).digest()


async def _secrets(store: str, game: str, day: date) -> tuple[bytes, bytes]:
    """The key of a server and the secret of a deal, as its store has them."""
    opened = make_store(store)
    try:
        deals = Days(opened)
        return (await deals.key())[0], (await deals.deal(game, day)).secret
    finally:
        await opened.dispose()


# Of the person; in Byzantio and Nekken the first are written in secret.
MOVES = {"byzanz": 6, "byzantio": 12, "nekken": 12}


@pytest.mark.parametrize("game", MOVES)
def test_the_same_decisions_meet_the_same_answers(
    game: str, tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    if game != "byzanz":  # the search of one game is compiled here, not of all
        monkeypatch.setattr(daily, "BOTS", QUICK)
    with open_server(f"sqlite:///{tmp_path / 'tables.db'}") as (server, url):
        two = [Guest(url, name).play(game, random.Random(1), MOVES[game]) for name in ("Ann", "Bob")]
        other = Guest(url, "Cid").play(game, random.Random(2), MOVES[game])
        until(lambda: all(_waits_for_person(server, table_id) for table_id in (*two, other)))
        logs = [log_of(server, table_id) for table_id in (*two, other)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]
    draws = [[move for actor, move in log if actor == "nature"] for log in logs]
    shared = min(map(len, draws))
    assert shared > 3
    assert (
        draws[0][:shared] == draws[2][:shared]
    )  # the same cards, the same stream of rolls, whatever was done


def _waits_for_person(server: Server, table_id: str) -> bool:
    table = asyncio.run(_looked_at(server, table_id))
    return table.state == "over" or any(table.seats[seat].kind == "person" for seat in table.turn)


@pytest.mark.usefixtures("quick")
def test_two_requests_at_once_are_one_attempt(tmp_path: Path, calendar: Calendar) -> None:
    with open_server(f"sqlite:///{tmp_path / 'tables.db'}") as (_, url):
        ann = Guest(url)
        ann.begin("nekken")
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda _: ann.begin("byzanz")["update"]["table"]["id"], range(4)))
        assert len(set(found)) == 1


@pytest.mark.usefixtures("quick")
def test_an_attempt_that_a_bot_played_for_does_not_count(tmp_path: Path, calendar: Calendar) -> None:
    with open_server(f"sqlite:///{tmp_path / 'tables.db'}") as (_, url):
        ann = Guest(url)
        path = f"/api/tables/{ann.begin('byzanz')['update']['table']['id']}"
        assert ann.client.post(f"{path}/leave").status_code == 200
        until(lambda: ann.client.get(path).json()["table"]["state"] == "over")
        found = ann.results("byzanz").json()
        assert (found["attempt"]["over"], found["attempt"]["counts"]) == (True, False)
        assert (found["rows"], found["finished"], ann.daily()["streak"]) == ([], 0, 0)


@pytest.mark.usefixtures("quick")
def test_an_attempt_that_is_over_after_its_day_does_not_count(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = (
        time.time() - 2 * DAY
    )  # for the server it is the day before yesterday, for its tables today
    yesterday = calendar.today
    with open_server(f"sqlite:///{tmp_path / 'tables.db'}") as (_, url):
        ann = Guest(url)
        ann.play("byzanz", random.Random(1))
        calendar.now += 2 * DAY
        answer = ann.client.get("/api/daily/byzanz/results", params={"day": yesterday.isoformat()}).json()
        assert (answer["attempt"]["counts"], answer["rows"]) == (False, [])


def test_the_key_outlives_old_tables_and_moves_to_another_store(
    store: str, tmp_path: Path, calendar: Calendar
) -> None:
    address = f"sqlite:///{tmp_path / 'here.db'}"
    with on_the_day(address, calendar) as url:
        ann = Guest(url)
        promised = ann.daily()["games"]
        table_id = ann.play("byzanz", random.Random(1))
        points = ann.results("byzanz").json()["attempt"]["points"]
    file = tmp_path / "tables.jsonl"
    quiet = Progress(disable=True)
    assert asyncio.run(export_tables(make_store(address), file, quiet)) == 1
    for expected in ((1, 0), (0, 1)):
        assert asyncio.run(import_tables(make_store(store), file, quiet)) == expected
    with on_the_day(store, calendar) as url:
        cookies, ann = ann.client.cookies, Guest(url)
        ann.client.cookies.update(cookies)
        found = ann.results("byzanz").json()["attempt"]
        assert (found["table"], found["points"]) == (table_id, points)
        commitments = [deal["commitment"] for deal in ann.daily()["games"]]
        assert commitments == [deal["commitment"] for deal in promised]
    opened = make_store(store)

    async def delete_all() -> list[str]:
        await prepare(opened, upgrade=True)
        try:
            deleted = await purge(opened, time.time() + DAY, unfinished=True)
            assert [deal["commitment"] for deal in promised] == [
                (await Days(opened).deal(deal["game"], calendar.today)).commitment for deal in promised
            ]
            return deleted
        finally:
            await opened.dispose()

    assert asyncio.run(delete_all()) == [table_id]
