"""What every seat chooses for itself before the game (BY-07): houses and tribes, first come first served."""

import random
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.games import GAMES, Option
from hippodrome.nature import seal_of
from hippodrome.table import acts
from hippodrome.table.choices import left_open
from hippodrome.table.refusals import Refusal
from hippodrome.table.table import Table, fold, opened
from tests.table.folded import done, played_at_random, revealed, told
from tests.table.players import Player, open_table
from tests.table.servers import serving_here

HOUSES = ("aggelos", "komnenos", "doukas", "phokas")


def waiting(seats: int = 3, deal: int = 1, game: str = "byzantio", **options: Any) -> Table:
    event = {**acts.open_table(game, {"seats": seats, **options}), "secret": f"{deal:064x}"}
    return opened("A" * 16, event, 0.0)


def seated(table: Table, *wanted: str | None) -> Table:
    """A person in each of the first seats, with the house that they want."""
    for number, house in enumerate(wanted):
        chosen = {"houses": house} if house else None
        table = done(
            table,
            acts.sit(
                table,
                f"Player {number}",
                f"{number:032x}",
                seal_of(bytes.fromhex(f"{number:064x}")),
                number,
                chosen,
            ),
        )
    return table


def chosen(table: Table, seat: int, house: str | None) -> Table:
    act = acts.choose(table, seat, "houses", house)
    assert act is not None
    return done(table, act)


def houses(table: Table) -> list[str | None]:
    return [seat.chosen.get("houses") for seat in table.seats]


def refused(table: Table, seat: int, house: Any, option: str = "houses") -> str:
    with pytest.raises(Refusal) as error:
        acts.choose(table, seat, option, house)
    return error.value.code


def test_whoever_sits_down_chooses_a_house_and_changes_it_until_the_start() -> None:
    table = seated(waiting(), "phokas", None)
    assert houses(table) == ["phokas", None, None]
    table = chosen(chosen(table, 1, "doukas"), 0, "aggelos")
    assert houses(table) == ["aggelos", "doukas", None]
    table = chosen(table, 1, "phokas")  # which is free again
    table = done(table, acts.seat_bot(table, 2, "random"))
    table = revealed(done(table, acts.start(table)))
    assert table.game is not None
    assert table.game.options["houses"][:2] == ["aggelos", "phokas"]
    assert table.game.options["houses"][2] in ("komnenos", "doukas")
    shown = told(table, 0)["table"]
    assert shown["options"]["houses"] == table.game.options["houses"]
    assert [player["chosen"]["houses"] for player in shown["players"]] == table.game.options["houses"]
    began = told(table, 0)["happened"][-1]
    assert (began["kind"], began["lots"]) == ("started", [[2, "houses", table.game.options["houses"][2]]])
    assert refused(table, 0, "doukas") == "game-begun"


def test_everybody_sees_what_is_chosen_and_by_whom() -> None:
    table = chosen(seated(waiting(), None), 0, "doukas")
    for viewer in range(4):
        update = told(table, viewer)
        assert update["table"]["players"][0]["chosen"] == {"houses": "doukas"}
        assert "houses" not in update["table"]["options"]
        last = update["happened"][-1]
        assert (last["kind"], last["seat"], last["option"], last["choice"]) == (
            "chose",
            0,
            "houses",
            "doukas",
        )


def test_a_house_that_cannot_be_had_is_refused_and_nothing_changes() -> None:
    table = seated(waiting(), "phokas", "doukas")
    assert refused(table, 1, "phokas") == "choice-taken"
    assert refused(table, 1, "racan") == "bad-choice"  # of another game
    assert refused(table, 1, "doukas", "board") == "bad-choice"
    assert refused(table, 1, "doukas", "seats") == "bad-choice"
    assert refused(waiting(game="nekken"), 0, "doukas") == "bad-choice"
    for house, code in (("phokas", "choice-taken"), ("racan", "bad-choice")):
        with pytest.raises(Refusal) as error:
            acts.sit(table, "Zoe", "00" * 16, None, 2, {"houses": house})
        assert error.value.code == code
    assert houses(table) == ["phokas", "doukas", None]


def test_choosing_the_same_again_is_no_event_and_too_often_is_refused() -> None:
    table = seated(waiting(), "phokas")
    assert acts.choose(table, 0, "houses", "phokas") is None
    for number in range(acts.MOST_CHOSEN):
        table = chosen(table, 0, HOUSES[number % 2])
    assert refused(table, 0, "doukas") == "too-often"


def test_a_choice_is_given_up_and_goes_with_whoever_leaves() -> None:
    table = seated(waiting(), "phokas", "doukas")
    table = chosen(table, 0, None)
    assert houses(table) == [None, "doukas", None]
    table = done(table, acts.leave(table, 1))
    assert houses(chosen(table, 0, "doukas")) == ["doukas", None, None]


def test_houses_that_were_set_when_the_table_was_opened_stay() -> None:
    table = seated(waiting(2, houses=["doukas", "phokas"]), None, None)
    assert refused(table, 0, "aggelos") == "choice-fixed"
    table = revealed(done(table, acts.start(table)))
    assert table.game is not None
    assert table.game.options["houses"] == ["doukas", "phokas"]


def test_what_nobody_chose_is_given_out_by_lot_and_is_in_the_log() -> None:
    given: Counter[tuple[str, ...]] = Counter()
    for deal in range(120):
        table = seated(waiting(2, deal), None, "doukas")
        table = done(table, acts.start(table))
        for seat in table.unrevealed:
            table = done(table, acts.reveal(table, seat, f"{seat:064x}"))
        act = acts.begin(table, 0.0)
        again = acts.begin(table, 99.0)
        assert act is not None
        assert again is not None
        assert again.event == act.event  # whenever it starts
        houses = act.event["chosen"]["houses"]
        given[tuple(houses)] += 1
        table = done(table, act)
        assert table.game is not None
        assert table.game.options["houses"] == houses
    assert set(given) == {(house, "doukas") for house in HOUSES if house != "doukas"}
    assert min(given.values()) > 20


