"""Questions and stories as data: an id, and the facts that a sentence about it uses.

A game declares each as a small class; clients put them into words with the message catalogue. The kind of a
fact says how: a seat by its player's name, a card by its face. Nothing here imports more than the standard
library: the build reads the classes of every game, to write the types of the page and to check the catalogue.
"""

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, dataclass_transform, get_type_hints

Seat = Annotated[int, "seat"]
Seats = Annotated[list[int], "seats"]
Count = Annotated[int, "count"]
Flag = Annotated[bool, "flag"]
Text = Annotated[str, "text"]


@dataclass_transform(frozen_default=True)
class Facts:
    """Facts by name. Whatever inherits this becomes a frozen dataclass without a decorator."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Told(Facts):
    """A question or a story. Its id is the name of its class in kebab case.

    >>> class LotWon(Story):
    ...     seat: Seat
    ...     price: Count
    >>> LotWon(seat=2, price=4).plain()
    {'id': 'lot-won', 'facts': {'seat': 2, 'price': 4}}
    """

    @classmethod
    def id(cls) -> str:
        """Return its id in the message catalogue."""
        return _kebab(cls.__name__)

    @classmethod
    def kinds(cls) -> dict[str, str]:
        """Return the kind of each of its facts."""
        hints = get_type_hints(cls, include_extras=True)
        return {field.name: hints[field.name].__metadata__[0] for field in fields(cls)}

    def plain(self) -> dict[str, Any]:
        """Return it as plain data. Facts that are None are left out."""
        return {
            "id": self.id(),
            "facts": {name: fact for name, fact in vars(self).items() if fact is not None},
        }


@cache
def _kebab(name: str) -> str:
    """Return the name of a class as an id. Cached, because events at a table are told all the time."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Question(Told):
    """What a seat is asked, or who or what the table waits for."""

    prefix = "question"


class Story(Told):
    """Something that has happened."""

    prefix = "story"


class Heading(Story):
    """The start of a part of the game: a round, a turn."""


@dataclass(frozen=True)
class Schema:
    """Everything that a game can ask and tell."""

    questions: tuple[type[Question], ...]
    stories: tuple[type[Story], ...]

    def plain(self) -> dict[str, Any]:
        """Return it as data for clients: the kinds of the facts by id, and which stories are headings."""
        return {
            "questions": {told.id(): told.kinds() for told in self.questions},
            "stories": {told.id(): told.kinds() for told in self.stories},
            "headings": [told.id() for told in self.stories if issubclass(told, Heading)],
        }


def schema(module: Any) -> Schema:
    """Collect the questions and stories that a module defines, in their order.

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
