"""Options of a table as data: what forms and the command line are drawn from, and what is checked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Option:
    """An option of a table.

    `kind` is "flag", "choice" (one of `choices`), "number" (from the first to the last of `choices`; a number whose
    default is None can be left open), "list" (of different `choices`, one a seat) or "file". A game checks by itself
    what a list or a file may hold.

    >>> Option("houses", "list", None, ("racan", "heran")).parse("heran, racan")
    ['heran', 'racan']
    """

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...] = ()
    read: Callable[[Path], Any] | None = None
    """Of a "file": how it becomes the option's value; ValueError says what is wrong with it."""
    study: bool = False
    """Whether it is for those who study the game: forms fold it away, the command line says so in its help."""
    each: str = ""
    """Of a "list": what one of them is called, if every seat chooses its own at the table, as in "house"."""

    def parse(self, text: Any) -> Any:
        """The value that a word of the command line stands for; what is no such value is left to `check`."""
        if self.kind == "list":
            return [word.strip() for word in str(text).split(",")]
        if self.kind == "choice":
            return next((choice for choice in self.choices if str(choice) == text), text)
        if self.kind == "number" and str(text).isascii() and str(text).isdigit() and len(str(text)) < 10:
            return int(text)
        if self.kind == "file" and self.read:
            return self.read(Path(text))
        return text

    def check(self, game: str, value: Any) -> None:
        """Raise ValueError for a value that the option can't have.

        >>> Option("seats", "choice", 4, (3, 4)).check("byzanz", 7)
        Traceback (most recent call last):
        ...
        ValueError: byzanz is for 3 or 4 players, not 7
        """
        found = repr(value)[:40]
        if self.kind == "flag" and type(value) is not bool:
            raise ValueError(f"{self.name} is true or false, not {found}")
        if self.kind == "number" and not (value is None and self.default is None):
            lowest, highest = self.choices
            if type(value) is not int or not lowest <= value <= highest:
                raise ValueError(f"{self.name} is a number from {lowest} to {highest}, not {found}")
        if self.kind == "choice" and not any(
            type(value) is type(choice) and value == choice for choice in self.choices
        ):
            *most, last = map(str, self.choices)
            listed = f"{', '.join(most)} or {last}" if most else last
            if self.name == "seats":
                raise ValueError(f"{game} is for {listed} players, not {found}")
            raise ValueError(f"{self.name} is {listed}, not {found}")

    def plain(self) -> dict[str, Any]:
        """The option as data for clients.

        >>> Option("open_profits", "flag", False).plain()
        {'name': 'open_profits', 'kind': 'flag', 'default': False, 'choices': [], 'study': False, 'each': None}
        """
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "study": self.study,
            "each": self.each or None,
        }


def complete(game: str, options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table complete, those left out with their usual values; ValueError says what can't be.

    >>> complete("byzanz", [Option("seats", "choice", 4, (3, 4)), Option("open_profits", "flag", False)], {"seats": 3})
    {'seats': 3, 'open_profits': False}
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise ValueError(f"{game} has no option {str(name)[:40]!r}: its options are {', '.join(known)}")
    chosen = {name: given.get(name, option.default) for name, option in known.items()}
    for name, option in known.items():
        option.check(game, chosen[name])
    return chosen


def chosen_by_seat(options: Sequence[Option]) -> dict[str, Option]:
    """The options of which every seat chooses its own, by name.

    >>> list(chosen_by_seat([Option("seats", "choice", 2, (2,)), Option("houses", "list", None, (), each="house")]))
    ['houses']
    """
    return {option.name: option for option in options if option.each}
