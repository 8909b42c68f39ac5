"""The fast path of moves answers as the framework does, and leaves to it whatever is not exactly a move."""

import json
import re
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from hippodrome.table.express import Express
from tests.table.players import Player, full_table
from tests.table.servers import ServerProcess, serving_here

Answer = tuple[int, dict[str, str], bytes]


def request(port: int, player: Player, sent: dict[str, Any], *more: str) -> bytes:
    """A request for moves as bytes, with headers more."""
    body = json.dumps(sent).encode()
    lines = [
        f"POST {player.path}/moves HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bearer {player.key}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *more,
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def connect(port: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=20)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def read(connection: socket.socket, left: bytes = b"") -> tuple[Answer, bytes]:
    """The next answer on a connection, and what came after it."""
    while b"\r\n\r\n" not in left:
        left += connection.recv(65536) or pytest.fail(f"closed after {left!r}")
    head, _, left = left.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    length = int(headers["content-length"])
    while len(left) < length:
        left += connection.recv(65536) or pytest.fail(f"closed after {left!r}")
    return (int(first.split()[1]), headers, left[:length]), left[length:]


def asked(port: int, data: bytes, pieces: int = 1, skip: int = 0) -> Answer:
    """The answer to a request that is sent in so many pieces: the fast path reads those of one.

    `skip` answers before it that have no body.
    """
    with connect(port) as connection:
        size = -(-len(data) // pieces)
        for start in range(0, len(data), size):
            connection.sendall(data[start : start + size])
            time.sleep(0.1 if pieces > 1 else 0)
        left = b""
        for _ in range(skip):
            while b"\r\n\r\n" not in left:
                left += connection.recv(65536)
            _, _, left = left.partition(b"\r\n\r\n")
        answer, rest = read(connection, left)
        assert rest == b""
        return answer


def mover(players: list[Player]) -> tuple[Player, dict[str, Any]]:
    """Whoever is to move, and a move to send."""
    for player in players:
        table = player.table()
        if player.seat in table["view"]["turn"]:
            sent = {"prompt": table["prompt"], "moves": [table["view"]["legal"][0]]}
            return player, sent | {"request": f"move-{player.seat}-{table['prompt']}"}
    raise AssertionError("somebody is to move")


def untimed(answer: Answer) -> Answer:
    status, headers, body = answer
    return status, {name: value for name, value in headers.items() if name != "date"}, body


def test_a_move_is_answered_alike_in_one_piece_and_in_several(shared: ServerProcess) -> None:
    players = full_table(shared.url, seats=3)
    player, sent = mover(players)
    fast = asked(shared.port, request(shared.port, player, sent))
    assert fast[0] == 200
    again = asked(shared.port, request(shared.port, player, sent), pieces=3)  # it takes effect only once
    assert untimed(fast) == untimed(again)
    old = [
        asked(shared.port, request(shared.port, player, sent | {"request": "other"}), pieces)
        for pieces in (1, 3)
    ]
    assert [status for status, *_ in old] == [409, 409]
    assert untimed(old[0]) == untimed(old[1])


WRONG = {
    "wrong-key": (("Authorization: Bearer [0-9a-f]+", "Authorization: Bearer " + "0" * 32), 403),
    "no-key": ((r"Authorization: Bearer [0-9a-f]+\r\n", ""), 401),
    "foreign page": (("Content-Type", "Origin: https://example.org\r\nContent-Type"), 403),
    "foreign name": ((r"Host: [0-9.:]+", "Host: rebound.example.org"), 421),
    "no table": ((r"/api/tables/\S{16}/", "/api/tables/" + "A" * 16 + "/"), 404),
    "another kind": (("application/json", "text/plain"), 422),
    "another field": (('"moves"', '"movez"'), 422),
    "a header twice": ((r"(Authorization: Bearer )([0-9a-f]+)", r"\g<1>" + "0" * 32 + r"\r\n\1\2"), 403),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_with_a_move_is_told_alike_in_one_piece_and_in_several(
    shared: ServerProcess, wrong: str
) -> None:
    (what, instead), status = WRONG[wrong]
    players = full_table(shared.url, seats=3)
    player, sent = mover(players)
    data = re.sub(what.encode(), instead.encode(), request(shared.port, player, sent))
    fast, slow = asked(shared.port, data), asked(shared.port, data, pieces=3)
    assert fast[0] == status, fast
    assert untimed(fast) == untimed(slow)
    assert player.table()["prompt"] == sent["prompt"], "nothing was played"


def test_moves_as_browsers_send_them_take_the_fast_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[str] = []
    answer = Express.answer

    async def counted(express: Express, asked: Any) -> Any:
        taken.append(asked.table_id)
        return await answer(express, asked)

    monkeypatch.setattr(Express, "answer", counted)
    browser = (
        "Connection: keep-alive",
        'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
        "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36",
        "Accept: */*",
        "Sec-Fetch-Site: same-origin",
        "Accept-Language: de,en;q=0.9",
    )
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        players = full_table(str(client.base_url), seats=3)
        player, sent = mover(players)
        port = client.base_url.port
        assert port is not None
        own = f"Origin: http://127.0.0.1:{port}"
        assert asked(port, request(port, player, sent, own, *browser))[0] == 200
        assert len(taken) == 1
        assert asked(port, request(port, player, sent, own, "Connection: close"))[0] == 200
        assert asked(port, request(port, player, sent, own, "Expect: 100-continue"), skip=1)[0] == 200
        assert len(taken) == 1


def test_a_chunked_move_is_read_by_the_framework(shared: ServerProcess) -> None:
    player, sent = mover(full_table(shared.url, seats=3))
    head, _, body = request(shared.port, player, sent).partition(b"\r\n\r\n")
    head = re.sub(rb"Content-Length: \d+", b"Transfer-Encoding: chunked", head)
    data = head + b"\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    assert asked(shared.port, data)[0] == 200


def test_moves_that_are_sent_before_the_last_is_answered_are_made_in_their_order(
    shared: ServerProcess,
) -> None:
    players = full_table(shared.url, seats=3)
    player, sent = mover(players)
    first = request(shared.port, player, sent)
    second = request(shared.port, player, sent | {"prompt": None, "moves": ["moon"], "request": "second"})
    for together in (True, False):
        with connect(shared.port) as connection:
            if together:
                connection.sendall(first + second)  # two in one piece are not for the fast path
            else:
                connection.sendall(first)
                connection.sendall(second + first)
            answers, rest = [], b""
            for _ in range(2 if together else 3):
                answer, rest = read(connection, rest)
                answers.append(answer)
            assert [status for status, *_ in answers] == [200, 422] + [200] * (not together)


def test_a_connection_that_asked_for_other_things_is_used_for_moves_too(shared: ServerProcess) -> None:
    player, sent = mover(full_table(shared.url, seats=3))
    look = f"GET {player.path} HTTP/1.1\r\nHost: 127.0.0.1:{shared.port}\r\n\r\n".encode()
    with connect(shared.port) as connection:
        for data in (
            look,
            request(shared.port, player, sent),
            look,
            request(shared.port, player, sent),
            look,
        ):
            connection.sendall(data)
            (status, _, _), rest = read(connection)
            assert (status, rest) == (200, b"")
