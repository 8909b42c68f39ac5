"""A seat opens to its key alone."""

from hippodrome.table.seats import hashed
from tests.table.players import Player, full_table, open_table
from tests.table.servers import ServerProcess
from tests.table.twins import Ask

ASKS = [
    Ask("GET", "key"),
    Ask("GET", "notes"),
    Ask("PUT", "notes", {"version": 0, "text": "mine"}),
    Ask("POST", "choice", {"option": "houses", "choice": "doukas"}),
    Ask("POST", "bots", {"seat": 0}),
    Ask("DELETE", "bots/0"),
    Ask("DELETE", "seats/0"),
    Ask("POST", "start"),
    Ask("POST", "reveal", {"contribution": "00" * 32}),
    Ask("POST", "moves", {"moves": ["pass"], "prompt": 1}),
    Ask("POST", "undo", {}),
    Ask("POST", "hint"),
    Ask("POST", "chat", {"text": "Hello"}),
    Ask("POST", "leave"),
    Ask("POST", "replace", {"seat": 0}),
    Ask("POST", "return"),
    Ask("POST", "rematch", {}),
    Ask("POST", "name", {"name": "Zoe"}),
    Ask("POST", "watched", {"position": 1}),
]


FOR_ALL = [("GET", what) for what in ("", "analysis", "board", "events", "moments", "record")]
FOR_ALL += [("POST", what) for what in ("key", "seats")]  # to come back to a seat, to take one


def test_every_request_at_a_table_is_for_all_or_stands_among_those_that_need_a_seat(
    shared: ServerProcess,
) -> None:
    """So that a new one is not forgotten in the next test."""
    with shared.client() as client:
        described = client.get("/openapi.json").json()["paths"]
    table = "/api/tables/{table_id}"
    known = [
        (method.upper(), path.removeprefix(table).strip("/").split("/")[0])
        for path, methods in described.items()
        if path.startswith(table)
        for method in methods
    ]
    assert sorted(known) == sorted([*FOR_ALL, *((ask.method, ask.what.split("/")[0]) for ask in ASKS)])


def test_every_request_that_needs_a_seat_needs_a_key_of_this_table(shared: ServerProcess) -> None:
    players = full_table(shared.url)
    stranger = Player(shared.url, open_table(shared.url), "Zoe")
    path, before = players[0].path, players[0].look()
    forged = players[0].key[:-1] + ("0" if players[0].key[-1] != "0" else "1")
    wrong = [stranger.key, forged, hashed(players[0].key), "0", "\u00e9", "00" * 4000]
    with shared.client() as client:
        for ask in ASKS:
            bare = client.request(ask.method, f"{path}/{ask.what}", json=ask.sent)
            assert (bare.status_code, bare.json()["refused"]["code"]) == (401, "no-key"), ask
            for key in wrong:
                for name, value in (("Authorization", f"Bearer {key}"), ("Cookie", f"seat={key}")):
                    headers = [(name.encode(), value.encode("latin-1"))]
                    found = client.request(ask.method, f"{path}/{ask.what}", json=ask.sent, headers=headers)
                    assert (found.status_code, found.json()["refused"]["code"]) == (403, "wrong-key"), (
                        ask,
                        key,
                    )
    assert players[0].look() == before


def test_a_wrong_key_is_refused_where_no_key_is_needed_too(shared: ServerProcess) -> None:
    """Else somebody with a mistyped private link would look on without a word."""
    players = full_table(shared.url)
    with shared.client(headers={"Authorization": f"Bearer {'0' * 32}"}) as client:
        for what in ("", "/events"):
            assert client.get(players[0].path + what).status_code == 403


def test_the_key_of_a_seat_that_was_left_opens_nothing(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    ann, bob = Player(shared.url, table_id, "Ann"), Player(shared.url, table_id, "Bob")
    assert bob.post("leave").status_code == 200
    cy = Player(shared.url, table_id, "Cy", seat=bob.seat)
    assert bob.post("chat", {"text": "Hello"}).status_code == 403
    assert cy.table()["seat"] == bob.seat
    assert ann.table()["players"][1]["name"] == "Cy"


def test_the_cookie_of_a_table_opens_its_seat_and_no_other_table(shared: ServerProcess) -> None:
    first, second = open_table(shared.url), open_table(shared.url)
    with shared.client() as client:
        for table_id, name in ((first, "Ann"), (second, "Bob")):
            client.post(f"/api/tables/{table_id}/seats", json={"name": name})
        assert sorted(cookie.path for cookie in client.cookies.jar) == sorted(
            f"/api/tables/{table_id}" for table_id in (first, second)
        )
        assert client.get(f"/api/tables/{first}").json()["table"]["seat"] == 0
        third = open_table(shared.url)
        assert client.get(f"/api/tables/{third}").json()["table"]["seat"] is None


def test_a_browser_that_left_before_the_game_looks_on_and_can_sit_down_again(shared: ServerProcess) -> None:
    path = f"/api/tables/{open_table(shared.url)}"
    with shared.client() as client:
        client.post(f"{path}/seats", json={"name": "Ann"})
        stale = {"Cookie": f"seat={client.cookies['seat']}"}  # as another tab may still send it
        assert client.post(f"{path}/leave").status_code == 200
        assert not client.cookies
        for headers in ({}, stale):
            looked = client.get(path, headers=headers)
            assert (looked.status_code, looked.json()["table"]["seat"]) == (200, None)
        assert client.post(f"{path}/seats", json={"name": "Ann"}, headers=stale).status_code == 201


def test_a_browser_that_left_during_the_game_keeps_its_cookie(shared: ServerProcess) -> None:
    ann, *_ = full_table(shared.url)
    with shared.client() as client:
        client.post(f"{ann.path}/key", json={"key": ann.key})
        assert client.post(f"{ann.path}/leave").status_code == 200
        assert client.post(f"{ann.path}/return").status_code == 200
