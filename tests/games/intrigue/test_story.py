"""What Byzantio and Nekken tell of each clause, and what they ask."""

from typing import Any

import pytest

from hippodrome.core.told import Story
from hippodrome.game import Game
from hippodrome.games.descriptor import Step
from hippodrome.games.intrigue import told
from tests.games.intrigue.realm import (
    every_table,
    finish,
    fresh,
    nekken,
    occupy,
    play_until,
    say,
    start,
    targets,
    to_event,
    travel,
    truths,
    turn,
    write,
)

EVEN: dict[str, Any] = {"needed": 5, "helps": False, "hinders": False}


def after(game: Game, line: str, eyes: int | str = "spectator") -> list[Any]:
    """What is told to these eyes of some moves."""
    since = game.length
    say(game, line)
    return game.told(eyes, since)


def asked(game: Game, eyes: int | str = "spectator") -> tuple[str, dict[str, object]]:
    """What is asked, or waited for."""
    question = game.view(eyes)["question"]
    return question["id"], question["facts"]


# ---------------------------------------------------------------- before the first turn


def test_by_07_a_target_is_told_to_its_owner_only() -> None:
    game = fresh(2)
    assert asked(game, 1) == ("write-target", {"slot": 1, "points": 14})
    game.play(1, "target c1")
    assert game.told(1) == [told.Preparation(), told.TargetWritten(seat=1, city="c1", slot=1, points=14)]
    game.play(1, "target a1")
    assert game.told(1, 1) == [told.TargetWritten(seat=1, city="a1", slot=2, points=10)]
    assert game.told(0) == game.told("spectator") == []
    assert asked(game, 1) == ("write-target", {"slot": 3, "points": 10})
    assert asked(game) == ("wait-targets", {"seats": [0, 1]})
    write(game, 1)
    assert asked(game) == asked(game, 1) == ("wait-targets", {"seats": [0]})


def test_by_07_when_all_targets_are_in_everybody_is_told_so() -> None:
    game = fresh(2)
    for seat in (0, 1):
        write(game, seat)
    assert game.told("spectator") == [told.Preparation(), told.TargetsReady()]
    assert game.told(0)[8:] == [told.TargetsReady()]
    assert game.told(1)[-2:] == [
        told.TargetWritten(seat=1, city=targets(game, 1)[6], slot=7, points=6),
        told.TargetsReady(),
    ]


def test_by_09_who_rolls_what_who_rolls_again_and_who_starts() -> None:
    game = fresh(3)
    for seat in range(3):
        write(game, seat)
    assert asked(game) == ("wait-start", {"seat": 0})
    assert after(game, "roll 7; roll 2; roll 7") == [
        told.StartRolled(seat=0, rolled=7),
        told.StartRolled(seat=1, rolled=2),
        told.StartRolled(seat=2, rolled=7),
        told.StartTied(seats=[0, 2], rolled=7),
    ]
    again = after(game, "roll 3; roll 3")  # the same two once more
    assert again[-1] == told.StartTied(seats=[0, 2], rolled=3)
    assert asked(game) == ("wait-start", {"seat": 0})
    assert after(game, "roll 1; roll 4") == [
        told.StartRolled(seat=0, rolled=1),
        told.StartRolled(seat=2, rolled=4),
        told.Started(seat=2, seats=[2, 0, 1]),
        told.Turn(turn=1, turns=30),
    ]


# ---------------------------------------------------------------- actions


def test_by_10_and_by_11_a_pass_and_the_next_turn() -> None:
    game = start(2)
    assert (asked(game), asked(game, 0)) == (("wait-act", {"seat": 0}), ("act", {}))
    assert after(game, "pass") == [told.Passed(seat=0)]
    assert after(game, "pass") == [told.Passed(seat=1), told.Turn(turn=2, turns=30)]


