"""Places, houses and moves of Byzantio and Nekken as text: `campaign thrace adrianople -phokas`."""

import json
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from hippodrome.core import calls
from hippodrome.core.contract import NATURE
from hippodrome.core.errors import BadNotation, IllegalMove
from hippodrome.core.notation import split
from hippodrome.games.intrigue import actions, record
from hippodrome.games.intrigue.options import check_options, table_board
from hippodrome.games.intrigue.refusals import REFUSALS, refusal

BOX_WORDS = {  # Nekken has words of its own for some kinds of action (NK-05)
    "byzantio": ("campaign", "muster", "negotiate", "advance", "bribe", "expel"),
    "nekken": ("colonise", "settle", "negotiate", "explore", "bribe", "expel"),
}
GRAMMAR = {  # verb, in Byzantio's words: what follows; in brackets, what may be left out
    "target": ("city",),
    "campaign": ("place", "[city]", "[-house]"),
    "muster": ("city",),
    "negotiate": ("city",),
    "for": ("city", "house"),
    "accept": (),
    "refuse": (),
    "advance": ("place",),
    "bribe": ("city", "house"),
    "expel": ("city", "house"),
    "pass": (),
    "strike": ("box",),
    "retarget": ("city", "city"),
    "keep": (),
    "exile": ("house", "place"),
    "guess": ("house", "city"),
    "roll": ("number",),
    "reveal": ("event",),
}


class Move(NamedTuple):
    """A move as it is said: a verb in Byzantio's words, and the numbers of what is named."""

    verb: str
    words: tuple[int, ...]


def table_words(game: str, options: Mapping[str, Any]) -> "IntrigueWords":
    """The words of a table with these options.

    >>> table_words("nekken", {"seats": 2}).houses
    ['racan', 'hunder']
    """
    return _kept_words(game, json.dumps(options))


@lru_cache(maxsize=64)
def _kept_words(game: str, options: str) -> "IntrigueWords":
    """One for all tables with the same options: it knows the texts of a thousand moves."""
    return IntrigueWords(game, json.loads(options))


