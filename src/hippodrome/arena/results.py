"""The result of a game as one line of JSON: who sat where, the scores, and what the charts need."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from hippodrome.core.errors import BadRecord

LARGEST = 10_000  # of any score, turn or price
MOST_DECISIONS = 100_000


class Result(NamedTuple):
    """A finished game of a tournament.

    >>> result = Result(3, 1, ("random", "merchant"), (17, 22), (1,), 88, [[7, "nicaea"]])
    >>> to_line(result)
    '{"number":3,"deal":1,"bots":["random","merchant"],"scores":[17,22],"winners":[1],"decisions":88,"statistics":[[7,"nicaea"]]}'
    >>> from_line(to_line(result)) == result
    True
    """

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    statistics: list[Any] = []  # noqa: RUF012  what the game has counted; never changed
    luck: tuple[float, ...] = ()  # of each seat, in a tournament that takes it off

    def share(self, seat: int) -> float:
        """Return a seat's part of the victory: 1, a fraction if it is shared, or 0.

        >>> Result(0, 0, ("a", "b", "c"), (9, 9, 4), (0, 1), 50).share(1)
        0.5
        """
        return (seat in self.winners) / len(self.winners)

    def adjusted(self, seat: int) -> float:
        """Return a seat's part of the victory less its luck, if that is known.

        >>> Result(0, 0, ("a", "b"), (9, 4), (0,), 50, luck=(0.25, -0.25)).adjusted(0)
        0.75
        """
        return self.share(seat) - (self.luck[seat] if self.luck else 0.0)


def to_line(result: Result) -> str:
    """Write a result as one line of text."""
    told = result._asdict()
    if not result.luck:
        del told["luck"]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> Result:
    """Read a result from its line and check every key, type and size; `BadRecord` says what is wrong.

    >>> from_line('{"number": 1}')
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: a result needs the keys number, deal, bots, scores, winners, decisions, statistics
    """
    read = json_object(line)
    luck = read.pop("luck", [])
    if read.keys() != _FORM.keys():
        raise BadRecord(f"a result needs the keys {', '.join(_FORM)}")
    for key, (fits, form) in _FORM.items():
        if not fits(read[key]):
            raise BadRecord(f'"{key}" must be {form}')
    result = Result(
        number=read["number"],
        deal=read["deal"],
        bots=tuple(read["bots"]),
        scores=tuple(read["scores"]),
        winners=tuple(read["winners"]),
        decisions=read["decisions"],
        statistics=read["statistics"],
        luck=tuple(luck) if _list_of(_is_luck)(luck) else (),
    )
    seats = len(result.bots)
    if luck != list(result.luck) or len(luck) not in (0, seats):
        raise BadRecord('"luck" must be a list of numbers, one per seat')
    if len(result.scores) != seats:
        raise BadRecord(f"there are {seats} bots, but {len(result.scores)} scores")
    if (
        not result.winners
        or sorted(set(result.winners)) != list(result.winners)
        or result.winners[-1] >= seats
    ):
        raise BadRecord('"winners" must be the seats of the winners, in order')
    return result


def json_object(line: str) -> dict[str, Any]:
    """Read a line of text as a JSON object; raise `BadRecord` if it is not one.

    >>> json_object("[1]")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: a JSON object is expected
    """
    try:
        read = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except (RecursionError, ValueError):
        raise BadRecord("not JSON that a result can contain") from None
    if not isinstance(read, dict):
        raise BadRecord("a JSON object is expected")
    return read


def _whole(value: Any, most: int = LARGEST) -> bool:
    return type(value) is int and 0 <= value < most


def _is_luck(value: Any) -> bool:
    return isinstance(value, int | float) and abs(value) < LARGEST


def _list_of(fits: Callable[[Any], bool], most: int = 6) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(fits, value))


_NUMBER = "a whole number, 0 or more"
_FORM: dict[str, tuple[Callable[[Any], bool], str]] = {
    "number": (lambda value: _whole(value, 2**53), _NUMBER),
    "deal": (lambda value: _whole(value, 2**53), _NUMBER),
    "bots": (_list_of(lambda value: isinstance(value, str)), "a list of bots, one per seat"),
    "scores": (_list_of(_whole), "a list of points, one per seat"),
    "winners": (_list_of(_whole), "a list of seats"),
    "decisions": (lambda value: _whole(value, MOST_DECISIONS), _NUMBER),
    "statistics": (lambda value: isinstance(value, list), "a list"),
}