def test_by_13_and_by_14_a_campaign_with_all_that_it_does() -> None:
    game = start(3)
    travel(game, {1: "cilicia"})
    turn(game, {1: "muster c1"})
    assert after(game, "campaign boeotia") == [told.CampaignMoved(seat=0, origin="attica", place="boeotia")]
    say(game, "pass; pass")
    assert after(game, "campaign cilicia c1 -komnenos") == [
        told.CampaignPlaced(seat=0, origin="boeotia", place="cilicia", city="c1"),
        told.SentBack(seat=1, house="komnenos", city="c1", by=0),
    ]
    assert after(game, "campaign doris d1") == [
        told.CampaignPlaced(seat=1, origin="cilicia", place="doris", city="d1")
    ]


def test_by_16_and_by_18_a_muster_and_an_advance() -> None:
    game = start(2)
    assert after(game, "muster a1") == [told.Mustered(seat=0, city="a1")]
    assert after(game, "advance attica")[0] == told.Advanced(seat=1, origin="doris", place="attica")


def bargain() -> Game:
    """Seat 0 offers a1 for the garrison of seat 1 in d1; nobody's pretender is there."""
    game = start(3)
    turn(game, {0: "muster a1", 1: "muster d1"})
    travel(game, {0: "elis", 1: "elis"})
    return game


def test_by_17_an_offer_tells_what_for_and_what_a_refusal_leads_to() -> None:
    game = bargain()
    assert after(game, "negotiate a1") == [told.GarrisonOffered(seat=0, offered="a1")]
    assert asked(game, 0) == ("ask-for", {"offered": "a1"})
    assert asked(game, 1) == asked(game) == ("wait-for", {"seat": 0, "offered": "a1"})
    offer: dict[str, Any] = {"house": "komnenos", "city": "d1", "offered": "a1", **EVEN}
    assert after(game, "for d1 komnenos") == [told.SwapProposed(seat=0, **offer)]
    assert asked(game, 1) == ("answer", {"seat": 1, "by": 0, **offer})
    assert asked(game) == asked(game, 0) == ("wait-answer", {"seat": 1, "by": 0, **offer})


SWAPPED: list[Story] = [
    told.GarrisonMoved(seat=0, house="aggelos", origin="a1", city="d1"),
    told.GarrisonMoved(seat=1, house="komnenos", origin="d1", city="a1"),
]


def test_by_17_an_offer_that_is_accepted() -> None:
    game = bargain()
    say(game, "negotiate a1; for d1 komnenos")
    assert after(game, "accept") == [told.SwapAccepted(seat=1), *SWAPPED]


@pytest.mark.parametrize(("roll", "succeeded"), [(4, False), (5, True)])
def test_by_17_and_by_23_an_offer_that_is_refused(roll: int, succeeded: bool) -> None:
    game = bargain()
    say(game, "negotiate a1; for d1 komnenos")
    garrison: dict[str, Any] = {"house": "komnenos", "city": "d1"}
    assert after(game, "refuse") == [told.SwapRefused(seat=1, **garrison, **EVEN)]
    assert asked(game) == ("wait-roll", {"seat": 0, "box": "negotiate", **garrison, **EVEN})
    outcome = told.SwapRolled(seat=0, **garrison, needed=5, rolled=roll, succeeded=succeeded)
    assert after(game, f"roll {roll}") == [outcome, *(SWAPPED if succeeded else [])]


