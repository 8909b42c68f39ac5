"""The command `puzzles`: positions with one clearly best decision, found in games or solved in the terminal."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count as numbers
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.files import console, must_be_new, signals_end, written
from hippodrome.cli.looking_back import finished, lines_of
from hippodrome.cli.options import GameName, LanguageName, Overwrite, printable_seed
from hippodrome.cli.progress import progress, warm_up
from hippodrome.cli.study import INTERRUPTED
from hippodrome.core.errors import BadOptions
from hippodrome.locales import Messages, preferred

if TYPE_CHECKING:
    from hippodrome.analysis.puzzles import Puzzle
    from hippodrome.game import Game


def puzzles(
    game: GameName,
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]…", help="Files of saved games; without any, bots play new ones."),
    ] = None,
    solve: Annotated[bool, typer.Option("--solve", help="Solve the puzzles of the game here.")] = False,
    number: Annotated[
        int | None, typer.Option("--number", min=1, help="With --solve: begin with this puzzle.")
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help="How many puzzles to find.")] = 10,
    bots: Annotated[
        str, typer.Option("--bots", help="Spec of the bots that play, if no files are given.")
    ] = "citizen",
    seed: Annotated[
        str, typer.Option("--seed", callback=printable_seed, help="Seed of the games and the searches.")
    ] = "1",
    out: Annotated[Path | None, typer.Option("--out", help="Write the puzzles to this file.")] = None,
    overwrite: Overwrite = False,
    language: LanguageName = None,
) -> None:
    """Find puzzles: positions with one clearly best decision, confirmed by two deep searches. Or solve some."""
    from hippodrome.analysis.puzzles import puzzles_of
    from hippodrome.games import GAMES

    t = Messages(language or preferred())
    offered = puzzles_of(game)
    if solve:
        _solve(offered, game, number, t)
        return
    if number is not None:
        raise BadOptions("--number is for --solve")
    if GAMES[game].puzzles is None:
        raise BadOptions(f"{game} has no puzzles: its descriptor does not say what they can be about")
    must_be_new(out, overwrite)
    warm_up(game, [bots], t)
    played = _saved(game, files) if files else _played(game, bots, seed)
    with written(out) as write, signals_end():
        found = _mine(played, count, seed, write, t)
    console.print(t("puzzle-found", count=found))
    if found < count and not files:
        raise typer.Exit(INTERRUPTED)


def _mine(
    played: "Iterator[Game]", count: int, seed: str, write: Callable[[str], object], t: Messages
) -> int:
    """Find puzzles and write them, one by one, with a progress bar; Ctrl-C ends it early."""
    from hippodrome.analysis.mining import mine

    found = 0
    with progress() as bar:
        task = bar.add_task(t("puzzle-mining"), total=count)
        try:
            for one in mine(played, count, random.Random(seed).getrandbits(30), tick=lambda _: bar.refresh()):
                write(one.line())
                found += 1
                bar.advance(task)
                theme = t(f"puzzle-theme-{one.theme}", game=one.game)
                bar.console.print(f"{one.id}  {one.difficulty:4}  {theme}: {one.best}", markup=False)
        except KeyboardInterrupt:
            pass
    return found


def _played(game: str, spec: str, seed: str) -> "Iterator[Game]":
    """Play games between bots, at tables of all sizes in turn."""
    from hippodrome.arena.playing import play_out
    from hippodrome.bots import make
    from hippodrome.games import GAMES

    sizes = GAMES[game].seats
    for number in numbers():
        seats = sizes[number % len(sizes)]
        bots = [make(spec, game) for _ in range(seats)]
        yield play_out(game, {"seats": seats}, bots, f"{seed}/{number}")


def _saved(game: str, files: Sequence[Path]) -> "Iterator[Game]":
    """Read the finished games of files; those of other games are left out."""
    for file in files:
        for _, line in lines_of(file):
            one, _ = finished(line)
            if one.name == game:
                yield one


def _solve(offered: "Sequence[Puzzle]", game: str, number: int | None, t: Messages) -> None:
    from hippodrome.terminal import puzzling

    if not offered:
        raise BadOptions(f"{game} comes without puzzles")
    if number is not None and number > len(offered):
        raise BadOptions(f"there are {len(offered)} puzzles: there is no puzzle {number}")
    warm_up(game, [], t)
    order = random.sample(range(len(offered)), len(offered))
    if number is not None:
        order.insert(0, number - 1)
    puzzling.solve([(at + 1, offered[at]) for at in order], t, console)
