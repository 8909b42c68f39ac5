"""Run a tournament from the command line: progress, results on disk, Ctrl-C, tables and report."""

import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from hippodrome.arena import ray_cluster, workers
from hippodrome.arena.ledger import Ledger
from hippodrome.arena.playing import Played
from hippodrome.arena.results import Result
from hippodrome.arena.schedule import Pairing
from hippodrome.arena.tournament import Tournament
from hippodrome.core.errors import BadOptions, HippodromeError


class Place(NamedTuple):
    """Where games are played: in a number of processes on this machine, or on a Ray cluster."""

    workers: int = 1
    cluster: str | None = None

    def play(self, tournament: Tournament, pairings: Iterable[Pairing]) -> Iterator[Played]:
        """Play these games here, and yield them as they are finished."""
        if self.cluster is None:
            return workers.play(tournament, pairings, self.workers)
        return ray_cluster.play(tournament, pairings, self.cluster)


class Folder(NamedTuple):
    """Where the results of a tournament are stored, and what to do if there are some already."""

    path: Path | None = None
    resume: bool = False
    overwrite: bool = False
    records: Path | None = None


def run(
    tournament: Tournament, place: Place, folder: Folder, console: Console, bar: Progress, command: str
) -> bool:
    """Play a tournament, or the rest of it; return False if it was stopped with Ctrl-C."""
    with _kept(tournament, folder) as (results, keep):
        missing = (pairing for pairing in tournament.pairings() if pairing.number not in results)
        try:
            finished = follow(tournament, place.play(tournament, missing), keep, bar, len(results))
        except HippodromeError as error:
            raise HippodromeError(f"{error}. {_way_on(len(results), folder, command)}") from error
    if not finished:
        console.print(f"Stopped after {len(results):,} of {tournament.games:,} games.", soft_wrap=True)
        console.print(_way_on(len(results), folder, command), markup=False, soft_wrap=True)
    if results and (finished or not folder.path):
        _tell(tournament, results, folder, console, command)
    return finished


def follow(
    tournament: Tournament,
    games: Iterator[Played],
    keep: Callable[[Played], object],
    bar: Progress,
    done: int = 0,
) -> bool:
    """Store every game as it is finished, with a progress bar; return False if Ctrl-C stopped it early."""
    with bar:
        task = bar.add_task(f"Playing {tournament.game}", total=tournament.games, completed=done)
        try:
            for played in games:
                keep(played)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
        finally:
            close = getattr(games, "close", None)
            if close:
                close()  # end the workers now, not at the next garbage collection
    return True


def progress(console: Console) -> Progress:
    """Make a progress bar with games done, games per second and the time left; disabled without a terminal.

    >>> progress(Console(quiet=True)).disable
    True
    """
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class _Speed(ProgressColumn):
    """A column with the games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "")


@contextmanager
def _kept(
    tournament: Tournament, folder: Folder
) -> Iterator[tuple[dict[int, Result], Callable[[Played], object]]]:
    """Provide the results so far and a function to add one: stored in the folder, or only in memory."""
    if folder.path:
        opened = Ledger.opened(folder.path, tournament, folder.resume, folder.overwrite, folder.records)
        with opened as ledger:
            yield ledger.results, ledger.add
        return
    if folder.resume:
        raise BadOptions(
            "there is nothing to resume: --resume needs the folder of the tournament, --report FOLDER"
        )
    results: dict[int, Result] = {}
    with ExitStack() as closing:
        file = closing.enter_context(folder.records.open("w", encoding="utf-8")) if folder.records else None

        def keep(played: Played) -> None:
            if file and played.record is not None:
                file.write(f"{played.record}\n")
            results[played.result.number] = played.result

        yield results, keep


def _way_on(done: int, folder: Folder, command: str) -> str:
    if not folder.path:
        return "No results were stored: use --report FOLDER to be able to resume a tournament."
    words = command.replace(" --overwrite", "")
    again = words if folder.resume else f"{words} --resume"
    return f"{done:,} game{'s' * (done != 1)} stored in {folder.path}; continue with: {again}"


def _tell(
    tournament: Tournament, results: dict[int, Result], folder: Folder, console: Console, command: str
) -> None:
    # Imported here because they take a second to load: the first game should not wait for that.
    from hippodrome.arena.standings import standings
    from hippodrome.arena.tables import drawn

    with console.status("Rating the bots"):
        summed = standings(results.values())
    console.print(drawn(tournament.title, summed))
    if folder.path:
        from hippodrome.arena import report

        with console.status("Drawing the charts"):
            page = report.write(folder.path, tournament, list(results.values()), summed, command)
        console.print(f"Report: {page}", markup=False, soft_wrap=True)


def in_order(games: Iterable[Played]) -> Iterator[Played]:
    """Yield games in the order of their numbers: each waits until those before it are finished.

    >>> games = [Played(Result(n, n, ("a",), (1,), (0,), 9)) for n in (1, 0, 3)]
    >>> [played.result.number for played in in_order(games)]
    [0, 1, 3]
    """
    waiting: dict[int, Played] = {}
    numbers = itertools.count()
    due = next(numbers)
    for played in games:
        waiting[played.result.number] = played
        while due in waiting:
            yield waiting.pop(due)
            due = next(numbers)
    for number in sorted(waiting):
        yield waiting[number]
