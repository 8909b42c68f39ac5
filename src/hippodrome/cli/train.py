"""The command `train`: make the network of a game by self-play."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from hippodrome.cli.files import console
from hippodrome.cli.options import GameName
from hippodrome.cli.progress import complain
from hippodrome.cli.study import INTERRUPTED, Workers
from hippodrome.core.errors import BadOptions


def bar() -> Progress:
    """Make a progress bar on standard error, disabled if that is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=complain, transient=True, disable=not complain.is_terminal)


def train(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="Folder for the weights, checkpoint, curve and card.")],
    minutes: Annotated[float | None, typer.Option("--minutes", min=0, help="Stop after this time.")] = None,
    decisions: Annotated[
        float, typer.Option("--decisions", min=0, help="Decisions to learn from, in millions.")
    ] = 20.0,
    imitation: Annotated[
        float,
        typer.Option(
            "--imitation", min=0, help="Decisions of the rules of thumb to imitate first, in millions."
        ),
    ] = 1.5,
    round_size: Annotated[
        int, typer.Option("--round", min=1, help="Decisions played before each round of learning.")
    ] = 32_768,
    winning: Annotated[
        float,
        typer.Option("--winning", min=0, max=1, help="Part of the reward from winning, not from the rank."),
    ] = 0.5,
    rate: Annotated[
        tuple[float, float], typer.Option("--rate", help="Learning rate at the beginning and at the end.")
    ] = (5e-4, 5e-5),
    entropy: Annotated[
        tuple[float, float],
        typer.Option("--entropy", help="Weight of the entropy at the beginning and at the end."),
    ] = (0.012, 0.001),
    begin: Annotated[
        Path | None, typer.Option("--begin", exists=True, help="Weights to begin with, instead of none.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the run.")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in the folder.")] = False,
    workers: Workers = 1,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="Play on a Ray cluster: `ray` starts one here; or give its address."),
    ] = None,
) -> None:
    """Train the network of a game by self-play. Needs PyTorch: pip install 'hippodrome[train]'."""
    try:
        from hippodrome.training import report, run, sampling
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise BadOptions("PyTorch is not installed: pip install 'hippodrome[train]'") from None

    if cluster and workers > 1:
        raise BadOptions("--workers are threads on this machine, --cluster has its own: choose one")
    plan = run.Plan(
        game,
        seed=seed,
        imitation=imitation,
        decisions=decisions,
        round_size=round_size,
        winning=winning,
        rate=rate,
        doubt=entropy,
        begin=str(begin) if begin else None,
    )
    learner = run.start(plan, out, resume)
    stopped = False
    with sampling.players(workers, cluster) as (play, parts), bar() as shown:
        task = shown.add_task("learning", total=decisions * 1e6, completed=learner.decisions)
        try:
            for _, row in run.rounds(learner, play, parts, None if minutes is None else 60 * minutes):
                shown.update(task, completed=learner.decisions)
                if row:
                    shares = {name[6:]: value for name, value in row.items() if name.startswith("among_")}
                    told = ", ".join(f"{share:.0%} among {others}" for others, share in shares.items())
                    shown.console.print(f"{row['decisions'] / 1e6:.2f} million decisions: wins {told}")
        except KeyboardInterrupt:
            stopped = True
    learner.save()
    report.write(learner, shlex.join(["hippodrome", *sys.argv[1:]]))
    console.print(f"Weights, learning curve and model card are in {out}/")
    if stopped:
        complain.print("Stopped; continue with --resume.")
        raise typer.Exit(INTERRUPTED)
