"""The options of a table of Byzanz."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.byzanz import record, study
from hippodrome.games.options import Option, complete

SEATS = Option("seats", "choice", 4, record.SEATS)
OPTIONS = (
    Option("seats", "choice", SEATS.default, (study.TWO, *record.SEATS)),
    Option("open_profits", "flag", False),  # BZ-35
    Option("memory", "flag", False),  # BZ-36
    *study.OPTIONS,
)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options complete, those left out with their usual values; ValueError says what can't be.

    What is for studying the game stands among them only where it differs from the usual.

    >>> check_options({"seats": 3})
    {'seats': 3, 'open_profits': False, 'memory': False}
    >>> check_options({"seats": 2, "goods": 3, "values": 4})
    {'seats': 2, 'open_profits': False, 'memory': False, 'goods': 3}
    """
    chosen = complete("byzanz", OPTIONS, {**options, "seats": SEATS.default})
    chosen["seats"] = options.get("seats", SEATS.default)
    usual = {option.name: option.default for option in study.OPTIONS}
    chosen = {name: value for name, value in chosen.items() if usual.get(name) != value}
    if usual.keys().isdisjoint(chosen):
        _check_seats(chosen["seats"])
    else:
        OPTIONS[0].check("byzanz", chosen["seats"])
        study.table(chosen)
    return chosen


def _check_seats(seats: Any) -> None:
    """As many as the sheet allows; two play study variants only."""
    try:
        SEATS.check("byzanz", seats)
    except ValueError as error:
        hint = (
            f"; two play its study variants only: choose {', '.join(study.NAMES[:-1])} or {study.NAMES[-1]}"
        )
        raise ValueError(f"{error}{hint if seats == study.TWO else ''}") from None
