"""Write, read and verify saved games: one JSON object per game, one per line in a file of many.

Input is never trusted: every key, type, size and move is checked.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from hippodrome.core.errors import BadNotation, BadOptions, BadRecord, HippodromeError, IllegalMove
from hippodrome.game import Game
from hippodrome.games import GAMES
from hippodrome.nature import SECRET_BYTES, Nature

__all__ = [
    "check_receipt",
    "nature_of",
    "parse",
    "parse_receipt",
    "read",
    "replay",
    "saved",
    "to_line",
    "verify",
]

FORMAT, RECEIPT = "hippodrome/2", "hippodrome-receipt/1"
LONGEST_LINE = 1_000_000  # characters; a long game has about 20,000
LONGEST_LOG = 10_000  # moves
LONGEST_NAME = 40
MOST_SEATS = 6
LARGEST = 10_000  # of any seat or score
Form = dict[str, tuple[Callable[[Any], bool], str]]  # by key: whether a value fits, and what it must be


def saved(game: Game, players: Sequence[str]) -> dict[str, Any]:
    """Return a game as data for saving. It contains the secret, so it is only for those who may see everything.

    >>> from hippodrome.game import new
    >>> record = saved(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    >>> record["version"], record["log"][0], record["scores"]
    (1, ['nature', 'draw X'], None)
    >>> record["seals"], record["unrevealed"], record["practice"]
    ([None, None, None], [], False)
    """
    if game.nature is None:
        raise HippodromeError(
            "this game has no secret of its own to be saved with: its draws came from outside"
        )
    if len(players) != game.seats or not all(map(_is_name, players)):
        raise HippodromeError(f"{game.seats} names are needed, of 1 to {LONGEST_NAME} printable characters")
    outcome = game.outcome
    nature, nobody = game.nature, [None] * game.seats
    return {
        "format": FORMAT,
        "game": game.name,
        "version": GAMES[game.name].version,
        "options": game.options,
        "players": list(players),
        "secret": nature.secret.hex(),
        "commitment": nature.commitment,
        "seals": list(nature.seals) or nobody,
        "contributions": [part and part.hex() for part in nature.contributions] or nobody,
        "unrevealed": nature.unrevealed,
        "practice": nature.practice,
        "log": [list(entry) for entry in game.log],
        "scores": list(outcome.scores) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
    }


def to_line(record: dict[str, Any]) -> str:
    """Write a saved game as one line of text.

    >>> to_line({"format": "hippodrome/2"})
    '{"format":"hippodrome/2"}'
    """
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def read(path: Path) -> Iterator[tuple[int, str]]:
    """Iterate over the lines of a file of saved games with their numbers, from 1; empty lines are skipped."""
    with path.open(encoding="utf-8", errors="strict", newline="\n") as file:
        number = 0
        while line := file.readline(LONGEST_LINE + 1):
            number += 1
            if len(line) > LONGEST_LINE:
                raise BadRecord(f"line {number} is longer than any game")
            if line.strip():
                yield number, line


def parse(line: str) -> dict[str, Any]:
    """Read a line of a file and check its form: every key, type and size. The moves are not checked yet.

    >>> parse("{}")
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: the key "format" is missing
    """
    record = _object(line, "a saved game")
    _check_form(record)
    return record


def replay(record: dict[str, Any], nature: Nature | None = None) -> Game:
    """Replay a parsed record, and check every move against the rules.

    Its draws are checked against `nature`, if one is given; otherwise they are accepted as they are.

    >>> from hippodrome.game import new
    >>> record = saved(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    >>> replay(record).turn
    [0]
    """
    try:
        game = Game(record["game"], record["options"])
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    draws = 0
    for number, (actor, move) in enumerate(record["log"], 1):
        try:
            weights = game.chances() if nature and actor == "nature" else []
            game.play(actor, move)
        except IllegalMove as error:
            raise BadRecord(f"{_said(actor, move)}, but {error.reason}", number, error.clause) from None
        except BadNotation as error:
            raise BadRecord(f"{_said(actor, move)}: {error.reason}", number) from None
        except HippodromeError as error:
            raise BadRecord(f"{_said(actor, move)}: {error}", number) from None
        if nature and weights:
            if nature.draw(draws, weights) != game.steps[-1][1]:
                raise BadRecord(f"{_said(actor, move)}, but its secret gives another draw", number)
            draws += 1
    return game


def nature_of(record: dict[str, Any]) -> Nature:
    """The nature of a parsed record, if the secret opens the commitment, and every contribution its seal.

    >>> from hippodrome.game import new
    >>> record = saved(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    >>> nature_of(record).secret == Nature.seeded(7).secret
    True
    """
    secret = bytes.fromhex(record["secret"])
    if sha256(secret).hexdigest() != record["commitment"]:
        raise BadRecord("the secret does not match the commitment")
    given = [part and bytes.fromhex(part) for part in record["contributions"]]
    try:
        nature = Nature(secret, given, record["seals"], record["practice"])
    except ValueError as error:
        raise BadRecord(str(error)) from None
    if record["unrevealed"] != nature.unrevealed:
        found, told = _short(nature.unrevealed), _short(record["unrevealed"])
        raise BadRecord(f'by its seals and contributions "unrevealed" is {found}, not {told}')
    return nature


def verify(record: dict[str, Any]) -> Game:
    """Check a parsed record whole: commitment and seals, every move and every draw, the scores and winners.

    >>> from hippodrome.game import new
    >>> record = saved(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    >>> verify(record)
    <Game byzanz, 3 players, 18 moves: round 1 of 8, waits for seat 0 (bid)>
    >>> record["log"][5][1] = "draw C1"
    >>> verify(record)
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: move 6: nature says 'draw C1', but its secret gives another draw
    """
    nature = nature_of(record)
    game = replay(record, nature)
    game.nature = nature
    outcome = game.outcome
    for key in ("scores", "winners"):
        found = list(getattr(outcome, key)) if outcome else None
        if record[key] != found:
            raise BadRecord(f"the {key} are {_short(found)}, not {_short(record[key])}")
    return game


# ---------------------------------------------------------------- receipts


def parse_receipt(text: str) -> dict[str, Any]:
    """Read a receipt, which is what one player's browser kept of a table, and check its form.

    >>> parse_receipt('{"format": "hippodrome/2"}')
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: not a receipt: its format is "hippodrome/2", not "hippodrome-receipt/1"
    """
    receipt = _object(text, "a receipt")
    found = receipt.get("format")
    if found != RECEIPT:
        raise BadRecord(f'not a receipt: its format is {_short(found)}, not "{RECEIPT}"')
    _check_keys(receipt, _RECEIPT_FORM, "receipt")
    seals, seat, own = receipt["seals"], receipt["seat"], receipt["contribution"]
    if seat >= len(seals):
        raise BadRecord(f"the receipt is of seat {seat}, but has {len(seals)} seals")
    if (own and sha256(bytes.fromhex(own)).hexdigest()) != seals[seat]:
        raise BadRecord("the receipt's contribution does not open its own seal")
    return receipt


def check_receipt(record: dict[str, Any], receipt: dict[str, Any]) -> None:
    """Compare a verified record with what a player's receipt says was promised; raises `BadRecord`.

    >>> from hippodrome.game import new
    >>> record = saved(new("byzanz", seats=3, seed=7), ["Ann", "Bo", "Cy"])
    >>> receipt = {"commitment": record["commitment"], "seals": [None] * 3, "seat": 0, "contribution": None}
    >>> check_receipt(record, receipt)
    >>> check_receipt(record, receipt | {"commitment": "00" * 32})
    Traceback (most recent call last):
    ...
    hippodrome.core.errors.BadRecord: the receipt has another commitment: it is of another table, or a forged record
    """
    if record["practice"]:
        raise BadRecord("a practice game has a known deal: no receipt can prove anything about it")
    if receipt["commitment"] != record["commitment"]:
        raise BadRecord("the receipt has another commitment: it is of another table, or a forged record")
    if receipt["seals"] != record["seals"]:
        pairs = zip(receipt["seals"], record["seals"], strict=False)
        seat = next((n for n, (kept, found) in enumerate(pairs) if kept != found), None)
        where = "other seats" if seat is None else f"another seal for seat {seat}"
        raise BadRecord(f"the receipt has {where}: the record is forged, or the receipt is")
    seat = receipt["seat"]
    if receipt.get("revealed") and seat in record["unrevealed"]:
        raise BadRecord(f"seat {seat} did reveal its contribution, but the record says that it did not")


# ---------------------------------------------------------------- the form of a record


def _object(text: str, what: str) -> dict[str, Any]:
    """Read a JSON object that may be hostile."""
    try:
        found = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord(f"not {what}: brackets nested too deep") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except ValueError:
        raise BadRecord(f"not {what}: a number is too long") from None
    if not isinstance(found, dict):
        raise BadRecord(f"not {what}: a JSON object is expected")
    return found


def _check_keys(found: dict[str, Any], form: Form, what: str) -> None:
    for key in form:
        if key not in found:
            raise BadRecord(f'the key "{key}" is missing')
    for key in found:
        if key not in form:
            raise BadRecord(f"unknown key {json.dumps(key[:40])}: no {what} has it")
    for key, (fits, needed) in form.items():
        if not fits(found[key]):
            raise BadRecord(f'"{key}" must be {needed}')


def _check_form(record: dict[str, Any]) -> None:
    _check_format(record)
    _check_keys(record, _FORM, "saved game")
    if record["game"] not in GAMES:
        raise BadRecord(f"there is no game {_short(record['game'])}: choose one of {', '.join(GAMES)}")
    game = GAMES[record["game"]]
    if other := game.other_rules(record["version"]):
        raise BadRecord(f"it was saved with {other}; this program plays version {game.version}")
    try:
        options = GAMES[record["game"]].check(record["options"])
    except ValueError as error:
        raise BadRecord(_cut(str(error), 300)) from None
    if missing := options.keys() - record["options"].keys():
        raise BadRecord(f"the option {_short(min(missing))} is missing")
    for key in ("players", "seals", "contributions"):
        if len(record[key]) != options["seats"]:
            raise BadRecord(f'"{key}" must have one entry per seat')


def _check_format(record: dict[str, Any]) -> None:
    """Refuse another format first: what else is missing there says little."""
    if "format" not in record:
        raise BadRecord('the key "format" is missing')
    found = record["format"]
    if not isinstance(found, str):
        raise BadRecord('"format" must be text')
    if found == "hippodrome/1":
        raise BadRecord(
            f'the format is "{found}", in which deals could be rigged and no version was released: '
            f'this program reads "{FORMAT}" only'
        )
    if found != FORMAT:
        raise BadRecord(f'the format is {_short(found)}: this program reads "{FORMAT}" only')


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def _is_hex(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 2 * SECRET_BYTES and not value.strip("0123456789abcdef")


def _is_hexes(value: Any) -> bool:
    return isinstance(value, list) and all(part is None or _is_hex(part) for part in value)


def _is_entry(value: Any) -> bool:
    match value:
        case [actor, str()]:
            return actor == "nature" or (type(actor) is int and abs(actor) < LARGEST)
    return False


def _is_numbers(value: Any) -> bool:
    return value is None or (
        isinstance(value, list)
        and len(value) <= MOST_SEATS
        and all(type(number) is int and abs(number) < LARGEST for number in value)
    )


_FORM: Form = {
    "format": (lambda value: isinstance(value, str), "text"),
    "game": (lambda value: isinstance(value, str), "text"),
    "version": (lambda value: type(value) is int and abs(value) < LARGEST, "a small whole number"),
    "options": (lambda value: isinstance(value, dict), "an object"),
    "players": (
        lambda value: isinstance(value, list) and all(map(_is_name, value)),
        f"a list of names of at most {LONGEST_NAME} printable characters",
    ),
    "secret": (_is_hex, "64 hexadecimal digits"),
    "commitment": (_is_hex, "64 hexadecimal digits"),
    "seals": (_is_hexes, "a list of 64 hexadecimal digits or null each"),
    "contributions": (_is_hexes, "a list of 64 hexadecimal digits or null each"),
    "unrevealed": (lambda value: value is not None and _is_numbers(value), "a list of seats"),
    "practice": (lambda value: type(value) is bool, "true or false"),
    "log": (
        lambda value: isinstance(value, list) and len(value) <= LONGEST_LOG and all(map(_is_entry, value)),
        f'a list of at most {LONGEST_LOG} pairs of an actor (a seat\'s number or "nature") and a move',
    ),
    "scores": (_is_numbers, "null or a list of small whole numbers, one per seat"),
    "winners": (_is_numbers, "null or a list of small whole numbers, one per seat"),
}


_RECEIPT_FORM: Form = {
    "format": _FORM["format"],
    "table": (lambda value: isinstance(value, str) and len(value) <= LONGEST_NAME, "the name of a table"),
    "seat": (lambda value: type(value) is int and 0 <= value < MOST_SEATS, "the number of a seat"),
    "commitment": _FORM["commitment"],
    "seals": _FORM["seals"],
    "contribution": (lambda value: value is None or _is_hex(value), "64 hexadecimal digits, or null"),
    "revealed": _FORM["practice"],
}


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    for key, value in pairs:
        if key in read:
            raise BadRecord(f"the key {_short(key)} appears twice")
        read[key] = value
    return read


def _no_constant(name: str) -> Any:
    raise BadRecord(f"{name} is not a number that a saved game can contain")


def _said(actor: int | str, move: str) -> str:
    return f"{actor if actor == 'nature' else f'seat {actor}'} says {_cut(move, 80)!r}"


def _short(value: Any) -> str:
    return _cut(json.dumps(value), 40)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
