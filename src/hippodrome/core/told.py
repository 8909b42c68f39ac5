"""What is asked and what has happened, as data: an id, and the facts that a sentence about it names.

A game declares each as a small class; clients put them into words with the message catalogue. The kind of a
fact says how: a seat by its player's name, a card by its face. Nothing here imports more than the standard
library: the build reads the classes of every game, to write the types of the page and to check the catalogue.
"""

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, get_type_hints

Seat = Annotated[int, "seat"]
Seats = Annotated[list[int], "seats"]
Count = Annotated[int, "count"]
Flag = Annotated[bool, "flag"]
Text = Annotated[str, "text"]


@dataclass(frozen=True)
class Told:
    """Something that is told. The id is the name of its class, in small letters.

    >>> @dataclass(frozen=True)
    ... class LotWon(Story):
    ...     seat: Seat
    ...     price: Count
    >>> LotWon(seat=2, price=4).plain()
    {'id': 'lot-won', 'facts': {'seat': 2, 'price': 4}}
    """

    @classmethod
    def id(cls) -> str:
        """The id by which the catalogue knows it."""
        return _kebab(cls.__name__)

    @classmethod
    def kinds(cls) -> dict[str, str]:
        """The kind of each of its facts."""
        hints = get_type_hints(cls, include_extras=True)
        return {field.name: hints[field.name].__metadata__[0] for field in fields(cls)}

    def plain(self) -> dict[str, Any]:
        """It as plain data. A fact that is None is left out."""
        return {
            "id": self.id(),
            "facts": {name: fact for name, fact in vars(self).items() if fact is not None},
        }


@cache
def _kebab(name: str) -> str:
    """The name of a class as an id: made once, for events at a table are told all the time."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Question(Told):
    """What a seat is asked, or whom the table waits for."""

    prefix = "question"


class Story(Told):
    """Something that has happened."""

    prefix = "story"


class Heading(Story):
    """The beginning of a part of the game: a round, a turn."""


@dataclass(frozen=True)
class Schema:
    """Everything that a game can tell."""

    questions: tuple[type[Question], ...]
    stories: tuple[type[Story], ...]

    def plain(self) -> dict[str, Any]:
        """It as data for clients: the kinds of the facts by id, and which stories are headings."""
        return {
            "questions": {told.id(): told.kinds() for told in self.questions},
            "stories": {told.id(): told.kinds() for told in self.stories},
            "headings": [told.id() for told in self.stories if issubclass(told, Heading)],
        }


def schema(module: Any) -> Schema:
    """Everything that the classes of a module tell, in their order.

    >>> from hippodrome.games.byzanz import told
    >>> "bid" in [question.id() for question in schema(told).questions]
    True
    """
    found = [
        told
        for told in vars(module).values()
        if isinstance(told, type) and issubclass(told, Told) and told.__module__ == module.__name__
    ]
    return Schema(
        tuple(told for told in found if issubclass(told, Question)),
        tuple(told for told in found if issubclass(told, Story)),
    )