@pytest.mark.parametrize(
    ("where", "needed"),
    [({}, 5), ({0: "doris"}, 4), ({1: "doris"}, 6), ({0: "doris", 1: "doris"}, 5), ({2: "doris"}, 5)],
)
@pytest.mark.parametrize("verb", ["bribe", "expel"])
def test_by_19_to_by_21_an_attempt_tells_what_is_needed_and_which_pretenders_weigh(
    verb: str, where: dict[int, str], needed: int
) -> None:
    game = bargain()
    travel(game, where)
    garrison: dict[str, Any] = {"house": "komnenos", "city": "d1"}
    odds: dict[str, Any] = {"needed": needed, "helps": 0 in where, "hinders": 1 in where}
    tried = {"bribe": told.BribeTried, "expel": told.ExpelTried}[verb]
    assert after(game, f"{verb} d1 komnenos") == [tried(seat=0, **garrison, **odds)]
    assert asked(game) == ("wait-roll", {"seat": 0, "box": verb, **garrison, **odds})
    rolled = {"bribe": told.BribeRolled, "expel": told.ExpelRolled}[verb]
    for roll in (needed - 1, needed):
        there = game.at(game.length)
        succeeded = roll == needed
        assert after(there, f"roll {roll}") == [
            rolled(seat=0, **garrison, needed=needed, rolled=roll, succeeded=succeeded),
            *([told.SentBack(seat=1, **garrison, by=0)] if succeeded else []),
        ]


# ---------------------------------------------------------------- events


def test_by_26_an_earthquake_tells_the_provinces_and_every_garrison_lost() -> None:
    game = start(3)
    occupy(game, "a1", 0, 1, 1)
    to_event(game, 6)
    assert asked(game) == ("wait-event", {"event": "earthquake"})
    assert after(game, "roll 1") == [
        told.ProvincesStruck(event="earthquake", rolled=1, places=["attica", "hellas"]),
        told.EarthquakeLost(seat=0, house="aggelos", city="a1", count=1),
        told.EarthquakeLost(seat=1, house="komnenos", city="a1", count=2),
    ]
    assert asked(game, 0) == ("cross-off", {"event": "earthquake"})
    assert asked(game) == ("wait-strike", {"seats": [0, 1, 2], "event": "earthquake"})


@pytest.mark.parametrize(("number", "event"), [(6, "earthquake"), (12, "famine"), (24, "plague")])
def test_by_26_to_by_29_an_event_that_hits_nobody_says_so(number: int, event: str) -> None:
    game = start(2)
    to_event(game, number)
    assert after(game, "roll 8") == [
        told.ProvincesStruck(event=event, rolled=8, places=[]),
        told.NobodyHit(event=event),
    ]


def test_by_27_a_famine_tells_of_every_garrison() -> None:
    game = start(2, starter=1)
    occupy(game, "a1", 0, 1, 1)
    travel(game, {0: "elis", 1: "attica"})
    to_event(game, 12)
    struck = told.ProvincesStruck(event="famine", rolled=1, places=["attica", "hellas"])
    assert after(game, "roll 1") == [struck]
    garrison: dict[str, Any] = {"seat": 1, "house": "komnenos", "city": "a1", "needed": 4}
    assert asked(game) == ("wait-famine", garrison)
    assert after(game, "roll 3") == [told.FamineRolled(**garrison, rolled=3, succeeded=False)]
    assert after(game, "roll 4") == [told.FamineRolled(**garrison, rolled=4, succeeded=True)]
    last: dict[str, Any] = {"seat": 0, "house": "aggelos", "city": "a1", "needed": 5}
    assert after(game, "roll 4") == [told.FamineRolled(**last, rolled=4, succeeded=False)]


def test_by_28_a_replacement_is_told_to_its_owner_only() -> None:
    game = start(2, targets={0: "a1 b1 c1 d1 e1 f1 g1"})
    to_event(game, 18)
    assert game.told("spectator", game.length - 1)[-1] == told.EventTurn(
        turn=18, turns=30, event="succession"
    )
    assert (asked(game, 0), asked(game)) == (("replace-target", {}), ("wait-succession", {"seats": [0, 1]}))
    since = game.length
    game.play(0, "retarget b1 k1")
    replaced = told.TargetReplaced(seat=0, old="b1", new="k1", slot=2, points=10)
    assert game.told(0, since) == [replaced]
    assert game.told(1, since) == game.told("spectator", since) == []
    game.play(1, "keep")
    assert game.told(0, since) == [replaced, told.SuccessionReady()]
    assert game.told(1, since) == [told.TargetsKept(seat=1), told.SuccessionReady()]
    assert game.told("spectator", since) == [told.SuccessionReady()]


