"""The schedule: every bot in every seat equally often, on the same deals."""

from collections import Counter
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.arena.schedule import fair_block, rotated, seated

FIELDS = st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=8)


@given(bots=FIELDS, seats=st.integers(2, 6), seed=st.text(max_size=5))
def test_on_every_deal_every_bot_sits_in_every_seat_equally_often(
    bots: list[str], seats: int, seed: str
) -> None:
    games = list(rotated(bots, seats, 60, seed))
    blocks = [list(block) for _, block in groupby(games, key=lambda pairing: pairing.deal)]
    named = Counter(bots)
    for block in blocks[:-1]:  # the last can be cut short
        for seat in range(seats):
            held = Counter(pairing.bots[seat] for pairing in block)
            assert {bot: held[bot] * len(bots) for bot in held} == {
                bot: times * len(block) for bot, times in named.items()
            }


@given(bots=FIELDS, seats=st.integers(2, 6), games=st.integers(1, 40))
def test_it_has_exactly_so_many_games_and_more_games_only_add_to_it(
    bots: list[str], seats: int, games: int
) -> None:
    schedule = list(rotated(bots, seats, games, "1"))
    assert [pairing.number for pairing in schedule] == list(range(games))
    assert all(len(pairing.bots) == seats for pairing in schedule)
    assert list(rotated(bots, seats, games + 7, "1"))[:games] == schedule
    deals = [pairing.deal for pairing in schedule]
    assert deals == sorted(deals)
    assert set(deals) == set(range(deals[-1] + 1))


@pytest.mark.parametrize(
    ("bots", "block"),
    [("abc", 3), ("abcd", 4), ("abcde", 5), ("abbb", 4), ("a", 1), ("aa", 1), ("abab", None)],
)
def test_how_many_games_a_deal_takes(bots: str, block: int | None) -> None:
    if block is None:  # a b a b repeats itself after two, a a b b does not
        assert {fair_block(list(bots), 4, str(seed)) for seed in range(20)} == {2, 4}
    else:
        assert fair_block(list(bots), 4, "1") == block


def test_one_against_three_sits_once_in_every_seat_on_each_deal() -> None:
    games = list(rotated(["hero", "other", "other", "other"], 4, 8, "1"))
    for deal in (0, 1):
        assert sorted(pairing.bots.index("hero") for pairing in games if pairing.deal == deal) == [0, 1, 2, 3]
        assert all(pairing.bots.count("hero") == 1 for pairing in games)


def test_neighbours_change_from_deal_to_deal() -> None:
    left: Counter[tuple[str, str]] = Counter()
    for pairing in rotated(list("abcd"), 4, 800, "1"):
        for seat in range(4):
            left[pairing.bots[seat], pairing.bots[(seat + 1) % 4]] += 1
    assert len(left) == 12
    assert min(left.values()) > 0.7 * max(left.values())


def test_another_seed_is_another_schedule() -> None:
    assert list(rotated(list("abcdef"), 4, 60, "1")) != list(rotated(list("abcdef"), 4, 60, "2"))


def test_seated_bots_keep_their_seats_and_get_a_new_deal_each_time() -> None:
    games = list(seated(["a", "b", "a"], 3))
    assert [(pairing.deal, "".join(pairing.bots)) for pairing in games] == [
        (0, "aba"),
        (1, "aba"),
        (2, "aba"),
    ]