class IntrigueWords:
    """The words of one table: its board's places and cities, its houses by seat.

    >>> from hippodrome.games import GAMES
    >>> words = IntrigueWords("nekken", {"seats": 2})
    >>> words.write(GAMES["nekken"].opening({"seats": 2}), 0, actions.PASS)
    'pass'
    """

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        chosen = check_options(game, options)
        self._board = board = table_board(game, chosen)
        own = dict(zip(BOX_WORDS["byzantio"], BOX_WORDS[game], strict=True))
        self.verbs = {own.get(verb, verb): verb for verb in GRAMMAR}  # as said here: Byzantio's word
        self._said = {verb: said for said, verb in self.verbs.items()}
        self.places = [place.slug for place in board.places]
        self.cities = [city.slug for place in board.places for city in place.cities]
        self.houses = chosen["houses"]
        self.boxes = BOX_WORDS[game]
        names = {
            "place": self.places,
            "city": self.cities,
            "house": self.houses,
            "box": self.boxes,
            "number": [str(side) for side in range(1, record.SIDES + 1)],
            "event": record.EVENTS,
        }
        self._numbers = {what: {name: i for i, name in enumerate(listed)} for what, listed in names.items()}
        self.vocabulary = tuple(
            dict.fromkeys([*self.verbs, *(name for listed in names.values() for name in listed)])
        )
        self.vocabulary += tuple(f"-{house}" for house in self.houses)
        self._numbers["-house"] = {f"-{house}": seat for seat, house in enumerate(self.houses)}

    def parse(self, text: str) -> Move:
        """Read a move; capitals and spare spaces do not matter.

        >>> IntrigueWords("byzantio", {}).parse("roll 9")
        Traceback (most recent call last):
        ...
        hippodrome.core.errors.BadNotation: there is no number 9 here: choose 1, 2, 3, 4, 5, 6, 7, 8
            roll 9
                 ^
        """
        found = split(text)
        if not found or found[0][1].lower() not in self.verbs:
            place = found[0][0] if found else 0
            raise BadNotation(text, place, f"a move begins with one of: {', '.join(self.verbs)}")
        (_, said), *rest = found
        verb = self.verbs[said.lower()]
        grammar = GRAMMAR[verb]
        needed = [what for what in grammar if not what.startswith("[")]
        if len(rest) < len(needed):
            raise BadNotation(text, len(text), f"{said} needs a {needed[len(rest)]} here")
        if len(rest) > len(grammar):
            raise BadNotation(text, rest[len(grammar)][0], f"{said} takes no more words")
        numbers = []
        for (place, word), what in zip(rest, grammar, strict=False):
            known = self._numbers[what.strip("[]")]
            if word.lower() not in known:
                raise BadNotation(text, place, self._unknown(what.strip("[]"), word, known))
            numbers.append(known[word.lower()])
        return Move(verb, tuple(numbers))

    @staticmethod
    def _unknown(what: str, word: str, known: Mapping[str, int]) -> str:
        choose = f": choose {', '.join(known)}" if len(known) <= record.SIDES else ""
        return f"there is no {what} {word} here{choose}"

    def read(self, one: Any, actor: int, text: str) -> int:
        """The action that a text stands for in this position; `IllegalMove` if the rules forbid it."""
        move = self.parse(text)
        action = self._number(one, actor, move)
        if action is not None and calls.allowed(one, actor, action, calls.scratch()):
            return action
        code, facts = refusal(one[0], actor, *move)
        clause, sentence = REFUSALS[code]
        told = {name: int(fact) for name, fact in facts.items()}
        raise IllegalMove(clause, code, sentence.format(**told), told)

    def _number(self, one: Any, actor: int, move: Move) -> int | None:
        """The number of the action, whether it is legal or not; None where none says this."""
        s = one[0]
        verb, words = move
        if (verb in ("roll", "reveal")) != (actor == NATURE):
            return None
        match verb, words:
            case "roll" | "reveal", (outcome,):
                return outcome if (verb == "reveal") == (s.phase == record.REVEAL) else None
            case "campaign", (place,):
                return actions.CAMPAIGN + place
            case "campaign", (place, city, *removed):
                if s.place[city] != place:
                    return None
                return actions.ENTER + city * (record.MOST + 1) + (1 + removed[0] if removed else 0)
            case "retarget", (old, new):
                slots = s.target[actor].tolist()
                return actions.RETARGET + slots.index(old) * record.CITIES + new if old in slots else None
            case "exile", (house, place):
                return actions.EXILE + place if house == s.seat else None
            case "guess", (house, city):
                return actions.GUESS + house * record.CITIES + city
            case _, (city, house):
                return (
                    {"for": actions.FOR, "bribe": actions.BRIBE, "expel": actions.EXPEL}[verb]
                    + city * record.MOST
                    + house
                )
            case _, (number,):
                return _ONE_WORD[verb] + number
        return _NO_WORD[verb]

    def write(self, one: Any, actor: int, action: int) -> str:
        """The text of an action, in the position in which it is taken."""
        if actor == NATURE:
            return (
                f"reveal {record.EVENTS[action]}"
                if one["phase"][0] == record.REVEAL
                else f"roll {action + 1}"
            )
        return self.write_all(one, actor, (action,))[0]

    def write_all(self, one: Any, seat: int, taken: Iterable[int]) -> list[str]:
        """The texts of a seat's actions in one position."""
        return [self._texts.get(action) or self._changing(one[0], seat, action) for action in taken]

    def _changing(self, s: Any, seat: int, action: int) -> str:
        """The text of an action that depends on the position: who is exiled, which target is replaced."""
        if action < actions.EXILE:
            slot, city = divmod(action - actions.RETARGET, record.CITIES)
            return f"retarget {self.cities[s.target[seat, slot]]} {self.cities[city]}"
        return f"exile {self.houses[s.seat]} {self.places[action - actions.EXILE]}"

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The texts of all actions that read the same in any position."""
        said, cities, houses = self._said, list(enumerate(self.cities)), list(enumerate(self.houses))
        home = {city: place.slug for place in self._board.places for city in (c.slug for c in place.cities)}
        texts = {number: verb for verb, number in _NO_WORD.items()}
        for place, slug in enumerate(self.places):
            texts[actions.CAMPAIGN + place] = f"{said['campaign']} {slug}"
            texts[actions.ADVANCE + place] = f"{said['advance']} {slug}"
        for city, slug in cities:
            texts[actions.TARGET + city] = f"target {slug}"
            texts[actions.MUSTER + city] = f"{said['muster']} {slug}"
            texts[actions.NEGOTIATE + city] = f"negotiate {slug}"
            texts[actions.ENTER + city * (record.MOST + 1)] = f"{said['campaign']} {home[slug]} {slug}"
            for owner, house in houses:
                texts[actions.ENTER + city * (record.MOST + 1) + owner + 1] = (
                    f"{said['campaign']} {home[slug]} {slug} -{house}"
                )
                texts[actions.GUESS + owner * record.CITIES + city] = f"guess {house} {slug}"
                for verb, first in (("for", actions.FOR), ("bribe", actions.BRIBE), ("expel", actions.EXPEL)):
                    texts[first + city * record.MOST + owner] = f"{verb} {slug} {house}"
        return texts | {actions.STRIKE + kind: f"strike {word}" for kind, word in enumerate(self.boxes)}


_NO_WORD = {"pass": actions.PASS, "accept": actions.ACCEPT, "refuse": actions.REFUSE, "keep": actions.KEEP}
_ONE_WORD = {
    "target": actions.TARGET,
    "muster": actions.MUSTER,
    "negotiate": actions.NEGOTIATE,
    "advance": actions.ADVANCE,
    "strike": actions.STRIKE,
}