def test_by_29_the_plague_tells_who_must_leave_and_who_sends_them_where() -> None:
    game = start(3, starter=1)
    travel(game, {0: "hellas", 1: "attica"})
    to_event(game, 24)
    assert after(game, "roll 1") == [
        told.ProvincesStruck(event="plague", rolled=1, places=["attica", "hellas"]),
        told.PlagueStruck(seat=1, house="komnenos", place="attica"),
        told.PlagueStruck(seat=0, house="aggelos", place="hellas"),
    ]
    struck = {"seat": 2, "house": "komnenos", "place": "attica"}
    assert (asked(game, 2), asked(game)) == (("exile-pretender", struck), ("wait-exile", struck))
    assert after(game, "exile komnenos lydia") == [
        told.PretenderExiled(seat=2, house="komnenos", origin="attica", place="lydia")
    ]
    assert after(game, "exile aggelos attica") == [
        told.PretenderExiled(seat=1, house="aggelos", origin="hellas", place="attica")
    ]


def test_by_30_a_hidden_event_is_told_when_its_tile_is_turned_up() -> None:
    game = start(2, hidden_events=True)
    to_event(game, 6)
    assert game.told("spectator", game.length - 1)[-1] == told.EventTurn(turn=6, turns=30, event="hidden")
    assert asked(game) == ("wait-reveal", {})
    assert after(game, "reveal plague") == [told.EventRevealed(event="plague")]
    assert asked(game) == ("wait-event", {"event": "plague"})
    say(game, "roll 8")
    assert asked(game, 0) == ("cross-off", {"event": "plague"})


def test_by_25_the_own_box_at_once_and_those_of_all_in_player_order_when_all_are_in() -> None:
    game = start(3, starter=1)
    play_until(game, "strike")
    for seat, kind in ((0, "bribe"), (2, "expel")):
        since = game.length
        game.play(seat, f"strike {kind}")
        for eyes in (0, 1, 2, "spectator"):
            chosen = [told.BoxChosen(seat=seat, box=kind)] if eyes == seat else []
            assert game.told(eyes, since) == chosen
    assert asked(game) == ("wait-strike", {"seats": [1], "event": "earthquake"})
    since = game.length
    game.play(1, "strike muster")
    opened = [
        told.BoxCrossedOff(seat=1, box="muster"),
        told.BoxCrossedOff(seat=2, box="expel"),
        told.BoxCrossedOff(seat=0, box="bribe"),
        told.Turn(turn=7, turns=30),
    ]
    for eyes in (0, 2, "spectator"):
        assert game.told(eyes, since) == opened
    assert game.told(1, since) == [told.BoxChosen(seat=1, box="muster"), *opened]


def test_a_hidden_step_that_closes_nothing_tells_nothing() -> None:
    game = start(2)
    play_until(game, "espionage")
    hidden = Step(game.masked(0), game.masked(0), 0, None, None)
    assert game.kind.story(hidden, game.history.words) == []


# ---------------------------------------------------------------- the end


def test_by_31_a_guess_is_told_to_who_made_it_and_espionage_has_a_heading() -> None:
    game = start(3)
    play_until(game, "espionage")
    assert game.told("spectator", game.length - 1)[-1] == told.Espionage()
    assert asked(game, 1) == ("guess-target", {"houses": ["aggelos", "doukas"]})
    since = game.length
    game.play(1, "guess doukas b1")
    assert game.told(1, since) == [told.TargetGuessed(seat=1, house="doukas", city="b1")]
    assert game.told(0, since) == game.told("spectator", since) == []
    assert asked(game, 1) == ("guess-target", {"houses": ["aggelos"]})
    assert asked(game) == ("wait-espionage", {"seats": [0, 1, 2]})


