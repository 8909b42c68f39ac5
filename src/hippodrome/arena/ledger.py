"""Store the results of a tournament on disk, one line each as they come in, so that no finished game is played twice.

The first line describes the tournament. A line counts only when it is complete: a game whose line was cut off by a
power failure is played again.
"""

import contextlib
import json
import os
import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from hippodrome.arena.playing import Played
from hippodrome.arena.results import Result, from_line, json_object, to_line
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import BadOptions, BadRecord
from hippodrome.games import GAMES
from hippodrome.nature import Nature
from hippodrome.records import LONGEST_NAME, parse

with contextlib.suppress(ImportError):  # Windows has no such locks
    import fcntl

NAME = "games.jsonl"
SYNC_SECONDS = 1.0  # how much work a power failure can lose
LONGEST_LINE = 1_000_000  # bytes; a result has about 1,000, a description with a custom board 30,000


class Ledger:
    """The results of a tournament so far, and the file where new ones are written.

    >>> import tempfile
    >>> tournament = Tournament("byzanz", {"seats": 3}, ("random",), games=2)
    >>> with tempfile.TemporaryDirectory() as folder, Ledger.opened(Path(folder), tournament) as ledger:
    ...     ledger.results
    {}
    """

    def __init__(self, results: dict[int, Result], file: IO[bytes], records: IO[bytes] | None) -> None:
        self.results = results
        self._file, self._records = file, records
        self._synced = time.monotonic()

    @classmethod
    @contextmanager
    def opened(
        cls,
        folder: Path,
        tournament: Tournament,
        resume: bool = False,
        overwrite: bool = False,
        records: Path | None = None,
    ) -> Iterator["Ledger"]:
        """Open the ledger in a folder: start a new one, or continue the existing one."""
        path = folder / NAME
        if records and records.resolve() == path.resolve():
            raise BadOptions(f"{records} is the file of the results: choose another name for --records")
        if path.exists() and not (resume or overwrite):
            raise BadOptions(
                f"{folder} already contains results: add --resume to continue them, or --overwrite to replace them"
            )
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.ExitStack() as closing:
            file = closing.enter_context(path.open("ab"))
            _lock(file, folder)
            results: dict[int, Result] = {}
            kept = None
            if resume and path.stat().st_size:
                results = read(path, tournament)
                if records:
                    _check_saved(records, tournament, results.values())
                _cut_torn_line(path)
            else:
                file.truncate(0)
                file.write(_line(tournament.description()))
            if records:
                kept = closing.enter_context(records.open("ab" if resume else "wb"))
                _cut_torn_line(records)
            ledger = cls(results, file, kept)
            ledger._sync()
            try:
                yield ledger
            finally:
                ledger._sync()

    def add(self, played: Played) -> None:
        """Add a game. The saved game is written first: saving one twice does no harm, missing one does."""
        if self._records and played.record is not None:
            self._records.write(played.record.encode() + b"\n")
            self._records.flush()
        self._file.write(to_line(played.result).encode() + b"\n")
        self._file.flush()
        self.results[played.result.number] = played.result
        if time.monotonic() - self._synced >= SYNC_SECONDS:
            self._sync()

    def _sync(self) -> None:
        for file in filter(None, (self._records, self._file)):
            file.flush()
            os.fsync(file.fileno())
        self._synced = time.monotonic()


def read(path: Path, tournament: Tournament) -> dict[int, Result]:
    """Read the results of a tournament by game number, and check every line against the schedule."""
    lines = _complete_lines(path)
    _, first = next(lines, (1, b""))
    _check_description(path, first, tournament)
    found: dict[int, tuple[int, Result]] = {}
    for where, line in lines:
        with _told_where(path, where):
            result = _with_statistics(from_line(_text(line)), tournament)
            if result.number in found:
                raise BadRecord(f"game {result.number} is already in line {found[result.number][0]}")
            if result.number >= tournament.games:
                raise BadRecord(f"there is no game {result.number} in a tournament of {tournament.games}")
            found[result.number] = where, result
    for pairing in tournament.pairings():
        if pairing.number in found:
            where, result = found[pairing.number]
            if result[: len(pairing)] != pairing:
                with _told_where(path, where):
                    raise BadRecord(
                        f"game {pairing.number} has other bots or another deal than in the schedule"
                    )
    return {number: found[number][1] for number in sorted(found)}


def _with_statistics(result: Result, tournament: Tournament) -> Result:
    """Return a result with its statistics as the game reads them."""
    statistics = GAMES[tournament.game].statistics
    if statistics is None:
        return result
    try:
        return result._replace(statistics=statistics.read(result.statistics))
    except ValueError as error:
        raise BadRecord(f'"statistics" must be {error}') from None


def _check_description(path: Path, first: bytes, tournament: Tournament) -> None:
    with _told_where(path, 1):
        there = json_object(_text(first))
    wanted = json.loads(json.dumps(tournament.description()))
    if there.get("format") != wanted["format"]:
        raise BadRecord(f"{path} is not the results file of a tournament")
    if there == wanted:
        return
    differs = next(key for key in (*wanted, *there) if there.get(key) != wanted.get(key))
    then, now = (json.dumps(told.get(differs))[:80] for told in (there, wanted))
    raise BadOptions(
        f"{path.parent} contains another tournament, with {differs!r} {then} instead of {now}; "
        "choose another folder, or add --overwrite"
    )


def _check_saved(records: Path, tournament: Tournament, results: Collection[Result]) -> None:
    """Check that a file of saved games has all games played so far, so that it will have the whole tournament."""
    lacking = Counter(
        (
            Nature.seeded(f"{tournament.seed}/{result.deal}").secret.hex(),
            tuple(bot[:LONGEST_NAME] for bot in result.bots),
            result.scores,
        )
        for result in results
    )
    for where, line in _complete_lines(records) if records.exists() else ():
        with _told_where(records, where):
            game = parse(_text(line))
        lacking[game["secret"], tuple(game["players"]), tuple(game["scores"] or ())] -= 1
    if missing := (+lacking).total():
        raise BadOptions(
            f"{records} is missing {missing:,} of the {len(results):,} games already played: resume without --records, "
            "or start again with --overwrite"
        )


def _complete_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Iterate over the complete lines of a file, with their numbers."""
    with path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST_LINE + 1):
            number += 1
            if len(line) > LONGEST_LINE:
                raise BadRecord(f"{path}: line {number} is longer than any result")
            if line.endswith(b"\n"):
                yield number, line


def _cut_torn_line(path: Path) -> None:
    """Cut off an incomplete last line, so that the next one starts on a line of its own."""
    with path.open("r+b") as file:
        end = kept = file.seek(0, os.SEEK_END)
        while kept:
            start = max(0, kept - 4096)
            file.seek(start)
            newline = file.read(kept - start).rfind(b"\n")
            kept = start + newline + 1
            if newline >= 0:
                break
        if kept < end:
            file.truncate(kept)


def _lock(file: IO[bytes], folder: Path) -> None:
    """Lock the results file, so that no second command writes to it."""
    if "fcntl" in globals():
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"another tournament is writing to {folder}") from None


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise BadRecord("this is not UTF-8 text") from None


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


@contextmanager
def _told_where(path: Path, line: int) -> Iterator[None]:
    try:
        yield
    except BadRecord as error:
        raise BadRecord(f"{path}: line {line}: {error}") from None
