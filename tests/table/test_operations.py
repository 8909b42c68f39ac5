"""What those who run a server see of it: health, counters, logs, limits, and what its answers carry."""

import asyncio
import contextlib
import inspect
import json
import random
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hippodrome.cli import hosting
from hippodrome.core.errors import HippodromeError
from hippodrome.table.app import SLOWLY
from hippodrome.table.limits import LIMITS, Limiter
from hippodrome.table.middleware import HEADERS
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import hashed
from hippodrome.table.serving import bind
from hippodrome.table.stores import make_store, prepare
from tests.table.players import Player, begin, full_table, open_table, play_on
from tests.table.servers import ServerProcess, free_port, serving, until

ROOT = Path(__file__).parents[2]
NOWHERE = f"/api/tables/{'A' * 16}"


# ---------------------------------------------------------------- health and counters


def test_a_server_tells_that_it_lives_and_is_ready(shared: ServerProcess) -> None:
    with shared.client() as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        assert client.get("/readyz").json() == {"status": "ready"}


def counted(server: ServerProcess, name: str, **labels: str) -> float:
    """The sum of a counter over all its labels but those given."""
    with server.client() as client:
        page = client.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in page.text.splitlines() if re.match(rf"{name}[{{ ]", line)]
    wanted = [f'{label}="{value}"' for label, value in labels.items()]
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if all(each in line for each in wanted))


