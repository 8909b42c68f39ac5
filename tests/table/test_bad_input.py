"""Whatever comes in, it is refused in words, in time, and nothing breaks: random requests, hostile ones, slow ones."""

import contextlib
import json
import random
import socket
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hippodrome.games.intrigue import boards
from tests.sizes import size
from tests.table.players import Player, begin, full_table, open_table
from tests.table.servers import PATIENCE, SLOWEST_BODY, SLOWEST_REQUEST, ServerProcess, until

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
REQUESTS = size(5000, 250)  # in each of the two runs
EACH = settings(
    max_examples=size(150, 8),  # of each operation, and as many that do not fit its description
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# ---------------------------------------------------------------- random requests


@pytest.mark.slow
@pytest.mark.parametrize("seated", [False, True])
def test_random_requests_are_answered_as_the_description_says(server: ServerProcess, seated: bool) -> None:
    """By its OpenAPI description: what fits it and what does not, at tables of every state."""
    keys = tables(server.url) if seated else dict.fromkeys(tables(server.url), "")
    rng = random.Random(1)
    made = 0
    statuses: Counter[int] = Counter()
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    with requests.Session() as session:

        def run(case: schemathesis.Case[Any]) -> None:
            nonlocal made
            headers = {}
            if "table_id" in case.path_parameters and rng.random() < 0.8:
                table_id = rng.choice(list(keys))
                case.path_parameters["table_id"] = table_id
                headers = {"Authorization": f"Bearer {keys[table_id]}"} if seated else {}
            answer = case.call(session=session, headers=headers, timeout=60)
            case.validate_response(answer, checks=CHECKS)
            session.cookies.clear()
            made += 1
            statuses[answer.status_code] += 1

        found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
        assert len(found) == sum(map(len, schema.raw_schema["paths"].values()))
        operations = [each for each in found if not each.path.endswith("/events")]  # which does not end
        while made < REQUESTS:
            for operation in operations:
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    with contextlib.suppress(Unsatisfiable):  # where nothing is sent, nothing can be wrong
                        seed(made)(EACH(given(operation.as_strategy(generation_mode=mode))(run)))()
    print(f"{made} requests: {dict(statuses)}")
    assert made >= REQUESTS
    assert {200, 201, 404, 409, 422} <= statuses.keys()
    with server.client() as client:
        assert client.get("/readyz").status_code == 200
        assert 'status="500"' not in client.get("/metrics").text
    assert "Traceback" not in server.logged()


def tables(url: str) -> dict[str, str]:
    """Tables of every state, each with the key of a seat that nobody waits for."""
    waiting = [Player(url, open_table(url, public=True), "Zoe") for _ in range(3)]
    playing = full_table(url)[1]
    (over,) = full_table(url, "nekken", 2, people=1)
    over.post("leave")
    until(lambda: over.table()["state"] == "over")
    return {player.path.rsplit("/", 1)[1]: player.key for player in (*waiting, playing, over)}


# ---------------------------------------------------------------- hostile bodies


def deep(depth: int) -> bytes:
    return b'{"a":' * depth + b"1" + b"}" * depth


UNREADABLE = {
    "nothing": b"",
    "half": b'{"text": "Hel',
    "a NUL": b"\0",
    "no object": b"[1]",
    "null": b"null",
    "too deep": deep(2500),
    "rather deep": deep(900),
    "only brackets": b"[" * 16_000,
    "a long number": b'{"text":' + b"9" * 5000 + b"}",
    "infinity": b'{"text":1e999}',
    "no number": b'{"text":NaN}',
    "half a character": b'{"text":"\\ud800"}',
    "half a character as a key": b'{"\\ud800":1}',
    "a NUL as a key": b'{"\\u0000":1}',
    "a strange key": b'{"' + b"k" * 15_000 + b'":1}',
    "no UTF-8": b'{"text":"\xe9\xff"}',
    "nothing that can be shown": '{"text":"\\u0000\\u0007\\u202e\\u200b\ufeff"}'.encode(),
}
JSON = {"Content-Type": "application/json"}
POSTS = ("seats", "key", "bots", "moves", "undo", "chat", "rematch")


def refusal(answer: httpx.Response) -> dict[str, Any]:
    """What was refused, in the form that every refusal has."""
    refused: dict[str, Any] = answer.json()["refused"]
    assert refused.keys() == {"code", "clause", "why", "facts", "text"}
    assert refused["text"].isprintable()
    assert 5 < len(refused["text"]) < 400
    return refused


@pytest.mark.parametrize("sent", UNREADABLE.values(), ids=UNREADABLE)
def test_a_body_that_makes_no_sense_is_refused_in_words(shared: ServerProcess, sent: bytes) -> None:
    (player, *_) = full_table(shared.url)
    before = player.look()
    for path in (*(f"{player.path}/{what}" for what in POSTS), "/api/tables", "/api/replays"):
        answer = player.client.post(path, content=sent, headers=JSON)
        assert answer.status_code == 422, path
        assert refusal(answer)["code"] == "bad-request"
        answer = player.client.post(path, content=b'{"record":%b}' % sent, headers=JSON)
        assert answer.status_code == 422, path
        refusal(answer)
    assert player.look() == before


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_json_that_is_not_called_json_is_refused(shared: ServerProcess, kind: str) -> None:
    """A form on a page of another site can send these, and nothing else."""
    (player, *_) = full_table(shared.url)
    sent = json.dumps({"text": "Hello"}).encode()
    answer = player.client.post(f"{player.path}/chat", content=sent, headers={"Content-Type": kind})
    assert (answer.status_code, refusal(answer)["code"]) == (422, "bad-request")


BAD_OPTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "too many seats": ("byzanz", {"seats": 7}),
    "no number of seats": ("byzanz", {"seats": True}),
    "half a seat": ("nekken", {"seats": 2.0}),
    "very many seats": ("byzanz", {"seats": 10**300}),
    "seats in seats": ("byzanz", {"seats": [[[[]]]] * 50}),
    "an unknown option": ("byzanz", {"\0\ud800" + "x" * 1000: 1}),
    "strange houses": ("byzantio", {"seats": 2, "houses": [[], {}]}),
    "half a character for a house": ("byzantio", {"seats": 2, "houses": ["\ud800", "\ud800"]}),
    "the same house twice": ("byzantio", {"seats": 2, "houses": ["doukas", "doukas"]}),
    "a board by a strange name": ("nekken", {"board": "../../etc/passwd\ud800"}),
    "a board that is a number": ("nekken", {"board": 10**300}),
    "an empty board": ("nekken", {"board": {}}),
}


