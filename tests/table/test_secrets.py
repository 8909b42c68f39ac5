"""Tables that a viewer can't tell apart answer with the same bytes."""

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hippodrome.table.seats import hashed
from tests.table.players import full_table, play_on, seen
from tests.table.servers import ServerProcess
from tests.table.twins import (
    LOOKS,
    SPOILT,
    Ask,
    Listening,
    Twin,
    answer,
    headers_of,
    refused,
    repeated,
    still_alike,
    streamed,
    told_to_nobody,
    twin_servers,
    untimed,
)
from tests.worlds import STRIKE

KINDS = ["byzanz-4", "byzantio-3-hidden", "nekken-2", "nekken-4-hidden"]
MOMENTS = 4  # of open play; some of each secret phase are added
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
    if one != two and ask.method == "GET":  # if one server's own timer came between the two, they agree now
        one, two = (answer(client, twin, ask) for client in pair)
    if not timed:
        one, two = untimed(one), untimed(two)
    assert one == two, (twin, ask)
    assert not any(hidden in one for hidden in told_to_nobody(twin.viewer)), (twin, ask)
    return one


@pytest.mark.parametrize("kind", [*KINDS[:-1], pytest.param(KINDS[-1], marks=pytest.mark.slow)])
def test_two_tables_that_a_viewer_cannot_tell_apart_answer_with_the_same_bytes(
    served: tuple[list[Twin], Pair], kind: str
) -> None:
    twins, pair = served
    acted = 0
    for twin in twins:
        if twin.kind == kind:
            rng = random.Random(twin.id)
            for seat in (*range(twin.one.seats), None):  # what others were shown is not shown to the viewer
                for client in pair:
                    assert client.get(twin.path, headers=headers_of(seat)).status_code == 200
            update = json.loads(compare(twin, pair, Ask("GET")).split(b"\n", 1)[1])
            position, prompt = update["position"], update["table"]["prompt"] or 0
            for ask in [*LOOKS, *repeated(twin)]:
                compare(twin, pair, ask)
            for ask in refused(twin, prompt, rng):
                assert compare(twin, pair, ask).startswith(b"4"), ask
            if not update["table"]["can"]["undo"]:
                compare(twin, pair, Ask("POST", "undo", {}))
            for last_id in (None, f"{position // 2}", f"{position - 1}", f"{position}", "moon"):
                one, two = (streamed(client, twin, last_id) for client in pair)
                assert one == two, (twin, last_id)
                assert not any(hidden in one for hidden in told_to_nobody(twin.viewer))
            acted += act(twin, pair, prompt, rng)
    assert acted >= 3


def act(twin: Twin, pair: Pair, prompt: int, rng: random.Random) -> bool:
    """Do what changes the table: it goes on to look the same. Tells whether a move was made."""
    asks = [Ask("POST", "chat", {"text": "Hello"}), Ask("POST", "leave"), Ask("POST", "return")]
    move = still_alike(twin, rng)
    if move is not None:
        asks += 2 * [Ask("POST", "moves", {"moves": [move], "prompt": prompt, "request": "own"})]
        asks += [Ask("POST", "undo", {"request": "back"}), Ask("POST", "undo", {})]
    for ask in asks:
        said = compare(twin, pair, ask, timed=False)
        assert said.startswith(b"401" if twin.viewer is None else (b"200", b"409")), said
        compare(twin, pair, Ask("GET"), timed=False)
    return move is not None


@pytest.mark.parametrize("kind", SPOILT)
def test_a_table_that_these_rules_cannot_read_tells_no_secret_either(
    served: tuple[list[Twin], Pair], kind: str
) -> None:
    twins, pair = served
    found = [twin for twin in twins if twin.kind == kind]
    assert len(found) > 10
    for twin in found:
        assert b'"state":"unreadable"' in compare(twin, pair, Ask("GET"))
        for ask in [*LOOKS, Ask("POST", "moves", {"moves": ["pass"], "prompt": 1}), Ask("POST", "undo", {})]:
            compare(twin, pair, ask)
        one, two = (streamed(client, twin, None) for client in pair)
        assert one == two, twin


def test_a_hint_tells_moves_of_the_seat_and_nothing_else(served: tuple[list[Twin], Pair]) -> None:
    twins, pair = served
    twin = next(t for t in twins if t.kind == "byzanz-4" and t.viewer in t.one.turn)
    for client in pair:
        found = client.post(f"{twin.path}/hint", headers=twin.headers, timeout=300)
        assert found.status_code == 200
        assert {hint["move"] for hint in found.json()["moves"]} <= set(twin.one.legal(twin.one.turn[0]))


@pytest.mark.parametrize("kind", KINDS)
def test_those_who_may_see_the_difference_do_see_it(served: tuple[list[Twin], Pair], kind: str) -> None:
    """The test above would prove nothing if the tables were the same."""
    twins, pair = served
    seen = 0
    for twin in twins:
        if twin.kind == kind and twin.viewer == 0:
            other = twin._replace(viewer=1)
            one, two = (untimed(answer(client, other, Ask("GET"))) for client in pair)
            seen += one != two
            first, second = (untimed(streamed(client, other, None)) for client in pair)
            assert (one != two) == (first != second)
    assert seen >= 2


# ---------------------------------------------------------------- while others write


def listening(client: httpx.Client, twin: Twin) -> list[Listening]:
    """The streams of seat 0 and of a spectator, who both know that the other is there."""
    streams = [Listening(client, twin.path, viewer) for viewer in (0, None)]
    for stream in streams:
        stream.until(b'"spectators":1')
    return streams