def test_counts_are_not_for_everybody(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(store, "--metrics-from", "10.0.0.0/8") as elsewhere, elsewhere.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").status_code == 200


def test_requests_refusals_moves_tables_and_streams_are_counted(server: ServerProcess) -> None:
    before = counted(server, "hippodrome_requests_total")  # the server was asked whether it is ready
    ann, *others = full_table(server.url)
    own = 1  # the request that told the number before is counted after it
    assert counted(server, "hippodrome_requests_total") == before + own + 8
    for name in ("refusals", "moves", "bot_moves"):
        assert counted(server, f"hippodrome_{name}_total") == 0, name
    assert counted(server, "hippodrome_tables_in_memory") == 1
    prompt = ann.table()["prompt"]
    assert ann.move("bid C1 C1", prompt=prompt).status_code == 409
    assert counted(server, "hippodrome_refusals_total", code="illegal-move") == 1
    for _ in range(3):  # sent again, it is not played again
        assert ann.move("pass", prompt=prompt, request="once").status_code == 200
    assert counted(server, "hippodrome_moves_total") == 1
    moves = {"method": "POST", "route": "/api/tables/{table_id}/moves"}
    assert counted(server, "hippodrome_requests_total", status="200", **moves) == 3
    assert counted(server, "hippodrome_requests_total", status="409", **moves) == 1
    assert counted(server, "hippodrome_request_seconds_count", route=moves["route"]) == 4
    with ann.client.stream("GET", f"{ann.path}/events"):
        until(lambda: counted(server, "hippodrome_streams") == 1)
    until(lambda: counted(server, "hippodrome_streams") == 0)
    others[0].post("leave")
    until(lambda: counted(server, "hippodrome_bot_moves_total") >= 1)


def test_strange_requests_make_no_new_counters(server: ServerProcess) -> None:
    """Else anybody could fill the memory with them."""
    with server.client() as client:
        for number in range(20):
            client.get(f"/api/nothing/{number}")
            client.get(f"/api/tables/{number:016}")
            client.request("PROPFIND", f"/{number}")
        page = client.get("/metrics").text
    assert len(re.findall(r"^hippodrome_requests_total\{", page, re.M)) < 10


# ---------------------------------------------------------------- logs


@pytest.mark.parametrize("level", ["info", "debug"])
def test_every_line_of_the_log_is_json_and_tells_no_secret(tmp_path: Path, level: str) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", "--log-level", level) as server:
        table_id = open_table(server.url, "nekken", 2, public=True)
        ann, bob = (Player(server.url, table_id, name) for name in ("Theophanu", "Anastasios"))
        begin([ann, bob])
        ann.post("chat", {"text": "Whispering"})
        with server.client() as stranger:
            for key in ("0" * 32, "mistyped"):
                stranger.get(ann.path, headers={"Authorization": f"Bearer {key}"})
                stranger.post(f"{ann.path}/key", json={"key": key})
            stranger.post(f"{ann.path}/seats", json={"name": "Theophanu", "unknown": "Whispering"})
            stranger.post(f"{ann.path}/chat", content=b"Whispering", headers={"Cookie": f"seat={ann.key}"})
            stranger.get(f"/Whispering/{ann.key}?key={ann.key}")
            stranger.get(f"{ann.path}/Whispering?key={ann.key}")
        with ann.client.stream("GET", f"{ann.path}/events"):
            play_on([ann, bob], random.Random(1), 5)
        bob.post("leave")
        logged = server.logged()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert len(lines) > 20
    assert all({"at", "level", "from", "what"} <= line.keys() for line in lines)
    assert {"/api/tables/{table_id}/chat", "/api/tables"} <= {line.get("route") for line in lines}
    with sqlite3.connect(file) as store:
        events = [json.loads(body) for (body,) in store.execute("SELECT body FROM events")]
    store.close()
    hidden = [event[name] for event in events for name in ("secret", "key", "contribution") if name in event]
    assert len(hidden) == 5
    said = [ann.key, bob.key, hashed(ann.key), table_id, "Theophanu", "Anastasios", "Whispering", "mistyped"]
    assert not [text for text in (*hidden, *said) if text in logged]


# ---------------------------------------------------------------- limits


def test_opening_joining_and_chat_are_limited_by_address(tmp_path: Path) -> None:
    assert inspect.signature(hosting.serve).parameters["rate_limits"].default is True
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--rate-limits") as server:
        players = full_table(server.url)
        asks: dict[str, tuple[str, dict[str, object]]] = {
            "open": ("/api/tables", {"game": "byzanz"}),
            "sit": (f"{NOWHERE}/seats", {"name": "Zoe"}),
            "say": (f"{players[0].path}/chat", {"text": "Hello"}),
            "key": (f"{NOWHERE}/key", {"key": "0" * 32}),
            "back": (f"{players[0].path}/undo", {}),
        }
        for what, (path, sent) in asks.items():
            asked = 1
            while (answer := players[0].client.post(path, json=sent)).status_code != 429:
                asked += 1
                assert asked < 65, what
            assert asked > 10, what
            assert answer.json()["refused"]["code"] == "too-many"
            assert 1 <= int(answer.headers["retry-after"]) <= 60
            assert answer.elapsed.total_seconds() >= SLOWLY  # else whoever hammers would be served most
        prompt = players[0].table()["prompt"]
        assert players[0].move("pass", prompt=prompt).status_code == 200  # a game goes on
        for what in ("leave", "return"):  # counted with what is taken back
            assert 429 in (players[0].post(what).status_code for _ in range(10)), what


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),  # one house has a whole /64
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("198.51.100.7", "::ffff:198.51.100.7", True),
        ("198.51.100.7", "198.51.100.8", False),
        ("::ffff:198.51.100.7", "::ffff:198.51.100.8", False),
        ("unknown", "", False),  # as a proxy may put it
    ],
)
def test_limits_count_networks_where_one_person_has_a_whole_one(
    first: str, second: str, together: bool
) -> None:
    limiter = Limiter(clock=lambda: 0.0)
    for _ in range(LIMITS["open"].at_once):
        limiter.count(first, "open")
    with pytest.raises(Refusal) if together else contextlib.nullcontext():
        limiter.count(second, "open")


# ---------------------------------------------------------------- what answers carry


