"""Bots wait for the page of somebody who plays alone among them; and for nobody else's."""

import time

import httpx

from hippodrome.table.live import Live
from hippodrome.table.pacing import waits_for_page
from hippodrome.table.table import Table
from tests.table.folded import begun
from tests.table.players import Player, full_table, open_table
from tests.table.servers import ServerProcess


class Page:
    """An open stream of a seat."""

    address, seated = "", True

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer

    def wake(self) -> None:
        """Nothing is sent."""


def live(table: Table, watched: int | None, page: int | None = 0) -> Live:
    found = Live(table)
    if page is not None:
        found.listeners.add(Page(page))
    if watched is not None:
        found.watched[0] = watched
    return found


def test_bots_wait_while_the_page_has_more_to_show() -> None:
    table = begun("byzanz", 3, bots={1: "citizen", 2: "citizen"})
    last = table.positions[0]
    assert waits_for_page(live(table, last - 1), table)
    assert not waits_for_page(live(table, last), table)


def test_a_page_that_says_nothing_or_is_closed_is_not_waited_for() -> None:
    table = begun("byzanz", 3, bots={1: "citizen", 2: "citizen"})
    assert not waits_for_page(live(table, None), table)
    assert not waits_for_page(live(table, 0, page=None), table)
    assert not waits_for_page(None, table)


def test_nobody_is_waited_for_where_others_play() -> None:
    table = begun("byzanz", 3, bots={2: "citizen"})
    assert not waits_for_page(live(table, 0), table)


def position(player: Player) -> int:
    return int(player.look()["position"])


def test_the_bots_of_a_server_go_on_when_the_page_has_shown_what_happened(shared: ServerProcess) -> None:
    (player,) = full_table(shared.url, "byzanz", 4, people=1)
    table = player.table()
    assert table["view"]["turn"] == [player.seat]  # it bids first
    with player.client.stream("GET", f"{player.path}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        assert player.post("watched", {"position": position(player)}).status_code == 204
        assert player.move("pass", prompt=table["prompt"]).status_code == 200
        for _ in range(3):  # moves of the bots, one at a time
            held = position(player)
            time.sleep(0.5)
            assert position(player) == held
            assert player.post("watched", {"position": held}).status_code == 204
            while position(player) == held:
                time.sleep(0.02)
    while player.seat not in player.table()["view"]["turn"]:  # a page that is closed is not waited for
        time.sleep(0.1)


def test_only_a_player_says_what_was_shown(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    answer = httpx.post(f"{shared.url}/api/tables/{table_id}/watched", json={"position": 1}, timeout=30)
    assert answer.status_code == 401
