"""Why a move of Byzantio or Nekken is refused: the clause that forbids it, and a sentence for the player."""

from collections.abc import Callable, Sequence
from typing import Any

from hippodrome.core.chance import NATURE
from hippodrome.games.intrigue import record

REFUSALS = {  # code: (clause, sentence)
    "over": ("BY-31", "the game is over"),
    "dice": ("BY-05", "the die is still to be rolled"),
    "only-nature": ("BY-05", "dice and tiles are not a player's to decide"),
    "nature-rolls": ("BY-05", "nature does nothing but roll the die and turn up tiles"),
    "no-roll": ("BY-05", "no roll is due now"),
    "no-tile": ("BY-30", "no such tile lies face down to be turned up now"),
    "no-targets": ("BY-07", "targets are written before the first turn only"),
    "targets-done": ("BY-07", "all targets are written"),
    "not-in-play": ("BY-01", "this city is not in play with so few players"),
    "same-province": ("BY-07", "each target is in a different province"),
    "not-acting": ("BY-10", "it is the turn of seat {turn}"),
    "no-action": ("BY-10", "no action is asked for now"),
    "no-box": ("BY-10", "all boxes of this kind are used"),
    "say-what-for": ("BY-17", "first say which garrison the offer is for"),
    "not-near": ("BY-13", "a campaign goes to a province next to the pretender's"),
    "volcano": ("NK-03", "nobody can go back to the volcano"),
    "wrong-province": ("BY-13", "this city is not in that province"),
    "no-reserve": ("BY-24", "there is no garrison in the reserve to place"),
    "third": ("BY-12", "never more than two garrisons of one player in a city"),
    "full": ("BY-12", "never more than four garrisons in a city"),
    "second": ("BY-15", "a second garrison can be placed only beside another player's"),
    "must-remove": ("BY-14", "enemy garrisons stand there: say whose is removed"),
    "nothing-to-remove": ("BY-14", "no garrison of that house stands there to be removed"),
    "not-here": ("BY-16", "a muster places in the province of the pretender"),
    "no-own": ("BY-17", "no own garrison stands there to be offered"),
    "no-swap": ("BY-22", "this garrison can't be swapped for any other now"),
    "same-city": ("BY-17", "the two garrisons must be in different cities"),
    "no-enemy": ("BY-17", "no garrison of that house stands there"),
    "own-house": ("BY-17", "that is the player's own house"),
    "limit": ("BY-22", "that would put three garrisons of one player into a city"),
    "stays": ("BY-18", "an advance goes to another province"),
    "no-bribe": ("BY-19", "no garrison in the reserve could take its place"),
    "no-enemy-bribe": ("BY-19", "no enemy garrison of that house stands there"),
    "no-enemy-expel": ("BY-20", "no enemy garrison of that house stands there"),
    "no-offer": ("BY-17", "no offer waits for this player's answer"),
    "no-strike": ("BY-25", "boxes are crossed off after an event only"),
    "crossed-off": ("BY-25", "this player has crossed off a box already"),
    "no-box-left": ("BY-25", "no box of this kind is left to cross off"),
    "no-succession": ("BY-28", "targets are replaced at the Succession only"),
    "replaced": ("BY-28", "this player's choice is written already"),
    "not-target": ("BY-28", "that city is not one of this player's targets"),
    "not-another": ("BY-28", "a target is replaced by another city"),
    "other-province": ("BY-28", "another target is in that province"),
    "no-exile": ("BY-29", "nobody is to be sent away now"),
    "not-neighbour": ("BY-29", "the left neighbour of seat {turn} chooses"),
    "not-struck": ("BY-29", "the pretender of seat {turn} is the one to be sent away"),
    "same-exile": ("BY-29", "the pretender must go to another province"),
    "no-espionage": ("BY-31", "targets are guessed after the last turn only"),
    "guessed": ("BY-31", "this guess is written already"),
    "own-guess": ("BY-31", "only the opponents' targets are guessed"),
}

Reason = tuple[str, dict[str, int]]
_CHANCE = (record.START, record.ROLL, record.EVENT, record.STARVE, record.REVEAL)


def refusal(s: Any, actor: int, verb: str, words: Sequence[int]) -> Reason:
    """The code of what forbids a move that is not legal.

    `verb` is Byzantio's word; `words` are the numbers of the places, cities, seats or kinds that follow it.
    """
    if actor == NATURE:
        return _nature(s, verb)
    if verb in ("roll", "reveal"):
        return "only-nature", {}
    if s.phase == record.END:
        return "over", {}
    if s.phase in _CHANCE:
        return "dice", {}
    return _BY_VERB[verb](s, actor, words)


def _nature(s: Any, verb: str) -> Reason:
    if verb not in ("roll", "reveal"):
        return "nature-rolls", {}
    return ("no-tile", {}) if verb == "reveal" else ("no-roll", {})


def _in_play(s: Any, city: int) -> bool:
    return bool(int(s.in_play) >> city & 1)


