"""Cards and moves of Byzanz as text. A move is a verb and its cards: `bid C1 S2 W1`."""

import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import BadNotation, IllegalMove
from hippodrome.core.notation import Words, split
from hippodrome.games.byzanz import actions, record
from hippodrome.games.byzanz.refusals import REFUSALS, refusal

LETTERS = "CGOSTW"  # cloth, grain, olives, spices, timber, wine
CARDS = (*(f"{good}{value}" for good in LETTERS for value in range(1, record.VALUES + 1)), "X")
PILES = (*LETTERS, "X")
_CARD = {text: card for card, text in enumerate(CARDS)}
_PILE = {text: pile for pile, text in enumerate(PILES)}
_SALE = {tuple(three): number for number, three in enumerate(record.SETS.tolist())}

_VERBS = {  # verb: fewest and most words that follow, and what they are
    "draw": (1, 1, "a card"),
    "bid": (1, 7, "at least one card"),
    "pass": (0, 0, ""),
    "tax": (1, 1, "a card"),
    "take": (1, 1, "a pile"),
    "sell": (1, 7, "three cards, the kept one first,"),
    "discard": (1, 1, "a card"),
    "done": (0, 0, ""),
}
_NO_CARD = "there is no card {}: cards are C1 to W4 (goods C G O S T W) and X"
_NO_PILE = "the market has no pile {}: piles are C G O S T W and X"
_NO_VERB = f"a move begins with one of: {', '.join(verb for verb in _VERBS if verb != 'draw')}"


vocabulary = (*_VERBS, "?", *CARDS, *LETTERS)


class Move(NamedTuple):
    """A move as it is said: a verb, and cards by number (for `take`, the number of a pile).

    >>> parse("bid S2 C1")
    Move(verb='bid', cards=(0, 13))
    """

    verb: str
    cards: tuple[int, ...]


def table_words(options: Mapping[str, Any]) -> Words:
    """The words of a table: the same at all of them.

    >>> table_words({}).read is read
    True
    """
    return cast(Words, sys.modules[__name__])


def cards_text(cards: Iterable[int]) -> str:
    """Cards as text, sorted; `?` for one that can't be known.

    >>> cards_text([24, 0, 13, 25])
    'C1 S2 X ?'
    """
    return " ".join("?" if card == record.UNSEEN else CARDS[card] for card in sorted(cards))


def counted(counts: Iterable[int]) -> list[int]:
    """The cards of a count per kind, one by one, sorted.

    >>> counted([2, 0, 1])
    [0, 0, 2]
    """
    return [card for card, count in enumerate(counts) if count for _ in range(count)]


@lru_cache(maxsize=1024)
def parse(text: str) -> Move:
    """Read a move; capitals and spare spaces do not matter.

    >>> parse("sell c4 C3  X")
    Move(verb='sell', cards=(3, 2, 24))
    >>> parse("bid C1 Q2")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadNotation: there is no card Q2: cards are C1 to W4 (goods C G O S T W) and X
        bid C1 Q2
               ^
    """
    words = split(text)
    if not words:
        raise BadNotation(text, 0, _NO_VERB)
    (start, verb), *rest = words
    verb = verb.lower()
    if verb not in _VERBS:
        raise BadNotation(text, start, _NO_VERB)
    fewest, most, needed = _VERBS[verb]
    if len(rest) < fewest:
        raise BadNotation(text, len(text), f"{verb} needs {needed} after it")
    if len(rest) > most:
        words_after = f"{most or 'no'} word{'s' * (most != 1)}"
        raise BadNotation(text, rest[most][0], f"{verb} takes at most {words_after} after it")
    known, unknown = (_PILE, _NO_PILE) if verb == "take" else (_CARD, _NO_CARD)
    cards = []
    for place, word in rest:
        if word.upper() not in known:
            raise BadNotation(text, place, unknown.format(word))
        cards.append(known[word.upper()])
    if verb == "sell":
        return Move(verb, (cards[0], *sorted(cards[1:])))
    return Move(verb, tuple(sorted(cards)))