@pytest.mark.parametrize(("game", "options"), BAD_OPTIONS.values(), ids=BAD_OPTIONS)
def test_options_that_cannot_be_are_refused_in_words(
    shared: ServerProcess, game: str, options: dict[str, Any]
) -> None:
    with shared.client() as client:
        sent = json.dumps({"game": game, "options": options})
        answer = client.post("/api/tables", content=sent, headers=JSON)
        assert (answer.status_code, refusal(answer)["code"]) == (422, "bad-options")


def broken_boards() -> Iterator[tuple[str, dict[str, Any]]]:
    """Our own board with something wrong in it."""
    for name, where, value in (
        ("a name of half a character", ("place", 0, "name"), "\ud800"),
        ("a script for a name", ("place", 0, "slug"), "<script>"),
        ("a path that is none", ("place", 0, "shape"), "M0 0<script>Z"),
        ("a place beyond the drawing", ("place", 0, "label"), [1e308, -1]),
        ("a very long number", ("place", 0, "label"), [10**300, 1]),
        ("a drawing of no size", ("size",), [0, 0]),
        ("a neighbour of nowhere", ("place", 0, "neighbours"), ["atlantis"]),
        ("far too many places", ("place",), [{}] * 5000),
        ("a number that no die shows", ("place", 0, "number"), 9),
        ("cities within cities", ("place", 0, "city"), [[[[]]]]),
        ("a home of nobody", ("place", 0, "home"), "ottoman"),
        ("a key too many", ("extra",), {"a": [1] * 100}),
    ):
        board = boards.load("byzantio").to_data()
        inner: Any = board
        for step in where[:-1]:
            inner = inner[step]
        inner[where[-1]] = value
        yield name, board