@pytest.mark.parametrize(("kind", "phase"), [("byzantio-3-hidden", 0), ("nekken-4-hidden", 12)])
def test_a_live_stream_tells_nothing_of_what_others_write_in_secret(
    served: tuple[list[Twin], Pair], kind: str, phase: int
) -> None:
    """In one world seat 1 writes almost all and takes some back before it hands in; in the other seat 2 writes."""
    twins, pair = served
    twin = next(t for t in twins if t.kind == kind and t.one.record[0].phase == phase and t.viewer == 0)
    with contextlib.ExitStack() as stack:
        streams = [[stack.enter_context(stream) for stream in listening(client, twin)] for client in pair]
        before = [deadlines(client, twin) for client in pair]
        while write(pair[0], twin, 1, leave=1):
            pass
        for version, text in enumerate(("a thought", "another"), 2):  # notes are noticed by nobody
            own = {"version": version, "text": text}
            found = pair[1].put(f"{twin.path}/notes", json=own, headers=headers_of(1))
            assert found.status_code == 200, found.text
        undo(pair[0], twin, 1)
        write(pair[1], twin, 2, leave=1)
        assert [deadlines(client, twin) for client in pair] == before
        for step in ("written", "handed in", "taken back", "handed in again"):
            for client in pair:
                if step == "taken back":
                    undo(client, twin, 1)
                while step.startswith("handed") and write(client, twin, 1):
                    pass
                client.post(f"{twin.path}/chat", json={"text": step}, headers=headers_of(2))
            one, two = ([untimed(s.until(step.encode())) for s in each] for each in streams)
            assert one == two, step
            assert [text.count(b"event: update") for text in one] == [1 if step == "written" else 2] * 2


def test_a_live_stream_tells_of_boxes_crossed_off_by_others_only_who_is_ready(
    served: tuple[list[Twin], Pair],
) -> None:
    """Seat 1 crosses off another box in each world, takes it back and crosses off once more."""
    twins, pair = served
    twin = next(
        t
        for t in twins
        if t.kind == "nekken-4-hidden"
        and t.one.record[0].phase == STRIKE
        and t.viewer == 0
        and 1 in t.one.turn
    )
    with contextlib.ExitStack() as stack:
        streams = [[stack.enter_context(stream) for stream in listening(client, twin)] for client in pair]
        for step in ("crossed off", "taken back", "crossed off again"):
            for world, client in enumerate(pair):
                if step == "taken back":
                    undo(client, twin, 1)
                else:
                    table = own_table(client, twin, 1)
                    sent = {"moves": [table["view"]["legal"][world]], "prompt": table["prompt"]}
                    answered = client.post(f"{twin.path}/moves", json=sent, headers=headers_of(1))
                    assert answered.status_code == 200, answered.text
                client.post(f"{twin.path}/chat", json={"text": step}, headers=headers_of(2))
            one, two = ([untimed(s.until(step.encode())) for s in each] for each in streams)
            assert one == two, step
            assert all(text.count(b"event: update") == 2 for text in one)
        assert deadlines(pair[0], twin) == deadlines(pair[1], twin)


def own_table(client: httpx.Client, twin: Twin, seat: int) -> dict[str, Any]:
    return seen(client.get(twin.path, headers=headers_of(seat)).json()["table"])


def write(client: httpx.Client, twin: Twin, seat: int, leave: int = 0) -> bool:
    """A seat writes once, if more than `leave` is left to write."""
    table = own_table(client, twin, seat)
    view = table["view"]
    if seat not in view["turn"]:
        return False
    sheet = view["players"][seat]
    written = len(sheet["targets"]) if view["phase"] == "targets" else len(sheet["guesses"])
    asked = len(twin.one.record[0].target[0][: twin.one.record[0].slots])
    if view["phase"] != "targets":
        asked = twin.one.seats - 1
    if written + leave >= asked:
        return False
    sent = {"moves": view["legal"][:1], "prompt": table["prompt"]}
    answered = client.post(f"{twin.path}/moves", json=sent, headers=headers_of(seat))
    assert answered.status_code == 200, answered.text
    return True


def undo(client: httpx.Client, twin: Twin, seat: int) -> None:
    assert client.post(f"{twin.path}/undo", json={}, headers=headers_of(seat)).status_code == 200


def deadlines(client: httpx.Client, twin: Twin) -> list[str]:
    found = [player["deadline"] for player in own_table(client, twin, 0)["players"]]
    assert any(found)
    return found


def test_nothing_that_a_table_says_before_the_end_holds_a_secret_of_it(shared: ServerProcess) -> None:
    """And at the end it does, so this search would find it."""
    heard: list[bytes] = []
    ann, bob = full_table(shared.url, "nekken", 2)
    for player in (ann, bob):
        player.client.event_hooks["response"] = [lambda found: heard.append(found.read())]
    rng = random.Random(7)
    while play_on([ann, bob], rng, 5)["state"] == "playing":
        ann.post("chat", {"text": "Hello"})
    record = ann.client.get(f"{ann.path}/record").json()
    hidden = [record["secret"], *record["contributions"], *(hashed(player.key) for player in (ann, bob))]
    over = next(number for number, body in enumerate(heard) if b'"state":"over"' in body)
    assert over > 20
    for body in heard[:over]:
        assert not any(text.encode() in body for text in [*hidden, ann.key, bob.key])
    assert record["secret"].encode() in heard[over]
