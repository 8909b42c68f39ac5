"""Names of people: cleaned of what can't be seen, and refused where one could be taken for another."""

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.records import LONGEST_NAME
from hippodrome.table import acts
from hippodrome.table.names import FILLERS, SAME, UNSEEN, clean, clean_name, looks_like
from hippodrome.table.refusals import Refusal
from hippodrome.table.renaming import rename
from hippodrome.table.table import OVER, opened
from tests.table.folded import begun, done, played_at_random

INVISIBLE = [  # code points that are shown as nothing, of every kind there is
    *("\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180e", "\u180f"),
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060", "\u2061", "\u2066"),
    *("\u2069", "\u206f", "\u2800", "\u3164", "\ufe00", "\ufe0f", "\ufeff", "\uffa0", "\ufff9", "\U00016fe4"),
    *("\U0001d159", "\U0001d173", "\U000e0001", "\U000e0041", "\U000e0100", "\U000e01ef", "\ue000", "\u0378"),
]


@pytest.mark.parametrize("unseen", INVISIBLE, ids=lambda c: f"{ord(c):x}")
def test_what_shows_nothing_is_no_name_and_tells_no_two_apart(unseen: str) -> None:
    for name in (unseen, unseen * 3, f" {unseen} "):
        with pytest.raises(Refusal, match="visible character") as refused:
            clean_name(name)
        assert refused.value.code == "bad-name"
    for name in (f"{unseen}Ann", f"Ann{unseen}", f"A{unseen}nn", f"{unseen} Ann {unseen}"):
        assert looks_like(clean_name(name)) == looks_like("Ann")


@pytest.mark.parametrize(
    "name",
    [
        "ANN",
        "A\u0301nn",
        "\uff21nn",
        "A n n",
        "Ann.",
        "\U0001d5a0\U0001d5c7\U0001d5c7",
        "\ua4ee\ua4e0\ua4e0",
        "\u1d00\u0274\u0274",
    ],
)
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}), 0.0)
    table = done(table, acts.sit(table, "Ann", "00" * 16, None))
    with pytest.raises(Refusal) as refused:
        acts.sit(table, name, "11" * 16, None)
    assert refused.value.code == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("coco", "\u0441\u043e\u0441\u043e"),  # Cyrillic
        ("Tim", "\u03a4\u0399\u039c"),  # Greek capitals
        ("Bernie", "Bemie"),
        ("Ivvo", "lwo"),
        ("Paul", "Pau1"),
        ("Otto", "0tt0"),
        ("S\u00f8ren", "Soren"),
        ("Ann-Marie", "Ann Marie"),
    ],
)
def test_letters_of_different_scripts_look_the_same(one: str, other: str) -> None:
    assert looks_like(clean_name(one)) == looks_like(clean_name(other))


def test_names_that_look_different_are_different() -> None:
    names = [
        "Ann",
        "Anna",
        "Anne",
        "Hans",
        "Bob",
        "Rob",
        "Mia",
        "Nia",
        "\u0412\u043e\u0432\u0430",
        "...",
        "?!",
        "7",
        "77",
    ]
    assert len({looks_like(clean_name(name)) for name in names}) == len(names)


def test_a_word_does_not_mix_scripts() -> None:
    for name in ("\u0410nn", "Ann\u0430", "P\u03b1ul", "Zoe \u0410nn"):
        with pytest.raises(Refusal, match="mixes scripts") as refused:
            clean_name(name)
        assert refused.value.code == "bad-name"
    for name in (
        "Zo\u00eb",
        "\u0412\u043e\u0432\u0430 2",
        "Ali \u0639\u0644\u064a",
        "\u5c71\u7530\u3055\u3093",
        "\u90e8\u9577A",
        "\u0e1b\u0e37\u0e48\u0e19",
        "Ann\U0001f984",
        "\u1ec6 Nguy\u1ec5n",
    ):
        assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_accents_do_not_climb_over_the_lines_above() -> None:
    tower = "A" + "\u0300\u0316\u0335\u0489" * 30 + "nn"
    for cleaned in (clean(tower, 500), clean_name(tower)):
        assert len(cleaned) <= 7
        assert cleaned.endswith("nn")
    assert clean("\u0301\u0301 \u0301hello", 40) == "hello"
    assert clean("x \u2764\ufe0f", 40) == "x \u2764\ufe0f"


@given(st.text(max_size=80))
def test_a_cleaned_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert clean_name(name) == name
    assert 0 < len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert not FILLERS & set(name)
    assert not any(ord(c) in UNSEEN for c in name)


def test_what_looks_like_a_letter_is_listed_as_it_is_compared() -> None:
    """Case and accents are gone by then: a letter that still has them would never be found."""
    for letter, others in SAME.items():
        for other in others:
            assert looks_like(other) == looks_like(letter), (letter, other)
            assert looks_like(other.upper()) == looks_like(letter), (letter, other)


def test_a_guest_takes_another_name_before_the_game_and_in_it() -> None:
    table = opened("A" * 16, acts.open_table("byzanz", {"seats": 3}), 0.0)
    table = done(table, acts.sit(table, "Guest 7", "00" * 16, None))
    table = done(table, acts.sit(table, "Ann", "11" * 16, None))
    table = done(table, rename(table, 0, " Basil "))
    assert [seat.name for seat in table.seats] == ["Basil", "Ann", None]
    assert table.happened[-1].told["text"] == "Guest 7"
    assert rename(table, 0, "Basil") is None
    for name, code in (("ANN", "name-taken"), ("\u200b", "bad-name")):
        with pytest.raises(Refusal) as refused:
            rename(table, 0, name)
        assert refused.value.code == code
    playing = begun("byzanz", 3)
    assert done(playing, rename(playing, 1, "Zoe")).seats[1].name == "Zoe"
    table = done(table, rename(table, 0, "BASIL"))  # the own name is nobody else's
    assert table.seats[0].name == "BASIL"


def test_nobody_is_called_otherwise_when_the_game_is_over() -> None:
    table, rng = begun("byzanz", 3), random.Random(5)
    while table.state != OVER:
        table = played_at_random(table, rng)
    with pytest.raises(Refusal):
        rename(table, 0, "Zoe")
