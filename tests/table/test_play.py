"""Tables over HTTP: sit, start, move, take back, leave and come back, to the end and again."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from hippodrome import records
from hippodrome.table import acts
from hippodrome.table.clock import Clock, deadline
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import new_key
from hippodrome.table.sight import Shown
from hippodrome.table.table import Table, opened
from tests.table.players import Player, begin, full_table, open_table, play_on, seen
from tests.table.servers import ServerProcess, serving, until


@pytest.mark.parametrize(("game", "seats"), [("byzanz", 3), ("byzantio", 2), ("nekken", 3)])
def test_people_play_a_whole_game_and_its_record_verifies(
    shared: ServerProcess, game: str, seats: int
) -> None:
    players = full_table(shared.url, game, seats)
    refused = players[0].client.get(f"{players[0].path}/record")
    assert refused.status_code == 409
    assert refused.json()["refused"]["code"] == "not-over"
    commitment = players[0].table()["commitment"]
    table = play_on(players, random.Random(1))
    record = players[0].client.get(f"{players[0].path}/record").json()
    assert records.verify(record).outcome is not None
    assert record["commitment"] == commitment
    assert record["contributions"] == [player.contribution.hex() for player in players]
    assert record["seals"] == table["seals"]
    assert (record["unrevealed"], record["practice"]) == ([], False)
    assert table["outcome"]["scores"] == record["scores"]


def test_a_table_of_one_person_and_bots_ends(shared: ServerProcess) -> None:
    (ann,) = full_table(shared.url, "byzanz", 4, people=1)
    table = until(lambda: _over(ann, random.Random(2)))
    assert records.verify(ann.client.get(f"{ann.path}/record").json()).outcome is not None
    assert [player["kind"] for player in table["players"]] == ["person", "bot", "bot", "bot"]


def _over(player: Player, rng: random.Random) -> dict[str, Any] | None:
    table = player.table()
    if table["state"] == "playing" and player.seat in table["view"]["turn"]:
        player.move(rng.choice(table["view"]["legal"]), prompt=table["prompt"])
    return table if table["state"] == "over" else None


def test_the_same_request_sent_twice_is_played_once(shared: ServerProcess) -> None:
    players = full_table(shared.url)
    table = players[0].table()
    first = players[0].move("pass", prompt=table["prompt"], request="once")
    again = players[0].move("pass", prompt=table["prompt"], request="once")
    assert first.status_code == again.status_code == 200
    assert first.json()["table"]["view"] == again.json()["table"]["view"]
    other = players[0].move("pass", prompt=table["prompt"], request="twice")
    assert other.status_code == 409
    assert other.json()["refused"]["code"] == "old-prompt"
    assert other.json()["update"]["table"]["prompt"] == table["prompt"] + 1


def test_a_refusal_names_the_clause_and_shows_the_table(shared: ServerProcess) -> None:
    players = full_table(shared.url)
    table = players[0].table()
    missing = next(
        f"C{value}" for value in (1, 2, 3, 4) if f"C{value}" not in table["view"]["players"][0]["hand"]
    )
    answer = players[0].move(f"bid {missing}", prompt=table["prompt"])
    assert answer.status_code == 409
    assert answer.json()["refused"] == {
        "code": "illegal-move",
        "clause": "BZ-09",
        "why": "not-held",
        "facts": {"card": missing},
        "text": f"{missing} is not in the hand",
    }
    assert seen(answer.json()["update"]["table"]) == table


def test_moves_sent_together_are_all_made_or_none(shared: ServerProcess) -> None:
    players = full_table(shared.url, "byzantio", 2)
    table = players[0].table()
    legal = table["view"]["legal"]
    answer = players[0].move(legal[0], "target nowhere", prompt=table["prompt"])
    assert answer.status_code == 422
    assert players[0].table() == table
    answer = players[0].move(legal[0], legal[-1], prompt=table["prompt"])
    assert answer.status_code == 200
    assert len(answer.json()["table"]["own"]["player"]["targets"]) == 2


def test_no_move_is_tried_out_behind_a_draw(shared: ServerProcess) -> None:
    """Else the refusal of the second move would tell what nature would do after the first."""
    players = full_table(shared.url)
    for player in players:
        assert player.move("pass", prompt=player.table()["prompt"]).status_code == 200
    winner = players[0]  # who gets the lot, and is three cards over seven
    for _ in range(2):
        table = winner.table()
        assert winner.move(discards(table)[0], prompt=table["prompt"]).status_code == 200
    table = winner.table()
    answers = {
        winner.move(discards(table)[0], move, prompt=table["prompt"]).json()["refused"]["code"]
        for move in ("pass", "bid C1", "bid W4")
    }
    assert answers == {"draw-between"}
    assert winner.table() == table


def discards(table: dict[str, Any]) -> list[str]:
    return [move for move in table["own"]["legal"] if move.startswith("discard")]


def test_a_decision_can_be_taken_back_until_something_happens(shared: ServerProcess) -> None:
    players = full_table(shared.url)
    before = players[0].table()
    assert before["can"]["undo"] is False
    players[0].move("pass", prompt=before["prompt"])
    assert players[0].table()["can"]["undo"] is True
    assert players[1].post("undo", {}).json()["refused"]["code"] == "nothing-to-undo"
    assert players[0].post("undo", {}).status_code == 200
    after = players[0].table()
    assert after["view"] == before["view"]
    assert after["prompt"] > before["prompt"]
    players[0].move("pass", prompt=after["prompt"])
    players[1].move("pass", prompt=players[1].table()["prompt"])
    assert players[0].post("undo", {}).json()["refused"]["code"] == "nothing-to-undo"


def test_what_is_written_in_secret_can_be_taken_back_while_others_write(shared: ServerProcess) -> None:
    ann, bob = full_table(shared.url, "nekken", 2)
    first = ann.table()
    ann.move(first["view"]["legal"][3], prompt=first["prompt"])
    for _ in range(2):
        table = bob.table()
        bob.move(table["view"]["legal"][0], prompt=table["prompt"])
    assert ann.table()["can"]["undo"] is True
    assert ann.post("undo", {}).status_code == 200
    assert ann.table()["view"]["players"][0]["targets"] == []
    assert len(bob.table()["view"]["players"][1]["targets"]) == 2
    play_on([ann, bob], random.Random(3))
    assert records.verify(ann.client.get(f"{ann.path}/record").json()).outcome is not None


def test_simultaneous_decisions_of_others_do_not_invalidate_a_prompt(shared: ServerProcess) -> None:
    ann, bob = full_table(shared.url, "byzantio", 2)
    asked = ann.table()
    theirs = bob.table()
    assert bob.move(theirs["view"]["legal"][0], prompt=theirs["prompt"]).status_code == 200
    assert ann.move(asked["view"]["legal"][0], prompt=asked["prompt"]).status_code == 200


def test_a_player_who_leaves_is_played_for_until_the_return(shared: ServerProcess) -> None:
    ann, bob, cy = full_table(shared.url)
    assert bob.post("leave").status_code == 200
    ann.move("pass", prompt=ann.table()["prompt"])
    until(lambda: 2 in cy.table()["view"]["turn"])
    assert cy.table()["players"][1]["away"] == "left"
    assert bob.table()["can"]["return"] is True
    assert bob.post("return").status_code == 200
    assert cy.table()["players"][1]["away"] is None
    cy.move("pass", prompt=cy.table()["prompt"])


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(shared: ServerProcess) -> None:
    ann, bob = full_table(shared.url, "nekken", 2, clock={"kind": "live", "each": 1})
    assert ann.table()["players"][0]["deadline"] is not None
    table = until(lambda: t if (t := ann.table())["state"] == "over" else None)
    assert {player["away"] for player in table["players"]} == {"time"}
    assert records.verify(ann.client.get(f"{ann.path}/record").json()).outcome is not None
    assert bob.table()["state"] == "over"


def test_taking_back_wins_no_time(shared: ServerProcess) -> None:
    ann, *_ = full_table(shared.url, clock={"kind": "live", "each": 600})
    before = ann.table()
    ann.move("pass", prompt=before["prompt"])
    assert ann.table()["players"][0]["deadline"] is None
    assert ann.post("undo", {}).status_code == 200
    assert ann.table()["players"][0]["deadline"] == before["players"][0]["deadline"]


def test_leaving_and_coming_back_wins_no_time() -> None:
    table = _begun(Clock("live", 60))
    table = table.then(acts.leave(table, 0).event, 59.0)
    assert deadline(table, 0) is None
    table = table.then(acts.come_back(table, 0).event, 59.5)
    assert deadline(table, 0) == 60.0


def test_a_decision_whose_time_ran_out_is_not_given_back() -> None:
    table = _begun(Clock("live", 60))
    table = table.then(acts.leave(table, 0, "time").event, 60.0)
    with pytest.raises(Refusal) as refused:
        acts.come_back(table, 0)
    assert refused.value.code == "time-is-up"
    assert shown(table, 0)["can"]["return"] is False
    made = acts.play(table, 0, None, ["pass"])  # by the bot that plays there
    table = table.then(made.event, 61.0, made.game)
    assert shown(table, 0)["can"]["return"] is True
    assert acts.come_back(table, 0).event["kind"] == "returned"


def shown(table: Table, viewer: int) -> dict[str, Any]:
    """The table of an update."""
    found: dict[str, Any] = json.loads(Shown(table).update(viewer, 0))["table"]
    return found


def _begun(clock: Clock | None) -> Table:
    """A table of Byzanz that begins at the moment 0.0."""
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}, clock), 0.0)
    for number in range(3):
        table = table.then(acts.sit(table, f"Player {number}", new_key(), None).event, 0.0)
    start = acts.start(table)
    return table.then(start.event, 0.0, start.game)


def _too_often(make: Callable[[], object]) -> bool:
    with pytest.raises(Refusal) as refused:
        make()
    return refused.value.code == "too-often"


def test_a_log_does_not_grow_for_ever_by_coming_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_BACK", 5)
    table = _begun(None)
    for _ in range(5):
        table = table.then(acts.leave(table, 0).event, 1.0)
        table = table.then(acts.come_back(table, 0).event, 1.0)
    table = table.then(acts.leave(table, 0).event, 1.0)  # which always can be done
    assert _too_often(lambda: acts.come_back(table, 0))
    table = table.then(acts.leave(table, 1).event, 1.0)
    assert acts.come_back(table, 1).event["kind"] == "returned"  # each seat has its own measure


def test_a_log_does_not_grow_for_ever_by_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_BACK", 5)
    table = _begun(None)
    for _ in range(5):
        passed = acts.play(table, 0, None, ["pass"])
        table = table.then(passed.event, 1.0, passed.game)
        undone = acts.undo(table, 0)
        table = table.then(undone.event, 1.0, undone.game)
    passed = acts.play(table, 0, None, ["pass"])
    table = table.then(passed.event, 1.0, passed.game)
    assert _too_often(lambda: acts.undo(table, 0))


def test_a_log_does_not_grow_for_ever_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_SEATED", 4)
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}), 0.0)
    for _ in range(2):
        table = table.then(acts.sit(table, "Ann", new_key(), None).event, 1.0)
        table = table.then(acts.leave(table, 0).event, 1.0)
        table = table.then(acts.seat_bot(table, 0, "random").event, 1.0)
        table = table.then(acts.free_seat(table, 0).event, 1.0)
    assert _too_often(lambda: acts.sit(table, "Ann", new_key(), None))
    assert _too_often(lambda: acts.seat_bot(table, 0, "random"))


def test_before_the_game_seats_and_bots_come_and_go(shared: ServerProcess) -> None:
    table_id = open_table(shared.url, seats=3, public=True)
    ann = Player(shared.url, table_id, "Ann")
    bob = Player(shared.url, table_id, "Bob", seat=2)
    assert ann.post("start").json()["refused"]["code"] == "not-full"
    assert ann.post("bots", {"seat": 2, "bot": "citizen"}).json()["refused"]["code"] == "seat-taken"
    assert ann.post("bots", {"seat": 1, "bot": "search:99999"}).json()["refused"]["code"] == "no-such-bot"
    assert bob.post("leave").status_code == 200
    assert bob.client.get(bob.path).status_code == 403
    for seat in (1, 2):
        assert ann.post("bots", {"seat": seat, "bot": "citizen"}).status_code == 201
    assert ann.client.delete(f"{ann.path}/bots/2").status_code == 200
    lobby = ann.client.get("/api/tables").json()["tables"]
    assert [(row["id"], row["free"]) for row in lobby] == [(table_id, 1)]
    assert [player["kind"] for player in ann.table()["players"]] == ["person", "bot", "open"]


def test_names_and_chat_are_cleaned_and_bounded(shared: ServerProcess) -> None:
    table_id = open_table(shared.url)
    ann = Player(shared.url, table_id, "  A\u202enn\t \u0007of Nicaea" + "x" * 100)
    assert ann.table()["players"][0]["name"] == ("Ann of Nicaea" + "x" * 100)[:40]
    assert ann.post("chat", {"text": "hello\u0000\n<b>there</b>"}).status_code == 200
    said = [item for item in ann.look()["happened"] if item["kind"] == "said"]
    assert [item["text"] for item in said] == ["hello <b>there</b>"]
    assert ann.post("chat", {"text": "\u200b"}).status_code == 422


def test_a_rematch_seats_the_same_people_in_turn(shared: ServerProcess) -> None:
    players = full_table(shared.url, "nekken", 3, people=2)
    assert players[0].post("rematch", {}).json()["refused"]["code"] == "not-over"
    until(lambda: play_on(players, random.Random(4))["state"] == "over")
    first = players[0].post("rematch", {"seal": "00" * 32})
    assert first.status_code == 201
    again = players[0].post("rematch", {"seal": "00" * 32})
    assert again.json()["key"] == first.json()["key"]
    second = players[1].post("rematch", {})
    table = second.json()["update"]["table"]
    assert [player["name"] for player in table["players"]] == ["Player 1", "random", "Player 0"]
    stranger = players[0].client.post(
        f"/api/tables/{table['id']}/seats", json={"name": "Player 1"}, headers={"Authorization": ""}
    )
    assert stranger.status_code == 409


def test_a_rematch_seats_a_player_who_is_called_like_a_bot(shared: ServerProcess) -> None:
    table_id = open_table(shared.url, "nekken", 2)
    player = Player(shared.url, table_id, "random")
    assert player.post("bots", {"seat": 1, "bot": "random"}).status_code == 201
    begin([player])
    until(lambda: play_on([player], random.Random(5))["state"] == "over")
    for _ in range(2):  # sent twice, it seats once
        answer = player.post("rematch", {})
        assert answer.status_code == 201
        assert answer.json()["seat"] == 1
        table = answer.json()["update"]["table"]
        assert [(each["kind"], each["name"]) for each in table["players"]] == [
            ("bot", "random 2"),
            ("person", "random"),
        ]


def test_bots_go_on_after_a_restart(store: str) -> None:
    upgrade = ["--upgrade"]
    with serving(store, *upgrade, "--bot-pace", "0.05") as server:
        (ann,) = full_table(server.url, "nekken", 3, people=1)
        ann.post("leave")
        server.kill()
        server.start()
        ann.client.base_url = server.url  # the same port
        table = until(lambda: t if (t := ann.table())["state"] == "over" else None)
        assert table["outcome"] is not None
