"""What every seat chooses for itself before the game, such as its house: one of the choices of a "list" option.

Which options these are is for the game to say (`Option.each`). Nothing is chosen for people: what is left over is given
out when the game starts, by lot. Bots take what people leave.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hippodrome.games import GAMES, Option
from hippodrome.games.options import chosen_by_seat
from hippodrome.nature import Nature
from hippodrome.table.refusals import Refusal
from hippodrome.table.seats import Seat

if TYPE_CHECKING:
    from hippodrome.table.table import Table

Chosen = Mapping[str, Any]  # by option: what a seat has chosen


def left_open(game: str, options: Mapping[str, Any]) -> dict[str, Option]:
    """The options of which the seats choose at a table: those that were not set when it was opened.

    >>> list(left_open("nekken", {"seats": 2})), list(left_open("nekken", {"seats": 2, "houses": ["racan", "heran"]}))
    (['houses'], [])
    """
    offered = chosen_by_seat(GAMES[game].options) if game in GAMES else {}
    return {name: option for name, option in offered.items() if name not in options}


def check(table: "Table", seat: int, wanted: Chosen) -> dict[str, Any]:
    """What a seat wants, if it can have that; refused if it is no such choice, or another player's. None is no wish."""
    offered = left_open(table.opened["game"], table.opened["options"])
    for name, choice in wanted.items():
        if name not in offered and name in chosen_by_seat(GAMES[table.opened["game"]].options):
            raise Refusal("choice-fixed", "That was set when the table was opened.")
        if name not in offered:
            raise Refusal("bad-choice", "Players choose no such thing at this table.")
        option = offered[name]
        if choice is not None and choice not in option.choices:
            listed = ", ".join(map(str, option.choices))
            raise Refusal("bad-choice", f"There is no such {option.each} here: choose one of {listed}.")
        if choice is not None and choice in _held(table, name, besides=seat):
            raise Refusal("choice-taken", f"Another player has this {option.each}: choose another.")
    return dict(wanted)


def _held(table: "Table", option: str, besides: int) -> list[Any]:
    """What the others have of an option. What a bot has can be had: bots take what is left."""
    others = (seat for number, seat in enumerate(table.seats) if number != besides and not seat.bot)
    return [seat.chosen[option] for seat in others if option in seat.chosen]


def settled(seats: tuple[Seat, ...], number: int, wanted: Chosen) -> tuple[Seat, ...]:
    """The seats after one has chosen: with None it gives its choice up, and a bot gives up what it had of the same."""

    def after(at: int, seat: Seat) -> Seat:
        if at == number:
            kept = {**seat.chosen, **wanted}
            return replace(seat, chosen={name: choice for name, choice in kept.items() if choice is not None})
        kept = {
            name: choice for name, choice in seat.chosen.items() if not seat.bot or wanted.get(name) != choice
        }
        return replace(seat, chosen=kept) if len(kept) < len(seat.chosen) else seat

    return tuple(after(at, seat) for at, seat in enumerate(seats))


def given_out(table: "Table", nature: Nature) -> dict[str, list[Any]]:
    """Every seat's choice when the game starts, by option; what nobody chose goes out by lot among those left over.

    The lot follows from the deal, which nobody can know before the start: no moment to start at is better than
    another.
    """
    given: dict[str, list[Any]] = {}
    for name, option in left_open(table.opened["game"], table.opened["options"]).items():
        held = [seat.chosen.get(name) for seat in table.seats]
        left = [choice for choice in option.choices if choice not in held]
        for number, choice in enumerate(held):
            if choice is None:
                held[number] = nature.luck(number, 0, f"choice of {name}").choice(left)
                left.remove(held[number])
        given[name] = held
    return given


def by_lot(table: "Table", given: Mapping[str, list[Any]]) -> list[list[Any]]:
    """What the lot gave, as lists of seat, option and choice: everything that a seat had not chosen itself."""
    return [
        [number, name, all_[number]]
        for name, all_ in given.items()
        for number, seat in enumerate(table.seats)
        if name not in seat.chosen
    ]