def test_a_table_is_the_same_folded_from_its_log() -> None:
    table = waiting(2)
    log = [(0.0, table.opened)]
    acted: list[Any] = [partial(acts.sit, name="Ann", key="00" * 16, seal=None, chosen={"houses": "phokas"})]
    acted += [partial(acts.seat_bot, seat=1, spec="random")]
    acted += [partial(acts.choose, seat=0, option="houses", choice="aggelos"), acts.start]
    for act in acted:
        event = act(table).event
        log.append((1.0, event))
        table = table.then(event, 1.0)
    again = fold(table.id, log)
    assert again is not None
    assert told(again, 0) == told(table, 0)


# ---------------------------------------------------------------- bots and rematches


def over(table: Table) -> Table:
    table, rng = revealed(done(table, acts.start(table))), random.Random(3)
    while table.turn:
        table = played_at_random(table, rng)
    return table


def test_a_rematch_keeps_houses_with_their_players_and_bots_take_what_is_left() -> None:
    table = seated(waiting(3, game="nekken"), "heran", "racan")
    table = over(done(table, acts.seat_bot(table, 2, "random")))
    bots = table.seats[2].chosen["houses"]
    new = opened("B" * 16, acts.open_rematch(table), 0.0)
    assert houses(new) == ["racan", bots, "heran"]
    new = done(new, acts.seat_bot(new, 1, "random"))
    assert refused(new, 2, "racan") == "choice-taken"  # kept for Player 1
    new = done(new, acts.sit_again(new, "Player 1", "01" * 16, None))
    new = done(new, acts.sit_again(new, "Player 0", "02" * 16, None))
    assert houses(new) == ["racan", bots, "heran"]
    changed = chosen(new, 0, bots)  # a bot makes way
    assert houses(changed) == [bots, None, "heran"]
    begun = done(new, acts.start(new))
    assert begun.given == {"houses": ["racan", bots, "heran"]}


def test_a_rematch_of_set_houses_keeps_them_too() -> None:
    table = over(seated(waiting(2, game="nekken", houses=["heran", "racan"]), None, None))
    new = opened("B" * 16, acts.open_rematch(table), 0.0)
    assert [seat.kept_for for seat in new.seats] == ["Player 1", "Player 0"]
    assert new.options["houses"] == ["racan", "heran"]


def test_another_game_can_let_its_seats_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = Option("colours", "list", None, ("red", "blue", "green", "white"), each="colour")
    byzanz = GAMES["byzanz"]

    def plain(given: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in given.items() if name != "colours"}

    own = replace(
        byzanz,
        name="mine",
        options=(*byzanz.options, colours),
        check=lambda given: byzanz.check(plain(given)) | {"colours": given.get("colours")},
        opening=lambda given: byzanz.opening(plain(given)),
        words=lambda given: byzanz.words(plain(given)),
        thumb="",
    )
    monkeypatch.setitem(GAMES._found, "mine", own)  # type: ignore[attr-defined]
    assert list(left_open("mine", {})) == ["colours"]
    table = opened("A" * 16, acts.open_table("mine", {"seats": 3}), 0.0)
    table = done(table, acts.sit(table, "Ann", "00" * 16, None, 0, {"colours": "green"}))
    for seat in (1, 2):
        table = done(table, acts.seat_bot(table, seat, "random"))
    given = acts.start(table).event["chosen"]["colours"]
    assert given[0] == "green"
    assert len(set(given)) == 3


# ---------------------------------------------------------------- over HTTP


def test_two_who_want_the_same_house_at_the_same_time(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        url = str(client.base_url)
        for house in HOUSES[:3]:
            players = [Player(url, table := open_table(url, "byzantio", 4), "Player 0")]
            players += [Player(url, table, f"Player {number}") for number in range(1, 4)]
            with ThreadPoolExecutor(4) as pool:
                posts = [
                    pool.submit(player.post, "choice", {"option": "houses", "choice": house})
                    for player in players
                ]
                answers = [post.result() for post in posts]
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            refusals = [answer.json() for answer in answers if answer.status_code == 409]
            assert {found["refused"]["code"] for found in refusals} == {"choice-taken"}
            for found in refusals:  # with the table as it is, so that whoever was late sees who has it
                assert [p["chosen"] for p in found["update"]["table"]["players"]].count(
                    {"houses": house}
                ) == 1


def test_choosing_needs_a_seat_and_a_choice_that_can_be_read(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        url = str(client.base_url)
        table = open_table(url, "nekken", 2)
        bare = client.post(f"/api/tables/{table}/choice", json={"option": "houses", "choice": "heran"})
        assert (bare.status_code, bare.json()["refused"]["code"]) == (401, "no-key")
        seat = {"name": "Ann", "chosen": {"houses": "doukas"}}
        wrong = client.post(f"/api/tables/{table}/seats", json=seat)
        assert (wrong.status_code, wrong.json()["refused"]["code"]) == (422, "bad-choice")
        sat = client.post(f"/api/tables/{table}/seats", json=seat | {"chosen": {"houses": "heran"}})
        assert sat.json()["update"]["table"]["players"][0]["chosen"] == {"houses": "heran"}
        for sent in (
            {},
            {"option": "houses"},
            {"option": "houses", "choice": ["heran"]},
            {"option": 7, "choice": 1},
        ):
            found: httpx.Response = client.post(f"/api/tables/{table}/choice", json=sent)
            assert (found.status_code, found.json()["refused"]["code"]) == (422, "bad-request"), sent