def lanes_of(board: dict[str, Any]) -> list[tuple[str, str]]:
    places = board["place"]
    return [(place["slug"], other) for place in places for other in place["sea"] if place["slug"] < other]


def test_a_board_of_ones_own_is_played_on_and_a_broken_one_is_refused(shared: ServerProcess) -> None:
    board = boards.load("byzantio").to_data() | {"name": "My own"}
    assert len(json.dumps(board)) > 60_000
    table_id = open_table(shared.url, "byzantio", 2, options={"board": board})
    ann, bob = (Player(shared.url, table_id, name) for name in ("Ann", "Bob"))
    begin([ann, bob])
    drawn = ann.client.get(f"{ann.path}/board").json()
    assert [(lane["from"], lane["to"]) for lane in drawn.pop("lanes")] == lanes_of(board)
    assert drawn == board
    assert bob.move(bob.table()["view"]["legal"][0], prompt=bob.table()["prompt"]).status_code == 200
    for name, broken in broken_boards():
        sent = json.dumps({"game": "byzantio", "options": {"seats": 2, "board": broken}})
        answer = ann.client.post("/api/tables", content=sent, headers=JSON)
        assert (answer.status_code, refusal(answer)["code"]) == (422, "bad-options"), name


def test_a_name_needs_something_that_can_be_shown(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    with shared.client() as client:
        for name in ("\0", "\u202e\u200b", " \t\r\n", "\ufeff", "\u3000", "\ue000", "\x7f\x80"):
            answer = client.post(f"/api/tables/{table_id}/seats", json={"name": name})
            assert (answer.status_code, refusal(answer)["code"]) == (422, "bad-name"), ascii(name)


# ---------------------------------------------------------------- hostile addresses


def test_unknown_tables_pages_and_methods_are_refused_in_words(shared: ServerProcess) -> None:
    odd = [
        "a" * 15,
        "a" * 17,
        "a" * 9000,
        "%00" * 16,
        "a" * 15 + "%0a",
        "%ff%fe",
        "%F0%9F%8E%B2",
        "a" * 15 + "'",
        "*",
    ]
    with shared.client() as client:
        for table_id in [*odd, "A" * 16]:
            for what in ("", "/events", "/record", "/board", "/moments/1"):
                answer = client.get(f"/api/tables/{table_id}{what}")
                assert (answer.status_code, refusal(answer)["code"]) == (404, "no-such-table"), table_id
            for what in ("leave", "start", "hint"):
                assert client.post(f"/api/tables/{table_id}/{what}").status_code == 404
        for path in ("/api/nowhere", "/api/tables/..%2f..%2fetc%2fpasswd", "/api/", "/api/tables/"):
            answer = client.get(path)
            assert (answer.status_code, refusal(answer)["code"]) == (404, "no-such-page"), path
        for method in ("PUT", "PATCH", "TRACE", "OPTIONS", "DELETE", "PROPFIND"):
            for path in ("/api/tables", f"/api/tables/{'A' * 16}/moves", "/healthz", "/openapi.json"):
                answer = client.request(method, path)
                assert (answer.status_code, refusal(answer)["code"]) == (405, "not-allowed-method"), path


def raw(server: ServerProcess, *parts: bytes, pause: float = 0.0, wait: float = PATIENCE) -> bytes:
    """Send bytes as they are, and read until the server closes."""
    got = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as connection:
        with contextlib.suppress(OSError):  # it may have closed already, having said why
            for part in parts:
                connection.sendall(part)
                time.sleep(pause)
        with contextlib.suppress(ConnectionResetError):
            while some := connection.recv(65_536):
                got += some
    return got


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
        b"BREW / HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 400 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
)
def test_what_is_not_http_is_refused_and_the_connection_closed(shared: ServerProcess, sent: bytes) -> None:
    assert raw(shared, sent).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://x]", "null", "\xff", "://", "http://x:y"]
)
def test_an_origin_that_makes_no_sense_is_that_of_another_site(shared: ServerProcess, origin: str) -> None:
    with shared.client() as client:
        answer = client.post("/api/tables", headers=[(b"Origin", origin.encode("latin-1"))], json={})
        assert (answer.status_code, refusal(answer)["code"]) == (403, "bad-origin")