def test_by_31_to_by_35_at_the_end_every_sheet_is_opened_and_counted() -> None:
    game = start(2, starter=1, targets={0: "a1 b1 c1 d1 e1 f1 g1", 1: "d1 e1 f1 g1 h1 i1 j1"})
    occupy(game, "a1", 0, 1)
    travel(game, {1: "boeotia"})
    turn(game, {1: "muster b1"})
    occupy(game, "d1", 1)
    occupy(game, "e1", 0, 1, 1)
    play_until(game, "espionage")
    game.play(0, truths(game)[1])
    since = game.length
    game.play(1, "guess aggelos b1")
    end = game.told("spectator", since)
    assert game.told(0, since) == end
    assert game.told(1, since) == [told.TargetGuessed(seat=1, house="aggelos", city="b1"), *end]
    assert end[:2] == [told.GuessesReady(), told.SheetsOpened()]
    sheets = [
        (s.seat, s.slot, s.points, s.city, s.scored, s.houses)
        for s in end
        if isinstance(s, told.TargetScored)
    ]
    komnenos = ["komnenos"]
    assert sheets[:2] == [(1, 1, 14, "d1", 14, komnenos), (1, 2, 10, "e1", 10, komnenos)]
    assert sheets[2] == (1, 3, 10, "f1", 0, [])
    assert sheets[7:9] == [(0, 1, 14, "a1", 7, ["aggelos", "komnenos"]), (0, 2, 10, "b1", 0, komnenos)]
    assert [(s[0], s[1]) for s in sheets] == [(seat, slot) for seat in (1, 0) for slot in range(1, 8)]
    assert [s for s in end if isinstance(s, told.GuessScored)] == [
        told.GuessScored(seat=1, house="aggelos", city="b1", target="a1", right=False, scored=0),
        told.GuessScored(seat=0, house="komnenos", city="d1", target="d1", right=True, scored=5),
    ]
    assert end[-3] == told.Scored(seat=1, points=24, targets=24, espionage=0)
    assert end[-2] == told.Scored(seat=0, points=12, targets=7, espionage=5)
    assert end[-1] == told.Won(seat=1, seats=[1], points=24)
    assert asked(game) == asked(game, 0) == ("over", {"seat": 1})


def test_by_33_a_replaced_target_is_told_with_what_it_brings() -> None:
    game = start(2, targets={0: "b1 c1 d1 e1 f1 g1 h1"})
    occupy(game, "a1", 0)
    to_event(game, 18)
    game.play(0, "retarget b1 a1")
    finish(game)
    (found,) = [s for s in game.told(1) if isinstance(s, told.TargetScored) and s.replaced]
    assert (found.seat, found.slot, found.points, found.city, found.scored) == (0, 1, 14, "a1", 12)


@every_table
def test_by_35_a_tie_tells_who_tied_and_who_is_earlier_in_player_order(seats: int) -> None:
    game = start(seats, starter=1)
    finish(game)
    order = [(1 + step) % seats for step in range(seats)]
    assert game.told("spectator")[-1] == told.Won(seat=1, seats=order, points=0)


# ---------------------------------------------------------------- Nekken


def test_nk_03_and_nk_05_a_chief_leaves_the_volcano_in_nekkens_words() -> None:
    game = nekken(2)
    assert after(game, "colonise ash ash") == [
        told.CampaignPlaced(seat=0, origin="nekken", place="ash", city="ash")
    ]
    say(game, "explore ash")
    to_event(game, 6)
    assert game.told("spectator", game.length - 1)[-1] == told.EventTurn(turn=6, turns=27, event="earthquake")
    assert after(game, "roll 1") == [
        told.ProvincesStruck(event="earthquake", rolled=1, places=["ash", "hill"]),
        told.EarthquakeLost(seat=0, house="racan", city="ash", count=1),
    ]
    say(game, "strike colonise")
    assert after(game, "strike settle") == [
        told.BoxCrossedOff(seat=0, box="colonise"),
        told.BoxCrossedOff(seat=1, box="settle"),
        told.Turn(turn=7, turns=27),
    ]
