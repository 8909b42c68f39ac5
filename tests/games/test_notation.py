"""Texts that are no moves at all: told apart from illegal ones, with the place where they go wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.core.errors import BadNotation, HippodromeError, IllegalMove
from hippodrome.core.notation import read_seat
from hippodrome.game import new
from hippodrome.games.byzanz.notation import CARDS, Move, cards_text, parse


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", 0, "a move begins with one of: bid, pass, tax, take, sell, discard, done"),
        ("   ", 0, "a move begins with"),
        ("bet C1", 0, "a move begins with"),
        ("  bet C1", 2, "a move begins with"),
        ("bid", 3, "bid needs at least one card"),
        ("tax", 3, "tax needs a card"),
        ("take", 4, "take needs a pile"),
        ("sell", 4, "sell needs three cards"),
        ("pass now", 5, "pass takes at most no words"),
        ("tax C1 C2", 7, "tax takes at most 1 word after it"),
        ("bid C1 C5", 7, "there is no card C5"),
        ("bid C1 ?", 7, "there is no card ?"),
        ("bid C1,C2", 4, "there is no card C1,C2"),
        ("take C1", 5, "the market has no pile C1"),
        ("bid " + "C1 " * 8, 25, "bid takes at most 7 words"),
        ("pass\t", 4, "plain text in one line"),
        ("bid \x1b[31mC1", 4, "plain text in one line"),
        ("bid " + "C1 " * 60, 120, "at most 120 characters"),
    ],
)
def test_bad_notation_shows_where_the_text_goes_wrong(text: str, place: int, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert reason in caught.value.reason
    assert caught.value.place == place
    *_, shown, marker = str(caught.value).splitlines()
    assert marker.index("^") - 4 == place
    assert shown.isprintable()


def test_capitals_spaces_and_order_do_not_matter() -> None:
    assert parse("  BID w1   c1 ") == parse("bid C1 W1") == Move("bid", (0, 20))
    assert parse("sell C4 X C3") == parse("sell C4 C3 X")
    assert parse("sell C3 C4 X") != parse("sell C4 C3 X")  # the kept card comes first


@given(st.text(max_size=200))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        verb, cards = parse(text)
    except BadNotation:
        return
    assert text.lower().split()[0] == verb
    assert all(0 <= card < len(CARDS) for card in cards)


@given(st.text(max_size=200), st.sampled_from([0, 1, "nature"]))
def test_any_text_is_played_or_refused_and_then_changes_nothing(text: str, actor: int | str) -> None:
    game = new("byzanz", seats=3, seed=7)
    before = game.record.tobytes()
    try:
        game.play(actor, text)
    except (BadNotation, IllegalMove):
        assert game.record.tobytes() == before
    else:
        assert len(game.log) > 18


@given(st.lists(st.integers(0, 24), min_size=1, max_size=7))
def test_cards_read_back_as_they_were_written(cards: list[int]) -> None:
    assert parse(f"bid {cards_text(cards)}") == Move("bid", tuple(sorted(cards)))


@pytest.mark.parametrize("seats", [5, 6])
def test_a_spectator_sees_and_never_moves(seats: int) -> None:
    game = new("byzanz", seats=seats, seed=13)
    assert game.view("spectator")["legal"] == []
    for attempt in (game.legal, game.actions, lambda who: game.play(who, "pass")):
        with pytest.raises(HippodromeError, match="no seat 'spectator'"):
            attempt("spectator")  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [True, 0.0, 1.5, None, -1, 10**9])
def test_a_number_that_is_not_listed_changes_nothing(action: object) -> None:
    game = new("byzanz", seats=3, seed=7)
    before, log = game.record.tobytes(), game.log
    with pytest.raises(HippodromeError, match="there is no legal action"):
        game.play(0, action)  # type: ignore[arg-type]
    assert (game.record.tobytes(), game.log) == (before, log)


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", "nature", "spectator", 1.0, None, 10**50])
def test_there_is_no_such_seat(seat: object) -> None:
    with pytest.raises(HippodromeError, match="there is no seat"):
        read_seat(seat, 4)  # type: ignore[arg-type]
