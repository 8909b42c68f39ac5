"""Deals that are fixed before the game: the one of the day, and those of a file."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.cli.files import saved_lines
from hippodrome.core.errors import BadOptions, BadRecord

if TYPE_CHECKING:
    from hippodrome.nature import Nature


class Fixed(NamedTuple):
    """A deal: its game with all options, what draws, and who sits where if that is fixed too."""

    game: str
    options: dict[str, Any]
    nature: "Nature"
    bots: tuple[str | None, ...] | None = None  # by seat; None in the person's own


def fixed_deal(game: str, daily: bool, file: Path | None, number: int, others: bool) -> Fixed | None:
    """Return the deal that is wanted, if one is; `others` says whether the user has set what a deal fixes."""
    if not daily and file is None:
        return None
    if daily and file is not None:
        raise BadOptions("--daily and --deal are two different deals: choose one of them")
    if others:
        raise BadOptions("this deal is fixed: leave out --seed, --seats and the options of the game")
    return _of_file(file, number, game) if file else _of_today(game)


def _of_today(game: str) -> Fixed:
    """The deal that this program has for today, the same on every machine: nobody has committed to it."""
    from hippodrome.bots.daily import lineup
    from hippodrome.game import check_options
    from hippodrome.games import GAMES
    from hippodrome.nature import Nature

    game, today = game or next(iter(GAMES)), datetime.now(UTC).date()
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    players = lineup(game, today)
    options = check_options(game, {"seats": players.seats})
    return Fixed(game, options, Nature.seeded(f"daily {game} {today}"), players.bots)


def _of_file(file: Path, number: int, game: str) -> Fixed:
    """A deal of a set. Whoever made the set can know it, so the game is saved as practice."""
    from hippodrome import records
    from hippodrome.nature import Nature

    lines = list(saved_lines(file))
    if number > len(lines):
        raise BadRecord(f"{file} has {len(lines)} deal{'s' * (len(lines) != 1)}: there is no deal {number}")
    where, line = lines[number - 1]
    try:
        record = records.parse(line)
        known = records.nature_of(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: line {where}: {error}") from None
    if game and game != record["game"]:
        raise BadOptions(f"{file} has deals of {record['game']}, not of {game}")
    nature = Nature(known.secret, known.contributions, known.seals, practice=True)
    return Fixed(record["game"], record["options"], nature)
