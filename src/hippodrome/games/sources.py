"""Nature as data: what can be drawn and rolled in a game, so that draws can be repeated without its rules."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Source:
    """What nature draws from with one word of the log: a deck, a die, tiles that lie face down.

    >>> die = Source("roll", ("1", "2", "3"))
    >>> deck = Source("draw", ("C1", "X"), (2, 16), replaced=False)
    >>> deck.plain()["copies"]
    [2, 16]
    """

    word: str
    """The word that its moves begin with."""
    outcomes: tuple[str, ...]
    """What can follow that word, in the order in which outcomes are counted."""
    copies: tuple[int, ...] = ()
    """How many there are of each at first; one each if left out."""
    replaced: bool = True
    """Whether an outcome is put back after it came: as with a die, not as with a deck."""
    when: Mapping[str, Any] = field(default_factory=dict)
    """The options of the tables that it is for; at all others the next source with this word counts."""
    least: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By the name of an option, for each outcome: how much the option must be, at least, for it to be there."""
    most: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By the name of an option: 1 for each outcome of which there are no more copies than the option says."""

    def __post_init__(self) -> None:
        if not self.copies:
            object.__setattr__(self, "copies", (1,) * len(self.outcomes))
        if len(self.copies) != len(self.outcomes):
            raise ValueError(f"{len(self.copies)} numbers of copies for {len(self.outcomes)} outcomes")

    def plain(self) -> dict[str, Any]:
        """The source as data for clients.

        >>> sorted(Source("roll", ("1", "2")).plain())
        ['copies', 'least', 'most', 'outcomes', 'replaced', 'when', 'word']
        """
        return {
            "word": self.word,
            "outcomes": list(self.outcomes),
            "copies": list(self.copies),
            "replaced": self.replaced,
            "when": dict(self.when),
            "least": {name: list(numbers) for name, numbers in self.least.items()},
            "most": {name: list(flags) for name, flags in self.most.items()},
        }

    def at(self, options: Mapping[str, Any]) -> list[int]:
        """The copies of each outcome at a table; an option that is left out changes nothing.

        >>> limits = {"least": {"values": (1, 2, 0)}, "most": {"traders": (0, 0, 1)}}
        >>> deck = Source("draw", ("C1", "C2", "X"), (6, 5, 9), **limits)
        >>> deck.at({"values": 1, "traders": 3}), deck.at({})
        ([6, 0, 3], [6, 5, 9])
        """
        copies = list(self.copies)
        for name, numbers in self.least.items():
            if name in options:
                copies = [n * (options[name] >= least) for n, least in zip(copies, numbers, strict=True)]
        for name, flags in self.most.items():
            if name in options:
                copies = [
                    min(n, options[name]) if capped else n for n, capped in zip(copies, flags, strict=True)
                ]
        return copies


def weights(
    sources: Sequence[Source], options: Mapping[str, Any], drawn: Iterable[str]
) -> list[dict[str, int]]:
    """The weights of what was possible at each of nature's moves, given as text in their order.

    >>> deck = Source("draw", ("C1", "X"), (2, 1), replaced=False)
    >>> weights([deck], {}, ["draw C1", "draw X"])
    [{'draw C1': 2, 'draw X': 1}, {'draw C1': 1, 'draw X': 1}]
    """
    left: dict[str, dict[str, int]] = {}
    put_back = {}
    for source in sources:
        if source.word not in left and source.when.items() <= options.items():
            texts = (f"{source.word} {outcome}" for outcome in source.outcomes)
            left[source.word] = dict(zip(texts, source.at(options), strict=True))
            put_back[source.word] = source.replaced
    found = []
    for move in drawn:
        word = move.split(" ")[0]
        if not left.get(word, {}).get(move):
            raise ValueError(f"nature can't say {move!r} here")
        found.append(dict(left[word]))
        left[word][move] -= not put_back[word]
    return found