def _target(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if s.phase != record.WRITE:
        return "no-targets", {}
    if s.ready >> seat & 1:
        return "targets-done", {}
    return ("not-in-play", {}) if not _in_play(s, words[0]) else ("same-province", {})


def _acting(s: Any, seat: int, kind: int | None) -> Reason | None:
    """What keeps a player from any action, or from this kind of action."""
    if s.phase == record.FOR and s.seat == seat:
        return "say-what-for", {}
    if s.phase not in (record.ACT, record.FOR):
        return "no-action", {}
    if s.seat != seat:
        return "not-acting", {"turn": int(s.seat)}
    return ("no-box", {}) if kind is not None and s.box[seat, kind] == 0 else None


def _pass(s: Any, seat: int, words: Sequence[int]) -> Reason:
    return _acting(s, seat, None) or ("no-action", {})


def _placing(s: Any, seat: int, city: int) -> Reason | None:
    """What keeps a player from placing a garrison on a city."""
    own = int(s.garrison[city, seat])
    if not _in_play(s, city):
        return "not-in-play", {}
    if s.reserve[seat] == 0:
        return "no-reserve", {}
    if own >= record.PLACE_LIMIT:
        return "third", {}
    if own and own == s.garrison[city].sum():
        return "second", {}
    return None


def _campaign(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if reason := _acting(s, seat, 0):
        return reason
    place, *rest = words
    if not int(s.near[s.pretender[seat]]) >> place & 1:
        return ("not-near", {}) if int(s.open) >> place & 1 else ("volcano", {})
    city, *removed = rest
    if s.place[city] != place:
        return "wrong-province", {}
    if reason := _placing(s, seat, city):
        return reason
    return ("nothing-to-remove", {}) if removed else ("must-remove", {})


def _muster(s: Any, seat: int, words: Sequence[int]) -> Reason:
    city = words[0]
    if reason := _acting(s, seat, 1):
        return reason
    if s.place[city] != s.pretender[seat]:
        return "not-here", {}
    if reason := _placing(s, seat, city):
        return reason
    assert s.garrison[city].sum() >= record.CITY_LIMIT
    return "full", {}


def _negotiate(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if reason := _acting(s, seat, 2):
        return reason
    return ("no-own", {}) if s.garrison[words[0], seat] == 0 else ("no-swap", {})


def _for(s: Any, seat: int, words: Sequence[int]) -> Reason:
    city, owner = words
    if s.phase != record.FOR or s.seat != seat:
        return "no-offer", {}
    if owner == seat:
        return "own-house", {}
    if city == s.own_city:
        return "same-city", {}
    return ("no-enemy", {}) if s.garrison[city, owner] == 0 else ("limit", {})


def _answer(s: Any, seat: int, words: Sequence[int]) -> Reason:
    return "no-offer", {}


def _advance(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if reason := _acting(s, seat, 3):
        return reason
    return ("stays", {}) if s.pretender[seat] == words[0] else ("volcano", {})


def _bribe(s: Any, seat: int, words: Sequence[int]) -> Reason:
    city, owner = words
    if reason := _acting(s, seat, 4):
        return reason
    if s.reserve[seat] == 0:
        return "no-bribe", {}
    return ("no-enemy-bribe", {}) if owner == seat or s.garrison[city, owner] == 0 else ("limit", {})


def _expel(s: Any, seat: int, words: Sequence[int]) -> Reason:
    return _acting(s, seat, 5) or ("no-enemy-expel", {})


def _strike(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if s.phase != record.STRIKE:
        return "no-strike", {}
    return ("crossed-off", {}) if s.ready >> seat & 1 else ("no-box-left", {})


def _retarget(s: Any, seat: int, words: Sequence[int]) -> Reason:
    if s.phase != record.REPLACE:
        return "no-succession", {}
    if s.ready >> seat & 1 or not words:
        return "replaced", {}
    old, new = words
    if old not in s.target[seat]:
        return "not-target", {}
    if old == new:
        return "not-another", {}
    return ("not-in-play", {}) if not _in_play(s, new) else ("other-province", {})


def _exile(s: Any, seat: int, words: Sequence[int]) -> Reason:
    owner, place = words
    if s.phase != record.EXILE:
        return "no-exile", {}
    struck = {"turn": int(s.seat)}
    if seat != (s.seat + 1) % s.seats:
        return "not-neighbour", struck
    if owner != s.seat:
        return "not-struck", struck
    return ("same-exile", {}) if s.pretender[s.seat] == place else ("volcano", {})


def _guess(s: Any, seat: int, words: Sequence[int]) -> Reason:
    owner = words[0]
    if s.phase != record.GUESS:
        return "no-espionage", {}
    if owner == seat:
        return "own-guess", {}
    return ("guessed", {}) if s.guess[seat, owner] != record.NOWHERE else ("not-in-play", {})


_BY_VERB: dict[str, Callable[[Any, int, Sequence[int]], Reason]] = {
    "target": _target,
    "pass": _pass,
    "campaign": _campaign,
    "muster": _muster,
    "negotiate": _negotiate,
    "for": _for,
    "accept": _answer,
    "refuse": _answer,
    "advance": _advance,
    "bribe": _bribe,
    "expel": _expel,
    "strike": _strike,
    "retarget": _retarget,
    "keep": _retarget,
    "exile": _exile,
    "guess": _guess,
}
