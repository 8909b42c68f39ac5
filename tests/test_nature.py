"""Draws that anybody can repeat: the text of the design, line by line, as a second program."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from hippodrome.game import Game, new
from hippodrome.games.sources import Source, weights
from hippodrome.nature import Nature, seal_of
from hippodrome.records import saved
from tests.playing import TABLES, chances_of, declared, random_game
from tests.sizes import size

BYTES = st.binary(min_size=32, max_size=32)


def by_hand(secret: bytes, contributions: list[bytes | None], i: int, weights: list[int]) -> int:
    key = hashlib.sha256(secret + b"".join(c for c in contributions if c)).digest()
    total = sum(weights)
    attempt = 0
    while True:
        x = int.from_bytes(hmac.new(key, f"{i}:{attempt}".encode("ascii"), "sha256").digest()[:8], "big")
        if x < (2**64 // total) * total:
            break
        attempt += 1
    return next(n for n in range(len(weights)) if sum(weights[: n + 1]) > x % total)


@given(
    BYTES,
    st.lists(st.none() | BYTES, max_size=6),
    st.integers(0, 10**6),
    st.lists(st.integers(0, 2**62), min_size=1, max_size=30).filter(any),
)
def test_a_draw_can_be_repeated_in_ten_lines(
    secret: bytes, contributions: list[bytes | None], i: int, weights: list[int]
) -> None:
    assert Nature(secret, contributions).draw(i, weights) == by_hand(secret, contributions, i, weights)


def test_numbers_that_would_be_unfair_are_drawn_again() -> None:
    weights = [2**62, 2**62, 2**62 + 1]  # a quarter of all numbers has to be drawn again
    first = [Nature.seeded(1).draw(i, weights) for i in range(200)]
    assert first == [by_hand(Nature.seeded(1).secret, [], i, weights) for i in range(200)]
    key = hashlib.sha256(Nature.seeded(1).secret).digest()
    firsts = [int.from_bytes(hmac.digest(key, b"%d:0" % i, "sha256")[:8], "big") for i in range(200)]
    again = [x for x in firsts if x >= 2**64 // sum(weights) * sum(weights)]
    assert 20 < len(again) < 80


def test_a_seed_is_the_hash_of_its_text_and_the_commitment_the_hash_of_that() -> None:
    secret = hashlib.sha256(b"7").digest()
    assert Nature.seeded(7).secret == secret
    assert Nature.seeded(7).commitment == hashlib.sha256(secret).hexdigest()


def test_every_contribution_changes_the_deal() -> None:
    secret = bytes(32)
    deals = set()
    for given_ in (
        [None] * 3,
        [bytes(32), None, None],
        [bytes(31) + b"\1", None, None],
        [bytes(32)] * 2 + [None],
    ):
        game = Game("byzanz", {"seats": 3}, Nature(secret, given_))
        deals.add(tuple(entry.move for entry in game.log))
    assert len(deals) == 4


def test_draws_are_as_likely_as_their_weights() -> None:
    nature, weights = Nature.seeded("likely"), [6, 5, 3, 2, 0, 16]
    seen = Counter(nature.draw(i, weights) for i in range(20_000))
    assert seen[4] == 0
    expected = [20_000 * weight / 32 for weight in weights if weight]
    assert chisquare([seen[i] for i, weight in enumerate(weights) if weight], expected).pvalue > 0.001


@pytest.mark.parametrize("length", [0, 31, 33])
def test_secrets_have_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Nature(bytes(length))
    with pytest.raises(ValueError, match="32 bytes"):
        Nature(bytes(32), [None, bytes(length)])


def test_nothing_to_choose_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Nature.seeded(1).draw(0, [0, 0])


def test_the_opening_of_seed_7_is_drawn_by_hand() -> None:
    game = new("byzanz", seats=4, seed=7)
    copies = [6, 5, 3, 2] * 6 + [16]
    secret = hashlib.sha256(b"7").digest()
    names = [f"{good}{value}" for good in "CGOSTW" for value in (1, 2, 3, 4)] + ["X"]
    for i, (actor, move) in enumerate(saved(game, ["a", "b", "c", "d"])["log"]):
        card = by_hand(secret, [], i, copies)
        copies[card] -= 1
        assert (actor, move) == ("nature", f"draw {names[card]}")


# ---------------------------------------------------------------- seals


def test_a_contribution_must_open_its_seal() -> None:
    seals = [None, hashlib.sha256(bytes(32)).hexdigest()]
    assert Nature(bytes(32), [None, bytes(32)]).seals == tuple(seals)
    assert Nature(bytes(32), [None, bytes(32)], seals).unrevealed == []
    assert Nature(bytes(32), [None, None], seals).unrevealed == [1]
    for wrong in ([None, b"\1" * 32], [bytes(32), None]):
        with pytest.raises(ValueError, match=r"the contribution of seat \d does not open its seal"):
            Nature(bytes(32), wrong, seals)
    with pytest.raises(ValueError, match="1 seals for 2 contributions"):
        Nature(bytes(32), [None, None], [None])


def test_a_seal_that_is_not_opened_does_not_change_the_deal() -> None:
    sealed = Nature(bytes(32), [None] * 3, [seal_of(bytes(32)), None, None])
    assert Game("byzanz", {"seats": 3}, sealed).log == Game("byzanz", {"seats": 3}, Nature(bytes(32))).log


# ---------------------------------------------------------------- nature as data


@pytest.mark.parametrize("table", TABLES)
def test_the_declared_nature_has_the_weights_of_the_rules(table: str) -> None:
    for seed in range(size(20, 4, 1)):
        game = random_game(table, seed)
        found = declared(game)
        assert len(found) > 4
        assert [list(one.items()) for one in found] == [list(one.items()) for one in chances_of(game)]


def test_of_several_sources_the_first_for_the_table_counts() -> None:
    small = Source("draw", ("a", "b"), when={"small": True})
    large = Source("draw", ("a", "b", "c"), (1, 1, 2))
    assert weights([small, large], {"small": True, "seats": 2}, ["draw a"]) == [{"draw a": 1, "draw b": 1}]
    assert weights([small, large], {"small": False}, ["draw c"]) == [{"draw a": 1, "draw b": 1, "draw c": 2}]
    for move in ("draw d", "roll 1", "draw"):
        with pytest.raises(ValueError, match="nature can't say"):
            weights([small, large], {}, [move])
    with pytest.raises(ValueError, match="2 numbers of copies for 1 outcomes"):
        Source("draw", ("a",), (1, 1))