def write(one: Any, actor: int, action: int) -> str:
    """The text of an action in the position in which it is taken.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> write(byzanz.opening({"seats": 4}), NATURE, 3)
    'draw C4'
    """
    return f"draw {CARDS[action]}" if actor == NATURE else write_all(one, actor, (action,))[0]


def write_all(one: Any, seat: int, taken: Iterable[int]) -> list[str]:
    """The texts of a seat's actions in one position.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> write_all(byzanz.opening({"seats": 4}), 0, [actions.PASS, actions.SELL])
    ['pass', 'sell C1 C1 C1']
    """
    goods = [CARDS[card] for card in counted(one["hand"][0, seat, : record.TRADER].tobytes())]
    taken = list(taken)
    bids = _bids(goods) if any(actions.PASS < action < actions.SELL for action in taken) else []
    return [bids[action] if actions.PASS < action < actions.SELL else _texts()[action] for action in taken]


def _bids(goods: list[str]) -> list[str]:
    """The texts of all bids with these cards, each at its number: one card more doubles them.

    >>> _bids(["C1", "S2"])
    ['bid', 'bid C1', 'bid S2', 'bid C1 S2']
    """
    texts = ["bid"]
    for card in goods:
        texts += [f"{text} {card}" for text in texts]
    return texts


@cache
def _texts() -> dict[int, str]:
    """The texts of all actions that read the same in any position."""
    return {
        actions.PASS: "pass",
        **{
            actions.SELL + number: f"sell {CARDS[kept]} {cards_text(others)}"
            for number, (kept, *others) in enumerate(record.SETS.tolist())
        },
        **{actions.TAX + card: f"tax {text}" for card, text in enumerate(CARDS)},
        **{actions.TAKE + pile: f"take {text}" for pile, text in enumerate(PILES)},
        **{actions.DISCARD + card: f"discard {text}" for card, text in enumerate(CARDS)},
        actions.DONE: "done",
    }


def read(one: Any, actor: int, text: str) -> int:
    """The action that a text stands for in this position.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> read(byzanz.opening({"seats": 4}), NATURE, "draw C4")
    3
    """
    return find(one, actor, parse(text))


def find(one: Any, actor: int, move: Move) -> int:
    """The action that a move stands for in this position; raises `IllegalMove` if the rules forbid it.

    >>> from hippodrome.games.byzanz import rules as byzanz
    >>> find(byzanz.opening({"seats": 4}), 0, parse("bid C1"))
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.IllegalMove: cards are still to be drawn (BZ-06)
    """
    action = _number(one, actor, move)
    if action is not None and calls.allowed(one, actor, action, calls.scratch()):
        return action
    code, facts = refusal(one[0], actor, move.verb, move.cards)
    clause, sentence = REFUSALS[code]
    named = {name: CARDS[fact] if name == "card" else int(fact) for name, fact in facts.items()}
    raise IllegalMove(clause, code, sentence.format(**named), named)


def _number(one: Any, actor: int, move: Move) -> int | None:
    """The number of the action, whether it is legal or not; None where none says this."""
    verb, cards = move
    if (verb == "draw") != (actor == NATURE):
        return None
    match verb:
        case "draw":
            return cards[0]
        case "pass":
            return actions.PASS
        case "done":
            return actions.DONE
        case "tax":
            return actions.TAX + cards[0]
        case "take":
            return actions.TAKE + cards[0]
        case "discard":
            return actions.DISCARD + cards[0]
        case "sell":
            number = _SALE.get(cards)
            return None if number is None else actions.SELL + number
    wanted = Counter(cards)
    chosen = 0
    for bit, card in enumerate(counted(one["hand"][0, actor, : record.TRADER].tolist())):
        if wanted[card]:
            wanted[card] -= 1
            chosen |= 1 << bit
    return None if wanted.total() or chosen >= actions.SELL else chosen
