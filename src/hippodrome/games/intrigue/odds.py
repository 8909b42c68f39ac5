"""What the die must show, and which pretenders weigh on it: for a roll that is due, and before one is chosen."""

from typing import Any

from hippodrome.core.compiled import compiled, inlined

EVEN = 5  # or more of eight, where no pretender weighs


@inlined
def weighs(s: Any, seat: int, city: int) -> int:
    """1 if a seat's pretender stands in the province of a city, else 0."""
    return 1 if s.pretender[seat] == s.place[city] else 0


@inlined
def roll_needed(s: Any, seat: int, city: int, owner: int) -> int:
    """BY-21: 5, one less for the own pretender in the garrison's province, one more for its owner's."""
    return EVEN - weighs(s, seat, city) + weighs(s, owner, city)


@compiled
def famine_needed(s: Any) -> int:
    """BY-27: 5, one less where the owner's pretender stands."""
    return EVEN - weighs(s, s.seat, s.city)


@compiled
def all_odds(one: Any, out: Any) -> None:
    """For each garrison of the others: what a roll of the seat to act must show, and what the two pretenders weigh."""
    s = one[0]
    for city in range(s.cities):
        for owner in range(s.seats):
            if owner != s.seat and s.garrison[city, owner] > 0:
                out[city, owner, 0] = roll_needed(s, s.seat, city, owner)
                out[city, owner, 1] = weighs(s, s.seat, city)
                out[city, owner, 2] = -weighs(s, owner, city)
