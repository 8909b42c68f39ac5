"""Check that the catalogues have messages for everything that a game asks and tells.

This module imports only the standard library: the build of the page uses it before anything is installed. A package
with a game of its own can use it in its tests.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, get_args, get_origin, get_type_hints

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_END = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([\w-]+)[ \t]*=", re.MULTILINE)
_VARIABLE = re.compile(r"\$(\w+)")
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}")


class Tells(Protocol):
    """Everything that a game can ask and tell: `hippodrome.core.told.Schema`."""

    @property
    def questions(self) -> Sequence[Any]:
        """Its classes of questions."""

    @property
    def stories(self) -> Sequence[Any]:
        """Its classes of stories."""


class Message(NamedTuple):
    r"""The facts, other messages and attributes that a message uses.

    >>> messages("lot-won = { $seat } wins { lot }\n    .you = You win { lot }\nlot = the lot")["lot-won"]
    Message(facts={'seat'}, quotes={'lot'}, attributes={'you'})
    """

    facts: set[str]
    quotes: set[str]
    attributes: set[str]


def messages(text: str) -> dict[str, Message]:
    r"""Return the messages of a Fluent file by their ids.

    >>> list(messages("# A comment\none = 1\ntwo = { $count ->\n    [one] 1\n   *[other] 2\n}\n"))
    ['one', 'two']
    """
    found = {}
    for start in _MESSAGE.finditer(text):
        end = _END.search(text, start.end())
        body = text[start.end() : end.start() if end else len(text)]
        uses = (set(pattern.findall(body)) for pattern in (_VARIABLE, _REFERENCE, _ATTRIBUTE))
        found[start[1]] = Message(*uses)
    return found


def problems(family: str, tells: Tells, catalogues: Mapping[str, str]) -> list[str]:
    """List what is wrong with the catalogues of a game, a sentence for each mistake; empty if they are complete.

    `catalogues` maps each language to its whole Fluent text.

    >>> from hippodrome.core.told import Count, Schema, Seat, Story
    >>> class LotWon(Story):
    ...     seat: Seat
    ...     price: Count
    >>> problems("byzanz", Schema((), (LotWon,)), {"en": "byzanz-story-lot-won = { $seat } pays { $price }."})
    []
    >>> problems("byzanz", Schema((), (LotWon,)), {"de": "byzanz-story-lot-won = { $name } zahlt."})
    ['de: byzanz-story-lot-won uses $name, but the facts are only: game, price, seat']
    """
    wanted = {f"{family}-{told.prefix}-{told.id()}": told for told in (*tells.questions, *tells.stories)}
    theirs = re.compile(rf"{re.escape(family)}-(?:question|story)-.+")
    found = []
    for language, text in catalogues.items():
        known = messages(text)
        missing = [f"there is no message {one}" for one in wanted if one not in known]
        unsaid = [
            f"{one} belongs to nothing that the game asks or tells"
            for one in known
            if theirs.fullmatch(one) and one not in wanted
        ]
        faulty = [
            f"{one} {fault}"
            for one, told in wanted.items()
            if one in known
            for fault in _faults(one, told, known)
        ]
        found += [f"{language}: {fault}" for fault in (*missing, *unsaid, *faulty)]
    return found


def _faults(one: str, told: Any, known: Mapping[str, Message]) -> Iterator[str]:
    kinds = told.kinds()
    counted = (f"{fact}_count" for fact in kinds if _is_list(get_type_hints(told)[fact]))
    facts = {"game", *kinds, *counted}
    for fact in sorted(_uses(one, known) - facts):
        yield f"uses ${fact}, but the facts are only: {', '.join(sorted(facts))}"
    for attribute in sorted(known[one].attributes - {"you"}):
        yield f"has .{attribute}, which is never used: only .you is"
    if "you" in known[one].attributes and kinds.get("seat") != "seat" and kinds.get("seats") != "seats":
        yield "has .you, but nothing says whose seat it is: it needs a fact `seat` or `seats`"


def _is_list(fact: Any) -> bool:
    """Whether facts of a type are lists; for optional facts, the type that is not None decides."""
    return any(get_origin(part) in (list, tuple) for part in (fact, *get_args(fact)))


def _uses(one: str, known: Mapping[str, Message], within: frozenset[str] = frozenset()) -> set[str]:
    """Return the facts that a message uses, directly or through the messages that it refers to."""
    if one not in known or one in within:
        return set()
    quoted = (_uses(other, known, within | {one}) for other in known[one].quotes)
    return known[one].facts.union(*quoted)