# ---------------------------------------------------------------- too large, too slow


def post(path: str, *headers: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json", *headers]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize(("what", "largest"), [("tables/{}/chat", 16), ("tables", 256), ("replays", 1024)])
def test_a_body_that_is_too_large_is_refused(shared: ServerProcess, what: str, largest: int) -> None:
    (player, *_) = full_table(shared.url)
    path = "/api/" + what.format(player.path.rsplit("/", 1)[1])
    size = largest * 1024 + 1
    chunk = b"%x\r\n%b\r\n" % (8192, b"x" * 8192)
    for answer in (
        raw(shared, post(path, f"Content-Length: {size}")),  # it is not even waited for
        raw(shared, post(path, f"Content-Length: {size}"), b"x" * size),
        raw(shared, post(path, "Transfer-Encoding: chunked"), chunk * (size // 8192 + 1)),
        raw(shared, post(path, "Transfer-Encoding: chunked"), chunk * (size // 8192 + 1), b"0\r\n\r\n"),
    ):
        assert answer.startswith(b"HTTP/1.1 413 "), answer[:200]
        assert f"{largest} KB at most".encode() in answer
    assert player.post("chat", {"text": "Hello"}).status_code == 200


def test_requests_that_never_end_are_cut_off_and_nobody_waits_for_them(impatient: ServerProcess) -> None:
    players = full_table(impatient.url)
    chat = f"{players[0].path}/chat"
    drip = [b"1\r\n \r\n"] * 40
    slow: dict[str, tuple[list[bytes], bytes, float]] = {  # what is sent, what comes back, after how long
        "no body": ([post(chat, "Content-Length: 100")], b"HTTP/1.1 408 ", SLOWEST_BODY),
        "a body in drops": (
            [post(chat, "Transfer-Encoding: chunked"), *drip],
            b"HTTP/1.1 408 ",
            SLOWEST_BODY,
        ),
        "half a head": ([b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"], b"", SLOWEST_REQUEST),
        "a head in drops": ([b"GET /healthz HTTP/1.1\r\n", *[b"X: y\r\n"] * 40], b"", SLOWEST_REQUEST),
        "nothing": ([], b"", SLOWEST_REQUEST),
    }

    def send(case: tuple[list[bytes], bytes, float]) -> tuple[bytes, float]:
        began = time.monotonic()
        return raw(impatient, *case[0], pause=0.5), time.monotonic() - began

    with ThreadPoolExecutor(len(slow)) as pool:
        sent = {name: pool.submit(send, case) for name, case in slow.items()}
        for _ in range(100):
            assert players[0].look()["table"]["state"] == "playing"
        for name, (_, expected, seconds) in slow.items():
            got, took = sent[name].result()
            assert got.startswith(expected) if expected else not got, name
            assert seconds - 1 < took < seconds + 6, name


def test_a_head_without_end_is_cut_off_before_it_fills_the_memory(shared: ServerProcess) -> None:
    line = b"X-Long: " + b"y" * 65_000 + b"\r\n"
    sent = 0
    with socket.create_connection(("127.0.0.1", shared.port), timeout=20) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        with contextlib.suppress(OSError):
            while sent < 100_000_000:
                connection.sendall(line)
                sent += len(line)
    assert sent < 20_000_000
