"""The commands for research: `simulate` and `arena` for games between bots, `warm` to compile in advance."""

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.files import console, must_be_new, tell_saved, written
from hippodrome.cli.options import (
    BotFiles,
    Bots,
    GameName,
    Given,
    Overwrite,
    Seats,
    bot_files,
    printable_seed,
    seat_specs,
    table_options,
)
from hippodrome.cli.progress import complain, warm_up
from hippodrome.core.errors import BadOptions

INTERRUPTED = 130  # exit code of a command that was stopped with Ctrl-C

Workers = Annotated[
    int, typer.Option("--workers", min=1, max=1024, help="Number of processes that play in parallel.")
]
Records = Annotated[Path | None, typer.Option("--records", help="Save the games to this file.")]


def simulate(
    game: GameName,
    seats: Seats = None,
    bots: Bots = "random",
    bot_file: BotFiles = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", callback=printable_seed, help="Game i is dealt from the seed SEED/i.")
    ] = "1",
    workers: Workers = 1,
    records: Records = None,
    overwrite: Overwrite = False,
    *,
    given: Given,
) -> None:
    """Simulate many games between bots. They keep their seats; the scores by seat are printed, games can be saved."""
    from hippodrome.arena import running, simulation
    from hippodrome.arena.running import Place
    from hippodrome.arena.tournament import Tournament
    from hippodrome.game import check_options

    options = check_options(game, table_options(game, seats, given))
    specs = tuple(seat_specs(bots, options["seats"]))
    kept = records is not None
    tournament = Tournament(
        game, options, specs, games, seed, bot_files(bot_file), fixed=True, keep_records=kept
    )
    must_be_new(records, overwrite)
    with written(records) as write:
        warm_up(game, specs)
        summary = simulation.simulate(tournament, Place(workers), write, running.progress(complain))
    stopped = summary.games < games
    if stopped:
        console.print(f"Stopped after {summary.games} of {games} games.")
    if summary.games:
        console.print(summary.table())
    if records:
        tell_saved(records)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="Specs of the bots, separated by commas; the same bot may appear several times."
        ),
    ],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    bot_file: BotFiles = None,
    seed: Annotated[
        str, typer.Option("--seed", callback=printable_seed, help="Deal d is dealt from the seed SEED/d.")
    ] = "1",
    report: Annotated[
        Path | None, typer.Option("--report", help="Folder for the results, the report and its charts.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the tournament in the folder.")] = False,
    workers: Workers = 1,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="Play on a Ray cluster: `ray` starts one here; or give its address."),
    ] = None,
    records: Records = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace existing results and files.")
    ] = False,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Take luck off the wins: fewer games are needed.")
    ] = False,
    *,
    given: Given,
) -> None:
    """Run a tournament: every bot in every seat on the same deals. Ratings, tables, and a report with charts."""
    from hippodrome.arena import running
    from hippodrome.arena.running import Folder, Place, run
    from hippodrome.arena.tournament import Tournament

    if resume and overwrite:
        raise BadOptions("--resume continues with the results, --overwrite deletes them: choose one")
    if cluster and workers > 1:
        raise BadOptions("--workers are processes on this machine, --cluster has its own: choose one")
    options = table_options(game, seats, given)
    specs = tuple(spec.strip() for spec in bots.split(","))
    kept = records is not None
    tournament = Tournament(
        game, options, specs, games, seed, bot_files(bot_file), adjusted=adjusted, keep_records=kept
    )
    must_be_new(records, overwrite or resume)
    warm_up(game, specs)
    finished = run(
        tournament,
        Place(workers, cluster),
        Folder(report, resume, overwrite, records),
        console,
        running.progress(complain),
        shlex.join(["hippodrome", *sys.argv[1:]]),
    )
    if records:
        tell_saved(records)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def evaluate(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="The spec of the bot.")],
    game: Annotated[str, typer.Option("--game", help="The game; all that it plays if left out.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games in each row.")] = 200,
    bot_file: BotFiles = None,
    against: Annotated[
        str, typer.Option("--against", help="Only these of the field, separated by commas.")
    ] = "",
    seats: Seats = None,
    workers: Workers = 1,
    json: Annotated[Path | None, typer.Option("--json", help="Write the results to this file, too.")] = None,
    overwrite: Overwrite = False,
) -> None:
    """Evaluate a bot against the fixed field: the same deals for everybody, in all numbers of players."""
    import json as written_as

    from hippodrome.arena import evaluation, running
    from hippodrome.arena.running import Place, follow
    from hippodrome.bots import names
    from hippodrome.bots.specs import load_source
    from hippodrome.games import GAMES

    must_be_new(json, overwrite)
    files = bot_files(bot_file)
    for file, text in files:
        load_source(file, text)
    every = []
    for name in [game] if game else [one for one in GAMES if bot.partition(":")[0] in names(one)]:
        among = tuple(spec.strip() for spec in against.split(",") if spec.strip())
        wanted = evaluation.tournaments(name, bot, games, files, [seats] if seats else [], among)
        warm_up(name, [bot, *{one.bots[1] for one in wanted}])
        console.print(f"{bot}, {name}\n\n{evaluation.HEADING}", markup=False, soft_wrap=True)
        rows: list[evaluation.Row] = []
        for one in wanted:
            kept: list[Any] = []
            if not follow(
                one, Place(workers).play(one, one.pairings()), kept.append, running.progress(complain)
            ):
                raise typer.Exit(INTERRUPTED)
            rows += evaluation.evaluate([one], lambda _, kept=kept: iter(kept))  # type: ignore[misc]
            console.print(str(rows[-1]), markup=False, soft_wrap=True)
        every.append(evaluation.submission(name, bot, rows))
    if not every:
        raise BadOptions(f"there is no bot {bot[:40]!r}, or it plays none of the games")
    if json:
        json.write_text(written_as.dumps(every, indent=1) + "\n", encoding="utf-8")
        console.print(f"Written to {json}.", markup=False, soft_wrap=True)


def warm(
    envs: Annotated[bool, typer.Option("--envs", help="Compile the research environments too.")] = False,
    training: Annotated[bool, typer.Option("--training", help="Compile self-play for `train` too.")] = False,
) -> None:
    """Compile the rules and the bots in advance. The first game then starts quickly."""
    from hippodrome.analysis import Values
    from hippodrome.bots.warm import mark_all_warm
    from hippodrome.envs.warm import env_steps
    from hippodrome.games import GAMES
    from hippodrome.training.warm import training_steps

    for game in GAMES:
        warm_up(game, ["citizen", "search", "learned"])
        opening = GAMES[game].opening(GAMES[game].check({}))
        Values(opening).of(opening, 1)
        for step in [*(env_steps(game) if envs else ()), *(training_steps(game) if training else ())]:
            step()
    mark_all_warm()
