"""What a player in the terminal chooses for the own seat, such as a house; bots take what is left, by lot."""

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.errors import BadOptions

if TYPE_CHECKING:
    from hippodrome.games import Option

Ask = Callable[["Option"], Any]  # asks a person for one of the choices of an option; None for any of them


def chosen_for(
    game: str,
    options: Mapping[str, Any],
    seats: int,
    seat: int,
    wanted: Mapping[str, str],
    ask: Ask | None,
    rng: random.Random,
) -> dict[str, Any]:
    """The options that the seats choose, for a table where one seat chooses and the others take what is left.

    What is `wanted` is not asked for. Where nobody can be asked and nothing is wanted, all is as usual.

    >>> chosen_for("nekken", {}, 2, 1, {"houses": "heran"}, None, random.Random(1))["houses"][1]
    'heran'
    """
    from hippodrome.games import GAMES
    from hippodrome.games.options import chosen_by_seat

    offered = chosen_by_seat(GAMES[game].options)
    for name in wanted:
        if name not in offered:
            raise BadOptions(f"{game} has no {name} to choose from")
        if name in options:
            raise BadOptions(f"either all {name} are named, or your own {offered[name].each}")
    given: dict[str, Any] = {}
    for name, option in offered.items():
        if name in options or (name not in wanted and ask is None):
            continue
        own = _read(option, wanted[name]) if name in wanted else ask(option) if ask else None
        left = [choice for choice in option.choices if choice != own]
        taken = rng.sample(left, seats if own is None else seats - 1)
        given[name] = taken if own is None else [*taken[:seat], own, *taken[seat:]]
    return given


def _read(option: "Option", text: str) -> Any:
    found = next((choice for choice in option.choices if str(choice) == text.strip().lower()), None)
    if found is None:
        listed = ", ".join(map(str, option.choices))
        raise BadOptions(f"there is no {option.each} {text[:40]!r}: choose one of {listed}")
    return found
