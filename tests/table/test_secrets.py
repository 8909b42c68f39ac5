"""Tables that a viewer can't tell apart answer with the same bytes, whatever is asked; a seat opens to its key alone."""

import random
import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import httpx
import pytest

from tests.table.players import Player, full_table, open_table, play_on
from tests.table.servers import ServerProcess
from tests.table.twins import (
    Ask,
    Twin,
    answer,
    headers_of,
    looks,
    refused,
    still_alike,
    streamed,
    told_to_nobody,
    twin_servers,
    untimed,
)

KINDS = ["byzanz-4", "byzantio-3-hidden", "nekken-2", "nekken-4-hidden"]
MOMENTS = 6  # of open play; some of each secret phase are added
Pair = list[httpx.Client]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Twin], Pair]]:
    """The tables, and a client of each server."""
    with twin_servers(tmp_path_factory.mktemp("twins"), KINDS, MOMENTS) as (twins, servers):
        clients = [server.client() for server in servers]
        yield twins, clients
        for client in clients:
            client.close()


def compare(twin: Twin, pair: Pair, ask: Ask, timed: bool = True) -> bytes:
    """The answer, which is the same in both worlds and tells nothing that nobody may know."""
    one, two = (answer(client, twin, ask) for client in pair)
    assert (one, two) == (two, one) if timed else untimed(one) == untimed(two), (twin, ask)
    if ask != Ask("GET", "/api/tables"):
        assert not any(hidden in one for hidden in told_to_nobody(twin.viewer)), (twin, ask)
    return one


@pytest.mark.parametrize("kind", KINDS)
def test_two_tables_that_a_viewer_cannot_tell_apart_answer_with_the_same_bytes(
    served: tuple[list[Twin], Pair], kind: str
) -> None:
    twins, pair = served
    acted = 0
    for twin in twins:
        if twin.kind != kind:
            continue
        rng = random.Random(twin.id)
        table = httpx.Response(200, content=compare(twin, pair, Ask("GET")).split(b"\n", 1)[1]).json()
        position, prompt = table["position"], table["table"]["prompt"] or 0
        for ask in [*looks(twin), *refused(twin, prompt, rng)]:
            compare(twin, pair, ask)
        for last_id in (None, "0", "1", f"{position // 2}", f"{position - 1}", f"{position}", "9999", "moon"):
            one, two = (streamed(client, twin.path, twin.viewer, last_id) for client in pair)
            assert one == two, (twin, last_id)
            assert not any(hidden in one for hidden in told_to_nobody(twin.viewer))
        if not table["table"]["can"]["undo"]:
            compare(twin, pair, Ask("POST", "undo", {}))
        acted += act(twin, pair, prompt, rng)
    assert acted


def act(twin: Twin, pair: Pair, prompt: int, rng: random.Random) -> bool:
    """Do what changes the table: it goes on to look the same. Tells whether a move was made."""
    asks = [Ask("POST", "chat", {"text": "Hello"}), Ask("POST", "leave"), Ask("POST", "return")]
    move = still_alike(twin, rng)
    if move is not None:
        asks.append(Ask("POST", "moves", {"moves": [move], "prompt": prompt, "request": "own"}))
        asks.append(Ask("POST", "moves", {"moves": [move], "prompt": prompt, "request": "own"}))
        asks += [Ask("POST", "undo", {"request": "back"}), Ask("POST", "undo", {})]
    for ask in asks:
        said = compare(twin, pair, ask, timed=False)
        assert said.startswith(b"401" if twin.viewer is None else (b"200", b"409"))
        compare(twin, pair, Ask("GET"), timed=False)
    return move is not None


@pytest.mark.parametrize("kind", KINDS)
def test_those_who_may_see_the_difference_do_see_it(served: tuple[list[Twin], Pair], kind: str) -> None:
    """The test above would prove nothing if the tables were the same."""
    twins, pair = served
    seen = 0
    for twin in twins:
        if twin.kind == kind and twin.viewer == 0 and twin.one.log != twin.two.log:
            other = twin._replace(viewer=1)
            one, two = (untimed(answer(client, other, Ask("GET"))) for client in pair)
            seen += one != two
            first, second = (untimed(streamed(client, other.path, 1, None)) for client in pair)
            assert (one != two) == (first != second)
    assert seen >= 3


@pytest.mark.parametrize(("kind", "phase"), [("byzantio-3-hidden", 0), ("nekken-4-hidden", 12)])
def test_a_live_stream_tells_nothing_of_what_others_write_in_secret(
    served: tuple[list[Twin], Pair], kind: str, phase: int
) -> None:
    """Seat 1 writes, in one world more and takes some back; then hands in, takes that back, hands in again."""
    twins, pair = served
    twin = next(t for t in twins if t.kind == kind and t.one.record[0].phase == phase and t.viewer == 0)
    assert twin.one.log == twin.two.log, "nobody has written anything in this phase"
    asked, last = slots(pair[0], twin)
    before = [deadlines(client, twin) for client in pair]
    write(pair[0], twin, asked - 1)
    assert pair[0].post(f"{twin.path}/undo", json={}, headers=headers_of(1)).status_code == 200
    assert [deadlines(client, twin) for client in pair] == before
    told = [[b"", b""], [b"", b""]]
    positions = [[position(client, twin, viewer) for viewer in (0, None)] for client in pair]
    assert positions[0] == positions[1]
    for step in ("write", "undo", "write"):
        for world, client in enumerate(pair):
            if step == "undo":
                assert client.post(f"{twin.path}/undo", json={}, headers=headers_of(1)).status_code == 200
            else:
                while last(client):
                    write(client, twin, 1)
            for number, viewer in enumerate((0, None)):
                got = streamed(client, twin.path, viewer, str(positions[world][number]))
                told[world][number] += untimed(got)
    assert told[0] == told[1]
    assert all(text.count(b"event: update") == 3 for text in told[0])