def test_every_answer_has_the_headers_that_protect_a_browser(shared: ServerProcess) -> None:
    (ann, *_) = full_table(shared.url)
    answers: list[httpx.Response] = []
    for path in ("/", "/docs", "/docs.css", "/openapi.json", "/healthz", "/readyz", "/metrics", "/table/x"):
        answers.append(ann.client.get(path))
    for path in ("/api/tables", ann.path, f"{ann.path}/record", f"{ann.path}/key", NOWHERE, "/api/nowhere"):
        answers.append(ann.client.get(path))
    ann.client.cookies.clear()
    answers.append(ann.client.put(ann.path))
    answers.append(ann.client.post("/api/tables", json={"game": "byzanz"}))
    answers.append(ann.client.post("/api/tables", content=b"x" * 300_000))
    answers.append(ann.client.post("/api/tables", headers={"Origin": "http://elsewhere.test"}))
    answers.append(ann.client.post(f"{ann.path}/chat", headers={"Authorization": ""}, json={"text": "Hello"}))
    answers.append(ann.client.post(f"{ann.path}/chat", json={}))
    with ann.client.stream("GET", f"{ann.path}/events") as stream:
        answers.append(stream)
    assert {200, 201, 401, 403, 404, 405, 409, 413, 422} == {answer.status_code for answer in answers}
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode(), answer.url
        assert "server" not in answer.headers
    policy = answers[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "OWN"}, 201),
        ({"Origin": "OWN", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Origin": "https://elsewhere.test"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "OWN.elsewhere.test"}, 403),
        ({"Origin": "http://localhost", "Host": "localhost", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
def test_pages_of_other_sites_cannot_act_here(
    shared: ServerProcess, headers: dict[str, str], status: int
) -> None:
    given = {name: value.replace("OWN", shared.url) for name, value in headers.items()}
    with shared.client() as client:
        answer = client.post("/api/tables", json={"game": "byzanz"}, headers=given)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["refused"]["code"] == "bad-origin"
        assert client.get("/api/tables", headers=given).status_code == 200  # looking is free
    assert "access-control-allow-origin" not in answer.headers


def test_a_cookie_is_for_its_table_alone_and_hidden_from_scripts(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    with shared.client() as client:
        seated = client.post(f"/api/tables/{table_id}/seats", json={"name": "Ann"})
        shown = client.get(f"/api/tables/{table_id}/key")
        used = client.post(f"/api/tables/{table_id}/key", json={"key": seated.json()["key"]})
    for answer in (seated, shown, used):
        name, *attributes = answer.headers["set-cookie"].split("; ")
        assert name == f"seat={seated.json()['key']}"
        assert {"HttpOnly", "SameSite=strict", f"Path=/api/tables/{table_id}"} <= set(attributes)
        assert not [each for each in attributes if each.startswith("Domain")]
        assert answer.headers["cache-control"] == "no-store"


def test_the_description_and_its_page_load_nothing_from_elsewhere(shared: ServerProcess) -> None:
    with shared.client() as client:
        described = client.get("/openapi.json")
        for answer in (client.get("/docs"), client.get("/docs.css"), described):
            assert answer.status_code == 200
            assert not re.findall(r"(?:https?:)?//[^\s\"']*", answer.text)
            assert "<script" not in answer.text
        for path in described.json()["paths"]:
            assert path in client.get("/docs").text.replace("&#x27;", "'")


# ---------------------------------------------------------------- at the command line


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hippodrome", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_a_server_that_cannot_start_says_why(shared: ServerProcess, tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("This is no database. " * 100)
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    for options, reason in (
        (("--store", fresh, "--port", str(shared.port)), "can't listen on"),
        (("--store", f"sqlite:///{tmp_path / 'notes.db'}", "--port", "0"), "not a database"),
        (("--store", f"sqlite:///{tmp_path / 'notes.db'}/x.db", "--port", "0"), "notes.db"),
        (("--store", shared.store, "--port", "0"), "another server has"),
    ):
        ended = serve(*options)
        assert ended.returncode != 0, options
        assert "Traceback" not in ended.stderr, options
        assert reason in ended.stderr, (options, ended.stderr)
        assert ended.stdout == ""


def test_what_a_server_cannot_listen_on_or_open_is_named(tmp_path: Path) -> None:
    """The same in this process: the command shows the text of these errors."""
    with pytest.raises(HippodromeError, match="can't listen on 300"):
        bind("300.1.1.1", 0)
    for address, reason in (
        ("mysql://somewhere", "a store must be sqlite:///FILE"),
        (f"sqlite:///{tmp_path}", "unable to open"),
        (f"postgresql://x@127.0.0.1:{free_port()}/x", "the store can't be opened"),
    ):
        with pytest.raises(HippodromeError, match=reason):
            asyncio.run(prepare(make_store(address), upgrade=True))


@pytest.mark.parametrize(("game", "seats"), [("byzanz", 4), ("byzantio", 3), ("nekken", 2)])
def test_a_program_plays_a_whole_game_over_http(shared: ServerProcess, game: str, seats: int) -> None:
    bot = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), shared.url]
    ended = subprocess.run(
        [*bot, "--game", game, "--seats", str(seats)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    scores = ended.stdout.splitlines()
    assert len(scores) == seats
    assert all(re.fullmatch(r"(Remote|citizen( \d)?): -?\d+( \(won\))?", line) for line in scores)
    assert "(won)" in ended.stdout
