"""The command `play`: a game in the terminal."""

import random
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.choices import chosen_for
from hippodrome.cli.files import console, must_be_new, signals_end, tell_saved, written
from hippodrome.cli.fixed import fixed_deal
from hippodrome.cli.options import (
    NOBODY,
    BotFiles,
    Bots,
    GameName,
    Given,
    LanguageName,
    Overwrite,
    Seats,
    bot_files,
    printable_seed,
    seat_specs,
    table_options,
)
from hippodrome.cli.progress import warm_up
from hippodrome.locales import Messages, preferred


def play(
    game: GameName = "",
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat; seat 0 goes first.")] = 0,
    bots: Bots = "citizen",
    bot_file: BotFiles = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", callback=printable_seed, help="Seed of the deal; random if left out."),
    ] = None,
    daily: Annotated[
        bool, typer.Option("--daily", help="Play this program's own deal for today (UTC), against its bots.")
    ] = False,
    deal: Annotated[
        Path | None, typer.Option("--deal", help="Play a deal of this file, as made by duplicate.")
    ] = None,
    number: Annotated[
        int, typer.Option("--number", min=1, help="Which deal of the file, counted from 1.")
    ] = 1,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game to this file.")] = None,
    overwrite: Overwrite = False,
    language: LanguageName = None,
    *,
    given: Given,
    chosen: Given,
) -> None:
    """Play against bots in this terminal. If input or output is piped, bots take all seats and the game is printed."""
    from hippodrome.bots import make
    from hippodrome.core.notation import read_seat
    from hippodrome.game import Game, check_options
    from hippodrome.games import GAMES
    from hippodrome.nature import Nature
    from hippodrome.records import LONGEST_NAME, saved, to_line
    from hippodrome.terminal import playing
    from hippodrome.terminal.room import YOU, Room

    t = Messages(language or preferred())
    others = bool(seed is not None or seats is not None or given or chosen)
    fixed = fixed_deal(game, daily, deal, number, others)
    game = fixed.game if fixed else game or next(iter(GAMES))
    options = fixed.options if fixed else table_options(game, seats, given)
    if fixed and fixed.bots:
        seat, bots = fixed.bots.index(None), ",".join(bot or bots for bot in fixed.bots)
    count = check_options(game, options)["seats"]
    bot_files(bot_file)
    own = seated_at = read_seat(seat, count)
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        own = NOBODY
    specs = seat_specs(bots, count, own)
    seated = [None if who == own else make(spec, game) for who, spec in enumerate(specs)]
    players = [YOU if who == own else f"{spec[: LONGEST_NAME - 2]} {who}" for who, spec in enumerate(specs)]
    must_be_new(record, overwrite)
    ask = None if own == NOBODY else partial(playing.choose, game, t, console)
    try:
        options |= chosen_for(game, options, count, seated_at, chosen, ask, random.Random(seed))
    except playing.Quit:
        console.print(t("terminal-left"))
        return
    with written(record) as write, signals_end():
        warm_up(game, specs, t)
        nature = fixed.nature if fixed else Nature.random() if seed is None else Nature.seeded(seed)
        table = Game(game, options, nature)
        console.print(t("terminal-commitment", digest=nature.commitment), style="dim", soft_wrap=True)
        try:
            playing.play(
                table, seated, Room.of(table, players, t), console, random.Random(seed or nature.commitment)
            )
            console.print(t("terminal-secret", secret=nature.secret.hex()), style="dim", soft_wrap=True)
        except (playing.Quit, KeyboardInterrupt):
            console.print(t("terminal-left"))
        finally:
            if record:
                write(to_line(saved(table, players)))
    if record:
        tell_saved(record, t)
