"""The study variants, which are ours: docs/byzanz.md states them. Smaller decks, fewer rounds, two players."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack, lil_array

import hippodrome
from hippodrome import records
from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import BadOptions
from hippodrome.core.sight import SEEN
from hippodrome.game import Game
from hippodrome.games import GAMES, check_options
from hippodrome.games.byzanz.notation import CARDS, write
from tests.playing import STUDY

SMALLEST: dict[str, Any] = {
    "seats": 2,
    "goods": 2,
    "values": 1,
    "copies": 2,
    "traders": 1,
    "dealt": 1,
    "rounds": 1,
}


def deck_of(**options: int) -> dict[str, int]:
    """The cards of the deck before anything is drawn."""
    game = Game("byzanz", options)
    return {card: n for card, n in zip(CARDS, game.chances(), strict=True) if n}


def offers_of(**options: int) -> tuple[list[int], int, int]:
    """Offer cards, rounds, cards set aside."""
    s = Game("byzanz", options).record[0]
    return s.offers[: s.seats].tolist(), int(s.rounds), int(s.set_aside)


# ---------------------------------------------------------------- the deck


def test_the_first_goods_the_lowest_values_and_so_many_copies_are_in_the_deck() -> None:
    assert deck_of(seats=3, goods=2, values=3, copies=4, traders=5) == {
        **{"C1": 4, "C2": 4, "C3": 3, "G1": 4, "G2": 4, "G3": 3, "X": 5}
    }
    assert deck_of(seats=3, goods=3, traders=0) == {
        f"{good}{value}": n for good in "CGO" for value, n in enumerate((6, 5, 3, 2), 1)
    }


def test_what_is_left_as_usual_is_the_sheets_game() -> None:
    usual = {option.name: option.default for option in GAMES["byzanz"].options if option.study}
    for seats in (3, 4, 5, 6):
        ours, sheet = Game("byzanz", {"seats": seats, **usual}), Game("byzanz", {"seats": seats})
        assert ours.options == sheet.options
        assert ours.record.tobytes() == sheet.record.tobytes()


# ---------------------------------------------------------------- offer cards, rounds, cards set aside


def test_two_players_have_the_offers_4_and_2_and_8_rounds() -> None:
    assert offers_of(seats=2, traders=15) == ([4, 2], 8, 111 - 8 - 48)


def test_a_deck_that_does_not_last_for_a_round_has_the_lowest_offers() -> None:
    assert offers_of(seats=3, goods=1, traders=8) == ([6, 4, 2], 1, 0)
    assert offers_of(seats=3, goods=1, traders=7) == ([3, 2, 1], 1, 5)
    assert offers_of(seats=2, goods=1, values=1, traders=5, dealt=4) == ([2, 1], 1, 0)


def test_rounds_asked_for_are_played() -> None:
    assert offers_of(seats=4, rounds=2) == ([5, 4, 3, 2], 2, 112 - 16 - 28)
    assert offers_of(seats=3, rounds=8, traders=12) == ([6, 4, 2], 8, 0)
    assert offers_of(seats=3, rounds=8, traders=11) == ([3, 2, 1], 8, 47)


def test_rounds_left_open_are_as_many_as_the_deck_lasts_for() -> None:
    assert offers_of(seats=3, goods=3) == ([6, 4, 2], 4, 4)
    assert offers_of(seats=6, goods=5) == ([6, 5, 4, 3, 2, 1], 3, 9)
    assert offers_of(seats=2, goods=5) == ([4, 2], 8, 40)


def test_fewer_cards_can_be_dealt() -> None:
    game = hippodrome.new("byzanz", **{**STUDY, "seed": 3})
    assert [len(player["hand"]) for player in game.view(0)["players"]] == [3, 3]
    alone = hippodrome.new("byzanz", **{**SMALLEST, "seed": 3})
    assert [line.id() for line in alone.told(1)] == ["round", "hand-dealt", "own-hand", "lot-opened"]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"seats": 2},
            "byzanz is for 3, 4, 5 or 6 players, not 2; two play its study variants only: choose goods,",
        ),
        ({"seats": 2, "goods": 6, "rounds": 0}, "not 2; two play its study variants only"),
        ({"seats": 7, "goods": 2}, "byzanz is for 2, 3, 4, 5 or 6 players, not 7"),
        ({"seats": 1, "goods": 2}, "byzanz is for 2, 3, 4, 5 or 6 players, not 1"),
        ({"goods": 0}, "goods is a number from 1 to 6, not 0"),
        ({"traders": 17}, "traders is a number from 0 to 16, not 17"),
        ({"rounds": True}, "rounds is a number from 0 to 8, not True"),
        ({"values": "2"}, "values is a number from 1 to 4, not '2'"),
        (
            {"seats": 6, "goods": 1},
            "a deck of 32 cards is too small: 6 players who are dealt 4 each need 45 for a round; add goods, values,",
        ),
        ({"seats": 6, "rounds": 5}, "6 players who are dealt 4 each need 129 for 5 rounds"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_options("byzanz", options)
    assert reason in str(refused.value)


def test_saved_games_carry_what_differs_from_the_usual() -> None:
    game = hippodrome.new("byzanz", seed=5, **STUDY, open_profits=True)
    while turn := game.turn:
        game.play(turn[0], game.legal(turn[0])[0])
    record = records.saved(game, ["Ann", "Bo"])
    assert STUDY.items() <= record["options"].items()
    assert records.verify(records.parse(records.to_line(record))).outcome == game.outcome
    record["options"] = record["options"] | {"traders": 5}
    with pytest.raises(hippodrome.HippodromeError):
        records.verify(record)
    del record["options"]["goods"], record["options"]["copies"]
    with pytest.raises(hippodrome.HippodromeError):
        records.verify(record)


# ---------------------------------------------------------------- small enough to be solved


Seen = tuple[str, ...]  # the steps as a seat knows them: an information set
ROOT: Any = ((), -1)


class Tree:
    """Every course of a game of two, for linear programming: the sequences of each seat, and what they are worth."""

    def __init__(self, options: dict[str, int]) -> None:
        self.parents: list[dict[Seen, Any]] = [
            {},
            {},
        ]  # of each information set: the sequence that leads to it
        self.sequences: list[list[Any]] = [[ROOT], [ROOT]]
        self.worth: list[tuple[Any, Any, float]] = []  # for seat 0, by the sequences of both and chance
        self._out = calls.scratch()
        self._walk(Game("byzanz", options).record, [(), ()], [ROOT, ROOT], 1.0)

    def _walk(self, one: Any, seen: list[Seen], last: list[Any], chance: float) -> None:
        weights = self._out[: calls.chances(one, self._out)].tolist()
        seats = calls.seats_of(calls.turn(one))
        if total := sum(weights):
            for card, weight in enumerate(weights):
                if weight:
                    self._step(one, seen, last, chance * weight / total, NATURE, card)
        elif seats:
            seat = seats[0]  # where several are waited for, none sees what the others do before
            actions = self._out[: calls.legal(one, seat, self._out)].tolist()
            if seen[seat] not in self.parents[seat]:
                self.parents[seat][seen[seat]] = last[seat]
                self.sequences[seat] += [(seen[seat], action) for action in actions]
            for action in actions:
                self._step(
                    one, seen, [*last[:seat], (seen[seat], action), *last[seat + 1 :]], chance, seat, action
                )
        else:
            winners = calls.winners(one)
            self.worth.append((*last, chance * ((winners & 1) - (winners >> 1))))

    def _step(
        self, one: Any, seen: list[Seen], last: list[Any], chance: float, actor: int, action: int
    ) -> None:
        said = write(
            one, actor, action
        )  # a bid is numbered by the hand it comes from, which the other can't know
        noticed = [said if calls.visible(one, seat, actor, action) == SEEN else "" for seat in (0, 1)]
        then = one.copy()
        calls.apply(then, actor, action)
        self._walk(then, [(*seen[seat], noticed[seat]) for seat in (0, 1)], last, chance)

    def plans(self, seat: int) -> Any:
        """The rows that make a plan of a seat: what is played in a set adds up to what leads to it."""
        place = {sequence: number for number, sequence in enumerate(self.sequences[seat])}
        sets = {found: number for number, found in enumerate(self.parents[seat], 1)}
        rows = lil_array((len(sets) + 1, len(place)))
        rows[0, 0] = 1
        for found, parent in self.parents[seat].items():
            rows[sets[found], place[parent]] = -1
        for found, action in self.sequences[seat][1:]:
            rows[sets[found], place[found, action]] = 1
        return rows.tocsr()

    def payoff(self) -> Any:
        """What each pair of sequences brings seat 0."""
        place = [{sequence: number for number, sequence in enumerate(own)} for own in self.sequences]
        rows = [place[0][first] for first, _, _ in self.worth]
        columns = [place[1][second] for _, second, _ in self.worth]
        shape = len(place[0]), len(place[1])
        return coo_array(([worth for _, _, worth in self.worth], (rows, columns)), shape=shape).tocsr()


def solved(tree: Tree, seat: int) -> float:
    """What a seat makes sure of with its best plan, whatever the other does."""
    own, other = tree.plans(seat), tree.plans(1 - seat)
    payoff = tree.payoff() if seat == 0 else -tree.payoff().T
    wanted = np.zeros(own.shape[1] + other.shape[0])
    wanted[own.shape[1]] = -1  # linprog minimises
    starts = np.zeros(own.shape[0])
    starts[0] = 1
    nothing = coo_array((own.shape[0], other.shape[0]))
    found = linprog(
        wanted,
        A_ub=hstack([-payoff.T, other.T]),
        b_ub=np.zeros(other.shape[1]),
        A_eq=hstack([own, nothing]),
        b_eq=starts,
        bounds=[(0, None)] * own.shape[1] + [(None, None)] * other.shape[0],
    )
    assert found.success, found.message
    return float(-found.fun)


def test_the_smallest_can_be_solved_exactly() -> None:
    tree = Tree(SMALLEST)
    assert [len(sets) for sets in tree.parents] == [524, 600]
    first, second = solved(tree, 0), solved(tree, 1)
    assert first == pytest.approx(-second)  # neither can do better: this is the value of the game
    assert first == pytest.approx(8 / 15)
